/// What is said about smart groups and tags.
package final class GroupsPhrases: Sendable {
    package let title = Phrase(
        en: "Groups and tags",
        it: "Gruppi ed etichette",
        ja: "グループとタグ",
        ko: "그룹과 태그",
        zh: "分组与标签",
        de: "Gruppen und Schlagwörter",
        fr: "Groupes et étiquettes",
        es: "Grupos y etiquetas")
    package let groups = Phrase(
        en: "Groups",
        it: "Gruppi",
        ja: "グループ",
        ko: "그룹",
        zh: "分组",
        de: "Gruppen",
        fr: "Groupes",
        es: "Grupos")
    package let tags = Phrase(
        en: "Tags",
        it: "Etichette",
        ja: "タグ",
        ko: "태그",
        zh: "标签",
        de: "Schlagwörter",
        fr: "Étiquettes",
        es: "Etiquetas")
    package let new = Phrase(
        en: "A new group",
        it: "Un nuovo gruppo",
        ja: "新しいグループ",
        ko: "새 그룹",
        zh: "新建分组",
        de: "Eine neue Gruppe",
        fr: "Un nouveau groupe",
        es: "Un grupo nuevo")
    package let lead = Phrase(
        en: "A group is a search that stays: it always holds the entries that fit.",
        it: "Un gruppo è una ricerca che resta: contiene sempre gli articoli che corrispondono.",
        ja: "グループは残り続ける検索です。条件に合う記事がいつも入っています。",
        ko: "그룹은 남아 있는 검색입니다. 조건에 맞는 글이 항상 들어 있습니다.",
        zh: "分组是保留下来的搜索：始终包含符合条件的文章。",
        de: "Eine Gruppe ist eine Suche, die bleibt: Sie enthält immer die Artikel, die passen.",
        fr: """
            Un groupe est une recherche qui reste : il contient toujours les articles qui \
            conviennent.
            """,
        es: "Un grupo es una búsqueda que permanece: siempre contiene los artículos que encajan.")
    package let name = Phrase(
        en: "Name",
        it: "Nome",
        ja: "名前",
        ko: "이름",
        zh: "名称",
        de: "Name",
        fr: "Nom",
        es: "Nombre")
    package let expression = Phrase(
        en: "What its entries have in common",
        it: "Che cosa hanno in comune i suoi articoli",
        ja: "記事に共通すること",
        ko: "글들의 공통점",
        zh: "其文章的共同点",
        de: "Was ihre Artikel gemeinsam haben",
        fr: "Ce que ses articles ont en commun",
        es: "Lo que tienen en común sus artículos")
    package let make = Phrase(
        en: "Make the group",
        it: "Crea il gruppo",
        ja: "グループを作る",
        ko: "그룹 만들기",
        zh: "创建分组",
        de: "Gruppe anlegen",
        fr: "Créer le groupe",
        es: "Crear el grupo")
    package let howTo = Phrase(
        en: "How to write it",
        it: "Come si scrive",
        ja: "書き方",
        ko: "쓰는 방법",
        zh: "写法",
        de: "Wie man es schreibt",
        fr: "Comment l’écrire",
        es: "Cómo se escribe")
    package let helpWords = Phrase(
        en: "Words that all occur; a star finds what begins so",
        it: "Parole che compaiono tutte; un asterisco trova ciò che inizia così",
        ja: "すべてを含む語。星印は前方一致です",
        ko: "모두 들어 있는 낱말. 별표는 그렇게 시작하는 것을 찾습니다",
        zh: "必须全部出现的词；星号表示以此开头",
        de: "Wörter, die alle vorkommen; ein Stern findet, was so beginnt",
        fr: "Des mots qui s’y trouvent tous ; un astérisque trouve ce qui commence ainsi",
        es: "Palabras que aparecen todas; un asterisco encuentra lo que empieza así")
    package let helpFeed = Phrase(
        en: "Feeds with this in their title",
        it: "Feed con questo nel titolo",
        ja: "題名にこれを含むフィード",
        ko: "제목에 이것이 있는 피드",
        zh: "标题含此内容的订阅源",
        de: "Feeds, die das im Titel haben",
        fr: "Les flux dont le titre contient cela",
        es: "Canales con esto en el título")
    package let helpFolder = Phrase(
        en: "A folder, and what is inside",
        it: "Una cartella e ciò che contiene",
        ja: "フォルダーとその中身",
        ko: "폴더와 그 안의 것",
        zh: "文件夹及其内容",
        de: "Ein Ordner und was darin ist",
        fr: "Un dossier et ce qu’il contient",
        es: "Una carpeta y lo que hay dentro")
    package let helpLanguage = Phrase(
        en: "Feeds in this language",
        it: "Feed in questa lingua",
        ja: "この言語のフィード",
        ko: "이 언어의 피드",
        zh: "使用此语言的订阅源",
        de: "Feeds in dieser Sprache",
        fr: "Les flux dans cette langue",
        es: "Canales en este idioma")
    package let helpTag = Phrase(
        en: "Entries with this tag",
        it: "Articoli con questa etichetta",
        ja: "このタグの付いた記事",
        ko: "이 태그가 있는 글",
        zh: "带此标签的文章",
        de: "Artikel mit diesem Schlagwort",
        fr: "Les articles avec cette étiquette",
        es: "Artículos con esta etiqueta")
    package let helpAge = Phrase(
        en: "No older than this: hours (h), days (d), weeks (w)",
        it: "Non più vecchi di così: ore (h), giorni (d), settimane (w)",
        ja: "これより新しいもの：時間 (h)、日 (d)、週 (w)",
        ko: "이보다 오래되지 않은 것: 시간(h), 일(d), 주(w)",
        zh: "不早于：小时 (h)、天 (d)、周 (w)",
        de: "Nicht älter als das: Stunden (h), Tage (d), Wochen (w)",
        fr: "Pas plus anciens que cela : heures (h), jours (d), semaines (w)",
        es: "No más antiguos que esto: horas (h), días (d), semanas (w)")
    package let helpState = Phrase(
        en: "Also is:read, is:saved, is:archived, is:hidden",
        it: "Anche is:read, is:saved, is:archived, is:hidden",
        ja: "ほかに is:read、is:saved、is:archived、is:hidden",
        ko: "또한 is:read, is:saved, is:archived, is:hidden",
        zh: "还有 is:read、is:saved、is:archived、is:hidden",
        de: "Auch is:read, is:saved, is:archived, is:hidden",
        fr: "Aussi is:read, is:saved, is:archived, is:hidden",
        es: "También is:read, is:saved, is:archived, is:hidden")
    package let change = Phrase(
        en: "Change…",
        it: "Modifica…",
        ja: "変更…",
        ko: "변경…",
        zh: "更改…",
        de: "Ändern …",
        fr: "Modifier…",
        es: "Cambiar…")
    package let changeNamed = Phrase(
        en: "Change {name}",
        it: "Modifica {name}",
        ja: "{name} を変更",
        ko: "{name} 변경",
        zh: "更改 {name}",
        de: "{name} ändern",
        fr: "Modifier {name}",
        es: "Cambiar {name}")
    package let save = Phrase(
        en: "Save",
        it: "Salva",
        ja: "保存",
        ko: "저장",
        zh: "保存",
        de: "Speichern",
        fr: "Enregistrer",
        es: "Guardar")
    package let remove = Phrase(
        en: "Remove",
        it: "Rimuovi",
        ja: "削除",
        ko: "삭제",
        zh: "移除",
        de: "Entfernen",
        fr: "Supprimer",
        es: "Quitar")
    package let unusable = Phrase(
        en: "This cannot be kept: give a name and something to look for, and fewer words.",
        it: "Non si può tenere: dai un nome e qualcosa da cercare, con meno parole.",
        ja: "これは保存できません。名前と探す内容を、短めに入力してください。",
        ko: "이것은 저장할 수 없습니다. 이름과 찾을 내용을 더 짧게 입력하세요.",
        zh: "无法保存：请填写名称和要查找的内容，并减少字数。",
        de: """
            Das lässt sich nicht behalten: Gib einen Namen und etwas zu Suchendes an, mit \
            weniger Worten.
            """,
        fr: "Impossible à garder : donnez un nom et de quoi chercher, en moins de mots.",
        es: "No se puede guardar: da un nombre y algo que buscar, con menos palabras.")
    package let tooMany = Phrase(
        en: "There are as many as there can be; remove some first.",
        it: "Ce ne sono già quanti se ne possono avere: rimuovine prima qualcuno.",
        ja: "これ以上は作れません。先にいくつか削除してください。",
        ko: "더 만들 수 없습니다. 먼저 몇 개를 삭제하세요.",
        zh: "已达上限；请先移除一些。",
        de: "Mehr können es nicht werden: Entferne erst einige.",
        fr: "Il y en a autant que possible : supprimez-en d’abord.",
        es: "Ya no caben más: quita antes algunos.")
    package let nothing = Phrase(
        en: "Nothing fits yet.",
        it: "Per ora non corrisponde nulla.",
        ja: "まだ当てはまるものがありません。",
        ko: "아직 맞는 것이 없습니다.",
        zh: "目前没有符合的内容。",
        de: "Noch passt nichts.",
        fr: "Rien ne convient pour l’instant.",
        es: "Todavía no encaja nada.")
    package let keepSearch = Phrase(
        en: "Keep as a group",
        it: "Tieni come gruppo",
        ja: "グループとして残す",
        ko: "그룹으로 남기기",
        zh: "保留为分组",
        de: "Als Gruppe behalten",
        fr: "Garder comme groupe",
        es: "Conservar como grupo")
    package let newTag = Phrase(
        en: "New tag",
        it: "Nuova etichetta",
        ja: "新しいタグ",
        ko: "새 태그",
        zh: "新标签",
        de: "Neues Schlagwort",
        fr: "Nouvelle étiquette",
        es: "Etiqueta nueva")
    package let putOn = Phrase(
        en: "Add tag",
        it: "Aggiungi etichetta",
        ja: "タグを付ける",
        ko: "태그 달기",
        zh: "添加标签",
        de: "Schlagwort hinzufügen",
        fr: "Ajouter l’étiquette",
        es: "Añadir etiqueta")
    package let takeOff = Phrase(
        en: "Take off the tag {name}",
        it: "Togli l’etichetta {name}",
        ja: "タグ「{name}」を外す",
        ko: "태그 “{name}” 떼기",
        zh: "去掉标签 {name}",
        de: "Schlagwort {name} wegnehmen",
        fr: "Retirer l’étiquette {name}",
        es: "Quitar la etiqueta {name}")
}
