import IntentSync
import NewsModel
import TidingsEngine

/// The other devices.
struct SyncDevices {
    let frame: PageFrame
    let peers: [SyncReport.Peer]

    var html: HTML {
        tag("section", .with("aria-labelledby", "devices")) {
            tag("h2", .id("devices")) { "Other devices" }
            if peers.isEmpty {
                tag("p") {
                    "No other device has joined yet. Set sync up there with the same place."
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
                    "Last heard "
                    Wording.time(heard, now: frame.now)
                } else {
                    "Never heard"
                }
            }
            tag("span") {
                peer.isRetired
                    ? "Retired" : peer.hasEverything ? "Has everything" : "Has not confirmed all"
            }
        }
        if !peer.isRetired {
            tag("details") {
                tag("summary") {
                    "Retire…"
                    tag("span", .class("hidden")) { " " + peer.label }
                }
                frame.form(to: "/sync/retire", class: "stacked") {
                    frame.hidden("device", peer.id.description)
                    tag("p") {
                        "The others go on without it. What it sent stays, and where it comes back "
                            + "after all, it joins again and loses nothing."
                    }
                    tag("button", .class("danger")) {
                        "Retire this device"
                        tag("span", .class("hidden")) { ": " + peer.label }
                    }
                }
            }
        }
    }
}
