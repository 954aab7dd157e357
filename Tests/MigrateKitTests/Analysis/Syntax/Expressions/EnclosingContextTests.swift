import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Where an expression is: its type, its member, and what is expected of it.
@Suite struct EnclosingContextTests {
  struct Case: CustomTestStringConvertible {
    var source: String
    var type: String?
    var member: String?
    var result: String?
    init(_ source: String, in type: String?, _ member: String?, returns result: String? = nil) {
      self.source = source
      self.type = type
      self.member = member
      self.result = result
    }
    var testDescription: String { source }
  }

  static let cases: [Case] = [
    Case("struct A: View { var body: some View { «x» } }", in: "A", "body", returns: "some View"),
    Case("struct A { struct B { let c = «x» } }", in: "A.B", nil),
    Case("extension A.B where T: C { func f() { «x» } }", in: "A.B", "f"),
    Case("func f() -> Color { if a { return «x» } }", in: nil, "f", returns: "Color"),
    Case("func f() async throws -> [Color]? { «x» }", in: nil, "f", returns: "[Color]?"),
    Case("class A { var c: Color { get { «x» } set { } } }", in: "A", "c", returns: "Color"),
    Case("class A { var c: Color { set { «x» } } }", in: "A", "c"),
    Case("class A { var c: Color = y { didSet { «x» } } }", in: "A", "c"),
    Case("class A { lazy var c: Color = { «x» }() }", in: "A", nil, returns: "Color"),
    Case("class A { init(a: Int) { «x» } }", in: "A", "init"),
    Case("class A { deinit { «x» } }", in: "A", "deinit"),
    Case("class A { subscript(i: Int) -> Color { «x» } }", in: "A", "subscript", returns: "Color"),
    Case("actor A { func f() { «x» } }", in: "A", "f"),
    Case("let f = { (a: Int) -> Color in «x» }", in: nil, nil, returns: "Color"),
    Case("let f = { [weak self] a in «x» }", in: nil, nil),
    Case(
      "var c: Color { switch a { case .b: switch d { default: «x» } } }", in: nil, "c",
      returns: "Color"),
    Case("func f() -> Color { g { «x» } }", in: nil, "f"),
    Case("struct A {\n  @State private var b = 1\n  func f() { «x» }\n}", in: "A", "f"),
    Case("struct A<T: B>: C where T: D {\n  func f<U>(_ u: U) { «x» }\n}", in: "A", "f"),
    Case("struct A\n{\n  func f()\n  {\n    «x»\n  }\n}", in: "A", "f"),
    Case("class A {\n  class func f() { «x» }\n}", in: "A", "f"),
    Case("class A {\n  private(set) var b: Int { «x» }\n}", in: "A", "b", returns: "Int"),
    Case("func f() { func g() { «x» } }", in: nil, "f"),
    Case("protocol P {\n  var a: Int { get }\n  func f()\n}\nlet y = «x»", in: nil, nil),
    Case("#if DEBUG\nstruct A { let b = «x» }\n#endif", in: "A", nil),
    Case("enum E { case a(b: Int = «x») }", in: "E", nil),
    Case("let actor = B()\nactor.run { «x» }", in: nil, nil),
    Case("static func == (a: A, b: A) -> Bool { «x» }", in: nil, "==", returns: "Bool"),
  ]

  @Test(arguments: cases)
  func surroundings(_ example: Case) throws {
    let marked = MarkedSource(example.source)
    let outline = marked.outline
    let index = outline.span(of: try #require(marked.ranges.first)).lowerBound
    #expect(outline.enclosingTypeName(of: index) == example.type)
    #expect(outline.enclosingMember(of: index).flatMap { outline.memberName($0) } == example.member)
    #expect(outline.resultType(around: index).map { outline.text($0) } == example.result)
  }

  @Test("the labels and conditions around an expression, innermost first")
  func labelsAndConditions() throws {
    let marked = MarkedSource(
      """
      switch level {
      case .low, .medium: a
      case .high where isOn:
        if error != nil { «x» } else { «y» }
      }
      """)
    let outline = marked.outline
    let inside = outline.span(of: marked.ranges[0]).lowerBound
    let inElse = outline.span(of: marked.ranges[1]).lowerBound
    #expect(outline.caseLabels(around: inside).map { outline.text($0) } == [".high where isOn"])
    #expect(outline.conditions(around: inside).map { outline.text($0) } == ["error != nil"])
    #expect(outline.conditions(around: inElse).isEmpty)
  }

  static let patterns: [(source: String, isPattern: Bool)] = [
    ("switch x { case .a(«.red»): f() }", true),
    ("switch x { case .a where y == «.red»: f() }", false),
    ("switch x { case .a: f(«.red») }", false),
    ("if case .color(«.red») = x { }", true),
    ("if case .color(let c) = «x» { }", false),
    ("guard case .a(.b(«.red»)) = x else { }", true),
    ("for case .a(«.red») in x { }", true),
    ("enum E { case a(Color = «.red») }", false),
    ("f(«.red»)", false),
    ("let x = [«.red»]", false),
  ]

  @Test(arguments: patterns)
  func pattern(_ source: String, _ isPattern: Bool) throws {
    let marked = MarkedSource(source)
    let outline = marked.outline
    let index = outline.span(of: try #require(marked.ranges.first)).lowerBound
    #expect(outline.isInPattern(index) == isPattern)
  }
}
