/// What the page of a feed says of how it is fetched, here alone.
package final class FeedSettingsPhrases: Sendable {
    package let title = Phrase(
        en: "How it is fetched",
        it: "Come viene letto",
        ja: "取得のしかた",
        ko: "가져오는 방법",
        zh: "获取方式",
        de: "Wie er abgerufen wird",
        fr: "Comment il est récupéré",
        es: "Cómo se descarga")
    package let hint = Phrase(
        en: """
            Only on this device: never synced, never exported. Secrets are kept here and not \
            shown again.
            """,
        it: """
            Solo su questo dispositivo: mai sincronizzato né esportato. I segreti restano qui e \
            non si mostrano più.
            """,
        ja: "この端末だけの設定です。同期も書き出しもされません。秘密の値はここに保管し、再び表示しません。",
        ko: "이 기기에만 적용됩니다. 동기화되거나 내보내지지 않습니다. 비밀 값은 여기에 보관되며 다시 표시되지 않습니다.",
        zh: "仅限本设备：不会同步或导出。密钥保存在这里，不再显示。",
        de: """
            Nur auf diesem Gerät: nie abgeglichen, nie exportiert. Geheimnisse bleiben hier und \
            werden nicht wieder gezeigt.
            """,
        fr: """
            Seulement sur cet appareil : jamais synchronisé, jamais exporté. Les secrets \
            restent ici et ne sont plus montrés.
            """,
        es: """
            Solo en este dispositivo: nunca se sincroniza ni se exporta. Los secretos se quedan \
            aquí y no vuelven a mostrarse.
            """)
    package let interval = Phrase(
        en: "Ask again after",
        it: "Chiedi di nuovo dopo",
        ja: "確認の間隔",
        ko: "다시 확인하는 간격",
        zh: "检查间隔",
        de: "Wieder abfragen nach",
        fr: "Redemander après",
        es: "Volver a consultar tras")
    package let automatic = Phrase(
        en: "As often as it publishes",
        it: "Quanto spesso pubblica",
        ja: "発行の頻度に合わせる",
        ko: "발행 빈도에 맞춤",
        zh: "按发布频率",
        de: "So oft er veröffentlicht",
        fr: "Au rythme de ses publications",
        es: "Según publique")
    package let userAgent = Phrase(
        en: "What to be called towards its server",
        it: "Come presentarsi al suo server",
        ja: "サーバーに名乗る名前",
        ko: "서버에 알릴 이름",
        zh: "向其服务器自称",
        de: "Wie der Leser sich dem Server nennt",
        fr: "Nom donné à son serveur",
        es: "Cómo presentarse a su servidor")
    package let userName = Phrase(
        en: "User name",
        it: "Nome utente",
        ja: "ユーザー名",
        ko: "사용자 이름",
        zh: "用户名",
        de: "Benutzername",
        fr: "Nom d’utilisateur",
        es: "Nombre de usuario")
    package let password = Phrase(
        en: "Password",
        it: "Password",
        ja: "パスワード",
        ko: "비밀번호",
        zh: "密码",
        de: "Passwort",
        fr: "Mot de passe",
        es: "Contraseña")
    package let isKept = Phrase(
        en: "One is kept; type another to replace it.",
        it: "Una è conservata; scrivine un’altra per sostituirla.",
        ja: "保管済みです。置き換えるには新しいものを入力してください。",
        ko: "보관되어 있습니다. 바꾸려면 새로 입력하세요.",
        zh: "已保存一个；输入新的可替换。",
        de: "Eines ist hinterlegt; ein neues ersetzt es.",
        fr: "Un mot de passe est gardé ; saisissez-en un autre pour le remplacer.",
        es: "Hay una guardada; escribe otra para sustituirla.")
    package let headers = Phrase(
        en: "Further header fields, one NAME: VALUE a line",
        it: "Altri campi di intestazione, un NOME: VALORE per riga",
        ja: "追加のヘッダー（1 行に NAME: VALUE を 1 つ）",
        ko: "추가 헤더, 한 줄에 NAME: VALUE 하나",
        zh: "其他请求头，每行一个 NAME: VALUE",
        de: "Weitere Kopffelder, je Zeile ein NAME: WERT",
        fr: "Autres champs d’en-tête, un NOM: VALEUR par ligne",
        es: "Otros campos de cabecera, un NOMBRE: VALOR por línea")
    package let headersKept = Phrase(
        en: "Kept: {names}. What is typed here replaces them.",
        it: "Conservati: {names}. Ciò che scrivi qui li sostituisce.",
        ja: "保管済み: {names}。ここに入力すると置き換えます。",
        ko: "보관됨: {names}. 여기에 입력하면 바뀝니다.",
        zh: "已保存：{names}。在此输入的内容会替换它们。",
        de: "Hinterlegt: {names}. Was hier steht, ersetzt sie.",
        fr: "Gardés : {names}. Ce qui est saisi ici les remplace.",
        es: "Guardados: {names}. Lo que escribas aquí los sustituye.")
    package let forget = Phrase(
        en: "Forget the password and the header fields",
        it: "Dimentica la password e i campi",
        ja: "パスワードとヘッダーを消す",
        ko: "비밀번호와 헤더 지우기",
        zh: "清除密码和请求头",
        de: "Passwort und Kopffelder vergessen",
        fr: "Oublier le mot de passe et les champs",
        es: "Olvidar la contraseña y los campos")
    package let allowPrivate = Phrase(
        en: "It may be on this computer or on my own network",
        it: "Può stare su questo computer o nella mia rete",
        ja: "このコンピューターや自分のネットワークにあってもよい",
        ko: "이 컴퓨터나 내 네트워크에 있어도 됨",
        zh: "它可以在这台电脑或我自己的网络上",
        de: "Er darf auf diesem Computer oder in meinem Netz liegen",
        fr: "Il peut être sur cet ordinateur ou sur mon réseau",
        es: "Puede estar en este ordenador o en mi red")
    package let ignoreCache = Phrase(
        en: "Ask for everything each time, however fresh the last answer is",
        it: "Chiedi tutto ogni volta, anche se l’ultima risposta è recente",
        ja: "前回の応答が新しくても毎回すべて取得する",
        ko: "마지막 응답이 최신이어도 매번 모두 요청",
        zh: "每次都请求全部内容，无论上次响应多新",
        de: "Jedes Mal alles verlangen, wie frisch die letzte Antwort auch ist",
        fr: "Tout demander à chaque fois, même si la dernière réponse est fraîche",
        es: "Pedirlo todo cada vez, por reciente que sea la última respuesta")
    package let fullText = Phrase(
        en: "Read the page of each entry, to show its full text",
        it: "Leggi la pagina di ogni articolo per mostrarne il testo completo",
        ja: "各記事のページを読んで全文を表示する",
        ko: "각 글의 페이지를 읽어 전문 표시",
        zh: "读取每篇文章的网页以显示全文",
        de: "Die Seite jedes Artikels lesen, um den vollen Text zu zeigen",
        fr: "Lire la page de chaque article pour en montrer le texte intégral",
        es: "Leer la página de cada artículo para mostrar el texto completo")
    package let save = Phrase(
        en: "Save",
        it: "Salva",
        ja: "保存",
        ko: "저장",
        zh: "保存",
        de: "Speichern",
        fr: "Enregistrer",
        es: "Guardar")
    package let saved = Phrase(
        en: "Saved; it holds from the next request on.",
        it: "Salvato; vale dalla prossima richiesta.",
        ja: "保存しました。次の取得から有効です。",
        ko: "저장했습니다. 다음 요청부터 적용됩니다.",
        zh: "已保存；从下次请求起生效。",
        de: "Gespeichert; es gilt ab der nächsten Abfrage.",
        fr: "Enregistré ; cela vaut dès la prochaine requête.",
        es: "Guardado; vale desde la próxima petición.")
    package let badInterval = Phrase(
        en: "That is no time between a quarter of an hour and a week.",
        it: "Non è un tempo tra un quarto d’ora e una settimana.",
        ja: "15 分から 1 週間の間で指定してください。",
        ko: "15분에서 1주 사이가 아닙니다.",
        zh: "时间须在一刻钟到一周之间。",
        de: "Das ist keine Zeit zwischen einer Viertelstunde und einer Woche.",
        fr: "Ce n’est pas une durée entre un quart d’heure et une semaine.",
        es: "Eso no es un tiempo entre un cuarto de hora y una semana.")
    package let badHeader = Phrase(
        en: """
            A header field cannot be sent: write NAME: VALUE, and leave out what every request \
            has anyway.
            """,
        it: """
            Un campo di intestazione non si può inviare: scrivi NOME: VALORE e tralascia ciò \
            che ogni richiesta ha già.
            """,
        ja: "送れないヘッダーがあります。NAME: VALUE の形で書き、どの要求にもあるものは省いてください。",
        ko: "보낼 수 없는 헤더가 있습니다. NAME: VALUE 형식으로 쓰고 모든 요청에 있는 것은 빼세요.",
        zh: "有一个请求头无法发送：请写成 NAME: VALUE，并省略每个请求本来就有的。",
        de: """
            Ein Kopffeld lässt sich nicht senden: Schreibe NAME: WERT und lass weg, was jede \
            Anfrage ohnehin hat.
            """,
        fr: """
            Un champ d’en-tête ne peut être envoyé : écrivez NOM: VALEUR et omettez ce que \
            toute requête a déjà.
            """,
        es: """
            Un campo de cabecera no se puede enviar: escribe NOMBRE: VALOR y omite lo que toda \
            petición ya lleva.
            """)
    package let needsUser = Phrase(
        en: "A password needs a user name.",
        it: "Una password richiede un nome utente.",
        ja: "パスワードにはユーザー名が必要です。",
        ko: "비밀번호에는 사용자 이름이 필요합니다.",
        zh: "密码需要用户名。",
        de: "Ein Passwort braucht einen Benutzernamen.",
        fr: "Un mot de passe demande un nom d’utilisateur.",
        es: "Una contraseña necesita un nombre de usuario.")
    package let tooLong = Phrase(
        en: "One of the texts is too long or holds characters that cannot be sent.",
        it: "Uno dei testi è troppo lungo o contiene caratteri che non si possono inviare.",
        ja: "長すぎる、または送れない文字を含む項目があります。",
        ko: "너무 길거나 보낼 수 없는 문자가 있는 항목이 있습니다.",
        zh: "某项文字过长或含有无法发送的字符。",
        de: "Einer der Texte ist zu lang oder enthält Zeichen, die sich nicht senden lassen.",
        fr: "L’un des textes est trop long ou contient des caractères qu’on ne peut envoyer.",
        es: "Uno de los textos es demasiado largo o tiene caracteres que no se pueden enviar.")
}
