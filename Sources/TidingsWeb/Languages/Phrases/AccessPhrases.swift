/// What signing in and out says.
package final class AccessPhrases: Sendable {
    package let signIn = Phrase(
        en: "Sign in",
        it: "Accedi",
        ja: "サインイン",
        ko: "로그인",
        zh: "登录",
        de: "Anmelden",
        fr: "Se connecter",
        es: "Iniciar sesión")
    package let password = Phrase(
        en: "Password",
        it: "Password",
        ja: "パスワード",
        ko: "비밀번호",
        zh: "密码",
        de: "Passwort",
        fr: "Mot de passe",
        es: "Contraseña")
    package let user = Phrase(
        en: "User",
        it: "Utente",
        ja: "ユーザー",
        ko: "사용자",
        zh: "用户",
        de: "Benutzer",
        fr: "Utilisateur",
        es: "Usuario")
    package let wrongPassword = Phrase(
        en: "That is not the password.",
        it: "La password non è questa.",
        ja: "パスワードが違います。",
        ko: "비밀번호가 아닙니다.",
        zh: "密码不正确。",
        de: "Das ist nicht das Passwort.",
        fr: "Ce n’est pas le mot de passe.",
        es: "Esa no es la contraseña.")
    package let tooMany = Phrase(
        en: "There were too many guesses. Try again in {time}.",
        it: "Ci sono stati troppi tentativi. Riprova tra {time}.",
        ja: "試行回数が多すぎます。{time} 待ってからお試しください。",
        ko: "시도가 너무 많았습니다. {time} 뒤에 다시 시도하세요.",
        zh: "尝试次数过多。请在 {time} 后再试。",
        de: "Es gab zu viele Versuche. Versuche es in {time} noch einmal.",
        fr: "Il y a eu trop d’essais. Réessayez dans {time}.",
        es: "Ha habido demasiados intentos. Vuelve a intentarlo dentro de {time}.")
    package let noPassword = Phrase(
        en: """
            This reader has no password yet, so nobody can sign in. On its machine, run \
            {command}.
            """,
        it: """
            Questo lettore non ha ancora una password, quindi nessuno può accedere. Sulla sua \
            macchina esegui {command}.
            """,
        ja: "このリーダーにはまだパスワードがないため、サインインできません。そのマシンで {command} を実行してください。",
        ko: "이 리더에는 아직 비밀번호가 없어 아무도 로그인할 수 없습니다. 그 컴퓨터에서 {command} 을(를) 실행하세요.",
        zh: "此阅读器还没有密码，因此无法登录。请在它所在的机器上运行 {command}。",
        de: """
            Dieser Leser hat noch kein Passwort, deshalb kann sich niemand anmelden. Führe auf \
            seinem Rechner {command} aus.
            """,
        fr: """
            Ce lecteur n’a pas encore de mot de passe, personne ne peut donc se connecter. Sur \
            sa machine, lancez {command}.
            """,
        es: """
            Este lector aún no tiene contraseña, así que nadie puede iniciar sesión. En su \
            máquina, ejecuta {command}.
            """)
    package let signOut = Phrase(
        en: "Sign out",
        it: "Esci",
        ja: "サインアウト",
        ko: "로그아웃",
        zh: "退出登录",
        de: "Abmelden",
        fr: "Se déconnecter",
        es: "Cerrar sesión")
    package let signOutEverywhere = Phrase(
        en: "Sign out everywhere",
        it: "Esci ovunque",
        ja: "すべての端末でサインアウト",
        ko: "모든 기기에서 로그아웃",
        zh: "在所有设备上退出",
        de: "Überall abmelden",
        fr: "Se déconnecter partout",
        es: "Cerrar sesión en todas partes")
    package let signedIn = Phrase(
        en: "Signed in",
        it: "Accessi attivi",
        ja: "サインイン中",
        ko: "로그인한 브라우저",
        zh: "已登录",
        de: "Angemeldet",
        fr: "Connectés",
        es: "Sesiones abiertas")
    package let thisBrowser = Phrase(
        en: "This browser",
        it: "Questo browser",
        ja: "このブラウザー",
        ko: "이 브라우저",
        zh: "此浏览器",
        de: "Dieser Browser",
        fr: "Ce navigateur",
        es: "Este navegador")
    package let unnamedBrowser = Phrase(
        en: "A browser without a name",
        it: "Un browser senza nome",
        ja: "名前のないブラウザー",
        ko: "이름 없는 브라우저",
        zh: "未命名的浏览器",
        de: "Ein Browser ohne Namen",
        fr: "Un navigateur sans nom",
        es: "Un navegador sin nombre")
    package let since = Phrase(
        en: "Since {day}, last used {time}",
        it: "Dal {day}, usato l’ultima volta {time}",
        ja: "{day} から、最終利用 {time}",
        ko: "{day}부터, 마지막 사용 {time}",
        zh: "自 {day} 起，最后使用 {time}",
        de: "Seit {day}, zuletzt benutzt {time}",
        fr: "Depuis le {day}, dernière utilisation {time}",
        es: "Desde el {day}, usado por última vez {time}")
    package let openHere = Phrase(
        en: """
            This reader is open to this machine alone, so it asks for no password. To reach it \
            from others, set one with {command}, and serve it there.
            """,
        it: """
            Questo lettore è aperto solo a questa macchina, perciò non chiede una password. Per \
            raggiungerlo da altre, impostane una con {command} e rendilo disponibile lì.
            """,
        ja: "このリーダーはこのマシンだけに開かれているため、パスワードは不要です。ほかから使うには {command} でパスワードを設定してから公開してください。",
        ko: "이 리더는 이 컴퓨터에만 열려 있어 비밀번호를 묻지 않습니다. 다른 곳에서 쓰려면 {command} 명령으로 비밀번호를 정한 뒤 제공하세요.",
        zh: "此阅读器只对本机开放，因此不需要密码。要从其他机器访问，请先用 {command} 设置密码，再对外提供服务。",
        de: """
            Dieser Leser ist nur für diesen Rechner offen und verlangt deshalb kein Passwort. \
            Um ihn von anderen zu erreichen, setze eines mit {command} und stelle ihn dort \
            bereit.
            """,
        fr: """
            Ce lecteur n’est ouvert qu’à cette machine, il ne demande donc pas de mot de passe. \
            Pour l’atteindre d’ailleurs, définissez-en un avec {command}, puis servez-le là.
            """,
        es: """
            Este lector solo está abierto a esta máquina, por eso no pide contraseña. Para \
            llegar a él desde otras, pon una con {command} y sírvelo allí.
            """)
}
