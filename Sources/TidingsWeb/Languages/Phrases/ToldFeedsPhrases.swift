/// What came of asking a feed, as the engine says it in English.
package final class ToldFeedsPhrases: Sendable {
    package let empty = Phrase(
        en: """
            The server sent an empty document; it may be a passing fault, so it is asked again \
            later.
            """,
        it: """
            Il server ha inviato un documento vuoto; può essere un guasto passeggero, quindi \
            verrà interrogato di nuovo.
            """,
        ja: "サーバーが空の文書を送ってきました。一時的な障害かもしれないので、あとでもう一度問い合わせます。",
        ko: "서버가 빈 문서를 보냈습니다. 일시적인 문제일 수 있으니 나중에 다시 요청합니다.",
        zh: "服务器发来了空文档；可能是暂时故障，稍后再请求。",
        de: """
            Der Server schickte ein leeres Dokument; vielleicht eine vorübergehende Störung, er \
            wird später wieder abgefragt.
            """,
        fr: """
            Le serveur a envoyé un document vide ; c’est peut-être passager, il sera interrogé \
            plus tard.
            """,
        es: """
            El servidor envió un documento vacío; puede ser un fallo pasajero, se le volverá a \
            consultar más tarde.
            """)
    package let webPage = Phrase(
        en: """
            The address leads to a web page and not to a feed: follow the address of its feed \
            instead.
            """,
        it: """
            L’indirizzo porta a una pagina web e non a un feed: segui invece l’indirizzo del \
            suo feed.
            """,
        ja: "このアドレスはフィードではなくウェブページです。そのフィードのアドレスを購読してください。",
        ko: "이 주소는 피드가 아니라 웹 페이지입니다. 그 페이지의 피드 주소를 구독하세요.",
        zh: "此网址是网页而非订阅源：请改为订阅其订阅源的网址。",
        de: """
            Die Adresse führt zu einer Webseite und nicht zu einem Feed: Abonniere stattdessen \
            die Adresse ihres Feeds.
            """,
        fr: "L’adresse mène à une page web et non à un flux : suivez plutôt l’adresse de son flux.",
        es: """
            La dirección lleva a una página web y no a una fuente: sigue la dirección de su \
            fuente.
            """)
    package let malformed = Phrase(
        en: "The feed is too damaged to be read ({detail}); tell its publisher if this goes on.",
        it: """
            Il feed è troppo danneggiato per essere letto ({detail}); se continua, avvisa la \
            testata.
            """,
        ja: "フィードの破損がひどく読み取れません（{detail}）。続くようなら発行元に知らせてください。",
        ko: "피드가 너무 손상되어 읽을 수 없습니다({detail}). 계속되면 매체에 알려 주세요.",
        zh: "订阅源损坏严重，无法读取（{detail}）；若持续如此，请告知媒体。",
        de: """
            Der Feed ist zu beschädigt, um gelesen zu werden ({detail}); sag es der Quelle, \
            wenn das anhält.
            """,
        fr: "Le flux est trop abîmé pour être lu ({detail}) ; si cela dure, prévenez la source.",
        es: "La fuente está demasiado dañada para leerla ({detail}); avisa al medio si continúa.")
    package let notAFeed = Phrase(
        en: "What the server sent is not a feed: check the address in a browser.",
        it: "Ciò che il server ha inviato non è un feed: controlla l’indirizzo in un browser.",
        ja: "サーバーが送ってきたものはフィードではありません。ブラウザーでアドレスを確認してください。",
        ko: "서버가 보낸 것은 피드가 아닙니다. 브라우저에서 주소를 확인하세요.",
        zh: "服务器发来的不是订阅源：请在浏览器中检查网址。",
        de: "Was der Server schickte, ist kein Feed: Prüfe die Adresse in einem Browser.",
        fr: "Ce que le serveur a envoyé n’est pas un flux : vérifiez l’adresse dans un navigateur.",
        es: "Lo que envió el servidor no es una fuente: comprueba la dirección en un navegador.")
    package let noFeed = Phrase(
        en: """
            Nothing at this address is a feed, and the page there names none: look for a link \
            called RSS, Atom, or feed.
            """,
        it: """
            A questo indirizzo non c’è un feed e la pagina non ne indica: cerca un link \
            chiamato RSS, Atom o feed.
            """,
        ja: "このアドレスにはフィードがなく、ページにも書かれていません。「RSS」「Atom」「フィード」というリンクを探してください。",
        ko: "이 주소에는 피드가 없고 페이지에도 적혀 있지 않습니다. RSS, Atom, 피드라는 링크를 찾아보세요.",
        zh: "此网址没有订阅源，页面也未注明：请查找名为 RSS、Atom 或 feed 的链接。",
        de: """
            Unter dieser Adresse ist kein Feed, und die Seite nennt keinen: Suche einen Link \
            namens RSS, Atom oder Feed.
            """,
        fr: """
            Rien à cette adresse n’est un flux, et la page n’en indique aucun : cherchez un \
            lien nommé RSS, Atom ou flux.
            """,
        es: """
            En esta dirección no hay ninguna fuente y la página no indica ninguna: busca un \
            enlace llamado RSS, Atom o feed.
            """)
    package let pageFeedUnreadable = Phrase(
        en: "The page names a feed that cannot be read: {told}",
        it: "La pagina indica un feed che non si può leggere: {told}",
        ja: "ページに書かれたフィードを読み取れません: {told}",
        ko: "페이지에 적힌 피드를 읽을 수 없습니다: {told}",
        zh: "页面注明的订阅源无法读取：{told}",
        de: "Die Seite nennt einen Feed, der sich nicht lesen lässt: {told}",
        fr: "La page indique un flux illisible : {told}",
        es: "La página indica una fuente que no se puede leer: {told}")
    package let notAnAddress = Phrase(
        en: "“{text}” is not a web address: give one like https://example.com/feed.",
        it: "«{text}» non è un indirizzo web: indicane uno come https://example.com/feed.",
        ja: "「{text}」はウェブアドレスではありません。https://example.com/feed のように入力してください。",
        ko: "“{text}”은(는) 웹 주소가 아닙니다. https://example.com/feed 처럼 입력하세요.",
        zh: "“{text}”不是网址：请输入类似 https://example.com/feed 的网址。",
        de: "„{text}“ ist keine Webadresse: Gib eine wie https://example.com/feed an.",
        fr: "« {text} » n’est pas une adresse web : donnez-en une comme https://example.com/feed.",
        es: "«{text}» no es una dirección web: escribe una como https://example.com/feed.")
    package let alreadyFollowed = Phrase(
        en: "You follow this feed already, as “{title}”.",
        it: "Segui già questo feed, come «{title}».",
        ja: "このフィードは「{title}」としてすでに購読しています。",
        ko: "이 피드는 이미 “{title}”(으)로 구독 중입니다.",
        zh: "你已订阅此源，名为“{title}”。",
        de: "Diesen Feed hast du schon abonniert, als „{title}“.",
        fr: "Vous suivez déjà ce flux, sous le nom « {title} ».",
        es: "Ya sigues esta fuente, como «{title}».")
    package let notOPML = Phrase(
        en: "This is not an OPML file: export one from your other reader and import that.",
        it: "Questo non è un file OPML: esportane uno dall’altro lettore e importa quello.",
        ja: "これは OPML ファイルではありません。ほかのリーダーから書き出したものを読み込んでください。",
        ko: "OPML 파일이 아닙니다. 다른 리더에서 내보낸 파일을 가져오세요.",
        zh: "这不是 OPML 文件：请从其他阅读器导出后再导入。",
        de: """
            Das ist keine OPML-Datei: Exportiere eine aus deinem anderen Leser und importiere \
            sie.
            """,
        fr: """
            Ce n’est pas un fichier OPML : exportez-en un depuis votre autre lecteur, puis \
            importez-le.
            """,
        es: "Esto no es un archivo OPML: exporta uno desde tu otro lector e impórtalo.")
    package let noUsableAddress = Phrase(
        en: "“{title}” has no usable address and was left out.",
        it: "«{title}» non ha un indirizzo utilizzabile ed è stato tralasciato.",
        ja: "「{title}」には使えるアドレスがないため省きました。",
        ko: "“{title}”에는 쓸 수 있는 주소가 없어 뺐습니다.",
        zh: "“{title}”没有可用的网址，已略过。",
        de: "„{title}“ hat keine brauchbare Adresse und wurde ausgelassen.",
        fr: "« {title} » n’a pas d’adresse utilisable et a été laissé de côté.",
        es: "«{title}» no tiene una dirección válida y se omitió.")
    package let noFeedsOffered = Phrase(
        en: "{domain} offers no feeds, and is not asked for any",
        it: "{domain} non offre feed e non gliene vengono chiesti",
        ja: "{domain} はフィードを提供していないため、問い合わせません",
        ko: "{domain}은(는) 피드를 제공하지 않아 요청하지 않습니다",
        zh: "{domain} 不提供订阅源，不会向其请求",
        de: "{domain} bietet keine Feeds und wird nicht gefragt",
        fr: "{domain} n’offre pas de flux et n’est pas interrogé",
        es: "{domain} no ofrece fuentes y no se le pide ninguna")
    package let leftAlone = Phrase(
        en: "{domain} asked to be left alone ({status}) until {time}",
        it: "{domain} ha chiesto di essere lasciato in pace ({status}) fino a {time}",
        ja: "{domain} が {time} まで控えるよう求めました（{status}）",
        ko: "{domain}에서 {time}까지 요청하지 말라고 했습니다({status})",
        zh: "{domain} 要求在 {time} 之前不要打扰（{status}）",
        de: "{domain} bat darum, bis {time} in Ruhe gelassen zu werden ({status})",
        fr: "{domain} a demandé qu’on le laisse tranquille ({status}) jusqu’à {time}",
        es: "{domain} pidió que se le dejara en paz ({status}) hasta {time}")
    package let leftAloneSlow = Phrase(
        en: "{domain} is left alone, for it did not answer in time, until {time}",
        it: "{domain} è lasciato in pace, perché non ha risposto in tempo, fino a {time}",
        ja: "{domain} は時間内に応答しなかったため、{time} まで控えます",
        ko: "{domain}이(가) 제때 응답하지 않아 {time}까지 쉽니다",
        zh: "{domain} 未及时响应，在 {time} 之前不再打扰",
        de: "{domain} hat bis {time} Ruhe, weil er nicht rechtzeitig antwortete",
        fr: "{domain} est laissé tranquille jusqu’à {time}, faute de réponse à temps",
        es: "{domain} se deja en paz hasta {time}, porque no respondió a tiempo")
    package let oneAtATime = Phrase(
        en: "{domain} is asked for one feed at a time until {time}",
        it: "{domain} viene interrogato un feed alla volta fino a {time}",
        ja: "{domain} には {time} まで 1 件ずつ問い合わせます",
        ko: "{domain}에는 {time}까지 피드를 하나씩 요청합니다",
        zh: "在 {time} 之前每次只向 {domain} 请求一个订阅源",
        de: "{domain} wird bis {time} nur nach einem Feed auf einmal gefragt",
        fr: "{domain} est interrogé un flux à la fois jusqu’à {time}",
        es: "A {domain} se le pide una fuente cada vez hasta {time}")
    package let serverLeftAlone = Phrase(
        en: "the server asked to be left alone until {time}",
        it: "il server ha chiesto di essere lasciato in pace fino a {time}",
        ja: "サーバーが {time} まで控えるよう求めました",
        ko: "서버가 {time}까지 요청하지 말라고 했습니다",
        zh: "服务器要求在 {time} 之前不要打扰",
        de: "der Server bat darum, bis {time} in Ruhe gelassen zu werden",
        fr: "le serveur a demandé qu’on le laisse tranquille jusqu’à {time}",
        es: "el servidor pidió que se le dejara en paz hasta {time}")
    package let goneForGood = Phrase(
        en: "the feed is gone for good; refresh it by name to try again",
        it: "il feed non esiste più; aggiornalo per nome per riprovare",
        ja: "フィードは恒久的に終了しています。もう一度試すには個別に更新してください",
        ko: "피드가 영구히 없어졌습니다. 다시 시도하려면 따로 새로 고치세요",
        zh: "订阅源已永久消失；要重试请单独刷新它",
        de: "der Feed ist endgültig weg; aktualisiere ihn einzeln, um es noch einmal zu versuchen",
        fr: "le flux a disparu pour de bon ; actualisez-le seul pour réessayer",
        es: """
            la fuente ha desaparecido para siempre; actualízala por separado para volver a \
            intentarlo
            """)
    package let removedMeanwhile = Phrase(
        en: "the feed was removed while it was asked",
        it: "il feed è stato rimosso mentre veniva interrogato",
        ja: "問い合わせ中に購読が解除されました",
        ko: "요청하는 동안 피드가 삭제되었습니다",
        zh: "请求期间订阅源被移除",
        de: "der Feed wurde während der Abfrage entfernt",
        fr: "le flux a été supprimé pendant qu’on l’interrogeait",
        es: "la fuente se quitó mientras se consultaba")
    package let stoppedBefore = Phrase(
        en: "the reader was stopped before the answer came",
        it: "il lettore è stato fermato prima della risposta",
        ja: "応答が来る前にリーダーが止まりました",
        ko: "응답이 오기 전에 리더가 멈췄습니다",
        zh: "在收到响应前阅读器已停止",
        de: "der Leser wurde beendet, bevor die Antwort kam",
        fr: "le lecteur a été arrêté avant la réponse",
        es: "el lector se detuvo antes de llegar la respuesta")
    package let youTube = Phrase(
        en: """
            YouTube says there is no such feed (404), as it often does for a while though the \
            channel exists: it is asked again later.
            """,
        it: """
            YouTube dice che questo feed non esiste (404), come fa spesso per un po’ anche se \
            il canale c’è: verrà interrogato di nuovo più tardi.
            """,
        ja: "YouTube はこのフィードがないと言っています（404）。チャンネルがあっても一時的にそうなることがよくあります。あとでもう一度問い合わせます。",
        ko: "YouTube에서 이런 피드가 없다고 합니다(404). 채널이 있어도 한동안 그럴 때가 많습니다. 나중에 다시 요청합니다.",
        zh: "YouTube 称没有此订阅源（404）；频道存在时也常会暂时如此：稍后再请求。",
        de: """
            YouTube sagt, diesen Feed gebe es nicht (404); das kommt oft vor, obwohl der Kanal \
            existiert: Er wird später wieder abgefragt.
            """,
        fr: """
            YouTube dit que ce flux n’existe pas (404), ce qui arrive souvent un moment bien \
            que la chaîne existe : il sera interrogé plus tard.
            """,
        es: """
            YouTube dice que no existe esa fuente (404), como hace a menudo por un tiempo \
            aunque el canal exista: se le volverá a consultar más tarde.
            """)
    package let silent = Phrase(
        en: "It answers well, but has been silent for {months} months.",
        it: "Risponde bene, ma tace da {months} mesi.",
        ja: "正常に応答しますが、{months} か月間更新がありません。",
        ko: "정상 응답하지만 {months}개월째 조용합니다.",
        zh: "响应正常，但已沉寂 {months} 个月。",
        de: "Er antwortet gut, schweigt aber seit {months} Monaten.",
        fr: "Il répond bien, mais se tait depuis {months} mois.",
        es: "Responde bien, pero lleva {months} meses en silencio.")
    package let moving = Phrase(
        en: """
            It sends on to {address} for good, which is believed when it has done so on {days} \
            more days.
            """,
        it: "Rimanda stabilmente a {address}; ci si crede se lo fa per altri {days} giorni.",
        ja: "{address} への恒久的な転送を示しています。あと {days} 日続けば移転とみなします。",
        ko: "{address}(으)로 영구히 옮겼다고 합니다. {days}일 더 그러면 믿습니다.",
        zh: "它永久跳转到 {address}；若再持续 {days} 天即采信。",
        de: """
            Er leitet dauerhaft weiter an {address}; das gilt, wenn er es an {days} weiteren \
            Tagen tut.
            """,
        fr: """
            Il renvoie définitivement vers {address} ; on le croit s’il le fait encore {days} \
            jours.
            """,
        es: "Redirige de forma permanente a {address}; se da por bueno si lo hace {days} días más.")
    package let movingLast = Phrase(
        en: """
            It sends on to {address} for good, which is believed when it has done so on 1 more \
            day.
            """,
        it: "Rimanda stabilmente a {address}; ci si crede se lo fa per un altro giorno.",
        ja: "{address} への恒久的な転送を示しています。あと 1 日続けば移転とみなします。",
        ko: "{address}(으)로 영구히 옮겼다고 합니다. 하루 더 그러면 믿습니다.",
        zh: "它永久跳转到 {address}；若再持续一天即采信。",
        de: """
            Er leitet dauerhaft weiter an {address}; das gilt, wenn er es an einem weiteren Tag \
            tut.
            """,
        fr: "Il renvoie définitivement vers {address} ; on le croit s’il le fait encore un jour.",
        es: "Redirige de forma permanente a {address}; se da por bueno si lo hace un día más.")
}
