package import Almanac

/// Says the numbers of a forecast in one language, in the units that it came in.
package struct WeatherWords {
    let words: Words
    let forecast: Forecast

    /// Says `forecast` with `words`.
    package init(words: Words, forecast: Forecast) {
        self.words = words
        self.forecast = forecast
    }

    /// A temperature, such as `−3 °C`.
    package func temperature(_ value: Double) -> String {
        let rounded = Int(value.rounded())
        return (rounded < 0 ? "−" : "") + "\(rounded.magnitude) " + forecast.temperatureUnit
    }

    /// What there is to say of a day, in order.
    package func parts(of day: Forecast.Day) -> [String] {
        let say = phrases.weather
        var parts = day.sky.map { [words($0.name)] } ?? []
        switch (day.lowest, day.highest) {
        case (let low?, let high?):
            parts.append(words(say.span, ["low": temperature(low), "high": temperature(high)]))
        case (nil, let high?): parts.append(words(say.upTo, ["high": temperature(high)]))
        case (let low?, nil): parts.append(words(say.downTo, ["low": temperature(low)]))
        case (nil, nil): break
        }
        if let amount = day.precipitation, amount >= 0.05 {
            let text = decimal(amount) + " " + forecast.precipitationUnit
            parts.append(words(say.precipitation, ["amount": text]))
        }
        if let probability = day.probability, 1...100 ~= probability {
            let text = "\(Int(probability.rounded())) %"
            parts.append(words(say.probability, ["percent": text]))
        }
        return parts
    }

    /// A number to one place, in the language's own writing.
    private func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let whole = words.number(tenths / 10)
        return tenths % 10 == 0
            ? whole : whole + words(phrases.weather.decimalSeparator) + "\(tenths % 10)"
    }
}

extension Sky {
    /// What it is called.
    package var name: Phrase {
        let say = phrases.weather
        return switch self {
        case .clear: say.clear
        case .mostlyClear: say.mostlyClear
        case .partlyCloudy: say.partlyCloudy
        case .overcast: say.overcast
        case .fog: say.fog
        case .drizzle: say.drizzle
        case .freezingRain: say.freezingRain
        case .lightRain: say.lightRain
        case .rain: say.rain
        case .heavyRain: say.heavyRain
        case .lightSnow: say.lightSnow
        case .snow: say.snow
        case .heavySnow: say.heavySnow
        case .showers: say.showers
        case .heavyShowers: say.heavyShowers
        case .snowShowers: say.snowShowers
        case .thunderstorm: say.thunderstorm
        case .hail: say.hail
        }
    }
}
