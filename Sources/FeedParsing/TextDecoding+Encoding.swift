extension TextDecoding {
    /// An encoding we can read.
    struct Encoding: Hashable {
        /// Its name for `iconv`.
        let name: String

        static let utf8 = Encoding(name: "UTF-8")
        static let utf16Little = Encoding(name: "UTF-16LE")
        static let utf16Big = Encoding(name: "UTF-16BE")
        static let windows1252 = Encoding(name: "CP1252")

        private init(name: String) {
            self.name = name
        }

        /// The encoding with this label; `nil` where we know none.
        ///
        /// - Parameter label: The label in any case. Only its letters and digits count, so that
        ///   `utf8`, `UTF_8`, and `utf-8` are one.
        init?(label: some Collection<UInt8>) {
            guard label.count <= 40 else { return nil }
            let wanted = label.lazy.map(\.lowercased).filter { $0.isLetter || $0.isDigit }
            guard let name = Self.names[String(decoding: Array(wanted), as: UTF8.self)] else {
                return nil
            }
            self.name = name
        }

        /// Whether it is one of the encodings of Unicode.
        var isUnicode: Bool { name.hasPrefix("UTF-") }

        /// Whether it writes everything in ASCII bytes.
        var isSevenBit: Bool { name == "ISO-2022-JP-3" }

        /// Whether one character may take several bytes, so that chance may make it look like
        /// UTF-8.
        var isMultiByte: Bool {
            ["GB18030", "BIG5-HKSCS", "EUC-JP-MS", "CP932", "UHC", "ISO-2022-JP-3"].contains(name)
        }

        /// The name for `iconv` of each label.
        private static let names: [String: String] = {
            var found: [String: String] = [:]
            for line in labels.split(separator: ";") {
                let words = line.split { $0 == " " || $0 == "\n" }.map(String.init)
                for label in words.dropFirst() where found[label] == nil { found[label] = words[0] }
            }
            return found
        }()

        // Each line has the name for `iconv`, then the labels without their punctuation. Where
        // browsers read an encoding as a larger one (Latin 1 as windows-1252, GBK as GB 18030),
        // so do we.
        //
        // Source: WHATWG Encoding, section 4.2, "Names and labels", and names seen in feeds.
        private static let labels = """
            UTF-8 unicode11utf8 unicode20utf8 utf8 xunicode20utf8;
            IBM866 866 cp866 csibm866 ibm866;
            ISO-8859-2 csisolatin2 iso88592 iso885921987 isoir101 l2 latin2;
            ISO-8859-3 csisolatin3 iso88593 iso885931988 isoir109 l3 latin3;
            ISO-8859-4 csisolatin4 iso88594 iso885941988 isoir110 l4 latin4;
            ISO-8859-5 csisolatincyrillic cyrillic iso88595 iso885951988 isoir144;
            ISO-8859-6 arabic asmo708 csiso88596e csiso88596i csisolatinarabic ecma114 iso88596
              iso885961987 iso88596e iso88596i isoir127;
            ISO-8859-7 csisolatingreek ecma118 elot928 greek greek8 iso88597 iso885971987 isoir126
              suneugreek;
            ISO-8859-8 csiso88598e csiso88598i csisolatinhebrew hebrew iso88598 iso885981988
              iso88598e iso88598i isoir138 logical visual;
            ISO-8859-10 csisolatin6 iso885910 isoir157 l6 latin6;
            ISO-8859-13 iso885913;
            ISO-8859-14 iso885914;
            ISO-8859-15 csisolatin9 iso885915 l9;
            ISO-8859-16 iso885916;
            KOI8-R cskoi8r koi koi8 koi8r;
            KOI8-U koi8ru koi8u;
            MACINTOSH csmacintosh mac macintosh xmacroman;
            WINDOWS-874 dos874 iso885911 tis620 windows874;
            CP1250 ansi1250 cp1250 mscp1250 win1250 windows1250 xcp1250;
            CP1251 ansi1251 cp1251 mscp1251 win1251 windows1251 xcp1251;
            CP1252 ansi1252 ansix341968 ascii cp1252 cp819 csisolatin1 ibm819 iso88591 iso885911987
              isoir100 l1 latin1 mscp1252 usascii win1252 windows1252 xcp1252 xuserdefined;
            CP1253 ansi1253 cp1253 mscp1253 win1253 windows1253 xcp1253;
            CP1254 ansi1254 cp1254 csisolatin5 iso88599 iso885991989 isoir148 l5 latin5 mscp1254
              win1254 windows1254 xcp1254;
            CP1255 ansi1255 cp1255 mscp1255 win1255 windows1255 xcp1255;
            CP1256 ansi1256 cp1256 mscp1256 win1256 windows1256 xcp1256;
            CP1257 ansi1257 cp1257 mscp1257 win1257 windows1257 xcp1257;
            CP1258 ansi1258 cp1258 mscp1258 win1258 windows1258 xcp1258;
            MAC-CYRILLIC xmaccyrillic xmacukrainian;
            GB18030 chinese cp936 csgb2312 csiso58gb231280 euccn gb18030 gb2312 gb231280 gbk isoir58
              ms936 windows936 xgbk;
            BIG5-HKSCS big5 big5hkscs big5hkscs2004 cnbig5 cp950 csbig5 ms950 xxbig5;
            EUC-JP-MS cseucpkdfmtjapanese eucjp xeucjp;
            ISO-2022-JP-3 csiso2022jp iso2022jp;
            CP932 cp932 csshiftjis ms932 mskanji shiftjis sjis windows31j windows932 xsjis xsjisjp;
            UHC cp949 cseuckr csksc56011987 euckr isoir149 korean ksc5601 ksc56011987 ksc56011989
              ms949 uhc windows949;
            UTF-16BE unicodefffe utf16be;
            UTF-16LE csunicode iso10646ucs2 ucs2 unicode unicodefeff utf16 utf16le;
            UTF-32 iso10646ucs4 ucs4 utf32 utf32be utf32le;
            """
    }
}
