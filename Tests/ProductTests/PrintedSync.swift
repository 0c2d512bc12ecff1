/// What `sync status --json` prints, as far as tests look at it.
struct PrintedSync: Decodable {
    struct Place: Decodable {
        var kind: String
        var path: String
        var sealed: Bool
    }

    struct Budget: Decodable {
        struct Share: Decodable {
            var kind: String
            var count: Int
            var bytes: Int
        }

        var bytes: Int
        var shares: [Share]
    }

    struct Device: Decodable {
        var device: String
        var label: String
        var hasEverything: Bool
        var retired: Bool

        enum CodingKeys: String, CodingKey {
            case device
            case label
            case hasEverything = "has_everything"
            case retired
        }
    }

    var badge: String
    var sentence: String
    var place: Place?
    var device: String?
    var label: String?
    var confirmedBy: [String]
    var pending: Int
    var unsent: Int
    var unconfirmed: Int
    var budget: Budget
    var devices: [Device]

    enum CodingKeys: String, CodingKey {
        case badge
        case sentence
        case place
        case device
        case label
        case confirmedBy = "confirmed_by"
        case pending
        case unsent
        case unconfirmed
        case budget
        case devices
    }
}

/// What `sync devices --json` prints.
struct PrintedDevices: Decodable {
    var devices: [PrintedSync.Device]
}

/// What `history --json` prints, as far as tests look at it.
struct PrintedHistory: Decodable {
    struct Outcome: Decodable {
        var number: Int64
        var sentence: String
        var canUndo: Bool
        var undone: Bool

        enum CodingKeys: String, CodingKey {
            case number
            case sentence
            case canUndo = "can_undo"
            case undone
        }
    }

    var outcomes: [Outcome]
}
