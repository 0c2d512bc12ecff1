package import NewsModel
import SQLite

/// The icons of sites, which are facts of the web and stay on this machine.
extension ReaderStore {
    /// The icon of a site, or `nil` where it was never asked for one.
    public func icon(of site: String) async throws(StoreError) -> SiteIcon? {
        try await read { connection throws(SQLiteError) in
            try connection.first(
                """
                SELECT media_type, bytes, version, address, entity_tag, last_modified, next_check
                FROM icons WHERE host = ?
                """, site
            ) { row in
                let bytes = row.bytes(1)
                let image = SiteIcon.Image(
                    mediaType: row.text(0), bytes: bytes, version: row.text(2),
                    address: row.text(3),
                    validators: Validators(
                        entityTag: row.optionalBytes(4), lastModified: row.optionalBytes(5)))
                return SiteIcon(
                    site: site, image: bytes.isEmpty ? nil : image,
                    nextCheck: Timestamp(seconds: row.integer(6)))
            }
        }
    }

    /// The version of the icon of each site that has one.
    public func iconVersions() async throws(StoreError) -> [String: String] {
        let rows = try await read { connection throws(SQLiteError) in
            try connection.all("SELECT host, version FROM icons WHERE version IS NOT NULL") { row in
                (row.text(0), row.text(1))
            }
        }
        return Dictionary(rows) { first, _ in first }
    }

    /// When each site that was asked for its icon may be asked again.
    package func iconChecks() async throws(StoreError) -> [String: Timestamp] {
        let rows = try await read { connection throws(SQLiteError) in
            try connection.all("SELECT host, next_check FROM icons") { row in
                (row.text(0), Timestamp(seconds: row.integer(1)))
            }
        }
        return Dictionary(rows) { first, _ in first }
    }

    /// Keeps the icon of a site, or that it has none.
    package func save(_ icon: SiteIcon) async throws(StoreError) {
        let image = icon.image
        try await write { connection throws(SQLiteError) in
            _ = try connection.run(
                """
                INSERT OR REPLACE INTO icons (host, media_type, bytes, version, address, entity_tag,
                    last_modified, next_check)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """, icon.site, image?.mediaType, image?.bytes, image?.version, image?.address,
                image?.validators.entityTag, image?.validators.lastModified,
                icon.nextCheck.seconds)
        }
    }

    /// Drops the icons of sites that no followed feed belongs to any more.
    package func dropIcons(of sites: [String]) async throws(StoreError) {
        guard !sites.isEmpty else { return }
        try await write { connection throws(SQLiteError) in
            for site in sites {
                try connection.run("DELETE FROM icons WHERE host = ?", site)
            }
        }
    }
}
