/// What the page of one entry says about its article, and how long it takes to read.
package final class ReadingPhrases: Sendable {
    package let time = CountedPhrase(
        en: "{count} minute to read|{count} minutes to read",
        it: "{count} minuto di lettura|{count} di minuti di lettura|{count} minuti di lettura",
        ja: "読むのに約 {count} 分",
        ko: "읽는 데 약 {count}분",
        zh: "阅读约需 {count} 分钟",
        de: "{count} Minute Lesezeit|{count} Minuten Lesezeit",
        fr: "{count} minute de lecture|{count} de minutes de lecture|{count} minutes de lecture",
        es: "{count} minuto de lectura|{count} de minutos de lectura|{count} minutos de lectura")
    package let fromPage = Phrase(
        en: "The article as {host} has it.",
        it: "L’articolo com’è su {host}.",
        ja: "{host} のページにある記事です。",
        ko: "{host} 페이지의 기사입니다.",
        zh: "来自 {host} 网页的全文。",
        de: "Der Artikel, wie er bei {host} steht.",
        fr: "L’article tel qu’il est sur {host}.",
        es: "El artículo tal como está en {host}.")
    package let showFeed = Phrase(
        en: "Show what the feed gives",
        it: "Mostra ciò che dà il feed",
        ja: "フィードの内容を表示",
        ko: "피드의 내용 보기",
        zh: "显示订阅源的内容",
        de: "Zeigen, was der Feed enthält",
        fr: "Afficher ce que donne le flux",
        es: "Mostrar lo que da el canal")
    package let showArticle = Phrase(
        en: "Show the whole article",
        it: "Mostra l’articolo intero",
        ja: "記事全文を表示",
        ko: "기사 전체 보기",
        zh: "显示全文",
        de: "Den ganzen Artikel zeigen",
        fr: "Afficher l’article entier",
        es: "Mostrar el artículo completo")
    package let isFetching = Phrase(
        en: "The article is being fetched from {host}.",
        it: "L’articolo viene scaricato da {host}.",
        ja: "{host} から記事を取得しています。",
        ko: "{host}에서 기사를 가져오는 중입니다.",
        zh: "正在从 {host} 获取全文。",
        de: "Der Artikel wird von {host} geholt.",
        fr: "L’article est en cours de récupération chez {host}.",
        es: "Se está obteniendo el artículo de {host}.")
    package let showWhenThere = Phrase(
        en: "Show it when it is there",
        it: "Mostralo appena arriva",
        ja: "届いたら表示",
        ko: "도착하면 보기",
        zh: "到达后显示",
        de: "Zeigen, sobald er da ist",
        fr: "L’afficher dès qu’il arrive",
        es: "Mostrarlo en cuanto llegue")
    package let nothingMore = Phrase(
        en: "The page at {host} has no more to read than this.",
        it: "La pagina su {host} non ha altro da leggere.",
        ja: "{host} のページにはこれ以上読むものがありません。",
        ko: "{host} 페이지에는 이보다 더 읽을 것이 없습니다.",
        zh: "{host} 的网页没有更多内容。",
        de: "Die Seite bei {host} hat nicht mehr zu lesen als das hier.",
        fr: "La page sur {host} n’a rien de plus à lire.",
        es: "La página en {host} no tiene más que leer que esto.")
    package let tryAgain = Phrase(
        en: "Try again",
        it: "Riprova",
        ja: "もう一度試す",
        ko: "다시 시도",
        zh: "重试",
        de: "Noch einmal versuchen",
        fr: "Réessayer",
        es: "Intentar de nuevo")
    package let refused = Phrase(
        en: """
            {host} does not give the page to readers like this one; open the original in your \
            browser.
            """,
        it: "{host} non dà la pagina a lettori come questo: apri l’originale nel browser.",
        ja: "{host} はこのようなリーダーにページを渡しません。元のページをブラウザーで開いてください。",
        ko: "{host}은(는) 이런 리더에 페이지를 주지 않습니다. 브라우저에서 원문을 여세요.",
        zh: "{host} 不向此类阅读器提供网页；请在浏览器中打开原文。",
        de: "{host} gibt die Seite nicht an Leser wie diesen: Öffne das Original im Browser.",
        fr: """
            {host} ne donne pas la page à des lecteurs comme celui-ci : ouvrez l’original dans \
            le navigateur.
            """,
        es: "{host} no da la página a lectores como este: abre el original en el navegador.")
    package let missing = Phrase(
        en: "{host} has no page at this address any more.",
        it: "{host} non ha più una pagina a questo indirizzo.",
        ja: "{host} のこのアドレスにはもうページがありません。",
        ko: "{host}의 이 주소에는 더 이상 페이지가 없습니다.",
        zh: "{host} 的这个地址已没有网页。",
        de: "{host} hat unter dieser Adresse keine Seite mehr.",
        fr: "{host} n’a plus de page à cette adresse.",
        es: "{host} ya no tiene ninguna página en esta dirección.")
    package let busy = Phrase(
        en: "{host} asks to be left alone for a while; try again later.",
        it: "{host} chiede di essere lasciato in pace per un po’: riprova più tardi.",
        ja: "{host} がしばらくアクセスを控えるよう求めています。後でもう一度試してください。",
        ko: "{host}이(가) 잠시 접속하지 말아 달라고 합니다. 나중에 다시 시도하세요.",
        zh: "{host} 要求暂时不要访问；请稍后再试。",
        de: "{host} möchte eine Weile in Ruhe gelassen werden: Versuche es später noch einmal.",
        fr: "{host} demande à être laissé tranquille un moment : réessayez plus tard.",
        es: "{host} pide que no se le pregunte por un rato: inténtalo más tarde.")
    package let faulty = Phrase(
        en: "{host} has a fault of its own; try again later.",
        it: "{host} ha un guasto: riprova più tardi.",
        ja: "{host} に障害が起きています。後でもう一度試してください。",
        ko: "{host}에 자체 장애가 있습니다. 나중에 다시 시도하세요.",
        zh: "{host} 自身出现故障；请稍后再试。",
        de: "{host} hat selbst eine Störung: Versuche es später noch einmal.",
        fr: "{host} a une panne : réessayez plus tard.",
        es: "{host} tiene un fallo propio: inténtalo más tarde.")
    package let noPage = Phrase(
        en: "What {host} has there is a file and no article; open the original in your browser.",
        it: "Quello che c’è su {host} è un file e non un articolo: apri l’originale nel browser.",
        ja: "{host} にあるのは記事ではなくファイルです。元のページをブラウザーで開いてください。",
        ko: "{host}에 있는 것은 기사가 아니라 파일입니다. 브라우저에서 원문을 여세요.",
        zh: "{host} 上的内容是文件而不是文章；请在浏览器中打开原文。",
        de: "Was bei {host} liegt, ist eine Datei und kein Artikel: Öffne das Original im Browser.",
        fr: "Ce qui se trouve sur {host} est un fichier et non un article : ouvrez l’original.",
        es: """
            Lo que hay en {host} es un archivo y no un artículo: abre el original en el \
            navegador.
            """)
    package let tooLarge = Phrase(
        en: "The page at {host} is too large to be read here; open the original in your browser.",
        it: """
            La pagina su {host} è troppo grande per essere letta qui: apri l’originale nel \
            browser.
            """,
        ja: "{host} のページは大きすぎてここでは読めません。元のページをブラウザーで開いてください。",
        ko: "{host} 페이지가 너무 커서 여기서 읽을 수 없습니다. 브라우저에서 원문을 여세요.",
        zh: "{host} 的网页太大，无法在此阅读；请在浏览器中打开原文。",
        de: """
            Die Seite bei {host} ist zu groß, um hier gelesen zu werden: Öffne das Original im \
            Browser.
            """,
        fr: """
            La page sur {host} est trop grande pour être lue ici : ouvrez l’original dans le \
            navigateur.
            """,
        es: """
            La página en {host} es demasiado grande para leerla aquí: abre el original en el \
            navegador.
            """)
    package let unreachable = Phrase(
        en: "{host} could not be reached; try again later.",
        it: "Non è stato possibile raggiungere {host}: riprova più tardi.",
        ja: "{host} に接続できませんでした。後でもう一度試してください。",
        ko: "{host}에 연결할 수 없었습니다. 나중에 다시 시도하세요.",
        zh: "无法连接 {host}；请稍后再试。",
        de: "{host} war nicht zu erreichen: Versuche es später noch einmal.",
        fr: "Impossible de joindre {host} : réessayez plus tard.",
        es: "No se pudo llegar a {host}: inténtalo más tarde.")
    package let insecure = Phrase(
        en: "{host} could not prove that it is the right server.",
        it: "{host} non ha potuto dimostrare di essere il server giusto.",
        ja: "{host} は正しいサーバーであることを証明できませんでした。",
        ko: "{host}은(는) 올바른 서버임을 증명하지 못했습니다.",
        zh: "{host} 无法证明自己是正确的服务器。",
        de: "{host} konnte nicht nachweisen, der richtige Server zu sein.",
        fr: "{host} n’a pas pu prouver qu’il est le bon serveur.",
        es: "{host} no pudo demostrar que es el servidor correcto.")
    package let tooSlow = Phrase(
        en: "{host} took too long to answer; try again later.",
        it: "{host} ha impiegato troppo a rispondere: riprova più tardi.",
        ja: "{host} の応答に時間がかかりすぎました。後でもう一度試してください。",
        ko: "{host}의 응답이 너무 오래 걸렸습니다. 나중에 다시 시도하세요.",
        zh: "{host} 响应时间过长；请稍后再试。",
        de: "{host} brauchte zu lange für eine Antwort: Versuche es später noch einmal.",
        fr: "{host} a mis trop de temps à répondre : réessayez plus tard.",
        es: "{host} tardó demasiado en responder: inténtalo más tarde.")
    package let forbidden = Phrase(
        en: "{host} is not a public web address, so it was not asked.",
        it: "{host} non è un indirizzo web pubblico, quindi non è stato interrogato.",
        ja: "{host} は公開されたアドレスではないため、問い合わせていません。",
        ko: "{host}은(는) 공개 웹 주소가 아니어서 요청하지 않았습니다.",
        zh: "{host} 不是公开的网址，因此没有访问。",
        de: "{host} ist keine öffentliche Webadresse und wurde darum nicht gefragt.",
        fr: "{host} n’est pas une adresse web publique et n’a donc pas été interrogé.",
        es: "{host} no es una dirección web pública, así que no se le preguntó.")
    package let broken = Phrase(
        en: "The answer of {host} broke off or made no sense; try again later.",
        it: "La risposta di {host} si è interrotta o non aveva senso: riprova più tardi.",
        ja: "{host} の応答が途切れたか、意味をなしませんでした。後でもう一度試してください。",
        ko: "{host}의 응답이 끊기거나 이해할 수 없었습니다. 나중에 다시 시도하세요.",
        zh: "{host} 的响应中断或无法理解；请稍后再试。",
        de: """
            Die Antwort von {host} brach ab oder ergab keinen Sinn: Versuche es später noch \
            einmal.
            """,
        fr: "La réponse de {host} s’est interrompue ou n’avait pas de sens : réessayez plus tard.",
        es: "La respuesta de {host} se cortó o no tenía sentido: inténtalo más tarde.")
    package let noHost = Phrase(
        en: "the page",
        it: "la pagina",
        ja: "このページ",
        ko: "이 페이지",
        zh: "该网页",
        de: "die Seite",
        fr: "la page",
        es: "la página")
    package let choice = Phrase(
        en: "Whole articles of {feed}",
        it: "Articoli interi di {feed}",
        ja: "「{feed}」の記事全文",
        ko: "“{feed}”의 기사 전체",
        zh: "“{feed}”的全文",
        de: "Ganze Artikel von „{feed}“",
        fr: "Articles entiers de « {feed} »",
        es: "Artículos completos de «{feed}»")
    package let choiceAuto = Phrase(
        en: "Where the feed gives only a beginning",
        it: "Quando il feed dà solo l’inizio",
        ja: "フィードが冒頭だけのとき",
        ko: "피드가 앞부분만 줄 때",
        zh: "订阅源只提供开头时",
        de: "Wo der Feed nur den Anfang enthält",
        fr: "Quand le flux ne donne que le début",
        es: "Cuando el canal solo da el comienzo")
    package let choiceAlways = Phrase(
        en: "Always",
        it: "Sempre",
        ja: "常に",
        ko: "항상",
        zh: "始终",
        de: "Immer",
        fr: "Toujours",
        es: "Siempre")
    package let choiceNever = Phrase(
        en: "Only when I ask",
        it: "Solo quando lo chiedo",
        ja: "求めたときだけ",
        ko: "요청할 때만",
        zh: "仅在我要求时",
        de: "Nur wenn ich danach frage",
        fr: "Seulement quand je le demande",
        es: "Solo cuando lo pida")
    package let apply = Phrase(
        en: "Apply",
        it: "Applica",
        ja: "適用",
        ko: "적용",
        zh: "应用",
        de: "Übernehmen",
        fr: "Appliquer",
        es: "Aplicar")
    package let applied = Phrase(
        en: "It is so from the next entry on.",
        it: "Vale dal prossimo articolo.",
        ja: "次の記事から有効です。",
        ko: "다음 글부터 적용됩니다.",
        zh: "从下一篇文章起生效。",
        de: "Das gilt ab dem nächsten Artikel.",
        fr: "C’est valable à partir du prochain article.",
        es: "Vale a partir del próximo artículo.")
    package let list = Phrase(
        en: "The list",
        it: "L’elenco",
        ja: "一覧",
        ko: "목록",
        zh: "列表",
        de: "Die Liste",
        fr: "La liste",
        es: "La lista")
}
