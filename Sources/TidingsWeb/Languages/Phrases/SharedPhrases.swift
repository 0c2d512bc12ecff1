/// What several pages say.
package final class SharedPhrases: Sendable {
    package let manage = Phrase(
        en: "Manage",
        it: "Gestisci",
        ja: "管理",
        ko: "관리",
        zh: "管理",
        de: "Verwalten",
        fr: "Gérer",
        es: "Gestionar")
    package let listSeparator = Phrase(
        en: ", ",
        it: ", ",
        ja: "、",
        ko: ", ",
        zh: "、",
        de: ", ",
        fr: ", ",
        es: ", ")
    package let bytes = CountedPhrase(
        en: "{count} byte|{count} bytes",
        it: "{count} byte|{count} di byte|{count} byte",
        ja: "{count} バイト",
        ko: "{count}바이트",
        zh: "{count} 字节",
        de: "{count} Byte|{count} Byte",
        fr: "{count} octet|{count} d’octets|{count} octets",
        es: "{count} byte|{count} de bytes|{count} bytes")
    package let close = Phrase(
        en: "Close",
        it: "Chiudi",
        ja: "閉じる",
        ko: "닫기",
        zh: "关闭",
        de: "Schließen",
        fr: "Fermer",
        es: "Cerrar")
    package let undo = Phrase(
        en: "Undo",
        it: "Annulla",
        ja: "元に戻す",
        ko: "실행 취소",
        zh: "撤销",
        de: "Rückgängig",
        fr: "Annuler",
        es: "Deshacer")
    package let search = Phrase(
        en: "Search",
        it: "Cerca",
        ja: "検索",
        ko: "검색",
        zh: "搜索",
        de: "Suchen",
        fr: "Rechercher",
        es: "Buscar")
    package let andMore = CountedPhrase(
        en: "and {count} more|and {count} more",
        it: "e un altro|e altri {count}|e altri {count}",
        ja: "ほか {count} 件",
        ko: "외 {count}개",
        zh: "以及另外 {count} 项",
        de: "und ein weiteres|und {count} weitere",
        fr: "et {count} autre|et {count} autres|et {count} autres",
        es: "y {count} más|y {count} más|y {count} más")
    package let feeds = CountedPhrase(
        en: "{count} feed|{count} feeds",
        it: "{count} feed|{count} di feed|{count} feed",
        ja: "フィード {count} 件",
        ko: "피드 {count}개",
        zh: "{count} 个订阅源",
        de: "{count} Feed|{count} Feeds",
        fr: "{count} flux|{count} de flux|{count} flux",
        es: "{count} fuente|{count} de fuentes|{count} fuentes")
    package let entries = CountedPhrase(
        en: "{count} entry|{count} entries",
        it: "{count} articolo|{count} di articoli|{count} articoli",
        ja: "記事 {count} 件",
        ko: "글 {count}개",
        zh: "{count} 篇文章",
        de: "{count} Artikel|{count} Artikel",
        fr: "{count} article|{count} d’articles|{count} articles",
        es: "{count} artículo|{count} de artículos|{count} artículos")
    package let newEntries = CountedPhrase(
        en: "{count} new entry|{count} new entries",
        it: "{count} nuovo articolo|{count} di nuovi articoli|{count} nuovi articoli",
        ja: "新着記事 {count} 件",
        ko: "새 글 {count}개",
        zh: "{count} 篇新文章",
        de: "{count} neuer Artikel|{count} neue Artikel",
        fr: "{count} nouvel article|{count} de nouveaux articles|{count} nouveaux articles",
        es: "{count} artículo nuevo|{count} de artículos nuevos|{count} artículos nuevos")
    package let unread = Phrase(
        en: "unread",
        it: "non letti",
        ja: "未読",
        ko: "읽지 않음",
        zh: "未读",
        de: "ungelesen",
        fr: "non lus",
        es: "sin leer")
    package let saved = Phrase(
        en: "saved",
        it: "salvati",
        ja: "保存済み",
        ko: "저장됨",
        zh: "已保存",
        de: "gespeichert",
        fr: "enregistrés",
        es: "guardados")
    package let unreadState = Phrase(
        en: "Unread: ",
        it: "Non letto: ",
        ja: "未読: ",
        ko: "읽지 않음: ",
        zh: "未读：",
        de: "Ungelesen: ",
        fr: "Non lu : ",
        es: "Sin leer: ")
    package let folder = Phrase(
        en: "Folder",
        it: "Cartella",
        ja: "フォルダー",
        ko: "폴더",
        zh: "文件夹",
        de: "Ordner",
        fr: "Dossier",
        es: "Carpeta")
    package let folderHint = Phrase(
        en: "May be empty. News/Science is a folder in a folder.",
        it: "Può restare vuota. Notizie/Scienza è una cartella dentro un’altra.",
        ja: "空欄でもかまいません。「ニュース/科学」はフォルダーの中のフォルダーです。",
        ko: "비워 두어도 됩니다. 뉴스/과학은 폴더 안의 폴더입니다.",
        zh: "可以留空。“新闻/科学”表示文件夹中的文件夹。",
        de: "Darf leer bleiben. Nachrichten/Wissenschaft ist ein Ordner in einem Ordner.",
        fr: "Peut rester vide. Actualités/Sciences est un dossier dans un dossier.",
        es: "Puede quedar vacía. Noticias/Ciencia es una carpeta dentro de otra.")
    package let reloadLater = Phrase(
        en: "They are being fetched; reload to see what came.",
        it: "Il recupero è in corso; ricarica la pagina per vedere che cosa è arrivato.",
        ja: "取得しています。再読み込みすると届いたものが見られます。",
        ko: "가져오는 중입니다. 새로 고치면 도착한 글을 볼 수 있습니다.",
        zh: "正在获取；重新加载页面即可查看新内容。",
        de: "Sie werden gerade abgerufen; neu laden zeigt, was gekommen ist.",
        fr: "La récupération est en cours ; rechargez la page pour voir ce qui est arrivé.",
        es: "Se están descargando; recarga la página para ver lo que ha llegado.")
    package let everything = Phrase(
        en: "All entries",
        it: "Tutti gli articoli",
        ja: "すべての記事",
        ko: "모든 글",
        zh: "全部文章",
        de: "Alle Artikel",
        fr: "Tous les articles",
        es: "Todos los artículos")
    package let unreadEntries = Phrase(
        en: "Unread",
        it: "Non letti",
        ja: "未読",
        ko: "읽지 않음",
        zh: "未读",
        de: "Ungelesen",
        fr: "Non lus",
        es: "Sin leer")
    package let stories = Phrase(
        en: "Stories",
        it: "Notizie",
        ja: "話題",
        ko: "스토리",
        zh: "事件",
        de: "Themen",
        fr: "Sujets",
        es: "Temas")
    package let savedEntries = Phrase(
        en: "Saved",
        it: "Salvati",
        ja: "保存済み",
        ko: "저장됨",
        zh: "已保存",
        de: "Gespeichert",
        fr: "Enregistrés",
        es: "Guardados")
    package let addFeeds = Phrase(
        en: "Add feeds",
        it: "Aggiungi feed",
        ja: "フィードを追加",
        ko: "피드 추가",
        zh: "添加订阅源",
        de: "Feeds hinzufügen",
        fr: "Ajouter des flux",
        es: "Añadir fuentes")
    package let health = Phrase(
        en: "Health of feeds",
        it: "Stato dei feed",
        ja: "フィードの状態",
        ko: "피드 상태",
        zh: "订阅源状态",
        de: "Zustand der Feeds",
        fr: "État des flux",
        es: "Estado de las fuentes")
    package let sync = Phrase(
        en: "Sync",
        it: "Sincronizzazione",
        ja: "同期",
        ko: "동기화",
        zh: "同步",
        de: "Abgleich",
        fr: "Synchronisation",
        es: "Sincronización")
}
