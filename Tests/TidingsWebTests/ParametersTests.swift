import Testing
import TidingsWeb

@Suite struct ParametersTests {
    @Test(arguments: [
        ("a=1&b=2", ["a": "1", "b": "2"]), ("a=%41+%2B", ["a": "A +"]), ("a", ["a": ""]),
        ("&&a=b=c&", ["a": "b=c"]), ("a=%zz%4", ["a": "%zz%4"]), ("", [:]),
        ("q=%E7%8C%AB", ["q": "猫"]), ("a=%FF", ["a": "\u{FFFD}"]),
    ])
    func `forms are read`(text: String, values: [String: String]) {
        let parameters = Parameters(formEncoded: text.utf8)
        #expect(parameters.pairs.count == values.count)
        for (name, value) in values { #expect(parameters[name] == value) }
    }

    @Test func `names may repeat, in order`() {
        let parameters = Parameters(formEncoded: "f=x&g=1&f=y".utf8)
        #expect(parameters.all("f") == ["x", "y"])
        #expect(parameters["f"] == "x")
    }

    @Test func `what is written is read again`() {
        let parameters = Parameters().adding("a&b", "1/2 ?#%+").adding("猫", "")
        let path = parameters.path("/x")
        #expect(Parameters(formEncoded: path.dropFirst("/x?".count).utf8) == parameters)
    }

    @Test func `pairs are limited`() {
        let text = String(repeating: "a&", count: Parameters.limit * 2)
        #expect(Parameters(formEncoded: text.utf8).pairs.count == Parameters.limit)
    }
}
