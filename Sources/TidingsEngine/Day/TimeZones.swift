import Almanac
import FoundationEssentials

/// The time zones that the system knows.
struct TimeZones: Sendable {
    /// Where they are kept.
    private static let folder = "/usr/share/zoneinfo/"

    /// The zone with this name, such as `Europe/Rome`, or `nil` where there is none.
    static func named(_ name: String) -> ZoneRules? {
        guard isName(name) else { return nil }
        return read(folder + name)
    }

    /// The zone that this machine's clock is set to; UTC where nothing says.
    static func ofMachine(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> ZoneRules {
        environment["TZ"].flatMap(named) ?? read("/etc/localtime") ?? .universal
    }

    /// Whether `name` is one that a zone can have: never a way out of their folder.
    private static func isName(_ name: String) -> Bool {
        let isPlain = name.utf8.allSatisfy {
            switch $0 {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
                UInt8(ascii: "+"), UInt8(ascii: "/"):
                true
            default: false
            }
        }
        return isPlain && 1...64 ~= name.utf8.count && name.first != "/" && name.last != "/"
    }

    private static func read(_ path: String) -> ZoneRules? {
        FileManager.default.contents(atPath: path).flatMap { ZoneRules(file: Array($0)) }
    }
}
