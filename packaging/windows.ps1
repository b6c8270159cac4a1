# Builds the Windows package, an .msi, into target\package. Written with the same parts as the Linux one (parts.sh);
# not yet tried on Windows. Needs JDK 25 in JAVA_HOME, Maven, and WiX 3 or newer for jpackage.
$ErrorActionPreference = 'Stop'
$name = 'trapwright'
$modules = 'java.base,java.desktop,java.logging,java.management,java.naming,java.prefs,java.xml,' +
    'jdk.unsupported,jdk.unsupported.desktop,jdk.localedata'
$root = Split-Path $PSScriptRoot
$work = Join-Path $root 'target\package'
$inFolder = Join-Path $work 'input'
$runtime = Join-Path $work 'runtime'
$cache = Join-Path $inFolder "$name.aot"
$jdk = Join-Path $env:JAVA_HOME 'bin'

Push-Location $root
mvn -q -B -ntp -DskipTests clean package
if ($LASTEXITCODE) { throw 'the program was not built' }
Pop-Location
New-Item -ItemType Directory -Force $inFolder | Out-Null
Copy-Item (Join-Path $root 'target\trapwright\lib\*.jar') $inFolder
$jar = (Get-ChildItem $inFolder -Filter "$name-*.jar").Name
$version = $jar -replace "^$name-", '' -replace '\.jar$', ''

& "$jdk\jlink" --add-modules $modules --include-locales=en,fr --strip-debug --no-header-files --no-man-pages `
    --compress=zip-6 --output $runtime

$pack = '--name', $name, '--app-version', $version, '--vendor', 'Trapwright',
    '--description', 'Trap designer for game masters', '--input', $inFolder, '--main-jar', $jar,
    '--main-class', 'trapwright.Main', '--runtime-image', $runtime,
    '--java-options', '--enable-native-access=ALL-UNNAMED', '--java-options', '-XX:+UseSerialGC'
& "$jdk\jpackage" @pack --type app-image --dest (Join-Path $work 'training')
$env:JAVA_TOOL_OPTIONS = "-XX:AOTCacheOutput=$cache -XX:+UnlockDiagnosticVMOptions -XX:-AOTRecordTraining"
& (Join-Path $work "training\$name\$name.exe") '--self-test=start'
Remove-Item Env:JAVA_TOOL_OPTIONS
if (-not (Test-Path $cache)) { throw 'Java made no cache of the classes' }

foreach ($kind in 'trap', 'traps') {
    Get-Content (Join-Path $PSScriptRoot "linux\$kind.properties") | Where-Object { $_ -notlike 'icon=*' } |
        Set-Content (Join-Path $work "$kind.properties")
}
& "$jdk\jpackage" @pack --type msi --dest $work --java-options "-XX:AOTCache=`$APPDIR\$name.aot" `
    --file-associations (Join-Path $work 'trap.properties') --file-associations (Join-Path $work 'traps.properties') `
    --win-menu --win-shortcut --win-per-user-install --license-file (Join-Path $root 'LICENSE')
