internal import Glibc
internal import Threads

/// Tells when something in a folder changes, as far as this machine takes part in the change.
///
/// What another machine writes to a network disk is not told, and some disks tell nothing: who
/// watches looks again by itself from time to time.
///
/// Source: inotify(7).
final class FolderWatch: Sendable {
    /// The folder that is watched.
    let folder: FileStatus.Identity
    private let events: FileDescriptor
    /// The two ends of a pipe that ends a wait.
    private let alarm: FileDescriptor
    private let bell: FileDescriptor

    /// Watches the folder at `path`, which is `folder` as long as no other takes its place; `nil`
    /// where this cannot be had.
    init?(path: String, folder: FileStatus.Identity) {
        let mask =
            IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF
            | IN_MOVE_SELF | IN_ONLYDIR
        var ends: [Int32] = [-1, -1]
        do throws(DiskError) {
            let events = try FileDescriptor(
                adopting: inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)),
                orFail: "The folder cannot be watched")
            guard unsafe inotify_add_watch(events.number, path, UInt32(mask)) >= 0,
                unsafe pipe(&ends) == 0
            else { return nil }
            for end in ends {
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            }
            alarm = try FileDescriptor(adopting: ends[0], orFail: "")
            bell = try FileDescriptor(adopting: ends[1], orFail: "")
            self.events = events
            self.folder = folder
        } catch {
            return nil
        }
    }

    /// Forgets the changes so far.
    func drain() { Self.drain(events.number) }

    /// Waits for a change since the last `drain`, `limit` at most, without holding up a thread
    /// that Swift code shares.
    func wait(atMost limit: Duration) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isStarted = DetachedThread.start { [self] in
                    poll(atMost: limit)
                    continuation.resume()
                }
                if !isStarted { continuation.resume() }
            }
        } onCancel: {
            ring()
        }
    }

    /// Ends a wait.
    private func ring() {
        unsafe write(bell.number, [1], 1)
    }

    private func poll(atMost limit: Duration) {
        var sources = [
            pollfd(fd: events.number, events: Int16(POLLIN), revents: 0),
            pollfd(fd: alarm.number, events: Int16(POLLIN), revents: 0),
        ]
        let seconds = min(max(limit, .zero), .seconds(3600))
        let milliseconds = Int32(seconds / .milliseconds(1))
        unsafe Glibc.poll(&sources, nfds_t(sources.count), milliseconds)
        Self.drain(alarm.number)
    }

    /// Reads what there is, and no more than a full queue of the system holds.
    private static func drain(_ number: Int32) {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        for _ in 0..<1024 {
            guard unsafe read(number, &buffer, buffer.count) > 0 else { return }
        }
    }
}
