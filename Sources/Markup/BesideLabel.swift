/// What a short line says where it belongs not to an article but beside it.
enum BesideLabel: Equatable {
    /// It leads to more of the same; links follow.
    case more
    /// It offers to share, to comment, to subscribe; a small box may follow.
    case offer
    /// It stands for itself: a date, a right, an advertisement.
    case line

    /// Reads a line of text.
    ///
    /// - Parameters:
    ///   - text: The line.
    ///   - links: The share of it that is links.
    ///   - isBeginning: Whether no prose came before it.
    init?(_ text: String, links: Double, isBeginning: Bool) {
        let line = Self.plain(text)
        guard !line.isEmpty else { return nil }
        if Self.moreWords.contains(line) {
            self = .more
        } else if Self.offerWords.contains(line) {
            self = .offer
        } else if Self.lineWords.contains(line) {
            self = .line
        } else if links > 0.4, Self.leads(text, line) {
            self = .line
        } else if Self.isCredit(text, line) {
            self = .line
        } else if Self.isRight(text) || isBeginning && Self.isDate(line, text) {
            self = .line
        } else {
            return nil
        }
    }

    /// The words in lower case, without marks around them.
    private static func plain(_ text: String) -> String {
        let isMark: (Character) -> Bool = { !$0.isLetter && !$0.isNumber }
        var words = text.lowercased()[...]
        words = words.drop(while: isMark)
        while let last = words.last, isMark(last) { words.removeLast() }
        return String(words)
    }

    /// Whether a line that is mostly links begins with a label, as in “Read more: …”.
    private static func leads(_ text: String, _ line: String) -> Bool {
        if let colon = text.firstIndex(where: { ":：»→|>".contains($0) }),
            moreWords.contains(plain(String(text[..<colon])))
        {
            return true
        }
        return leadingWords.contains { line.hasPrefix($0) }
    }

    /// Whether a line says who made the picture above it, and nothing more.
    private static func isCredit(_ text: String, _ line: String) -> Bool {
        guard text.utf8.count < 120, let colon = line.firstIndex(where: { ":：".contains($0) })
        else { return false }
        return creditWords.contains(String(line[..<colon]))
    }

    private static let leadingWords = [
        "lesen sie hier", "lesen sie auch", "lesen sie dazu", "mehr zum thema", "read more about",
        "read more on", "weiter zu", "weiter mit", "à lire aussi", "lire aussi", "leggi anche",
        "lee también", "lea también", "leia também",
    ]

    private static let creditWords = set(
        "photo", "photos", "photo credit", "photo by", "image", "images", "image credit", "credit",
        "credits", "picture", "picture credit", "illustration", "bild", "bilder", "bildquelle",
        "bildnachweis", "foto", "fotos", "fotocredit", "foto credit", "titelbild", "crédit photo",
        "crédits photo", "crédit", "crédits", "fotografía", "imagen", "immagine", "写真", "画像",
        "图片来源",
        "사진")

    /// Whether a line says whose an article is: “© 2020 …”.
    private static func isRight(_ text: String) -> Bool {
        guard text.hasPrefix("©") || text.lowercased().hasPrefix("copyright ") else { return false }
        return text.utf8.count < 200
    }

    /// Whether a line before the article says when it was published.
    private static func isDate(_ line: String, _ text: String) -> Bool {
        guard text.utf8.count < 140, text.utf8.count(where: { 0x30...0x39 ~= $0 }) >= 2 else {
            return false
        }
        let isBare = line.utf8.count <= 40 && !line.contains(where: \.isLetter)
        return isBare || dateWords.contains { line.hasPrefix($0) }
    }

    private static let dateWords = [
        "published", "updated", "last updated", "posted", "first published", "by ", "von ",
        "veröffentlicht", "aktualisiert", "zuletzt aktualisiert", "publié", "mis à jour",
        "pubblicato", "aggiornato", "publicado", "actualizado", "atualizado", "更新", "公開",
        "发布", "입력", "수정",
    ]

