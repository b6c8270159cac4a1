@echo off
rem Starts Trapwright from the folder it stands in: bin\trapwright.bat beside lib\.
rem Takes the first Java 25 or newer of JAVA_HOME, the PATH and the usual install folders.
setlocal
set "WANTED=25"
set "JAVA="

if defined JAVA_HOME call :look "%JAVA_HOME%"
for /f "delims=" %%J in ('where java 2^>nul') do call :look "%%~dpJ.."
for /d %%D in ("%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Java\*" "%ProgramFiles%\Microsoft\jdk*" "%ProgramFiles%\Zulu\*" "%LOCALAPPDATA%\Programs\Eclipse Adoptium\*" "%USERPROFILE%\.jdks\*") do call :look "%%~D"

if not defined JAVA (
    echo Trapwright needs Java %WANTED% or newer: install one, for example Temurin %WANTED% from https://adoptium.net, or set JAVA_HOME to it.>&2
    exit /b 2
)

rem a command is over before the thorough compiler has paid for itself; the window keeps it
set "QUICK="
for %%C in (assess check export group read samples schema) do if /i "%~1"=="%%C" set "QUICK=-XX:TieredStopAtLevel=1"
rem classes as the build had them ready; where the program or the Java is another one, Java leaves them aside, here silently
set "READY="
if exist "%~dp0..\lib\trapwright.jsa" set READY=-Xlog:disable "-XX:SharedArchiveFile=%~dp0..\lib\trapwright.jsa"
"%JAVA%" -XX:+UseSerialGC %QUICK% %READY% --enable-native-access=ALL-UNNAMED -cp "%~dp0..\lib\*" trapwright.Main %*
exit /b %ERRORLEVEL%

rem takes the Java in folder %1 when none is chosen yet and it is new enough
:look
if defined JAVA exit /b
if not exist "%~1\bin\java.exe" exit /b
if not exist "%~1\release" exit /b
for /f "tokens=2 delims==." %%V in ('findstr /b "JAVA_VERSION=" "%~1\release"') do (
    if %%~V geq %WANTED% set "JAVA=%~1\bin\java.exe"
)
exit /b
