/// Why there is no page.
package final class ProblemsPhrases: Sendable {
    package let notFoundTitle = Phrase(
        en: "Not found",
        it: "Non trovato",
        ja: "見つかりません",
        ko: "찾을 수 없음",
        zh: "未找到",
        de: "Nicht gefunden",
        fr: "Introuvable",
        es: "No encontrado")
    package let failedTitle = Phrase(
        en: "That did not work",
        it: "Non ha funzionato",
        ja: "うまくいきませんでした",
        ko: "작동하지 않았습니다",
        zh: "操作未成功",
        de: "Das hat nicht geklappt",
        fr: "Cela n’a pas marché",
        es: "No ha funcionado")
    package let notFound = Phrase(
        en: "There is nothing here. It may have been removed in the meantime.",
        it: "Qui non c’è nulla. Forse nel frattempo è stato rimosso.",
        ja: "ここには何もありません。その間に削除されたのかもしれません。",
        ko: "여기에는 아무것도 없습니다. 그사이에 삭제되었을 수 있습니다.",
        zh: "这里什么也没有，可能已被删除。",
        de: "Hier ist nichts. Vielleicht wurde es inzwischen entfernt.",
        fr: "Il n’y a rien ici. Cela a peut-être été supprimé entre-temps.",
        es: "Aquí no hay nada. Quizá se haya eliminado mientras tanto.")
    package let staleForm = Phrase(
        en: "This page is from before the reader was restarted. Go back, reload, try again.",
        it: "Questa pagina è di prima del riavvio del lettore. Torna indietro, ricarica e riprova.",
        ja: "このページはリーダーの再起動前のものです。戻って再読み込みし、もう一度お試しください。",
        ko: "이 페이지는 리더를 다시 시작하기 전 것입니다. 돌아가서 새로 고친 뒤 다시 시도하세요.",
        zh: "此页面是阅读器重启之前的。请返回、重新加载后再试。",
        de: """
            Diese Seite stammt von vor dem Neustart des Lesers. Geh zurück, lade neu und \
            versuche es noch einmal.
            """,
        fr: """
            Cette page date d’avant le redémarrage du lecteur. Revenez en arrière, rechargez et \
            réessayez.
            """,
        es: """
            Esta página es de antes de reiniciar el lector. Vuelve atrás, recarga e inténtalo \
            de nuevo.
            """)
    package let badValue = Phrase(
        en: "The value of “{name}” cannot be read.",
        it: "Il valore di «{name}» non è leggibile.",
        ja: "「{name}」の値を読み取れません。",
        ko: "“{name}” 값을 읽을 수 없습니다.",
        zh: "无法读取“{name}”的值。",
        de: "Der Wert von „{name}“ ist nicht lesbar.",
        fr: "La valeur de « {name} » est illisible.",
        es: "No se puede leer el valor de «{name}».")
    package let cannotBeDone = Phrase(
        en: "This cannot be done here.",
        it: "Qui non si può fare.",
        ja: "ここではできません。",
        ko: "여기서는 할 수 없습니다.",
        zh: "这里不能这样操作。",
        de: "Das geht hier nicht.",
        fr: "Cela ne peut pas se faire ici.",
        es: "Eso no se puede hacer aquí.")
    package let wentWrong = Phrase(
        en: "Something went wrong inside the reader.",
        it: "Qualcosa è andato storto nel lettore.",
        ja: "リーダーの内部で問題が起きました。",
        ko: "리더 내부에서 문제가 발생했습니다.",
        zh: "阅读器内部出错。",
        de: "Im Leser ist etwas schiefgegangen.",
        fr: "Quelque chose a mal tourné dans le lecteur.",
        es: "Algo ha fallado dentro del lector.")
}
