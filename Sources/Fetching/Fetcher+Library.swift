internal import CCurl

extension Fetcher {
    /// The version of the HTTP library, such as `7.88.1`.
    public static var libraryVersion: String {
        unsafe String(cString: ccurl_version())
    }
}
