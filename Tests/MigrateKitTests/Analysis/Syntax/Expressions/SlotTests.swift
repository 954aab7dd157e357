import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What holds an expression, told from its neighbors alone.
@Suite struct SlotTests {
  struct Case: CustomTestStringConvertible {
    var source: String
    var slot: String
    init(_ source: String, _ slot: String) {
      self.source = source
      self.slot = slot
    }
    var testDescription: String { source }
  }

  static let cases: [Case] = [
    Case("text.foregroundColor(«.red»)", "argument 0 of foregroundColor"),
    Case("frame(width: 1, color: «.red»)", "argument 1 color: of frame"),
    Case("Foo<Bar>(«x», y)", "argument 0 of Foo"),
    Case("let a = [«.red», .blue]", "element"),
    Case("let a = [.foregroundColor: «UIColor.white»]", "value of .foregroundColor"),
    Case("let a = [«.bold»: 1]", "key"),
    Case("items[«index»]", "subscript"),
    Case("let pair = («.red», 2)", "parenthesized 0"),
    Case("let pair = (a: 1, b: «.red»)", "parenthesized 1 b:"),
    Case("label.textColor = «.white»", "assigned to label.textColor"),
    Case("view?.layer.cornerRadius = «8»", "assigned to view?.layer.cornerRadius"),
    Case("foo()\nlabel.textColor = «.white»\nbar()", "assigned to label.textColor"),
    Case("let tint: Color = «.red»", "initializer of tint"),
    Case("let a = 1, b = «2»", "initializer of b"),
    Case("func f(a: Int, color: Color = «.red») {}", "default 1 of f"),
    Case("enum E: Int { case a = «1» }", "raw value of a"),
    Case("if let x = «y» {}", "bound to x"),
    Case("let c = on ? «.red» : .blue", "then"),
    Case("let c = on ? .red : «.blue»", "else"),
    Case("let c = a ? .red : b ? .blue : «.green»", "else"),
    Case("f(a: on ? .red : «.blue»)", "else"),
    Case("let c = «on» ? .red : .blue", "condition"),
    Case("if color == «.red» {}", "operand of =="),
    Case("let c = other ?? «.red»", "operand of ??"),
    Case("let c = «color» as? UIColor", "operand of as"),
    Case("«Color.red».opacity(0.5)", "receiver"),
    Case("«color»!", "receiver"),
    Case("func f() -> Color { return «.red» }", "returned"),
    Case("var c: Color { «.red» }", "statement of property"),
    Case("var c: Color { get { «.red» } }", "statement of accessor"),
    Case("VStack {\n  «Color.red»\n  Text(a)\n}", "statement of closure"),
    Case("switch x {\ncase .a: «.red»\ndefault: .blue\n}", "statement of switchCase"),
    Case("switch x {\ncase .a:\n  .blue\ncase .b:\n  «.red»\n}", "statement of switchCase"),
    Case("switch x { case «.red»: f() }", "pattern"),
    Case("switch x { case .a, «.red»: f() }", "pattern"),
    Case("if case «.red» = x {}", "pattern"),
    Case("items.map { item in «item.color» }", "statement of closure"),
    Case("for x in «items» {}", "subject of in"),
    Case("switch «state» {}", "subject of switch"),
    Case("let s = \"\\(«value»)\"", "interpolation"),
    Case("let c = try await «load()»", "initializer of c"),
    Case("f(// why\n  «.red» /* here */, 2)", "argument 0 of f"),
    Case("a\n  .f(«x»)\n  .g(y)", "argument 0 of f"),
  ]

  @Test(arguments: cases)
  func slot(_ example: Case) throws {
    let marked = MarkedSource(example.source)
    let outline = marked.outline
    let range = try #require(marked.ranges.first)
    #expect(outline.reported(outline.slot(of: outline.span(of: range))) == example.slot)
  }
}

extension SyntaxOutline {
  /// A slot as a sentence.
  func reported(_ slot: Slot) -> String {
    func label(_ index: Int?) -> String { index.map { " " + text($0) + ":" } ?? "" }
    switch slot {
    case .argument(let open, let argument, let position):
      let name = call(at: open).map { text($0.name) } ?? "?"
      return "argument \(position)\(label(argument)) of \(name)"
    case .element: return "element"
    case .dictionaryKey: return "key"
    case .dictionaryValue(_, let key): return "value of " + text(key)
    case .subscripted: return "subscript"
    case .parenthesized(_, let element, let position):
      return "parenthesized \(position)\(label(element))"
    case .assigned(let target): return "assigned to " + text(target)
    case .initializer(let property): return "initializer of " + text(properties[property].name)
    case .defaultArgument(let function, let parameter):
      return "default \(parameter) of " + text(functions[function].name)
    case .rawValue(let name): return "raw value of " + text(name)
    case .bound(let name): return "bound to " + text(name)
    case .ternary(_, let isThen): return isThen ? "then" : "else"
    case .ternaryCondition: return "condition"
    case .operand(let op): return "operand of " + text(op)
    case .receiver: return "receiver"
    case .returned: return "returned"
    case .statement(let scope): return "statement of \(scopes[scope].kind)"
    case .pattern: return "pattern"
    case .subject(let keyword): return "subject of " + text(keyword)
    case .interpolation: return "interpolation"
    case .unknown: return "unknown"
    }
  }
}
