/// Short lists of numbers in one buffer, in blocks of 2, 4, 8, … 512 that are used again.
struct BlockArena: Sendable {
    /// A list in the arena.
    ///
    /// Only the arena it comes from may read or change it.
    struct List: Sendable {
        fileprivate(set) var offset: UInt32 = 0
        fileprivate(set) var count: UInt16 = 0
        fileprivate(set) var sizeClass: UInt8 = 0

        /// A list without elements, which needs no block.
        init() {}

        fileprivate var capacity: Int { sizeClass == 0 ? 0 : 1 << Int(sizeClass) }
    }

    /// The most elements of one list.
    static let limit = 512

    private(set) var cells: [UInt32] = []
    private var free: [[UInt32]] = Array(repeating: [], count: 10)

    /// The size of the buffer in bytes.
    var sizeInBytes: Int { cells.capacity * 4 }

    /// Where the elements of `list` lie in `cells`.
    func range(of list: List) -> Range<Int> {
        let offset = Int(list.offset)
        return offset..<(offset + Int(list.count))
    }

    /// Makes a list of `elements`; those past the limit are left out.
    mutating func makeList(_ elements: [UInt32]) -> List {
        var list = List()
        let count = min(elements.count, Self.limit)
        guard count > 0 else { return list }
        var sizeClass: UInt8 = 1
        while 1 << Int(sizeClass) < count { sizeClass += 1 }
        list.sizeClass = sizeClass
        list.offset = block(of: sizeClass)
        list.count = UInt16(count)
        for place in 0..<count { cells[Int(list.offset) + place] = elements[place] }
        return list
    }

    /// Adds an element at the end; a full list gives up its oldest quarter.
    mutating func append(_ element: UInt32, to list: inout List) {
        if Int(list.count) == list.capacity {
            if list.capacity == Self.limit {
                drop(Self.limit / 4, from: &list)
            } else {
                grow(&list)
            }
        }
        cells[Int(list.offset) + Int(list.count)] = element
        list.count += 1
    }

    /// Takes the first `element` out, where there is one.
    mutating func remove(_ element: UInt32, from list: inout List) {
        let range = range(of: list)
        guard let place = range.first(where: { cells[$0] == element }) else { return }
        for next in place..<(range.upperBound - 1) { cells[next] = cells[next + 1] }
        list.count -= 1
        if list.count == 0 { release(&list) }
    }

    /// Gives the block back and leaves an empty list.
    mutating func release(_ list: inout List) {
        if list.sizeClass > 0 { free[Int(list.sizeClass)].append(list.offset) }
        list = List()
    }

    private mutating func block(of sizeClass: UInt8) -> UInt32 {
        if let offset = free[Int(sizeClass)].popLast() { return offset }
        let offset = UInt32(cells.count)
        for _ in 0..<(1 << Int(sizeClass)) { cells.append(0) }
        return offset
    }

    private mutating func grow(_ list: inout List) {
        let old = list
        let range = range(of: list)
        list.sizeClass += 1
        list.offset = block(of: list.sizeClass)
        for place in 0..<range.count {
            cells[Int(list.offset) + place] = cells[range.lowerBound + place]
        }
        if old.sizeClass > 0 { free[Int(old.sizeClass)].append(old.offset) }
    }

    private mutating func drop(_ count: Int, from list: inout List) {
        let range = range(of: list)
        for place in range.dropFirst(count) { cells[place - count] = cells[place] }
        list.count -= UInt16(count)
    }
}
