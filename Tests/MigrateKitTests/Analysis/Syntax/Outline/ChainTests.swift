import Testing

@testable import MigrateKitCore

/// Chains are found from any of their names, to their first and last byte.
@Suite struct ChainTests {
  static let chains: [String] = [
    "«Color.⌖red»",
    "«SwiftUI.⌖Color(red: 1, green: 0, blue: 0).opacity(0.5)»",
    "f(«.⌖red», 2)",
    "f(«.⌖red.opacity(0.5)»)",
    "«Text(\"a\")\n  .font(.body)\n  .⌖foregroundColor(.red)\n  // why\n  .padding()»\nnext()",
    "«Button(a) { b } label: { c }.⌖tint(.red)»",
    "«VStack { a }\n.⌖background(.red)»",
    "«UIColor(named: \"a\")!.⌖cgColor»",
    "«view?.layer.⌖cornerRadius» = 8",
    "x + «[1, 2].⌖count» + y",
    "«items[0].⌖name»",
    "«Array<Color>().⌖first»",
    "«\"a \\(b) c\".⌖count»",
    "«(a + b).⌖rounded()»",
    "return «color.⌖opacity(0.5)»",
    "if «isOn.⌖wrapped» { }",
    "guard «x.⌖y» else { return }",
    "for a in «b.⌖c» { d }",
    "switch «x.⌖y» { case .z: break }",
    "let f = «a.⌖map { $0 }»",
    "«a\n.⌖b»\n",
    "«#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1).⌖cgColor»",
    "«a\n#if os(iOS)\n  .b()\n#endif\n  .⌖c()»",
    "«$state.⌖value»",
    "«self.⌖view»",
    "-«a.⌖b»",
  ]

  @Test(arguments: chains)
  func extent(_ source: String) throws {
    let marked = MarkedSource(String(source.filter { $0 != "⌖" }))
    let outline = marked.outline
    let cursor = try #require(source.firstIndex(of: "⌖"))
    let before = String(source[..<cursor].filter { $0 != "«" && $0 != "»" })
    let name = outline.firstLexeme(from: before.utf8.count)
    let range = outline.byteRange(outline.chain(around: name))
    #expect(MarkedSource.marking([range], in: marked.text) == source.filter { $0 != "⌖" })
  }
}
