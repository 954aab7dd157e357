import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Tags of XML, read forgivingly")
struct MarkupReaderTests {
  /// Every tag of a text: its kind, its name, its attributes.
  private func tags(_ text: String) -> [String] {
    var reader = MarkupReader(Array(text.utf8))
    var result: [String] = []
    while let tag = reader.next() {
      let attributes = reader.attributes.map { " \(reader.text($0.name))=\(reader.text($0.value))" }
      let name = reader.text(tag.name)
      switch tag.kind {
      case .start: result.append("<\(name)\(attributes.joined())>")
      case .end: result.append("</\(name)>")
      case .empty: result.append("<\(name)\(attributes.joined())/>")
      }
    }
    return result
  }

  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var reported: [String]
    init(_ source: String, _ reported: String...) {
      testDescription = source
      self.reported = reported
    }
  }

  @Test(arguments: [
    Row("<a b=\"1\" c='x y'><d/></a>", "<a b=1 c=x y>", "<d/>", "</a>"),
    Row("<?xml version=\"1.0\"?><!DOCTYPE x><a/>", "<a/>"),
    Row("<!-- <color/> --><a/>", "<a/>"),
    Row("<![CDATA[ <color/> ]]><a/>", "<a/>"),
    Row("text < 3 <a\n  b = \"1\"\n/> & more", "<a b=1/>"),
    Row("<a b=\"1>2\"/>", "<a b=1>2/>"),
    Row("<a b/><c d=5/>", "<a/>", "<c/>"),
    Row("<a b=\"never closed/>"),
    Row("<!-- never closed <a/>"),
    Row("<a"),
    Row("</a", "</a>"),
    Row("<"),
    Row(""),
  ])
  func reads(row: Row) {
    #expect(tags(row.testDescription) == row.reported)
  }

  @Test("any prefix of a document terminates")
  func prefixes() {
    let text = "<?xml?><!-- a --><a b=\"1\"><![CDATA[x]]><c d='2'/></a>"
    for length in 0...text.utf8.count {
      #expect(tags(String(decoding: text.utf8.prefix(length), as: UTF8.self)).count <= 3)
    }
  }
}
