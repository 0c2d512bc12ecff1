/// What the page about other reader programs says.
package final class AppsPhrases: Sendable {
    package let title = Phrase(
        en: "Other apps",
        it: "Altre app",
        ja: "ほかのアプリ",
        ko: "다른 앱",
        zh: "其他应用",
        de: "Andere Apps",
        fr: "Autres applications",
        es: "Otras aplicaciones")
    package let lead = Phrase(
        en: "Other reader apps can read and decide here, each with a password of its own.",
        it: "Altre app di lettura possono leggere e decidere qui, ognuna con una sua password.",
        ja: "ほかのリーダーアプリは、それぞれのパスワードでここを読み、操作できます。",
        ko: "다른 리더 앱은 각자의 비밀번호로 여기에서 읽고 결정할 수 있습니다.",
        zh: "其他阅读应用可以各用自己的密码在此阅读和操作。",
        de:
            "Andere Lese-Apps können hier lesen und entscheiden, jede mit einem eigenen Passwort.",
        fr: "D’autres applications de lecture peuvent lire et décider ici, chacune avec son mot de "
            + "passe.",
        es: "Otras aplicaciones de lectura pueden leer y decidir aquí, cada una con su contraseña.")
    package let nearby = Phrase(
        en:
            "These addresses work on this computer. For an app on a phone, start the reader with "
            + "{command} and open this page at that address: it shows what to type then.",
        it: "Questi indirizzi funzionano su questo computer. Per un’app sul telefono, avvia il "
            + "lettore con {command} e apri questa pagina a quell’indirizzo: mostrerà che cosa "
            + "scrivere.",
        ja: "これらのアドレスはこのコンピュータで使えます。スマートフォンのアプリで使うには、"
            + "{command} でリーダーを起動し、そのアドレスでこのページを開くと、入力する内容が"
            + "表示されます。",
        ko: "이 주소는 이 컴퓨터에서만 됩니다. 휴대전화의 앱에서 쓰려면 {command}(으)로 리더를 "
            + "시작하고 그 주소에서 이 페이지를 여세요. 입력할 내용이 표시됩니다.",
        zh: "这些地址只在本机有效。要在手机应用中使用，请用 {command} 启动阅读器，再用那个地址打开"
            + "此页面，届时会显示应填写的内容。",
        de: "Diese Adressen gelten auf diesem Computer. Für eine App auf einem Telefon starte den "
            + "Reader mit {command} und öffne diese Seite unter jener Adresse: sie zeigt dann, was "
            + "einzugeben ist.",
        fr:
            "Ces adresses valent sur cet ordinateur. Pour une application sur un téléphone, démarrez "
            + "le lecteur avec {command} et ouvrez cette page à cette adresse : elle montrera quoi "
            + "saisir.",
        es:
            "Estas direcciones sirven en este equipo. Para una aplicación en un teléfono, inicia el "
            + "lector con {command} y abre esta página en esa dirección: mostrará qué escribir.")
    package let passwords = Phrase(
        en: "Passwords", it: "Password", ja: "パスワード", ko: "비밀번호", zh: "密码",
        de: "Passwörter", fr: "Mots de passe", es: "Contraseñas")
    package let none = Phrase(
        en: "No other app may ask yet.",
        it: "Nessun’altra app può ancora accedere.",
        ja: "まだどのアプリも利用できません。",
        ko: "아직 접근할 수 있는 앱이 없습니다.",
        zh: "目前没有其他应用可以访问。",
        de: "Noch darf keine andere App fragen.",
        fr: "Aucune autre application n’a encore accès.",
        es: "Ninguna otra aplicación tiene acceso todavía.")
    package let lastUsed = Phrase(
        en: "Last used {time}",
        it: "Ultimo uso: {time}",
        ja: "最終使用: {time}",
        ko: "마지막 사용: {time}",
        zh: "上次使用：{time}",
        de: "Zuletzt benutzt: {time}",
        fr: "Dernière utilisation : {time}",
        es: "Último uso: {time}")
    package let neverUsed = Phrase(
        en: "Never used", it: "Mai usata", ja: "未使用", ko: "사용한 적 없음", zh: "从未使用",
        de: "Nie benutzt", fr: "Jamais utilisé", es: "Nunca usada")
    package let takeBack = Phrase(
        en: "Take back", it: "Revoca", ja: "取り消す", ko: "회수", zh: "收回",
        de: "Zurücknehmen", fr: "Révoquer", es: "Revocar")
    package let takenBack = Phrase(
        en: "The password “{name}” is taken back.",
        it: "La password «{name}» è revocata.",
        ja: "パスワード「{name}」を取り消しました。",
        ko: "비밀번호 “{name}”을(를) 회수했습니다.",
        zh: "已收回密码“{name}”。",
        de: "Das Passwort „{name}“ ist zurückgenommen.",
        fr: "Le mot de passe « {name} » est révoqué.",
        es: "La contraseña «{name}» está revocada.")
    package let name = Phrase(
        en: "Name of the app, which is also the user name",
        it: "Nome dell’app, che è anche il nome utente",
        ja: "アプリの名前（ユーザー名にもなります）",
        ko: "앱 이름(사용자 이름으로도 쓰입니다)",
        zh: "应用名称（也是用户名）",
        de: "Name der App, der auch der Benutzername ist",
        fr: "Nom de l’application, qui est aussi le nom d’utilisateur",
        es: "Nombre de la aplicación, que es también el nombre de usuario")
    package let make = Phrase(
        en: "Make a password", it: "Crea una password", ja: "パスワードを作成",
        ko: "비밀번호 만들기", zh: "生成密码", de: "Passwort erzeugen",
        fr: "Créer un mot de passe", es: "Crear una contraseña")
    package let made = Phrase(
        en: "Type this in the app as “{name}”; it is not shown again.",
        it: "Digitala nell’app come «{name}»; non verrà più mostrata.",
        ja: "アプリで「{name}」としてこれを入力してください。再表示されません。",
        ko: "앱에서 “{name}”(으)로 이것을 입력하세요. 다시 표시되지 않습니다.",
        zh: "在应用中以“{name}”输入此密码；之后不再显示。",
        de: "Gib dies in der App als „{name}“ ein; es wird nicht noch einmal gezeigt.",
        fr: "Saisissez ceci dans l’application en tant que « {name} » ; il ne sera plus affiché.",
        es: "Escríbela en la aplicación como «{name}»; no se mostrará de nuevo.")
    package let badName = Phrase(
        en: "A name has up to 64 letters, digits, and - _ . @ only, and is not taken.",
        it: "Un nome ha fino a 64 lettere, cifre e solo - _ . @, e non è già in uso.",
        ja: "名前は 64 文字までの英数字と - _ . @ だけで、未使用のものに限ります。",
        ko: "이름은 64자까지의 영문자, 숫자, - _ . @만 쓸 수 있고 이미 쓰이지 않아야 합니다.",
        zh: "名称最多 64 个字符，只能用字母、数字和 - _ . @，且不能重复。",
        de: "Ein Name hat bis zu 64 Buchstaben, Ziffern und nur - _ . @ und ist nicht vergeben.",
        fr: "Un nom a au plus 64 lettres, chiffres et - _ . @ seulement, et n’est pas déjà pris.",
        es: "Un nombre tiene hasta 64 letras, cifras y solo - _ . @, y no está en uso.")
    package let whatToType = Phrase(
        en: "What to type in each app",
        it: "Che cosa scrivere in ogni app",
        ja: "各アプリに入力する内容",
        ko: "각 앱에 입력할 내용",
        zh: "在各应用中填写的内容",
        de: "Was in jede App einzugeben ist",
        fr: "Que saisir dans chaque application",
        es: "Qué escribir en cada aplicación")
    package let account = Phrase(
        en: "Kind of account", it: "Tipo di account", ja: "アカウントの種類", ko: "계정 종류",
        zh: "账户类型", de: "Art des Kontos", fr: "Type de compte", es: "Tipo de cuenta")
    package let address = Phrase(
        en: "Address", it: "Indirizzo", ja: "アドレス", ko: "주소", zh: "地址", de: "Adresse",
        fr: "Adresse", es: "Dirección")
    package let app = Phrase(
        en: "App", it: "App", ja: "アプリ", ko: "앱", zh: "应用", de: "App",
        fr: "Application", es: "Aplicación")
    package let stories = Phrase(
        en:
            "With {address} as the address, apps of the kind Google Reader or FreshRSS show stories "
            + "as a feed, too.",
        it: "Con {address} come indirizzo, le app di tipo Google Reader o FreshRSS mostrano anche "
            + "le storie come feed.",
        ja: "アドレスを {address} にすると、Google Reader や FreshRSS 型のアプリでストーリーもフィードとして"
            + "表示されます。",
        ko: "주소를 {address}(으)로 하면 Google Reader나 FreshRSS 방식의 앱에서 스토리도 피드로 보입니다.",
        zh: "使用 {address} 作为地址时，Google Reader 或 FreshRSS 类应用也会把报道组显示为一个源。",
        de: "Mit {address} als Adresse zeigen Apps der Art Google Reader oder FreshRSS auch "
            + "Geschichten als Feed.",
        fr: "Avec {address} comme adresse, les applications de type Google Reader ou FreshRSS "
            + "montrent aussi les sujets comme un flux.",
        es: "Con {address} como dirección, las aplicaciones de tipo Google Reader o FreshRSS "
            + "muestran también las historias como un canal.")
    package let refused = CountedPhrase(
        en: "{count} login was refused of late|{count} logins were refused of late",
        it: "{count} accesso rifiutato di recente|{count} di accessi rifiutati di recente|"
            + "{count} accessi rifiutati di recente",
        ja: "最近 {count} 件のログインを拒否しました",
        ko: "최근 로그인 {count}건을 거부했습니다",
        zh: "最近拒绝了 {count} 次登录",
        de: "{count} Anmeldung wurde kürzlich abgewiesen|"
            + "{count} Anmeldungen wurden kürzlich abgewiesen",
        fr: "{count} connexion refusée récemment|{count} de connexions refusées récemment|"
            + "{count} connexions refusées récemment",
        es: "{count} acceso rechazado últimamente|{count} de accesos rechazados últimamente|"
            + "{count} accesos rechazados últimamente")
    package let refusedRequests = CountedPhrase(
        en:
            "{count} other request was refused of late, as it came from a page of another site, was "
            + "too large, or could not be understood|{count} other requests were refused of late, "
            + "as they came from a page of another site, were too large, or could not be understood",
        it: "{count} altra richiesta rifiutata di recente (da una pagina di un altro sito, troppo "
            + "grande o incomprensibile)|{count} di altre richieste rifiutate di recente (da una "
            + "pagina di un altro sito, troppo grandi o incomprensibili)|{count} altre richieste "
            + "rifiutate di recente (da una pagina di un altro sito, troppo grandi o "
            + "incomprensibili)",
        ja: "最近そのほかのリクエスト {count} 件を拒否しました（ほかのサイトのページから、大きすぎる、"
            + "または理解できないもの）",
        ko: "최근 그 밖의 요청 {count}건을 거부했습니다(다른 사이트의 페이지에서 왔거나, 너무 크거나, "
            + "이해할 수 없는 요청)",
        zh: "最近拒绝了 {count} 个其他请求（来自其他网站的页面、过大或无法理解）",
        de:
            "{count} andere Anfrage wurde kürzlich abgewiesen (von der Seite einer anderen Website, "
            + "zu groß oder unverständlich)|{count} andere Anfragen wurden kürzlich abgewiesen (von "
            + "der Seite einer anderen Website, zu groß oder unverständlich)",
        fr:
            "{count} autre requête refusée récemment (venue d’une page d’un autre site, trop grande "
            + "ou incompréhensible)|{count} d’autres requêtes refusées récemment (venues d’une page "
            + "d’un autre site, trop grandes ou incompréhensibles)|{count} autres requêtes refusées "
            + "récemment (venues d’une page d’un autre site, trop grandes ou incompréhensibles)",
        es: "{count} otra solicitud rechazada últimamente (de una página de otro sitio, demasiado "
            + "grande o incomprensible)|{count} de otras solicitudes rechazadas últimamente (de una "
            + "página de otro sitio, demasiado grandes o incomprensibles)|{count} otras solicitudes "
            + "rechazadas últimamente (de una página de otro sitio, demasiado grandes o "
            + "incomprensibles)")
}
