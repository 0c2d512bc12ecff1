extension ElementName {
    /// Whether the element never has content.
    var isVoid: Bool {
        switch self {
        case .area, .base, .br, .col, .embed, .frame, .hr, .image, .img, .input, .link, .meta,
            .param, .source, .track, .wbr:
            true
        default: false
        }
    }

    /// Whether what follows the start tag is text up to the matching end tag.
    var isRawText: Bool {
        switch self {
        case .noembed, .noframes, .plaintext, .script, .style, .textarea, .title, .xmp: true
        default: false
        }
    }

    /// Whether the element's content is nothing to read.
    var isUnreadable: Bool {
        switch self {
        case .annotation, .annotationXML, .button, .datalist, .noembed, .noframes, .script,
            .select, .style, .svg, .template, .textarea, .title:
            true
        default: false
        }
    }

    /// Whether the element stands on lines of its own.
    var isBlock: Bool {
        switch self {
        case .address, .article, .aside, .blockquote, .body, .caption, .center, .dd, .details,
            .dialog, .dir, .div, .dl, .dt, .fieldset, .figcaption, .figure, .footer, .form, .h1,
            .h2, .h3, .h4, .h5, .h6, .header, .hgroup, .hr, .html, .legend, .li, .listing, .main,
            .menu, .nav, .ol, .p, .plaintext, .pre, .search, .section, .summary, .table, .tbody,
            .tfoot, .thead, .tr, .ul, .xmp:
            true
        default: false
        }
    }

    /// Whether its start tag ends an open paragraph.
    ///
    /// Source: HTML standard, section 13.2.6.4.7 (the "in body" insertion mode).
    var endsParagraph: Bool {
        switch self {
        case .caption, .body, .html, .tbody, .tfoot, .thead, .tr, .legend: false
        default: isBlock
        }
    }

    var isHeading: Bool {
        switch self {
        case .h1, .h2, .h3, .h4, .h5, .h6: true
        default: false
        }
    }

    /// Whether browsers open it again after a block closed around it.
    var isFormatting: Bool {
        switch self {
        case .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u: true
        default: false
        }
    }

    /// Whether an end tag inside does not reach what is open outside.
    var isScopeBoundary: Bool {
        switch self {
        case .applet, .caption, .html, .marquee, .object, .table, .td, .template, .th, .button:
            true
        default: false
        }
    }

    /// Whether it is a part of a table.
    var isTablePart: Bool {
        switch self {
        case .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr: true
        default: false
        }
    }

    /// Whether it is mathematics below `math`.
    var isMathematics: Bool {
        switch self {
        case .merror, .mfrac, .mi, .mmultiscripts, .mn, .mo, .mover, .mpadded, .mphantom,
            .mprescripts, .mroot, .mrow, .ms, .mspace, .msqrt, .mstyle, .msub, .msubsup, .msup,
            .mtable, .mtd, .mtext, .mtr, .munder, .munderover, .none, .semantics:
            true
        default: false
        }
    }
}
