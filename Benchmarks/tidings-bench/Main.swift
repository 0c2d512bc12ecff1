@main
struct Benchmarks {
    static func main() {
        print("tidings-bench")
    }
}
