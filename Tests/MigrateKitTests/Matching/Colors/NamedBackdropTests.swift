import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What texts lie on where the code names it: constants, aliases, gradients and styles that other files declare.
@Suite struct NamedBackdropTests {
  private static let mapping = """
    { "name": "Test", "tokens": ["test.tokens.json"],
      "code": { "color": {
        "Color": "Color.{name}", "ShapeStyle": "Color.{name}", "UIColor": "UIColor(Color.{name})" } },
      "roles": {
        "color.accent": ["tint", "fill", "background"], "color.deep": ["tint", "fill", "background"],
        "color.label": ["onAccent"], "color.paper": ["background"], "color.tint": ["background"],
        "color.ink": ["text", "icon"],
        "color.muted": ["text", "icon"] } }
    """

  private static let tokens = ##"""
    { "color": { "$type": "color",
      "accent": { "$value": "#1D4ED8" }, "deep": { "$value": "#1E3A8A" },
      "label": { "$value": "#FFFFFF" }, "paper": { "$value": "#FAFAFA" },
      "tint": { "$value": "#1D4ED81A" },
      "ink": { "$value": "#111111" }, "muted": { "$value": "#777777" } } }
    """##

  private static let theme = """
    import SwiftUI
    extension Color {
      static let accent = Color(red: 29 / 255, green: 78 / 255, blue: 216 / 255)
      static let deep = Color(red: 30 / 255, green: 58 / 255, blue: 138 / 255)
      static let label = Color.white
      static let paper = Color(red: 250 / 255, green: 250 / 255, blue: 250 / 255)
      static let ink = Color(red: 17 / 255, green: 17 / 255, blue: 17 / 255)
      static let tint = Color.accent.opacity(0.1)
      static let muted = Color(red: 119 / 255, green: 119 / 255, blue: 119 / 255)
    }
    """

  private static let legacy = """
    import SwiftUI
    extension Color {
      static let primaryBlue = Color(red: 29 / 255, green: 78 / 255, blue: 216 / 255)
      static let brand = Color.accent
      static let page = Color.paper
      static let sheet = Color(red: 1, green: 1, blue: 1)
      static var changing = Color.accent
    }
    enum Palette { static let brand = UIColor(Color.accent) }
    enum Scene {
      static let hero = LinearGradient(
        colors: [Color.accent, .deep], startPoint: .top, endPoint: .bottom)
      static let washed = LinearGradient(
        colors: [.accent, .white], startPoint: .top, endPoint: .bottom)
      static var stops: LinearGradient {
        LinearGradient(
          gradient: Gradient(stops: [.init(color: .accent, location: 0), .init(color: .brand, location: 1)]),
          startPoint: .top, endPoint: .bottom)
      }
    }
    func setUp() { Color.changing = .red }
    struct PrimaryButtonStyle: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding()
          .background(configuration.isPressed ? Color.deep : Color.primaryBlue)
      }
    }
    struct PaperStyle: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(Color.page)
      }
    }
    struct ColoredStyle: ButtonStyle {
      var color: Color
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(color)
      }
    }
    extension ButtonStyle where Self == PrimaryButtonStyle {
      static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
    }
    struct HeroCard: ViewModifier {
      func body(content: Content) -> some View { content.padding().background(Scene.hero) }
    }
    extension View {
      func heroCard() -> some View { modifier(HeroCard()) }
      func brandButton() -> some View {
        self.padding().background(RoundedRectangle(cornerRadius: 8).fill(Color.brand))
      }
    }
    """

  /// The findings in a view whose body is `body`.
  private func suggestions(_ body: String) throws -> [Suggestion] {
    let view = """
      import SwiftUI
      struct V: View {
        @State var isOn = false
        let tint: Color
        private var ownGradient: LinearGradient {
          LinearGradient(colors: [Color.primaryBlue, .deep], startPoint: .top, endPoint: .bottom)
        }
        private var backdrop: some View { Scene.hero.ignoresSafeArea() }
        var body: some View {
          \(body)
        }
      }
      """
    let project = try MappedProject(
      mapping: Self.mapping, tokens: Self.tokens,
      files: ["Theme.swift": Self.theme, "Legacy.swift": Self.legacy, "View.swift": view])
    return try project.suggestions(in: "View.swift")
  }

  /// The finding for the text's own white.
  private func white(_ body: String) throws -> Suggestion {
    try #require(try suggestions(body).first { $0.finding.source == ".white" })
  }

  @Test(
    arguments: [
      "Text(a).foregroundColor(.white).background(Color.primaryBlue)",
      "Text(a).foregroundColor(.white).background(Color.brand)",
      "Text(a).foregroundColor(.white).background(Color.brand.opacity(0.9))",
      "Text(a).foregroundColor(.white).background(Color.accent.opacity(0.9))",
      "Text(a).foregroundColor(.white).background(Color.accent.gradient)",
      "Text(a).foregroundStyle(.white).background(Scene.hero)",
      "Text(a).foregroundStyle(.white).background(Scene.stops)",
      "Text(a).foregroundColor(.white).background(isOn ? Color.primaryBlue : .brand)",
      "Text(a).foregroundColor(.white).background(Capsule().fill(Scene.hero))",
      "ZStack { Color.brand.ignoresSafeArea(); Text(a).foregroundColor(.white) }",
      "ZStack { ownGradient.ignoresSafeArea(); Text(a).foregroundColor(.white) }",
      "ZStack { backdrop; Text(a).foregroundColor(.white) }",
      "ZStack { Circle().fill(Color.brand); Image(systemName: b).foregroundColor(.white) }",
      "Capsule().fill(Color.brand).overlay(Text(a).foregroundColor(.white))",
      "Button {} label: { Text(a).foregroundColor(.white) }.buttonStyle(PrimaryButtonStyle())",
      "Button {} label: { Text(a).foregroundColor(.white) }.buttonStyle(.primary)",
      "VStack { Text(a).foregroundColor(.white) }.modifier(HeroCard())",
      "VStack { Text(a).foregroundColor(.white) }.brandButton()",
      "VStack { Text(a).foregroundColor(.white) }.heroCard()",
    ])
  func isKnownToLieOnAnAccent(body: String) throws {
    let white = try white(body)
    #expect(white.finding.role.role == .onAccent)
    #expect(white.replacement == "Color.label")
    #expect(white.status == .exact)
  }

  @Test(
    arguments: [
      "Text(a).foregroundColor(.white).background(Color.page)",
      "Text(a).foregroundColor(.white).background(Color.brand.opacity(0.1))",
      "Text(a).foregroundColor(.white).background(Color.changing)",
      "Text(a).foregroundColor(.white).background(tint)",
      "Text(a).foregroundStyle(.white).background(Scene.washed)",
      "Text(a).foregroundColor(.white).background(isOn ? Color.primaryBlue : .page)",
      "Text(a).foregroundColor(.white).background(Capsule().stroke(Color.brand))",
      "ZStack { Circle().fill(Color.brand).frame(width: 8, height: 8); Text(a).foregroundColor(.white) }",
      "ZStack { Circle().fill(Color.brand).offset(y: 90); Text(a).foregroundColor(.white) }",
      "VStack { Circle().fill(Color.brand); Text(a).foregroundColor(.white) }",
      "Button {} label: { Text(a).foregroundColor(.white) }.buttonStyle(PaperStyle())",
      "Button {} label: { Text(a).foregroundColor(.white) }.buttonStyle(ColoredStyle(color: .red))",
      "Button {} label: { Text(a).foregroundColor(.white) }.buttonStyle(.bordered)",
    ])
  func isNotKnownToLieOnAnAccent(body: String) throws {
    let white = try white(body)
    #expect(white.finding.role.role == .text)
    #expect(white.status == .review)
    #expect(white.heldBy == [.roleUnknown])
  }

  @Test func aViewOfUIKitLiesOnWhatItsSuperviewIsSetTo() throws {
    let view = """
      import UIKit
      final class C: UIViewController {
        let button = UIButton()
        let label = UILabel()
        let other = UIView()
        func f(_ color: UIColor) {
          button.backgroundColor = Palette.brand
          button.setTitleColor(.white, for: .normal)
          other.backgroundColor = color
          other.addSubview(label)
          label.textColor = .white
        }
      }
      """
    let project = try MappedProject(
      mapping: Self.mapping, tokens: Self.tokens,
      files: ["Theme.swift": Self.theme, "Legacy.swift": Self.legacy, "View.swift": view])
    let found = try project.suggestions(in: "View.swift")
    #expect(found.map(\.finding.role.role) == [.onAccent, .text])
  }

  @Test func aConstantOfTheSameFileIsKnownByItsValue() throws {
    let view = """

      enum Sea { static let deep = Color(red: 29 / 255, green: 78 / 255, blue: 216 / 255) }
      struct V: View {
        var body: some View { Text(a).foregroundColor(.white).background(Sea.deep) }
      }
      """
    let project = try MappedProject(
      mapping: Self.mapping, tokens: Self.tokens,
      files: ["Theme.swift": Self.theme, "View.swift": "import SwiftUI" + view])
    let white = try #require(
      try project.suggestions(in: "View.swift").first { $0.finding.source == ".white" })
    #expect(white.finding.role.role == .onAccent)
  }

  @Test func theContrastGuardUsesNamedColors() throws {
    let text = "Text(a).foregroundColor(Color(red: 118 / 255, green: 118 / 255, blue: 118 / 255))"
    let held = try #require(try suggestions(text + ".background(Color.sheet)").first)
    #expect(held.heldBy == [.movesTogether])
    #expect(held.message(.movesTogether)?.contains("4.54") ?? false)
    let free = try #require(try suggestions(text + ".background(tint)").first)
    #expect(free.status == .near)
    #expect(free.heldBy == [])
  }
}
