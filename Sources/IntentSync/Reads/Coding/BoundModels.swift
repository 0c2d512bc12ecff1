/// What is learnt about where spans begin and end.
struct BoundModels {
    /// Whether bounds are coded as a tree.
    private var isTree = Likelihood()
    private var runs = RunModels()
    private var tree = TreeModels()
    /// Most feeds begin and end near each other.
    private var before = OuterBounds()

    /// Codes the bounds of a feed, of which there are two or more, in the shorter of two ways.
    mutating func code<Coder: DecisionCoder>(_ bounds: inout [UInt64], by coder: inout Coder) {
        let known = !Coder.reads && treeIsShorter(for: bounds)
        if coder.code(known, &isTree) {
            tree.code(&bounds, near: before, by: &coder)
        } else {
            runs.code(&bounds, near: before, by: &coder)
        }
        before.move(to: bounds)
    }

    private func treeIsShorter(for bounds: [UInt64]) -> Bool {
        var bounds = bounds
        var halved = tree
        var treeScale = DecisionScale()
        halved.code(&bounds, near: before, by: &treeScale)
        var counted = runs
        var runScale = DecisionScale()
        counted.code(&bounds, near: before, by: &runScale)
        return treeScale.weight < runScale.weight
    }
}

/// Where the spans of the feeds before began and ended.
struct OuterBounds {
    /// The first bound of the feed before.
    private(set) var first: UInt64 = 0
    private var lasts: [UInt64] = []

    /// The highest last bound of the eight feeds before.
    ///
    /// Feeds end when they were last read, so most end shortly before it. One that ends in the far
    /// future misleads only the next eight.
    var last: UInt64 { lasts.max() ?? 0 }

    /// Takes those of `bounds`.
    mutating func move(to bounds: [UInt64]) {
        first = bounds.first ?? first
        if lasts.count == 8 { lasts.removeFirst() }
        if let last = bounds.last { lasts.append(last) }
    }
}
