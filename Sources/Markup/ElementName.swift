/// The elements that something here treats in its own way.
enum ElementName: String, CaseIterable, Sendable {
    // Text and its emphasis.
    case a, abbr, acronym, b, bdi, bdo, big, blink, br, cite, code, data, del, dfn, em, font
    case i, ins, kbd, mark, nobr, q, rb, rp, rt, rtc, ruby, s, samp, small, span, strike, strong
    case sub, sup, time, tt, u, `var`, wbr
    // Blocks.
    case address, article, aside, blockquote, body, center, dd, details, dialog, dir, div, dl, dt
    case fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, head, header, hgroup
    case hr, html, legend, li, listing, main, menu, nav, ol, p, pre, search, section, summary, ul
    // Tables.
    case caption, col, colgroup, table, tbody, td, tfoot, th, thead, tr
    // Media and what is embedded.
    case applet, area, audio, base, canvas, embed, frame, frameset, iframe, image, img, link, map
    case marquee, meta, object, param, picture, source, svg, track, video
    // Forms.
    case button, datalist, input, label, meter, optgroup, option, output, progress, select
    case textarea
    // Text that is not markup.
    case noembed, noframes, noscript, plaintext, script, style, template, title, xmp
    // Mathematics.
    case math, merror, mfrac, mi, mmultiscripts, mn, mo, mover, mpadded, mphantom, mprescripts
    case mroot, mrow, ms, mspace, msqrt, mstyle, msub, msubsup, msup, mtable, mtd, mtext, mtr
    case munder, munderover, none, semantics, annotation
    case annotationXML = "annotation-xml"
    /// Every other element.
    case other

    /// Reads a tag name in any case.
    init(_ bytes: ArraySlice<UInt8>) {
        self = Self.names[Self.packed(bytes)] ?? .other
    }

    /// Up to 16 bytes of a name in lower case as one number; longer names are 0.
    private static func packed(_ bytes: ArraySlice<UInt8>) -> UInt128 {
        guard bytes.count <= 16 else { return 0 }
        var number: UInt128 = 0
        for byte in bytes {
            let isCapital = 0x41...0x5A ~= byte
            number = number << 8 | UInt128(isCapital ? byte | 0x20 : byte)
        }
        return number
    }

    private static let names: [UInt128: ElementName] = {
        var names: [UInt128: ElementName] = [:]
        for name in Self.allCases where name != .other {
            names[packed(Array(name.rawValue.utf8)[...])] = name
        }
        return names
    }()
}
