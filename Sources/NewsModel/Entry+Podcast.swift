/// Somebody who takes part in a medium, as podcasts name them.
public struct Participant: Hashable, Sendable {
    /// The name, plain text.
    public var name: String
    /// What they do in it, in lower case, such as `host` or `guest`.
    public var role: String
    /// The address of a page about them, absolute where the base is known.
    public var address: String?
    /// The address of an image of them, absolute where the base is known.
    public var image: String?

    /// Gathers what a feed says about somebody.
    public init(name: String, role: String = "host", address: String? = nil, image: String? = nil) {
        self.name = name
        self.role = role
        self.address = address
        self.image = image
    }
}

/// A moment of a medium that its publisher picked, for a taste of it.
public struct Soundbite: Hashable, Sendable {
    /// Where in the medium it begins.
    public var start: Duration
    /// How long it lasts.
    public var duration: Duration
    /// What it is called, plain text.
    public var title: String?

    /// Gathers what a feed says about a moment.
    public init(start: Duration, duration: Duration, title: String? = nil) {
        self.start = start
        self.duration = duration
        self.title = title
    }
}
