/// What the pages say on which one begins and follows more.
package final class AddingPhrases: Sendable {
    package let welcome = Phrase(
        en: "Welcome",
        it: "Benvenuto",
        ja: "ようこそ",
        ko: "환영합니다",
        zh: "欢迎",
        de: "Willkommen",
        fr: "Bienvenue",
        es: "Te damos la bienvenida")
    package let welcomeToTidings = Phrase(
        en: "Welcome to Tidings",
        it: "Benvenuto in Tidings",
        ja: "Tidings へようこそ",
        ko: "Tidings에 오신 것을 환영합니다",
        zh: "欢迎使用 Tidings",
        de: "Willkommen bei Tidings",
        fr: "Bienvenue dans Tidings",
        es: "Te damos la bienvenida a Tidings")
    package let lead = Phrase(
        en: """
            A private reader: it asks the publishers you choose and nobody else. Begin in one \
            of three ways.
            """,
        it: """
            Un lettore privato: chiede solo alle testate che scegli e a nessun altro. Comincia \
            in uno di tre modi.
            """,
        ja: "プライバシーを守るリーダーです。あなたが選んだ発行元にだけ問い合わせます。始め方は 3 通りあります。",
        ko: "사생활을 지키는 리더입니다. 당신이 고른 매체에만 요청합니다. 세 가지 방법 중 하나로 시작하세요.",
        zh: "私密的阅读器：只向你选择的媒体获取内容，绝不联系其他人。有三种开始方式。",
        de: """
            Ein privater Leser: Er fragt nur die Quellen, die du wählst, und sonst niemanden. \
            Beginne auf eine von drei Arten.
            """,
        fr: """
            Un lecteur privé : il n’interroge que les sources que vous choisissez, et personne \
            d’autre. Commencez de l’une de ces trois façons.
            """,
        es: """
            Un lector privado: solo pregunta a los medios que eliges y a nadie más. Empieza de \
            una de estas tres maneras.
            """)
    package let pasteAddress = Phrase(
        en: "Paste an address",
        it: "Incolla un indirizzo",
        ja: "アドレスを貼り付ける",
        ko: "주소 붙여넣기",
        zh: "粘贴网址",
        de: "Adresse einfügen",
        fr: "Coller une adresse",
        es: "Pega una dirección")
    package let importList = Phrase(
        en: "Import a list",
        it: "Importa un elenco",
        ja: "一覧を読み込む",
        ko: "목록 가져오기",
        zh: "导入列表",
        de: "Liste importieren",
        fr: "Importer une liste",
        es: "Importa una lista")
    package let starters = Phrase(
        en: "Start with well-known feeds",
        it: "Comincia con feed noti",
        ja: "定番のフィードから始める",
        ko: "잘 알려진 피드로 시작",
        zh: "从知名订阅源开始",
        de: "Mit bekannten Feeds beginnen",
        fr: "Commencer par des flux connus",
        es: "Empieza con fuentes conocidas")
    package let address = Phrase(
        en: "Address of a feed or of a web page",
        it: "Indirizzo di un feed o di una pagina web",
        ja: "フィードまたはウェブページのアドレス",
        ko: "피드 또는 웹 페이지 주소",
        zh: "订阅源或网页的网址",
        de: "Adresse eines Feeds oder einer Webseite",
        fr: "Adresse d’un flux ou d’une page web",
        es: "Dirección de una fuente o de una página web")
    package let isPrivate = Phrase(
        en: "It is on this computer or on my own network",
        it: "È su questo computer o nella mia rete",
        ja: "このコンピューターか自分のネットワークにあります",
        ko: "이 컴퓨터나 내 네트워크에 있습니다",
        zh: "它在这台电脑或我自己的网络上",
        de: "Sie liegt auf diesem Computer oder in meinem Netz",
        fr: "Elle est sur cet ordinateur ou sur mon propre réseau",
        es: "Está en este ordenador o en mi propia red")
    package let listIsPrivate = Phrase(
        en: "It lists feeds on this computer or on my own network",
        it: "Contiene feed su questo computer o nella mia rete",
        ja: "このコンピューターか自分のネットワークのフィードを含みます",
        ko: "이 컴퓨터나 내 네트워크의 피드가 들어 있습니다",
        zh: "其中有这台电脑或我自己网络上的订阅源",
        de: "Sie enthält Feeds auf diesem Computer oder in meinem Netz",
        fr: "Elle contient des flux de cet ordinateur ou de mon propre réseau",
        es: "Contiene fuentes de este ordenador o de mi propia red")
    package let follow = Phrase(
        en: "Follow",
        it: "Segui",
        ja: "購読",
        ko: "구독",
        zh: "订阅",
        de: "Abonnieren",
        fr: "Suivre",
        es: "Seguir")
    package let file = Phrase(
        en: "OPML file from another reader, 10 MB at most",
        it: "File OPML di un altro lettore, al massimo 10 MB",
        ja: "ほかのリーダーの OPML ファイル（10 MB まで）",
        ko: "다른 리더의 OPML 파일 (최대 10MB)",
        zh: "其他阅读器的 OPML 文件，最大 10 MB",
        de: "OPML-Datei aus einem anderen Leser, höchstens 10 MB",
        fr: "Fichier OPML d’un autre lecteur, 10 Mo au plus",
        es: "Archivo OPML de otro lector, 10 MB como máximo")
    package let importFile = Phrase(
        en: "Import",
        it: "Importa",
        ja: "読み込む",
        ko: "가져오기",
        zh: "导入",
        de: "Importieren",
        fr: "Importer",
        es: "Importar")
    package let export = Phrase(
        en: "Export what you follow",
        it: "Esporta ciò che segui",
        ja: "購読中の一覧を書き出す",
        ko: "구독 목록 내보내기",
        zh: "导出你的订阅",
        de: "Exportieren, was du abonniert hast",
        fr: "Exporter vos abonnements",
        es: "Exporta lo que sigues")
    package let exportAsOPML = Phrase(
        en: "{link} as OPML.",
        it: "{link} come OPML.",
        ja: "{link}（OPML 形式）",
        ko: "{link} (OPML)",
        zh: "{link}（OPML 格式）",
        de: "{link}, als OPML.",
        fr: "{link} en OPML.",
        es: "{link} como OPML.")
    package let followThese = Phrase(
        en: "Follow these",
        it: "Segui questi",
        ja: "選んだものを購読",
        ko: "이 피드 구독",
        zh: "订阅所选",
        de: "Diese abonnieren",
        fr: "Suivre ceux-ci",
        es: "Seguir estas")
    package let following = Phrase(
        en: "You follow “{title}” now, with {entries}.",
        it: "Ora segui «{title}», con {entries}.",
        ja: "「{title}」を購読しました（{entries}）。",
        ko: "“{title}”을(를) 구독합니다. {entries}.",
        zh: "已订阅“{title}”，有 {entries}。",
        de: "Du hast „{title}“ jetzt abonniert, mit {entries}.",
        fr: "Vous suivez maintenant « {title} », avec {entries}.",
        es: "Ahora sigues «{title}», con {entries}.")
    package let chooseFile = Phrase(
        en: "Choose an OPML file first, then import it.",
        it: "Scegli prima un file OPML, poi importalo.",
        ja: "先に OPML ファイルを選んでから読み込んでください。",
        ko: "먼저 OPML 파일을 고른 다음 가져오세요.",
        zh: "请先选择 OPML 文件，再导入。",
        de: "Wähle zuerst eine OPML-Datei und importiere sie dann.",
        fr: "Choisissez d’abord un fichier OPML, puis importez-le.",
        es: "Elige primero un archivo OPML y luego impórtalo.")
    package let imported = CountedPhrase(
        en: "Imported {count} feed.|Imported {count} feeds.",
        it: "Importato {count} feed.|Importati {count} di feed.|Importati {count} feed.",
        ja: "フィード {count} 件を読み込みました。",
        ko: "피드 {count}개를 가져왔습니다.",
        zh: "已导入 {count} 个订阅源。",
        de: "{count} Feed importiert.|{count} Feeds importiert.",
        fr: "{count} flux importé.|{count} de flux importés.|{count} flux importés.",
        es: "{count} fuente importada.|{count} de fuentes importadas.|{count} fuentes importadas.")
    package let knownAlready = CountedPhrase(
        en: "You followed {count} already.|You followed {count} already.",
        it: "{count} lo seguivi già.|{count} li seguivi già.|{count} li seguivi già.",
        ja: "{count} 件はすでに購読中でした。",
        ko: "{count}개는 이미 구독 중이었습니다.",
        zh: "其中 {count} 个已订阅过。",
        de: "{count} hattest du schon abonniert.|{count} hattest du schon abonniert.",
        fr: """
            Vous en suiviez déjà {count}.|Vous en suiviez déjà {count}.|Vous en suiviez déjà \
            {count}.
            """,
        es: "Ya seguías {count}.|Ya seguías {count}.|Ya seguías {count}.")
    package let chooseOne = Phrase(
        en: "Choose at least one feed to follow.",
        it: "Scegli almeno un feed da seguire.",
        ja: "購読するフィードを 1 つ以上選んでください。",
        ko: "구독할 피드를 하나 이상 고르세요.",
        zh: "请至少选择一个要订阅的源。",
        de: "Wähle mindestens einen Feed aus.",
        fr: "Choisissez au moins un flux à suivre.",
        es: "Elige al menos una fuente que seguir.")
    package let followingMore = CountedPhrase(
        en: "You follow {count} feed more.|You follow {count} feeds more.",
        it: """
            Ora segui {count} feed in più.|Ora segui {count} di feed in più.|Ora segui {count} \
            feed in più.
            """,
        ja: "新たに {count} 件のフィードを購読しました。",
        ko: "피드 {count}개를 더 구독합니다.",
        zh: "又订阅了 {count} 个源。",
        de: "Du hast {count} Feed mehr abonniert.|Du hast {count} Feeds mehr abonniert.",
        fr: """
            Vous suivez {count} flux de plus.|Vous suivez {count} de flux de plus.|Vous suivez \
            {count} flux de plus.
            """,
        es: "Sigues {count} fuente más.|Sigues {count} de fuentes más.|Sigues {count} fuentes más.")
}
