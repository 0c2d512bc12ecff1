/// What the page about sync says of the place, the other devices, and the journal.
package final class SyncingPhrases: Sendable {
    package let devices = Phrase(
        en: "Other devices",
        it: "Altri dispositivi",
        ja: "ほかの端末",
        ko: "다른 기기",
        zh: "其他设备",
        de: "Andere Geräte",
        fr: "Autres appareils",
        es: "Otros dispositivos")
    package let noDevices = Phrase(
        en: "No other device has joined yet. Set sync up there with the same place.",
        it: """
            Nessun altro dispositivo si è ancora unito. Configura lì la sincronizzazione con lo \
            stesso luogo.
            """,
        ja: "ほかの端末はまだ参加していません。同じ場所を指定して設定してください。",
        ko: "아직 참여한 다른 기기가 없습니다. 그 기기에서 같은 위치로 동기화를 설정하세요.",
        zh: "还没有其他设备加入。请在那里用同一位置设置同步。",
        de: "Noch ist kein anderes Gerät dabei. Richte den Abgleich dort mit demselben Ort ein.",
        fr: """
            Aucun autre appareil n’a encore rejoint. Configurez-y la synchronisation avec le \
            même emplacement.
            """,
        es: """
            Aún no se ha unido ningún otro dispositivo. Configura allí la sincronización con el \
            mismo lugar.
            """)
    package let lastHeard = Phrase(
        en: "Last heard {time}",
        it: "Sentito per l’ultima volta {time}",
        ja: "最後の連絡: {time}",
        ko: "마지막 연락: {time}",
        zh: "最后联系：{time}",
        de: "Zuletzt gehört {time}",
        fr: "Dernières nouvelles {time}",
        es: "Última noticia {time}")
    package let neverHeard = Phrase(
        en: "Never heard",
        it: "Mai sentito",
        ja: "連絡なし",
        ko: "연락 없음",
        zh: "从未联系",
        de: "Nie gehört",
        fr: "Jamais de nouvelles",
        es: "Sin noticias")
    package let isRetired = Phrase(
        en: "Retired",
        it: "Ritirato",
        ja: "引退済み",
        ko: "은퇴함",
        zh: "已停用",
        de: "Ausgemustert",
        fr: "Retiré",
        es: "Retirado")
    package let hasEverything = Phrase(
        en: "Has everything",
        it: "Ha tutto",
        ja: "すべて受け取り済み",
        ko: "모두 받음",
        zh: "已有全部",
        de: "Hat alles",
        fr: "A tout reçu",
        es: "Lo tiene todo")
    package let hasNotConfirmed = Phrase(
        en: "Has not confirmed all",
        it: "Non ha confermato tutto",
        ja: "まだすべてを確認していない",
        ko: "아직 모두 확인하지 않음",
        zh: "尚未全部确认",
        de: "Hat nicht alles bestätigt",
        fr: "N’a pas tout confirmé",
        es: "No lo ha confirmado todo")
    package let retire = Phrase(
        en: "Retire…",
        it: "Ritira…",
        ja: "引退させる…",
        ko: "은퇴시키기…",
        zh: "停用…",
        de: "Ausmustern …",
        fr: "Retirer…",
        es: "Retirar…")
    package let retireHint = Phrase(
        en: """
            The others go on without it. What it sent stays, and where it comes back after all, \
            it joins again and loses nothing.
            """,
        it: """
            Gli altri proseguono senza. Ciò che ha inviato resta e, se dovesse tornare, si \
            unisce di nuovo e non perde nulla.
            """,
        ja: "ほかの端末はこの端末抜きで続けます。送ったものは残り、戻ってきたときは何も失わずにまた参加します。",
        ko: "다른 기기들은 이 기기 없이 계속합니다. 보낸 것은 남으며, 다시 돌아오면 아무것도 잃지 않고 다시 참여합니다.",
        zh: "其他设备会继续运行。它发送的内容会保留；若它回来，会重新加入且不丢失任何内容。",
        de: """
            Die anderen machen ohne es weiter. Was es gesendet hat, bleibt, und kommt es doch \
            zurück, tritt es wieder bei und verliert nichts.
            """,
        fr: """
            Les autres continuent sans lui. Ce qu’il a envoyé reste et, s’il revient malgré \
            tout, il rejoint de nouveau et ne perd rien.
            """,
        es: """
            Los demás siguen sin él. Lo que envió se queda y, si vuelve después de todo, se une \
            de nuevo y no pierde nada.
            """)
    package let retireThis = Phrase(
        en: "Retire this device",
        it: "Ritira questo dispositivo",
        ja: "この端末を引退させる",
        ko: "이 기기 은퇴시키기",
        zh: "停用此设备",
        de: "Dieses Gerät ausmustern",
        fr: "Retirer cet appareil",
        es: "Retirar este dispositivo")
    package let journal = Phrase(
        en: "Decided by itself",
        it: "Deciso da sé",
        ja: "自動で決めたこと",
        ko: "자동으로 결정된 것",
        zh: "自动做出的决定",
        de: "Von selbst entschieden",
        fr: "Décidé automatiquement",
        es: "Decidido por sí solo")
    package let noJournal = Phrase(
        en: "Your devices have not disagreed.",
        it: "I tuoi dispositivi non sono stati in disaccordo.",
        ja: "端末の間に食い違いはありません。",
        ko: "기기들 사이에 어긋난 것이 없습니다.",
        zh: "你的设备之间没有分歧。",
        de: "Deine Geräte waren sich einig.",
        fr: "Vos appareils n’ont pas été en désaccord.",
        es: "Tus dispositivos no han discrepado.")
    package let journalHint = Phrase(
        en: "Where two devices disagreed, this is what came of it.",
        it: "Dove due dispositivi erano in disaccordo, ecco che cosa ne è venuto.",
        ja: "2 台の端末が食い違ったとき、こう決まりました。",
        ko: "두 기기가 어긋났을 때 이렇게 결정되었습니다.",
        zh: "两台设备有分歧时，结果如下。",
        de: "Wo zwei Geräte uneins waren, kam dies heraus.",
        fr: "Là où deux appareils étaient en désaccord, voici ce qu’il en est résulté.",
        es: "Donde dos dispositivos discrepaban, este fue el resultado.")
    package let isUndone = Phrase(
        en: "Undone",
        it: "Annullato",
        ja: "取り消し済み",
        ko: "되돌림",
        zh: "已撤销",
        de: "Rückgängig gemacht",
        fr: "Annulé",
        es: "Deshecho")
    package let room = Phrase(
        en: "Room",
        it: "Spazio",
        ja: "容量",
        ko: "공간",
        zh: "空间",
        de: "Platz",
        fr: "Place",
        es: "Espacio")
    package let bytesInShards = Phrase(
        en: "{bytes} bytes in {shards} shards. {sentence}",
        it: "{bytes} byte in {shards} file. {sentence}",
        ja: "{shards} 個のファイルに {bytes} バイト。{sentence}",
        ko: "파일 {shards}개에 {bytes}바이트. {sentence}",
        zh: "{shards} 个文件，共 {bytes} 字节。{sentence}",
        de: "{bytes} Bytes in {shards} Dateien. {sentence}",
        fr: "{bytes} octets dans {shards} fichiers. {sentence}",
        es: "{bytes} bytes en {shards} archivos. {sentence}")
    package let ofLimit = Phrase(
        en: "{value} of {limit}",
        it: "{value} su {limit}",
        ja: "{limit} のうち {value}",
        ko: "{limit} 중 {value}",
        zh: "{value}/{limit}",
        de: "{value} von {limit}",
        fr: "{value} sur {limit}",
        es: "{value} de {limit}")
    package let kind = Phrase(
        en: "Kind",
        it: "Tipo",
        ja: "種類",
        ko: "종류",
        zh: "类型",
        de: "Art",
        fr: "Type",
        es: "Tipo")
    package let shards = Phrase(
        en: "Shards",
        it: "File",
        ja: "ファイル",
        ko: "파일",
        zh: "文件",
        de: "Dateien",
        fr: "Fichiers",
        es: "Archivos")
    package let bytes = Phrase(
        en: "Bytes",
        it: "Byte",
        ja: "バイト",
        ko: "바이트",
        zh: "字节",
        de: "Bytes",
        fr: "Octets",
        es: "Bytes")
    package let largest = Phrase(
        en: "The largest shards",
        it: "I file più grandi",
        ja: "最も大きいファイル",
        ko: "가장 큰 파일",
        zh: "最大的文件",
        de: "Die größten Dateien",
        fr: "Les plus gros fichiers",
        es: "Los archivos más grandes")
    package let bytesOf = Phrase(
        en: "{name}: {bytes} bytes",
        it: "{name}: {bytes} byte",
        ja: "{name}: {bytes} バイト",
        ko: "{name}: {bytes}바이트",
        zh: "{name}：{bytes} 字节",
        de: "{name}: {bytes} Bytes",
        fr: "{name} : {bytes} octets",
        es: "{name}: {bytes} bytes")
    package let share = Phrase(
        en: "Share of “{kind}”",
        it: "Quota di «{kind}»",
        ja: "「{kind}」の割合",
        ko: "“{kind}”의 비율",
        zh: "“{kind}”所占份额",
        de: "Anteil von „{kind}“",
        fr: "Part de « {kind} »",
        es: "Parte de «{kind}»")
}
