import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Constants are decided by all of their uses, in every file")
struct ConstantAgreementTests {
  /// A constant, code of other files, and what holds it back; `nil` where its uses decide.
  struct Row: CustomTestStringConvertible, Sendable {
    var source: String
    var others: [String] = []
    var held: String?
    var testDescription: String { ([source] + others).joined(separator: " | ") }

    init(_ source: String, _ others: String..., held: String? = nil) {
      (self.source, self.others, self.held) = (source, others, held)
    }
  }

  // MARK: - All known and agreed

  static let agreed: [Row] = [
    Row(
      "struct V: View { let c = Color.red; var b: some View { Text(a).foregroundColor(c); Text(d).foregroundColor(self.c) } }"
    ),
    Row(
      "struct V: View { private let c = Color.red; var b: some View { Text(a).foregroundColor(c) } }",
      "extension V { let d: Int }"),
    Row("struct V: View { static let c = Color.red; let d: Int }", "Text(a).foregroundColor(V.c)"),
    Row(
      "struct V: View { enum S { static let c = Color.red; let d: Int } }",
      "Text(a).foregroundColor(V.S.c)", "label.textColor = V.S.c"),
    Row("func f() { let c = Color.red\n Text(a).foregroundColor(c) }"),
    // Each file means its own private type, and a type means the one that it declares.
    Row(
      "private enum K { static let c = Color.red; let d: Int }\nText(a).foregroundColor(K.c)",
      "private enum K { static let c = 1 }; view.backgroundColor = K.c"),
    Row(
      "enum K { static let c = Color.red; let d: Int }\nText(a).foregroundColor(K.c)",
      "extension W { enum K { static let c = 1 } }; struct W { let e = view(background: K.c) }"),
    Row("struct V: View { let f = Font.system(size: 12); var b: some View { Text(a).font(f) } }"),
    Row(
      "struct V: View { let r = 8.0; var b: some View { Image(a).cornerRadius(r); Image(d).cornerRadius(r) } }"
    ),
    Row(
      "struct V: View { private let gap = 8.0; var b: some View { a.padding(gap); c.padding(gap) } }"
    ),
    Row(
      "struct V: View { static let rowSpacing = 8.0; let d: Int }",
      "VStack(spacing: V.rowSpacing) {}"),
    // The arms of a choice take the constant as the whole would.
    Row(
      "struct V: View { static let radius: CGFloat = 8; let d: Int }",
      "Image(a).cornerRadius(isBig ? V.radius : width)"),
    Row("struct V: View { let w = 2.0; var b: some View { Circle().stroke(c, lineWidth: w) } }"),
    Row("struct V: View { let dim = 0.5; var b: some View { Text(a).opacity(dim) } }"),
    Row(
      "struct V: View { let pace = 0.2; var b: some View { a.animation(.linear(duration: pace)) } }"
    ),
    Row("struct V: View { let gap = 4.0; var b: some View { Text(a).lineSpacing(gap) } }"),
  ]

  // MARK: - Not known, or not agreed

  static let held: [Row] = [
    Row(
      "struct V: View { let c = Color.red; let d: Int }",
      held: "nothing in the scanned code uses it"),
    Row(
      "struct V: View {\n let c = Color.red\n var b: some View { Text(a).foregroundColor(c)\n f(c) } }",
      held: "what it is used for at line 4 is unknown"),
    Row(
      "struct V: View {\n let gap = 8.0\n var b: some View { a.padding(gap)\n .frame(width: gap * 2) } }",
      held: "what it is used for at line 4 is unknown"),
    Row(
      "struct V: View {\n let f = Font.system(size: 12)\n var b: some View { Text(a).font(f)\n .g(f.bold()) } }",
      held: "what it is used for at line 4 is unknown"),
    Row(
      "struct V: View { public let c = Color.red; var b: some View { Text(a).foregroundColor(c) } }",
      held: "code outside of the scan may use it"),
    Row(
      "let c = Color.red\nText(a).foregroundColor(c)", held: "code outside of the scan may use it"),
    Row(
      "struct V: View { let c = Color.red; var b: some View { Text(a).foregroundColor(c) } }",
      "extension V { func f(c: Color) {} }",
      held: "another file extends its type and may use it"),
    Row(
      "class V: UIView { let c = Color.red; var b: some View { Text(a).foregroundColor(c) } }",
      "class W: V { let c: Color }", held: "another file extends its type and may use it"),
    Row(
      "struct V: View { static let c = Color.red; let d: Int }", "Text(a).foregroundColor(V.c)",
      "f(V.c, Color.clear)", held: "its use in another file is unknown"),
    Row(
      "struct V: View { static let rowSpacing = 8.0; let d: Int }",
      "VStack(spacing: V.rowSpacing) {}; a.cornerRadius(V.rowSpacing)",
      held: "its use in another file is unknown"),
    Row(
      "struct V: View { static let rowSpacing = 8.0; let d: Int }",
      "VStack(spacing: V.rowSpacing) {}; a.padding(V.rowSpacing * 2)",
      held: "its use in another file is unknown"),
    Row(
      "struct V: View { private let r = 8.0; var b: some View { Image(a).cornerRadius(r); c.cornerRadius(r) } }",
      held: "it is used as image at line 1, and its use at line 1 is unknown"),
    Row(
      "struct V: View { private let r = 8.0; var b: some View { Card(cornerRadius: r) } }",
      held: "what it is used for at line 1 is unknown"),
  ]

