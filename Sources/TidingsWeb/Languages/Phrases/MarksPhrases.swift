/// What is said once something was decided about entries.
package final class MarksPhrases: Sendable {
    package let nothingUnread = Phrase(
        en: "Nothing was unread.",
        it: "Non c’era nulla da leggere.",
        ja: "未読の記事はありませんでした。",
        ko: "읽지 않은 글이 없었습니다.",
        zh: "没有未读文章。",
        de: "Es war nichts ungelesen.",
        fr: "Il n’y avait rien de non lu.",
        es: "No había nada sin leer.")
    package let markedRead = CountedPhrase(
        en: "Marked {count} entry read.|Marked {count} entries read.",
        it: """
            {count} articolo segnato come letto.|{count} di articoli segnati come \
            letti.|{count} articoli segnati come letti.
            """,
        ja: "記事 {count} 件を既読にしました。",
        ko: "글 {count}개를 읽음으로 표시했습니다.",
        zh: "已将 {count} 篇文章标为已读。",
        de: "{count} Artikel als gelesen markiert.|{count} Artikel als gelesen markiert.",
        fr: """
            {count} article marqué comme lu.|{count} d’articles marqués comme lus.|{count} \
            articles marqués comme lus.
            """,
        es: """
            {count} artículo marcado como leído.|{count} de artículos marcados como \
            leídos.|{count} artículos marcados como leídos.
            """)
    package let markedUnread = CountedPhrase(
        en: "Marked {count} entry unread again.|Marked {count} entries unread again.",
        it: """
            {count} articolo di nuovo non letto.|{count} di articoli di nuovo non \
            letti.|{count} articoli di nuovo non letti.
            """,
        ja: "記事 {count} 件を未読に戻しました。",
        ko: "글 {count}개를 다시 읽지 않음으로 표시했습니다.",
        zh: "已将 {count} 篇文章恢复为未读。",
        de: """
            {count} Artikel wieder als ungelesen markiert.|{count} Artikel wieder als ungelesen \
            markiert.
            """,
        fr: """
            {count} article de nouveau non lu.|{count} d’articles de nouveau non lus.|{count} \
            articles de nouveau non lus.
            """,
        es: """
            {count} artículo vuelve a estar sin leer.|{count} de artículos vuelven a estar sin \
            leer.|{count} artículos vuelven a estar sin leer.
            """)
    package let nothingToUndo = Phrase(
        en: "There is nothing left to undo.",
        it: "Non c’è più nulla da annullare.",
        ja: "元に戻せるものはもうありません。",
        ko: "더 이상 되돌릴 것이 없습니다.",
        zh: "没有可以撤销的操作了。",
        de: "Es gibt nichts mehr rückgängig zu machen.",
        fr: "Il n’y a plus rien à annuler.",
        es: "Ya no queda nada que deshacer.")
}
