import FeedParsing
import Glibc
import Testing

/// Documents that say nothing of their encoding, or something wrong.
@Suite struct EncodingGuessTests {
    /// `text` in an encoding of the C library's; empty where it cannot be written in it.
    private func bytes(_ text: String, in encoding: String) -> [UInt8] {
        guard let converter = unsafe iconv_open(encoding, "UTF-8"), Int(bitPattern: converter) != -1
        else { return [] }
        defer { unsafe iconv_close(converter) }
        var input = Array(text.utf8CString.dropLast())
        var output = [CChar](repeating: 0, count: 4096)
        var left = input.count
        var room = output.count
        let status = unsafe input.withUnsafeMutableBufferPointer { input in
            unsafe output.withUnsafeMutableBufferPointer { output in
                var source = input.baseAddress
                var target = output.baseAddress
                return unsafe iconv(converter, &source, &left, &target, &room)
            }
        }
        return status == 0 ? output.dropLast(room).map { UInt8(bitPattern: $0) } : []
    }

    private func read(_ bytes: [UInt8], _ kind: TextDecoding.Kind = .xml) -> String {
        String(decoding: TextDecoding.utf8(from: bytes, kind: kind), as: UTF8.self)
    }

    static let sentences: [(text: String, encodings: [String])] = [
        (
            "Городской совет решил продлить работу паромной переправы до весны.",
            ["CP1251", "KOI8-R", "ISO-8859-5", "IBM866"]
        ),
        ("НОВОСТИ: Паром будет ходить всю зиму", ["CP1251", "KOI8-R", "ISO-8859-5", "IBM866"]),
        ("Общинският съвет реши фериботът да работи през цялата зима.", ["CP1251"]),
        ("Το δημοτικό συμβούλιο αποφάσισε να συνεχίσει το πορθμείο.", ["CP1253", "ISO-8859-7"]),
        ("מועצת העיר החליטה להמשיך את פעילות המעבורת עד האביב", ["CP1255", "ISO-8859-8"]),
        ("قرر مجلس المدينة مواصلة تشغيل العبارة حتى الربيع وقال السكان", ["CP1256"]),
        ("สภาเมืองมีมติให้เรือข้ามฟากเดินทางต่อไปจนถึงฤดูใบไม้ผลิ", ["TIS-620"]),
        ("市議会は春までフェリーの運航を続けることを決めました。", ["CP932", "EUC-JP"]),
        ("市议会决定将渡轮服务延长至春天，居民们对此表示欢迎。", ["GBK"]),
        ("市議會決定將渡輪服務延長至春天，居民們對此表示歡迎。", ["BIG5"]),
        ("시의회는 봄까지 페리 운항을 계속하기로 결정했다.", ["EUC-KR"]),
        ("Le conseil a décidé de prolonger la traversée jusqu'à l'été — « enfin »", ["CP1252"]),
        ("Größere Fähren für Schüler: Übungen müssen früher beginnen", ["CP1252"]),
    ]

    @Test(arguments: [
        ("pl", "Rada miasta zdecydowała przedłużyć kursowanie promu, źródło", "CP1250"),
        ("pl-PL", "Rada miasta zdecydowała przedłużyć kursowanie promu, źródło", "ISO-8859-2"),
        ("pl", "Wysokie ceny utrzymują się", "CP1250"),
        ("pl", "Wysokie ceny utrzymują się", "ISO-8859-2"),
        ("cs", "Zastupitelé prodloužili provoz přívozu až do jara, šest lodí", "CP1250"),
        ("cs", "Zastupitelé prodloužili provoz přívozu až do jara, šest lodí", "ISO-8859-2"),
        ("hu", "A városi tanács meghosszabbította a komp működését", "ISO-8859-2"),
        ("TR", "Şehir meclisi vapur seferlerini bahara kadar uzattı, iyi değil", "CP1254"),
        ("lt", "Miesto taryba pratęsė kelto darbą iki pavasario, žmonės džiaugiasi", "CP1257"),
        ("de", "Größere Fähren für Schüler", "CP1252"), ("", "Größere Fähren", "CP1252"),
    ])
    func `letters of Latin are read in the encoding of the language that is named`(
        language: String, text: String, encoding: String
    ) throws {
        let written = bytes(text, in: encoding)
        try #require(!written.isEmpty)
        let (start, end) = (Array("<title>".utf8), Array("</title>".utf8))
        for head in [
            "<rss><channel><language> \(language)</language>",
            "<feed xml:lang='\(language)'><link hreflang='ja'/>",
            "<feed><link hreflang='ja'/><b xml:lang=\"\(language)\"/>",
        ] {
            #expect(read(Array(head.utf8) + start + written + end).contains(text), "\(head)")
        }
    }

    @Test(arguments: sentences)
    func `an encoding that is not declared is guessed`(
        text: String, encodings: [String]
    ) throws {
        for encoding in encodings {
            let written = bytes(text, in: encoding)
            try #require(!written.isEmpty)
            let title = Array("<rss><channel><title>".utf8) + written + Array("</title>".utf8)
            #expect(read(title).contains(text), "\(encoding)")
            let page = Array("<!doctype html><title>".utf8) + written + Array("</title>".utf8)
            #expect(read(page, .html).contains(text), "\(encoding)")
        }
    }

    @Test func `a declared encoding is not guessed`() {
        let written = bytes("Паром будет ходить всю зиму", in: "CP1251")
        let head = Array("<?xml version='1.0' encoding='iso-8859-1'?><t>".utf8)
        #expect(read(head + written).hasSuffix("Ïàðîì áóäåò õîäèòü âñþ çèìó"))
    }

    @Test func `what is too short to tell is windows-1252`() {
        #expect(read(Array("<t>".utf8) + bytes("Мир", in: "CP1251")) == "<t>Ìèð")
    }

    @Test func `noise of any kind is read to its end`() {
        for seed in 0..<64 {
            let noise = (0..<500).map { UInt8(truncatingIfNeeded: ($0 &* $0 &* 31 &+ seed) >> 3) }
            #expect(!read(Array("<t>".utf8) + noise.map { $0 | 0x80 }).isEmpty)
        }
    }
}
