internal import Glibc
internal import Synchronization

/// The C engine of an installed model, loaded into this process.
///
/// The model is read-only after loading, and its scratch memory belongs to each call; calls are
/// made one at a time all the same, since two would only share the same cores.
@safe
final class ModelEngine: Sendable {
    private typealias Load = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Free = @convention(c) (OpaquePointer?) -> Void
    private typealias Dimension = @convention(c) (OpaquePointer?) -> CInt
    private typealias Embed =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>?, CInt, UnsafeMutablePointer<Float>?
        ) -> CInt

    /// How many coordinates its vectors have.
    let dimension: Int
    // Safe because they are set once and the engine only reads what they point to.
    private nonisolated(unsafe) let model: OpaquePointer
    private let embed: Embed
    private let free: Free
    private let turn = Mutex(())

    /// Loads the library and the weights.
    ///
    /// The library stays in the process: code that ran cannot be unloaded safely.
    ///
    /// - Throws: `AssistantError.unusable`.
    init(library: String, weights: String) throws(AssistantError) {
        // Read by OpenMP when the library comes in: more threads than one only wait for each other
        // on a busy machine, and spinning would take the cores from who reads.
        unsafe setenv("OMP_NUM_THREADS", "1", 0)
        unsafe setenv("OMP_WAIT_POLICY", "passive", 0)
        guard let handle = unsafe dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
            throw .unusable(reason: Self.reason())
        }
        guard let load = unsafe dlsym(handle, "e5_load"),
            let free = unsafe dlsym(handle, "e5_free"),
            let dimension = unsafe dlsym(handle, "e5_dim"),
            let embed = unsafe dlsym(handle, "e5_embed")
        else { throw .unusable(reason: "the engine lacks a function") }
        let loaded = unsafe weights.withCString { path in
            unsafe unsafeBitCast(load, to: Load.self)(path)
        }
        guard let model = unsafe loaded else {
            throw .unusable(reason: "the weights cannot be read")
        }
        unsafe self.model = unsafe model
        unsafe self.free = unsafe unsafeBitCast(free, to: Free.self)
        unsafe self.embed = unsafe unsafeBitCast(embed, to: Embed.self)
        self.dimension = unsafe Int(unsafeBitCast(dimension, to: Dimension.self)(model))
        guard (1...4096).contains(self.dimension) else {
            throw .unusable(reason: "its vectors have \(self.dimension) coordinates")
        }
    }

    deinit { unsafe free(model) }

    /// The coordinates of one text, or `nil` where the engine failed.
    func coordinates(of text: String) -> [Float]? {
        var output = [Float](repeating: 0, count: dimension)
        // A zero byte would end the text early.
        let whole = String(text.unicodeScalars.filter { $0.value != 0 })
        let status = turn.withLock { _ in
            unsafe whole.withCString { unsafe embed(model, $0, 1, &output) }
        }
        return status == 0 ? output : nil
    }

    private static func reason() -> String {
        guard let message = unsafe dlerror() else { return "the engine cannot be loaded" }
        return unsafe String(cString: message)
    }
}
