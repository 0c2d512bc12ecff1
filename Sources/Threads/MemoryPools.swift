internal import CMalloc

/// The pools from which the threads of this process take their memory.
package enum MemoryPools {
    /// Lets threads share two pools; to be called before the first of them begins.
    ///
    /// Threads that come and go, as those that wait for the disk and the network, else leave memory
    /// behind that nobody uses: a quarter of what a refresh of 2,000 feeds takes at its peak.
    package static func share() { cmalloc_set_pool_limit(2) }
}
