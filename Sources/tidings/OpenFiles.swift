import Glibc

/// How many files and sockets the program may have open at once.
///
/// Where the system refuses one more, the library that runs Swift's tasks ends the process without a
/// word: it looks at its threads through files. So the limit is raised as far as the system lets
/// everybody, and a daemon that could come near it does not begin.
enum OpenFiles {
    /// What the program needs for itself: the store, the web, the folder of sync.
    static let ownNeed = 128
    /// The fewest that a daemon begins with.
    static let least = ownNeed + 64
    /// More than this is never of use.
    private static let enough: UInt = 4096

    /// Raises the limit as far as is allowed and useful.
    static func raiseLimit() {
        var limits = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits) == 0 else {
            return
        }
        let wanted = min(UInt(limits.rlim_max), enough)
        guard wanted > UInt(limits.rlim_cur) else { return }
        limits.rlim_cur = rlim_t(wanted)
        _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
    }

    /// The limit as it stands.
    static var limit: Int {
        var limits = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits) == 0 else {
            return least
        }
        return Int(min(UInt(limits.rlim_cur), enough))
    }
}
