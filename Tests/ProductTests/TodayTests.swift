import TestSupport
import Testing

/// The weather and the events of the day on the command line.
@Suite struct TodayTests {
    private struct Day: Decodable {
        struct Weather: Decodable {
            var now: String?
        }
        struct Source: Decodable {
            var id: Int64
            var host: String
        }
        var weather: Weather?
        var sources: [Source]
    }

    @Test func `it is set, shown, and forgotten, and its address is never told`() async throws {
        let program = try TidingsProgram()
        let server = try LoopbackServer { _ in
            .text("{\"current\":{\"temperature_2m\":11.6,\"weather_code\":3}}")
        }
        #expect(try await program.json(Day.self, ["today"]).sources.isEmpty)
        let address = server.address("/w?key=open-sesame")
        let set = try await program.run(
            "today", "--weather", "-", "--allow-private", input: Array(address.utf8))
        #expect(set.ending == .exited(0))
        let day = try await program.json(Day.self, ["today"])
        #expect(day.weather?.now == "12 °C, overcast")
        #expect(day.sources.map(\.host) == ["127.0.0.1"] && server.requests.count == 1)
        let shown = try await program.run("today")
        for output in [set, shown] {
            #expect(output.text.contains("12 °C, overcast"))
            #expect(!(output.text + output.errorText).contains("open-sesame"))
        }
        let export = try await program.done("sync", "export", "-")
        #expect(!export.text.contains("open-sesame"))
        #expect(try await program.run("today", "--remove", "99").ending == .exited(1))
        #expect(try await program.run("today", "--weather", "nonsense").ending == .exited(1))
        try await program.done("today", "--off")
        #expect(try await program.json(Day.self, ["today"]).sources.isEmpty)
    }
}
