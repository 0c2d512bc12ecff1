/// The space that the vectors of one model lie in.
public struct VectorSpace: Hashable, Sendable {
    /// The name of the model, which tells its vectors from those of any other.
    public var model: String
    /// How many coordinates its vectors have.
    public var dimension: Int
    /// Where the texts of a language lie on average, by primary language subtag (`en`), at about
    /// length 1.
    ///
    /// What is said in one language lies closer together than what means the same in two. A
    /// grouper starts from these means and goes on with those of the headlines it sees.
    public var means: [String: [Float]]

    /// Describes a space; means of another dimension are left out.
    public init(model: String, dimension: Int, means: [String: [Float]] = [:]) {
        self.model = model
        self.dimension = min(max(dimension, 1), TextVector.limitInCoordinates)
        self.means = means.filter { $0.value.count == dimension }
    }
}
