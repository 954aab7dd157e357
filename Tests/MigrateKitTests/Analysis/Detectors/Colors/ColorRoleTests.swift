import Testing

@testable import MigrateKit

/// What a color is for, and the words of the code that say so.
@Suite struct ColorRoleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var source: String
    var reported: String
    /// `told` reads `role, strength, site: evidence`.
    init(_ source: String, _ reported: String) {
      self.source = source
      self.reported = reported
    }
    var testDescription: String { source }
  }

  static let modifiers: [Case] = [
    Case(
      "Text(a).foregroundColor(.red)", "text strong Color: argument of foregroundColor(_:) on Text"),
    Case(
      "Text(a)\n  .font(.body)\n  .foregroundStyle(.red)",
      "text strong ShapeStyle: argument of foregroundStyle(_:) on Text"),
    Case(
      "Image(systemName: \"star\").foregroundColor(.red)",
      "icon strong Color: argument of foregroundColor(_:) on Image(systemName:)"),
    Case(
      "Image(\"star\").foregroundColor(.red)",
      "icon strong Color: argument of foregroundColor(_:) on Image"),
    Case(
      "Circle().foregroundColor(.red)",
      "fill strong Color: argument of foregroundColor(_:) on Circle"),
    Case(
      "BarMark(x: a).foregroundStyle(.red)",
      "data strong ShapeStyle: argument of foregroundStyle(_:) on BarMark"),
    Case("VStack { a }.foregroundColor(.red)", "text weak Color: argument of foregroundColor(_:)"),
    Case("Button(a) { b }.tint(.red)", "tint strong ShapeStyle: argument of tint(_:)"),
    Case(
      "Button { a } label: { b }.background(Color.red)",
      "background strong ShapeStyle: argument of background(_:)"),
    Case(
      "a.background(on ? Color.red : other)", "background strong Color: argument of background(_:)"),
    Case("a.background(on ? .red : other)", "background strong Color: argument of background(_:)"),
    Case(
      "a.background(RoundedRectangle(cornerRadius: 8).fill(Color.red))",
      "background strong ShapeStyle: argument of fill(_:) inside background"),
    Case("a.background { Color.red }", "background strong Color: in the closure of background"),
    Case(
      "a.background { Capsule().fill(.red) }",
      "background strong ShapeStyle: in the closure of background"),
    Case(
      "a.overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 1))",
      "border strong ShapeStyle: argument of stroke(_:)"),
    Case("Circle().strokeBorder(.red)", "border strong ShapeStyle: argument of strokeBorder(_:)"),
    Case(
      "ZStack { Circle().stroke(.red, lineWidth: 8); Circle().trim(from: 0, to: part).stroke(tint) }",
      "fill strong ShapeStyle: argument of stroke(_:) on a ring"),
    Case(
      "Circle().trim(from: 0, to: part).stroke(.red, lineWidth: 8)",
      "fill strong ShapeStyle: argument of stroke(_:) on a ring"),
    Case(
      "VStack { Circle().stroke(.red); ZStack { Circle().trim(from: 0, to: part).stroke(tint) } }",
      "border strong ShapeStyle: argument of stroke(_:)"),
    Case("a.border(.red, width: 2)", "border strong ShapeStyle: argument of border(_:)"),
    Case(
      "a.shadow(color: .red, radius: 2)", "shadow strong Color: argument of shadow(color:)"),
    Case("Capsule().fill(.red)", "fill strong ShapeStyle: argument of fill(_:)"),
    Case(
      "Rectangle().fill(.red).frame(height: 1)", "border strong ShapeStyle: argument of fill(_:)"),
    Case(
      "Capsule().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))",
      "fill strong Color: argument of fill(_:)"),
    Case(
      "a.background(LinearGradient(gradient: Gradient(stops: [.init(color: .red, location: 0)])))",
      "background strong Color: argument of background(_:)"),
    Case("a.mask(LinearGradient(colors: [.red]))", "effect strong Color: argument of mask(_:)"),
    Case(
      "a.mask(Reader { if b { Rectangle().fill(.red) } })", "effect strong ShapeStyle: in a mask"),
    Case(
      "a.mask { b { Rectangle().fill(.red) } }", "effect strong ShapeStyle: in a mask"),
    Case(
      "struct FadeMask { var a: some View { b { Rectangle().fill(.red) } } }",
      "effect strong ShapeStyle: in a mask"),
    Case(
      "var fadeMask: some View { Rectangle().fill(.red) }", "effect strong ShapeStyle: in a mask"),
    Case(
      "func updateMaskColors() { let shown = [UIColor.red].map { $0.cgColor } }",
      "effect strong UIColor: in a mask"),
    Case(
      "func updateMaskColors() { title.textColor = .red }",
      "text strong UIColor: assigned to title.textColor"),
    Case(
      "func setInputMask() { Rectangle().fill(.red) }",
      "fill strong ShapeStyle: argument of fill(_:)"),
    Case(
      "struct Masked { var a: some View { Rectangle().fill(.red) } }",
      "fill strong ShapeStyle: argument of fill(_:)"),
    Case("if a.mask { Rectangle().fill(.red) }", "fill strong ShapeStyle: argument of fill(_:)"),
    Case(
      "func f() -> Color { var textColor = ink(); textColor = .red; return textColor }",
      "text strong Color: assigned to textColor"),
    Case(
      "let a = renderer.image { context in UIColor.white.setFill() }",
      "effect strong UIColor: the paper or the ink of an image"),
    Case(
      "let a = renderer.image { context in UIColor.red.setFill() }",
      "fill strong UIColor: setFill()"),
    Case(
      "func f() { var textColor: Color?; textColor = .red }",
      "text strong Color: assigned to textColor"),
    Case(
      "class A: UILabel { func f() { textColor = .red } }",
      "text strong UIColor: assigned to textColor"),
    Case(
      "shade.backgroundColor = UIColor.red; box.mask = shade",
      "effect strong UIColor: assigned to shade.backgroundColor, a mask"),
    Case(
      "let a: CAShapeLayer = { let maskLayer = CAShapeLayer(); maskLayer.fillColor = UIColor.red.cgColor; return maskLayer }()",
      "effect strong CGColor: assigned to maskLayer.fillColor, a mask"),
    Case(
      "let barMask: CAShapeLayer = { let layer = CAShapeLayer(); layer.fillColor = UIColor.red.cgColor; return layer }()",
      "effect strong CGColor: assigned to layer.fillColor, a mask"),
    Case(
      "maskLayer.fillColor = UIColor.red.cgColor; view.layer.addSublayer(maskLayer)",
      "fill strong CGColor: assigned to maskLayer.fillColor"),
    Case(
      "maskView.backgroundColor = UIColor.red",
      "background strong UIColor: assigned to maskView.backgroundColor"),
    Case(
      "box.backgroundColor = UIColor.red; box.mask = shade",
      "background strong UIColor: assigned to box.backgroundColor"),
    Case(
      "a.listRowBackground(Color.red)", "background strong Color: argument of listRowBackground(_:)"
    ),
    Case(
      "a.listRowSeparatorTint(.red)", "border strong Color: argument of listRowSeparatorTint(_:)"),
    Case(
      "Color.red.ignoresSafeArea()",
      "background strong Color: fills the screen with ignoresSafeArea"),
    Case("Color.red.frame(height: 1)", "border strong Color: a line, by its frame"),
    Case(
      "Divider().background(Color.red)",
      "border strong ShapeStyle: argument of background(_:) on a line"),
    Case("Divider().overlay(Color.red)", "border strong ShapeStyle: argument of overlay(_:)"),
    Case(
      "Spacer().frame(height: 1).background(Color.red)",
      "border strong ShapeStyle: argument of background(_:) on a line"),
    Case("Image(a).overlay(Color.red)", "effect strong ShapeStyle: argument of overlay(_:)"),
    Case(
      "a.overlay(Circle().fill(Color.red))", "fill strong ShapeStyle: argument of fill(_:)"),
    Case(
      "a.background(Color.red.blendMode(.multiply))",
      "effect strong Color: mixed with what lies beneath by blendMode"),
    Case(
      "a.background(Circle().fill(RadialGradient(colors: [.red, other])).blendMode(.screen))",
      "effect strong Color: mixed with what lies beneath by blendMode"),
    Case(
      "Text(a).foregroundColor(.red).blendMode(.difference)",
      "effect strong Color: mixed with what lies beneath by blendMode"),
    Case(
      "Text(a).foregroundColor(.red).blendMode(.normal)",
      "text strong Color: argument of foregroundColor(_:) on Text"),
    Case("ZStack { Color.red }", "background weak Color: standing alone as a view"),
    Case(
      "let pick: (Bool) -> Color = { _ in Color.red }",
      "unknown none Color: nothing in the code says what it is for"),
    Case(
      "let tint: Color = { Color.red }()",
      "tint weak Color: returned by tint"),
    Case(
      "let page: () -> Text = { Text(a).foregroundColor(.red) }",
      "text strong Color: argument of foregroundColor(_:) on Text"),
    Case(
      "let page: () -> some View = { Color.red }",
      "background weak Color: standing alone as a view"),
    Case(
      "Text(a).foregroundColor(Color(uiColor: on ? .red : other))",
      "text strong UIColor: argument of foregroundColor(_:) on Text"),
  ]

  static let uiKit: [Case] = [
    Case("label.textColor = .red", "text strong UIColor: assigned to label.textColor"),
    Case(
      "view.backgroundColor = .red", "background strong UIColor: assigned to view.backgroundColor"),
    Case(
      "view.layer.borderColor = UIColor.red.cgColor",
      "border strong CGColor: assigned to view.layer.borderColor"),
    Case(
      "layer.backgroundColor = UIColor.red.cgColor",
      "background strong CGColor: assigned to layer.backgroundColor"),
    Case(
      "button.setTitleColor(.red, for: .normal)",
      "text strong UIColor: argument of setTitleColor(_:)"),
    Case(
      "iconImageView.tintColor = .red", "icon strong UIColor: assigned to iconImageView.tintColor"),
    Case("toolbar.tintColor = .red", "tint strong UIColor: assigned to toolbar.tintColor"),
    Case("image.withTintColor(.red)", "icon strong UIColor: argument of withTintColor(_:)"),
    Case("UIColor.red.setFill()", "fill strong UIColor: setFill()"),
    Case("UIColor.red.setStroke()", "border strong UIColor: setStroke()"),
    Case(
      "let a = [.foregroundColor: UIColor.red]",
      "text strong Any: value of the attribute .foregroundColor"),
    Case(
      "a[.backgroundColor] = UIColor.red",
      "background strong Any: value of the attribute .backgroundColor"),
    Case(
      "import AppKit\nlabel.textColor = .red", "text strong NSColor: assigned to label.textColor"),
    Case(
      "UIImage.SymbolConfiguration(paletteColors: [.red])",
      "icon strong UIColor: argument of SymbolConfiguration(paletteColors:)"),
  ]

  static let names: [Case] = [
    Case("let titleColor: Color = .red", "text weak Color: named titleColor"),
    Case("let cardBackground = Color.red", "background weak Color: named cardBackground"),
    Case(
      "var iconForegroundColor: Color { .red }", "icon weak Color: returned by iconForegroundColor"),
    Case(
      "func borderColor() -> Color { return .red }", "border weak Color: returned by borderColor"),
    Case("Badge(tint: Color.red)", "tint weak Color: argument 'tint' of Badge"),
    Case(
      "func f(background: Color = .red) {}",
      "background weak Color: default of the parameter background"),
    Case(
      "popup.backgroundColor(Color.black.opacity(0.4))",
      "background weak Color: argument of backgroundColor(_:)"),
    Case(
      "struct A: View { var avatar: Color { .red }; var body: some View { Image(a).foregroundColor(avatar) } }",
      "icon strong Color: where avatar is used: argument of foregroundColor(_:) on Image"),
    Case(
      "struct A: View { var c: Color { .red }; var body: some View { Image(a).foregroundColor(c); b.background(c) } }",
      "unknown none Color: nothing in the code says what it is for"),
    Case(
      "struct A: View { var c: Color { .red }; var body: some View { Image(a).foregroundColor(c); f(c) } }",
      "unknown none Color: nothing in the code says what it is for"),
    Case(
      "struct A: View { let border = Color.red; var body: some View { Rectangle().fill(border) } }",
      "border weak Color: named border"),
    Case("let c = Color.red", "unknown none Color: nothing in the code says what it is for"),
    Case(
      "struct A: View { let c = Color.red\n var body: some View { Text(a).foregroundColor(c) } }",
      "text strong Color: where it is used: argument of foregroundColor(_:) on Text"),
  ]

  static let choices: [Case] = [
    Case(
      "enum E { var color: Color { switch self { case .title: return .red } } }",
      "text weak Color: case .title"),
    Case(
      "enum E { var color: Color { switch self { case .title, .subtitle: return .red } } }",
      "text weak Color: case .title, .subtitle"),
    Case(
      "enum E { var color: Color { switch self { case .title, .border: return .red } } }",
      "unknown none Color: nothing in the code says what it is for"),
    Case(
      "let colors: [Part: Color] = [.border: .red]", "border weak Color: value of the key .border"),
    // The case is one of a style; what all of its colors are for, the name says.
    Case(
      "enum E { var background: Color { switch self { case .outline: return .red } } }",
      "background weak Color: returned by background"),
    Case(
      "let backgrounds: [Style: Color] = [.plain: .red]",
      "unknown none Color: nothing in the code says what it is for"),
  ]

  @Test(arguments: modifiers + uiKit + names + choices)
  func role(_ example: Case) {
    let found = MarkedSource(example.source).findings().filter { $0.category == .color }
    let reported = found.map { finding in
      "\(finding.role.role) \(finding.role.strength) \(finding.site.rawValue): "
        + finding.role.evidence
    }
    #expect(reported == [example.reported])
  }
}
