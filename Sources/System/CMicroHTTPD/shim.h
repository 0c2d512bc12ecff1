#pragma once

#include <microhttpd.h>

/// Starts a server with one thread of its own on a socket that listens already; the C function is
/// variadic, which Swift cannot call.
///
/// `began` is told the request target as it came and makes the request's context; `ended` takes it
/// back. `connected` is told of connections that come and go. NULL where the server could not start.
static inline struct MHD_Daemon *tidings_start_daemon(
    int listening_socket, unsigned int connection_limit, size_t memory_limit_in_bytes,
    unsigned int timeout_in_seconds,
    void *(*began)(void *context, const char *target, struct MHD_Connection *connection),
    MHD_AccessHandlerCallback handle, MHD_RequestCompletedCallback ended,
    MHD_NotifyConnectionCallback connected, void *context) {
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handle, context,
        MHD_OPTION_LISTEN_SOCKET, listening_socket,
        MHD_OPTION_CONNECTION_LIMIT, connection_limit,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory_limit_in_bytes,
        MHD_OPTION_CONNECTION_TIMEOUT, timeout_in_seconds,
        MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_URI_LOG_CALLBACK, began, context,
        MHD_OPTION_NOTIFY_COMPLETED, ended, context,
        MHD_OPTION_NOTIFY_CONNECTION, connected, context,
        MHD_OPTION_END);
}

/// The socket of a connection, or -1; the C function is variadic.
static inline int tidings_socket_of(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? (int)info->connect_fd : -1;
}

/// The socket address at the other end of a connection, or NULL; the C function is variadic.
static inline const void *tidings_peer_of(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info ? info->client_addr : NULL;
}
