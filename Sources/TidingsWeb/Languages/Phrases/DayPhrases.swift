/// What the weather and the calendars of the day say, and what is set about them.
package final class DayPhrases: Sendable {
    package let calendar = Phrase(
        en: "Calendar",
        it: "Calendario",
        ja: "カレンダー",
        ko: "캘린더",
        zh: "日历",
        de: "Kalender",
        fr: "Calendrier",
        es: "Calendario")
    package let today = Phrase(
        en: "Today",
        it: "Oggi",
        ja: "今日",
        ko: "오늘",
        zh: "今天",
        de: "Heute",
        fr: "Aujourd’hui",
        es: "Hoy")
    package let tomorrow = Phrase(
        en: "Tomorrow",
        it: "Domani",
        ja: "明日",
        ko: "내일",
        zh: "明天",
        de: "Morgen",
        fr: "Demain",
        es: "Mañana")
    package let nothingPlanned = Phrase(
        en: "Nothing planned today or tomorrow.",
        it: "Niente in programma oggi e domani.",
        ja: "今日と明日の予定はありません。",
        ko: "오늘과 내일은 일정이 없습니다.",
        zh: "今天和明天没有安排。",
        de: "Heute und morgen steht nichts an.",
        fr: "Rien de prévu aujourd’hui ni demain.",
        es: "Nada previsto para hoy ni mañana.")
    package let notYet = Phrase(
        en: "Not asked yet; look again in a minute.",
        it: "Non ancora chiesto; guarda di nuovo tra un minuto.",
        ja: "まだ取得していません。1分ほど後にもう一度ご覧ください。",
        ko: "아직 가져오지 않았습니다. 잠시 후 다시 확인하세요.",
        zh: "尚未获取；请过一分钟再看。",
        de: "Noch nicht abgefragt; sieh in einer Minute wieder nach.",
        fr: "Pas encore demandé ; revenez dans une minute.",
        es: "Aún no se ha pedido; vuelve a mirar en un minuto.")
    package let wholeDay = Phrase(
        en: "All day",
        it: "Tutto il giorno",
        ja: "終日",
        ko: "하루 종일",
        zh: "全天",
        de: "Ganztägig",
        fr: "Toute la journée",
        es: "Todo el día")
    package let from = Phrase(
        en: "From {time}",
        it: "Dalle {time}",
        ja: "{time}から",
        ko: "{time}부터",
        zh: "{time} 起",
        de: "Ab {time}",
        fr: "Dès {time}",
        es: "Desde las {time}")
    package let until = Phrase(
        en: "Until {time}",
        it: "Fino alle {time}",
        ja: "{time}まで",
        ko: "{time}까지",
        zh: "至 {time}",
        de: "Bis {time}",
        fr: "Jusqu’à {time}",
        es: "Hasta las {time}")
    package let title = Phrase(
        en: "Weather and calendars",
        it: "Meteo e calendari",
        ja: "天気とカレンダー",
        ko: "날씨와 캘린더",
        zh: "天气与日历",
        de: "Wetter und Kalender",
        fr: "Météo et calendriers",
        es: "El tiempo y calendarios")
    package let hint = Phrase(
        en: """
            Shown on the page “Today”. The addresses stay on this device; nobody is asked before \
            you give one.
            """,
        it: """
            Si vedono nella pagina «Oggi». Gli indirizzi restano su questo dispositivo; non si \
            chiede nulla a nessuno prima che tu ne dia uno.
            """,
        ja: "「今日」のページに表示します。アドレスはこの端末だけに保存され、指定するまでどこにも問い合わせません。",
        ko: "‘오늘’ 페이지에 표시됩니다. 주소는 이 기기에만 남으며, 주소를 입력하기 전에는 어디에도 요청하지 않습니다.",
        zh: "显示在“今日”页面。网址只保存在本设备上；在你给出网址之前不会向任何人请求。",
        de: """
            Zu sehen auf der Seite „Heute“. Die Adressen bleiben auf diesem Gerät; vorher wird \
            niemand gefragt.
            """,
        fr: """
            Affichés sur la page « Aujourd’hui ». Les adresses restent sur cet appareil ; rien \
            n’est demandé à personne avant.
            """,
        es: """
            Se ven en la página «Hoy». Las direcciones se quedan en este dispositivo; antes no \
            se pregunta a nadie.
            """)
    package let weatherAddress = Phrase(
        en: "Address of a forecast",
        it: "Indirizzo di una previsione",
        ja: "天気予報のアドレス",
        ko: "예보 주소",
        zh: "天气预报网址",
        de: "Adresse einer Vorhersage",
        fr: "Adresse d’une prévision",
        es: "Dirección de un pronóstico")
    package let weatherHint = Phrase(
        en: "JSON as Open-Meteo gives it; the place is enough, such as {example}",
        it: "JSON come lo dà Open-Meteo; basta il luogo, come {example}",
        ja: "Open-Meteo 形式の JSON。場所だけで十分です。例: {example}",
        ko: "Open-Meteo 형식의 JSON. 위치만 있으면 됩니다. 예: {example}",
        zh: "Open-Meteo 格式的 JSON；只需给出地点，例如 {example}",
        de: "JSON wie von Open-Meteo; der Ort genügt, etwa {example}",
        fr: "JSON comme le donne Open-Meteo ; le lieu suffit, par exemple {example}",
        es: "JSON como el de Open-Meteo; basta el lugar, como {example}")
    package let calendarAddress = Phrase(
        en: "Address of a calendar",
        it: "Indirizzo di un calendario",
        ja: "カレンダーのアドレス",
        ko: "캘린더 주소",
        zh: "日历网址",
        de: "Adresse eines Kalenders",
        fr: "Adresse d’un calendrier",
        es: "Dirección de un calendario")
    package let calendarHint = Phrase(
        en: "iCalendar (.ics, webcal). A private address works, and is never shown again.",
        it: "iCalendar (.ics, webcal). Va bene anche un indirizzo privato; non sarà più mostrato.",
        ja: "iCalendar（.ics、webcal）。非公開のアドレスも使えます。あとから表示されることはありません。",
        ko: "iCalendar(.ics, webcal). 비공개 주소도 쓸 수 있으며 다시 표시되지 않습니다.",
        zh: "iCalendar（.ics、webcal）。可以使用私密网址，之后不会再显示。",
        de: """
            iCalendar (.ics, webcal). Eine private Adresse geht auch; sie wird nie wieder \
            gezeigt.
            """,
        fr: """
            iCalendar (.ics, webcal). Une adresse privée convient ; elle n’est plus jamais \
            montrée.
            """,
        es: "iCalendar (.ics, webcal). Vale una dirección privada; no se vuelve a mostrar.")
    package let add = Phrase(
        en: "Add",
        it: "Aggiungi",
        ja: "追加",
        ko: "추가",
        zh: "添加",
        de: "Hinzufügen",
        fr: "Ajouter",
        es: "Añadir")
    package let removed = Phrase(
        en: "Removed.",
        it: "Rimosso.",
        ja: "削除しました。",
        ko: "삭제했습니다.",
        zh: "已移除。",
        de: "Entfernt.",
        fr: "Supprimé.",
        es: "Quitado.")
    package let zone = Phrase(
        en: "Time zone of the calendars",
        it: "Fuso orario dei calendari",
        ja: "カレンダーのタイムゾーン",
        ko: "캘린더 시간대",
        zh: "日历时区",
        de: "Zeitzone der Kalender",
        fr: "Fuseau horaire des calendriers",
        es: "Zona horaria de los calendarios")
    package let zoneHint = Phrase(
        en: "Such as {example}; empty for that of the machine Tidings runs on.",
        it: "Per esempio {example}; vuoto per quello della macchina su cui gira Tidings.",
        ja: "例: {example}。空欄なら Tidings が動いている機械の設定を使います。",
        ko: "예: {example}. 비워 두면 Tidings가 실행되는 기기의 시간대를 씁니다.",
        zh: "例如 {example}；留空则使用运行 Tidings 的机器的时区。",
        de: "Etwa {example}; leer für die des Rechners, auf dem Tidings läuft.",
        fr: "Par exemple {example} ; vide pour celui de la machine où tourne Tidings.",
        es: "Como {example}; vacío para la de la máquina donde corre Tidings.")
    package let checked = Phrase(
        en: "Last asked {time}",
        it: "Chiesto l’ultima volta {time}",
        ja: "最終取得: {time}",
        ko: "마지막 요청: {time}",
        zh: "上次获取：{time}",
        de: "Zuletzt abgefragt {time}",
        fr: "Dernière demande {time}",
        es: "Pedido por última vez {time}")
}
