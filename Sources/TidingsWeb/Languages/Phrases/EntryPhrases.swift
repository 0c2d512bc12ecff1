/// What the page of one entry says.
package final class EntryPhrases: Sendable {
    package let around = Phrase(
        en: "Around this entry",
        it: "Intorno a questo articolo",
        ja: "この記事の前後",
        ko: "이 글의 앞뒤",
        zh: "本文导航",
        de: "Rund um diesen Artikel",
        fr: "Autour de cet article",
        es: "Alrededor de este artículo")
    package let aroundAgain = Phrase(
        en: "Around this entry, again",
        it: "Ancora intorno a questo articolo",
        ja: "この記事の前後（下）",
        ko: "이 글의 앞뒤 (아래)",
        zh: "本文导航（底部）",
        de: "Noch einmal rund um diesen Artikel",
        fr: "Autour de cet article, encore",
        es: "Otra vez alrededor de este artículo")
    package let backToList = Phrase(
        en: "Back to the list",
        it: "Torna all’elenco",
        ja: "一覧に戻る",
        ko: "목록으로",
        zh: "返回列表",
        de: "Zurück zur Liste",
        fr: "Retour à la liste",
        es: "Volver a la lista")
    package let previous = Phrase(
        en: "Previous",
        it: "Precedente",
        ja: "前へ",
        ko: "이전",
        zh: "上一篇",
        de: "Voriger",
        fr: "Précédent",
        es: "Anterior")
    package let next = Phrase(
        en: "Next",
        it: "Successivo",
        ja: "次へ",
        ko: "다음",
        zh: "下一篇",
        de: "Nächster",
        fr: "Suivant",
        es: "Siguiente")
    package let alsoReported = CountedPhrase(
        en: "Also reported by {count} other publisher|Also reported by {count} other publishers",
        it: """
            Ne parla anche un’altra testata|Ne parlano anche {count} di altre testate|Ne \
            parlano anche altre {count} testate
            """,
        ja: "ほかの {count} 媒体も報じています",
        ko: "다른 매체 {count}곳도 보도했습니다",
        zh: "另有 {count} 家媒体报道",
        de: "Auch {count} andere Quelle berichtet|Auch {count} andere Quellen berichten",
        fr: """
            {count} autre source en parle aussi|{count} d’autres sources en parlent \
            aussi|{count} autres sources en parlent aussi
            """,
        es: """
            También lo publica {count} medio más|También lo publican {count} de medios \
            más|También lo publican {count} medios más
            """)
    package let media = Phrase(
        en: "Media",
        it: "Contenuti multimediali",
        ja: "メディア",
        ko: "미디어",
        zh: "媒体文件",
        de: "Medien",
        fr: "Médias",
        es: "Multimedia")
    package let openAudio = Phrase(
        en: "Open the audio",
        it: "Apri l’audio",
        ja: "音声を開く",
        ko: "오디오 열기",
        zh: "打开音频",
        de: "Audio öffnen",
        fr: "Ouvrir l’audio",
        es: "Abrir el audio")
    package let openVideo = Phrase(
        en: "Open the video",
        it: "Apri il video",
        ja: "動画を開く",
        ko: "동영상 열기",
        zh: "打开视频",
        de: "Video öffnen",
        fr: "Ouvrir la vidéo",
        es: "Abrir el vídeo")
    package let openImage = Phrase(
        en: "Open the image",
        it: "Apri l’immagine",
        ja: "画像を開く",
        ko: "이미지 열기",
        zh: "打开图片",
        de: "Bild öffnen",
        fr: "Ouvrir l’image",
        es: "Abrir la imagen")
    package let openFile = Phrase(
        en: "Open the file",
        it: "Apri il file",
        ja: "ファイルを開く",
        ko: "파일 열기",
        zh: "打开文件",
        de: "Datei öffnen",
        fr: "Ouvrir le fichier",
        es: "Abrir el archivo")
    package let categories = Phrase(
        en: "Categories",
        it: "Categorie",
        ja: "カテゴリー",
        ko: "분류",
        zh: "分类",
        de: "Kategorien",
        fr: "Catégories",
        es: "Categorías")
    package let comments = Phrase(
        en: "Comments",
        it: "Commenti",
        ja: "コメント",
        ko: "댓글",
        zh: "评论",
        de: "Kommentare",
        fr: "Commentaires",
        es: "Comentarios")
}
