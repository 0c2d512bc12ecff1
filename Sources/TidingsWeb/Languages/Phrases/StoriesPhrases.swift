/// What the pages about stories say.
package final class StoriesPhrases: Sendable {
    package let none = Phrase(
        en: "No event is reported by two or more of your publishers yet.",
        it: "Nessun fatto è ancora riportato da due o più delle tue testate.",
        ja: "2 つ以上の媒体が報じた出来事はまだありません。",
        ko: "아직 둘 이상의 매체가 함께 보도한 사건이 없습니다.",
        zh: "还没有两家以上媒体共同报道的事件。",
        de: "Noch berichtet keines deiner Medien über dasselbe Ereignis wie ein anderes.",
        fr: "Aucun événement n’est encore rapporté par deux de vos sources ou plus.",
        es: "Todavía no hay ningún hecho publicado por dos o más de tus medios.")
    package let publishers = CountedPhrase(
        en: "{count} publisher|{count} publishers",
        it: "{count} testata|{count} di testate|{count} testate",
        ja: "{count} 媒体",
        ko: "매체 {count}곳",
        zh: "{count} 家媒体",
        de: "{count} Quelle|{count} Quellen",
        fr: "{count} source|{count} de sources|{count} sources",
        es: "{count} medio|{count} de medios|{count} medios")
    package let publishersInLanguages = CountedPhrase(
        en: "{publishers} in {count} language|{publishers} in {count} languages",
        it: """
            {publishers} in {count} lingua|{publishers} in {count} di lingue|{publishers} in \
            {count} lingue
            """,
        ja: "{publishers}、{count} か国語",
        ko: "{publishers}, {count}개 언어",
        zh: "{publishers}，{count} 种语言",
        de: "{publishers} in {count} Sprache|{publishers} in {count} Sprachen",
        fr: """
            {publishers} en {count} langue|{publishers} en {count} de langues|{publishers} en \
            {count} langues
            """,
        es: """
            {publishers} en {count} idioma|{publishers} en {count} de idiomas|{publishers} en \
            {count} idiomas
            """)
    package let reports = CountedPhrase(
        en: "{count} report|{count} reports",
        it: "{count} articolo|{count} di articoli|{count} articoli",
        ja: "報道 {count} 件",
        ko: "보도 {count}건",
        zh: "{count} 篇报道",
        de: "{count} Bericht|{count} Berichte",
        fr: "{count} article|{count} d’articles|{count} articles",
        es: "{count} artículo|{count} de artículos|{count} artículos")
    package let new = CountedPhrase(
        en: "{count} new|{count} new",
        it: "{count} nuovo|{count} nuovi|{count} nuovi",
        ja: "新着 {count} 件",
        ko: "새 보도 {count}건",
        zh: "{count} 篇新报道",
        de: "{count} neuer|{count} neue",
        fr: "{count} nouveau|{count} nouveaux|{count} nouveaux",
        es: "{count} nuevo|{count} nuevos|{count} nuevos")
    package let unread = CountedPhrase(
        en: "{count} unread|{count} unread",
        it: "{count} non letto|{count} non letti|{count} non letti",
        ja: "未読 {count} 件",
        ko: "읽지 않음 {count}건",
        zh: "{count} 篇未读",
        de: "{count} ungelesen|{count} ungelesen",
        fr: "{count} non lu|{count} non lus|{count} non lus",
        es: "{count} sin leer|{count} sin leer|{count} sin leer")
    package let publishersLabel = Phrase(
        en: "Publishers",
        it: "Testate",
        ja: "媒体",
        ko: "매체",
        zh: "媒体",
        de: "Quellen",
        fr: "Sources",
        es: "Medios")
    package let around = Phrase(
        en: "Around this story",
        it: "Intorno a questa notizia",
        ja: "この話題の前後",
        ko: "이 스토리 주변",
        zh: "事件导航",
        de: "Rund um dieses Thema",
        fr: "Autour de ce sujet",
        es: "Alrededor de este tema")
    package let allStories = Phrase(
        en: "All stories",
        it: "Tutte le notizie",
        ja: "すべての話題",
        ko: "모든 스토리",
        zh: "全部事件",
        de: "Alle Themen",
        fr: "Tous les sujets",
        es: "Todos los temas")
    package let whyHere = Phrase(
        en: "Why is this here?",
        it: "Perché è qui?",
        ja: "なぜここにあるのか",
        ko: "왜 여기에 있나요?",
        zh: "为什么在这里？",
        de: "Warum steht das hier?",
        fr: "Pourquoi est-ce ici ?",
        es: "¿Por qué está aquí?")
    package let whyTogether = Phrase(
        en: "Why together?",
        it: "Perché insieme?",
        ja: "なぜ一緒なのか",
        ko: "왜 함께 묶였나요?",
        zh: "为什么归在一起？",
        de: "Warum zusammen?",
        fr: "Pourquoi ensemble ?",
        es: "¿Por qué juntos?")
    package let aroundPage = Phrase(
        en: "Around this page",
        it: "Intorno a questa pagina",
        ja: "このページの前後",
        ko: "이 페이지 주변",
        zh: "页面导航",
        de: "Rund um diese Seite",
        fr: "Autour de cette page",
        es: "Alrededor de esta página")
    package let backToStory = Phrase(
        en: "Back to the story",
        it: "Torna alla notizia",
        ja: "話題に戻る",
        ko: "스토리로 돌아가기",
        zh: "返回事件",
        de: "Zurück zum Thema",
        fr: "Retour au sujet",
        es: "Volver al tema")
    package let notThisOne = Phrase(
        en: "Not this one",
        it: "Questo no",
        ja: "この記事は違う",
        ko: "이 글은 아님",
        zh: "这篇不是",
        de: "Dieser nicht",
        fr: "Pas celui-ci",
        es: "Este no")
    package let splitHere = Phrase(
        en: "Split here",
        it: "Dividi qui",
        ja: "ここで分ける",
        ko: "여기서 나누기",
        zh: "从这里拆分",
        de: "Hier teilen",
        fr: "Diviser ici",
        es: "Dividir aquí")
    package let leaveIt = Phrase(
        en: "Leave it to Tidings",
        it: "Lascia decidere a Tidings",
        ja: "Tidings に任せる",
        ko: "Tidings에 맡기기",
        zh: "交给 Tidings 决定",
        de: "Tidings entscheiden lassen",
        fr: "Laisser Tidings décider",
        es: "Dejar que decida Tidings")
    package let compareWith = Phrase(
        en: "Compare the others with",
        it: "Confronta gli altri con",
        ja: "ほかの記事と比べる対象",
        ko: "다른 글과 비교할 글",
        zh: "将其他文章与之比较",
        de: "Die anderen vergleichen mit",
        fr: "Comparer les autres avec",
        es: "Comparar los demás con")
    package let compare = Phrase(
        en: "Compare",
        it: "Confronta",
        ja: "比べる",
        ko: "비교",
        zh: "比较",
        de: "Vergleichen",
        fr: "Comparer",
        es: "Comparar")
    package let anotherSame = Phrase(
        en: "Another story is about the same",
        it: "Un’altra notizia parla della stessa cosa",
        ja: "別の話題が同じ出来事を扱っている",
        ko: "다른 스토리가 같은 내용입니다",
        zh: "另一个事件说的是同一件事",
        de: "Ein anderes Thema handelt vom selben",
        fr: "Un autre sujet parle de la même chose",
        es: "Otro tema trata de lo mismo")
    package let mergeWith = Phrase(
        en: "Merge with",
        it: "Unisci a",
        ja: "まとめる相手",
        ko: "합칠 대상",
        zh: "合并到",
        de: "Zusammenführen mit",
        fr: "Fusionner avec",
        es: "Unir con")
    package let merge = Phrase(
        en: "Merge these",
        it: "Unisci queste",
        ja: "まとめる",
        ko: "합치기",
        zh: "合并",
        de: "Zusammenführen",
        fr: "Fusionner",
        es: "Unir")
    package let isApart = Phrase(
        en: "It is a story of its own now.",
        it: "Ora è una notizia a sé.",
        ja: "独立した話題になりました。",
        ko: "이제 독립된 스토리입니다.",
        zh: "它现在是一个独立的事件。",
        de: "Es ist jetzt ein eigenes Thema.",
        fr: "C’est désormais un sujet à part.",
        es: "Ahora es un tema aparte.")
    package let isSplit = Phrase(
        en: "The story is split.",
        it: "La notizia è divisa.",
        ja: "話題を分けました。",
        ko: "스토리를 나눴습니다.",
        zh: "事件已拆分。",
        de: "Das Thema ist geteilt.",
        fr: "Le sujet est divisé.",
        es: "El tema está dividido.")
    package let isRestored = Phrase(
        en: "The grouping decides again, from the next reports on.",
        it: "Dai prossimi articoli decide di nuovo il raggruppamento.",
        ja: "次の報道からは自動で判断します。",
        ko: "다음 보도부터 다시 자동으로 묶습니다.",
        zh: "从下一批报道起重新自动归类。",
        de: "Ab den nächsten Berichten entscheidet wieder die Gruppierung.",
        fr: "Le regroupement décide de nouveau, dès les prochains articles.",
        es: "El agrupamiento vuelve a decidir desde los próximos artículos.")
    package let isMerged = Phrase(
        en: "They are one story now.",
        it: "Ora sono una sola notizia.",
        ja: "ひとつの話題にまとめました。",
        ko: "이제 하나의 스토리입니다.",
        zh: "它们现在是同一个事件。",
        de: "Sie sind jetzt ein Thema.",
        fr: "Ils forment désormais un seul sujet.",
        es: "Ahora son un solo tema.")
    package let nothingToChange = Phrase(
        en: "There was nothing to change.",
        it: "Non c’era nulla da cambiare.",
        ja: "変更するものはありませんでした。",
        ko: "바꿀 것이 없었습니다.",
        zh: "没有需要更改的内容。",
        de: "Es gab nichts zu ändern.",
        fr: "Il n’y avait rien à changer.",
        es: "No había nada que cambiar.")
}
