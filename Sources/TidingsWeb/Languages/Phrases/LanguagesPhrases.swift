/// The names of languages.
package final class LanguagesPhrases: Sendable {
    package let names = Phrase(
        en: """
            Arabic Bengali Czech Danish German Greek English Spanish Persian Finnish French \
            Hebrew Hindi Hungarian Indonesian Italian Japanese Korean Dutch Norwegian Polish \
            Portuguese Romanian Russian Swedish Thai Turkish Ukrainian Urdu Vietnamese Chinese
            """,
        it: """
            arabo bengalese ceco danese tedesco greco inglese spagnolo persiano finlandese \
            francese ebraico hindi ungherese indonesiano italiano giapponese coreano olandese \
            norvegese polacco portoghese rumeno russo svedese thailandese turco ucraino urdu \
            vietnamita cinese
            """,
        ja: """
            アラビア語 ベンガル語 チェコ語 デンマーク語 ドイツ語 ギリシャ語 英語 スペイン語 ペルシャ語 フィンランド語 フランス語 ヘブライ語 ヒンディー語 ハンガリー語 \
            インドネシア語 イタリア語 日本語 韓国語 オランダ語 ノルウェー語 ポーランド語 ポルトガル語 ルーマニア語 ロシア語 スウェーデン語 タイ語 トルコ語 \
            ウクライナ語 ウルドゥー語 ベトナム語 中国語
            """,
        ko: """
            아랍어 벵골어 체코어 덴마크어 독일어 그리스어 영어 스페인어 페르시아어 핀란드어 프랑스어 히브리어 힌디어 헝가리어 인도네시아어 이탈리아어 일본어 \
            한국어 네덜란드어 노르웨이어 폴란드어 포르투갈어 루마니아어 러시아어 스웨덴어 태국어 튀르키예어 우크라이나어 우르두어 베트남어 중국어
            """,
        zh: """
            阿拉伯语 孟加拉语 捷克语 丹麦语 德语 希腊语 英语 西班牙语 波斯语 芬兰语 法语 希伯来语 印地语 匈牙利语 印度尼西亚语 意大利语 日语 韩语 荷兰语 挪威语 \
            波兰语 葡萄牙语 罗马尼亚语 俄语 瑞典语 泰语 土耳其语 乌克兰语 乌尔都语 越南语 中文
            """,
        de: """
            Arabisch Bengalisch Tschechisch Dänisch Deutsch Griechisch Englisch Spanisch \
            Persisch Finnisch Französisch Hebräisch Hindi Ungarisch Indonesisch Italienisch \
            Japanisch Koreanisch Niederländisch Norwegisch Polnisch Portugiesisch Rumänisch \
            Russisch Schwedisch Thailändisch Türkisch Ukrainisch Urdu Vietnamesisch Chinesisch
            """,
        fr: """
            arabe bengali tchèque danois allemand grec anglais espagnol persan finnois français \
            hébreu hindi hongrois indonésien italien japonais coréen néerlandais norvégien \
            polonais portugais roumain russe suédois thaï turc ukrainien ourdou vietnamien \
            chinois
            """,
        es: """
            árabe bengalí checo danés alemán griego inglés español persa finés francés hebreo \
            hindi húngaro indonesio italiano japonés coreano neerlandés noruego polaco \
            portugués rumano ruso sueco tailandés turco ucraniano urdu vietnamita chino
            """)
}