    private static let moreWords = set(
        "related", "related articles", "related posts", "related stories", "related content",
        "related news", "related topics", "related links", "you may also like",
        "you might also like", "you may like", "also read", "read more", "read also", "see more",
        "read next", "up next", "more stories", "more news", "more on this", "more from",
        "recommended", "recommended for you", "recommended reading", "don't miss", "don’t miss",
        "most read", "most popular", "trending", "trending now", "latest news", "popular posts",
        "want more stories like this?", "want more stories like this", "more like this",
        "ähnliche beiträge", "ähnliche artikel", "ähnliche themen", "verwandte artikel",
        "verwandte beiträge", "das könnte sie auch interessieren",
        "das könnte dich auch interessieren", "das könnte dir auch gefallen",
        "das könnte ihnen auch gefallen", "das thema könnte dich auch interessieren",
        "auch interessant", "mehr zum thema", "lesen sie auch", "lesen sie hier", "lies auch",
        "lesen sie mehr", "weitere artikel", "weitere beiträge", "weiterlesen", "meistgelesen",
        "à lire aussi", "lire aussi", "a lire aussi", "sur le même sujet", "articles similaires",
        "voir aussi", "articles liés", "dans la même rubrique", "les plus lus",
        "leggi anche", "potrebbe interessarti", "potrebbe interessarti anche",
        "articoli correlati", "ti potrebbe interessare", "i più letti", "da leggere",
        "lea también", "lee también", "te puede interesar", "noticias relacionadas",
        "artículos relacionados", "más noticias", "lo más leído", "más información",
        "leia também", "veja também", "leia mais", "artigos relacionados", "notícias relacionadas",
        "関連記事", "あわせて読みたい", "こちらもおすすめ", "おすすめ記事", "人気記事", "関連リンク",
        "相关阅读", "相关文章", "推荐阅读", "延伸阅读", "相关新闻", "관련기사", "관련 기사", "추천 기사",
        "관련 글", "많이 본 뉴스")

    private static let offerWords = set(
        "share", "share this", "share this article", "share this post", "share this story",
        "share on", "share via", "tweet", "leave a comment", "leave a reply", "post a comment",
        "add a comment", "join the conversation", "sign up for our newsletter", "newsletter",
        "subscribe to our newsletter", "get our newsletter", "about the author",
        "was this article helpful", "did you find this article helpful", "rate this article",
        "teilen", "artikel teilen", "diesen artikel teilen", "beitrag teilen",
        "möchten sie den artikel teilen", "den artikel mit anderen teilen", "kommentar verfassen",
        "kommentar schreiben", "schreibe einen kommentar", "kommentar hinterlassen",
        "hinterlasse einen kommentar", "war der artikel nützlich", "war dieser artikel hilfreich",
        "über den autor", "über die autorin", "newsletter abonnieren",
        "abonniere unseren newsletter", "noch keine bewertungen",
        "partager", "partager cet article", "laisser un commentaire", "à propos de l'auteur",
        "à propos de l’auteur", "condividi", "condividi questo articolo", "lascia un commento",
        "compartir", "comparte", "deja un comentario", "compartilhe", "compartilhar",
        "deixe um comentário", "シェアする", "コメントを残す", "コメントする", "分享", "分享到",
        "发表评论", "공유하기", "댓글 남기기")

    private static let lineWords = set(
        "advertisement", "advertisements", "ad", "sponsored", "sponsored content", "anzeige",
        "anzeigen", "werbung", "publicité", "pubblicità", "publicidad", "publicidade", "广告",
        "広告", "광고", "loading", "lade weitere inhalte", "article continues below advertisement",
        "story continues below advertisement", "continue reading the main story", "close",
        "zum vergrößern auf das bild klicken")

    private static func set(_ words: String...) -> Set<String> { Set(words) }
}
