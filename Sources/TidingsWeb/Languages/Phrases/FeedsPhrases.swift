/// What the pages about feeds and their health say.
package final class FeedsPhrases: Sendable {
    package let refreshAll = Phrase(
        en: "Refresh all",
        it: "Aggiorna tutti",
        ja: "すべて更新",
        ko: "모두 새로 고침",
        zh: "全部刷新",
        de: "Alle aktualisieren",
        fr: "Tout actualiser",
        es: "Actualizar todas")
    package let exportOPML = Phrase(
        en: "Export OPML",
        it: "Esporta OPML",
        ja: "OPML を書き出す",
        ko: "OPML 내보내기",
        zh: "导出 OPML",
        de: "OPML exportieren",
        fr: "Exporter en OPML",
        es: "Exportar OPML")
    package let allWell = Phrase(
        en: "{feeds}, all well.",
        it: "{feeds}, tutto bene.",
        ja: "{feeds}、すべて正常です。",
        ko: "{feeds}, 모두 정상입니다.",
        zh: "{feeds}，一切正常。",
        de: "{feeds}, alles in Ordnung.",
        fr: "{feeds}, tout va bien.",
        es: "{feeds}, todo bien.")
    package let inTrouble = CountedPhrase(
        en: "{feeds}, {count} in trouble.|{feeds}, {count} in trouble.",
        it: """
            {feeds}, {count} con problemi.|{feeds}, {count} con problemi.|{feeds}, {count} con \
            problemi.
            """,
        ja: "{feeds}、うち {count} 件に問題があります。",
        ko: "{feeds}, {count}개에 문제가 있습니다.",
        zh: "{feeds}，{count} 个有问题。",
        de: "{feeds}, {count} mit Problemen.|{feeds}, {count} mit Problemen.",
        fr: """
            {feeds}, {count} en difficulté.|{feeds}, {count} en difficulté.|{feeds}, {count} en \
            difficulté.
            """,
        es: """
            {feeds}, {count} con problemas.|{feeds}, {count} con problemas.|{feeds}, {count} \
            con problemas.
            """)
    package let findFeed = Phrase(
        en: "Find a feed by name",
        it: "Cerca un feed per nome",
        ja: "名前でフィードを探す",
        ko: "이름으로 피드 찾기",
        zh: "按名称查找订阅源",
        de: "Feed nach Namen suchen",
        fr: "Chercher un flux par son nom",
        es: "Buscar una fuente por su nombre")
    package let noneCalled = Phrase(
        en: "No feed here is called “{name}”.",
        it: "Nessun feed qui si chiama «{name}».",
        ja: "「{name}」という名前のフィードはここにありません。",
        ko: "여기에는 이름이 “{name}”인 피드가 없습니다.",
        zh: "这里没有名为“{name}”的订阅源。",
        de: "Kein Feed heißt hier „{name}“.",
        fr: "Aucun flux ne s’appelle « {name} » ici.",
        es: "Aquí ninguna fuente se llama «{name}».")
    package let position = Phrase(
        en: "{first} to {last} of {all}",
        it: "da {first} a {last} di {all}",
        ja: "{all} 件中 {first}～{last}",
        ko: "{all}개 중 {first}~{last}",
        zh: "第 {first} 至 {last} 个，共 {all} 个",
        de: "{first} bis {last} von {all}",
        fr: "{first} à {last} sur {all}",
        es: "{first} a {last} de {all}")
    package let table = Phrase(
        en: "Table of feeds",
        it: "Tabella dei feed",
        ja: "フィードの表",
        ko: "피드 표",
        zh: "订阅源列表",
        de: "Tabelle der Feeds",
        fr: "Tableau des flux",
        es: "Tabla de fuentes")
    package let feed = Phrase(
        en: "Feed",
        it: "Feed",
        ja: "フィード",
        ko: "피드",
        zh: "订阅源",
        de: "Feed",
        fr: "Flux",
        es: "Fuente")
    package let lastAnswer = Phrase(
        en: "Last answer",
        it: "Ultima risposta",
        ja: "最後の応答",
        ko: "마지막 응답",
        zh: "上次响应",
        de: "Letzte Antwort",
        fr: "Dernière réponse",
        es: "Última respuesta")
    package let nextCheck = Phrase(
        en: "Next check",
        it: "Prossimo controllo",
        ja: "次の確認",
        ko: "다음 확인",
        zh: "下次检查",
        de: "Nächste Abfrage",
        fr: "Prochaine vérification",
        es: "Próxima comprobación")
    package let entries = Phrase(
        en: "Entries",
        it: "Articoli",
        ja: "記事",
        ko: "글",
        zh: "文章",
        de: "Artikel",
        fr: "Articles",
        es: "Artículos")
    package let failedInARow = CountedPhrase(
        en: "Failed {count} time in a row.|Failed {count} times in a row.",
        it: """
            Fallito {count} volta di fila.|Fallito {count} di volte di fila.|Fallito {count} \
            volte di fila.
            """,
        ja: "{count} 回続けて失敗しました。",
        ko: "{count}번 연속 실패했습니다.",
        zh: "连续失败 {count} 次。",
        de: "{count} Mal in Folge fehlgeschlagen.|{count} Mal in Folge fehlgeschlagen.",
        fr: "{count} échec de suite.|{count} d’échecs de suite.|{count} échecs de suite.",
        es: """
            Ha fallado {count} vez seguida.|Ha fallado {count} de veces seguidas.|Ha fallado \
            {count} veces seguidas.
            """)
    package let lastGood = Phrase(
        en: "Last good answer: {time}.",
        it: "Ultima risposta valida: {time}.",
        ja: "最後の正常な応答: {time}。",
        ko: "마지막 정상 응답: {time}.",
        zh: "上次正常响应：{time}。",
        de: "Letzte gute Antwort: {time}.",
        fr: "Dernière bonne réponse : {time}.",
        es: "Última respuesta buena: {time}.")
    package let nothingNew = Phrase(
        en: "Nothing new, {time}",
        it: "Nulla di nuovo, {time}",
        ja: "新着なし、{time}",
        ko: "새 글 없음, {time}",
        zh: "没有新内容，{time}",
        de: "Nichts Neues, {time}",
        fr: "Rien de neuf, {time}",
        es: "Nada nuevo, {time}")
    package let well = Phrase(
        en: "Well, {time}",
        it: "Bene, {time}",
        ja: "正常、{time}",
        ko: "정상, {time}",
        zh: "正常，{time}",
        de: "Gut, {time}",
        fr: "Bien, {time}",
        es: "Bien, {time}")
    package let holdsMore = Phrase(
        en: "It holds more entries than are read",
        it: "Contiene più articoli di quanti se ne leggano",
        ja: "読み込む件数を超える記事があります",
        ko: "읽어들이는 것보다 글이 더 많습니다",
        zh: "其中的文章多于读取上限",
        de: "Er enthält mehr Artikel, als gelesen werden",
        fr: "Il contient plus d’articles qu’on n’en lit",
        es: "Contiene más artículos de los que se leen")
    package let notAsked = Phrase(
        en: "Not asked yet",
        it: "Non ancora interrogato",
        ja: "まだ問い合わせていません",
        ko: "아직 요청하지 않음",
        zh: "尚未请求",
        de: "Noch nicht abgefragt",
        fr: "Pas encore interrogé",
        es: "Aún no consultada")
    package let neverGone = Phrase(
        en: "Never: the publisher says it is gone for good",
        it: "Mai: la testata dice che non esiste più",
        ja: "なし（発行元が恒久的に終了したと言っています）",
        ko: "없음: 매체가 영구히 없앴다고 합니다",
        zh: "不再检查：媒体称它已永久消失",
        de: "Nie: Die Quelle sagt, dass er endgültig weg ist",
        fr: "Jamais : la source dit qu’il a disparu pour de bon",
        es: "Nunca: el medio dice que ha desaparecido para siempre")
    package let soon = Phrase(
        en: "As soon as its turn comes",
        it: "Appena arriva il suo turno",
        ja: "順番が来しだい",
        ko: "차례가 오는 대로",
        zh: "轮到它时",
        de: "Sobald er an der Reihe ist",
        fr: "Dès que vient son tour",
        es: "En cuanto le llegue el turno")
    package let around = Phrase(
        en: "Around this feed",
        it: "Intorno a questo feed",
        ja: "このフィードの前後",
        ko: "이 피드 주변",
        zh: "订阅源导航",
        de: "Rund um diesen Feed",
        fr: "Autour de ce flux",
        es: "Alrededor de esta fuente")
    package let itsEntries = Phrase(
        en: "Its entries",
        it: "I suoi articoli",
        ja: "このフィードの記事",
        ko: "이 피드의 글",
        zh: "它的文章",
        de: "Seine Artikel",
        fr: "Ses articles",
        es: "Sus artículos")
    package let refreshNow = Phrase(
        en: "Refresh now",
        it: "Aggiorna ora",
        ja: "今すぐ更新",
        ko: "지금 새로 고침",
        zh: "立即刷新",
        de: "Jetzt aktualisieren",
        fr: "Actualiser maintenant",
        es: "Actualizar ahora")
    package let arrange = Phrase(
        en: "Arrange",
        it: "Organizza",
        ja: "整理",
        ko: "정리",
        zh: "整理",
        de: "Einordnen",
        fr: "Organiser",
        es: "Organizar")
    package let yourTitle = Phrase(
        en: "Your title",
        it: "Il tuo titolo",
        ja: "表示名",
        ko: "표시할 제목",
        zh: "你的标题",
        de: "Dein Titel",
        fr: "Votre titre",
        es: "Tu título")
    package let yourTitleHint = Phrase(
        en: "Where it is empty, the feed shows its own.",
        it: "Se è vuoto, il feed mostra il proprio.",
        ja: "空欄ならフィード自身の名前を表示します。",
        ko: "비워 두면 피드 자체의 제목을 보여 줍니다.",
        zh: "留空则显示订阅源自己的标题。",
        de: "Bleibt er leer, zeigt der Feed seinen eigenen.",
        fr: "S’il est vide, le flux affiche le sien.",
        es: "Si está vacío, la fuente muestra el suyo.")
    package let rename = Phrase(
        en: "Rename",
        it: "Rinomina",
        ja: "名前を変える",
        ko: "이름 바꾸기",
        zh: "重命名",
        de: "Umbenennen",
        fr: "Renommer",
        es: "Cambiar nombre")
    package let move = Phrase(
        en: "Move",
        it: "Sposta",
        ja: "移動",
        ko: "이동",
        zh: "移动",
        de: "Verschieben",
        fr: "Déplacer",
        es: "Mover")
}
