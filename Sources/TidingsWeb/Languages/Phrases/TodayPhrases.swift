/// What the page of the day says.
package final class TodayPhrases: Sendable {
    package let title = Phrase(
        en: "Today",
        it: "Oggi",
        ja: "今日",
        ko: "오늘",
        zh: "今日",
        de: "Heute",
        fr: "Aujourd’hui",
        es: "Hoy")
    package let since = Phrase(
        en: "Since {time}",
        it: "Da {time}",
        ja: "{time}から",
        ko: "{time}부터",
        zh: "自{time}起",
        de: "Seit: {time}",
        fr: "Depuis : {time}",
        es: "Desde: {time}")
    package let nothing = Phrase(
        en: "Nothing new. Everything is read.",
        it: "Niente di nuovo. Hai letto tutto.",
        ja: "新しいものはありません。すべて既読です。",
        ko: "새로운 것이 없습니다. 모두 읽었습니다.",
        zh: "没有新内容，全部已读。",
        de: "Nichts Neues. Alles ist gelesen.",
        fr: "Rien de nouveau. Tout est lu.",
        es: "Nada nuevo. Todo está leído.")
    package let top = Phrase(
        en: "Top stories",
        it: "Notizie principali",
        ja: "主なニュース",
        ko: "주요 뉴스",
        zh: "头条",
        de: "Wichtigste Ereignisse",
        fr: "À la une",
        es: "Noticias principales")
    package let folders = Phrase(
        en: "Unread",
        it: "Da leggere",
        ja: "未読",
        ko: "읽지 않음",
        zh: "未读",
        de: "Ungelesen",
        fr: "Non lus",
        es: "Sin leer")
    package let quiet = Phrase(
        en: "From feeds that rarely speak",
        it: "Da feed che parlano di rado",
        ja: "更新の少ないフィードから",
        ko: "드물게 소식을 전하는 피드",
        zh: "很少更新的订阅源",
        de: "Von Feeds, die sich selten melden",
        fr: "De flux qui parlent rarement",
        es: "De canales que hablan poco")
    package let saved = Phrase(
        en: "Saved for later",
        it: "Salvati per dopo",
        ja: "後で読む",
        ko: "나중에 읽기",
        zh: "稍后阅读",
        de: "Für später gespeichert",
        fr: "Enregistrés pour plus tard",
        es: "Guardados para después")
    package let allSaved = Phrase(
        en: "All saved entries",
        it: "Tutti gli articoli salvati",
        ja: "保存した記事をすべて表示",
        ko: "저장한 글 모두 보기",
        zh: "全部已保存文章",
        de: "Alle gespeicherten Artikel",
        fr: "Tous les articles enregistrés",
        es: "Todos los artículos guardados")
}
