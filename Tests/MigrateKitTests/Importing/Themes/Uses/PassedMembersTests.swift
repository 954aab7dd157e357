import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Cases and constants that code passes as a whole are uses of the tokens that they hold.
@Suite struct PassedMembersTests {
  private static let corner = """
    import UIKit
    enum Corner: CGFloat { case small = 5, normal = 10 }
    extension UIView { func round(_ corner: Corner, at edge: Int) { layer.cornerRadius = corner.rawValue } }
    struct Card { var corner: Corner; init(corner: Corner) { self.corner = corner } }
    struct Chip { var corner: Corner? }
    """

  /// The numbers of uses in code of a view, by the token's path.
  private func uses(of theme: String, in view: String) -> [String: Int] {
    let sources = [("Theme.swift", theme), ("View.swift", "import UIKit\n" + view)]
    let names = ThemeFixture(files: sources).survey.useNames
    let reading = TokenUseReading(
      SourceFile(path: "View.swift", bytes: Array(sources[1].1.utf8)), names: names)
    return reading.uses.reduce(into: [:]) { $0[$1.token, default: 0] += 1 }
  }

  @Test(arguments: [
    "func a(v: UIView) { v.round(.small, at: 0) }",
    "func a(v: UIView, b: Bool) { v.round(b ? .small : other, at: 0) }",
    "func a() { show(Card(corner: .small)) }",
    "func a() { show(Chip(corner: .small)) }",
    "func a(chip: inout Chip) { chip.corner = .small }",
    "func a() { let c: Corner = .small; show(c) }",
    "var mine: Corner { .small }",
    "var mine: Corner { switch self { case .a: return .small; default: return other } }",
    "func mine() -> Corner { .small }",
    "struct S { subscript(i: Int) -> Corner { .small } }",
    "struct S { subscript(i: Int) -> Corner { get { return .small } } }",
  ]) func aCaseIsUsedWhereItsTypeIsExpected(code: String) {
    #expect(uses(of: Self.corner, in: code) == ["radius.small": 1])
  }

  @Test(arguments: [
    "func a(v: UIView) { v.round(other, at: .small) }",
    "func a(v: UIView) { v.flatten(.small, at: 0) }",
    "func a(c: Corner) { switch c { case .small: break; default: break } }",
    "func a(size: inout Size) { size.width = .small }",
    "func a() { let s: Size = .small; show(s) }",
    "var mine: Size { .small }",
    "var mine: Corner { sizes.map { .small } }",
    "func a(v: UIView) { v.round(Size.small, at: 0) }",
    "struct Button { var corner: Size }\nfunc a(b: inout Button) { b.corner = .small }",
    "struct S { func round(_ corner: Size, at edge: Int) {} }\nfunc a(s: S) { s.round(.small, at: 0) }",
    "class Tile { var corner: Corner }\nfunc a() { show(Tile(corner: .small)) }",
    "struct S { subscript(i: Int) -> Size { .small } }",
  ]) func aCaseOfThatNameOfAnotherTypeIsNone(code: String) {
    #expect(uses(of: Self.corner, in: code) == [:])
  }

  /// Of what a case holds, each token is used; a theme with many colors says nothing of any.
  @Test func aThemeThatCodePassesIsNoUseOfItsColors() {
    let theme = """
      import UIKit
      enum Theme {
        case day, night
        var ink: UIColor { self == .day ? UIColor(white: 0.1, alpha: 1) : UIColor(white: 0.9, alpha: 1) }
        var paper: UIColor { self == .day ? UIColor(white: 0.95, alpha: 1) : UIColor(white: 0.2, alpha: 1) }
      }
      func open(_ theme: Theme) {}
      """
    #expect(uses(of: theme, in: "func a() { open(.night) }") == [:])
  }

  /// A style that also sets the spacing of lines does not ask for its font alone.
  @Test(arguments: [
    ("font", nil),
    (
      "font and lineHeight",
      "the app's uses: code sets the style of the case as a whole, and reads no font from any"
    ),
  ]) func aStyleThatIsSetAsAWholeIsNotItsFont(members: String, evidence: String?) {
    let height =
      members.contains("lineHeight") ? "var lineHeight: CGFloat { self == .title ? 30 : 20 }" : ""
    let theme = """
      import UIKit
      enum TextStyle {
        case title, body
        var font: UIFont {
          switch self {
          case .title: return .systemFont(ofSize: 24, weight: .bold)
          case .body: return .systemFont(ofSize: 15)
          }
        }
        \(height)
      }
      extension UILabel { func set(_ style: TextStyle) {} }
      """
    let views = ["A", "B", "C"].map {
      ("\($0).swift", "import UIKit\nfunc \($0)(l: UILabel) { l.set(.title); l.set(.body) }")
    }
    let tokens = ThemeFixture(files: [("TextStyle.swift", theme)] + views).survey.tokens
    let font = tokens.first { $0.category == .font }
    #expect(font?.guess.isOutOfForce == (evidence != nil))
    if let evidence { #expect(font?.guess.evidence == evidence) }
  }
}
