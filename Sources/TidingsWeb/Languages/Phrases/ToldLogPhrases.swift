/// What the log of fetches says, as the engine writes it in English, and what the store says.
package final class ToldLogPhrases: Sendable {
    package let changed = Phrase(
        en: "changed",
        it: "cambiato",
        ja: "更新あり",
        ko: "변경됨",
        zh: "有变化",
        de: "geändert",
        fr: "modifié",
        es: "cambió")
    package let notModified = Phrase(
        en: "not modified",
        it: "non modificato",
        ja: "変更なし",
        ko: "변경 없음",
        zh: "未修改",
        de: "nicht geändert",
        fr: "non modifié",
        es: "sin cambios")
    package let unchanged = Phrase(
        en: "unchanged",
        it: "invariato",
        ja: "同じ内容",
        ko: "동일함",
        zh: "内容相同",
        de: "unverändert",
        fr: "inchangé",
        es: "igual")
    package let skipped = Phrase(
        en: "skipped",
        it: "saltato",
        ja: "見送り",
        ko: "건너뜀",
        zh: "已跳过",
        de: "übersprungen",
        fr: "sauté",
        es: "omitida")
    package let failed = Phrase(
        en: "failed",
        it: "fallito",
        ja: "失敗",
        ko: "실패",
        zh: "失败",
        de: "fehlgeschlagen",
        fr: "échec",
        es: "falló")
    package let icon = Phrase(
        en: "icon",
        it: "icona",
        ja: "アイコン",
        ko: "아이콘",
        zh: "图标",
        de: "Symbol",
        fr: "icône",
        es: "icono")
    package let fullText = Phrase(
        en: "full text",
        it: "testo completo",
        ja: "全文",
        ko: "전문",
        zh: "全文",
        de: "Volltext",
        fr: "texte intégral",
        es: "texto completo")
    package let hub = Phrase(
        en: "hub",
        it: "hub",
        ja: "ハブ",
        ko: "허브",
        zh: "Hub",
        de: "Hub",
        fr: "hub",
        es: "hub")
    package let iconOf = Phrase(
        en: "the icon of {site}",
        it: "l’icona di {site}",
        ja: "{site} のアイコン",
        ko: "{site}의 아이콘",
        zh: "{site} 的图标",
        de: "das Symbol von {site}",
        fr: "l’icône de {site}",
        es: "el icono de {site}")
    package let noIcon = Phrase(
        en: "{site} has no icon that can be shown",
        it: "{site} non ha un’icona che si possa mostrare",
        ja: "{site} には表示できるアイコンがありません",
        ko: "{site}에는 보여 줄 수 있는 아이콘이 없습니다",
        zh: "{site} 没有可显示的图标",
        de: "{site} hat kein Symbol, das sich zeigen lässt",
        fr: "{site} n’a pas d’icône affichable",
        es: "{site} no tiene un icono que se pueda mostrar")
    package let fullTextFound = Phrase(
        en: "{found} of {count} pages had more to read than the feed",
        it: "{found} pagine su {count} avevano più da leggere del feed",
        ja: "{count} ページ中 {found} ページにフィードより多くの本文がありました",
        ko: "{count}페이지 중 {found}페이지에 피드보다 읽을 것이 많았습니다",
        zh: "{count} 个页面中有 {found} 个内容比订阅源更多",
        de: "{found} von {count} Seiten hatten mehr zu lesen als der Feed",
        fr: "{found} pages sur {count} en disaient plus que le flux",
        es: "{found} de {count} páginas tenían más que leer que la fuente")
    package let hubAsked = Phrase(
        en: "asked {hub} to tell of changes",
        it: "chiesto a {hub} di avvisare dei cambiamenti",
        ja: "{hub} に更新の通知を頼みました",
        ko: "{hub}에 변경을 알려 달라고 요청했습니다",
        zh: "已请 {hub} 通知变化",
        de: "{hub} gebeten, Änderungen zu melden",
        fr: "demandé à {hub} de signaler les changements",
        es: "se pidió a {hub} que avise de los cambios")
    package let hubRefused = Phrase(
        en: "{hub} refused ({status})",
        it: "{hub} ha rifiutato ({status})",
        ja: "{hub} が断りました（{status}）",
        ko: "{hub}이(가) 거부했습니다({status})",
        zh: "{hub} 拒绝（{status}）",
        de: "{hub} lehnte ab ({status})",
        fr: "{hub} a refusé ({status})",
        es: "{hub} se negó ({status})")
    package let hubTells = Phrase(
        en: "tells of changes until {time}",
        it: "avvisa dei cambiamenti fino a {time}",
        ja: "{time} まで更新を通知します",
        ko: "{time}까지 변경을 알려 줍니다",
        zh: "在 {time} 之前通知变化",
        de: "meldet Änderungen bis {time}",
        fr: "signale les changements jusqu’à {time}",
        es: "avisa de los cambios hasta {time}")
    package let hubSilent = Phrase(
        en: "does not tell of changes",
        it: "non avvisa dei cambiamenti",
        ja: "更新を通知しません",
        ko: "변경을 알려 주지 않습니다",
        zh: "不通知变化",
        de: "meldet keine Änderungen",
        fr: "ne signale pas les changements",
        es: "no avisa de los cambios")
    package let storeInUse = Phrase(
        en: """
            Another program is writing to the store and did not finish in time: end it, or try \
            again in a moment.
            """,
        it: """
            Un altro programma sta scrivendo nell’archivio e non ha finito in tempo: chiudilo o \
            riprova tra poco.
            """,
        ja: "別のプログラムが保存場所に書き込み中で、時間内に終わりませんでした。終了させるか、少し待ってお試しください。",
        ko: "다른 프로그램이 저장소에 쓰는 중이며 제때 끝나지 않았습니다. 그 프로그램을 끝내거나 잠시 후 다시 시도하세요.",
        zh: "另一个程序正在写入存储且未及时完成：请结束它，或稍后再试。",
        de: """
            Ein anderes Programm schreibt in den Speicher und wurde nicht rechtzeitig fertig: \
            Beende es oder versuche es gleich noch einmal.
            """,
        fr: """
            Un autre programme écrit dans le stockage et n’a pas fini à temps : fermez-le ou \
            réessayez dans un instant.
            """,
        es: """
            Otro programa está escribiendo en el almacén y no terminó a tiempo: ciérralo o \
            inténtalo en un momento.
            """)
    package let storeFull = Phrase(
        en: """
            The disk is full: nothing of this change was kept, everything from before was; make \
            room and try again.
            """,
        it: """
            Il disco è pieno: di questa modifica non è rimasto nulla, di prima è rimasto tutto; \
            libera spazio e riprova.
            """,
        ja: "ディスクがいっぱいです。今回の変更は保存されず、以前のものはすべて残っています。空きを作ってもう一度お試しください。",
        ko: "디스크가 가득 찼습니다. 이번 변경은 저장되지 않았고 이전 것은 모두 남아 있습니다. 공간을 만들고 다시 시도하세요.",
        zh: "磁盘已满：本次更改未保存，之前的内容都在；请腾出空间后再试。",
        de: """
            Die Festplatte ist voll: Von dieser Änderung blieb nichts, alles Frühere ist da; \
            schaffe Platz und versuche es noch einmal.
            """,
        fr: """
            Le disque est plein : rien de ce changement n’a été gardé, tout ce qui précède \
            l’est ; faites de la place et réessayez.
            """,
        es: """
            El disco está lleno: de este cambio no se guardó nada, todo lo anterior sigue ahí; \
            haz sitio e inténtalo de nuevo.
            """)
    package let storeNotFound = Phrase(
        en: "There is nothing here by this name any more.",
        it: "Qui non c’è più nulla con questo nome.",
        ja: "この名前のものはもうありません。",
        ko: "이 이름으로 된 것이 더 이상 없습니다.",
        zh: "这里已没有这个名称的内容。",
        de: "Unter diesem Namen gibt es hier nichts mehr.",
        fr: "Il n’y a plus rien de ce nom ici.",
        es: "Aquí ya no hay nada con ese nombre.")
}
