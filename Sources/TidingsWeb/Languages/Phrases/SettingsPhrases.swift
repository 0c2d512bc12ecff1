/// What the page of settings says.
package final class SettingsPhrases: Sendable {
    package let title = Phrase(
        en: "Settings",
        it: "Impostazioni",
        ja: "設定",
        ko: "설정",
        zh: "设置",
        de: "Einstellungen",
        fr: "Réglages",
        es: "Ajustes")
    package let language = Phrase(
        en: "Language",
        it: "Lingua",
        ja: "言語",
        ko: "언어",
        zh: "语言",
        de: "Sprache",
        fr: "Langue",
        es: "Idioma")
    package let languageHint = Phrase(
        en: "For this device only.",
        it: "Solo per questo dispositivo.",
        ja: "この端末だけに適用されます。",
        ko: "이 기기에만 적용됩니다.",
        zh: "仅限本设备。",
        de: "Nur für dieses Gerät.",
        fr: "Pour cet appareil seulement.",
        es: "Solo para este dispositivo.")
    package let likeBrowser = Phrase(
        en: "Like the browser",
        it: "Come il browser",
        ja: "ブラウザーに合わせる",
        ko: "브라우저 설정 따름",
        zh: "跟随浏览器",
        de: "Wie der Browser",
        fr: "Comme le navigateur",
        es: "Como el navegador")
    package let save = Phrase(
        en: "Save",
        it: "Salva",
        ja: "保存",
        ko: "저장",
        zh: "保存",
        de: "Speichern",
        fr: "Enregistrer",
        es: "Guardar")
    package let saved = Phrase(
        en: "Saved.",
        it: "Salvato.",
        ja: "保存しました。",
        ko: "저장했습니다.",
        zh: "已保存。",
        de: "Gespeichert.",
        fr: "Enregistré.",
        es: "Guardado.")
    package let stories = Phrase(
        en: "Stories",
        it: "Notizie",
        ja: "話題",
        ko: "스토리",
        zh: "事件",
        de: "Themen",
        fr: "Sujets",
        es: "Temas")
    package let grouping = Phrase(
        en: "How headlines become stories",
        it: "Come i titoli diventano notizie",
        ja: "見出しを話題にまとめる方法",
        ko: "제목을 스토리로 묶는 방법",
        zh: "标题如何归为事件",
        de: "Wie aus Schlagzeilen Themen werden",
        fr: "Comment les titres deviennent des sujets",
        es: "Cómo los titulares se vuelven temas")
    package let words = Phrase(
        en: "By rare words they share",
        it: "Per parole rare in comune",
        ja: "共通する珍しい言葉で",
        ko: "함께 쓰는 드문 단어로",
        zh: "按共有的罕见词",
        de: "Nach gemeinsamen seltenen Wörtern",
        fr: "Par les mots rares en commun",
        es: "Por palabras raras en común")
    package let letters = Phrase(
        en: "By letters they share",
        it: "Per lettere in comune",
        ja: "共通する文字で",
        ko: "함께 쓰는 글자로",
        zh: "按共有的字符",
        de: "Nach gemeinsamen Buchstaben",
        fr: "Par les lettres en commun",
        es: "Por letras en común")
    package let spelling = Phrase(
        en: "By spelling",
        it: "Per grafia",
        ja: "つづりで",
        ko: "철자로",
        zh: "按拼写",
        de: "Nach Schreibweise",
        fr: "Par l’orthographe",
        es: "Por ortografía")
    package let meaning = Phrase(
        en: "By what they mean, across languages (needs a model)",
        it: "Per significato, fra più lingue (serve un modello)",
        ja: "意味で、言語を越えて（モデルが必要）",
        ko: "의미로, 언어를 넘어서 (모델 필요)",
        zh: "按含义，跨语言（需要模型）",
        de: "Nach Bedeutung, über Sprachen hinweg (braucht ein Modell)",
        fr: "Par le sens, entre langues (demande un modèle)",
        es: "Por significado, entre idiomas (necesita un modelo)")
    package let groupingOff = Phrase(
        en: "Not at all",
        it: "Per niente",
        ja: "まとめない",
        ko: "묶지 않음",
        zh: "不归并",
        de: "Gar nicht",
        fr: "Pas du tout",
        es: "De ninguna manera")
    package let level = Phrase(
        en: "How alike they must be",
        it: "Quanto devono somigliarsi",
        ja: "どれだけ似ていればまとめるか",
        ko: "얼마나 비슷해야 하는지",
        zh: "需要多相似",
        de: "Wie ähnlich sie sein müssen",
        fr: "À quel point ils doivent se ressembler",
        es: "Cuánto deben parecerse")
    package let strict = Phrase(
        en: "Very",
        it: "Molto",
        ja: "かなり",
        ko: "많이",
        zh: "非常",
        de: "Sehr",
        fr: "Beaucoup",
        es: "Mucho")
    package let balanced = Phrase(
        en: "Balanced",
        it: "In modo equilibrato",
        ja: "ほどほど",
        ko: "적당히",
        zh: "适中",
        de: "Ausgewogen",
        fr: "Modérément",
        es: "Equilibrado")
    package let loose = Phrase(
        en: "Little",
        it: "Poco",
        ja: "ゆるく",
        ko: "조금",
        zh: "稍微",
        de: "Wenig",
        fr: "Peu",
        es: "Poco")
    package let ownLevel = Phrase(
        en: "As it is set now ({value})",
        it: "Com’è impostato ora ({value})",
        ja: "いまの設定のまま（{value}）",
        ko: "지금 설정 그대로 ({value})",
        zh: "保持当前设置（{value}）",
        de: "Wie jetzt eingestellt ({value})",
        fr: "Comme réglé maintenant ({value})",
        es: "Como está ahora ({value})")
    package let readTogether = Phrase(
        en: "Reading one report reads the whole story",
        it: "Leggere un articolo segna letta tutta la notizia",
        ja: "1 件を読むと話題全体を既読にする",
        ko: "보도 하나를 읽으면 스토리 전체를 읽음으로",
        zh: "读一篇即视为读完整个事件",
        de: "Wer einen Bericht liest, hat das ganze Thema gelesen",
        fr: "Lire un article marque tout le sujet comme lu",
        es: "Leer un artículo marca todo el tema como leído")
    package let lists = Phrase(
        en: "Your list of feeds",
        it: "Il tuo elenco di feed",
        ja: "フィードの一覧",
        ko: "피드 목록",
        zh: "你的订阅列表",
        de: "Deine Feed-Liste",
        fr: "Votre liste de flux",
        es: "Tu lista de fuentes")
    package let importHint = Phrase(
        en: "Import a list, or follow more",
        it: "Importa un elenco o aggiungi altri feed",
        ja: "一覧を読み込む、または追加する",
        ko: "목록을 가져오거나 더 구독하기",
        zh: "导入列表或添加更多",
        de: "Eine Liste importieren oder mehr abonnieren",
        fr: "Importer une liste ou suivre davantage",
        es: "Importa una lista o sigue más")
    package let access = Phrase(
        en: "Who may read",
        it: "Chi può leggere",
        ja: "読める人",
        ko: "읽을 수 있는 사람",
        zh: "谁可以阅读",
        de: "Wer lesen darf",
        fr: "Qui peut lire",
        es: "Quién puede leer")
    package let apps = Phrase(
        en: "Other reader apps",
        it: "Altre app di lettura",
        ja: "ほかのリーダーアプリ",
        ko: "다른 리더 앱",
        zh: "其他阅读应用",
        de: "Andere Lese-Apps",
        fr: "Autres applications de lecture",
        es: "Otras aplicaciones de lectura")
    package let look = Phrase(
        en: "Appearance",
        it: "Aspetto",
        ja: "表示",
        ko: "모양",
        zh: "外观",
        de: "Aussehen",
        fr: "Apparence",
        es: "Aspecto")
    package let more = Phrase(
        en: "More",
        it: "Altro",
        ja: "その他",
        ko: "더 보기",
        zh: "更多",
        de: "Mehr",
        fr: "Plus",
        es: "Más")
    package let badChoice = Phrase(
        en: "That choice is not one of those offered.",
        it: "Questa scelta non è tra quelle offerte.",
        ja: "その選択肢はありません。",
        ko: "제공되지 않는 선택입니다.",
        zh: "该选项不在可选范围内。",
        de: "Diese Wahl steht nicht zur Verfügung.",
        fr: "Ce choix n’est pas proposé.",
        es: "Esa opción no está entre las ofrecidas.")
    package let pictures = Phrase(
        en: "Pictures",
        it: "Immagini",
        ja: "画像",
        ko: "그림",
        zh: "图片",
        de: "Bilder",
        fr: "Images",
        es: "Imágenes")
    package let leadPictures = Phrase(
        en: "Load the pictures of entries through Tidings",
        it: "Carica le immagini degli articoli tramite Tidings",
        ja: "記事の画像を Tidings 経由で読み込む",
        ko: "글의 그림을 Tidings를 거쳐 불러오기",
        zh: "通过 Tidings 加载文章图片",
        de: "Bilder der Artikel durch Tidings laden",
        fr: "Charger les images des articles par Tidings",
        es: "Cargar las imágenes de los artículos a través de Tidings")
    package let leadPicturesHint = Phrase(
        en: """
            Publishers then see the machine Tidings runs on, not this browser. Sound and films \
            still come from them.
            """,
        it: """
            Gli editori vedono allora la macchina su cui gira Tidings, non questo browser. Audio \
            e video arrivano ancora da loro.
            """,
        ja: "配信元に見えるのは Tidings が動いている機械だけになり、このブラウザーは見えません。音声と動画は今までどおり配信元から届きます。",
        ko: "게시자에게는 이 브라우저가 아니라 Tidings가 실행되는 기기만 보입니다. 소리와 영상은 여전히 게시자에게서 옵니다.",
        zh: "发布者看到的将是运行 Tidings 的机器，而不是这个浏览器。音频和视频仍来自发布者。",
        de: """
            Die Herausgeber sehen dann den Rechner, auf dem Tidings läuft, nicht diesen Browser. \
            Ton und Film kommen weiter von ihnen.
            """,
        fr: """
            Les éditeurs voient alors la machine où tourne Tidings, pas ce navigateur. Sons et \
            films viennent toujours d’eux.
            """,
        es: """
            Los editores ven entonces la máquina donde corre Tidings, no este navegador. El \
            sonido y los vídeos siguen viniendo de ellos.
            """)
}
