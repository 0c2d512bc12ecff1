/// The vectors of the headlines in the window, with the mean of their language taken off.
struct VectorTable: Sendable {
    /// The largest step of a centred coordinate: the sum of 4,096 products fits into 32 bits.
    private static let largestStep: Float = 720
    /// How much must be known more until the means are taken off anew.
    private static let growth: Float = 1.1

    let space: VectorSpace
    private var means: LanguageMeans
    private var all: [Float] = []
    private var languageMeans: [[Float]] = []
    private var countThen: Float = 0

    /// What came in, by slot; a row of zeros where a headline has none.
    private var steps: [Int8] = []
    /// The same less the mean; of 16 bits, since processors multiply and add those at once.
    private var centred: [Int16] = []
    /// What makes the centred row one of length 1, or 0 where a headline has no vector.
    private(set) var factors: [Float] = []
    private var languages: [Int16] = []
    /// The numbers that the titles say, by slot.
    private var numbers: [TitleNumbers] = []

    init(_ space: VectorSpace) {
        self.space = space
        means = LanguageMeans(space)
        (all, languageMeans) = means.current()
    }

    /// The size of the buffers in bytes, roughly.
    var sizeInBytes: Int { steps.capacity + centred.capacity * 2 + factors.capacity * 64 }

    /// Keeps the vector of the headline in `slot`, or that it has none.
    mutating func insert(_ vector: TextVector?, slot: UInt32, title: String, language: String?) {
        let place = Int(slot)
        while factors.count <= place {
            steps.append(contentsOf: repeatElement(0, count: space.dimension))
            centred.append(contentsOf: repeatElement(0, count: space.dimension))
            factors.append(0)
            languages.append(-1)
            numbers.append(TitleNumbers())
        }
        factors[place] = 0
        guard let vector, vector.steps.count == space.dimension else { return }
        let direction = vector.direction
        let number = means.number(of: language, direction: direction)
        means.count(direction, language: number)
        if number >= languageMeans.count { (all, languageMeans) = means.current() }
        languages[place] = Int16(number)
        numbers[place] = TitleNumbers(title)
        let start = place * space.dimension
        for (offset, step) in vector.steps.enumerated() { steps[start + offset] = step }
        centre(place, direction)
    }

    /// Forgets the vector in `slot`.
    mutating func remove(_ slot: UInt32) {
        if Int(slot) < factors.count { factors[Int(slot)] = 0 }
    }

    /// Takes the means as they are known by now off every vector, where they are known better.
    mutating func recentre() {
        guard means.count > countThen * Self.growth else { return }
        countThen = means.count
        (all, languageMeans) = means.current()
        for place in factors.indices where factors[place] > 0 {
            let start = place * space.dimension
            guard let vector = TextVector(steps: Array(steps[start..<(start + space.dimension)]))
            else { continue }
            centre(place, vector.direction)
        }
    }

    private mutating func centre(_ place: Int, _ direction: [Float]) {
        let language = Int(languages[place])
        let mean = languageMeans.indices.contains(language) ? languageMeans[language] : all
        var rest = direction
        var largest: Float = 0
        for offset in rest.indices {
            rest[offset] -= mean[offset]
            largest = max(largest, abs(rest[offset]))
        }
        factors[place] = 0
        guard largest > 0 else { return }
        let start = place * space.dimension
        var square: Float = 0
        for offset in rest.indices {
            let step = (rest[offset] * (Self.largestStep / largest)).rounded()
            square += step * step
            centred[start + offset] = Int16(step)
        }
        factors[place] = 1 / square.squareRoot()
    }

    /// Whether two headlines are in different languages, as far as that is known.
    func areForeign(_ one: UInt32, _ two: UInt32) -> Bool {
        let (left, right) = (Int(one), Int(two))
        guard left < languages.count, right < languages.count else { return false }
        return languages[left] != languages[right]
    }

    /// The number of the language that a headline is in, negative where it is not known.
    func language(of slot: UInt32) -> Int {
        Int(slot) < languages.count ? Int(languages[Int(slot)]) : -1
    }

    /// Whether two headlines say numbers and have none in common.
    func disagree(_ one: UInt32, _ two: UInt32) -> Bool {
        let (left, right) = (Int(one), Int(two))
        guard left < numbers.count, right < numbers.count else { return false }
        return numbers[left].disagree(with: numbers[right])
    }

    /// The cosine of two centred vectors, or `nil` where a headline has none.
    func closeness(_ one: UInt32, _ two: UInt32) -> Float? {
        let (left, right) = (Int(one), Int(two))
        guard left < factors.count, right < factors.count, factors[left] > 0, factors[right] > 0
        else { return nil }
        return unsafe centred.withUnsafeBufferPointer { rows in
            Float(unsafe Self.product(rows, left, right, space.dimension)) * factors[left]
                * factors[right]
        }
    }

    /// The mean cosine between headlines of one side and of the other in another language, or
    /// `nil` where there are none.
    func closenessAcrossLanguages(_ left: [UInt32], _ right: [UInt32]) -> Float? {
        var sum: Float = 0
        var count: Float = 0
        for one in left {
            for two in right where areForeign(one, two) {
                guard let closeness = closeness(one, two) else { continue }
                sum += closeness
                count += 1
            }
        }
        return count > 0 ? sum / count : nil
    }

    /// The slots whose vectors are the closest to that of `slot`, of those that `isInReach`.
    func nearest(to slot: UInt32, count: Int, isInReach: (UInt32) -> Bool) -> [UInt32] {
        let own = Int(slot)
        guard own < factors.count, factors[own] > 0 else { return [] }
        var best: [(closeness: Float, slot: UInt32)] = []
        var least: Float = 0
        unsafe centred.withUnsafeBufferPointer { rows in
            for place in factors.indices where factors[place] > 0 && place != own {
                let closeness =
                    Float(unsafe Self.product(rows, own, place, space.dimension))
                    * factors[place]
                guard closeness > least, isInReach(UInt32(place)) else { continue }
                best.append((closeness, UInt32(place)))
                if best.count >= 2 * count {
                    best.sort { ($1.closeness, $0.slot) < ($0.closeness, $1.slot) }
                    best.removeSubrange(count...)
                    least = best[count - 1].closeness
                }
            }
        }
        best.sort { ($1.closeness, $0.slot) < ($0.closeness, $1.slot) }
        return best.prefix(count).map(\.slot)
    }

    @inline(__always)
    private static func product(
        _ rows: UnsafeBufferPointer<Int16>, _ left: Int, _ right: Int, _ dimension: Int
    ) -> Int32 {
        guard let start = rows.baseAddress else { return 0 }
        let one = unsafe start + left * dimension
        let two = unsafe start + right * dimension
        var sum: Int32 = 0
        for offset in 0..<dimension {
            unsafe sum &+= Int32(one[offset]) &* Int32(two[offset])
        }
        return sum
    }
}
