import Testing

@testable import MigrateKitCore

@Suite("JSON text")
struct JSONTextTests {
  /// Plain text is checked eight bytes at a time, so each place in a group of eight, and the rest behind it,
  /// has to find what needs an escape.
  @Test("every ASCII character is escaped alike, wherever it is in a text")
  func everyCharacterAtEveryPlace() {
    for value in UInt8(0)..<128 {
      let character = Character(Unicode.Scalar(value))
      for place in 0..<19 {
        let before = String(repeating: "a", count: place)
        let after = String(repeating: "~", count: 18 - place)
        #expect(
          JSONText.quoted(before + String(character) + after)
            == "\"" + before + escaped(character) + after + "\"")
      }
    }
  }

  @Test("neighbors of a character do not hide it in the check of eight bytes")
  func pairsOfSpecialCharacters() {
    let special: [Character] = ["\"", "\\", "\n", "\u{1}", "\u{7F}", " ", "~", "#", "!", "]", "["]
    for first in special {
      for second in special {
        let text = "ab" + String([first, second]) + "abcd"
        #expect(
          JSONText.quoted(text) == "\"ab" + escaped(first) + escaped(second) + "abcd\"")
      }
    }
  }

  @Test(
    "text beyond ASCII is written as UTF-8",
    arguments: ["é", "abcdefgé", "日本語の文字列", "abcdefghijk\u{80}"])
  func beyondASCII(_ text: String) {
    let isControl = text.unicodeScalars.last == "\u{80}"
    #expect(JSONText.quoted(text) == (isControl ? "\"abcdefghijk\\u0080\"" : "\"\(text)\""))
  }

  private func escaped(_ character: Character) -> String {
    switch character {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      guard let value = character.asciiValue, value < 0x20 || value == 0x7F else {
        return String(character)
      }
      let hex = String(value, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    }
  }
}

@Suite("The last byte of a text")
struct LastByteTests {
  @Test(
    "the last of several is found",
    arguments: [("a/b/c", "c"), ("/", ""), ("abc/", ""), ("日/本", "本"), ("a//b", "b")])
  func found(_ path: String, _ rest: String) throws {
    let slash = try #require(path.lastIndex(ofByte: UInt8(ascii: "/")))
    #expect(String(path[path.index(after: slash)...]) == rest)
  }

  @Test("nothing is found where there is none", arguments: ["", "abc", "日本"])
  func missing(_ text: String) {
    #expect(text.lastIndex(ofByte: UInt8(ascii: "/")) == nil)
  }
}
