/// What is wrong with the place where devices meet, as the engine says it in English.
package final class ToldPlacePhrases: Sendable {
    package let emptied = Phrase(
        en: """
            Nothing is set up at {path} any more, so nothing was sent. If that is a drive or a \
            network folder, connect it, and sync again. If it was emptied, run 'tidings sync \
            join': it sets the place up again and sends everything; nothing you decided is lost.
            """,
        it: """
            In {path} non c’è più nulla di configurato, perciò non è stato inviato nulla. Se è \
            un’unità o una cartella di rete, collegala e sincronizza di nuovo. Se è stata \
            svuotata, esegui 'tidings sync join': riconfigura il luogo e invia tutto; nulla di \
            ciò che hai deciso va perso.
            """,
        ja: """
            {path} の設定がなくなったため、何も送っていません。ドライブやネットワークフォルダーなら、接続して同期し直してください。\
            空にされたのなら 'tidings sync join' を実行してください。保管場所を設定し直してすべて送ります。決めたことは失われません。
            """,
        ko: """
            {path} 에 설정된 것이 없어 아무것도 보내지 않았습니다. 드라이브나 네트워크 폴더라면 연결한 뒤 다시 동기화하세요. 비워진 \
            것이라면 'tidings sync join' 을 실행하세요. 위치를 다시 설정하고 모두 보냅니다. 결정한 내용은 사라지지 않습니다.
            """,
        zh: """
            {path} 处已没有任何设置，因此未发送任何内容。如果那是驱动器或网络文件夹，请连接后重新同步。如果它被清空了，请运行 \
            'tidings sync join'：它会重新设置该位置并发送全部内容；你的决定不会丢失。
            """,
        de: """
            In {path} ist nichts mehr eingerichtet, deshalb wurde nichts gesendet. Ist das ein \
            Laufwerk oder ein Netzordner, verbinde es und gleiche noch einmal ab. Wurde es \
            geleert, führe 'tidings sync join' aus: Das richtet den Ort wieder ein und sendet \
            alles; nichts geht verloren, was du entschieden hast.
            """,
        fr: """
            Plus rien n’est configuré dans {path}, donc rien n’a été envoyé. Si c’est un disque \
            ou un dossier réseau, connectez-le et synchronisez de nouveau. S’il a été vidé, \
            lancez 'tidings sync join' : l’emplacement est reconfiguré et tout est envoyé ; rien \
            de ce que vous avez décidé n’est perdu.
            """,
        es: """
            En {path} ya no hay nada configurado, así que no se envió nada. Si es una unidad o \
            una carpeta de red, conéctala y sincroniza de nuevo. Si se vació, ejecuta 'tidings \
            sync join': vuelve a configurar el lugar y lo envía todo; nada de lo que decidiste \
            se pierde.
            """)
    package let anotherPlace = Phrase(
        en: """
            What is at {path} is another place than the one this device joined, sealed with \
            other words, so nothing was sent. If it is yours, run 'tidings sync words WORDS' \
            with its words, and then 'tidings sync join'; otherwise put back what was there, or \
            run 'tidings sync off'.
            """,
        it: """
            In {path} c’è un luogo diverso da quello a cui si è unito questo dispositivo, \
            sigillato con altre parole, perciò non è stato inviato nulla. Se è tuo, esegui \
            'tidings sync words WORDS' con le sue parole e poi 'tidings sync join'; altrimenti \
            rimetti ciò che c’era o esegui 'tidings sync off'.
            """,
        ja: """
            {path} にあるのは、この端末が参加した保管場所ではなく、別の言葉で封がされた場所です。何も送っていません。あなたのものなら、\
            その言葉で 'tidings sync words WORDS' を、続けて 'tidings sync join' を実行してください。そうでなければ元のものを戻すか、\
            'tidings sync off' を実行してください。
            """,
        ko: """
            {path} 에 있는 것은 이 기기가 참여한 곳이 아니라 다른 단어로 봉인된 위치이므로 아무것도 보내지 않았습니다. 본인의 것이라면 \
            그 단어로 'tidings sync words WORDS' 를 실행한 다음 'tidings sync join' 을 실행하세요. 아니라면 원래 있던 것을 되돌리거나 \
            'tidings sync off' 를 실행하세요.
            """,
        zh: """
            {path} 处不是此设备加入的位置，而是用其他词语密封的另一个位置，因此未发送任何内容。如果它是你的，请用它的词语运行 \
            'tidings sync words WORDS'，然后运行 'tidings sync join'；否则请放回原来的内容，或运行 'tidings sync off'。
            """,
        de: """
            In {path} ist ein anderer Ort als der, dem dieses Gerät beigetreten ist, mit anderen \
            Wörtern versiegelt, deshalb wurde nichts gesendet. Gehört er dir, führe 'tidings sync \
            words WORDS' mit seinen Wörtern aus und dann 'tidings sync join'; sonst lege zurück, \
            was dort war, oder führe 'tidings sync off' aus.
            """,
        fr: """
            Dans {path} se trouve un autre emplacement que celui que cet appareil a rejoint, \
            scellé avec d’autres mots, donc rien n’a été envoyé. S’il est à vous, lancez 'tidings \
            sync words WORDS' avec ses mots, puis 'tidings sync join' ; sinon remettez ce qui s’y \
            trouvait, ou lancez 'tidings sync off'.
            """,
        es: """
            En {path} hay un lugar distinto del que se unió este dispositivo, sellado con otras \
            palabras, así que no se envió nada. Si es tuyo, ejecuta 'tidings sync words WORDS' \
            con sus palabras y luego 'tidings sync join'; si no, devuelve lo que había o ejecuta \
            'tidings sync off'.
            """)
    package let damagedStore = Phrase(
        en: """
            The file of the key-value store at {path} is damaged, or is another file: move it \
            away, and run 'tidings sync join', which makes it anew and sends everything; nothing \
            you decided is lost.
            """,
        it: """
            Il file dell’archivio chiave-valore in {path} è danneggiato o è un altro file: \
            spostalo ed esegui 'tidings sync join', che lo ricrea e invia tutto; nulla di ciò \
            che hai deciso va perso.
            """,
        ja: """
            {path} のキー・バリュー保管ファイルが壊れているか、別のファイルです。移動してから 'tidings sync join' を実行してください。\
            作り直してすべて送ります。決めたことは失われません。
            """,
        ko: """
            {path} 의 키-값 저장소 파일이 손상되었거나 다른 파일입니다. 옮긴 뒤 'tidings sync join' 을 실행하세요. 새로 만들고 모두 \
            보냅니다. 결정한 내용은 사라지지 않습니다.
            """,
        zh: """
            {path} 处的键值存储文件已损坏，或是其他文件：请将其移走，然后运行 'tidings sync join'，它会重新创建并发送全部内容；\
            你的决定不会丢失。
            """,
        de: """
            Die Datei des Schlüssel-Wert-Speichers in {path} ist beschädigt oder eine andere: \
            Verschiebe sie und führe 'tidings sync join' aus, das sie neu anlegt und alles \
            sendet; nichts geht verloren, was du entschieden hast.
            """,
        fr: """
            Le fichier du stockage clé-valeur {path} est abîmé, ou c’est un autre fichier : \
            déplacez-le et lancez 'tidings sync join', qui le recrée et envoie tout ; rien de ce \
            que vous avez décidé n’est perdu.
            """,
        es: """
            El archivo del almacén de claves y valores en {path} está dañado o es otro archivo: \
            muévelo y ejecuta 'tidings sync join', que lo crea de nuevo y lo envía todo; nada de \
            lo que decidiste se pierde.
            """)
    package let ownName = Phrase(
        en: """
            Everything is sent; “{device}” has not confirmed it yet, and does when it syncs. It \
            has the name of this device: if it is this one, from before its store was restored \
            or set up anew, run 'tidings sync retire {id}'.
            """,
        it: """
            Tutto è inviato; «{device}» non l’ha ancora confermato e lo farà quando si \
            sincronizza. Ha il nome di questo dispositivo: se è questo, da prima che l’archivio \
            fosse ripristinato o riconfigurato, esegui 'tidings sync retire {id}'.
            """,
        ja: """
            すべて送信しました。「{device}」の確認はまだで、次の同期で確認されます。この端末と同じ名前です。復元や再設定の前のこの端末なら、\
            'tidings sync retire {id}' を実行してください。
            """,
        ko: """
            모두 보냈습니다. “{device}”이(가) 아직 확인하지 않았으며, 동기화할 때 확인합니다. 이 기기와 이름이 같습니다. 복원하거나 새로 \
            설정하기 전의 이 기기라면 'tidings sync retire {id}' 를 실행하세요.
            """,
        zh: """
            全部已发送；“{device}”尚未确认，会在它同步时确认。它与此设备同名：如果它是恢复或重新设置之前的此设备，请运行 \
            'tidings sync retire {id}'。
            """,
        de: """
            Alles ist gesendet; „{device}“ hat es noch nicht bestätigt und tut es beim nächsten \
            Abgleich. Es heißt wie dieses Gerät: Ist es dieses, aus der Zeit bevor sein Speicher \
            wiederhergestellt oder neu eingerichtet wurde, führe 'tidings sync retire {id}' aus.
            """,
        fr: """
            Tout est envoyé ; « {device} » ne l’a pas encore confirmé et le fera en se \
            synchronisant. Il porte le nom de cet appareil : si c’est celui-ci, d’avant la \
            restauration ou la nouvelle configuration de son stockage, lancez 'tidings sync \
            retire {id}'.
            """,
        es: """
            Todo está enviado; «{device}» aún no lo ha confirmado y lo hará cuando se sincronice. \
            Tiene el nombre de este dispositivo: si es este, de antes de restaurar o volver a \
            configurar su almacén, ejecuta 'tidings sync retire {id}'.
            """)
    package let storeIsFull = Phrase(
        en: """
            The disk that holds your store is full or cannot be written, so nothing can be \
            decided or synced: make room there, and sync again.
            """,
        it: """
            Il disco del tuo archivio è pieno o non scrivibile, perciò non si può decidere né \
            sincronizzare nulla: libera spazio e sincronizza di nuovo.
            """,
        ja: "保存先のディスクがいっぱいか、書き込めないため、決定も同期もできません。空きを作ってから同期し直してください。",
        ko: "저장소가 있는 디스크가 가득 찼거나 쓸 수 없어 결정도 동기화도 할 수 없습니다. 공간을 만든 뒤 다시 동기화하세요.",
        zh: "存放你的数据的磁盘已满或无法写入，因此无法做决定或同步：请腾出空间，然后重新同步。",
        de: """
            Der Datenträger deines Speichers ist voll oder nicht beschreibbar, deshalb kann \
            nichts entschieden oder abgeglichen werden: Schaffe dort Platz und gleiche noch \
            einmal ab.
            """,
        fr: """
            Le disque de votre stockage est plein ou protégé en écriture, donc rien ne peut être \
            décidé ni synchronisé : faites-y de la place et synchronisez de nouveau.
            """,
        es: """
            El disco de tu almacén está lleno o no se puede escribir, así que no se puede decidir \
            ni sincronizar nada: haz sitio y sincroniza de nuevo.
            """)
}
