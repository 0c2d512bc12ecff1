/// What waits in sync and what is done, as the engine says it in English.
package final class ToldSyncPhrases: Sendable {
    package let oneWaits = Phrase(
        en: "1 decision waits to be sent.",
        it: "1 decisione attende l’invio.",
        ja: "送信待ちの決定が 1 件あります。",
        ko: "보낼 결정이 1건 있습니다.",
        zh: "1 项决定等待发送。",
        de: "1 Entscheidung wartet auf das Senden.",
        fr: "1 décision attend d’être envoyée.",
        es: "1 decisión espera ser enviada.")
    package let someWait = Phrase(
        en: "{number} decisions wait to be sent.",
        it: "{number} decisioni attendono l’invio.",
        ja: "送信待ちの決定が {number} 件あります。",
        ko: "보낼 결정이 {number}건 있습니다.",
        zh: "{number} 项决定等待发送。",
        de: "{number} Entscheidungen warten auf das Senden.",
        fr: "{number} décisions attendent d’être envoyées.",
        es: "{number} decisiones esperan ser enviadas.")
    package let isBeingSent = Phrase(
        en: "What was decided is being sent.",
        it: "Ciò che è stato deciso è in invio.",
        ja: "決めたことを送信しています。",
        ko: "결정한 내용을 보내는 중입니다.",
        zh: "正在发送你的决定。",
        de: "Was entschieden wurde, wird gerade gesendet.",
        fr: "Ce qui a été décidé est en cours d’envoi.",
        es: "Lo decidido se está enviando.")
    package let alone = Phrase(
        en: "Everything is at the place; no other device has joined yet.",
        it: "Tutto è al suo posto; nessun altro dispositivo si è ancora unito.",
        ja: "すべて保管場所にあります。ほかの端末はまだ参加していません。",
        ko: "모두 그 위치에 있습니다. 아직 참여한 다른 기기가 없습니다.",
        zh: "全部内容已在该位置；还没有其他设备加入。",
        de: "Alles ist an seinem Ort; noch ist kein anderes Gerät dabei.",
        fr: "Tout est à l’emplacement ; aucun autre appareil n’a encore rejoint.",
        es: "Todo está en su lugar; aún no se ha unido ningún otro dispositivo.")
    package let notConfirmed = Phrase(
        en: "Everything is sent; “{device}” has not confirmed it yet, and does when it syncs.",
        it: """
            Tutto è inviato; «{device}» non l’ha ancora confermato e lo farà quando si \
            sincronizza.
            """,
        ja: "すべて送信しました。「{device}」の確認はまだで、次の同期で確認されます。",
        ko: "모두 보냈습니다. “{device}”이(가) 아직 확인하지 않았으며, 동기화할 때 확인합니다.",
        zh: "全部已发送；“{device}”尚未确认，会在它同步时确认。",
        de: """
            Alles ist gesendet; „{device}“ hat es noch nicht bestätigt und tut es beim nächsten \
            Abgleich.
            """,
        fr: """
            Tout est envoyé ; « {device} » ne l’a pas encore confirmé et le fera en se \
            synchronisant.
            """,
        es: "Todo está enviado; «{device}» aún no lo ha confirmado y lo hará cuando se sincronice.")
    package let oneHas = Phrase(
        en: "“{device}” has everything that was decided here.",
        it: "«{device}» ha tutto ciò che è stato deciso qui.",
        ja: "ここで決めたことはすべて「{device}」に届いています。",
        ko: "여기서 결정한 모든 것이 “{device}”에 있습니다.",
        zh: "这里的全部决定“{device}”都已收到。",
        de: "„{device}“ hat alles, was hier entschieden wurde.",
        fr: "« {device} » a tout ce qui a été décidé ici.",
        es: "«{device}» tiene todo lo que se decidió aquí.")
    package let allHave = Phrase(
        en: "All {number} others have everything that was decided here.",
        it: "Tutti gli altri {number} hanno ciò che è stato deciso qui.",
        ja: "ここで決めたことはほかの {number} 台すべてに届いています。",
        ko: "여기서 결정한 모든 것이 다른 기기 {number}대에 있습니다.",
        zh: "其他 {number} 台设备都已收到这里的全部决定。",
        de: "Alle {number} anderen haben alles, was hier entschieden wurde.",
        fr: "Les {number} autres ont tout ce qui a été décidé ici.",
        es: "Los otros {number} tienen todo lo que se decidió aquí.")
    package let nearlyFull = Phrase(
        en: """
            The place is nearly full, so saved entries are sent without what they say: make \
            room there, or retire a device you no longer use.
            """,
        it: """
            Il luogo è quasi pieno, perciò gli articoli salvati si inviano senza contenuto: \
            libera spazio o ritira un dispositivo che non usi più.
            """,
        ja: "保管場所がほぼいっぱいのため、保存した記事は内容なしで送ります。空きを作るか、使わない端末を引退させてください。",
        ko: "위치가 거의 가득 차서 저장한 글은 내용 없이 보냅니다. 공간을 만들거나 쓰지 않는 기기를 은퇴시키세요.",
        zh: "该位置快满了，保存的文章发送时不含内容：请腾出空间，或停用不再使用的设备。",
        de: """
            Der Ort ist fast voll, deshalb werden gespeicherte Artikel ohne Inhalt gesendet: \
            Schaffe dort Platz oder mustere ein unbenutztes Gerät aus.
            """,
        fr: """
            L’emplacement est presque plein, les articles enregistrés sont donc envoyés sans \
            contenu : faites-y de la place ou retirez un appareil inutilisé.
            """,
        es: """
            El lugar está casi lleno, así que los artículos guardados se envían sin contenido: \
            haz sitio o retira un dispositivo que ya no uses.
            """)
    package let waitsForRoom = Phrase(
        en: """
            The place is full, so what was decided here waits: make room there, unsave entries, or \
            retire a device you no longer use.
            """,
        it: """
            Il luogo è pieno, perciò ciò che hai deciso qui attende: libera spazio, togli articoli \
            dai salvati o ritira un dispositivo che non usi più.
            """,
        ja: "保管場所がいっぱいのため、ここで決めたことは待っています。空きを作るか、記事の保存をやめるか、使わない端末を引退させてください。",
        ko: "위치가 가득 차서 여기서 결정한 내용이 기다립니다. 공간을 만들거나, 글의 저장을 취소하거나, 쓰지 않는 기기를 은퇴시키세요.",
        zh: "该位置已满，这里的决定在等待：请腾出空间、取消保存文章，或停用不再使用的设备。",
        de: """
            Der Ort ist voll, deshalb wartet, was hier entschieden wurde: Schaffe dort Platz, hebe \
            das Speichern von Artikeln auf oder mustere ein unbenutztes Gerät aus.
            """,
        fr: """
            L’emplacement est plein, ce qui a été décidé ici attend donc : faites-y de la place, \
            cessez de garder des articles ou retirez un appareil inutilisé.
            """,
        es: """
            El lugar está lleno, así que lo decidido aquí espera: haz sitio, deja de guardar \
            artículos o retira un dispositivo que ya no uses.
            """)
    package let notAllArrived = Phrase(
        en: """
            Not all that “{device}” decided has arrived here yet: it comes once the place has \
            carried it.
            """,
        it: """
            Non tutto ciò che è stato deciso su «{device}» è già arrivato qui: arriva quando il \
            luogo l’avrà portato.
            """,
        ja: "「{device}」で決めたことがまだすべては届いていません。保管場所が運び終えると届きます。",
        ko: "“{device}”에서 결정한 내용이 아직 다 도착하지 않았습니다. 위치가 옮기고 나면 도착합니다.",
        zh: "“{device}”的决定尚未全部到达：该位置带到后即会到达。",
        de: """
            Noch ist nicht alles hier, was auf „{device}“ entschieden wurde: Es kommt, sobald der \
            Ort es gebracht hat.
            """,
        fr: """
            Tout ce qui a été décidé sur « {device} » n’est pas encore arrivé ici : cela vient dès \
            que l’emplacement l’a apporté.
            """,
        es: """
            Aún no ha llegado aquí todo lo decidido en «{device}»: llega cuando el lugar lo haya \
            traído.
            """)
    package let notSetUp = Phrase(
        en: """
            Sync is not set up: run 'tidings sync setup folder PATH', with a folder that is \
            carried to your other devices.
            """,
        it: """
            La sincronizzazione non è configurata: esegui 'tidings sync setup folder PATH', con \
            una cartella che arriva agli altri dispositivi.
            """,
        ja: "同期は設定されていません。ほかの端末へ運ばれるフォルダーを指定して 'tidings sync setup folder PATH' を実行してください。",
        ko: "동기화가 설정되지 않았습니다. 다른 기기로 옮겨지는 폴더로 'tidings sync setup folder PATH' 를 실행하세요.",
        zh: "尚未设置同步：请用会带到其他设备的文件夹运行 'tidings sync setup folder PATH'。",
        de: """
            Der Abgleich ist nicht eingerichtet: Führe 'tidings sync setup folder PATH' aus, \
            mit einem Ordner, der zu deinen anderen Geräten gelangt.
            """,
        fr: """
            La synchronisation n’est pas configurée : lancez 'tidings sync setup folder PATH', \
            avec un dossier porté vers vos autres appareils.
            """,
        es: """
            La sincronización no está configurada: ejecuta 'tidings sync setup folder PATH', \
            con una carpeta que llegue a tus otros dispositivos.
            """)
    package let nothingByName = Phrase(
        en: "There is nothing by this name.",
        it: "Non c’è nulla con questo nome.",
        ja: "この名前のものはありません。",
        ko: "이 이름으로 된 것이 없습니다.",
        zh: "没有这个名称的内容。",
        de: "Unter diesem Namen gibt es nichts.",
        fr: "Il n’y a rien de ce nom.",
        es: "No hay nada con ese nombre.")
    package let busy = Phrase(
        en: "Another program is syncing this store: try again in a moment.",
        it: "Un altro programma sta sincronizzando questo archivio: riprova tra poco.",
        ja: "別のプログラムが同期中です。少し待ってお試しください。",
        ko: "다른 프로그램이 이 저장소를 동기화하는 중입니다. 잠시 후 다시 시도하세요.",
        zh: "另一个程序正在同步此存储：请稍后再试。",
        de: """
            Ein anderes Programm gleicht diesen Speicher gerade ab: Versuche es gleich noch \
            einmal.
            """,
        fr: "Un autre programme synchronise ce stockage : réessayez dans un instant.",
        es: "Otro programa está sincronizando este almacén: inténtalo en un momento.")
    package let unreachable = Phrase(
        en: "The place cannot be reached now: {detail} It is tried again with the next sync.",
        it: """
            Ora il luogo non è raggiungibile: {detail} Si riprova con la prossima \
            sincronizzazione.
            """,
        ja: "いま保管場所に届きません: {detail} 次の同期でもう一度試します。",
        ko: "지금 위치에 닿을 수 없습니다: {detail} 다음 동기화에서 다시 시도합니다.",
        zh: "目前无法访问该位置：{detail} 下次同步时再试。",
        de: """
            Der Ort ist gerade nicht erreichbar: {detail} Beim nächsten Abgleich wird es wieder \
            versucht.
            """,
        fr: """
            L’emplacement est injoignable pour l’instant : {detail} Nouvel essai à la prochaine \
            synchronisation.
            """,
        es: """
            Ahora no se puede llegar al lugar: {detail} Se volverá a intentar en la próxima \
            sincronización.
            """)
    package let incomplete = Phrase(
        en: """
            A file at the place has not arrived whole yet. Try again in a minute; if it is \
            damaged, it is mended then.
            """,
        it: """
            Un file nel luogo non è ancora arrivato intero. Riprova tra un minuto; se è \
            danneggiato, sarà riparato allora.
            """,
        ja: "保管場所のファイルがまだ全部届いていません。1 分後にお試しください。壊れている場合はそのとき直ります。",
        ko: "위치의 파일이 아직 다 도착하지 않았습니다. 1분 뒤 다시 시도하세요. 손상되었다면 그때 고쳐집니다.",
        zh: "该位置的某个文件尚未完整到达。请一分钟后再试；若已损坏，届时会修复。",
        de: """
            Eine Datei am Ort ist noch nicht ganz angekommen. Versuche es in einer Minute; ist \
            sie beschädigt, wird sie dann repariert.
            """,
        fr: """
            Un fichier de l’emplacement n’est pas encore arrivé entier. Réessayez dans une \
            minute ; s’il est abîmé, il sera réparé.
            """,
        es: """
            Un archivo del lugar aún no ha llegado entero. Inténtalo en un minuto; si está \
            dañado, se arreglará entonces.
            """)
    package let full = Phrase(
        en: """
            The place is full: make room there, or retire a device you no longer use, with \
            'tidings sync retire DEVICE'. What you decided waits here until then.
            """,
        it: """
            Il luogo è pieno: libera spazio o ritira un dispositivo che non usi più con \
            'tidings sync retire DEVICE'. Fino ad allora ciò che hai deciso attende qui.
            """,
        ja: "保管場所がいっぱいです。空きを作るか、使わない端末を 'tidings sync retire DEVICE' で引退させてください。それまで決めたことはここで待ちます。",
        ko: """
            위치가 가득 찼습니다. 공간을 만들거나 쓰지 않는 기기를 'tidings sync retire DEVICE' 로 은퇴시키세요. 그때까지 결정한 내용은 \
            여기서 기다립니다.
            """,
        zh: "该位置已满：请腾出空间，或用 'tidings sync retire DEVICE' 停用不再使用的设备。在此之前你的决定会在这里等待。",
        de: """
            Der Ort ist voll: Schaffe dort Platz oder mustere ein unbenutztes Gerät mit \
            'tidings sync retire DEVICE' aus. Bis dahin wartet hier, was du entschieden hast.
            """,
        fr: """
            L’emplacement est plein : faites-y de la place ou retirez un appareil inutilisé \
            avec 'tidings sync retire DEVICE'. D’ici là, vos décisions attendent ici.
            """,
        es: """
            El lugar está lleno: haz sitio o retira un dispositivo que ya no uses con 'tidings \
            sync retire DEVICE'. Hasta entonces, lo que decidiste espera aquí.
            """)
    package let markConflict = Phrase(
        en: "{title} was marked read on one device and unread on another; it is read.",
        it: "{title}: segnato come letto su un dispositivo e non letto su un altro; vale letto.",
        ja: "{title}: ある端末で既読、別の端末で未読にされました。既読になります。",
        ko: "{title}: 한 기기에서는 읽음, 다른 기기에서는 읽지 않음으로 표시했습니다. 읽음이 됩니다.",
        zh: "{title}：一台设备标为已读，另一台标为未读；结果为已读。",
        de: """
            {title} wurde auf einem Gerät als gelesen, auf einem anderen als ungelesen \
            markiert; es gilt gelesen.
            """,
        fr: "{title} : marqué lu sur un appareil et non lu sur un autre ; c’est lu qui vaut.",
        es: "{title}: marcado como leído en un dispositivo y sin leer en otro; queda leído.")
    package let saveConflict = Phrase(
        en: "{title} was saved on one device and unsaved on another; it is saved.",
        it: "{title}: salvato su un dispositivo e non più salvato su un altro; resta salvato.",
        ja: "{title}: ある端末で保存、別の端末で保存解除されました。保存されたままです。",
        ko: "{title}: 한 기기에서는 저장, 다른 기기에서는 저장 취소했습니다. 저장됩니다.",
        zh: "{title}：一台设备保存，另一台取消保存；结果为已保存。",
        de: """
            {title} wurde auf einem Gerät gespeichert und auf einem anderen nicht mehr; es \
            bleibt gespeichert.
            """,
        fr: "{title} : enregistré sur un appareil et retiré sur un autre ; il reste enregistré.",
        es: "{title}: guardado en un dispositivo y quitado en otro; sigue guardado.")
    package let followConflict = Phrase(
        en: "{title} was followed on one device and unfollowed on another; it is followed.",
        it: "{title}: seguito su un dispositivo e non più seguito su un altro; resta seguito.",
        ja: "{title}: ある端末で購読、別の端末で購読解除されました。購読したままです。",
        ko: "{title}: 한 기기에서는 구독, 다른 기기에서는 구독 취소했습니다. 구독합니다.",
        zh: "{title}：一台设备订阅，另一台取消订阅；结果为已订阅。",
        de: """
            {title} wurde auf einem Gerät abonniert und auf einem anderen abbestellt; es bleibt \
            abonniert.
            """,
        fr: "{title} : suivi sur un appareil et abandonné sur un autre ; il reste suivi.",
        es: "{title}: seguida en un dispositivo y dejada en otro; se sigue.")
}
