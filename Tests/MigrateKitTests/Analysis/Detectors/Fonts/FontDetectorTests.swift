import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Fonts")
struct FontDetectorTests {
  private static let systemBold = {
    var font = FontValue(size: 17, weight: .bold)
    font.isSystemBold = true
    return font
  }()

  @Test(
    "values",
    arguments: [
      (
        "a.font(.system(size: 28, weight: .bold, design: .rounded))",
        FontValue(size: 28, weight: .bold, design: .rounded)
      ),
      (
        "let a = Font.system(size: 12).monospacedDigit().bold()",
        FontValue(size: 12, weight: .bold).withMonospacedDigits
      ),
      ("let a = Font.system(size: 12).italic()", FontValue(size: 12, isItalic: true)),
      (
        "let a = Font.system(size: 12).weight(.semibold)", FontValue(size: 12, weight: .semibold)
      ),
      (
        "a.font(.custom(\"Lora\", size: 28))",
        FontValue(size: 28, family: "Lora", textStyle: "body")
      ),
      ("a.font(.custom(\"Lora\", fixedSize: 28))", FontValue(size: 28, family: "Lora")),
      (
        "a.font(.custom(\"Lora-BoldItalic\", size: 28, relativeTo: .title))",
        FontValue(
          size: 28, weight: .bold, family: "Lora", isItalic: true, textStyle: "title")
      ),
      ("let a = UIFont.systemFont(ofSize: 17)", FontValue(size: 17)),
      (
        "let a = UIFont.systemFont(ofSize: 17, weight: UIFont.Weight.light)",
        FontValue(size: 17, weight: .light)
      ),
      ("let a = UIFont.boldSystemFont(ofSize: 17)", Self.systemBold),
      ("let a = NSFont.boldSystemFont(ofSize: 17)", FontValue(size: 17, weight: .bold)),
      ("let a = UIFont.italicSystemFont(ofSize: 17)", FontValue(size: 17, isItalic: true)),
      (
        "let a = NSFont.monospacedSystemFont(ofSize: 17, weight: .bold)",
        FontValue(size: 17, weight: .bold, design: .monospaced)
      ),
      (
        "let a = UIFont(name: \"Roboto-Medium\", size: 17)!",
        FontValue(size: 17, weight: .medium, family: "Roboto")
      ),
      (
        "let a = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 17))",
        FontValue(size: 17, textStyle: "title")
      ),
      (
        "let a = UIFont.systemFont(ofSize: 17, weight: .bold).withSize(14)",
        FontValue(size: 14, weight: .bold)
      ),
      ("let a = Font(UIFont.systemFont(ofSize: 17)).bold()", FontValue(size: 17, weight: .bold)),
      ("a.font(.title2.bold())", FontValue(size: 22, weight: .bold, textStyle: "title2")),
      (
        "a.font(.system(.caption, design: .monospaced))",
        FontValue(size: 12, weight: .regular, design: .monospaced, textStyle: "caption")
          .withWeightOfStyle
      ),
      (
        "let a = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)",
        FontValue(size: 20, weight: .bold)
      ),
    ] as [(String, FontValue)])
  func value(source: String, font: FontValue) {
    #expect(fonts(source).map(\.value) == [.font(font)])
  }

  @Test(
    "modifiers of the same view count, and stay outside of the range",
    arguments: [
      ("Text(a).font(.system(size: 12)).fontWeight(.bold)", FontValue.Weight.bold, true),
      ("Text(a).bold().font(.system(size: 12))", .bold, true),
      ("Text(a).font(.system(size: 12)).bold(isOn)", nil, true),
      ("Text(a).font(.system(size: 12, weight: .light)).fontWeight(.heavy)", .heavy, true),
      ("Text(a).font(.system(size: 12, weight: .light)).padding()", .light, false),
      ("VStack { Text(a).font(.system(size: 12)) }.bold()", nil, false),
    ] as [(String, FontValue.Weight?, Bool)])
  func outside(source: String, weight: FontValue.Weight?, isOutside: Bool) throws {
    let finding = try #require(fonts(source).first)
    guard case .font(let font) = finding.value else { return }
    #expect(font.weight == weight)
    #expect(finding.context.weightIsOutside == isOutside)
    #expect(!finding.source.contains("fontWeight"))
  }

  @Test(
    "chained members that no token covers are reported",
    arguments: [
      ("let a = Font.system(size: 12).monospacedDigit().bold()", ".monospacedDigit()"),
      (
        "let a = Font.system(size: 12).bold().leading(.tight).smallCaps()",
        ".leading(.tight).smallCaps()"
      ),
      ("let a = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold)", ".monospacedDigit()"),
      ("let a = Font.system(size: 12).bold()", ""),
    ])
  func features(source: String, features: String) {
    #expect(fonts(source).map(\.context.fontFeatures) == [features])
  }

