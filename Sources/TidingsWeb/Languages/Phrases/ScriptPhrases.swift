/// What the page script says; it finds each under the name written here.
package final class ScriptPhrases: Sendable {
    package let unread = Phrase(
        en: "Unread: ",
        it: "Non letto: ",
        ja: "未読: ",
        ko: "읽지 않음: ",
        zh: "未读：",
        de: "Ungelesen: ",
        fr: "Non lu : ",
        es: "Sin leer: ")
    package let markRead = Phrase(
        en: "Mark read",
        it: "Segna come letto",
        ja: "既読にする",
        ko: "읽음으로 표시",
        zh: "标为已读",
        de: "Als gelesen markieren",
        fr: "Marquer comme lu",
        es: "Marcar como leído")
    package let markUnread = Phrase(
        en: "Mark unread",
        it: "Segna come non letto",
        ja: "未読に戻す",
        ko: "읽지 않음으로 표시",
        zh: "标为未读",
        de: "Als ungelesen markieren",
        fr: "Marquer comme non lu",
        es: "Marcar como no leído")
    package let save = Phrase(
        en: "Save",
        it: "Salva",
        ja: "保存",
        ko: "저장",
        zh: "保存",
        de: "Speichern",
        fr: "Enregistrer",
        es: "Guardar")
    package let isSaved = Phrase(
        en: "Saved",
        it: "Salvato",
        ja: "保存済み",
        ko: "저장됨",
        zh: "已保存",
        de: "Gespeichert",
        fr: "Enregistré",
        es: "Guardado")
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
}
