import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("The code that replaces a value")
struct ReplacementTests {
  struct Row: CustomTestStringConvertible {
    var name: String
    var codes: [Site: String]
    var site: Site
    var imports: [String] = ["UIKit"]
    var replacement: String?
    var testDescription: String { name }
  }

  private static let colorRows: [Row] = [
    Row(
      name: "its own spelling", codes: [.color: "Color.ink"], site: .color,
      replacement: "Color.ink"),
    Row(
      name: "a Color is a ShapeStyle", codes: [.color: "Color.ink"], site: .shapeStyle,
      replacement: "Color.ink"),
    Row(name: "an implicit member is not", codes: [.color: ".ink"], site: .shapeStyle),
    Row(name: "a ShapeStyle is no Color", codes: [.shapeStyle: "Color.ink"], site: .color),
    Row(
      name: "a UIColor has a cgColor", codes: [.uiColor: "UIColor.ink"], site: .cgColor,
      replacement: "UIColor.ink.cgColor"),
    Row(
      name: "an NSColor too", codes: [.nsColor: "NSColor.ink", .uiColor: "UIColor.ink"],
      site: .cgColor, imports: ["AppKit"], replacement: "NSColor.ink.cgColor"),
    Row(name: "an implicit member has none", codes: [.uiColor: ".ink"], site: .cgColor),
    Row(name: "no UIColor from a Color", codes: [.color: "Color.ink"], site: .uiColor),
    Row(name: "no Color from a UIColor", codes: [.uiColor: "UIColor.ink"], site: .color),
    Row(name: "no NSColor from a UIColor", codes: [.uiColor: "UIColor.ink"], site: .nsColor),
    Row(
      name: "no type expected: UIKit's own",
      codes: [.color: "Color.ink", .uiColor: "UIColor.ink"],
      site: .any, replacement: "UIColor.ink"),
    Row(
      name: "no type expected: AppKit's own", codes: [.nsColor: "NSColor.ink"], site: .any,
      imports: ["Cocoa"], replacement: "NSColor.ink"),
    Row(name: "no type expected: no implicit member", codes: [.uiColor: ".ink"], site: .any),
  ]

  @Test(
    "colors",
    arguments: colorRows)
  func colors(row: Row) {
    check(
      row, token: TestSystem.color("ink", "#1A1A1A"), finding: .color("#1A1A1A", site: row.site))
  }

  private static let numberRows: [Row] = [
    Row(
      name: "its own", codes: [.cgFloat: "Radius.medium"], site: .cgFloat,
      replacement: "Radius.medium"),
    Row(
      name: "a Double from a CGFloat", codes: [.cgFloat: "Radius.medium"], site: .double,
      replacement: "Double(Radius.medium)"),
    Row(
      name: "a CGFloat from a Double", codes: [.double: "Radius.medium"], site: .cgFloat,
      replacement: "CGFloat(Radius.medium)"),
    Row(
      name: "an implicit member converts to nothing", codes: [.cgFloat: ".medium"],
      site: .double),
    Row(name: "never a Float", codes: [.cgFloat: "Radius.medium"], site: .float),
  ]

  @Test(
    "numbers",
    arguments: numberRows)
  func numbers(row: Row) {
    check(row, token: TestSystem.radius("medium", 12), finding: .radius(12, site: row.site))
  }

  private func check(_ row: Row, token: DesignToken, finding: Finding) {
    let system = TestSystem.designSystem(token).with {
      $0.codes = [token.path: row.codes.mapValues { TokenCode($0) }]
    }
    var file = FileFacts()
    file.imports = row.imports
    let answer = system.answer(finding, file: file)
    #expect(answer.replacement == row.replacement)
    #expect(answer.status == (row.replacement == nil ? .review : .exact))
    #expect(answer.heldBy == (row.replacement == nil ? [.noCode] : []))
    #expect(answer.candidates.first?.replacement == row.replacement)
  }

  struct Form: CustomTestStringConvertible {
    var code: String
    var site: Site
    var replacement: String?
    var testDescription: String { code }
  }

  private static let forms: [Form] = [
    Form(code: "Color.ink", site: .color, replacement: "Color.ink.opacity(0.5)"),
    Form(
      code: "Color.ink(scheme)", site: .shapeStyle,
      replacement: "Color.ink(scheme).opacity(0.5)"),
    Form(
      code: "UIColor(Color.ink)", site: .uiColor,
      replacement: "UIColor(Color.ink).withAlphaComponent(0.5)"),
    Form(
      code: "UIColor.ink.cgColor", site: .cgColor,
      replacement: "UIColor.ink.withAlphaComponent(0.5).cgColor"),
    Form(code: "Theme.cgInk", site: .cgColor, replacement: nil),
    Form(
      code: "isDark ? Color.a : Color.b", site: .color,
      replacement: "(isDark ? Color.a : Color.b).opacity(0.5)"),
    Form(code: "ink(a, b)", site: .color, replacement: "ink(a, b).opacity(0.5)"),
  ]