  @Test("italics and design of the view's modifiers count")
  func outerDesign() {
    let source = "Text(a).font(.system(size: 12)).italic().fontDesign(.serif)"
    #expect(
      fonts(source).map(\.value) == [.font(FontValue(size: 12, design: .serif, isItalic: true))])
  }

  @Test(
    "what the code says of it",
    arguments: [
      ("a.font(.system(size: 12))", [], Disposition.open),
      ("a.font(.system(size: w * 0.5))", [.notConstant], .unresolved),
      ("a.font(.system(size: size))", [.notConstant], .unresolved),
      ("a.font(.body)", [.systemSemantic], .open),
      ("a.font(.system(size: big ? 50 : 40))", [.severalValues], .open),
      ("a.font(.system(size: 12, weight: b ? .bold : .light))", [.severalValues], .open),
      ("a.font(.system(size: 12, weight: weight))", [.reportOnly], .reportOnly),
      ("a.font(.custom(name, size: 12))", [.reportOnly], .reportOnly),
      ("a.font = a.font.withSize(12)", [.reportOnly], .reportOnly),
      ("struct V: View { let f = Font.system(size: 12) }", [.oneHop], .open),
      ("struct V: View { var f = Font.system(size: 12) }", [.reportOnly], .reportOnly),
      ("if let f = UIFont(name: \"Lora\", size: 12) {}", [.reportOnly], .reportOnly),
    ] as [(String, [ReasonCode], Disposition)])
  func reasons(source: String, codes: [ReasonCode], disposition: Disposition) {
    let found = fonts(source)
    #expect(found.map(\.disposition) == [disposition])
    #expect(found.first?.reasons.map(\.code) == codes)
  }

  @Test(
    "sentences",
    arguments: [
      ("a.font(.system(size: size))", "the size of the font is not constant"),
      ("a.font(.body)", "it is a text style of the system"),
      (
        "a.font(.system(size: big ? 50 : 40))",
        "the expression is 50 or 40; a single value is applied"
      ),
      (
        "a.font(.system(size: 12, weight: b ? .bold : .light))",
        "the expression has several fonts; a single one is applied"
      ),
      ("a.font(.system(size: 12, weight: weight))", "the weight of the font is not constant"),
      ("a.font(.system(size: 12, design: design))", "the design of the font is not constant"),
      ("a.font(.custom(name, size: 12))", "the name of the font is not constant"),
      ("a.font = a.font.withSize(12)", "the font that it resizes is not known here"),
      ("if let f = UIFont(name: \"Lora\", size: 12) {}", "it is bound by 'if let' or similar"),
    ])
  func sentence(source: String, message: String) {
    #expect(fonts(source).first?.reasons.map(\.message) == [message])
  }

  @Test(
    "roles",
    arguments: [
      ("Image(systemName: \"x\").font(.system(size: 20))", UsageRole.icon, true),
      ("Image(systemName: \"x\").resizable().font(.system(size: 20)).bold()", .icon, true),
      ("Text(a).font(.system(size: 20))", .text, true),
      ("Text(\"🎉\").font(.system(size: 20))", .icon, false),
      ("Text(\"12\").font(.system(size: 20))", .text, true),
      ("Text(Image(systemName: \"x\")).font(.system(size: 20))", .icon, true),
      ("(isOn ? Icon.on : Icon.off).image.font(.system(size: 20))", .icon, false),
      ("(isOn ? a : b).row.font(.system(size: 20))", .text, false),
      ("Text(category.icon).font(.system(size: 20))", .icon, false),
      ("Text(category.iconName + a).font(.system(size: 20))", .text, true),
      ("Label(a, systemImage: b).font(.system(size: 20))", .text, true),
      ("Button { go() } label: { Image(systemName: \"x\") }.font(.system(size: 20))", .icon, true),
      ("Button { go() } label: { Text(a); Image(b) }.font(.system(size: 20))", .text, false),
      ("HStack { Image(b); configuration.label }.font(.system(size: 9))", .icon, false),
      ("Label { Text(a) } icon: { Image(b).font(.system(size: 9)) }", .icon, true),
      ("Label(a, image: b).labelStyle(.iconOnly).font(.system(size: 20))", .icon, true),
      ("Button(a, image: b) {}.labelStyle(.iconOnly).font(.system(size: 20))", .icon, true),
      ("emojiLabel.font = .systemFont(ofSize: 20)", .icon, false),
      ("struct IconStyle { init() { self.font = Font.system(size: 20) } }", .icon, false),
      ("closeIcon.font(.system(size: 20))", .icon, false),
      ("titleView.font(.system(size: 20))", .text, false),
      ("let iconFont = Font.system(size: 20)", .icon, false),
      ("label.font = .systemFont(ofSize: 20)", .text, false),
      ("enum E { var f: Font { switch self { case .icon: .system(size: 9) } } }", .icon, false),
      ("enum E { var icon: Font { switch self { case .title: .system(size: 9) } } }", .icon, false),
      ("let a = UIImage.SymbolConfiguration(pointSize: 20)", .icon, true),
      (
        "let a = UIImage.SymbolConfiguration(font: UIFont.systemFont(ofSize: 20))", .icon, true
      ),
      ("view.preferredSymbolConfiguration = .init(font: .systemFont(ofSize: 20))", .icon, true),
      (
        "b.configuration?.preferredSymbolConfigurationForImage = .init(font: .systemFont(ofSize: 9))",
        .icon, true
      ),
      ("view.attributes = .init(font: .systemFont(ofSize: 20))", .text, false),
    ] as [(String, UsageRole, Bool)])
  func role(source: String, role: UsageRole, isStrong: Bool) {
    let found = fonts(source)
    #expect(found.map(\.role.role) == [role])
    #expect(found.map { $0.role.strength == .strong } == [isStrong])
  }

  @Test(
    "sites",
    arguments: [
      ("a.font(.system(size: 12))", Site.font),
      ("label.font = .systemFont(ofSize: 12)", .uiFont),
      ("import AppKit\nlet a: NSFont = .systemFont(ofSize: 12)", .nsFont),
      ("let a = Font(UIFont.systemFont(ofSize: 12))", .font),
      ("let a = [.font: UIFont.systemFont(ofSize: 12)] as [Key: Any]", .any),
      ("s.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: r)", .any),
      ("let a = UIImage.SymbolConfiguration(pointSize: 20)", .cgFloat),
    ] as [(String, Site)])
  func site(source: String, site: Site) {
    #expect(fonts(source).map(\.site) == [site])
  }

  @Test(
    "PostScript names",
    arguments: [
      ("Roboto-Bold", "Roboto", FontValue.Weight.bold, false),
      ("Roboto-BoldItalic", "Roboto", .bold, true), ("Roboto-Italic", "Roboto", nil, true),
      ("HelveticaNeue", "HelveticaNeue", nil, false),
      ("Arial-BoldItalicMT", "Arial", .bold, true), ("Avenir-Heavy", "Avenir", .heavy, false),
      ("Poppins SemiBold", "Poppins", .semibold, false),
      ("siro-italic", "siro", nil, true), ("siro-bolditalic", "siro", .bold, true),
      ("Roboto Bold Italic", "Roboto", .bold, true),
      ("RobotoFlex-Regular_Bold", "RobotoFlex", .bold, false),
      ("Avenir Next Demi Bold", "Avenir Next", .semibold, false),
      ("Freesentation-7Bold", "Freesentation", .bold, false),
      ("Freesentation-6Bold", "Freesentation-6Bold", nil, false),
      ("MuseoSans-700Italic", "MuseoSans-700Italic", nil, false),
      ("Archivo Black", "Archivo Black", nil, false),
      ("GTWalsheimBold", "GTWalsheim", .bold, false),
      ("Inter4SemiBoldItalic", "Inter4", .semibold, true),
      ("ArchivoBlack", "ArchivoBlack", nil, false), ("Semilight", "Semilight", nil, false),
      ("SF-Pro", "SF-Pro", nil, false), ("Nunito-ExtraLight", "Nunito", .ultraLight, false),
      ("Futura-CondensedMedium", "Futura-CondensedMedium", nil, false), ("", "", nil, false),
    ] as [(String, String, FontValue.Weight?, Bool)])
  func postScript(name: String, family: String, weight: FontValue.Weight?, isItalic: Bool) {
    let parts = PostScriptName(name)
    #expect(parts.family == family)
    #expect(parts.weight == weight)
    #expect(parts.isItalic == isItalic)
  }

  private func fonts(_ source: String) -> [Finding] {
    MarkedSource(source).findings().filter { $0.category == .font }
  }
}

extension FontValue {
  /// The same font with digits of one width.
  var withWeightOfStyle: FontValue {
    var font = self
    font.weightIsOfStyle = true
    return font
  }

  var withMonospacedDigits: FontValue {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }
}
