/// Why two entries are in one story, or are not.
package final class ReasonsPhrases: Sendable {
    package let sameStory = Phrase(
        en: "They are in one story.",
        it: "Sono nella stessa notizia.",
        ja: "同じ話題に属しています。",
        ko: "같은 스토리에 있습니다.",
        zh: "它们属于同一事件。",
        de: "Sie gehören zu einem Thema.",
        fr: "Ils sont dans le même sujet.",
        es: "Están en el mismo tema.")
    package let otherStories = Phrase(
        en: "They are in different stories.",
        it: "Sono in notizie diverse.",
        ja: "別の話題に属しています。",
        ko: "다른 스토리에 있습니다.",
        zh: "它们属于不同事件。",
        de: "Sie gehören zu verschiedenen Themen.",
        fr: "Ils sont dans des sujets différents.",
        es: "Están en temas distintos.")
    package let saidTogether = Phrase(
        en: "You said that they belong together.",
        it: "Hai detto che vanno insieme.",
        ja: "一緒だと指定しました。",
        ko: "함께라고 지정했습니다.",
        zh: "你指定它们归在一起。",
        de: "Du hast gesagt, dass sie zusammengehören.",
        fr: "Vous avez dit qu’ils vont ensemble.",
        es: "Dijiste que van juntos.")
    package let saidApart = Phrase(
        en: "You said that they do not belong together.",
        it: "Hai detto che non vanno insieme.",
        ja: "別だと指定しました。",
        ko: "함께가 아니라고 지정했습니다.",
        zh: "你指定它们不归在一起。",
        de: "Du hast gesagt, dass sie nicht zusammengehören.",
        fr: "Vous avez dit qu’ils ne vont pas ensemble.",
        es: "Dijiste que no van juntos.")
    package let notCompared = Phrase(
        en: "They were not compared: too few words, or too much time between.",
        it: "Non sono stati confrontati: troppo poche parole o troppo tempo tra loro.",
        ja: "比べていません。言葉が少なすぎるか、時間が離れすぎています。",
        ko: "비교하지 않았습니다. 단어가 너무 적거나 시간 차이가 너무 큽니다.",
        zh: "没有比较：词太少，或时间相隔太久。",
        de: "Sie wurden nicht verglichen: zu wenige Wörter oder zu viel Zeit dazwischen.",
        fr: "Ils n’ont pas été comparés : trop peu de mots ou trop de temps entre eux.",
        es: "No se compararon: muy pocas palabras o demasiado tiempo entre ellos.")
    package let notGrouped = Phrase(
        en: "Headlines of their folder are not put into stories.",
        it: "I titoli della loro cartella non vengono raggruppati in notizie.",
        ja: "このフォルダの見出しは話題にまとめられません。",
        ko: "이 폴더의 제목은 스토리로 묶이지 않습니다.",
        zh: "其文件夹中的标题不归并为事件。",
        de: "Überschriften ihres Ordners werden nicht zu Themen zusammengefasst.",
        fr: "Les titres de leur dossier ne sont pas regroupés en sujets.",
        es: "Los titulares de su carpeta no se agrupan en temas.")
    package let groupedApart = Phrase(
        en: "They are in folders that are grouped apart.",
        it: "Sono in cartelle raggruppate separatamente.",
        ja: "別々にまとめられるフォルダにあります。",
        ko: "따로 묶이는 폴더에 있습니다.",
        zh: "它们所在的文件夹分别归并。",
        de: "Sie sind in Ordnern, die getrennt zusammengefasst werden.",
        fr: "Ils sont dans des dossiers regroupés séparément.",
        es: "Están en carpetas que se agrupan por separado.")
    package let throughOthers = Phrase(
        en: "The two alone would not have been joined; other reports of the story are like both.",
        it: "Da soli non sarebbero stati uniti; altri della notizia somigliano a entrambi.",
        ja: "この二つだけではまとまりません。話題の他の記事が両方に似ています。",
        ko: "둘만으로는 묶이지 않았을 것입니다. 스토리의 다른 기사가 둘 다와 비슷합니다.",
        zh: "仅凭这两条不会归并；事件中的其他报道与两者都相似。",
        de: "Allein wären die beiden nicht verbunden; andere Berichte des Themas ähneln beiden.",
        fr: "Seuls, ils n’auraient pas été réunis ; d’autres du sujet ressemblent aux deux.",
        es: "Solos no se habrían unido; otras noticias del tema se parecen a ambos.")
    package let rareWords = Phrase(
        en: "Rare words in both: {words}.",
        it: "Parole rare in entrambi: {words}.",
        ja: "両方に出てくる珍しい言葉: {words}",
        ko: "둘 다에 나오는 드문 단어: {words}",
        zh: "两者共有的罕见词：{words}。",
        de: "Seltene Wörter in beiden: {words}.",
        fr: "Mots rares dans les deux : {words}.",
        es: "Palabras poco comunes en ambos: {words}.")
    package let meaning = Phrase(
        en: "Meaning: {value}.",
        it: "Significato: {value}.",
        ja: "意味の近さ: {value}",
        ko: "의미: {value}",
        zh: "含义：{value}。",
        de: "Bedeutung: {value}.",
        fr: "Sens : {value}.",
        es: "Significado: {value}.")
    package let similarity = Phrase(
        en: "Similarity: {value} by {algorithm}, where {threshold} joins.",
        it: "Somiglianza: {value} secondo {algorithm}; da {threshold} si uniscono.",
        ja: "類似度: {value}（{algorithm}、{threshold} 以上でまとめる）",
        ko: "유사도: {value} ({algorithm}, {threshold} 이상이면 묶음)",
        zh: "相似度：{value}（{algorithm}，达到 {threshold} 即归并）。",
        de: "Ähnlichkeit: {value} nach {algorithm}; ab {threshold} wird verbunden.",
        fr: "Ressemblance : {value} selon {algorithm} ; à partir de {threshold}, on réunit.",
        es: "Parecido: {value} según {algorithm}; desde {threshold} se unen.")
    package let timeBetween = CountedPhrase(
        en: "Time between: {count} hour.|Time between: {count} hours.",
        it: """
            Tempo tra loro: {count} ora.|Tempo tra loro: {count} di ore.|Tempo tra loro: \
            {count} ore.
            """,
        ja: "時間差: {count} 時間",
        ko: "시간 차이: {count}시간",
        zh: "时间相隔：{count} 小时。",
        de: "Zeit dazwischen: {count} Stunde.|Zeit dazwischen: {count} Stunden.",
        fr: """
            Temps entre eux : {count} heure.|Temps entre eux : {count} d’heures.|Temps entre \
            eux : {count} heures.
            """,
        es: """
            Tiempo entre ellos: {count} hora.|Tiempo entre ellos: {count} de horas.|Tiempo \
            entre ellos: {count} horas.
            """)
    package let rightIn = Phrase(
        en: "Right in about {value} of 100 cases.",
        it: "Giusto in circa {value} casi su 100.",
        ja: "100 件中およそ {value} 件で正しい判断です。",
        ko: "100건 중 약 {value}건에서 맞습니다.",
        zh: "每 100 次约有 {value} 次判断正确。",
        de: "In etwa {value} von 100 Fällen richtig.",
        fr: "Juste dans environ {value} cas sur 100.",
        es: "Acierta en unos {value} de cada 100 casos.")
    package let words = Phrase(
        en: "words",
        it: "parole comuni",
        ja: "共通の言葉",
        ko: "공통 단어",
        zh: "共有词",
        de: "gemeinsamen Wörtern",
        fr: "les mots communs",
        es: "palabras comunes")
    package let letters = Phrase(
        en: "letters",
        it: "lettere comuni",
        ja: "共通の文字",
        ko: "공통 글자",
        zh: "共有字符",
        de: "gemeinsamen Buchstaben",
        fr: "les lettres communes",
        es: "letras comunes")
    package let spelling = Phrase(
        en: "spelling",
        it: "grafia",
        ja: "つづり",
        ko: "철자",
        zh: "拼写",
        de: "Schreibweise",
        fr: "l’orthographe",
        es: "ortografía")
    package let stories = Phrase(
        en: "stories",
        it: "significato",
        ja: "意味",
        ko: "의미",
        zh: "含义",
        de: "Bedeutung",
        fr: "le sens",
        es: "significado")
}
