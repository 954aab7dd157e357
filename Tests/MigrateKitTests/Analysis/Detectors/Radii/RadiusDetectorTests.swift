import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Corner radii")
struct RadiusDetectorTests {
  @Test(
    "values",
    arguments: [
      ("a.cornerRadius(24)", 24), ("a.cornerRadius(8.928)", 8.928),
      ("a.cornerRadius(CGFloat(12) / 2)", 6), ("a.cornerRadius(isCompact ? 0 : 10)", 10),
      ("a.cornerRadius(-1)", -1), ("a.cornerRadius(0x10)", 16),
    ] as [(String, Double)])
  func value(source: String, points: Double) {
    #expect(radii(source).map(\.value) == [.radius(points)])
  }

  @Test(
    "what the code says of it",
    arguments: [
      ("a.cornerRadius(24)", [], Disposition.open),
      ("a.cornerRadius(0)", [.zero], .unresolved),
      ("a.cornerRadius(width / 2)", [.notConstant], .unresolved),
      ("a.layer.cornerRadius = .infinity * 1", [.notConstant], .unresolved),
      ("a.cornerRadius(isCompact ? 4 : 10)", [.severalValues], .open),
      ("struct V: View { let corner: CGFloat = 8 }", [.oneHop], .open),
      ("struct V: View { let corner = 8; let c: Color }", [.reportOnly], .reportOnly),
      ("struct V: View { let corner: Float = 8 }", [.reportOnly], .reportOnly),
      ("struct V: View { var corner: CGFloat = 8 }", [.reportOnly], .reportOnly),
      (
        "struct V: View { @ScaledMetric private var corner = 8.0; let c: Color }", [.reportOnly],
        .reportOnly
      ),
      ("public func card(cornerRadius: CGFloat = 8) {}", [.reportOnly], .reportOnly),
      ("func card(cornerRadius: CGFloat = 8) {}", [.oneHop], .open),
      ("if let x = optional.cornerRadius(8) {}", [], .open),
      ("a.cornerRadius(4 + 8)", [.severalValues], .open),
      ("a.cornerRadius(-8)", [], .open), ("a.cornerRadius(4 * 2)", [], .open),
      (
        "Path(roundedRect: CGRect(x: w * 0.3, y: 0, width: w, height: 9), cornerRadius: 8)",
        [.roleUnknown], .open
      ),
      ("Path(roundedRect: rect, cornerRadius: 8)", [], .open),
      ("UIBezierPath(roundedRect: bounds, cornerRadius: 8)", [], .open),
      (
        "UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: w, height: 8), cornerRadius: 4)", [],
        .open
      ),
    ] as [(String, [ReasonCode], Disposition)])
  func reasons(source: String, codes: [ReasonCode], disposition: Disposition) {
    let found = radii(source)
    #expect(found.map(\.disposition) == [disposition])
    #expect(found.first?.reasons.map(\.code) == codes)
  }

  @Test(
    "sentences",
    arguments: [
      ("a.cornerRadius(0)", "the value is 0: there is nothing to name"),
      ("a.cornerRadius(w / 2)", "the value is computed"),
      ("a.cornerRadius(b ? 4 : 10.5)", "the expression is 4 or 10.5; a single value is applied"),
      (
        "struct V: View { let corner: CGFloat = 8 }",
        "it is in a constant, and nothing in the scanned code uses it; uses that agree apply it"
      ),
      ("struct V: View { let corner = 8; let c: Color }", "the constant is an Int"),
      ("struct V: View { let corner: Float = 8 }", "it is a Float"),
      ("struct V: View { let corner: Int = 8 }", "it is an Int"),
      (
        "struct V: View { var corner: CGFloat = 8 }",
        "it is the initial value of a property that may change"
      ),
      ("func f() { var corner: CGFloat = 8 }", "it is the initial value of a variable"),
      (
        "struct V: View { @State var corner: CGFloat = 8 }",
        "it is the initial value of a property wrapped by @State"
      ),
      (
        "public func card(cornerRadius: CGFloat = 8) {}",
        "it is a default argument of a public function"
      ),
    ])
  func sentence(source: String, message: String) {
    #expect(radii(source).first?.reasons.map(\.message) == [message])
  }

