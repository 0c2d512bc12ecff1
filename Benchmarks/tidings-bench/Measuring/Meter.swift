import FoundationEssentials
import Glibc

/// What the process used of the machine so far.
enum Meter {
    /// Seconds of processor time of all threads of this process, in user and system mode.
    static var processorTime: Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

    /// Seconds of processor time of this thread.
    static var threadTime: Double { seconds(of: CLOCK_THREAD_CPUTIME_ID) }

    /// Seconds on a clock that only runs forward.
    static var wallTime: Double { seconds(of: CLOCK_MONOTONIC) }

    private static func seconds(of clock: clockid_t) -> Double {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The resident memory now, in kilobytes.
    static var residentKilobytes: Int { status("VmRSS:") }

    /// The most resident memory since the start or the last `forgetPeak()`, in kilobytes.
    static var peakKilobytes: Int { status("VmHWM:") }

    /// Lets the peak begin anew from the resident memory now.
    static func forgetPeak() {
        guard let file = unsafe fopen("/proc/self/clear_refs", "w") else { return }
        unsafe fputs("5", file)
        unsafe fclose(file)
    }

    private static func status(_ name: String) -> Int {
        let data = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n")
        where line.hasPrefix(name) {
            return Int(line.split(whereSeparator: \.isWhitespace).dropFirst().first ?? "") ?? 0
        }
        return 0
    }
}
