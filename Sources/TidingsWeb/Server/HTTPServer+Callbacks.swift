import CMicroHTTPD

/// What the library calls, on its own thread.
extension HTTPServer {
    /// A request line came.
    static let began:
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?
        ) -> UnsafeMutableRawPointer? = { context, target, _ in
            guard let context = unsafe context, let target = unsafe target else { return nil }
            let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
            let exchange = unsafe Exchange(target: String(cString: target))
            server.remember(exchange)
            return unsafe Unmanaged.passRetained(exchange).toOpaque()
        }

    /// The head came, or a piece of the body, or the end, or the connection was resumed.
    static let handle: MHD_AccessHandlerCallback = {
        context, connection, _, method, _, upload, uploadSize, state in
        guard let context = unsafe context, let connection = unsafe connection,
            let method = unsafe method, let uploadSize = unsafe uploadSize,
            let pointer = unsafe state?.pointee
        else { return MHD_Result.NO }
        let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
        let exchange = unsafe Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
        let first = exchange.takeHead(
            {
                unsafe Request(
                    method: String(cString: method), target: exchange.target,
                    fields: fields(of: connection), peer: peer(of: connection))
            }, admit: server.gate)
        if let first { return unsafe carryOut(first, exchange, connection, server) }
        if unsafe uploadSize.pointee > 0 {
            let bytes = unsafe UnsafeRawBufferPointer(
                start: upload, count: uploadSize.pointee)
            let step = unsafe exchange.takeBody(Array(bytes))
            unsafe uploadSize.pointee = 0
            return unsafe carryOut(step, exchange, connection, server)
        }
        let step = unsafe exchange.proceed(on: Exchange.Connection(pointer: connection))
        return unsafe carryOut(step, exchange, connection, server)
    }

    /// A connection came, or is about to be closed.
    static let connected: MHD_NotifyConnectionCallback = { context, connection, _, event in
        guard let context = unsafe context, let connection = unsafe connection else { return }
        let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
        let socket = unsafe tidings_socket_of(connection)
        if event == MHD_ConnectionNotificationCode.CONNECTION_NOTIFY_STARTED {
            server.crowd.join(socket)
        } else {
            server.crowd.leave(socket)
        }
    }

    /// The request is over, one way or the other.
    static let ended: MHD_RequestCompletedCallback = { context, connection, state, _ in
        guard let context = unsafe context, let pointer = unsafe state?.pointee else { return }
        let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
        let exchange = unsafe Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue()
        unsafe state?.pointee = nil
        server.forget(exchange)
        guard let connection = unsafe connection else { return }
        unsafe server.crowd.endAnswer(on: tidings_socket_of(connection))
    }

    private static func carryOut(
        _ step: Exchange.Step, _ exchange: Exchange, _ connection: OpaquePointer,
        _ server: HTTPServer
    ) -> MHD_Result {
        switch step {
        case .more: return MHD_Result.YES
        case .abandon: return MHD_Result.NO
        case .send(let response): return unsafe send(response, on: connection)
        case .work(let request):
            let handler = server.handler
            unsafe server.crowd.beginAnswer(on: tidings_socket_of(connection))
            Task { exchange.answer(await handler(request)) }
            return MHD_Result.YES
        }
    }

    private static func peer(of connection: OpaquePointer) -> String {
        unsafe tidings_peer_of(connection).flatMap { unsafe HostAddress(socketAddress: $0) }?
            .description ?? "unix"
    }

    private static func fields(of connection: OpaquePointer) -> [Request.Field] {
        var fields: [Request.Field] = []
        unsafe withUnsafeMutablePointer(to: &fields) { pointer in
            _ = unsafe MHD_get_connection_values(
                connection, MHD_ValueKind.HEADER_KIND,
                { list, _, name, value in
                    guard let list = unsafe list?.assumingMemoryBound(to: [Request.Field].self),
                        let name = unsafe name
                    else { return MHD_Result.YES }
                    let text = unsafe value.map { unsafe String(cString: $0) } ?? ""
                    unsafe list.pointee.append(
                        Request.Field(name: String(cString: name).lowercased(), value: text))
                    return MHD_Result.YES
                }, pointer)
        }
        return fields
    }

    private static func send(_ response: Response, on connection: OpaquePointer) -> MHD_Result {
        var body = response.body
        let count = body.count
        if let events = response.events { return unsafe send(response, events, on: connection) }
        // The library copies the bytes at once; it does not change them.
        let made = unsafe body.withUnsafeMutableBytes { bytes in
            unsafe MHD_create_response_from_buffer(
                count, bytes.baseAddress, MHD_ResponseMemoryMode.RESPMEM_MUST_COPY)
        }
        return unsafe queue(made, response, on: connection)
    }

    private static func queue(
        _ made: OpaquePointer?, _ response: Response, on connection: OpaquePointer
    ) -> MHD_Result {
        guard let made = unsafe made else { return MHD_Result.NO }
        for field in response.fields {
            _ = unsafe MHD_add_response_header(made, field.name, field.value)
        }
        let result = unsafe MHD_queue_response(connection, UInt32(response.status), made)
        unsafe MHD_destroy_response(made)
        return result
    }

    /// Begins an answer that goes on as things happen.
    private static func send(
        _ response: Response, _ events: EventStream, on connection: OpaquePointer
    ) -> MHD_Result {
        unsafe events.begin(on: Exchange.Connection(pointer: connection))
        let made = unsafe MHD_create_response_from_callback(
            // The size is not known.
            UInt64.max, 4096,
            { context, _, buffer, size in
                guard let context = unsafe context, let buffer = unsafe buffer else { return -1 }
                let events = unsafe Unmanaged<EventStream>.fromOpaque(context)
                    .takeUnretainedValue()
                return unsafe events.fill(UnsafeMutableRawBufferPointer(start: buffer, count: size))
            }, Unmanaged.passRetained(events).toOpaque(),
            { context in
                guard let context = unsafe context else { return }
                unsafe Unmanaged<EventStream>.fromOpaque(context).takeRetainedValue().close()
            })
        return unsafe queue(made, response, on: connection)
    }
}
