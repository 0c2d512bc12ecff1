import Glibc

/// What the process used of the machine so far.
enum Meter {
    /// Seconds of processor time of this thread.
    static var threadTime: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
