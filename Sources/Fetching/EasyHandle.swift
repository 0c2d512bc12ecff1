internal import CCurl

/// One transfer handle of curl, freed with its value.
///
/// It is used on the thread of the loop only, and belongs to one transfer at a time.
@safe
final class EasyHandle {
    private let pointer: UnsafeMutableRawPointer
    private let message: UnsafeMutablePointer<CChar>
    private var header: UnsafeMutablePointer<curl_slist>?

    /// A handle; `nil` where there is no memory for one.
    init?() {
        guard let pointer = unsafe curl_easy_init() else { return nil }
        unsafe self.pointer = unsafe pointer
        unsafe message = .allocate(capacity: Int(CURL_ERROR_SIZE))
        unsafe message.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    }

    deinit {
        unsafe curl_easy_cleanup(pointer)
        unsafe curl_slist_free_all(header)
        unsafe message.deallocate()
    }

    /// What curl calls this handle in its messages.
    var key: UInt { unsafe UInt(bitPattern: pointer) }

    /// Runs `body` with the handle itself.
    func withPointer<Value>(_ body: (UnsafeMutableRawPointer) -> Value) -> Value {
        unsafe body(pointer)
    }

    /// Forgets every option, and keeps only what makes the next connection cheaper.
    func reset() {
        unsafe curl_easy_reset(pointer)
        unsafe curl_slist_free_all(header)
        unsafe header = nil
        unsafe message[0] = 0
        unsafe ccurl_set_text(pointer, CURLOPT_ERRORBUFFER, message)
    }

    /// Sets an option that is a number.
    func set(_ option: CURLoption, _ value: Int) {
        unsafe ccurl_set_number(pointer, option, value)
    }

    /// Sets an option that is a time in milliseconds; zero would mean "no limit", so it is 1.
    func set(_ option: CURLoption, milliseconds time: Duration) {
        set(option, time.milliseconds(atLeast: 1))
    }

    /// Sets an option that is a text, of which curl makes a copy.
    func set(_ option: CURLoption, _ text: String) {
        unsafe text.withCString { unsafe _ = ccurl_set_text(pointer, option, $0) }
    }

    /// Sets the most bytes that may come over the wire.
    func setWireLimit(_ limitInBytes: Int) {
        unsafe ccurl_set_size(pointer, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(limitInBytes))
    }

    /// Posts `form`, of which curl makes a copy.
    func setForm(_ form: [UInt8]) {
        unsafe ccurl_set_size(pointer, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(form.count))
        unsafe form.withUnsafeBytes { bytes in
            // The copy is made at once, and never through this pointer changed.
            _ = unsafe ccurl_set_pointer(
                pointer, CURLOPT_COPYPOSTFIELDS,
                UnsafeMutableRawPointer(mutating: bytes.baseAddress))
        }
    }

    /// Sets the header fields to send besides `Host` and `Accept-Encoding`.
    func setHeader(_ lines: [[UInt8]]) {
        for line in lines {
            let text = line.map { CChar(bitPattern: $0) } + [0]
            if let longer = unsafe curl_slist_append(header, text) { unsafe header = unsafe longer }
        }
        unsafe ccurl_set_pointer(pointer, CURLOPT_HTTPHEADER, header)
    }

    /// Makes the request a `POST` of some bytes, of which curl makes a copy.
    func setBody(_ bytes: [UInt8]) {
        unsafe ccurl_set_size(pointer, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(bytes.count))
        unsafe bytes.withUnsafeBytes { buffer in
            // curl only reads; without a byte there is no address to read from.
            let start = unsafe UnsafeMutableRawPointer(mutating: buffer.baseAddress)
            unsafe ccurl_set_pointer(pointer, CURLOPT_COPYPOSTFIELDS, start)
        }
    }

    /// A number that curl measured.
    func number(_ name: CURLINFO) -> Int {
        var value = 0
        unsafe ccurl_get_number(pointer, name, &value)
        return value
    }

    /// Whether a connection was made, or one used again.
    var wasConnected: Bool {
        var time: curl_off_t = 0
        unsafe ccurl_get_size(pointer, CURLINFO_PRETRANSFER_TIME_T, &time)
        return time > 0
    }

    /// What curl says about the error it ended with; without control characters.
    func detail(of code: CURLcode) -> String {
        let own = unsafe String(cString: message)
        let text = own.isEmpty ? unsafe String(cString: curl_easy_strerror(code)) : own
        return String(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })
    }
}

extension Duration {
    /// The time in whole milliseconds, rounded up; at most a day.
    func milliseconds(atLeast least: Int) -> Int {
        let limited = min(max(self, .zero), .seconds(86_400)).components
        let fraction = (limited.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return max(least, Int(limited.seconds) * 1000 + Int(fraction))
    }
}
