package trapwright.card;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/// The picture in a card's corner.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Picture.Icon.class, name = "icon"),
    @JsonSubTypes.Type(value = Picture.Image.class, name = "image")
})
public sealed interface Picture {
    /// One of the built-in icons.
    ///
    /// @param id its id, such as `spiky-pit`; an unknown one is drawn as the usual trap
    record Icon(String id) implements Picture {}

    /// A small picture that travels in the file.
    ///
    /// @param base64 a PNG or JPEG of at most 1 MB and 2,048 pixels a side, in base 64
    record Image(String base64) implements Picture {
        private static final String PNG_BEGINS = "iVBORw0KGgo";

        /// The picture as an address that holds it whole.
        public String address() {
            return "data:image/" + (base64.startsWith(PNG_BEGINS) ? "png" : "jpeg") + ";base64," + base64;
        }
    }
}
