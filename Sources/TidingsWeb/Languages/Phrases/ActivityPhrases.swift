/// What the page of activity says.
package final class ActivityPhrases: Sendable {
    package let title = Phrase(
        en: "Activity",
        it: "Attività",
        ja: "アクティビティ",
        ko: "활동",
        zh: "活动",
        de: "Aktivität",
        fr: "Activité",
        es: "Actividad")
    package let lead = Phrase(
        en: """
            What was asked of whom, what came of it, and why something was left out; the latest \
            first.
            """,
        it: """
            Che cosa è stato chiesto a chi, che cosa ne è venuto e perché qualcosa è stato \
            saltato; prima i più recenti.
            """,
        ja: "どこに何を問い合わせ、どうなり、なぜ見送ったか。新しい順です。",
        ko: "누구에게 무엇을 요청했고, 결과가 어땠으며, 왜 건너뛰었는지. 최신순입니다.",
        zh: "向谁请求了什么、结果如何、为何跳过；最新的在前。",
        de: """
            Was von wem verlangt wurde, was herauskam und warum etwas ausblieb; das Neueste \
            zuerst.
            """,
        fr: """
            Ce qui a été demandé à qui, ce qu’il en est advenu et pourquoi quelque chose a été \
            omis ; le plus récent d’abord.
            """,
        es: "Qué se pidió a quién, qué resultó y por qué se omitió algo; lo más reciente primero.")
    package let none = Phrase(
        en: "Nothing was asked yet.",
        it: "Non è stato ancora chiesto nulla.",
        ja: "まだ何も問い合わせていません。",
        ko: "아직 요청한 것이 없습니다.",
        zh: "还没有任何请求。",
        de: "Noch wurde nichts abgefragt.",
        fr: "Rien n’a encore été demandé.",
        es: "Aún no se ha consultado nada.")
    package let which = Phrase(
        en: "Which requests",
        it: "Quali richieste",
        ja: "表示する記録",
        ko: "표시할 요청",
        zh: "显示哪些请求",
        de: "Welche Abfragen",
        fr: "Quelles requêtes",
        es: "Qué consultas")
    package let all = Phrase(
        en: "All",
        it: "Tutte",
        ja: "すべて",
        ko: "모두",
        zh: "全部",
        de: "Alle",
        fr: "Toutes",
        es: "Todas")
    package let troubles = Phrase(
        en: "Failed",
        it: "Non riuscite",
        ja: "失敗",
        ko: "실패",
        zh: "失败",
        de: "Fehlgeschlagen",
        fr: "Échecs",
        es: "Fallidas")
    package let skipped = Phrase(
        en: "Skipped",
        it: "Saltate",
        ja: "見送り",
        ko: "건너뜀",
        zh: "已跳过",
        de: "Übersprungen",
        fr: "Omises",
        es: "Omitidas")
    package let fresh = Phrase(
        en: "With something new",
        it: "Con novità",
        ja: "新着あり",
        ko: "새 글 있음",
        zh: "有新内容",
        de: "Mit Neuem",
        fr: "Avec du nouveau",
        es: "Con novedades")
    package let table = Phrase(
        en: "Table of requests",
        it: "Tabella delle richieste",
        ja: "問い合わせの表",
        ko: "요청 표",
        zh: "请求列表",
        de: "Tabelle der Abfragen",
        fr: "Tableau des requêtes",
        es: "Tabla de consultas")
    package let time = Phrase(
        en: "Time",
        it: "Ora",
        ja: "時刻",
        ko: "시각",
        zh: "时间",
        de: "Zeit",
        fr: "Heure",
        es: "Hora")
    package let outcome = Phrase(
        en: "Outcome",
        it: "Esito",
        ja: "結果",
        ko: "결과",
        zh: "结果",
        de: "Ergebnis",
        fr: "Résultat",
        es: "Resultado")
    package let size = Phrase(
        en: "Size",
        it: "Dimensione",
        ja: "サイズ",
        ko: "크기",
        zh: "大小",
        de: "Größe",
        fr: "Taille",
        es: "Tamaño")
    package let unknownFeed = Phrase(
        en: "A feed no longer followed",
        it: "Un feed non più seguito",
        ja: "購読をやめたフィード",
        ko: "더 이상 구독하지 않는 피드",
        zh: "已取消的订阅源",
        de: "Ein nicht mehr abonnierter Feed",
        fr: "Un flux qui n’est plus suivi",
        es: "Una fuente que ya no se sigue")
}
