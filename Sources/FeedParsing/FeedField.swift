/// What the text of an element is of.
enum FeedField: Sendable {
    case title, mediaTitle, podcastTitle
    case description, summary, abstract, podcastSummary, podcastSubtitle, mediaDescription
    case content, encoded
    case link, id, identifier, origin
    case published, issued, created, updated, modified, date, built
    case author, creator, podcastAuthor, managingEditor, webMaster, publisher, credit
    case personName, personEmail, personAddress
    case category, keywords
    case comments, commentsFeed, commentCount, soundbite, participant
    case language, copyright, rights, generator
    case imageAddress, logo, icon
    case duration, timeToLive, quietHour, quietDay, updatePeriod, updateFrequency
}
