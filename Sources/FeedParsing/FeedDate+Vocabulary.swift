extension FeedDate.Words {
    /// Every word with a meaning, in lower case.
    static let all: [String: Meaning] = {
        var words: [String: Meaning] = [:]
        for (name, number) in monthNames { words[String(name)] = .month(number) }
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
        for line in halves.split(separator: "\n") {
            let names = line.split(separator: " ")
            guard names.count > 2 else { continue }
            let half: Half = names[0] == "morning" ? .morning : .afternoon
            for name in names.dropFirst(2) {
                words[String(name)] = .half(half, offset: Int(names[1]))
            }
        }
        // Vietnamese says "month 11" and "weekday 2", the Levant "the second Tishrin", and East
        // Asia counts years of emperors and republics too.
        for word in ["tháng", "thg"] { words[word] = .monthFollows }
        words["thứ"] = .weekdayFollows
        words["الثاني"] = .secondOfItsName
        for (word, year) in [("令和", 2018), ("平成", 1988), ("民國", 1911), ("中華民國", 1911)] {
            words[word] = .era(year)
        }
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

    // Half of the day, the zone in minutes east of UTC where a language is spoken in one, then the
    // words.
    private static let halves = """
        morning - am πμ ص पूर्वाह्न
        afternoon - pm μμ م अपराह्न
        morning 540 오전 午前
        afternoon 540 오후 午後
        morning 480 上午 凌晨 早上 清晨 早晨
        afternoon 480 下午 晚上 傍晚 中午
        """

    // Minutes east of UTC, then the names of zones there. Of names with several meanings, the one
    // most feeds mean.
    private static let zones = """
        0 ut utc gmt wet
        60 cet met mez wat bst west
        120 cest mest mesz eet sast cat
        180 eest msk eat trt idt
        210 irst
        240 msd gst samt azt get
        270 irdt aft
        300 pkt uzt yekt tjt tmt
        330 ist slst
        345 npt
        360 bdt bdst omst almt
        390 mmt
        420 ict wib novt krat
        480 sgt hkt awst pht myt wita irkt
        540 jst kst wit yakt
        570 acst
        600 aest chst vlat
        630 acdt
        660 aedt magt sbt
        720 nzst fjt pett
        780 nzdt
        -60 azot cvt
        -150 ndt
        -180 adt brt art clst uyt gft
        -210 nst
        -240 ast edt clt bot pyt vet
        -300 est cdt cot pet
        -360 cst mdt
        -420 mst pdt
        -480 pst akdt
        -540 akst
        -600 hst
        -660 sst
        """

    // Whose summer time, minutes east of UTC in winter, then the names.
    private static let regions = """
        american -300 et america/new_york america/toronto america/detroit us/eastern
        american -240 america/halifax
        american -360 ct america/chicago america/winnipeg us/central
        american -420 mt america/denver america/edmonton us/mountain
        american -480 pt america/los_angeles america/vancouver us/pacific
        european 0 europe/london europe/dublin europe/lisbon
        european 60 europe/paris europe/berlin europe/madrid europe/rome europe/amsterdam \
        europe/brussels europe/vienna europe/zurich europe/stockholm europe/oslo \
        europe/copenhagen europe/prague europe/warsaw europe/budapest europe/belgrade
        european 120 europe/athens europe/helsinki europe/kiev europe/kyiv europe/bucharest \
        europe/sofia
        none 0 etc/utc etc/gmt africa/abidjan africa/accra atlantic/reykjavik
        none 60 africa/lagos africa/algiers africa/tunis
        none 120 africa/johannesburg africa/maputo
        none 180 europe/moscow europe/istanbul europe/minsk africa/nairobi asia/riyadh asia/baghdad
        none 210 asia/tehran
        none 240 asia/dubai asia/tbilisi asia/yerevan asia/baku
        none 300 asia/karachi asia/tashkent asia/almaty asia/yekaterinburg
        none 330 asia/kolkata asia/calcutta asia/colombo
        none 345 asia/kathmandu
        none 360 asia/dhaka
        none 420 asia/bangkok asia/jakarta asia/saigon asia/ho_chi_minh
        none 480 asia/shanghai asia/hong_kong asia/taipei asia/singapore asia/manila \
        asia/kuala_lumpur asia/macau australia/perth
        none 540 asia/tokyo asia/seoul
        none 600 australia/brisbane
        none -180 america/sao_paulo america/argentina/buenos_aires america/buenos_aires \
        america/montevideo
        none -240 america/caracas america/la_paz
        none -300 america/bogota america/lima america/panama america/jamaica
        none -360 america/mexico_city america/costa_rica america/guatemala
        none -420 america/phoenix
        none -600 pacific/honolulu
        """
}
