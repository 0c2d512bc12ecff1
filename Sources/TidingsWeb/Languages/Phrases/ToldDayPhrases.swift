/// Why the weather or a calendar is not there, as the engine says it in English.
package final class ToldDayPhrases: Sendable {
    package let notPublic = Phrase(
        en: """
            “{host}” is not a public web address; if it is a server of your own, add it again \
            and allow private networks.
            """,
        it: """
            «{host}» non è un indirizzo web pubblico; se è un tuo server, aggiungilo di nuovo e \
            consenti le reti private.
            """,
        ja: "「{host}」は公開されたアドレスではありません。ご自分のサーバーなら、もう一度追加して自分のネットワークを許可してください。",
        ko: "“{host}”은(는) 공개 웹 주소가 아닙니다. 직접 운영하는 서버라면 다시 추가하고 사설 네트워크를 허용하세요.",
        zh: "“{host}”不是公共网址；若是你自己的服务器，请重新添加并允许私有网络。",
        de: """
            „{host}“ ist keine öffentliche Webadresse; ist es ein eigener Server, füge ihn neu \
            hinzu und erlaube private Netze.
            """,
        fr: """
            « {host} » n’est pas une adresse web publique ; si c’est votre serveur, ajoutez-le \
            de nouveau en autorisant les réseaux privés.
            """,
        es: """
            «{host}» no es una dirección web pública; si es un servidor tuyo, añádelo de nuevo y \
            permite las redes privadas.
            """)
    package let tooLarge = Phrase(
        en: "What {host} sent is too large to be shown here.",
        it: "Ciò che {host} ha inviato è troppo grande per essere mostrato qui.",
        ja: "{host} から届いたものは大きすぎて表示できません。",
        ko: "{host}이(가) 보낸 것이 너무 커서 표시할 수 없습니다.",
        zh: "{host} 发来的内容太大，无法在此显示。",
        de: "Was {host} geschickt hat, ist zu groß, um hier gezeigt zu werden.",
        fr: "Ce que {host} a envoyé est trop grand pour être montré ici.",
        es: "Lo que ha enviado {host} es demasiado grande para mostrarlo aquí.")
    package let noForecast = Phrase(
        en: "{host} sent no forecast: the address must give JSON as Open-Meteo does.",
        it: "{host} non ha inviato una previsione: l’indirizzo deve dare JSON come Open-Meteo.",
        ja: "{host} から届いたものは天気予報ではありません。Open-Meteo 形式の JSON を返すアドレスが必要です。",
        ko: "{host}이(가) 보낸 것은 예보가 아닙니다. Open-Meteo 형식의 JSON을 주는 주소여야 합니다.",
        zh: "{host} 发来的不是天气预报：该网址须像 Open-Meteo 一样给出 JSON。",
        de: "{host} hat keine Vorhersage geschickt: Die Adresse muss JSON wie Open-Meteo liefern.",
        fr: "{host} n’a pas envoyé de prévision : l’adresse doit donner du JSON comme Open-Meteo.",
        es: "{host} no ha enviado un pronóstico: la dirección debe dar JSON como Open-Meteo.")
    package let noCalendar = Phrase(
        en: "{host} sent no calendar: the address must give iCalendar (.ics).",
        it: "{host} non ha inviato un calendario: l’indirizzo deve dare iCalendar (.ics).",
        ja: "{host} から届いたものはカレンダーではありません。iCalendar（.ics）を返すアドレスが必要です。",
        ko: "{host}이(가) 보낸 것은 캘린더가 아닙니다. iCalendar(.ics)를 주는 주소여야 합니다.",
        zh: "{host} 发来的不是日历：该网址须给出 iCalendar（.ics）。",
        de: "{host} hat keinen Kalender geschickt: Die Adresse muss iCalendar (.ics) liefern.",
        fr: "{host} n’a pas envoyé de calendrier : l’adresse doit donner de l’iCalendar (.ics).",
        es: "{host} no ha enviado un calendario: la dirección debe dar iCalendar (.ics).")
    package let refused = Phrase(
        en: "{host} asks for a password, or refuses ({status}).",
        it: "{host} chiede una password, o rifiuta ({status}).",
        ja: "{host} はパスワードを求めているか、拒否しています（{status}）。",
        ko: "{host}이(가) 비밀번호를 요구하거나 거부합니다({status}).",
        zh: "{host} 要求密码或拒绝访问（{status}）。",
        de: "{host} verlangt ein Passwort oder weigert sich ({status}).",
        fr: "{host} demande un mot de passe, ou refuse ({status}).",
        es: "{host} pide una contraseña, o se niega ({status}).")
    package let missing = Phrase(
        en: "{host} has nothing at this address ({status}): look for the right one.",
        it: "{host} non ha nulla a questo indirizzo ({status}): cerca quello giusto.",
        ja: "{host} のこのアドレスには何もありません（{status}）。正しいアドレスを確認してください。",
        ko: "{host}의 이 주소에는 아무것도 없습니다({status}). 올바른 주소를 찾아보세요.",
        zh: "{host} 的这个网址没有内容（{status}）：请查找正确的网址。",
        de: "{host} hat unter dieser Adresse nichts ({status}): Suche die richtige.",
        fr: "{host} n’a rien à cette adresse ({status}) : cherchez la bonne.",
        es: "{host} no tiene nada en esta dirección ({status}): busca la correcta.")
    package let otherStatus = Phrase(
        en: "{host} answered with status {status}: it is asked again later.",
        it: "{host} ha risposto con lo stato {status}: si riprova più tardi.",
        ja: "{host} の応答は {status} でした。後でもう一度取得します。",
        ko: "{host}이(가) 상태 {status}(으)로 응답했습니다. 나중에 다시 요청합니다.",
        zh: "{host} 返回状态 {status}：稍后再试。",
        de: "{host} hat mit Status {status} geantwortet: Es wird später wieder gefragt.",
        fr: "{host} a répondu avec l’état {status} : nouvelle demande plus tard.",
        es: "{host} ha respondido con el estado {status}: se vuelve a pedir más tarde.")
    package let notAnAddress = Phrase(
        en: "This is not a web address: give one that begins with https:// or webcal://.",
        it: "Questo non è un indirizzo web: danne uno che comincia con https:// o webcal://.",
        ja: "これはウェブアドレスではありません。https:// か webcal:// で始まるものを指定してください。",
        ko: "웹 주소가 아닙니다. https:// 또는 webcal://로 시작하는 주소를 입력하세요.",
        zh: "这不是网址：请给出以 https:// 或 webcal:// 开头的网址。",
        de: "Das ist keine Webadresse: Gib eine an, die mit https:// oder webcal:// beginnt.",
        fr: "Ce n’est pas une adresse web : donnez-en une qui commence par https:// ou webcal://.",
        es: "Esto no es una dirección web: da una que empiece por https:// o webcal://.")
    package let tooMany = Phrase(
        en: "There are {limit} calendars already: remove one first.",
        it: "Ci sono già {limit} calendari: prima rimuovine uno.",
        ja: "カレンダーはすでに {limit} 件あります。先に一つ削除してください。",
        ko: "캘린더가 이미 {limit}개 있습니다. 먼저 하나를 삭제하세요.",
        zh: "已有 {limit} 个日历：请先移除一个。",
        de: "Es gibt schon {limit} Kalender: Entferne zuerst einen.",
        fr: "Il y a déjà {limit} calendriers : supprimez-en un d’abord.",
        es: "Ya hay {limit} calendarios: quita uno primero.")
    package let unknownZone = Phrase(
        en: "There is no time zone called “{name}”: give one like Europe/Rome.",
        it: "Non esiste un fuso orario di nome «{name}»: danne uno come Europe/Rome.",
        ja: "「{name}」というタイムゾーンはありません。Europe/Rome のように指定してください。",
        ko: "“{name}”라는 시간대가 없습니다. Europe/Rome처럼 입력하세요.",
        zh: "没有名为“{name}”的时区：请给出如 Europe/Rome 的名称。",
        de: "Es gibt keine Zeitzone namens „{name}“: Gib eine an wie Europe/Rome.",
        fr: "Il n’y a pas de fuseau horaire « {name} » : donnez-en un comme Europe/Rome.",
        es: "No hay ninguna zona horaria llamada «{name}»: da una como Europe/Rome.")
}
