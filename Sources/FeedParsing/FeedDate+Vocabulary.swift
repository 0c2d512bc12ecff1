extension FeedDate.Words {
    /// Every word with a meaning, in lower case.
    static let all: [String: Meaning] = {
        var words: [String: Meaning] = [:]
        for (index, line) in months.split(separator: "\n").enumerated() {
            for word in line.split(separator: " ") { words[String(word)] = .month(index + 1) }
        }
        for line in zones.split(separator: "\n") {
            let names = line.split(separator: " ")
            guard let first = names.first, let minutes = Int(first) else { continue }
            for name in names.dropFirst() { words[String(name)] = .zone(minutes, nil) }
        }
        for line in regions.split(separator: "\n") {
            let names = line.split(separator: " ")
            guard names.count > 2, let minutes = Int(names[1]) else { continue }
            let summerTime: SummerTime? =
                switch names[0] {
                case "american": .american
                case "european": .european
                default: nil
                }
            for name in names.dropFirst(2) { words[String(name)] = .zone(minutes, summerTime) }
        }
        for word in ["am", "πμ"] { words[word] = .half(.morning, offset: nil) }
        for word in ["pm", "μμ"] { words[word] = .half(.afternoon, offset: nil) }
        // The languages in which the half of the day comes first are spoken in one zone each.
        (words["오전"], words["오후"]) = (.half(.morning, offset: 540), .half(.afternoon, offset: 540))
        (words["午前"], words["午後"]) = (.half(.morning, offset: 540), .half(.afternoon, offset: 540))
        (words["上午"], words["下午"]) = (.half(.morning, offset: 480), .half(.afternoon, offset: 480))
        return words
    }()

    /// The words in ASCII, by their first eight bytes in one number.
    static let english: [UInt64: Meaning] = {
        var words: [UInt64: Meaning] = [:]
        for (word, meaning) in all where word.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x2F }) {
            words[word.utf8.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }] = meaning
        }
        return words
    }()

    // One line for each month, in English and then in some thirty languages.
    private static let months = """
        january jan jän januar jänner janvier janv enero ene gennaio gen janeiro januari ianuarie \
        ian styczeń stycznia sty leden ledna január januári tammikuu tammikuuta tammi ocak oca \
        январь января янв січень січня січ ιανουάριος ιανουαρίου ιαν يناير ינואר ינו januara
        february feb februar février fév févr fevrier febrero febbraio fevereiro fev februari \
        februarie luty lutego lut únor února február februári helmikuu helmikuuta helmi şubat şub \
        февраль февраля фев февр лютий лютого лют φεβρουάριος φεβρουαρίου φεβ فبراير פברואר פבר \
        febuary februara
        march mar märz mär mrz mars marzo março marco marts maart mrt martie marzec marca březen \
        března marec március márciusi márc maaliskuu maaliskuuta maalis mart март марта мар \
        березень березня бер μάρτιος μαρτίου μάρ μαρ مارس מרץ maret maa
        april apr avril avr abril abr aprile aprilie kwiecień kwietnia kwi duben dubna április \
        áprili ápr huhtikuu huhtikuuta huhti nisan nis апрель апреля апр квітень квітня кві квіт \
        απρίλιος απριλίου απρ أبريل אפריל אפר apríl
        may mai mayo maggio mag maio maj mei maja květen května máj május máujus toukokuu \
        toukokuuta touko mayıs май мая травень травня тра трав μάιος μαΐου μάι μαϊ μαΐ μαι مايو \
        מאי mey
        june jun juni juin giugno giu junho junio iunie iun czerwiec czerwca cze červen června \
        június jún kesäkuu kesäkuuta kesä haziran haz июнь июня июн червень червня чер черв \
        ιούνιος ιουνίου ιούν ιουν يونيو יוני יונ
        july jul juli juillet juil juill luglio lug julho julio iulie iul lipiec lipca lip \
        červenec července július júl heinäkuu heinäkuuta heinä temmuz tem июль июля июл липень \
        липня лип ιούλιος ιουλίου ιούλ ιουλ يوليو יולי יול
        august aug août aout agosto ago augustus augusti sierpień sierpnia sie srpen srpna \
        augusztus elokuu elokuuta elo ağustos ağu август августа авг серпень серпня сер серп \
        αύγουστος αυγούστου αύγ αυγ أغسطس אוגוסט אוג agustus ags
        september sept sep septembre septiembre settembre set setembro septembrie wrzesień \
        września wrz září szeptember szept syyskuu syyskuuta syys eylül eyl сентябрь сентября \
        сен сент вересень вересня вер σεπτέμβριος σεπτεμβρίου σεπ σεπτ سبتمبر ספטמבר ספט
        october oct oktober okt octobre octubre ottobre ott outubro out octombrie październik \
        października paź říjen října október lokakuu lokakuuta loka ekim eki октябрь октября окт \
        жовтень жовтня жов жовт οκτώβριος οκτωβρίου οκτ أكتوبر אוקטובר אוק
        november nov novembre noviembre novembro noiembrie noi listopad listopada lis listopadu \
        marraskuu marraskuuta marras kasım kas ноябрь ноября ноя нояб листопада лис νοέμβριος \
        νοεμβρίου νοέ νοε نوفمبر נובמבר נוב
        december dec dezember dez décembre déc decembre diciembre dic dicembre dezembro decembrie \
        grudzień grudnia gru prosinec prosince joulukuu joulukuuta joulu aralık ara декабрь \
        декабря дек грудень грудня гру груд δεκέμβριος δεκεμβρίου δεκ ديسمبر דצמבר דצמ desember \
        des
        """

    // Minutes east of UTC, then the names of zones there. Of names with several meanings, the one
    // most feeds mean.
    private static let zones = """
        0 ut utc gmt wet
        60 cet met mez wat bst west
        120 cest mest mesz eet sast cat
        180 eest msk eat trt
        240 msd gst
        270 irdt
        300 pkt uzt
        330 ist
        345 npt
        360 bdt bdst
        420 ict wib novt
        480 sgt hkt awst pht myt wita
        540 jst kst wit
        570 acst
        600 aest chst
        630 acdt
        660 aedt
        720 nzst
        780 nzdt
        -150 ndt
        -180 adt brt art clst
        -210 nst
        -240 ast edt clt
        -300 est cdt cot pet
        -360 cst mdt
        -420 mst pdt
        -480 pst akdt
        -540 akst
        -600 hst
        """

    // Whose summer time, minutes east of UTC in winter, then the names.
    private static let regions = """
        american -300 et america/new_york america/toronto america/detroit us/eastern
        american -360 ct america/chicago us/central
        american -420 mt america/denver us/mountain
        american -480 pt america/los_angeles america/vancouver us/pacific
        european 0 europe/london europe/dublin europe/lisbon
        european 60 europe/paris europe/berlin europe/madrid europe/rome europe/amsterdam \
        europe/brussels europe/vienna europe/zurich europe/stockholm europe/oslo \
        europe/copenhagen europe/prague europe/warsaw europe/budapest europe/belgrade
        european 120 europe/athens europe/helsinki europe/kiev europe/kyiv europe/bucharest \
        europe/sofia
        none 0 etc/utc etc/gmt
        none 180 europe/moscow europe/istanbul
        none 330 asia/kolkata asia/calcutta
        none 480 asia/shanghai asia/hong_kong asia/taipei asia/singapore australia/perth
        none 540 asia/tokyo asia/seoul
        none -180 america/sao_paulo america/argentina/buenos_aires
        """
}
