/// What the page about the look of this device says, but for its texts.
package final class LookPhrases: Sendable {
    package let title = Phrase(
        en: "Display",
        it: "Aspetto",
        ja: "表示",
        ko: "화면",
        zh: "显示",
        de: "Darstellung",
        fr: "Affichage",
        es: "Aspecto")
    package let lead = Phrase(
        en: """
            How the pages look and what keys do on this device. It stays here and is never \
            synced.
            """,
        it: """
            Come appaiono le pagine e che cosa fanno i tasti su questo dispositivo. Resta qui e \
            non viene mai sincronizzato.
            """,
        ja: "この端末での見た目とキーの働きです。ここだけに残り、同期されません。",
        ko: "이 기기에서 페이지의 모습과 키의 동작입니다. 여기에만 남고 동기화되지 않습니다.",
        zh: "本设备上页面的外观和按键。仅保存在此处，绝不同步。",
        de: """
            Wie die Seiten aussehen und was Tasten tun, auf diesem Gerät. Es bleibt hier und \
            wird nie abgeglichen.
            """,
        fr: """
            L’aspect des pages et l’effet des touches sur cet appareil. Cela reste ici et n’est \
            jamais synchronisé.
            """,
        es: """
            Cómo se ven las páginas y qué hacen las teclas en este dispositivo. Se queda aquí y \
            nunca se sincroniza.
            """)
    package let theme = Phrase(
        en: "Colours",
        it: "Colori",
        ja: "配色",
        ko: "색",
        zh: "配色",
        de: "Farben",
        fr: "Couleurs",
        es: "Colores")
    package let system = Phrase(
        en: "As the device",
        it: "Come il dispositivo",
        ja: "端末に合わせる",
        ko: "기기 설정대로",
        zh: "跟随设备",
        de: "Wie das Gerät",
        fr: "Comme l’appareil",
        es: "Como el dispositivo")
    package let light = Phrase(
        en: "Light",
        it: "Chiaro",
        ja: "ライト",
        ko: "밝게",
        zh: "浅色",
        de: "Hell",
        fr: "Clair",
        es: "Claro")
    package let dark = Phrase(
        en: "Dark",
        it: "Scuro",
        ja: "ダーク",
        ko: "어둡게",
        zh: "深色",
        de: "Dunkel",
        fr: "Sombre",
        es: "Oscuro")
    package let sepia = Phrase(
        en: "Sepia",
        it: "Seppia",
        ja: "セピア",
        ko: "세피아",
        zh: "米黄",
        de: "Sepia",
        fr: "Sépia",
        es: "Sepia")
    package let contrast = Phrase(
        en: "High contrast",
        it: "Alto contrasto",
        ja: "ハイコントラスト",
        ko: "고대비",
        zh: "高对比度",
        de: "Hoher Kontrast",
        fr: "Contraste élevé",
        es: "Alto contraste")
    package let terminal = Phrase(
        en: "Terminal",
        it: "Terminale",
        ja: "ターミナル",
        ko: "터미널",
        zh: "终端",
        de: "Terminal",
        fr: "Terminal",
        es: "Terminal")
    package let layout = Phrase(
        en: "Lists",
        it: "Elenchi",
        ja: "一覧",
        ko: "목록",
        zh: "列表",
        de: "Listen",
        fr: "Listes",
        es: "Listas")
    package let asList = Phrase(
        en: "One below the other",
        it: "Uno sotto l’altro",
        ja: "縦に並べる",
        ko: "아래로 나열",
        zh: "逐条排列",
        de: "Untereinander",
        fr: "L’un sous l’autre",
        es: "Uno debajo de otro")
    package let asCards = Phrase(
        en: "Cards",
        it: "Schede",
        ja: "カード",
        ko: "카드",
        zh: "卡片",
        de: "Karten",
        fr: "Cartes",
        es: "Tarjetas")
    package let asMagazine = Phrase(
        en: "Magazine",
        it: "Rivista",
        ja: "マガジン",
        ko: "매거진",
        zh: "杂志",
        de: "Magazin",
        fr: "Magazine",
        es: "Revista")
    package let density = Phrase(
        en: "Density",
        it: "Densità",
        ja: "間隔",
        ko: "간격",
        zh: "疏密",
        de: "Dichte",
        fr: "Densité",
        es: "Densidad")
    package let comfortable = Phrase(
        en: "Comfortable",
        it: "Comoda",
        ja: "ゆったり",
        ko: "여유롭게",
        zh: "宽松",
        de: "Bequem",
        fr: "Aérée",
        es: "Cómoda")
    package let compact = Phrase(
        en: "Compact",
        it: "Compatta",
        ja: "詰める",
        ko: "촘촘하게",
        zh: "紧凑",
        de: "Kompakt",
        fr: "Compacte",
        es: "Compacta")
    package let scrolling = Phrase(
        en: "Scrolling past an entry",
        it: "Scorrendo oltre un articolo",
        ja: "記事を通り過ぎたとき",
        ko: "글을 지나쳐 스크롤하면",
        zh: "滚动经过文章时",
        de: "Beim Vorbeirollen an einem Artikel",
        fr: "En faisant défiler un article",
        es: "Al pasar de largo un artículo")
    package let scrollingOff = Phrase(
        en: "leaves it unread",
        it: "resta da leggere",
        ja: "未読のまま",
        ko: "읽지 않은 채로 둠",
        zh: "保持未读",
        de: "bleibt er ungelesen",
        fr: "il reste non lu",
        es: "queda sin leer")
    package let scrollingMarks = Phrase(
        en: "marks it read",
        it: "viene segnato come letto",
        ja: "既読にする",
        ko: "읽음으로 표시",
        zh: "标为已读",
        de: "wird er als gelesen markiert",
        fr: "il est marqué comme lu",
        es: "se marca como leído")
    package let keysOn = Phrase(
        en: "On",
        it: "Attivi",
        ja: "オン",
        ko: "켬",
        zh: "开启",
        de: "An",
        fr: "Activées",
        es: "Activadas")
    package let keysOff = Phrase(
        en: "Off",
        it: "Disattivati",
        ja: "オフ",
        ko: "끔",
        zh: "关闭",
        de: "Aus",
        fr: "Désactivées",
        es: "Desactivadas")
    package let apply = Phrase(
        en: "Apply",
        it: "Applica",
        ja: "適用",
        ko: "적용",
        zh: "应用",
        de: "Übernehmen",
        fr: "Appliquer",
        es: "Aplicar")
    package let reset = Phrase(
        en: "Back to how it was shipped",
        it: "Ripristina l’aspetto iniziale",
        ja: "初期設定に戻す",
        ko: "처음 상태로",
        zh: "恢复初始设置",
        de: "Zurück zum Auslieferungszustand",
        fr: "Revenir aux réglages d’origine",
        es: "Volver a como venía")
    package let sharedKey = Phrase(
        en: "Two things share the key {key}: give each its own.",
        it: "Due cose condividono il tasto {key}: dai a ciascuna il suo.",
        ja: "キー {key} が重複しています。それぞれ別のキーにしてください。",
        ko: "두 가지가 키 {key}을(를) 함께 씁니다. 각각 다른 키를 주세요.",
        zh: "两项共用按键 {key}：请分别指定。",
        de: "Zwei Dinge teilen sich die Taste {key}: Gib jedem eine eigene.",
        fr: "Deux choses partagent la touche {key} : donnez à chacune la sienne.",
        es: "Dos cosas comparten la tecla {key}: da a cada una la suya.")
    package let description = Phrase(
        en: "A private news reader on your own machine.",
        it: "Un lettore di notizie privato sulla tua macchina.",
        ja: "自分のマシンで動く、プライベートなニュースリーダー。",
        ko: "내 컴퓨터에서 쓰는 나만의 뉴스 리더.",
        zh: "运行在自己机器上的私人新闻阅读器。",
        de: "Ein privater Nachrichtenleser auf deiner eigenen Maschine.",
        fr: "Un lecteur de nouvelles privé sur votre propre machine.",
        es: "Un lector de noticias privado en tu propia máquina.")
    package let offline = Phrase(
        en: "The reader does not answer",
        it: "Il lettore non risponde",
        ja: "リーダーが応答しません",
        ko: "리더가 응답하지 않습니다",
        zh: "阅读器没有响应",
        de: "Der Leser antwortet nicht",
        fr: "Le lecteur ne répond pas",
        es: "El lector no responde")
    package let offlineLead = Phrase(
        en: """
            Saved entries that were opened as saved can be read all the same. Everything else \
            needs the program to run.
            """,
        it: """
            Gli articoli salvati si possono leggere lo stesso. Per tutto il resto serve che il \
            programma sia in funzione.
            """,
        ja: "保存した記事はこのままでも読めます。それ以外はプログラムが動いている必要があります。",
        ko: "저장한 글은 그래도 읽을 수 있습니다. 나머지는 프로그램이 실행 중이어야 합니다.",
        zh: "已保存的文章仍可阅读。其他内容需要程序正在运行。",
        de: """
            Gespeicherte Artikel lassen sich trotzdem lesen. Für alles andere muss das Programm \
            laufen.
            """,
        fr: """
            Les articles enregistrés restent lisibles. Pour tout le reste, le programme doit \
            être lancé.
            """,
        es: """
            Los artículos guardados se pueden leer igualmente. Para todo lo demás, el programa \
            tiene que estar en marcha.
            """)
}
