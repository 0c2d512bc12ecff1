/// What is said about marking what is old.
package final class FilingPhrases: Sendable {
    package let olderThan = Phrase(
        en: "Older than…",
        it: "Più vecchi di…",
        ja: "これより古いもの…",
        ko: "이보다 오래된 글…",
        zh: "早于…",
        de: "Älter als …",
        fr: "Plus anciens que…",
        es: "Anteriores a…")
    package let olderDay = Phrase(
        en: "Mark read: older than a day",
        it: "Segna come letti: più vecchi di un giorno",
        ja: "1 日より古いものを既読に",
        ko: "하루보다 오래된 글을 읽음으로",
        zh: "将一天前的标为已读",
        de: "Älter als ein Tag als gelesen markieren",
        fr: "Marquer comme lus : plus d’un jour",
        es: "Marcar como leídos: más de un día")
    package let olderWeek = Phrase(
        en: "Mark read: older than a week",
        it: "Segna come letti: più vecchi di una settimana",
        ja: "1 週間より古いものを既読に",
        ko: "일주일보다 오래된 글을 읽음으로",
        zh: "将一周前的标为已读",
        de: "Älter als eine Woche als gelesen markieren",
        fr: "Marquer comme lus : plus d’une semaine",
        es: "Marcar como leídos: más de una semana")
    package let olderMonth = Phrase(
        en: "Mark read: older than a month",
        it: "Segna come letti: più vecchi di un mese",
        ja: "1 か月より古いものを既読に",
        ko: "한 달보다 오래된 글을 읽음으로",
        zh: "将一个月前的标为已读",
        de: "Älter als ein Monat als gelesen markieren",
        fr: "Marquer comme lus : plus d’un mois",
        es: "Marcar como leídos: más de un mes")
}
