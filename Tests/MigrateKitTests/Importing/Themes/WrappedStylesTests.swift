import Testing

@testable import MigrateKit

/// Tokens whose value a property wrapper of the app states.
@Suite struct WrappedStylesTests {
  private static let themed = """
    @propertyWrapper struct Themed {
      var wrappedValue: UIColor {
        get {
          UIColor { traits in
            switch traits.userInterfaceStyle {
            case .dark: return dark
            default: return light
            }
          }
        }
      }
      let light: UIColor
      let dark: UIColor
      init(light: UIColor, dark: UIColor) {
        self.light = light
        self.dark = dark
      }
      init(wrappedValue: UIColor, dark: UIColor) {
        light = wrappedValue
        self.dark = dark
      }
      init(both: UIColor) {
        light = both
        dark = both
      }
    }

    """

  @Test func theCodeOfAWrapperIsRead() {
    let theme = ThemeFixture(
      Self.themed + """
        enum Tokens {
          @Themed(light: UIColor(white: 1, alpha: 1), dark: .black) static var page: UIColor
          @Themed(both: .black)
          static var ink: UIColor
          @Themed(dark: .white) static var line = UIColor(white: 0.2, alpha: 1)
        }
        """)
    #expect(
      theme.tokens == [
        "color.page = #FFFFFF/#000000 as Tokens.page", "color.ink = #000000 as Tokens.ink",
        "color.line = #333333/#FFFFFF as Tokens.line",
      ])
    #expect(theme.unreadable.isEmpty)
  }

  /// What people store, and what a package's wrapper makes of its arguments, is not known.
  @Test func wrappersThatKeepTheirValueElsewhereHaveNone() {
    let theme = ThemeFixture(
      """
      @propertyWrapper struct Stored {
        let key: String
        let fallback: UIColor
        init(_ key: String, fallback: UIColor) {
          self.key = key
          self.fallback = fallback
        }
        var wrappedValue: UIColor {
          get { UserDefaults.standard.color(forKey: key) ?? fallback }
          set { UserDefaults.standard.set(newValue, forKey: key) }
        }
      }
      enum Tokens {
        @Stored("tint", fallback: .black) static var tint: UIColor
        @Remote(fallback: .black) static var badge: UIColor
        @Published static var note = UIColor(white: 0.2, alpha: 1)
      }
      """)
    #expect(theme.tokens == [])
    #expect(
      theme.unreadable == [
        "Tokens.tint: it is read from 'UserDefaults' at run time",
        "Tokens.badge: 'Tokens.badge' gets its value from @Remote",
        "Tokens.note: 'Tokens.note' gets its value from @Published",
      ])
  }

  /// A wrapped color that code sets is whichever it was set to.
  @Test func wrappedValuesThatCodeSetsHaveNone() {
    let theme = ThemeFixture(
      """
      @propertyWrapper struct Kept {
        var wrappedValue: UIColor
        init(first: UIColor) { wrappedValue = first }
      }
      enum Tokens {
        @Kept(first: .black) static var ink: UIColor
        @Kept(first: .black) static var page: UIColor
      }
      func reset() { Tokens.page = .white }
      """)
    #expect(theme.tokens == ["color.ink = #000000 as Tokens.ink"])
    #expect(
      theme.unreadable == ["Tokens.page: it is assigned elsewhere in the project"])
  }
}
