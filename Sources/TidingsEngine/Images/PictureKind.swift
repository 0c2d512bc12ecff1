/// What a picture is, by its first bytes, whatever its server says.
///
/// Only kinds that browsers show and never run: a drawing (SVG) is none, as it may hold scripts.
package enum PictureKind: String, CaseIterable, Sendable {
    case png = "image/png"
    case gif = "image/gif"
    case jpeg = "image/jpeg"
    case webp = "image/webp"
    case avif = "image/avif"
    case icon = "image/x-icon"
    case bitmap = "image/bmp"

    /// Looks at the beginning of `bytes`; `nil` where they are no such picture.
    ///
    /// Source: the MIME Sniffing standard, section 6.1; for AVIF, ISO/IEC 14496-12, section 4.3.
    package init?(_ bytes: [UInt8]) {
        func begins(_ text: StaticString, at offset: Int = 0) -> Bool {
            bytes.dropFirst(offset).starts(with: text.description.utf8)
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if begins("GIF87a") || begins("GIF89a") {
            self = .gif
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if begins("RIFF"), begins("WEBPVP8", at: 8) {
            self = .webp
        } else if begins("ftypavif", at: 4) || begins("ftypavis", at: 4) {
            self = .avif
        } else if bytes.starts(with: [0, 0, 1, 0]) {
            self = .icon
        } else if begins("BM"), bytes.count > 26 {
            self = .bitmap
        } else {
            return nil
        }
    }
}
