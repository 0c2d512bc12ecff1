/// A few notes as sound, for podcasts that can be heard without a network.
struct Chime {
    /// The notes of a pentatonic scale, `a` (lowest) through `j`; any other letter is a rest.
    let tune: String

    private static let rate = 8000
    private static let noteInSamples = 4000
    private static let headerInBytes = 44

    /// How long it plays, the last note's echo included.
    var seconds: Int { (sampleCount + Self.rate - 1) / Self.rate }

    /// The size of the wave file.
    var sizeInBytes: Int { Self.headerInBytes + sampleCount }

    private var sampleCount: Int { (tune.utf8.count + 2) * Self.noteInSamples }

    /// The sound as a wave file: 8,000 samples a second, 8 bits, one channel.
    ///
    /// Source: the RIFF waveform format with PCM samples.
    var wave: [UInt8] {
        var bytes: [UInt8] = Array("RIFF".utf8) + Self.little(sampleCount + 36, 4)
        bytes += Array("WAVEfmt ".utf8) + Self.little(16, 4) + Self.little(1, 2)
        bytes += Self.little(1, 2) + Self.little(Self.rate, 4) + Self.little(Self.rate, 4)
        bytes += Self.little(1, 2) + Self.little(8, 2)
        bytes += Array("data".utf8) + Self.little(sampleCount, 4)
        return bytes + samples.map { UInt8(clamping: $0 + 128) }
    }

    /// The samples around 0: each note is a triangle wave that fades over three notes' time.
    private var samples: [Int] {
        // C, D, E, G, A over two octaves, in hertz.
        let scale = [262, 294, 330, 392, 440, 523, 587, 659, 784, 880]
        var samples = Array(repeating: 0, count: sampleCount)
        let fade = Self.noteInSamples * 3
        for (index, letter) in tune.utf8.enumerated() {
            let step = Int(letter) - Int(UInt8(ascii: "a"))
            guard scale.indices.contains(step) else { continue }
            for offset in 0..<fade {
                let phase = (offset * scale[step] * 4096 / Self.rate) % 4096
                let triangle = phase < 2048 ? phase - 1024 : 3072 - phase
                let left = fade - offset
                let place = index * Self.noteInSamples + offset
                samples[place] += triangle * left / fade * left / fade * 40 / 1024
            }
        }
        return samples
    }

    private static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
