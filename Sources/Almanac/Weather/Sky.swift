/// What the sky does, as forecasts tell it.
package enum Sky: String, CaseIterable, Hashable, Sendable {
    case clear, mostlyClear, partlyCloudy, overcast, fog
    case drizzle, freezingRain
    case lightRain, rain, heavyRain
    case lightSnow, snow, heavySnow
    case showers, heavyShowers, snowShowers
    case thunderstorm, hail

    /// What a code says; `nil` for one that says nothing here.
    ///
    /// Source: WMO code table 4677, in the part that forecasts use.
    package init?(code: Int) {
        switch code {
        case 0: self = .clear
        case 1: self = .mostlyClear
        case 2: self = .partlyCloudy
        case 3: self = .overcast
        case 45, 48: self = .fog
        case 51, 53, 55: self = .drizzle
        case 56, 57, 66, 67: self = .freezingRain
        case 61: self = .lightRain
        case 63: self = .rain
        case 65: self = .heavyRain
        case 71, 77: self = .lightSnow
        case 73: self = .snow
        case 75: self = .heavySnow
        case 80, 81: self = .showers
        case 82: self = .heavyShowers
        case 85, 86: self = .snowShowers
        case 95: self = .thunderstorm
        case 96, 99: self = .hail
        default: return nil
        }
    }

    /// A picture of it among the letters.
    package var symbol: String {
        switch self {
        case .clear: "☀️"
        case .mostlyClear: "🌤️"
        case .partlyCloudy: "⛅"
        case .overcast: "☁️"
        case .fog: "🌫️"
        case .drizzle, .lightRain, .showers: "🌦️"
        case .freezingRain, .rain, .heavyRain, .heavyShowers: "🌧️"
        case .lightSnow, .snow, .heavySnow, .snowShowers: "🌨️"
        case .thunderstorm, .hail: "⛈️"
        }
    }
}
