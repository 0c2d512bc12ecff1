import SyncSimulation

@main struct TidingsSim {
    static func main() {
        print("nothing to simulate yet")
    }
}
