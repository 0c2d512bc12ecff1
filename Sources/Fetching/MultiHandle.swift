internal import CCurl

/// curl's handle for many transfers at once, freed with its value.
///
/// Safe because the loop's thread is the only one that uses it, but for waking it up, which the
/// library allows from any thread.
@safe
final class MultiHandle: @unchecked Sendable {
    private let pointer: UnsafeMutableRawPointer

    private static let isCurlReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    /// A handle; `nil` where curl could not be set up.
    init?() {
        guard Self.isCurlReady, let pointer = unsafe curl_multi_init() else { return nil }
        unsafe self.pointer = unsafe pointer
        // Feeds are asked hourly: a kept connection helps only redirects and the pages read next.
        unsafe ccurl_set_multi_number(pointer, CURLMOPT_MAXCONNECTS, 16)
    }

    deinit { unsafe curl_multi_cleanup(pointer) }

    /// Lets a transfer begin; `false` where curl does not take it.
    func add(_ handle: EasyHandle) -> Bool {
        unsafe handle.withPointer { unsafe curl_multi_add_handle(pointer, $0) == CURLM_OK }
    }

    /// Ends a transfer, finished or not.
    func remove(_ handle: EasyHandle) {
        _ = unsafe handle.withPointer { unsafe curl_multi_remove_handle(pointer, $0) }
    }

    /// Moves every transfer as far as it goes without waiting.
    func perform() {
        var count: Int32 = 0
        unsafe curl_multi_perform(pointer, &count)
    }

    /// The next transfer that ended; `nil` where no more did.
    func nextFinished() -> (key: UInt, result: CURLcode)? {
        var count: Int32 = 0
        while let message = unsafe curl_multi_info_read(pointer, &count) {
            guard unsafe message.pointee.msg == CURLMSG_DONE else { continue }
            return unsafe (UInt(bitPattern: message.pointee.easy_handle), ccurl_result(message))
        }
        return nil
    }

    /// Waits for the network, for `wake`, or until `time` has passed.
    func wait(atMost time: Duration) {
        unsafe curl_multi_poll(pointer, nil, 0, Int32(time.milliseconds(atLeast: 0)), nil)
    }

    /// Ends the current or next `wait`; from any thread.
    func wake() { unsafe curl_multi_wakeup(pointer) }
}
