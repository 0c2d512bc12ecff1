/// How the weather is said.
package final class WeatherPhrases: Sendable {
    package let title = Phrase(
        en: "Weather",
        it: "Meteo",
        ja: "天気",
        ko: "날씨",
        zh: "天气",
        de: "Wetter",
        fr: "Météo",
        es: "El tiempo")
    package let now = Phrase(
        en: "Now: {temperature}",
        it: "Ora: {temperature}",
        ja: "現在: {temperature}",
        ko: "지금: {temperature}",
        zh: "现在：{temperature}",
        de: "Jetzt: {temperature}",
        fr: "Maintenant : {temperature}",
        es: "Ahora: {temperature}")
    package let span = Phrase(
        en: "{low} to {high}",
        it: "da {low} a {high}",
        ja: "{low}〜{high}",
        ko: "{low}~{high}",
        zh: "{low} 至 {high}",
        de: "{low} bis {high}",
        fr: "de {low} à {high}",
        es: "de {low} a {high}")
    package let upTo = Phrase(
        en: "highest {high}",
        it: "massima {high}",
        ja: "最高 {high}",
        ko: "최고 {high}",
        zh: "最高 {high}",
        de: "Höchstwert {high}",
        fr: "maximum {high}",
        es: "máxima {high}")
    package let downTo = Phrase(
        en: "lowest {low}",
        it: "minima {low}",
        ja: "最低 {low}",
        ko: "최저 {low}",
        zh: "最低 {low}",
        de: "Tiefstwert {low}",
        fr: "minimum {low}",
        es: "mínima {low}")
    package let precipitation = Phrase(
        en: "{amount} of precipitation",
        it: "{amount} di precipitazioni",
        ja: "降水量 {amount}",
        ko: "강수량 {amount}",
        zh: "降水量 {amount}",
        de: "{amount} Niederschlag",
        fr: "{amount} de précipitations",
        es: "{amount} de precipitación")
    package let probability = Phrase(
        en: "{percent} likely",
        it: "probabilità {percent}",
        ja: "確率 {percent}",
        ko: "확률 {percent}",
        zh: "概率 {percent}",
        de: "Wahrscheinlichkeit {percent}",
        fr: "probabilité {percent}",
        es: "probabilidad {percent}")
    package let asOf = Phrase(
        en: "As of {time}",
        it: "Dati di {time}",
        ja: "{time}の情報",
        ko: "{time} 기준",
        zh: "数据时间：{time}",
        de: "Stand: {time}",
        fr: "Données : {time}",
        es: "Datos de {time}")
    package let weekdays = Phrase(
        en: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
        it: "lunedì martedì mercoledì giovedì venerdì sabato domenica",
        ja: "月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日",
        ko: "월요일 화요일 수요일 목요일 금요일 토요일 일요일",
        zh: "星期一 星期二 星期三 星期四 星期五 星期六 星期日",
        de: "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
        fr: "lundi mardi mercredi jeudi vendredi samedi dimanche",
        es: "lunes martes miércoles jueves viernes sábado domingo")
    package let decimalSeparator = Phrase(
        en: ".",
        it: ",",
        ja: ".",
        ko: ".",
        zh: ".",
        de: ",",
        fr: ",",
        es: ",")
    package let clear = Phrase(
        en: "clear",
        it: "sereno",
        ja: "快晴",
        ko: "맑음",
        zh: "晴",
        de: "klar",
        fr: "dégagé",
        es: "despejado")
    package let mostlyClear = Phrase(
        en: "mostly clear",
        it: "quasi sereno",
        ja: "晴れ",
        ko: "대체로 맑음",
        zh: "大部晴朗",
        de: "meist klar",
        fr: "plutôt dégagé",
        es: "casi despejado")
    package let partlyCloudy = Phrase(
        en: "partly cloudy",
        it: "parzialmente nuvoloso",
        ja: "晴れ時々曇り",
        ko: "구름 조금",
        zh: "局部多云",
        de: "teils bewölkt",
        fr: "partiellement nuageux",
        es: "parcialmente nublado")
    package let overcast = Phrase(
        en: "overcast",
        it: "coperto",
        ja: "曇り",
        ko: "흐림",
        zh: "阴",
        de: "bedeckt",
        fr: "couvert",
        es: "cubierto")
    package let fog = Phrase(
        en: "fog",
        it: "nebbia",
        ja: "霧",
        ko: "안개",
        zh: "雾",
        de: "Nebel",
        fr: "brouillard",
        es: "niebla")
    package let drizzle = Phrase(
        en: "drizzle",
        it: "pioviggine",
        ja: "霧雨",
        ko: "이슬비",
        zh: "毛毛雨",
        de: "Nieselregen",
        fr: "bruine",
        es: "llovizna")
    package let freezingRain = Phrase(
        en: "freezing rain",
        it: "pioggia gelata",
        ja: "着氷性の雨",
        ko: "어는 비",
        zh: "冻雨",
        de: "gefrierender Regen",
        fr: "pluie verglaçante",
        es: "lluvia helada")
    package let lightRain = Phrase(
        en: "light rain",
        it: "pioggia debole",
        ja: "小雨",
        ko: "약한 비",
        zh: "小雨",
        de: "leichter Regen",
        fr: "pluie faible",
        es: "lluvia débil")
    package let rain = Phrase(
        en: "rain",
        it: "pioggia",
        ja: "雨",
        ko: "비",
        zh: "中雨",
        de: "Regen",
        fr: "pluie",
        es: "lluvia")
    package let heavyRain = Phrase(
        en: "heavy rain",
        it: "pioggia forte",
        ja: "大雨",
        ko: "강한 비",
        zh: "大雨",
        de: "starker Regen",
        fr: "forte pluie",
        es: "lluvia fuerte")
    package let lightSnow = Phrase(
        en: "light snow",
        it: "neve debole",
        ja: "小雪",
        ko: "약한 눈",
        zh: "小雪",
        de: "leichter Schneefall",
        fr: "neige faible",
        es: "nieve débil")
    package let snow = Phrase(
        en: "snow",
        it: "neve",
        ja: "雪",
        ko: "눈",
        zh: "中雪",
        de: "Schneefall",
        fr: "neige",
        es: "nieve")
    package let heavySnow = Phrase(
        en: "heavy snow",
        it: "neve forte",
        ja: "大雪",
        ko: "강한 눈",
        zh: "大雪",
        de: "starker Schneefall",
        fr: "forte neige",
        es: "nieve fuerte")
    package let showers = Phrase(
        en: "showers",
        it: "rovesci",
        ja: "にわか雨",
        ko: "소나기",
        zh: "阵雨",
        de: "Schauer",
        fr: "averses",
        es: "chubascos")
    package let heavyShowers = Phrase(
        en: "heavy showers",
        it: "forti rovesci",
        ja: "激しいにわか雨",
        ko: "강한 소나기",
        zh: "强阵雨",
        de: "starke Schauer",
        fr: "fortes averses",
        es: "chubascos fuertes")
    package let snowShowers = Phrase(
        en: "snow showers",
        it: "rovesci di neve",
        ja: "にわか雪",
        ko: "소낙눈",
        zh: "阵雪",
        de: "Schneeschauer",
        fr: "averses de neige",
        es: "chubascos de nieve")
    package let thunderstorm = Phrase(
        en: "thunderstorm",
        it: "temporale",
        ja: "雷雨",
        ko: "뇌우",
        zh: "雷暴",
        de: "Gewitter",
        fr: "orage",
        es: "tormenta")
    package let hail = Phrase(
        en: "thunderstorm with hail",
        it: "temporale con grandine",
        ja: "ひょうを伴う雷雨",
        ko: "우박을 동반한 뇌우",
        zh: "雷暴伴冰雹",
        de: "Gewitter mit Hagel",
        fr: "orage avec grêle",
        es: "tormenta con granizo")
}
