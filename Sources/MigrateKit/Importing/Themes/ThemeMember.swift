/// A declaration that may be a token: a named value of a theme, as the code writes it.
struct ThemeMember: Hashable, Sendable {
  /// Who can use a declaration.
  enum Access: Int, Comparable, Sendable {
    case `private`, `internal`, `public`
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The qualified name of the type that declares it: `Color`, `Theme.Colors`; empty at the top of a
  /// file.
  var owner: String
  /// Its name, without backticks.
  var name: String
  /// What kind of value it holds; `nil` when neither an annotation nor the value says so.
  var type: ThemeType?
  /// The type that its annotation, or the call that makes it, names: `ColorSystem`.
  var typeName: String?
  /// The code of its value: an expression, or the statements of a body.
  var code: String
  /// The parameters of a function, in order; empty for a property.
  var parameters: [ThemeParameter] = []
  /// Whether it is a function.
  var isFunction = false
  /// Whether it belongs to the type, not to its values.
  var isStatic: Bool
  var access: Access
  /// Whether only some builds have it: it stands between `#if` and `#endif`.
  var isConditional = false
  var file: String
  var position: SourcePosition
  /// The tokens that its documentation names, in code that was generated of them.
  var mention: TokenMention?
  /// Whether it only names a token that is declared elsewhere, as its documentation says.
  var repeatsToken = false
  /// Whether the file is AppKit's rather than UIKit's.
  var isAppKit = false
}

/// A parameter of a function in a theme.
struct ThemeParameter: Hashable, Sendable {
  /// The label at the call; `nil` for none.
  var label: String?
  /// The name inside of the function.
  var name: String
  /// The type as written.
  var type: String
  var hasDefault: Bool
}

/// The kinds of values that themes declare.
enum ThemeType: Hashable, Sendable {
  case color(ColorType)
  case font(Site)
  case number(Site)
  case animation(Site)

  /// The kind that the name of a type means.
  init?(named name: some StringProtocol) {
    switch name {
    case "Color", "ShapeStyle": self = .color(.color)
    case "UIColor": self = .color(.uiColor)
    case "NSColor": self = .color(.nsColor)
    case "CGColor": self = .color(.cgColor)
    case "Font": self = .font(.font)
    case "UIFont": self = .font(.uiFont)
    case "NSFont": self = .font(.nsFont)
    case "Animation": self = .animation(.animation)
    case "CAMediaTimingFunction": self = .animation(.timingFunction)
    case "CGFloat": self = .number(.cgFloat)
    case "Double", "TimeInterval": self = .number(.double)
    case "Float": self = .number(.float)
    default: return nil
    }
  }

  /// The kind of expression that a value of the type is.
  var site: Site {
    switch self {
    case .color(let type): type.site
    case .font(let site), .number(let site), .animation(let site): site
    }
  }

  /// Whether two types hold the same kind of value: `Color` and `UIColor` do.
  func isLike(_ other: ThemeType) -> Bool {
    switch (self, other) {
    case (.color, .color), (.font, .font), (.number, .number), (.animation, .animation): true
    default: false
    }
  }
}

/// What the types of a code base declare, as far as themes need to know of them.
struct ThemeOwner: Hashable, Sendable {
  /// Whether the type is private, a view, a protocol, or inside of such a type.
  var isClosed = false
  /// Whether nothing can be made of it but what is static: no cases, no members of its values.
  var isNamespace = true
  /// How many members it has itself, those of nested types not counted.
  var memberCount = 0
  /// How many of these are colors and fonts.
  var styleCount = 0
  /// Whether some file declares it, rather than extends it.
  var isDeclared = false
  /// The file that declares it, or the first that extends it.
  var file = ""
}
