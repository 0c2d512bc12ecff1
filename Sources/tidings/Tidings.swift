@main
struct Tidings {
    static func main() async {
        print("tidings")
    }
}
