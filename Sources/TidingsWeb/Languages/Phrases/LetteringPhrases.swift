/// What the page about the look of this device says of its texts.
package final class LetteringPhrases: Sendable {
    package let font = Phrase(
        en: "Letters of texts",
        it: "Caratteri dei testi",
        ja: "本文の書体",
        ko: "본문 글꼴",
        zh: "正文字体",
        de: "Schrift der Texte",
        fr: "Caractères des textes",
        es: "Letra de los textos")
    package let serif = Phrase(
        en: "Serif",
        it: "Con grazie",
        ja: "明朝・セリフ",
        ko: "명조",
        zh: "衬线",
        de: "Mit Serifen",
        fr: "Avec empattements",
        es: "Con serifa")
    package let sans = Phrase(
        en: "Sans serif",
        it: "Senza grazie",
        ja: "ゴシック・サンセリフ",
        ko: "고딕",
        zh: "无衬线",
        de: "Ohne Serifen",
        fr: "Sans empattements",
        es: "Sin serifa")
    package let mono = Phrase(
        en: "Typewriter",
        it: "Macchina da scrivere",
        ja: "等幅",
        ko: "고정폭",
        zh: "等宽",
        de: "Schreibmaschine",
        fr: "Machine à écrire",
        es: "Máquina de escribir")
    package let size = Phrase(
        en: "Size of texts",
        it: "Dimensione dei testi",
        ja: "本文の大きさ",
        ko: "본문 크기",
        zh: "正文字号",
        de: "Größe der Texte",
        fr: "Taille des textes",
        es: "Tamaño de los textos")
    package let small = Phrase(
        en: "Small",
        it: "Piccola",
        ja: "小",
        ko: "작게",
        zh: "小",
        de: "Klein",
        fr: "Petite",
        es: "Pequeño")
    package let normal = Phrase(
        en: "Normal",
        it: "Normale",
        ja: "標準",
        ko: "보통",
        zh: "标准",
        de: "Normal",
        fr: "Normale",
        es: "Normal")
    package let large = Phrase(
        en: "Large",
        it: "Grande",
        ja: "大",
        ko: "크게",
        zh: "大",
        de: "Groß",
        fr: "Grande",
        es: "Grande")
    package let huge = Phrase(
        en: "Very large",
        it: "Molto grande",
        ja: "特大",
        ko: "아주 크게",
        zh: "特大",
        de: "Sehr groß",
        fr: "Très grande",
        es: "Muy grande")
    package let measure = Phrase(
        en: "Width of texts",
        it: "Larghezza dei testi",
        ja: "本文の幅",
        ko: "본문 너비",
        zh: "正文宽度",
        de: "Breite der Texte",
        fr: "Largeur des textes",
        es: "Ancho de los textos")
    package let narrow = Phrase(
        en: "Narrow",
        it: "Stretta",
        ja: "狭い",
        ko: "좁게",
        zh: "窄",
        de: "Schmal",
        fr: "Étroite",
        es: "Estrecho")
    package let wide = Phrase(
        en: "Wide",
        it: "Larga",
        ja: "広い",
        ko: "넓게",
        zh: "宽",
        de: "Breit",
        fr: "Large",
        es: "Ancho")
}
