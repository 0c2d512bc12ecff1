import NewsModel
import TidingsStore

extension ReaderEngine {
    /// Refreshes what is due, and now and then the icons and the day, until the task is cancelled.
    ///
    /// A store that fails is tried again a minute later; what failed is told to `report`.
    ///
    /// - Parameter report: Told in one plain sentence what went wrong, or what a round brought.
    public func run(report: @escaping @Sendable (String) -> Void = { _ in }) async {
        while !Task.isCancelled {
            do throws(EngineError) {
                let summary = try await refresh(.due)
                if !summary.outcomes.isEmpty { report(summary.sentence) }
                try await refreshSubscriptions()
                try await refreshIcons()
                try await refreshDay()
            } catch {
                report(error.explanation)
            }
            // Next-check times are minutes apart at least, so a minute is soon enough.
            try? await Task.sleep(for: .seconds(60))
        }
    }

    private func refreshDay() async throws(EngineError) {
        do throws(DayRefusal) {
            try await day.refresh()
        } catch {
            if case .store(let error) = error { throw .store(error) }
        }
    }
}
