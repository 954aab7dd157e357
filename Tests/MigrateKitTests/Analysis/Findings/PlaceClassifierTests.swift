import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("The kind of code around a value")
struct PlaceClassifierTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let source: String
    let place: Place
    var path = "App/Home.swift"
    var testDescription: String { name }
  }

  @Test(
    "definitions",
    arguments: [
      Row(
        name: "static constant in an extension of Color",
        source: "extension Color { static let brand = «Color(red: 1, green: 0, blue: 0)» }",
        place: .definition),
      Row(
        name: "computed static in an extension of ShapeStyle",
        source: "extension ShapeStyle where Self == Color { static var brand: Color { «.red» } }",
        place: .definition),
      Row(
        name: "function returning the type, with its body",
        source: """
          extension UIColor {
            static func dynamic(dark: Bool) -> UIColor { if dark { return «.black» }; return .white }
          }
          """, place: .definition),
      Row(
        name: "body of an initializer",
        source: "extension Color { init(brand: Int) { self = «Color(white: 0.5)» } }",
        place: .definition),
      Row(
        name: "type nested in an extension of Color",
        source: "extension Color { enum Brand { static let primary = «Color(white: 0.5)» } }",
        place: .definition),
      Row(
        name: "font factory",
        source: "extension Font { static var title9: Font { «.system(size: 9)» } }",
        place: .definition),
      Row(
        name: "number in an extension of CGFloat",
        source: "extension CGFloat { static let card: CGFloat = «12» }", place: .definition),
      Row(
        name: "function of an extension of UIColor that returns something else",
        source: """
          extension UIColor { func image() -> UIImage { render(«UIColor.red») } }
          """, place: .view),
      Row(
        name: "default argument of a defining function",
        source: "extension Color { static func mix(_ a: Color = «.red») -> Color { a } }",
        place: .definition),
      Row(
        name: "static member of a view",
        source: "struct Home: View { static let brand = «Color(white: 0.5)» }", place: .view),
      Row(
        name: "type that declares only style values",
        source: """
          enum Theme {
            static let background = «Color(white: 0.5)»
            static let cardRadius: CGFloat = 12
            enum Fonts { static let title = Font.system(size: 20) }
          }
          """, place: .definition),
      Row(
        name: "extension of such a type in the same file",
        source: """
          enum Theme { static let background = Color.red }
          extension Theme { static let text = «Color(white: 0.5)» }
          """, place: .definition),
      Row(
        name: "themes as values",
        source: """
          struct Palette {
            let name: String
            let background: Color
            static let dark = Palette(name: "dark", background: «Color(white: 0.1)»)
          }
          """, place: .definition),
      Row(
        name: "numbers alone",
        source: "enum Metrics { static let cornerRadius: CGFloat = «8»; static let spacing = 4.0 }",
        place: .definition),
      Row(
        name: "numbers of another kind beside them",
        source: "enum Config { static let cornerRadius: CGFloat = «8»; static let retries = 3 }",
        place: .view),
      Row(
        name: "domain enum that maps to colors",
        source: """
          enum Priority { case low, high; var color: Color { self == .low ? «.green» : .red } }
          """, place: .view),
      Row(
        name: "constants of one file",
        source: "private enum Constants { static let cornerRadius: CGFloat = «8» }", place: .view),
      Row(
        name: "constants nested in a view",
        source: """
          struct Card: View {
            enum Layout { static let corner: CGFloat = «8» }
            var body: some View { EmptyView() }
          }
          """, place: .view),
      Row(
        name: "subclass of a view",
        source: "class Badge: UIView { let fill = «UIColor.red» }", place: .view),
      Row(
        name: "model with a color among other things",
        source: "struct Tag { let color = «Color.red»; let count: Int }", place: .view),
      Row(
        name: "component in a theme folder",
        source: "struct Card: View { var body: some View { «Color.red» } }",
        place: .view, path: "Theme/Colors.swift"),
      Row(
        name: "type that the mapping names",
        source: "struct BrandKit { let tint = «Color.red»; let count = 3 }", place: .definition),
      Row(
        name: "extension of a type that the mapping names",
        source: "extension BrandKit { func tint() -> Color { «Color.red» } }", place: .definition),
      Row(
        name: "argument of such a type in a constant of the file",
        source: "let day = BrandKit(name: \"day\", tint: «Color.red»)", place: .definition),
      Row(
        name: "argument of such a type in a static constant of a view",
        source: "struct Home: View { static let day: BrandKit = .init(tint: mix(«Color.red»)) }",
        place: .definition),
      Row(
        name: "parameter of an initializer in a constant",
        source: "let kit: Host = { class A { init(tint: Color = «Color.red») {} }; return A() }()",
        place: .view),
      Row(
        name: "elements of a list of such values",
        source: "let kits: [BrandKit] = [.init(tint: «Color.red»)]", place: .definition),
      Row(
        name: "argument of such a type in a view",
        source: "struct Home: View { var body: some View { BrandKit(tint: «Color.red») } }",
        place: .view),
      Row(
        name: "argument of such a type in a constant of an object",
        source: "class Home: UIView { let kit = BrandKit(tint: «Color.red») }", place: .view),
      Row(
        name: "argument of another type",
        source: "let tag = Tag(tint: «Color.red»)", place: .view),
    ])
  func definition(_ row: Row) throws {
    try expect(row)
  }

  @Test(
    "places of code",
    arguments: [
      Row(
        name: "preview macro", source: "#Preview(\"Card\", traits: .fixed) { Card(tint: «.red») }",
        place: .preview),
      Row(
        name: "preview provider",
        source: """
          struct Card_Previews: PreviewProvider { static var previews: some View { «Color.red» } }
          """, place: .preview),
      Row(
        name: "after a preview", source: "#Preview { Card() }\nlet tint: Color = «.red»",
        place: .view),
      Row(
        name: "test folder", source: "let a = «Color.red»", place: .test, path: "AppTests/A.swift"),
      Row(
        name: "file that imports a test framework",
        source: "@testable import App\nimport XCTest\nlet a = «Color.red»", place: .test),
      Row(
        name: "generated", source: "// DO NOT EDIT\nextension Color { static let a = «Color.red» }",
        place: .generated),
      Row(
        name: "vendored", source: "// DO NOT EDIT\nlet a = «Color.red»", place: .vendored,
        path: "Pods/A/A.swift"),
    ])
  func place(_ row: Row) throws {
    try expect(row)
  }

  private func expect(_ row: Row) throws {
    let source = MarkedSource(row.source)
    let range = try #require(source.ranges.first)
    let classifier = PlaceClassifier(
      path: row.path, outline: source.outline, lexemes: Lexer.lexemes(in: source.bytes),
      definitions: ["BrandKit"])
    #expect(classifier.place(of: source.outline.firstLexeme(from: range.start)) == row.place)
  }
}