  @Test(
    "an alpha is added as the type takes it",
    arguments: forms)
  func alpha(row: Form) {
    let system = TestSystem.designSystem(TestSystem.color("ink", "#1A2A3A")).with {
      $0.codes = ["ink": [row.site: TokenCode(row.code)]]
    }
    #expect(system.answer(.color("#1A2A3A80", site: row.site)).replacement == row.replacement)
  }

  @Test("code that requires a name is only used where the enclosing type declares it")
  func requirements() {
    let system = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A")).with {
      $0.codes = ["ink": [.color: TokenCode("Color.ink(scheme)", requires: "scheme")]]
    }
    var facts = FileFacts()
    facts.members = ["Home": ["scheme", "body"], "Home.Row": ["body"]]
    let project = ProjectFacts(files: [facts])
    func answer(in type: String?) -> Suggestion {
      system.answer(.color("#1A1A1A").with { $0.context.enclosingType = type }, project: project)
    }
    #expect(answer(in: "Home").replacement == "Color.ink(scheme)")
    #expect(answer(in: "Home").status == .exact)
    for type in ["Home.Row", "Elsewhere", nil] {
      #expect(answer(in: type).heldBy == [.missingRequirement])
      #expect(answer(in: type).replacement == nil)
    }
    #expect(
      answer(in: "Home.Row").message(.missingRequirement)
        == "the code of the token needs 'scheme'; declare it in 'Home.Row'")
  }

  @Test("code that requires a name is not used where no instance is in scope")
  func requirementsOfInstances() {
    let system = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A")).with {
      $0.codes = ["ink": [.color: TokenCode("theme.ink", requires: "theme")]]
    }
    var facts = FileFacts()
    facts.members = ["Home": ["theme"]]
    let finding = Finding.color("#1A1A1A").with {
      $0.context.enclosingType = "Home"
      $0.context.isOutsideInstance = true
    }
    let answer = system.answer(finding, project: ProjectFacts(files: [facts]))
    #expect(answer.heldBy == [.missingRequirement])
    #expect(
      answer.message(.missingRequirement)
        == "the code of the token needs 'theme', which only the code of an instance can name; "
        + "move the value into a property or a function of 'Home'")
  }

  @Test("a token that the module cannot see needs a decision")
  func visibility() {
    let module = ModuleRule(files: [], importName: nil, sees: ["radius.**", "color.text.*"])
    let system = TestSystem.designSystem(
      TestSystem.color("color.text.ink", "#1A1A1A"), TestSystem.color("color.brand.sky", "#0891B2"))
    #expect(system.answer(.color("#1A1A1A"), module: module).status == .exact)
    let hidden = system.answer(.color("#0891B2"), module: module)
    #expect(hidden.heldBy == [.notVisible])
    #expect(hidden.replacement == nil)
    #expect(hidden.token == "color.brand.sky")
    #expect(
      hidden.message(.notVisible)
        == "'modules' in the mapping hides color.brand.sky from this file; add it to 'sees'")
    let blind = ModuleRule(files: [], importName: nil, sees: [])
    #expect(system.answer(.color("#1A1A1A"), module: blind).heldBy == [.notVisible])
  }

  @Test("of two tokens of one value, the visible one matches")
  func visibleTwin() {
    let module = ModuleRule(files: [], importName: nil, sees: ["base.*"])
    let system = TestSystem.designSystem(
      TestSystem.color("app.ink", "#1A1A1A"), TestSystem.color("base.ink", "#1A1A1A"))
    #expect(system.answer(.color("#1A1A1A"), module: module).replacement == "Color.base.ink")
  }

  @Test("an import is added if the rule requires one and the file lacks it")
  func imports() {
    let module = ModuleRule(files: [], importName: "Theme", sees: nil)
    let system = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A"))
    var file = FileFacts()
    file.imports = ["SwiftUI"]
    file.importInsertion = 15
    file.importTerminator = "\r\n"
    let finding = Finding.color("#1A1A1A", source: "Color.black", at: 40)
    let answer = system.answer(finding, file: file, module: module)
    #expect(
      answer.edits == [
        Edit(finding.range, "Color.ink"),
        Edit(ByteRange(15, 15), "import Theme\r\n", kind: .import),
      ])
    file.imports.append("Theme")
    #expect(system.answer(finding, file: file, module: module).edits.count == 1)
  }
  /// The icon of the app, the sizes of an illustration, an image and a video, and a printed page are not of the
  /// interface.
  @Test(arguments: [
    ("AppIconPreview", false, false), ("AppIconPicker", true, true), ("LogoView", true, true),
    ("IllustrationPicker", true, true), ("EmptyIllustration", true, false),
    ("InvoicePDFGenerator", false, false), ("PDFExporterView", true, true),
    ("PDFPage", true, true), ("CaptionRenderer", true, false), ("ShareImageRenderer", true, false),
    ("RendererView", true, true), ("ImageRendererView", true, true), ("TextRenderer", true, true),
    ("HomeView", true, true),
  ]) func picturesKeepTheirValues(type: String, color: Bool, size: Bool) {
    let system = TestSystem.designSystem(
      TestSystem.color("ink", "#1A1A1A"), TestSystem.radius("medium", 8))
    let answers = system.answers([
      Finding.color("#1A1A1A").with { $0.context.enclosingType = type },
      Finding.of(.radius(8), .unknown, site: .cgFloat, at: 30)
        .with { $0.context.enclosingType = type },
    ])
    #expect(answers.map { $0.status == .exact } == [color, size])
  }

  /// A file gets no import for its previews alone.
  @Test func previewsNeedNoNewImport() {
    let module = ModuleRule(files: [], importName: "Theme", sees: nil)
    let system = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A"))
    func statuses(imports: [String], _ places: Place...) -> [Status] {
      var file = FileFacts()
      file.imports = imports
      let findings = places.enumerated().map { number, place in
        Finding.color("#1A1A1A", at: number * 10).with { $0.place = place }
      }
      return system.answers(findings, file: file, module: module).map(\.status)
    }
    #expect(statuses(imports: ["SwiftUI"], .preview) == [.review])
    #expect(statuses(imports: ["SwiftUI"], .view, .preview) == [.exact, .exact])
    #expect(statuses(imports: ["SwiftUI", "Theme"], .preview) == [.exact])
  }

  @Test(
    "a file of UIKit imports SwiftUI where a token is a Color",
    arguments: [
      (code: "UIColor(Color.ink)", imports: ["UIKit"], isAdded: true),
      (code: "UIColor(Palette.ink)", imports: ["UIKit"], isAdded: true),
      (code: "UIColor(Color.ink)", imports: ["UIKit", "SwiftUI"], isAdded: false),
      (code: "UIColor.ink", imports: ["UIKit"], isAdded: false),
      (code: "Palette.inkUIColor", imports: ["UIKit"], isAdded: false),
      (code: "DesignAsset.Color.ink.color", imports: ["UIKit"], isAdded: false),
      (code: "UIColor(named: \"Ink\")!", imports: ["UIKit"], isAdded: false),
    ])
  func bridges(code: String, imports: [String], isAdded: Bool) {
    var system = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A"))
    system.codes["ink"] = [.uiColor: TokenCode(code)]
    var file = FileFacts()
    file.imports = imports
    file.importInsertion = 13
    let finding = Finding.color("#1A1A1A", site: .uiColor, source: "UIColor.black", at: 40)
    let added = Edit(ByteRange(13, 13), "import SwiftUI\n", kind: .import)
    let edits = system.answer(finding, file: file).edits
    #expect(edits == [Edit(finding.range, code)] + (isAdded ? [added] : []))
  }

  /// Each with the code of the token, and whether it is a change.
  static let names: [(source: String, code: String, isChange: Bool)] = [
    (".black", "Color.black", false), ("Color.black", "Color(UIColor.black)", false),
    ("UIColor.black", "Color.black", false), (".black", "Theme.black", true),
    (".black", "Color.ink", true), ("Theme.black", "Color.black", true),
    ("Color(white: 0)", "Color.black", true), (".black", "Color.systemBlack", false),
    ("Color(.systemBlack)", "Color.systemBlack", true), (".black", "Theme.systemBlack", true),
  ]

  @Test("a token with the code's own name is not a change", arguments: names)
  func sameName(source: String, code: String, isChange: Bool) {
    var system = TestSystem.designSystem(TestSystem.color("black", "#000000"))
    system.codes["black"] = [.color: TokenCode(code)]
    let answer = system.answer(.color("#000000", source: source))
    #expect((answer.replacement != nil) == isChange)
    #expect(answer.edits.isEmpty != isChange)
  }

  @Test("an asset is not replaced by itself without its bundle")
  func sameAsset() {
    var system = TestSystem.designSystem(TestSystem.color("brand", "#3366CC"))
    let finding = Finding.color("#3366CC", source: "Color(\"brand\", bundle: .module)")
      .with { $0.context.asset = "brand" }
    system.codes["brand"] = [.color: TokenCode("Color(\"brand\")")]
    #expect(system.answer(finding).replacement == nil)
    system.codes["brand"] = [.color: TokenCode("Color.brand")]
    #expect(system.answer(finding).replacement == "Color.brand")
  }
}
