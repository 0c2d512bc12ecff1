/// How times are said.
package final class TimesPhrases: Sendable {
    package let justNow = Phrase(
        en: "just now",
        it: "proprio ora",
        ja: "たった今",
        ko: "방금",
        zh: "刚刚",
        de: "gerade eben",
        fr: "à l’instant",
        es: "ahora mismo")
    package let inAMoment = Phrase(
        en: "in a moment",
        it: "tra un attimo",
        ja: "まもなく",
        ko: "곧",
        zh: "马上",
        de: "gleich",
        fr: "dans un instant",
        es: "en un momento")
    package let yesterday = Phrase(
        en: "yesterday",
        it: "ieri",
        ja: "昨日",
        ko: "어제",
        zh: "昨天",
        de: "gestern",
        fr: "hier",
        es: "ayer")
    package let tomorrow = Phrase(
        en: "tomorrow",
        it: "domani",
        ja: "明日",
        ko: "내일",
        zh: "明天",
        de: "morgen",
        fr: "demain",
        es: "mañana")
    package let minutesAgo = CountedPhrase(
        en: "{count} minute ago|{count} minutes ago",
        it: "{count} minuto fa|{count} di minuti fa|{count} minuti fa",
        ja: "{count} 分前",
        ko: "{count}분 전",
        zh: "{count} 分钟前",
        de: "vor {count} Minute|vor {count} Minuten",
        fr: "il y a {count} minute|il y a {count} de minutes|il y a {count} minutes",
        es: "hace {count} minuto|hace {count} de minutos|hace {count} minutos")
    package let inMinutes = CountedPhrase(
        en: "in {count} minute|in {count} minutes",
        it: "tra {count} minuto|tra {count} di minuti|tra {count} minuti",
        ja: "{count} 分後",
        ko: "{count}분 후",
        zh: "{count} 分钟后",
        de: "in {count} Minute|in {count} Minuten",
        fr: "dans {count} minute|dans {count} de minutes|dans {count} minutes",
        es: "dentro de {count} minuto|dentro de {count} de minutos|dentro de {count} minutos")
    package let hoursAgo = CountedPhrase(
        en: "{count} hour ago|{count} hours ago",
        it: "{count} ora fa|{count} di ore fa|{count} ore fa",
        ja: "{count} 時間前",
        ko: "{count}시간 전",
        zh: "{count} 小时前",
        de: "vor {count} Stunde|vor {count} Stunden",
        fr: "il y a {count} heure|il y a {count} d’heures|il y a {count} heures",
        es: "hace {count} hora|hace {count} de horas|hace {count} horas")
    package let inHours = CountedPhrase(
        en: "in {count} hour|in {count} hours",
        it: "tra {count} ora|tra {count} di ore|tra {count} ore",
        ja: "{count} 時間後",
        ko: "{count}시간 후",
        zh: "{count} 小时后",
        de: "in {count} Stunde|in {count} Stunden",
        fr: "dans {count} heure|dans {count} d’heures|dans {count} heures",
        es: "dentro de {count} hora|dentro de {count} de horas|dentro de {count} horas")
    package let daysAgo = CountedPhrase(
        en: "{count} day ago|{count} days ago",
        it: "{count} giorno fa|{count} di giorni fa|{count} giorni fa",
        ja: "{count} 日前",
        ko: "{count}일 전",
        zh: "{count} 天前",
        de: "vor {count} Tag|vor {count} Tagen",
        fr: "il y a {count} jour|il y a {count} de jours|il y a {count} jours",
        es: "hace {count} día|hace {count} de días|hace {count} días")
    package let inDays = CountedPhrase(
        en: "in {count} day|in {count} days",
        it: "tra {count} giorno|tra {count} di giorni|tra {count} giorni",
        ja: "{count} 日後",
        ko: "{count}일 후",
        zh: "{count} 天后",
        de: "in {count} Tag|in {count} Tagen",
        fr: "dans {count} jour|dans {count} de jours|dans {count} jours",
        es: "dentro de {count} día|dentro de {count} de días|dentro de {count} días")
    package let minutes = CountedPhrase(
        en: "{count} minute|{count} minutes",
        it: "{count} minuto|{count} di minuti|{count} minuti",
        ja: "{count} 分",
        ko: "{count}분",
        zh: "{count} 分钟",
        de: "{count} Minute|{count} Minuten",
        fr: "{count} minute|{count} de minutes|{count} minutes",
        es: "{count} minuto|{count} de minutos|{count} minutos")
    package let hours = CountedPhrase(
        en: "{count} hour|{count} hours",
        it: "{count} ora|{count} di ore|{count} ore",
        ja: "{count} 時間",
        ko: "{count}시간",
        zh: "{count} 小时",
        de: "{count} Stunde|{count} Stunden",
        fr: "{count} heure|{count} d’heures|{count} heures",
        es: "{count} hora|{count} de horas|{count} horas")
    package let days = CountedPhrase(
        en: "{count} day|{count} days",
        it: "{count} giorno|{count} di giorni|{count} giorni",
        ja: "{count} 日",
        ko: "{count}일",
        zh: "{count} 天",
        de: "{count} Tag|{count} Tage",
        fr: "{count} jour|{count} de jours|{count} jours",
        es: "{count} día|{count} de días|{count} días")
    package let months = Phrase(
        en: "January February March April May June July August September October November December",
        it: """
            gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre \
            novembre dicembre
            """,
        ja: "1 2 3 4 5 6 7 8 9 10 11 12",
        ko: "1 2 3 4 5 6 7 8 9 10 11 12",
        zh: "1 2 3 4 5 6 7 8 9 10 11 12",
        de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
        fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        es: """
            enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre \
            diciembre
            """)
    package let day = Phrase(
        en: "{day} {month} {year}",
        it: "{day} {month} {year}",
        ja: "{year}年{month}月{day}日",
        ko: "{year}년 {month}월 {day}일",
        zh: "{year}年{month}月{day}日",
        de: "{day}. {month} {year}",
        fr: "{day} {month} {year}",
        es: "{day} de {month} de {year}")
    package let exact = Phrase(
        en: "{day}, {time} UTC",
        it: "{day}, {time} UTC",
        ja: "{day} {time} UTC",
        ko: "{day} {time} UTC",
        zh: "{day} {time} UTC",
        de: "{day}, {time} Uhr UTC",
        fr: "{day} à {time} UTC",
        es: "{day}, {time} UTC")
}
