internal import NewsModel

/// What holds for every fetch of a fetcher.
struct FetchPolicy: Sendable {
    var limits: FetchLimits
    var clock: @Sendable () -> Timestamp
    /// Which addresses may be asked without permission for private networks.
    var isPublic: @Sendable (NetworkAddress) -> Bool
    /// The file of the certificates to trust, or `nil` for those of the system.
    var certificateFile: String?
}
