package trapwright.ui.kit;

import java.io.ByteArrayInputStream;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.geometry.HPos;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;

/// The middle of a picture of the game master's own, round, as large as it is given room. It is unpacked in the
/// background.
public final class Photo extends Region {
    /// Enough for the largest text on a dense screen.
    private static final double PIXELS = 384;

    private final ImageView view = new ImageView();
    private final Node instead;

    /// @param base64 a PNG or JPEG in base 64
    /// @param instead what is shown of a damaged one
    public Photo(String base64, Node instead) {
        this.instead = instead;
        getStyleClass().add("photo");
        CompletableFuture.supplyAsync(() -> unpacked(base64)).thenAcceptAsync(this::show, Platform::runLater);
    }

    private static Optional<Image> unpacked(String base64) {
        try {
            byte[] bytes = Base64.getDecoder().decode(base64);
            return Optional.of(new Image(new ByteArrayInputStream(bytes), PIXELS, PIXELS, true, true))
                    .filter(image -> !image.isError());
        } catch (IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }

    private void show(Optional<Image> unpacked) {
        unpacked.ifPresentOrElse(this::show, () -> getChildren().setAll(instead));
    }

    private void show(Image image) {
        double side = Math.min(image.getWidth(), image.getHeight());
        view.setViewport(new Rectangle2D((image.getWidth() - side) / 2, (image.getHeight() - side) / 2, side, side));
        view.setImage(image);
        getChildren().setAll(view);
    }

    /// It takes the room it is given and asks for none, however large the picture.
    @Override
    protected double computePrefWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 0;
    }

    @Override
    protected double computeMaxWidth(double height) {
        return Double.MAX_VALUE;
    }

    @Override
    protected double computeMaxHeight(double width) {
        return Double.MAX_VALUE;
    }

    @Override
    protected void layoutChildren() {
        double side = Math.min(getWidth(), getHeight());
        view.setFitWidth(side);
        view.setFitHeight(side);
        view.setClip(new Circle(side / 2, side / 2, side / 2));
        getChildren().forEach(child -> layoutInArea(child, 0, 0, getWidth(), getHeight(), 0, HPos.CENTER, VPos.CENTER));
    }
}
