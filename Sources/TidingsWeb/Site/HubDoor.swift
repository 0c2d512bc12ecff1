import TidingsEngine

/// What hubs are answered that ask whether they shall tell of changes, or tell of one.
///
/// Source: W3C WebSub, sections 5.3 and 7.
struct HubDoor {
    let engine: ReaderEngine

    func respond(to request: Request) async -> Response {
        var response = await answer(request)
        SafetyFields.add(to: &response)
        return response
    }

    private func answer(_ request: Request) async -> Response {
        let name = request.segments[1]
        do throws(EngineError) {
            if request.isSafe { return try await verify(name, request.query) }
            let answer = try await engine.hearHub(
                name: name, signature: request.field("x-hub-signature"), body: request.body)
            // A hub that is told that it is gone tells no more.
            return answer == .agreed
                ? .text("Thank you.", status: 202) : .text("Nobody follows this.", status: 410)
        } catch {
            return .text("Try again later.", status: 503)
        }
    }

    private func verify(
        _ name: String, _ query: Parameters
    ) async throws(EngineError) -> Response {
        let answer = try await engine.answerHub(
            name: name, mode: query["hub.mode"] ?? "", topic: query["hub.topic"] ?? "",
            leaseInSeconds: query["hub.lease_seconds"].flatMap { Int64($0) })
        guard answer == .agreed, let challenge = query["hub.challenge"],
            challenge.utf8.count <= 4096
        else { return .text("Nobody here asked for this.", status: 404) }
        return Response(mediaType: "application/octet-stream", body: Array(challenge.utf8))
    }
}
