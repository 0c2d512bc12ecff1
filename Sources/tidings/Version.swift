/// Which Tidings this is.
enum Version {
    /// The version, after semver.org.
    static let text = "0.1.0"
}
