import CXML2
import Glibc

/// The attributes of one start tag, as libxml2 hands them over: five pointers each.
@safe
struct SAXAttributes {
    private let values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    private let count: Int

    init(_ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int) {
        unsafe self.values = unsafe values
        self.count = count
    }

    /// The value of the attribute with this local name.
    subscript(name: StaticString) -> String? {
        for index in 0..<count {
            guard let attribute = unsafe values.map({ unsafe $0 + index * 5 }),
                let local = unsafe attribute[0],
                unsafe strcmp(
                    UnsafeRawPointer(local).assumingMemoryBound(to: CChar.self),
                    UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)) == 0,
                let start = unsafe attribute[3], let end = unsafe attribute[4]
            else { continue }
            return unsafe String(
                decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
        }
        return nil
    }

    /// Writes them as a tag has them.
    func write(to text: inout [UInt8]) {
        for index in 0..<count {
            guard let attribute = unsafe values.map({ unsafe $0 + index * 5 }),
                let local = unsafe attribute[0],
                let start = unsafe attribute[3], let end = unsafe attribute[4]
            else { continue }
            text.append(0x20)
            unsafe text.append(contentsOf: UnsafeBufferPointer(start: local, count: length(local)))
            text += "=\"".utf8
            let value = unsafe UnsafeBufferPointer(start: start, count: end - start)
            unsafe SAXText.escape(value, to: &text)
            text.append(0x22)
        }
    }

    private func length(_ name: UnsafePointer<xmlChar>) -> Int {
        unsafe strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
    }
}

/// Text as markup has it.
enum SAXText {
    /// Appends `bytes`, with what would end them escaped.
    static func escape(_ bytes: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
        for index in 0..<bytes.count {
            switch unsafe bytes[index] {
            case 0x26: text += "&amp;".utf8
            case 0x3C: text += "&lt;".utf8
            case 0x3E: text += "&gt;".utf8
            case 0x22: text += "&quot;".utf8
            default: unsafe text.append(bytes[index])
            }
        }
    }
}
