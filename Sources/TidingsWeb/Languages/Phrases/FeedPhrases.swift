/// What the page of one feed says, and what is said once it was changed.
package final class FeedPhrases: Sendable {
    package let address = Phrase(
        en: "Address",
        it: "Indirizzo",
        ja: "アドレス",
        ko: "주소",
        zh: "网址",
        de: "Adresse",
        fr: "Adresse",
        es: "Dirección")
    package let site = Phrase(
        en: "Site",
        it: "Sito",
        ja: "サイト",
        ko: "사이트",
        zh: "网站",
        de: "Website",
        fr: "Site",
        es: "Sitio")
    package let entriesUnread = CountedPhrase(
        en: "{count} entry, {unread} unread|{count} entries, {unread} unread",
        it: """
            {count} articolo, {unread} non letti|{count} di articoli, {unread} non \
            letti|{count} articoli, {unread} non letti
            """,
        ja: "{count} 件、うち未読 {unread} 件",
        ko: "글 {count}개, 읽지 않음 {unread}개",
        zh: "{count} 篇，{unread} 篇未读",
        de: "{count} Artikel, {unread} ungelesen|{count} Artikel, {unread} ungelesen",
        fr: """
            {count} article, {unread} non lus|{count} d’articles, {unread} non lus|{count} \
            articles, {unread} non lus
            """,
        es: """
            {count} artículo, {unread} sin leer|{count} de artículos, {unread} sin leer|{count} \
            artículos, {unread} sin leer
            """)
    package let movedTo = Phrase(
        en: "Says it moved to",
        it: "Dice di essersi spostato a",
        ja: "移転先として示している場所",
        ko: "옮겼다고 알린 주소",
        zh: "称已移至",
        de: "Sagt, er sei umgezogen nach",
        fr: "Dit avoir déménagé vers",
        es: "Dice que se ha mudado a")
    package let remove = Phrase(
        en: "Remove…",
        it: "Rimuovi…",
        ja: "購読をやめる…",
        ko: "구독 취소…",
        zh: "取消订阅…",
        de: "Entfernen …",
        fr: "Supprimer…",
        es: "Quitar…")
    package let removeHint = Phrase(
        en: "Its entries go with it, except those you saved.",
        it: "I suoi articoli spariscono con lui, tranne quelli salvati.",
        ja: "保存したものを除き、記事も一緒に消えます。",
        ko: "저장한 글을 빼고 이 피드의 글도 함께 사라집니다.",
        zh: "除你保存的以外，它的文章也会一并删除。",
        de: "Seine Artikel gehen mit, außer den gespeicherten.",
        fr: "Ses articles partent avec lui, sauf ceux que vous avez enregistrés.",
        es: "Sus artículos se van con ella, salvo los que guardaste.")
    package let removeThis = Phrase(
        en: "Remove this feed",
        it: "Rimuovi questo feed",
        ja: "このフィードの購読をやめる",
        ko: "이 피드 구독 취소",
        zh: "取消订阅此源",
        de: "Diesen Feed entfernen",
        fr: "Supprimer ce flux",
        es: "Quitar esta fuente")
    package let history = Phrase(
        en: "What was asked",
        it: "Che cosa è stato chiesto",
        ja: "問い合わせの記録",
        ko: "요청 기록",
        zh: "请求记录",
        de: "Was abgefragt wurde",
        fr: "Ce qui a été demandé",
        es: "Qué se ha consultado")
    package let renamed = Phrase(
        en: "Renamed.",
        it: "Rinominato.",
        ja: "名前を変えました。",
        ko: "이름을 바꿨습니다.",
        zh: "已重命名。",
        de: "Umbenannt.",
        fr: "Renommé.",
        es: "Nombre cambiado.")
    package let movedOutside = Phrase(
        en: "The feed is outside every folder now.",
        it: "Ora il feed è fuori da ogni cartella.",
        ja: "フィードをフォルダーの外に移しました。",
        ko: "피드를 폴더 밖으로 옮겼습니다.",
        zh: "订阅源已移出文件夹。",
        de: "Der Feed liegt jetzt außerhalb aller Ordner.",
        fr: "Le flux est maintenant hors de tout dossier.",
        es: "La fuente está ahora fuera de toda carpeta.")
    package let movedInto = Phrase(
        en: "The feed is in {folder} now.",
        it: "Ora il feed è in {folder}.",
        ja: "フィードを {folder} に移しました。",
        ko: "피드를 {folder}(으)로 옮겼습니다.",
        zh: "订阅源已移到“{folder}”。",
        de: "Der Feed liegt jetzt in {folder}.",
        fr: "Le flux est maintenant dans {folder}.",
        es: "La fuente está ahora en {folder}.")
    package let unfollowed = Phrase(
        en: "You no longer follow “{title}”.",
        it: "Non segui più «{title}».",
        ja: "「{title}」の購読をやめました。",
        ko: "“{title}” 구독을 취소했습니다.",
        zh: "已取消订阅“{title}”。",
        de: "Du hast „{title}“ nicht mehr abonniert.",
        fr: "Vous ne suivez plus « {title} ».",
        es: "Ya no sigues «{title}».")
    package let isBeingRefreshed = Phrase(
        en: "It is being refreshed already.",
        it: "Si sta già aggiornando.",
        ja: "すでに更新中です。",
        ko: "이미 새로 고치는 중입니다.",
        zh: "正在刷新中。",
        de: "Er wird bereits aktualisiert.",
        fr: "Il est déjà en cours d’actualisation.",
        es: "Ya se está actualizando.")
    package let answeredNew = Phrase(
        en: "It answered with {entries}.",
        it: "Ha risposto con {entries}.",
        ja: "応答がありました: {entries}。",
        ko: "응답: {entries}.",
        zh: "响应：{entries}。",
        de: "Er antwortete mit {entries}.",
        fr: "Il a répondu avec {entries}.",
        es: "Respondió con {entries}.")
    package let answeredNothing = Phrase(
        en: "It answered that nothing is new.",
        it: "Ha risposto che non c’è nulla di nuovo.",
        ja: "新着はないという応答でした。",
        ko: "새로운 것이 없다고 응답했습니다.",
        zh: "响应：没有新内容。",
        de: "Er antwortete, dass es nichts Neues gibt.",
        fr: "Il a répondu qu’il n’y a rien de neuf.",
        es: "Respondió que no hay nada nuevo.")
    package let notAsked = Phrase(
        en: "It was not asked: {reason}",
        it: "Non è stato interrogato: {reason}",
        ja: "問い合わせませんでした: {reason}",
        ko: "요청하지 않았습니다: {reason}",
        zh: "没有请求：{reason}",
        de: "Er wurde nicht abgefragt: {reason}",
        fr: "Il n’a pas été interrogé : {reason}",
        es: "No se consultó: {reason}")
    package let allAsked = Phrase(
        en: "The feeds are being asked; reload to see what came.",
        it: "I feed vengono interrogati; ricarica per vedere che cosa è arrivato.",
        ja: "フィードに問い合わせています。再読み込みすると届いたものが見られます。",
        ko: "피드에 요청하는 중입니다. 새로 고치면 도착한 글을 볼 수 있습니다.",
        zh: "正在请求订阅源；重新加载即可查看新内容。",
        de: "Die Feeds werden abgefragt; neu laden zeigt, was gekommen ist.",
        fr: "Les flux sont interrogés ; rechargez pour voir ce qui est arrivé.",
        es: "Se está consultando las fuentes; recarga para ver lo que ha llegado.")
}
