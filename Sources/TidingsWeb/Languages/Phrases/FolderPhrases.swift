/// What the page of a folder says.
package final class FolderPhrases: Sendable {
    package let manage = Phrase(
        en: "Manage folder",
        it: "Gestisci la cartella",
        ja: "フォルダーを管理",
        ko: "폴더 관리",
        zh: "管理文件夹",
        de: "Ordner verwalten",
        fr: "Gérer le dossier",
        es: "Gestionar la carpeta")
    package let title = Phrase(
        en: "Folder {folder}",
        it: "Cartella {folder}",
        ja: "フォルダー「{folder}」",
        ko: "폴더 “{folder}”",
        zh: "文件夹“{folder}”",
        de: "Ordner {folder}",
        fr: "Dossier {folder}",
        es: "Carpeta {folder}")
    package let likeEverywhere = Phrase(
        en: "As in all the other folders",
        it: "Come in tutte le altre cartelle",
        ja: "ほかのフォルダーと同じ",
        ko: "다른 폴더와 같게",
        zh: "与其他文件夹相同",
        de: "Wie in allen anderen Ordnern",
        fr: "Comme dans tous les autres dossiers",
        es: "Como en todas las demás carpetas")
    package let likeFolder = Phrase(
        en: "As in the folder {folder}",
        it: "Come nella cartella {folder}",
        ja: "フォルダー「{folder}」と同じ",
        ko: "“{folder}” 폴더와 같게",
        zh: "与文件夹“{folder}”相同",
        de: "Wie im Ordner {folder}",
        fr: "Comme dans le dossier {folder}",
        es: "Como en la carpeta {folder}")
    package let hint = Phrase(
        en: "A folder with a way of its own makes stories by itself, of its own headlines only.",
        it: "Una cartella con un modo suo forma notizie da sola, solo con i propri titoli.",
        ja: "独自の方法を持つフォルダーでは、その中の見出しだけが話題にまとまります。",
        ko: "자체 방법을 쓰는 폴더는 그 안의 제목끼리만 스토리로 묶습니다.",
        zh: "使用自有方法的文件夹只把其中的标题归为事件。",
        de: """
            Ein Ordner mit einer eigenen Art bildet Themen für sich, nur aus seinen eigenen \
            Schlagzeilen.
            """,
        fr: """
            Un dossier qui a sa propre manière forme ses sujets à part, avec ses seuls titres.
            """,
        es: """
            Una carpeta con un modo propio forma sus temas aparte, solo con sus titulares.
            """)
}
