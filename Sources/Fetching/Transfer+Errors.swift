internal import CCurl
internal import NewsModel

extension Transfer {
    /// What the end of a hop that failed means to the caller.
    func error(_ result: CURLcode, of handle: EasyHandle) -> FetchError {
        switch stop {
        case .refusedAddress:
            // Where a host has public addresses too, these were tried, and are what failed.
            if !isAddressAllowed { return .forbidden(host: address.host) }
        case .tooLong(let limitInBytes):
            return .tooLarge(limitInBytes: limitInBytes)
        case .enoughOfRedirect, nil:
            break
        }
        let detail = handle.detail(of: result)
        switch result {
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_URL_MALFORMAT:
            return .unknownHost(address.host)
        case CURLE_COULDNT_CONNECT:
            return .unreachable(detail: detail)
        case CURLE_OPERATION_TIMEDOUT:
            return .timedOut(after: limit(reachedBy: handle, detail))
        case CURLE_FILESIZE_EXCEEDED:
            return .tooLarge(limitInBytes: limits.bodyInBytes)
        case CURLE_SSL_CONNECT_ERROR where Self.hungUp.contains(where: detail.contains):
            return .broken(detail: detail)
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CIPHER,
            CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_ISSUER_ERROR,
            CURLE_SSL_CRL_BADFILE, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH,
            CURLE_SSL_CERTPROBLEM, CURLE_SSL_CLIENTCERT, CURLE_USE_SSL_FAILED:
            return .insecure(detail: detail)
        default:
            return .broken(detail: detail)
        }
    }

    // curl has one code for a handshake that was refused and for one that was cut off, which says
    // nothing about trust; only the words differ.
    private static let hungUp = ["SSL_ERROR_SYSCALL", "unexpected eof", "reset by peer"]

    /// Which of the limits it was that a hop ran into.
    private func limit(reachedBy handle: EasyHandle, _ detail: String) -> Duration {
        // The clock cannot tell: curl's and ours differ by a moment.
        if detail.hasPrefix("Operation too slow") { return limits.stallTime }
        let isConnectTime = !handle.wasConnected && limits.connectTime < timeLeft
        return isConnectTime ? limits.connectTime : limits.totalTime
    }
}
