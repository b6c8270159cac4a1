package trapwright.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import trapwright.sheet.OwnPicture;

@Tag("window")
class PhotoTest {
    private final Region usual = new Region();
    private Photo photo;
    private Stage stage;

    @BeforeAll
    static void start() throws Exception {
        Fx.start();
    }

    @AfterEach
    void close() throws Exception {
        Fx.run(stage::close);
    }

    @Test
    void showsTheMiddleOfThePicture() throws Exception {
        show(OwnPicture.of("png").base64());
        ImageView view =
                Fx.call(() -> (ImageView) photo.getChildrenUnmodifiable().getFirst());
        assertThat(view.getViewport().getWidth()).isEqualTo(view.getViewport().getHeight());
        assertThat(view.getViewport().getMinX()).isEqualTo((384 - 128) / 2.0);
        Fx.run(stage.getScene().getRoot()::layout);
        assertThat(photo.getWidth()).isEqualTo(40);
        assertThat(view.getFitWidth()).isEqualTo(40);
        var reader = view.getImage().getPixelReader();
        assertThat(reader.getArgb(192, 64)).isEqualTo(OwnPicture.MIDDLE.getRGB());
    }

    @Test
    void showsTheUsualTrapInsteadOfADamagedOne() throws Exception {
        show(OwnPicture.damaged().base64());
        assertThat(photo.getChildrenUnmodifiable()).containsExactly(usual);
    }

    private void show(String base64) throws Exception {
        photo = Fx.call(() -> new Photo(base64, usual));
        StackPane ring = Fx.call(() -> new StackPane(photo));
        ring.setMinSize(40, 40);
        ring.setMaxSize(40, 40);
        stage = Fx.show(new StackPane(ring));
        Fx.until(() -> !photo.getChildrenUnmodifiable().isEmpty());
    }
}
