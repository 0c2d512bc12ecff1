/// Seeds that once broke a promise.
///
/// A seed means another run whenever the drawing of scenarios changes; the stories stay true.
package enum RegressionSeeds {
    /// A seed, and what went wrong.
    package struct Seed: Sendable {
        /// The seed.
        package let number: UInt64
        /// What went wrong, in one line.
        package let story: String
    }

    /// All of them, in the order in which they were found.
    package static let all: [Seed] = [
        Seed(number: 33, story: "an off-switch was summed up without the on-switch it undid"),
        Seed(number: 79, story: "what was shown of a retired replica went, for want of the rest"),
        Seed(number: 1137, story: "a copy's original holds what the copy holds"),
        Seed(
            number: 1201, story: "a version was “confirmed” by who cannot read what belongs to it"),
        Seed(number: 1202, story: "an original took its own relayed history for a fork"),
        Seed(
            number: 1216, story: "a part held a flag up that the whole, renamed, had switched off"),
        Seed(number: 1472, story: "a correction undid a read that was known from hearsay only"),
        Seed(number: 1802, story: "a new listing did not say what was missing"),
        Seed(number: 3055, story: "a retired replica published on, deaf, and nobody noticed"),
        Seed(number: 3130, story: "the same, after a clock had been ahead"),
        Seed(number: 4289, story: "a correction after a return undid somebody else's read"),
        Seed(number: 4337, story: "what a former name had summed up passed for another's"),
        Seed(number: 20080, story: "who did not know an entry took a read on its span for undone"),
        Seed(number: 20208, story: "two wrote at once where there was room for one"),
        Seed(number: 20463, story: "two entries were filled in and said unread by turns for ever"),
        Seed(number: 20992, story: "a section under a former name was not corrected"),
        Seed(number: 21261, story: "somebody summed up before a section's author had been heard"),
        Seed(number: 21345, story: "an entry was meant by one, not by the other, and then by none"),
        Seed(number: 21515, story: "records of somebody never heard of were not relayed"),
        Seed(number: 21828, story: "a former name confirmed what nobody else had"),
        Seed(number: 22184, story: "a span read an entry again when who had meant it took it back"),
        Seed(number: 22228, story: "nothing arrived, and only somebody retired could have told"),
        Seed(number: 22675, story: "a clock that was years ahead made everything old"),
        Seed(number: 30167, story: "a restored store did not know its own publication"),
        Seed(number: 30455, story: "two could not hear each other, and waited"),
        Seed(number: 33013, story: "a span read an entry its author had never heard of"),
        Seed(number: 33023, story: "a read that a section knew by its place got lost in the next"),
        Seed(number: 33350, story: "a section confirmed what it did not hold"),
        Seed(number: 33493, story: "two retired each other, and neither heard of it"),
        Seed(number: 44221, story: "a section was judged by a mark that had meant something else"),
        Seed(number: 45638, story: "an unread was summed up without the read it undid"),
        Seed(number: 48470, story: "a copy took its original's section for its own"),
        Seed(number: 62543, story: "what was removed came back and was not looked for"),
        Seed(number: 62788, story: "an off-switch was summed up, and only the retired had the on"),
        Seed(number: 69240, story: "the same, known from hearsay"),
        Seed(number: 72829, story: "an unread was summed up, and only the retired had the read"),
        Seed(number: 102259, story: "an undoing by span was taken back as a new read"),
        Seed(number: 116089, story: "a vague span was believed against its own author"),
        Seed(number: 120116, story: "an undoing undid what its author had never heard of"),
        Seed(number: 123125, story: "a correction did not say what it changed"),
        Seed(number: 200216, story: "what a former name had summed up was not waited for"),
        Seed(number: 116594, story: "two bearers of one name disagreed for ever"),
        Seed(number: 126064, story: "a snapshot in its short form passed for another"),
        Seed(number: 127788, story: "two bearers of one name wrote over each other for ever"),
        Seed(number: 209490, story: "a version of a copy passed for its original's"),
        Seed(number: 210771, story: "what only an earlier publication said was not relayed"),
        Seed(number: 218075, story: "a log was stuck under a clock that had been ahead"),
        Seed(number: 219591, story: "a fill was said again as a read"),
        Seed(number: 226537, story: "a doubt was judged by a view without it"),
        Seed(
            number: 227472,
            story: "an author alone took its old section for the new one, and let go"),
        Seed(number: 401259, story: "a hole as wide as a second let a fill come back as a read"),
        Seed(number: 407923, story: "a section was stuck, and confirmed logs hid it"),
        Seed(number: 506066, story: "a section outdid an unread behind a gap, and did not say so"),
        Seed(
            number: 506887, story: "an author let go of what a section held that was damaged then"),
        Seed(number: 516578, story: "who cannot read a snapshot was waited for"),
        Seed(number: 529282, story: "who could see all but a snapshot did not correct a section"),
        Seed(number: 611681, story: "a gap nobody waited for passed for knowledge"),
        Seed(number: 612230, story: "two bearers of one name made two sections of one number"),
        Seed(number: 620629, story: "a section was taken for its rival of the same number"),
        Seed(
            number: 630883,
            story: "an unread was summed up without the read, of which only a snapshot lacked"),
        Seed(number: 636389, story: "an unread did not know the new name of what it undid"),
        Seed(number: 641737, story: "a restored author was asked about a section it never made"),
        Seed(
            number: 1_105_489,
            story: "a gap that an own section filled was overlooked beside another's section"),
        Seed(
            number: 1_126_229,
            story: "an unread of an entry its summer-up did not know lost its place on the axis"),
        Seed(
            number: 2_027_613,
            story: "who yielded a name never looked at what they had published under it"),
        Seed(
            number: 2_046_094,
            story: "a relay of a living name changed with whatever its bearer had heard of"),
        Seed(number: 2_047_969, story: "an older shard came back, and was taken for the latest"),
        Seed(
            number: 3_009_331,
            story: "an old section's read was said again, against an unread it had not seen"),
        Seed(
            number: 10_006_831,
            story: "a backup was opened twice before it saw who else has its name"),
        Seed(
            number: 11_033_779,
            story: "who marked a span came to know an entry after that was summed up"),
        Seed(
            number: 11_066_684,
            story: "a section had summed up one of two things that were said under one number"),
        Seed(
            number: 11_095_270,
            story: "a snapshot came, and the section with its version did not"),
        Seed(
            number: 13_001_387,
            story: "a mark behind a section that had not come could not be told of"),
        Seed(
            number: 10_092_909,
            story: "two marked spans over entries that neither knew; each spoke for itself only"),
        Seed(
            number: 31_035_951,
            story: "a write that came outdid one whose version was in a section that had not come"),
        Seed(
            number: 31_066_662,
            story: "a backup undid what its original summed up with what it had not closed"),
        Seed(
            number: 30_101_408,
            story: "of two sections one had seen the other under a former name, and was not heard"),
        Seed(
            number: 30_120_471,
            story: "an unread lost to a gap that was filled without knowing the entry"),
        Seed(
            number: 41_002_345,
            story: "a section filled a gap over which somebody else's mark reached, too"),
        Seed(
            number: 41_016_880,
            story: "a section reached over what its author never got of somebody destroyed"),
        Seed(
            number: 41_022_172,
            story: "who yielded its name did not say that a mark stood again"),
        Seed(number: 41_038_122, story: "one accident made up for another"),
        Seed(
            number: 41_058_469,
            story: "a snapshot that had given way came back, and passed for confirmed"),
        Seed(
            number: 42_178_422,
            story: "an exception of one section outlived the section that had undone it"),
        Seed(
            number: 43_606_650,
            story: "of somebody destroyed, others kept the section without what came after"),
        Seed(
            number: 43_614_702,
            story: "a mark that goes by another name was undone by who took back their own"),
        Seed(
            number: 45_062_008,
            story: "a restored backup wrote what its lost future had written in the same edition"),
        Seed(
            number: 45_502_634,
            story: "who knew neither an exception nor its place lost a mark that reached over it"),
        Seed(
            number: 46_059_217,
            story: "an older copy took the place of a shard that was kept for a later version"),
        Seed(
            number: 48_003_377,
            story: "one filled a gap over entries that another knew to be unread, over and over"),
        Seed(
            number: 49_043_699,
            story: "a restored backup took what it had become for somebody who confirms"),
        Seed(
            number: 49_050_921,
            story: "who came back called by its former name what a lost future had called so"),
        Seed(
            number: 51_030_722,
            story: "a mark had no former name at its author, and one at the author's copy"),
        Seed(
            number: 52_412_776,
            story: "what came in words of this version, too, was relayed in later ones alone"),
        Seed(
            number: 54_239_392,
            story: "who gathered a log said less of what its author had seen than it held"),
        Seed(
            number: 54_241_861,
            story: "two saw each other's sections, and neither log arrived under its name"),
        Seed(
            number: 56_040_002,
            story: "a restored backup counted as confirmed what only its lost future had summed up"),
        Seed(
            number: 57_069_581,
            story: "a mark went with a publication that another took the place of, without a word"),
        Seed(
            number: 11_093_221,
            story: "a copy pulled, saw nothing of the original, and was opened again"),
    ]
}
