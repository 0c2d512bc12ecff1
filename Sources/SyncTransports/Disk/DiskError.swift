internal import Glibc
package import IntentSync

/// Why the file system did not do something.
package struct DiskError: Error, Hashable {
    /// The system's code for the reason.
    package var code: Int32
    /// What was tried, as a sentence for people begins: “The folder cannot be read”.
    package var failure: String

    /// A failure as given.
    package init(code: Int32, _ failure: String) {
        self.code = code
        self.failure = failure
    }

    /// The place takes no more files.
    static let noRoom = DiskError(code: ENOSPC, "Nothing more can be written in the folder")

    /// What it means for sync.
    package var transportError: TransportError {
        switch code {
        case ENOSPC, EDQUOT, EFBIG:
            .full
        case EROFS:
            .refused(
                detail: failure + ": the disk is mounted read-only. Mount it so that it can be "
                    + "written, or set up sync with another folder.")
        case EACCES, EPERM:
            .refused(
                detail: failure + ": permission is denied. Give the user who runs Tidings the "
                    + "right to read and write there.")
        case ELOOP, ENOTDIR, EISDIR:
            .refused(
                detail: failure + ": a link, a folder, or another kind of file stands in its "
                    + "place. Move it away.")
        case ENAMETOOLONG, EINVAL:
            .refused(
                detail: failure + ": the disk does not take such a name. Set up sync with a "
                    + "folder on another disk.")
        default:
            .unreachable(detail: failure + ": " + Self.reason(code) + ".")
        }
    }

    /// The system's words for a code.
    private static func reason(_ code: Int32) -> String {
        switch code {
        case ENOENT: "it is not there"
        case EIO: "the disk reports an error"
        case ESTALE, ENOTCONN, EHOSTDOWN, EHOSTUNREACH, ETIMEDOUT, ENXIO, ENODEV:
            "the disk or the machine it is on does not answer"
        case EMFILE, ENFILE: "too many files are open"
        default: "system error \(code)"
        }
    }
}
