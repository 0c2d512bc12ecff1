import IntentSync
import SyncTransports
import TidingsStore

extension SyncReport.Damage {
    /// What to tell of shards that cannot be read, by the replica that writes them.
    ///
    /// - Parameters:
    ///   - names: Their names.
    ///   - report: The report with everything else.
    /// - Returns: This replica's first, then those that need the person, then by name.
    static func all(_ names: [String], in report: SyncReport) -> [Self] {
        // Those of whom nothing is known are one: anybody can put any number of files there.
        let known = Set(report.peers.map(\.id) + [report.replica].compactMap(\.self))
        let groups = Dictionary(grouping: names.sorted()) { name in
            IntentSync.ShardName(name).map(\.owner).flatMap { known.contains($0) ? $0 : nil }
        }
        return groups.map { owner, names in
            if owner != nil, owner == report.replica { return own(names, report.label) }
            guard let peer = report.peers.first(where: { $0.id == owner }) else {
                return unknown(names)
            }
            return peer.isRetired
                ? retired(names, peer.label, report.place) : active(names, peer.label)
        }.sorted { left, right in
            let (first, second) = (left.names.first ?? "", right.names.first ?? "")
            if left.needsPerson != right.needsPerson { return left.needsPerson }
            return first < second
        }
    }

    /// How many paths a sentence names.
    private static let pathCount = 3

    private static func own(_ names: [String], _ label: String) -> Self {
        Self(
            names: names, owner: label,
            sentence: "\(files(names)) of this device at the place \(are(names)) damaged; the next "
                + "'tidings sync now' puts \(them(names)) there again.",
            needsPerson: false)
    }

    private static func active(_ names: [String], _ label: String) -> Self {
        Self(
            names: names, owner: label,
            sentence:
                "\(files(names)) of “\(label)” at the place \(are(names)) damaged or not whole "
                + "yet, so what is new in \(them(names)) is missing here; “\(label)” puts "
                + "\(them(names)) there again by itself when it syncs next.",
            needsPerson: false)
    }

    private static func unknown(_ names: [String]) -> Self {
        Self(
            names: names, owner: nil,
            sentence:
                "\(files(names)) of a device that is not known here \(are(names)) damaged or not "
                + "whole yet; that device puts \(them(names)) there again by itself when it syncs "
                + "next.",
            needsPerson: false)
    }

    private static func retired(
        _ names: [String], _ label: String, _ place: SyncPlace?
    ) -> Self {
        var sentence =
            "\(files(names)) of “\(label)” at the place \(are(names)) damaged, and “\(label)” is "
            + "retired, so that nobody puts \(them(names)) there again. What is known here is kept"
        if let place, place.kind == .folder {
            var paths = names.prefix(Self.pathCount).map {
                "\(place.path)/tidings/v1/\(ShardFileName.main(of: $0))"
            }
            if names.count > paths.count { paths.append("\(names.count - paths.count) more") }
            sentence += ": delete \(paths.joined(separator: " and ")), and sync again"
        }
        return Self(names: names, owner: label, sentence: sentence + ".", needsPerson: true)
    }

    private static func files(_ names: [String]) -> String {
        names.count == 1 ? "A file" : "\(names.count) files"
    }

    private static func are(_ names: [String]) -> String { names.count == 1 ? "is" : "are" }

    private static func them(_ names: [String]) -> String { names.count == 1 ? "it" : "them" }
}
