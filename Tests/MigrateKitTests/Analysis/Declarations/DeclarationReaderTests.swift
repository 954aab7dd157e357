import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What the index keeps of declarations for their evaluation.
@Suite struct DeclarationReaderTests {
  private func declarations(_ source: String, interest: String) -> [Declaration] {
    declarations(source, interest: NameInterest(codes: [interest]))
  }

  private func declarations(_ source: String, interest: NameInterest) -> [Declaration] {
    let bytes = Array(source.utf8)
    let lexemes = Lexer.lexemes(in: bytes)
    return DeclarationReader.declarations(
      in: SyntaxOutline(lexemes, bytes: bytes), interest: interest,
      clauses: ConditionalClauses(lexemes, bytes: bytes))
  }

  @Test func aBodyKeepsTheConditionsAroundItsStatements() {
    let found = declarations(
      """
      enum Theme { static var gap: CGFloat {
        #if DEBUG
          return 4
        #else
          return 8
        #endif
      } }
      """, interest: "Theme.gap")
    let code = found.first { $0.name == "gap" }?.code
    #expect(code?.hasPrefix("#if DEBUG") == true && code?.hasSuffix("#endif") == true)
  }

  @Test("what a value names in the same file is kept, however it is nested, and nothing else")
  func valuesAreFollowedInTheirFile() {
    let found = declarations(
      """
      let indigo = base
      let base: String = "3F51B5"
      let other = "title"
      enum Style { case light, dark; static var current: Style { .light } }
      enum Theme { static var ink: UIColor { Style.current == .light ? UIColor(hex: indigo) : .white } }
      """, interest: "Theme.ink")
    #expect(
      found.map(\.path) == [
        "indigo", "base", "Style.current", "Style.light", "Style.dark", "Style", "Theme.ink",
        "Theme",
      ])
  }

  @Test func casesThatAValueNamesAreKeptWhereTheirEnumIsKeptForAColor() {
    let found = declarations(
      """
      enum Legacy: String { case ink; var color: UIColor { UIColor(named: rawValue)! } }
      enum Other: String { case paper; var color: UIColor { UIColor(named: rawValue)! } }
      extension UIColor { static var brand: UIColor { Legacy.ink.color } }
      """, interest: "UIColor.brand")
    #expect(found.filter { $0.kind == .enumCase }.map(\.path) == ["Legacy.ink"])
  }

  /// A call names them without their type.
  @Test func theCasesThatAParameterMayHaveAreKept() {
    let found = declarations(
      """
      enum Face { case plain, wide }
      enum Mood { case calm }
      extension Font {
        static func app(size: CGFloat, face: Face = .plain) -> Font { .custom("A", size: size) }
      }
      """, interest: "Font.app(size: 16)")
    #expect(found.filter { $0.kind == .enumCase }.map(\.path) == ["Face.plain", "Face.wide"])
  }

  @Test func membersOfColorExtensionsAreKept() {
    let found = declarations(
      """
      extension Color {
        static func hex(_ digits: UInt) -> Self { Self(red: 0, green: 0, blue: 0) }
      }
      extension Text {
        static func plain(_ text: String) -> Self { Self(text) }
      }
      """, interest: "Color.brand + Text.other")
    #expect(found.filter { $0.kind == .function }.map(\.path) == ["Color.hex"])
  }

  @Test func membersOfTypesNestedInTypesOfTokensAreKept() {
    let found = declarations(
      """
      class Theme {
        enum Hex: String { case text = "#FFFFFF" }
        static var primary: UIColor { color(.text) }
      }
      enum Hex: String { case link = "#0000FF" }
      """, interest: "Theme.primary")
    #expect(
      Set(found.map(\.path)) == ["Theme", "Theme.Hex", "Theme.Hex.text", "Theme.primary"])
  }

  @Test func casesOnOneLineKeepTheirOrder() {
    let found = declarations("enum Size: Int { case small = 1, large, huge }", interest: "Size")
    #expect(found.filter { $0.kind == .enumCase }.map(\.name) == ["small", "large", "huge"])
  }

  @Test func initializersOfEveryKeptTypeAreKept() {
    let found = declarations(
      "struct Step {\n let points: CGFloat\n init(points: CGFloat) { self.points = points * 2 } }",
      interest: "Theme.step")
    #expect(found.map(\.signature) == ["Step", "points", "init(points:)"])
  }

  /// Generators extend an alias of the color type of each framework.
  @Test func initializersOfAnAliasOfAStylesTypeAreKept() {
    func found(_ alias: String) -> [String] {
      declarations(
        "\(alias)\nextension AssetColor { convenience init!(asset: ColorAsset) { self.init(named: asset.name) } }",
        interest: "Asset.brand"
      ).map(\.signature)
    }
    #expect(found("typealias AssetColor = UIColor").contains("init(asset:)"))
    #expect(!found("typealias AssetColor = Paint").contains("init(asset:)"))
  }

  @Test func aSurveyKeepsEveryDeclarationButNoCodeThatDrawsOrReturnsNothing() {
    let found = declarations(
      """
      struct Card: View {
        static let inset = gap(2)
        var body: some View { Text("Card").padding(Self.inset) }
        func reload() { print("reloads") }
      }
      func gap(_ steps: CGFloat) -> CGFloat { steps * 4 }
      """, interest: .everything)
    #expect(found.map(\.signature) == ["Card", "inset", "body", "reload()", "gap(_:)"])
    #expect(found.map { $0.code != nil } == [false, true, false, false, true])
  }

  @Test(arguments: [
    ("Color.red", "Color"), ("SwiftUI.Color.red", "SwiftUI.Color"), ("Kit.Color.red.color", nil),
    ("Kit.Color(hex)", "Kit.Color"),
  ])
  func onlyTheFirstTypeOfAChainIsTheSystems(code: String, type: String?) {
    let found = declarations("let ink = \(code)", interest: .everything)
    #expect(found.map(\.type) == [type])
  }

  @Test(arguments: [(BuildPlatform.iOS, "UIColor"), (.macOS, "NSColor")])
  func theAliasOfTheCompiledPlatformIsUsed(platform: BuildPlatform, type: String) {
    var fixture = EvaluatorFixture(
      """
      #if os(macOS)
        typealias PlatformColor = NSColor
      #else
        typealias PlatformColor = UIColor
      #endif
      """)
    fixture.platforms = [platform]
    #expect(fixture.evaluator.resolver.qualified("PlatformColor", within: "") == type)
  }

  @Test func aRequirementResolvesToItsDefaultImplementation() throws {
    let evaluator = EvaluatorFixture(
      """
      protocol Palette { var ink: Color { get } }
      extension Palette { var ink: Color { .white } }
      struct Plain: Palette { static let shared = Plain() }
      """
    ).evaluator
    let chain = try #require(SyntaxOutline(Array("Plain.shared.ink".utf8)).memberChains.first)
    let resolution = try evaluator.resolver.resolve(chain, at: NameResolver.Place()).get()
    #expect(resolution.declarations.map { evaluator.resolver.index[$0].code } == [".white"])
  }
}
