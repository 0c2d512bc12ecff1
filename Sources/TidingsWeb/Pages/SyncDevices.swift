import IntentSync
import NewsModel
import TidingsEngine

/// The other devices.
struct SyncDevices {
    let frame: PageFrame
    let peers: [SyncReport.Peer]

    private var words: Words { frame.words }

    var html: HTML {
        tag("section", .with("aria-labelledby", "devices")) {
            tag("h2", .id("devices")) { words(phrases.syncing.devices) }
            if peers.isEmpty {
                tag("p") {
                    words(phrases.syncing.noDevices)
                }
            } else {
                tag("ul", .class("devices")) {
                    for peer in peers { tag("li") { device(peer) } }
                }
            }
        }
    }

    @HTMLBuilder private func device(_ peer: SyncReport.Peer) -> HTML {
        tag("h3", .anyDirection) { peer.label }
        tag("p", .class("about")) {
            for fact in [peer.platform, peer.version] where !fact.isEmpty {
                tag("span") { fact }
            }
            tag("span") {
                if let heard = peer.lastHeard {
                    words.html(
                        phrases.syncing.lastHeard, ["time": words.time(heard, now: frame.now)])
                } else {
                    words(phrases.syncing.neverHeard)
                }
            }
            tag("span") {
                let say = phrases.syncing
                words(
                    peer.isRetired
                        ? say.isRetired
                        : peer.hasEverything ? say.hasEverything : say.hasNotConfirmed)
            }
        }
        if !peer.isRetired {
            tag("details") {
                tag("summary") {
                    words(phrases.syncing.retire)
                    tag("span", .class("hidden")) { " " + peer.label }
                }
                frame.form(to: "/sync/retire", class: "stacked") {
                    frame.hidden("device", peer.id.description)
                    tag("p") {
                        words(phrases.syncing.retireHint)
                    }
                    tag("button", .class("danger")) {
                        words(phrases.syncing.retireThis)
                        tag("span", .class("hidden")) { ": " + peer.label }
                    }
                }
            }
        }
    }
}
