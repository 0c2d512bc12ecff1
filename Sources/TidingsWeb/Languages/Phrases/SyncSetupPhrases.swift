/// What the page about sync says of setting it up, and of files.
package final class SyncSetupPhrases: Sendable {
    package let setUp = Phrase(
        en: "Set it up",
        it: "Configurazione",
        ja: "設定する",
        ko: "설정하기",
        zh: "设置",
        de: "Einrichten",
        fr: "Configurer",
        es: "Configurarla")
    package let off = Phrase(
        en: """
            Sync is still off. It needs no account: it goes through a folder that something you \
            already use carries to your other devices, such as Syncthing, Dropbox, or iCloud \
            Drive. In a terminal, on each device:
            """,
        it: """
            La sincronizzazione è ancora spenta. Non serve un account: passa per una cartella \
            che qualcosa che già usi porta sugli altri dispositivi, come Syncthing, Dropbox o \
            iCloud Drive. In un terminale, su ogni dispositivo:
            """,
        ja: """
            同期はまだオフです。アカウントは要りません。Syncthing、Dropbox、iCloud Drive \
            など、すでにお使いのものがほかの端末へ運ぶフォルダーを通ります。それぞれの端末のターミナルで:
            """,
        ko: """
            동기화가 아직 꺼져 있습니다. 계정은 필요 없습니다. Syncthing, Dropbox, iCloud Drive처럼 이미 쓰는 것이 다른 기기로 옮겨 \
            주는 폴더를 거칩니다. 각 기기의 터미널에서:
            """,
        zh: "同步尚未开启。无需账号：它通过你已在使用的工具（如 Syncthing、Dropbox 或 iCloud Drive）带到其他设备的文件夹进行。在每台设备的终端中运行：",
        de: """
            Der Abgleich ist noch aus. Er braucht kein Konto: Er geht über einen Ordner, den \
            etwas, das du schon benutzt, auf deine anderen Geräte bringt, etwa Syncthing, \
            Dropbox oder iCloud Drive. In einem Terminal, auf jedem Gerät:
            """,
        fr: """
            La synchronisation est encore désactivée. Elle n’exige aucun compte : elle passe \
            par un dossier qu’un outil que vous utilisez déjà porte sur vos autres appareils, \
            comme Syncthing, Dropbox ou iCloud Drive. Dans un terminal, sur chaque appareil :
            """,
        es: """
            La sincronización aún está desactivada. No necesita cuenta: pasa por una carpeta \
            que algo que ya usas lleva a tus otros dispositivos, como Syncthing, Dropbox o \
            iCloud Drive. En una terminal, en cada dispositivo:
            """)
    package let setUpCommand = Phrase(
        en: "Command to set sync up",
        it: "Comando per configurare la sincronizzazione",
        ja: "同期を設定するコマンド",
        ko: "동기화 설정 명령",
        zh: "设置同步的命令",
        de: "Befehl zum Einrichten des Abgleichs",
        fr: "Commande pour configurer la synchronisation",
        es: "Orden para configurar la sincronización")
    package let wordsHint = Phrase(
        en: """
            The first device prints recovery words on its last line; give them to the others \
            with {words} instead of {sealed}. Without either, the folder is open to whoever can \
            read it. What the web says and every secret stay here in any case.
            """,
        it: """
            Il primo dispositivo stampa sull’ultima riga le parole di recupero; dalle agli \
            altri con {words} al posto di {sealed}. Senza nessuna delle due, la cartella è \
            leggibile da chiunque vi acceda. Ciò che dice il web e ogni segreto restano \
            comunque qui.
            """,
        ja: """
            最初の端末は最後の行に復元用の言葉を表示します。ほかの端末では {sealed} の代わりに {words} \
            でそれを渡してください。どちらも付けないと、フォルダーを読める人は誰でも中身を読めます。ウェブから得たものと秘密の値は、いずれにしてもここから出ません。
            """,
        ko: """
            첫 기기는 마지막 줄에 복구 단어를 출력합니다. 다른 기기에는 {sealed} 대신 {words}(으)로 그 단어를 주세요. 둘 다 없으면 폴더를 \
            읽을 수 있는 누구나 내용을 볼 수 있습니다. 웹에서 온 내용과 비밀 값은 어떤 경우에도 여기에 남습니다.
            """,
        zh: """
            第一台设备会在最后一行打印恢复词；在其他设备上用 {words} 代替 {sealed} \
            提供这些词。两者都不用时，能读取该文件夹的人都能看到内容。网上的内容和所有密钥始终留在本机。
            """,
        de: """
            Das erste Gerät gibt in der letzten Zeile Wiederherstellungswörter aus; gib sie den \
            anderen mit {words} statt {sealed}. Ohne beides ist der Ordner für alle offen, die \
            ihn lesen können. Was das Web sagt und jedes Geheimnis bleiben in jedem Fall hier.
            """,
        fr: """
            Le premier appareil affiche les mots de récupération sur sa dernière ligne ; \
            donnez-les aux autres avec {words} au lieu de {sealed}. Sans l’un ni l’autre, le \
            dossier est ouvert à quiconque peut le lire. Ce que dit le web et tous les secrets \
            restent ici dans tous les cas.
            """,
        es: """
            El primer dispositivo muestra las palabras de recuperación en su última línea; \
            dalas a los demás con {words} en lugar de {sealed}. Sin ninguna de las dos, la \
            carpeta queda abierta a quien pueda leerla. Lo que dice la web y todo secreto se \
            quedan aquí en cualquier caso.
            """)
    package let unreadable = Phrase(
        en: "Files that cannot be read now",
        it: "File che ora non si possono leggere",
        ja: "いま読めないファイル",
        ko: "지금 읽을 수 없는 파일",
        zh: "目前无法读取的文件",
        de: "Dateien, die jetzt nicht lesbar sind",
        fr: "Fichiers illisibles pour l’instant",
        es: "Archivos que ahora no se pueden leer")
    package let laterVersion = Phrase(
        en: """
            {name} is from a later version of Tidings: kept whole, and read once this device is \
            updated.
            """,
        it: """
            {name} viene da una versione successiva di Tidings: è conservato intero e sarà \
            letto quando questo dispositivo sarà aggiornato.
            """,
        ja: "{name} は新しい版の Tidings のものです。そのまま保管し、この端末を更新したあとで読みます。",
        ko: "{name}은(는) 더 새로운 Tidings의 파일입니다. 그대로 보관하고, 이 기기를 업데이트하면 읽습니다.",
        zh: "{name} 来自更新版本的 Tidings：会完整保留，待本设备更新后读取。",
        de: """
            {name} stammt von einer neueren Version von Tidings: wird ganz aufgehoben und \
            gelesen, sobald dieses Gerät aktualisiert ist.
            """,
        fr: """
            {name} vient d’une version plus récente de Tidings : conservé entier, il sera lu \
            quand cet appareil sera à jour.
            """,
        es: """
            {name} es de una versión posterior de Tidings: se conserva entero y se leerá cuando \
            se actualice este dispositivo.
            """)
    package let copies = Phrase(
        en: "A copy of what you decided",
        it: "Una copia di ciò che hai deciso",
        ja: "決めたことの控え",
        ko: "결정한 내용의 사본",
        zh: "你的决定的副本",
        de: "Eine Kopie deiner Entscheidungen",
        fr: "Une copie de vos décisions",
        es: "Una copia de lo que decidiste")
    package let copiesHint = Phrase(
        en: """
            Feeds, folders, order, what is read and saved, tags, rules, and settings in one \
            file, without any secret. {command} takes it in again.
            """,
        it: """
            Feed, cartelle, ordine, ciò che è letto e salvato, etichette, regole e impostazioni \
            in un solo file, senza segreti. {command} lo riprende.
            """,
        ja: "フィード、フォルダー、並び順、既読と保存、タグ、ルール、設定を 1 つのファイルにまとめます。秘密の値は含みません。{command} で読み込めます。",
        ko: "피드, 폴더, 순서, 읽음과 저장, 태그, 규칙, 설정을 한 파일에 담습니다. 비밀 값은 없습니다. {command}(으)로 다시 읽어들입니다.",
        zh: "订阅源、文件夹、顺序、已读与保存、标签、规则和设置都在一个文件里，不含任何密钥。用 {command} 可重新载入。",
        de: """
            Feeds, Ordner, Reihenfolge, Gelesenes und Gespeichertes, Schlagwörter, Regeln und \
            Einstellungen in einer Datei, ohne Geheimnisse. {command} liest sie wieder ein.
            """,
        fr: """
            Flux, dossiers, ordre, lus et enregistrés, étiquettes, règles et réglages dans un \
            seul fichier, sans aucun secret. {command} le reprend.
            """,
        es: """
            Fuentes, carpetas, orden, lo leído y lo guardado, etiquetas, reglas y ajustes en un \
            solo archivo, sin ningún secreto. {command} lo vuelve a leer.
            """)
    package let exportDecisions = Phrase(
        en: "Export decisions",
        it: "Esporta le decisioni",
        ja: "決めたことを書き出す",
        ko: "결정 내보내기",
        zh: "导出决定",
        de: "Entscheidungen exportieren",
        fr: "Exporter les décisions",
        es: "Exportar las decisiones")
}