  @Test(
    "roles",
    arguments: [
      ("s.presentationCornerRadius(20)", UsageRole.sheet, RoleReading.Strength.strong),
      ("s.preferredCornerRadius = 20", .sheet, .strong),
      ("s.buttonBorderShape(.roundedRectangle(radius: 20))", .button, .strong),
      ("Image(\"a\").cornerRadius(20)", .image, .strong),
      ("AsyncImage(url: url).clipShape(RoundedRectangle(cornerRadius: 8))", .image, .strong),
      ("Image(systemName: \"a\").background(.rect(cornerRadius: 8))", .unknown, .none),
      ("Image(\"a\").background(RoundedRectangle(cornerRadius: 8))", .image, .weak),
      ("TextField(\"a\", text: $a).background(Color.red).cornerRadius(8)", .input, .strong),
      ("Button(\"a\") {}.background(.red, in: .rect(cornerRadius: 8))", .button, .strong),
      ("Button { go() } label: { Text(a).cornerRadius(8) }", .button, .weak),
      // A stack on a background with a shadow is a card, unless it is the label of a button.
      ("VStack { a }.background(b).cornerRadius(8).shadow(radius: 4)", .card, .weak),
      (
        "VStack { a }.background(RoundedRectangle(cornerRadius: 8).fill(b).shadow(radius: 4))",
        .card, .weak
      ),
      ("VStack { a }.background(b).cornerRadius(8)", .unknown, .none),
      (
        "VStack { a }.background(Capsule().fill(b)).cornerRadius(8).shadow(radius: 4)", .unknown,
        .none
      ),
      ("Text(a).background(b).cornerRadius(8).shadow(radius: 4)", .unknown, .none),
      (
        "Button { go() } label: { HStack { a }.background(b).cornerRadius(8).shadow(radius: 4) }",
        .button, .weak
      ),
      ("avatarView.layer.cornerRadius = 8", .image, .weak),
      ("view.layer.cornerRadius = 8", .unknown, .none),
      // A closure that sets a view up is about that view.
      ("sendButton.do { $0.layer.cornerRadius = 8 }", .button, .weak),
      ("let okBtn = UIButton().then { $0.makeRounded(cornerRadius: 8) }", .button, .weak),
      (
        "class InputCell: UIView { func a() { okBtn.do { if b { $0.layer.cornerRadius = 8 } } } }",
        .button, .weak
      ),
      (
        "class InputCell: UIView { func a() { dot.do { $0.layer.cornerRadius = 8 } } }", .unknown,
        .none
      ),
      ("sendButton?.do { $0.layer.cornerRadius = 8 }", .button, .weak),
      ("buttons.forEach { $0.layer.cornerRadius = 8 }", .unknown, .none),
      // What else the view has, what it is given, and what is made inside of it is not that view.
      ("sendButton.do { $0.dotView.layer.cornerRadius = 8 }", .unknown, .none),
      ("sendButton.do { $0.subviews.first?.layer.cornerRadius = 8 }", .unknown, .none),
      ("cardView.do { $0.dotView.makeRounded(cornerRadius: 8) }", .unknown, .none),
      ("sendButton.with(dotView) { $0.layer.cornerRadius = 8 }", .unknown, .none),
      (
        "let cardView = UIView().then { $0.add(UIView().then { $0.layer.cornerRadius = 8 }) }",
        .unknown, .none
      ),
      ("class B: UIButton { func a() { layer.cornerRadius = 8 } }", .button, .strong),
      ("struct CardView: View { var body: some View { a.cornerRadius(8) } }", .card, .weak),
      (
        "struct CardView: View { var body: some View { a.background { b.cornerRadius(8) } } }",
        .card, .weak
      ),
      // One of several things side by side in a card is not the card, and neither is a bar.
      (
        "struct CardView: View { var body: some View { HStack { a.cornerRadius(8) } } }", .unknown,
        .none
      ),
      (
        "struct V: View { var detailCard: some View { VStack { a.cornerRadius(8) } } }", .unknown,
        .none
      ),
      (
        "struct CardsView: View { var body: some View { ForEach(a) { b in c.cornerRadius(8) } } }",
        .card, .weak
      ),
      (
        "struct CardView: View { var body: some View { Button { } label: { a.cornerRadius(8) } } }",
        .button, .weak
      ),
      (
        "struct CardView: View { var body: some View { ZStack { a.cornerRadius(8) } } }", .card,
        .weak
      ),
      (
        "struct CardView: View { var body: some View { RoundedRectangle(cornerRadius: 8).fill(a).frame(height: 16) } }",
        .unknown, .none
      ),
      (
        "struct CardView: View { var body: some View { RoundedRectangle(cornerRadius: 8).fill(a).frame(height: 60) } }",
        .card, .weak
      ),
      // What is small may be one of several things side by side.
      (
        "struct TagView: View { var body: some View { HStack { a.cornerRadius(8) } } }", .badge,
        .weak
      ),
      // A view's name says nothing of what it presents.
      (
        "struct PopupButton: View { var body: some View { a.popup { b.cornerRadius(8) } } }",
        .unknown, .none
      ),
      ("cover.resizable().cornerRadius(8)", .image, .strong),
      ("struct V: View { var tagChip: some View { a.cornerRadius(8) } }", .badge, .weak),
      ("struct S: ButtonStyle { func m() -> some View { a.cornerRadius(8) } }", .button, .strong),
      ("struct V: View { let cardCorner: CGFloat = 8 }", .card, .weak),
      ("MessageBubble(cornerRadius: 8)", .bubble, .weak),
      ("a.cornerRadius(8)", .unknown, .none),
    ] as [(String, UsageRole, RoleReading.Strength)])
  func role(source: String, role: UsageRole, strength: RoleReading.Strength) {
    let found = radii(source)
    #expect(found.map(\.role.role) == [role])
    #expect(found.map(\.role.strength) == [strength])
  }

