/// Reads from class names and roles what an element is for.
///
/// Source: the word lists of Readability, as behaviour.
enum ElementPurpose {
    private static let unlikely = words(
        "-ad- ai2html banner breadcrumbs combx comment community cover-wrap disqus extra footer",
        "gdpr header legends menu related remark replies rss shoutbox sidebar skyscraper social",
        "sponsor supplemental ad-break agegate pagination pager popup yom-remote",
        // Seen on pages since.
        "cookie consent newsletter outbrain taboola skip-link skiplink advert recirc")
    private static let rescue = words(
        "and article body column content main mathjax shadow")
    private static let positive = words(
        "article body content entry hentry h-entry main page pagination post text blog story")
    private static let negative = words(
        "-ad- hidden banner combx comment com- contact footer gdpr masthead media meta outbrain",
        "promo related scroll share shoutbox sidebar skyscraper sponsor shopping tags widget")
    /// Parts of names of what stands beside articles, whatever else the names say.
    private static let beside = words(
        "author-bio author-box author-info author-desc about-author saboxplugin entry-author",
        "author_bio author_box author_info authorbox post-author-wrap",
        "related-posts related_posts related-articles related-content related-stories relatedposts",
        "interesting-articles en-savoir-plus affiliate-",
        "relatedcontent related-links jp-related yarpp read-next more-from recommended recommend-",
        "newsletter subscribe-form signup-form paywall post-ratings kk-star-ratings",
        "breadcrumb comment-respond comment-form akismet_ post-tags entry-tags tag-links",
        "postmetadata ad-unit ad-container ad-wrapper advertis sharedaddy share-buttons",
        "social-share copyright gallery-caption slideshow-caption boilerplate entry-meta post-meta")
    /// Whole names of what readers wrote, and of where they may write.
    private static let discussion: Set<String> = [
        "comment", "comments", "comment-list", "commentlist", "comment_list", "comments-list",
        "comments-area", "comments-section", "comments-wrapper", "comment-respond", "respond",
        "comment-form", "commentform", "disqus_thread", "fb-comments", "comment-thread",
    ]
    /// Whole names of what is around articles on every page of a site.
    private static let surroundings: Set<String> = [
        "footer", "site-footer", "page-footer", "footer-widget", "footer-widget-area",
        "footer-widgets", "colophon", "related", "navbox", "vertical-navbox", "navigation",
        "site-navigation", "site-header",
    ]
    /// Whole names of what stands below a picture, as widespread programs call it.
    private static let captions: Set<String> = [
        "wp-caption-text", "wp-caption-dd", "tr-caption", "caption-text", "image-caption",
        "photo-caption", "media-caption",
    ]
    private static let consent = words("cookie consent gdpr")
    private static let byline = words("byline author dateline writtenby p-author")
    private static let unlikelyRoles: Set<String> = [
        "menu", "menubar", "complementary", "navigation", "alert", "alertdialog", "dialog",
    ]

    /// Whether the class and identifier say that this is not the article.
    static func isUnlikely(_ identity: [UInt8]) -> Bool {
        contains(identity, unlikely) && !contains(identity, rescue)
    }

    /// Whether the class and identifier say that this stands beside an article: about its author,
    /// related ones, what may be subscribed to.
    static func isBeside(_ identity: [UInt8]) -> Bool { contains(identity, beside) }

    /// Whether the class and identifier say that readers discuss here.
    static func isDiscussion(_ identity: [UInt8]) -> Bool { isNamed(identity, discussion) }

    /// Whether the class and identifier say that this is around articles on every page of a site.
    static func isAround(_ identity: [UInt8]) -> Bool { isNamed(identity, surroundings) }

    /// Whether the class and identifier say that this stands below a picture.
    static func isCaption(_ identity: [UInt8]) -> Bool { isNamed(identity, captions) }

    /// Whether one of the names in `identity` is, as a whole, one of `names`.
    private static func isNamed(_ identity: [UInt8], _ names: Set<String>) -> Bool {
        guard identity.count > 6 else { return false }
        return identity.split(separator: 0x20).contains {
            names.contains(String(decoding: $0, as: UTF8.self))
        }
    }

    /// Whether the class and identifier say that this asks for consent to be followed about.
    static func isConsent(_ identity: [UInt8]) -> Bool { contains(identity, consent) }

    /// Whether the role says so.
    static func isUnlikelyRole(_ role: String) -> Bool { unlikelyRoles.contains(role) }

    /// Whether the class and identifier say that this names the author.
    static func isByline(_ identity: [UInt8]) -> Bool { contains(identity, byline) }

    /// Whether the class and identifier say that this offers to share.
    static func isSharing(_ identity: [UInt8]) -> Bool {
        let parts = identity.split { !Tokenizer.isLetter($0) && !(0x30...0x39 ~= $0) }
        return parts.contains {
            $0.elementsEqual("share".utf8) || $0.elementsEqual("sharedaddy".utf8)
        }
    }

    /// The weight that class and identifier give: −25, 0, or 25 for each.
    static func weight(_ tree: borrowing PageTree, _ node: PageTree.NodeID) -> Double {
        var weight = 0.0
        for name in ["class", "id"] {
            guard let value = tree.attribute(name, of: node), !value.isEmpty else { continue }
            let bytes = Array(value.lowercased().utf8.prefix(300))
            let isHidden = bytes.split(separator: 0x20).contains {
                $0.elementsEqual("hid".utf8) || $0.elementsEqual("hidden".utf8)
            }
            if isHidden || contains(bytes, negative) { weight -= 25 }
            if contains(bytes, positive) { weight += 25 }
        }
        return weight
    }

    private static func words(_ lines: String...) -> [[UInt8]] {
        lines.flatMap { $0.split(separator: " ").map { Array($0.utf8) } }
    }

    private static func contains(_ identity: [UInt8], _ words: [[UInt8]]) -> Bool {
        guard identity.count > 2 else { return false }
        for start in identity.indices {
            for word in words where word[0] == identity[start] {
                let end = start + word.count
                if end <= identity.count, identity[start..<end].elementsEqual(word) { return true }
            }
        }
        return false
    }
}
