/// What the page script says; it finds each under the name written here.
package final class ScriptPhrases: Sendable {
    package let unread = SharedPhrases().unreadState
    package let markRead = ListsPhrases().markRead
    package let markUnread = ListsPhrases().markUnread
    package let save = ListsPhrases().save
    package let isSaved = ListsPhrases().isSaved
    package let markedRead = Phrase(
        en: "Marked read",
        it: "Segnato come letto",
        ja: "既読にしました",
        ko: "읽음으로 표시했습니다",
        zh: "已标为已读",
        de: "Als gelesen markiert",
        fr: "Marqué comme lu",
        es: "Marcado como leído")
    package let markedUnread = Phrase(
        en: "Marked unread",
        it: "Segnato come non letto",
        ja: "未読に戻しました",
        ko: "읽지 않음으로 표시했습니다",
        zh: "已标为未读",
        de: "Als ungelesen markiert",
        fr: "Marqué comme non lu",
        es: "Marcado como no leído")
    package let saved = Phrase(
        en: "Saved",
        it: "Salvato",
        ja: "保存しました",
        ko: "저장했습니다",
        zh: "已保存",
        de: "Gespeichert",
        fr: "Enregistré",
        es: "Guardado")
    package let unsaved = Phrase(
        en: "Not saved",
        it: "Non più salvato",
        ja: "保存を解除しました",
        ko: "저장을 취소했습니다",
        zh: "已取消保存",
        de: "Nicht mehr gespeichert",
        fr: "Retiré des enregistrés",
        es: "Ya no está guardado")
    package let noAnswer = Phrase(
        en: "The reader does not answer. Is it running?",
        it: "Il lettore non risponde. È in funzione?",
        ja: "リーダーが応答しません。動作していますか？",
        ko: "리더가 응답하지 않습니다. 실행 중인가요?",
        zh: "阅读器没有响应。它在运行吗？",
        de: "Der Leser antwortet nicht. Läuft er?",
        fr: "Le lecteur ne répond pas. Est-il lancé ?",
        es: "El lector no responde. ¿Está en marcha?")
    package let lastOfPage = Phrase(
        en: "This is the last entry of the page",
        it: "Questo è l’ultimo articolo della pagina",
        ja: "このページの最後の記事です",
        ko: "페이지의 마지막 글입니다",
        zh: "这是本页最后一篇文章",
        de: "Das ist der letzte Artikel der Seite",
        fr: "C’est le dernier article de la page",
        es: "Este es el último artículo de la página")
    package let firstOfPage = Phrase(
        en: "This is the first entry",
        it: "Questo è il primo articolo",
        ja: "最初の記事です",
        ko: "첫 번째 글입니다",
        zh: "这是第一篇文章",
        de: "Das ist der erste Artikel",
        fr: "C’est le premier article",
        es: "Este es el primer artículo")
    package let undo = SharedPhrases().undo
    package let archive = Phrase(
        en: "Archive",
        it: "Archivia",
        ja: "アーカイブ",
        ko: "보관",
        zh: "归档",
        de: "Archivieren",
        fr: "Archiver",
        es: "Archivar")
    package let unarchive = Phrase(
        en: "Take back",
        it: "Riprendi",
        ja: "アーカイブから戻す",
        ko: "보관 해제",
        zh: "取回",
        de: "Zurückholen",
        fr: "Reprendre",
        es: "Recuperar")
    package let hide = Phrase(
        en: "Hide",
        it: "Nascondi",
        ja: "隠す",
        ko: "숨기기",
        zh: "隐藏",
        de: "Ausblenden",
        fr: "Masquer",
        es: "Ocultar")
    package let unhide = Phrase(
        en: "Show again",
        it: "Mostra di nuovo",
        ja: "再表示",
        ko: "다시 보이기",
        zh: "重新显示",
        de: "Wieder zeigen",
        fr: "Montrer de nouveau",
        es: "Volver a mostrar")
    package let archived = Phrase(
        en: "Archived",
        it: "Archiviato",
        ja: "アーカイブしました",
        ko: "보관했습니다",
        zh: "已归档",
        de: "Archiviert",
        fr: "Archivé",
        es: "Archivado")
    package let unarchived = Phrase(
        en: "Taken back",
        it: "Ripreso dall’archivio",
        ja: "アーカイブから戻しました",
        ko: "보관을 해제했습니다",
        zh: "已取回",
        de: "Zurückgeholt",
        fr: "Repris des archives",
        es: "Recuperado")
    package let hidden = Phrase(
        en: "Hidden",
        it: "Nascosto",
        ja: "隠しました",
        ko: "숨겼습니다",
        zh: "已隐藏",
        de: "Ausgeblendet",
        fr: "Masqué",
        es: "Oculto")
    package let unhidden = Phrase(
        en: "Shown again",
        it: "Di nuovo visibile",
        ja: "再び表示しました",
        ko: "다시 보이게 했습니다",
        zh: "已重新显示",
        de: "Wieder sichtbar",
        fr: "De nouveau visible",
        es: "Visible de nuevo")
    package let caughtUp = Phrase(
        en: "What was decided without the reader is done now",
        it: "Ciò che era stato deciso senza il lettore ora è fatto",
        ja: "オフライン中の操作を反映しました",
        ko: "오프라인에서 한 일을 반영했습니다",
        zh: "离线时的操作现已完成",
        de: "Was ohne den Leser entschieden wurde, ist jetzt erledigt",
        fr: "Ce qui a été décidé sans le lecteur est fait maintenant",
        es: "Lo decidido sin el lector ya está hecho")
    package let articleIsThere = Phrase(
        en: "The whole article is there: open it above",
        it: "L’articolo intero è arrivato: aprilo sopra",
        ja: "記事全文が届きました。上のリンクから開けます",
        ko: "기사 전체가 도착했습니다. 위에서 여세요",
        zh: "全文已到：请在上方打开",
        de: "Der ganze Artikel ist da: Öffne ihn oben",
        fr: "L’article entier est là : ouvrez-le plus haut",
        es: "El artículo completo ya está: ábrelo arriba")
    package let playVideo = Phrase(
        en: "Play the video from {host}",
        it: "Riproduci il video da {host}",
        ja: "{host} の動画を再生",
        ko: "{host}의 동영상 재생",
        zh: "播放来自 {host} 的视频",
        de: "Video von {host} abspielen",
        fr: "Lire la vidéo de {host}",
        es: "Reproducir el vídeo de {host}")
    package let share = Phrase(
        en: "Share",
        it: "Condividi",
        ja: "共有",
        ko: "공유",
        zh: "分享",
        de: "Teilen",
        fr: "Partager",
        es: "Compartir")
    package let copyLink = Phrase(
        en: "Copy link",
        it: "Copia link",
        ja: "リンクをコピー",
        ko: "링크 복사",
        zh: "复制链接",
        de: "Link kopieren",
        fr: "Copier le lien",
        es: "Copiar enlace")
    package let linkCopied = Phrase(
        en: "Link copied",
        it: "Link copiato",
        ja: "リンクをコピーしました",
        ko: "링크를 복사했습니다",
        zh: "链接已复制",
        de: "Link kopiert",
        fr: "Lien copié",
        es: "Enlace copiado")
    package let noClipboard = Phrase(
        en: "The browser does not let the link be copied",
        it: "Il browser non permette di copiare il link",
        ja: "ブラウザーがリンクのコピーを許可していません",
        ko: "브라우저가 링크 복사를 허용하지 않습니다",
        zh: "浏览器不允许复制链接",
        de: "Der Browser lässt den Link nicht kopieren",
        fr: "Le navigateur ne permet pas de copier le lien",
        es: "El navegador no deja copiar el enlace")
    package let newEntries = CountedPhrase(
        en: "Show {count} new entry|Show {count} new entries",
        it: """
            Mostra {count} nuovo articolo|Mostra {count} di nuovi articoli|Mostra {count} nuovi \
            articoli
            """,
        ja: "新着記事 {count} 件を表示",
        ko: "새 글 {count}개 보기",
        zh: "显示 {count} 篇新文章",
        de: "{count} neuen Artikel zeigen|{count} neue Artikel zeigen",
        fr: """
            Afficher {count} nouvel article|Afficher {count} de nouveaux articles|Afficher \
            {count} nouveaux articles
            """,
        es: """
            Mostrar {count} artículo nuevo|Mostrar {count} de artículos nuevos|Mostrar {count} \
            artículos nuevos
            """)
}
