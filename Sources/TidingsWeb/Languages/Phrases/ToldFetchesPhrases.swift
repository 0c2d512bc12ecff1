/// Why a fetch brought nothing, as `Fetching` and the engine say it in English.
package final class ToldFetchesPhrases: Sendable {
    package let forbidden = Phrase(
        en: """
            “{host}” is not a public web address; if it is a server of your own, allow private \
            addresses for this feed.
            """,
        it: """
            «{host}» non è un indirizzo web pubblico; se è un tuo server, consenti gli \
            indirizzi privati per questo feed.
            """,
        ja: "「{host}」は公開されたアドレスではありません。ご自分のサーバーなら、このフィードで私的なアドレスを許可してください。",
        ko: "“{host}”은(는) 공개 웹 주소가 아닙니다. 직접 운영하는 서버라면 이 피드에 사설 주소를 허용하세요.",
        zh: "“{host}”不是公共网址；若是你自己的服务器，请为此订阅源允许私有地址。",
        de: """
            „{host}“ ist keine öffentliche Webadresse; ist es ein eigener Server, erlaube \
            private Adressen für diesen Feed.
            """,
        fr: """
            « {host} » n’est pas une adresse web publique ; si c’est votre propre serveur, \
            autorisez les adresses privées pour ce flux.
            """,
        es: """
            «{host}» no es una dirección web pública; si es un servidor tuyo, permite las \
            direcciones privadas para esta fuente.
            """)
    package let unknownHost = Phrase(
        en: """
            There is no server called “{host}”; check the address for typing errors, and your \
            connection to the internet.
            """,
        it: """
            Non esiste un server di nome «{host}»; controlla che l’indirizzo sia scritto bene e \
            la connessione a Internet.
            """,
        ja: "「{host}」というサーバーは見つかりません。アドレスの打ち間違いとインターネット接続を確認してください。",
        ko: "“{host}”라는 서버가 없습니다. 주소에 오타가 없는지, 인터넷에 연결되어 있는지 확인하세요.",
        zh: "没有名为“{host}”的服务器；请检查网址是否有误以及网络连接。",
        de: """
            Es gibt keinen Server namens „{host}“; prüfe die Adresse auf Tippfehler und die \
            Verbindung zum Internet.
            """,
        fr: """
            Il n’y a pas de serveur nommé « {host} » ; vérifiez l’adresse et votre connexion à \
            Internet.
            """,
        es: """
            No hay ningún servidor llamado «{host}»; revisa la dirección y tu conexión a \
            internet.
            """)
    package let unreachable = Phrase(
        en: "The server did not take the connection ({detail}); try again later.",
        it: "Il server non ha accettato la connessione ({detail}); riprova più tardi.",
        ja: "サーバーが接続を受け付けませんでした（{detail}）。あとでもう一度お試しください。",
        ko: "서버가 연결을 받지 않았습니다({detail}). 나중에 다시 시도하세요.",
        zh: "服务器未接受连接（{detail}）；请稍后再试。",
        de: "Der Server nahm die Verbindung nicht an ({detail}); versuche es später noch einmal.",
        fr: "Le serveur n’a pas accepté la connexion ({detail}) ; réessayez plus tard.",
        es: "El servidor no aceptó la conexión ({detail}); inténtalo más tarde.")
    package let insecure = Phrase(
        en: """
            The server could not prove that it is the right one ({detail}); tell its owner, or \
            try again later.
            """,
        it: """
            Il server non ha potuto dimostrare di essere quello giusto ({detail}); avvisa chi \
            lo gestisce o riprova più tardi.
            """,
        ja: "サーバーが本物だと証明できませんでした（{detail}）。管理者に知らせるか、あとでもう一度お試しください。",
        ko: "서버가 올바른 서버임을 증명하지 못했습니다({detail}). 관리자에게 알리거나 나중에 다시 시도하세요.",
        zh: "服务器无法证明自己的身份（{detail}）；请告知其所有者，或稍后再试。",
        de: """
            Der Server konnte nicht beweisen, dass er der richtige ist ({detail}); sag es dem \
            Betreiber oder versuche es später.
            """,
        fr: """
            Le serveur n’a pas pu prouver son identité ({detail}) ; prévenez son propriétaire \
            ou réessayez plus tard.
            """,
        es: """
            El servidor no pudo demostrar que es el correcto ({detail}); avisa a su dueño o \
            inténtalo más tarde.
            """)
    package let timedOut = Phrase(
        en: "The server took longer than {seconds} seconds; try again later.",
        it: "Il server ha impiegato più di {seconds} secondi; riprova più tardi.",
        ja: "サーバーの応答に {seconds} 秒以上かかりました。あとでもう一度お試しください。",
        ko: "서버 응답이 {seconds}초를 넘었습니다. 나중에 다시 시도하세요.",
        zh: "服务器响应超过 {seconds} 秒；请稍后再试。",
        de: "Der Server brauchte länger als {seconds} Sekunden; versuche es später noch einmal.",
        fr: "Le serveur a mis plus de {seconds} secondes ; réessayez plus tard.",
        es: "El servidor tardó más de {seconds} segundos; inténtalo más tarde.")
    package let tooLarge = Phrase(
        en: """
            The answer is larger than {size}, and was not read to its end; look for a shorter \
            feed on the site.
            """,
        it: """
            La risposta supera {size} e non è stata letta fino in fondo; cerca sul sito un feed \
            più corto.
            """,
        ja: "応答が {size} を超えたため、最後まで読みませんでした。サイトでより短いフィードを探してください。",
        ko: "응답이 {size}보다 커서 끝까지 읽지 않았습니다. 사이트에서 더 짧은 피드를 찾아보세요.",
        zh: "响应大于 {size}，未读取完整；请在网站上寻找更短的订阅源。",
        de: """
            Die Antwort ist größer als {size} und wurde nicht zu Ende gelesen; suche auf der \
            Website einen kürzeren Feed.
            """,
        fr: """
            La réponse dépasse {size} et n’a pas été lue jusqu’au bout ; cherchez un flux plus \
            court sur le site.
            """,
        es: """
            La respuesta supera {size} y no se leyó hasta el final; busca una fuente más corta \
            en el sitio.
            """)
    package let tooManyRedirects = Phrase(
        en: """
            The server keeps sending to other addresses (in a circle, or more than {limit} \
            times); look for the address of the feed on the site.
            """,
        it: """
            Il server continua a rimandare ad altri indirizzi (in cerchio o più di {limit} \
            volte); cerca l’indirizzo del feed sul sito.
            """,
        ja: "サーバーがほかのアドレスへ送り続けます（循環、または {limit} 回超）。サイトでフィードのアドレスを探してください。",
        ko: "서버가 계속 다른 주소로 보냅니다(순환 또는 {limit}번 초과). 사이트에서 피드 주소를 찾아보세요.",
        zh: "服务器不断跳转（循环或超过 {limit} 次）；请在网站上查找订阅源的网址。",
        de: """
            Der Server schickt immer weiter (im Kreis oder mehr als {limit} Mal); suche die \
            Adresse des Feeds auf der Website.
            """,
        fr: """
            Le serveur renvoie sans cesse ailleurs (en boucle ou plus de {limit} fois) ; \
            cherchez l’adresse du flux sur le site.
            """,
        es: """
            El servidor redirige sin parar (en círculo o más de {limit} veces); busca la \
            dirección de la fuente en el sitio.
            """)
    package let broken = Phrase(
        en: "The answer broke off or made no sense ({detail}); try again later.",
        it: "La risposta si è interrotta o non aveva senso ({detail}); riprova più tardi.",
        ja: "応答が途中で切れたか、意味をなしませんでした（{detail}）。あとでもう一度お試しください。",
        ko: "응답이 끊겼거나 이해할 수 없습니다({detail}). 나중에 다시 시도하세요.",
        zh: "响应中断或无法理解（{detail}）；请稍后再试。",
        de: """
            Die Antwort brach ab oder ergab keinen Sinn ({detail}); versuche es später noch \
            einmal.
            """,
        fr: "La réponse s’est interrompue ou n’avait pas de sens ({detail}) ; réessayez plus tard.",
        es: "La respuesta se cortó o no tenía sentido ({detail}); inténtalo más tarde.")
    package let cancelled = Phrase(
        en: "The fetch was cancelled; start it again if you still want it.",
        it: "Il recupero è stato annullato; riavvialo se lo vuoi ancora.",
        ja: "取得を中止しました。必要ならもう一度始めてください。",
        ko: "가져오기가 취소되었습니다. 필요하면 다시 시작하세요.",
        zh: "获取已取消；如仍需要请重新开始。",
        de: "Der Abruf wurde abgebrochen; starte ihn neu, wenn du ihn noch willst.",
        fr: "La récupération a été annulée ; relancez-la si vous la voulez encore.",
        es: "La descarga se canceló; vuelve a iniciarla si aún la quieres.")
    package let status401 = Phrase(
        en: "{host} asks for a password (401): this feed is not public.",
        it: "{host} chiede una password (401): questo feed non è pubblico.",
        ja: "{host} がパスワードを求めています（401）。このフィードは公開されていません。",
        ko: "{host}에서 비밀번호를 요구합니다(401). 공개 피드가 아닙니다.",
        zh: "{host} 要求密码（401）：此订阅源不公开。",
        de: "{host} verlangt ein Passwort (401): Dieser Feed ist nicht öffentlich.",
        fr: "{host} demande un mot de passe (401) : ce flux n’est pas public.",
        es: "{host} pide una contraseña (401): esta fuente no es pública.")
    package let status403 = Phrase(
        en: "{host} refuses to give out the feed (403): it may block readers or this network.",
        it: "{host} rifiuta di dare il feed (403): forse blocca i lettori o questa rete.",
        ja: "{host} がフィードの提供を拒みました（403）。リーダーやこのネットワークを遮断しているのかもしれません。",
        ko: "{host}에서 피드를 거부합니다(403). 리더나 이 네트워크를 차단했을 수 있습니다.",
        zh: "{host} 拒绝提供订阅源（403）：它可能屏蔽了阅读器或此网络。",
        de: """
            {host} gibt den Feed nicht heraus (403): Vielleicht sperrt er Leser oder dieses \
            Netz aus.
            """,
        fr: """
            {host} refuse de donner le flux (403) : il bloque peut-être les lecteurs ou ce \
            réseau.
            """,
        es: "{host} se niega a dar la fuente (403): quizá bloquea los lectores o esta red.")
    package let status404 = Phrase(
        en: """
            {host} has nothing at this address (404): the feed may have moved, look for its new \
            address on the site.
            """,
        it: """
            {host} non ha nulla a questo indirizzo (404): forse il feed si è spostato, cerca il \
            nuovo indirizzo sul sito.
            """,
        ja: "{host} のこのアドレスには何もありません（404）。移転した可能性があります。サイトで新しいアドレスを探してください。",
        ko: "{host}의 이 주소에는 아무것도 없습니다(404). 옮겼을 수 있으니 사이트에서 새 주소를 찾아보세요.",
        zh: "{host} 的此网址下没有内容（404）：订阅源可能已迁移，请在网站上查找新网址。",
        de: """
            {host} hat unter dieser Adresse nichts (404): Vielleicht ist der Feed umgezogen; \
            suche die neue Adresse auf der Website.
            """,
        fr: """
            {host} n’a rien à cette adresse (404) : le flux a peut-être déménagé, cherchez sa \
            nouvelle adresse sur le site.
            """,
        es: """
            {host} no tiene nada en esta dirección (404): quizá la fuente se mudó; busca su \
            nueva dirección en el sitio.
            """)
    package let status410 = Phrase(
        en: "{host} says the feed is gone for good (410): it is asked no more.",
        it: "{host} dice che il feed non esiste più (410): non verrà più interrogato.",
        ja: "{host} はフィードが恒久的に終了したと言っています（410）。もう問い合わせません。",
        ko: "{host}에서 피드가 영구히 없어졌다고 합니다(410). 더 이상 요청하지 않습니다.",
        zh: "{host} 表示订阅源已永久消失（410）：不再请求。",
        de: "{host} sagt, der Feed ist endgültig weg (410): Er wird nicht mehr abgefragt.",
        fr: "{host} dit que le flux a disparu pour de bon (410) : il n’est plus interrogé.",
        es: "{host} dice que la fuente ha desaparecido para siempre (410): ya no se consulta.")
    package let status429 = Phrase(
        en: "{host} asks to be asked less often (429): it is left alone for a while.",
        it: """
            {host} chiede di essere interrogato meno spesso (429): per un po’ lo si lascia in \
            pace.
            """,
        ja: "{host} が問い合わせを減らすよう求めています（429）。しばらく控えます。",
        ko: "{host}에서 요청을 줄여 달라고 합니다(429). 한동안 쉬겠습니다.",
        zh: "{host} 要求减少请求（429）：暂时不再打扰它。",
        de: "{host} bittet um seltenere Abfragen (429): Er hat eine Weile Ruhe.",
        fr: "{host} demande à être moins sollicité (429) : on le laisse tranquille un moment.",
        es: "{host} pide que se le consulte menos (429): se le deja en paz un rato.")
    package let status451 = Phrase(
        en: "{host} may not give out the feed for legal reasons (451).",
        it: "{host} non può dare il feed per motivi legali (451).",
        ja: "{host} は法的な理由でフィードを提供できません（451）。",
        ko: "{host}에서 법적인 이유로 피드를 제공할 수 없습니다(451).",
        zh: "{host} 因法律原因不能提供订阅源（451）。",
        de: "{host} darf den Feed aus rechtlichen Gründen nicht herausgeben (451).",
        fr: "{host} ne peut pas donner le flux pour des raisons juridiques (451).",
        es: "{host} no puede dar la fuente por motivos legales (451).")
    package let status500 = Phrase(
        en: "{host} has a fault of its own ({status}): it is asked again later.",
        it: "{host} ha un guasto suo ({status}): verrà interrogato di nuovo più tardi.",
        ja: "{host} 側の障害です（{status}）。あとでもう一度問い合わせます。",
        ko: "{host} 자체에 문제가 있습니다({status}). 나중에 다시 요청합니다.",
        zh: "{host} 自身出现故障（{status}）：稍后再请求。",
        de: "{host} hat selbst eine Störung ({status}): Er wird später wieder abgefragt.",
        fr: "{host} a une panne de son côté ({status}) : il sera interrogé plus tard.",
        es: "{host} tiene un fallo propio ({status}): se le volverá a consultar más tarde.")
    package let status300 = Phrase(
        en: "{host} sends on to nowhere ({status}): look for the feed's new address on the site.",
        it: "{host} rimanda al nulla ({status}): cerca sul sito il nuovo indirizzo del feed.",
        ja: "{host} の転送先がありません（{status}）。サイトでフィードの新しいアドレスを探してください。",
        ko: "{host}에서 없는 곳으로 보냅니다({status}). 사이트에서 피드의 새 주소를 찾아보세요.",
        zh: "{host} 跳转到了不存在的地方（{status}）：请在网站上查找订阅源的新网址。",
        de: "{host} leitet ins Leere ({status}): Suche die neue Adresse des Feeds auf der Website.",
        fr: """
            {host} renvoie vers nulle part ({status}) : cherchez la nouvelle adresse du flux \
            sur le site.
            """,
        es: """
            {host} redirige a ninguna parte ({status}): busca la nueva dirección de la fuente \
            en el sitio.
            """)
    package let statusOther = Phrase(
        en: "{host} answered with status {status} and no feed: check the address in a browser.",
        it: """
            {host} ha risposto con lo stato {status} e senza feed: controlla l’indirizzo in un \
            browser.
            """,
        ja: "{host} はフィードではなくステータス {status} を返しました。ブラウザーでアドレスを確認してください。",
        ko: "{host}에서 피드 대신 상태 {status}(을)를 보냈습니다. 브라우저에서 주소를 확인하세요.",
        zh: "{host} 返回状态 {status}，没有订阅源：请在浏览器中检查网址。",
        de: """
            {host} antwortete mit Status {status} und ohne Feed: Prüfe die Adresse in einem \
            Browser.
            """,
        fr: """
            {host} a répondu avec l’état {status} et sans flux : vérifiez l’adresse dans un \
            navigateur.
            """,
        es: """
            {host} respondió con el estado {status} y sin fuente: comprueba la dirección en un \
            navegador.
            """)
}
