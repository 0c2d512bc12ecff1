/// Kinds, states, and answers of sync.
package final class SyncWordsPhrases: Sendable {
    package let log = Phrase(
        en: "Recent decisions",
        it: "Decisioni recenti",
        ja: "最近の決定",
        ko: "최근 결정",
        zh: "近期决定",
        de: "Jüngste Entscheidungen",
        fr: "Décisions récentes",
        es: "Decisiones recientes")
    package let section = Phrase(
        en: "Older decisions, summed up",
        it: "Decisioni meno recenti, riassunte",
        ja: "以前の決定のまとめ",
        ko: "이전 결정 요약",
        zh: "较早决定的汇总",
        de: "Ältere Entscheidungen, zusammengefasst",
        fr: "Décisions plus anciennes, résumées",
        es: "Decisiones anteriores, resumidas")
    package let records = Phrase(
        en: "Long texts",
        it: "Testi lunghi",
        ja: "長い文章",
        ko: "긴 글",
        zh: "长文本",
        de: "Lange Texte",
        fr: "Textes longs",
        es: "Textos largos")
    package let saved = Phrase(
        en: "Saved entries",
        it: "Articoli salvati",
        ja: "保存した記事",
        ko: "저장한 글",
        zh: "保存的文章",
        de: "Gespeicherte Artikel",
        fr: "Articles enregistrés",
        es: "Artículos guardados")
    package let relay = Phrase(
        en: "Copies of what vanished",
        it: "Copie di ciò che è scomparso",
        ja: "消えたものの控え",
        ko: "사라진 것의 사본",
        zh: "已消失内容的副本",
        de: "Kopien von Verschwundenem",
        fr: "Copies de ce qui a disparu",
        es: "Copias de lo desaparecido")
    package let others = Phrase(
        en: "Others",
        it: "Altri",
        ja: "その他",
        ko: "기타",
        zh: "其他",
        de: "Andere",
        fr: "Autres",
        es: "Otros")
    package let isOff = Phrase(
        en: "Off",
        it: "Spenta",
        ja: "オフ",
        ko: "꺼짐",
        zh: "关闭",
        de: "Aus",
        fr: "Désactivée",
        es: "Desactivada")
    package let upToDate = Phrase(
        en: "Up to date",
        it: "Aggiornata",
        ja: "最新の状態",
        ko: "최신 상태",
        zh: "已是最新",
        de: "Aktuell",
        fr: "À jour",
        es: "Al día")
    package let waiting = Phrase(
        en: "Waiting",
        it: "In attesa",
        ja: "待機中",
        ko: "기다리는 중",
        zh: "等待中",
        de: "Wartet",
        fr: "En attente",
        es: "En espera")
    package let waitingFor = Phrase(
        en: "Waiting for “{device}”",
        it: "In attesa di «{device}»",
        ja: "「{device}」を待っています",
        ko: "“{device}”을(를) 기다리는 중",
        zh: "正在等待“{device}”",
        de: "Wartet auf „{device}“",
        fr: "En attente de « {device} »",
        es: "Esperando a «{device}»")
    package let offline = Phrase(
        en: "Offline",
        it: "Non in linea",
        ja: "オフライン",
        ko: "오프라인",
        zh: "离线",
        de: "Offline",
        fr: "Hors ligne",
        es: "Sin conexión")
    package let needsAttention = Phrase(
        en: "Needs attention",
        it: "Richiede attenzione",
        ja: "確認が必要",
        ko: "확인 필요",
        zh: "需要处理",
        de: "Braucht Aufmerksamkeit",
        fr: "Demande votre attention",
        es: "Requiere atención")
    package let synced = Phrase(
        en: "Synced as far as it goes: {sentence}",
        it: "Sincronizzato fin dove si può: {sentence}",
        ja: "できるところまで同期しました: {sentence}",
        ko: "가능한 데까지 동기화했습니다: {sentence}",
        zh: "已尽可能同步：{sentence}",
        de: "So weit wie möglich abgeglichen: {sentence}",
        fr: "Synchronisé autant que possible : {sentence}",
        es: "Sincronizado hasta donde se puede: {sentence}")
    package let setUpAgain = Phrase(
        en: "It was emptied: set the place up again",
        it: "È stato svuotato: riconfigura il luogo",
        ja: "空にされた場所を設定し直す",
        ko: "비워진 위치를 다시 설정",
        zh: "已被清空：重新设置该位置",
        de: "Er wurde geleert: Ort wieder einrichten",
        fr: "Il a été vidé : reconfigurer l’emplacement",
        es: "Se vació: volver a configurar el lugar")
    package let cannotUndo = Phrase(
        en: "This cannot be undone any more.",
        it: "Questo non si può più annullare.",
        ja: "これはもう取り消せません。",
        ko: "이제 되돌릴 수 없습니다.",
        zh: "此操作已无法撤销。",
        de: "Das lässt sich nicht mehr rückgängig machen.",
        fr: "Cela ne peut plus être annulé.",
        es: "Esto ya no se puede deshacer.")
    package let decidedOtherWay = Phrase(
        en: "Undone: it is decided the other way from now on.",
        it: "Annullato: da ora vale la decisione opposta.",
        ja: "取り消しました。今後は逆の決定になります。",
        ko: "되돌렸습니다. 이제부터 반대로 결정됩니다.",
        zh: "已撤销：从现在起按相反的决定处理。",
        de: "Rückgängig gemacht: Ab jetzt gilt die andere Entscheidung.",
        fr: "Annulé : la décision inverse vaut désormais.",
        es: "Deshecho: desde ahora vale la decisión contraria.")
    package let nowRetired = Phrase(
        en: "The device is retired; the others learn it with the next sync.",
        it: "Il dispositivo è ritirato; gli altri lo sapranno con la prossima sincronizzazione.",
        ja: "端末を引退させました。ほかの端末には次の同期で伝わります。",
        ko: "기기를 은퇴시켰습니다. 다른 기기는 다음 동기화에서 알게 됩니다.",
        zh: "设备已停用；其他设备会在下次同步时得知。",
        de: "Das Gerät ist ausgemustert; die anderen erfahren es beim nächsten Abgleich.",
        fr: "L’appareil est retiré ; les autres l’apprendront à la prochaine synchronisation.",
        es: "El dispositivo está retirado; los demás lo sabrán en la próxima sincronización.")
    package let roomNone = Phrase(
        en: "There is room, and nothing is given up.",
        it: "C’è spazio e non si rinuncia a nulla.",
        ja: "容量に余裕があり、何も省いていません。",
        ko: "공간이 있어 아무것도 줄이지 않습니다.",
        zh: "空间充足，没有省略任何内容。",
        de: "Es ist Platz, und auf nichts wird verzichtet.",
        fr: "Il y a de la place, et rien n’est sacrifié.",
        es: "Hay espacio y no se renuncia a nada.")
    package let roomLag = CountedPhrase(
        en: """
            Decisions are summed up sooner: after {count} day.|Decisions are summed up sooner: \
            after {count} days.
            """,
        it: """
            Le decisioni si riassumono prima: dopo {count} giorno.|Le decisioni si riassumono \
            prima: dopo {count} di giorni.|Le decisioni si riassumono prima: dopo {count} \
            giorni.
            """,
        ja: "決定を早めにまとめます（{count} 日後）。",
        ko: "결정을 더 일찍 요약합니다({count}일 후).",
        zh: "决定会更早汇总：{count} 天后。",
        de: """
            Entscheidungen werden früher zusammengefasst: nach {count} Tag.|Entscheidungen \
            werden früher zusammengefasst: nach {count} Tagen.
            """,
        fr: """
            Les décisions sont résumées plus tôt : après {count} jour.|Les décisions sont \
            résumées plus tôt : après {count} de jours.|Les décisions sont résumées plus tôt : \
            après {count} jours.
            """,
        es: """
            Las decisiones se resumen antes: tras {count} día.|Las decisiones se resumen antes: \
            tras {count} de días.|Las decisiones se resumen antes: tras {count} días.
            """)
    package let roomHorizon = CountedPhrase(
        en: """
            Entries older than {count} day count as read.|Entries older than {count} days count \
            as read.
            """,
        it: """
            Gli articoli più vecchi di {count} giorno contano come letti.|Gli articoli più \
            vecchi di {count} di giorni contano come letti.|Gli articoli più vecchi di {count} \
            giorni contano come letti.
            """,
        ja: "{count} 日より古い記事は既読とみなします。",
        ko: "{count}일보다 오래된 글은 읽은 것으로 봅니다.",
        zh: "早于 {count} 天的文章视为已读。",
        de: """
            Artikel, die älter als {count} Tag sind, gelten als gelesen.|Artikel, die älter als \
            {count} Tage sind, gelten als gelesen.
            """,
        fr: """
            Les articles de plus de {count} jour comptent comme lus.|Les articles de plus de \
            {count} de jours comptent comme lus.|Les articles de plus de {count} jours comptent \
            comme lus.
            """,
        es: """
            Los artículos de más de {count} día cuentan como leídos.|Los artículos de más de \
            {count} de días cuentan como leídos.|Los artículos de más de {count} días cuentan \
            como leídos.
            """)
    package let roomLinks = Phrase(
        en: "Saved entries are sent as title and link only.",
        it: "Gli articoli salvati si inviano solo con titolo e link.",
        ja: "保存した記事は題名とリンクだけを送ります。",
        ko: "저장한 글은 제목과 링크만 보냅니다.",
        zh: "保存的文章只发送标题和链接。",
        de: "Gespeicherte Artikel werden nur als Titel und Link gesendet.",
        fr: "Les articles enregistrés sont envoyés avec titre et lien seulement.",
        es: "Los artículos guardados se envían solo con título y enlace.")
    package let roomNoSnapshots = Phrase(
        en: "Saved entries are sent without what they say.",
        it: "Gli articoli salvati si inviano senza il contenuto.",
        ja: "保存した記事は内容なしで送ります。",
        ko: "저장한 글은 내용 없이 보냅니다.",
        zh: "保存的文章发送时不含内容。",
        de: "Gespeicherte Artikel werden ohne Inhalt gesendet.",
        fr: "Les articles enregistrés sont envoyés sans leur contenu.",
        es: "Los artículos guardados se envían sin su contenido.")
}