  @Test("a constant lists its uses and takes the role they agree on")
  func uses() throws {
    let source = """
      struct V: View {
        enum Layout { static let r: CGFloat = 8 }
        var body: some View {
          Image("a").cornerRadius(Layout.r)
          Other.r
        }
      }
      """
    let finding = try #require(radii(source).first)
    #expect(finding.uses.map(\.position.line) == [4])
    #expect(finding.role.role == .image)
    #expect(finding.context.isConstant)
  }

  @Test("other files of the module name a constant by up to four names")
  func constantPaths() throws {
    func path(_ source: String) throws -> String? {
      let outline = SyntaxOutline(Array(source.utf8))
      return outline.constantPath(of: try #require(outline.properties.first))
    }
    let inner = "enum Size { static let r: CGFloat = 8 }"
    #expect(
      try path("class V { enum Constant { \(inner) } }") == "V.Constant.Size.r")
    #expect(try path("class W { class V { enum Constant { \(inner) } } }") == nil)
    let outline = SyntaxOutline(Array("a(V.Constant.Size.r, W.V.Constant.Size.r)".utf8))
    #expect(outline.constantReference(from: 2) == 2..<9)
    #expect(outline.constantReference(from: 10) == nil)
  }

  @Test("a member of another type is not a use of the constant")
  func crossFileUse() {
    let source = """
      struct V: View {
        enum Layout { static let r: CGFloat = 8 }
        var body: some View { a.cornerRadius(Theme.r) }
      }
      """
    #expect(radii(source).isEmpty)
  }

  @Test(
    "sites",
    arguments: [
      ("a.cornerRadius(24)", Site.cgFloat),
      ("struct V: View { let corner = 8.0; let c: Color }", .double),
      ("struct V: View { let corner: Double = 8 }", .double),
      ("struct V: View { let corner = CGFloat(8) }", .cgFloat),
      ("struct V: View { let corner: Float = 8 }", .float),
    ] as [(String, Site)])
  func site(source: String, site: Site) {
    #expect(radii(source).map(\.site) == [site])
  }

  private func radii(_ source: String) -> [Finding] {
    MarkedSource(source).findings().filter { $0.category == .radius }
  }
}
