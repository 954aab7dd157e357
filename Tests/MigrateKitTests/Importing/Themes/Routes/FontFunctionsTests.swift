import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Functions of views that set the font of a kind of text, which code names `.appFont(.title)`.
@Suite struct FontFunctionsTests {
  @Test func theFontsOfAModifierAreTokens() {
    let fixture = ThemeFixture(
      """
      import SwiftUI
      enum AppFont { case title, note
        var face: String { "Inter-Bold" }
        var size: CGFloat { switch self { case .title: 24; case .note: 12 } }
      }
      struct AppFontModifier: ViewModifier {
        let style: AppFont
        func body(content: Content) -> some View {
          content.font(.custom(style.face, fixedSize: self.style.size)).lineSpacing(4)
        }
      }
      extension View {
        func appFont(_ style: AppFont) -> some View { modifier(AppFontModifier(style: style)) }
      }
      struct Row: View { var body: some View { Text("").appFont(.title); Text("").appFont(.title) } }
      """)
    #expect(
      fixture.tokens == [
        "font.title = 24 bold Inter as appFont(.title)",
        "font.note = 12 bold Inter as appFont(.note)",
      ])
    #expect(
      fixture.unreadable.first
        == ".appFont(_:): it sets the font; the fonts of its styles are tokens")
  }

  /// The case is a token by its property already, which views may not see.
  @Test func theCallIsCodeOfTheFontThatACaseHas() {
    let fixture = ThemeFixture(
      """
      import SwiftUI
      enum AppFont { case title, note
        var font: Font { switch self { case .title: .system(size: 24); case .note: .system(size: 12) } }
      }
      extension View { func styled(as style: AppFont) -> some View { font(style.font).kerning(1) } }
      """)
    #expect(
      fixture.tokens == [
        "font.title = 24 as AppFont.title.font, styled(as: .title)",
        "font.note = 12 as AppFont.note.font, styled(as: .note)",
      ])
  }

  @Test(arguments: [
    // Which of two fonts is meant is not known.
    "func appFont(_ style: AppFont) -> some View { flag ? font(.custom(style.face, size: 9)) : font(.body) }",
    // The font is not that of the case alone.
    "func appFont(_ style: AppFont, size: CGFloat) -> some View { font(.custom(style.face, size: size)) }",
    "func appFont(_ style: AppFont) -> some View { font(.custom(style.face, size: Missing.size)) }",
    "func appFont(_ style: AppFont?) -> some View { font(.custom(style!.face, size: 9)) }",
    // The font is that of something else.
    "func appFont(_ style: AppFont) -> some View { overlay(Circle().font(.custom(style.face, size: 9))) }",
    "func appFont(_ style: AppFont) -> some View { font(.custom(\"Inter-Bold\", size: 9)) }",
    // What is set beside it makes it another.
    "func appFont(_ style: AppFont) -> some View { font(.custom(style.face, size: 9)).fontWeight(.heavy) }",
    "func appFont(_ style: AppFont) -> some View { let size = 9.0; return font(.custom(style.face, size: size)) }",
  ])
  func otherFunctionsHaveNone(function: String) {
    let fixture = ThemeFixture(
      """
      import SwiftUI
      enum AppFont { case title, note; var face: String { "Inter-Bold" } }
      extension View { \(function) }
      """)
    #expect(fixture.tokens == [])
  }
}
