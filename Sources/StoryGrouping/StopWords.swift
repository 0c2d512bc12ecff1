/// The words that say nothing about what a headline is about, by language.
struct StopWords: Sendable {
    /// For each word's hash, the languages it means nothing in, one bit each.
    private let languages: [UInt64: UInt8]
    /// For each language code, its bit.
    private let bits: [String: UInt8]

    /// The lists of this module, folded like headlines are.
    static let own = StopWords()

    private init() {
        var languages: [UInt64: UInt8] = [:]
        var bits: [String: UInt8] = [:]
        for (place, (code, words)) in Self.lists.enumerated() {
            let bit = UInt8(1) << UInt8(place)
            bits[code] = bit
            for word in FoldedTitle(words).words { languages[word.hash, default: 0] |= bit }
        }
        self.languages = languages
        self.bits = bits
    }

    /// The languages in which the word means nothing, one bit each.
    func languages(of hash: UInt64) -> UInt8 { languages[hash] ?? 0 }

    /// The bit of a language tag such as `de-AT`, or 0 where there is no list for it.
    func bit(of tag: String?) -> UInt8 {
        guard let tag else { return 0 }
        return bits[String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()] ?? 0
    }

    /// The one language whose words the headline uses most; its tag counts like one word, since
    /// many feeds carry the tag of the software and not that of the text.
    ///
    /// - Parameters:
    ///   - found: For each word of the headline, what `languages(of:)` says.
    ///   - tag: The bit of the language the feed claims, or 0.
    /// - Returns: One bit, or 0 where no word is in any list. Ties go to the tag, then to the
    ///   first list.
    static func language(of found: [UInt8], tag: UInt8) -> UInt8 {
        var best: UInt8 = 0
        var bestCount = 0
        for place in 0..<lists.count {
            let bit = UInt8(1) << UInt8(place)
            var count = 0
            for languages in found where languages & bit != 0 { count += 2 }
            if count > 0, bit == tag { count += 3 }
            if count > bestCount { (best, bestCount) = (bit, count) }
        }
        return best
    }

    private static let lists: [(code: String, words: String)] = [
        (
            "en",
            """
            a an the and or but nor if as at by for from in into of off on onto out over to up with
            about after against amid among before between during than through under until via
            without is are was were be been being am do does did has have had having will would can
            could may might must shall should it its he him his she her they them their we us our
            you your i my me this that these those there here what which who whom whose when where
            why how not no so too very just more most some any all also only own same such now then
            says say said t s re ve ll d m isn aren wasn doesn don didn won
            """
        ),
        (
            "de",
            """
            der die das den dem des ein eine einer einem einen eines und oder aber auch als am an
            auf aus bei beim bis durch für gegen im in ins mit nach ohne seit über um unter vom von
            vor zu zum zur ist sind wird werden wurde wurden hat haben hatte kann können soll sollen
            will muss er sie es wir ihr ich sich sein seine seinen seiner ihre ihren ihrer nicht
            kein keine noch nur schon so wie was wer wo warum wenn dass doch mehr sehr dieser diese
            dieses jetzt nun man uns
            """
        ),
        (
            "fr",
            """
            le la les l un une des du de d et ou où mais donc or ni car à au aux en dans par pour
            sur sous avec sans chez entre vers depuis pendant après avant contre est sont été être a
            ont avoir sera ce cet cette ces c se s sa son ses leur leurs il elle ils elles on nous
            vous je j qui que qu quoi dont quel quelle comment pourquoi ne n pas plus moins très
            aussi même tout tous toute toutes y
            """
        ),
        (
            "es",
            """
            el la los las lo un una unos unas y e o u ni pero de del a al en con sin por para sobre
            entre desde hasta contra tras ante según es son fue ser está están ha han haber será se
            su sus le les me te nos que qué quién cómo cuándo dónde cual no sí más menos muy ya
            también este esta estos estas ese esa eso como
            """
        ),
        (
            "it",
            """
            il lo la i gli le l un uno una e ed o ma di del dello della dei degli delle dell a al
            allo alla ai agli alle all da dal dalla dai dagli dalle dall in nel nello nella nei
            negli nelle nell con su sul sullo sulla sui sugli sulle sull per tra fra è sono era
            essere ha hanno sarà si suo sua suoi sue che chi cosa come quando dove perché non più
            meno molto già anche questo questa questi queste dopo prima contro senza c
            """
        ),
        (
            "pt",
            """
            o a os as um uma uns umas e ou mas de do da dos das em no na nos nas num numa por pelo
            pela pelos pelas para com sem sobre entre até desde contra após ao aos à às é são foi
            ser está estão tem têm há será se seu sua seus suas ele ela eles elas que quem como
            quando onde qual porque não sim mais menos muito já também este esta isso
            """
        ),
        (
            "nl",
            """
            de het een en of maar van voor in op aan met naar bij uit over door tot om tegen na te
            is zijn was wordt worden heeft hebben had kan wil zal er hij zij ze we wij ik u zich
            haar hun dit dat die deze wat wie waar hoe waarom niet geen nog ook al meer als dan
            """
        ),
    ]
}
