import MigrateKitCore

/// The kinds of values that themes declare.
enum ThemeType: Hashable, Sendable {
  case color(ColorType)
  case font(Site)
  case number(Site)
  case animation(Site)

  /// The kind of a type by its name.
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
    case "Double", "TimeInterval", "CFTimeInterval": self = .number(.double)
    case "Float": self = .number(.float)
    default: return nil
    }
  }

  /// The kind of value that a property holds by its written type, or by the type that its code begins with.
  init?(of property: Declaration) {
    if let written = property.type {
      self.init(named: DeclaredType.base(of: written))
    } else {
      self.init(named: (property.code ?? "").prefix { $0.isLetter })
    }
  }

  /// The kind of an evaluated value.
  init?(of value: SwiftValue) {
    switch value {
    case .color(_, let type): self = .color(type)
    case .font(_, let site): self = .font(site)
    case .animation: self = .animation(.animation)
    case .number: self = .number(.double)
    default: return nil
    }
  }

  /// The site of a value of the type.
  var site: Site {
    switch self {
    case .color(let type): type.site
    case .font(let site), .number(let site), .animation(let site): site
    }
  }

  /// Whether values of the type are numbers.
  var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}
