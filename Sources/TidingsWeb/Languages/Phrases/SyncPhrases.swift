/// What the page about sync says.
package final class SyncPhrases: Sendable {
    package let now = Phrase(
        en: "Sync now",
        it: "Sincronizza ora",
        ja: "今すぐ同期",
        ko: "지금 동기화",
        zh: "立即同步",
        de: "Jetzt abgleichen",
        fr: "Synchroniser maintenant",
        es: "Sincronizar ahora")
    package let place = Phrase(
        en: "Place",
        it: "Luogo",
        ja: "場所",
        ko: "위치",
        zh: "位置",
        de: "Ort",
        fr: "Emplacement",
        es: "Lugar")
    package let isSealed = Phrase(
        en: "{path} (sealed)",
        it: "{path} (sigillato)",
        ja: "{path}（暗号化）",
        ko: "{path} (암호화됨)",
        zh: "{path}（已加密）",
        de: "{path} (versiegelt)",
        fr: "{path} (scellé)",
        es: "{path} (sellado)")
    package let isOpen = Phrase(
        en: "{path} (open: whoever reads it can read it all)",
        it: "{path} (aperto: chi lo legge può leggere tutto)",
        ja: "{path}（公開: 読める人はすべて読めます）",
        ko: "{path} (공개: 읽을 수 있는 사람은 모두 읽을 수 있음)",
        zh: "{path}（未加密：能读取者可看到全部）",
        de: "{path} (offen: Wer ihn liest, kann alles lesen)",
        fr: "{path} (ouvert : qui le lit peut tout lire)",
        es: "{path} (abierto: quien lo lea puede leerlo todo)")
    package let thisDevice = Phrase(
        en: "This device",
        it: "Questo dispositivo",
        ja: "この端末",
        ko: "이 기기",
        zh: "本设备",
        de: "Dieses Gerät",
        fr: "Cet appareil",
        es: "Este dispositivo")
    package let lastPulled = Phrase(
        en: "Last pulled",
        it: "Ultima lettura",
        ja: "最後の受信",
        ko: "마지막 받기",
        zh: "上次拉取",
        de: "Zuletzt geholt",
        fr: "Dernière lecture",
        es: "Última lectura")
    package let lastMerged = Phrase(
        en: "Last merged",
        it: "Ultima unione",
        ja: "最後の統合",
        ko: "마지막 병합",
        zh: "上次合并",
        de: "Zuletzt vereint",
        fr: "Dernière fusion",
        es: "Última fusión")
    package let lastPublished = Phrase(
        en: "Last published",
        it: "Ultimo invio",
        ja: "最後の送信",
        ko: "마지막 보내기",
        zh: "上次发布",
        de: "Zuletzt gesendet",
        fr: "Dernier envoi",
        es: "Último envío")
    package let lastConfirmed = Phrase(
        en: "Last confirmed",
        it: "Ultima conferma",
        ja: "最後の確認",
        ko: "마지막 확인",
        zh: "上次确认",
        de: "Zuletzt bestätigt",
        fr: "Dernière confirmation",
        es: "Última confirmación")
    package let everythingWith = Phrase(
        en: "{time}; everything is with {devices}",
        it: "{time}; tutto è presso {devices}",
        ja: "{time}、すべて {devices} に届いています",
        ko: "{time}, 모두 {devices}에 있습니다",
        zh: "{time}；全部内容已在 {devices}",
        de: "{time}; alles ist bei {devices}",
        fr: "{time} ; tout est chez {devices}",
        es: "{time}; todo está en {devices}")
    package let pending = Phrase(
        en: "Pending",
        it: "In attesa",
        ja: "未送信",
        ko: "대기 중",
        zh: "待发送",
        de: "Ausstehend",
        fr: "En attente",
        es: "Pendiente")
    package let decisions = CountedPhrase(
        en: "{count} decision|{count} decisions",
        it: "{count} decisione|{count} di decisioni|{count} decisioni",
        ja: "決定 {count} 件",
        ko: "결정 {count}건",
        zh: "{count} 项决定",
        de: "{count} Entscheidung|{count} Entscheidungen",
        fr: "{count} décision|{count} de décisions|{count} décisions",
        es: "{count} decisión|{count} de decisiones|{count} decisiones")
    package let unsentShards = CountedPhrase(
        en: "{decisions}, {count} shard unsent|{decisions}, {count} shards unsent",
        it: """
            {decisions}, {count} file non inviato|{decisions}, {count} di file non \
            inviati|{decisions}, {count} file non inviati
            """,
        ja: "{decisions}、未送信ファイル {count} 個",
        ko: "{decisions}, 보내지 않은 파일 {count}개",
        zh: "{decisions}，{count} 个文件未发送",
        de: "{decisions}, {count} Datei nicht gesendet|{decisions}, {count} Dateien nicht gesendet",
        fr: """
            {decisions}, {count} fichier non envoyé|{decisions}, {count} de fichiers non \
            envoyés|{decisions}, {count} fichiers non envoyés
            """,
        es: """
            {decisions}, {count} archivo sin enviar|{decisions}, {count} de archivos sin \
            enviar|{decisions}, {count} archivos sin enviar
            """)
    package let unconfirmed = Phrase(
        en: "Unconfirmed",
        it: "Non confermato",
        ja: "未確認",
        ko: "확인되지 않음",
        zh: "未确认",
        de: "Unbestätigt",
        fr: "Non confirmé",
        es: "Sin confirmar")
    package let publications = CountedPhrase(
        en: "{count} publication|{count} publications",
        it: "{count} invio|{count} di invii|{count} invii",
        ja: "送信 {count} 回",
        ko: "보내기 {count}회",
        zh: "{count} 次发布",
        de: "{count} Sendung|{count} Sendungen",
        fr: "{count} envoi|{count} d’envois|{count} envois",
        es: "{count} envío|{count} de envíos|{count} envíos")
    package let failed = Phrase(
        en: "Failed",
        it: "Non riuscito",
        ja: "失敗",
        ko: "실패",
        zh: "失败",
        de: "Fehlgeschlagen",
        fr: "Échec",
        es: "Fallo")
    package let nextTry = Phrase(
        en: "Next try: {time}.",
        it: "Prossimo tentativo: {time}.",
        ja: "次の試行: {time}。",
        ko: "다음 시도: {time}.",
        zh: "下次尝试：{time}。",
        de: "Nächster Versuch: {time}.",
        fr: "Prochain essai : {time}.",
        es: "Próximo intento: {time}.")
    package let never = Phrase(
        en: "Never",
        it: "Mai",
        ja: "なし",
        ko: "없음",
        zh: "从未",
        de: "Nie",
        fr: "Jamais",
        es: "Nunca")
}