  @Test("a radius only passed to an app's function is held")
  func ownFunction() throws {
    let row = Row(
      "struct V: View { static let radius: CGFloat = 8; let d: Int }",
      "Card(cornerRadius: V.radius)", held: "its use in another file is unknown")
    try doubts(row)
  }

  @Test("its initial value is replaced, and only the value decides", arguments: agreed)
  func agrees(_ row: Row) throws {
    let finding = try #require(constant(row))
    #expect(finding.reasons.map(\.message) == [])
    #expect(finding.context.usesAgree)
    #expect(!finding.uses.isEmpty)
  }

  @Test("if a use may be missing, it needs review, and the reason names it", arguments: held)
  func doubts(_ row: Row) throws {
    let finding = try #require(constant(row))
    let reason = try #require(finding.reasons.first { $0.code == .oneHop })
    #expect(
      reason.message == "it is in a constant, and \(row.held ?? ""); uses that agree apply it")
    #expect(!finding.context.usesAgree)
  }

  @Test("a constant with agreeing uses matches like a value in place")
  func answered() throws {
    let system = TestSystem.designSystem(TestSystem.color("ink", "FF0000"))
    let constant = "struct V: View { let c = Color(red: 1, green: 0, blue: 0); let d: Int }"
    let used = constant.dropLast(1) + "; var b: some View { Text(a).foregroundColor(c) } }"
    let finding = try #require(self.constant(Row(String(used))))
    #expect(system.answer(finding).status == .exact)
    let lone = try #require(self.constant(Row(constant)))
    #expect(system.answer(lone).heldBy == [.oneHop, .roleUnknown])
  }

  private func constant(_ row: Row) -> Finding? {
    findings(row).first { $0.context.isConstant }
  }

  private func findings(_ row: Row) -> [Finding] {
    var settings = DetectionSettings()
    settings.categories = Set(TokenCategory.allCases)
    return MarkedSource(row.source).findings(settings: settings, with: row.others)
  }

  // MARK: - Default arguments and the app's own functions

  static let arguments: [Row] = [
    Row(
      "extension View { func f(cornerRadius: CGFloat = 8) -> some View { self } }",
      held: "it is a default argument, and what it is for depends on its callers; "
        + "a value at the call is applied"),
    Row(
      "func f(background: Color = .red) {}",
      held: "it is a default argument, and what it is for depends on its callers; "
        + "a value at the call is applied"),
    Row(
      "func f(titleFont: Font = .system(size: 12)) {}",
      held: "it is a default argument, and what it is for depends on its callers; "
        + "a value at the call is applied"),
    Row(
      "func f(padding: CGFloat = 12) {}",
      held: "it is a default argument, and what it is for depends on its callers; "
        + "a value at the call is applied"),
    Row(
      "view.framed(cornerRadius: 8)", "func framed(cornerRadius: CGFloat) {}",
      held: "it is passed to a function of the app, which decides what it is for; "
        + "a direct use is applied"),
  ]

  @Test(
    "default arguments and arguments of app functions need review",
    arguments: arguments)
  func argument(_ row: Row) throws {
    let finding = try #require(findings(row).first)
    #expect(finding.disposition == .open)
    #expect(finding.reasons.map(\.message) == [row.held ?? ""])
    #expect(finding.reasons.map(\.code) == [.oneHop])
  }

  @Test(
    "default arguments of public functions are report only",
    arguments: [
      "public func f(cornerRadius: CGFloat = 8) {}",
      "public extension View { func f(cornerRadius: CGFloat = 8) -> some View { self } }",
    ])
  func publicArgument(_ source: String) throws {
    let finding = try #require(MarkedSource(source).findings().first)
    #expect(finding.disposition == .reportOnly)
    #expect(finding.reasons.map(\.message) == ["it is a default argument of a public function"])
  }

  @Test("an internal function in a public extension is the app's")
  func internalArgument() throws {
    let source = "public extension View { internal func f(cornerRadius: CGFloat = 8) {} }"
    #expect(MarkedSource(source).findings().first?.disposition == .open)
  }
}
