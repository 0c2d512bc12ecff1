extension ReaderSite {
    /// Every address of the reader and what answers it.
    static let routes: Router = {
        var router = Router()
        addPages(to: &router)
        addChanges(to: &router)
        addAPI(to: &router)
        return router
    }()

    private static func addPages(to router: inout Router) {
        router.on("GET", "/") { site, request, _ in try await site.home(request) }
        router.on("GET", "today") { site, request, _ in try await site.today(request) }
        router.on("GET", "groups") { site, request, _ in try await site.groups(request) }
        router.on("GET", "look") { site, request, _ in try await site.look(request) }
        router.on("GET", "offline") { site, request, _ in site.offline(request) }
        router.on("GET", "manifest.webmanifest") { site, request, _ in site.manifest(request) }
        router.on("GET", "sw.js") { site, request, _ in try site.worker(request) }
        router.on("GET", "search") { site, request, _ in try await site.search(request) }
        router.on("GET", "stories") { site, request, _ in try await site.stories(request) }
        router.on("GET", "stories/*") { site, request, open in
            try await site.story(request, open[0])
        }
        router.on("GET", "stories/*/why") { site, request, open in
            try await site.whyTogether(request, open[0])
        }
        router.on("GET", "entries/*") { site, request, open in
            try await site.entry(request, open[0])
        }
        router.on("GET", "pulse") { site, request, _ in try await site.pulse(request) }
        router.on("GET", "activity") { site, request, _ in try await site.activity(request) }
        router.on("GET", "settings") { site, request, _ in try await site.settings(request) }
        router.on("GET", "sign-in") { site, request, _ in try await site.signInPage(request) }
        router.on("GET", "add") { site, request, _ in try await site.adding(request) }
        router.on("GET", "feeds") { site, request, _ in try await site.feeds(request) }
        router.on("GET", "feeds/*") { site, request, open in
            try await site.feed(request, open[0])
        }
        router.on("GET", "folder") { site, request, _ in try await site.folder(request) }
        router.on("GET", "sync") { site, request, _ in try await site.sync(request) }
        router.on("GET", "sync/export") { site, _, _ in try await site.exportDecisions() }
        router.on("GET", "settings/apps") { site, request, _ in try await site.apps(request) }
        router.on("GET", "export") { site, _, _ in try await site.export() }
        router.on("GET", "assets/*") { _, request, open in
            try Assets.response(name: open[0], for: request)
        }
        // Asked for by browsers that show an answer which names no icon.
        router.on("GET", "favicon.ico") { _, request, _ in
            try Assets.response(name: "icon-192.png", for: request)
        }
        router.on("GET", "picture") { site, request, _ in try await site.picture(request) }
        router.on("GET", "icon") { site, request, _ in try await site.icon(request) }
        router.on("GET", "healthz") { _, _, _ in .text("ok") }
    }

    private static func addChanges(to router: inout Router) {
        router.on("POST", "entries/*/mark") { site, request, open in
            try await site.mark(request, open[0])
        }
        router.on("POST", "entries/*/article") { site, request, open in
            try await site.articleText(request, open[0])
        }
        router.on("POST", "marks") { site, request, _ in try await site.markSeveral(request) }
        router.on("POST", "entries/*/tags") { site, request, open in
            try await site.tagEntry(request, open[0])
        }
        router.on("POST", "groups") { site, request, _ in try await site.makeGroup(request) }
        router.on("POST", "groups/*") { site, request, open in
            try await site.changeGroup(request, open[0])
        }
        router.on("POST", "groups/*/remove") { site, request, open in
            try await site.removeGroup(request, open[0])
        }
        router.on("POST", "tags/*") { site, request, open in
            try await site.renameTag(request, open[0])
        }
        router.on("POST", "tags/*/remove") { site, request, open in
            try await site.removeTag(request, open[0])
        }
        router.on("POST", "look") { site, request, _ in try await site.chooseLook(request) }
        router.on("POST", "entries/*/story") { site, request, open in
            try await site.correct(request, open[0])
        }
        router.on("POST", "stories/*/merge") { site, request, open in
            try await site.mergeStory(request, open[0])
        }
        router.on("POST", "mark-all-read") { site, request, _ in
            try await site.markAllRead(request)
        }
        router.on("POST", "undo") { site, request, _ in try await site.undo(request) }
        router.on("POST", "preview") { site, request, _ in try await site.preview(request) }
        router.on("POST", "feeds/*/settings") { site, request, open in
            try await site.setFeed(request, open[0])
        }
        router.on("POST", "settings/language") { site, request, _ in site.setLanguage(request) }
        router.on("POST", "settings/stories") { site, request, _ in
            try await site.setStories(request)
        }
        router.on("POST", "folder/stories") { site, request, _ in
            try await site.setFolderStories(request)
        }
        router.on("POST", "settings/pictures") { site, request, _ in
            try await site.setPictures(request)
        }
        router.on("POST", "settings/day/add") { site, request, _ in
            try await site.addDaySource(request)
        }
        router.on("POST", "settings/day/remove") { site, request, _ in
            try await site.removeDaySource(request)
        }
        router.on("POST", "settings/day/zone") { site, request, _ in
            try await site.setDayZone(request)
        }
        router.on("POST", "sign-in") { site, request, _ in try await site.signIn(request) }
        router.on("POST", "sign-out") { site, request, _ in try await site.signOut(request) }
        router.on("POST", "sign-out-everywhere") { site, request, _ in
            try await site.signOutEverywhere(request)
        }
        router.on("POST", "refresh") { site, request, _ in try await site.refresh(request) }
        router.on("POST", "add") { site, request, _ in try await site.add(request) }
        router.on("POST", "import") { site, request, _ in try await site.importList(request) }
        router.on("POST", "starter") { site, request, _ in try await site.addStarters(request) }
        router.on("POST", "feeds/*/rename") { site, request, open in
            try await site.rename(request, open[0])
        }
        router.on("POST", "feeds/*/move") { site, request, open in
            try await site.move(request, open[0])
        }
        router.on("POST", "feeds/*/remove") { site, request, open in
            try await site.remove(request, open[0])
        }
        router.on("POST", "feeds/*/articles") { site, request, open in
            try await site.chooseArticles(request, open[0])
        }
        router.on("POST", "feeds/*/refresh") { site, request, open in
            try await site.refreshFeed(request, open[0])
        }
        router.on("POST", "settings/apps/add") { site, request, _ in
            try await site.addPassword(request)
        }
        router.on("POST", "settings/apps/remove") { site, request, _ in
            try await site.removePassword(request)
        }
        router.on("POST", "sync/now") { site, request, _ in try await site.syncNow(request) }
        router.on("POST", "sync/join") { site, request, _ in try await site.join(request) }
        router.on("POST", "sync/undo") { site, request, _ in try await site.undoOutcome(request) }
        router.on("POST", "sync/retire") { site, request, _ in try await site.retire(request) }
    }

    private static func addAPI(to router: inout Router) {
        router.on("GET", "api/v1/entries") { site, request, _ in
            try await site.entriesObject(request)
        }
        router.on("GET", "api/v1/entries/*") { site, _, open in
            try await site.entryObject(open[0])
        }
        router.on("GET", "api/v1/search") { site, request, _ in
            guard request.query["q"]?.trimmed.isEmpty == false else {
                throw Problem(status: 400, sentence: "Say what to search for with q=WORDS.")
            }
            return try await site.entriesObject(request)
        }
        router.on("GET", "api/v1/stories") { site, request, _ in
            try await site.storiesObject(request)
        }
        router.on("GET", "api/v1/stories/*") { site, _, open in
            try await site.storyObject(open[0])
        }
        router.on("GET", "api/v1/stories/*/why") { site, request, open in
            try await site.reasonObject(request, open[0])
        }
        router.on("GET", "api/v1/openapi.json") { _, request, _ in
            try Assets.response(name: "openapi.json", for: request)
        }
        router.on("GET", "api/v1/events") { site, request, _ in try site.streamEvents(request) }
        router.on("GET", "api/v1/feeds") { site, _, _ in try await site.feedsObject() }
        router.on("GET", "api/v1/sync") { site, _, _ in try await site.syncObject() }
        router.on("POST", "api/v1/sync") { site, _, _ in try await site.syncNowObject() }
    }
}
