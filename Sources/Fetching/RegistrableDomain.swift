/// The domain somebody registered, which stands for who is behind a host.
public struct RegistrableDomain: Sendable {
    /// The registrable domain of `host` (`news.bbc.co.uk` → `bbc.co.uk`); the host itself for IP
    /// addresses and for names that are public suffixes.
    ///
    /// Source: the Public Suffix List, through libpsl.
    public static func of(host: String) -> String { fatalError("stub") }
}
