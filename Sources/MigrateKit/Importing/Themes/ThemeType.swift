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

  /// Whether values of the type are colors.
  var isColor: Bool {
    if case .color = self { true } else { false }
  }

  /// Whether values of the type are fonts.
  var isFont: Bool {
    if case .font = self { true } else { false }
  }

  /// Whether values of the type are animations.
  var isAnimation: Bool {
    if case .animation = self { true } else { false }
  }

  /// Whether values of the type are numbers.
  var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}

/// A style that themes declare and that no category of tokens covers: a gradient, a size, a letter spacing.
struct OtherStyle: Hashable {
  /// Why it is not read, as a clause.
  let reason: String
  /// Whether its kind is known.
  var isKnown: Bool { reason != Self.unknown }

  private static let unknown = "its name does not say what it measures"

  private init(_ kinds: String) { self.init(reason: "\(kinds) are not read") }
  private init(reason: String) { self.reason = reason }

  /// The kind of a declaration by its type.
  init?(of declared: Declaration) {
    guard declared.kind == .property || declared.kind == .function,
      var type = declared.type ?? Self.called(in: declared)
    else { return nil }
    if type == "Self" { type = declared.owner }
    if DeclaredType.base(of: type) == "AttributeContainer" {
      self.init(reason: Self.textAttributes)
      return
    }
    // `[Color]?` is a list where there is one.
    while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
    if Self.holdsShadow(type) {
      self.init("shadows of this form")
      return
    }
    if let held = Self.valueType(ofDictionary: type) {
      guard let kind = Self.kind(ofElement: held), kind.isColor || kind.isFont else { return nil }
      self.init(kind.isColor ? "dictionaries of colors" : "dictionaries of fonts")
      return
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      // `[[Color]]` is a list of gradients.
      while type.hasPrefix("["), type.hasSuffix("]") { type = String(type.dropFirst().dropLast()) }
      if type.hasPrefix("NSAttributedString") {
        self.init(reason: Self.textAttributes)
        return
      }
      if Self.holdsShadow(type) {
        self.init("shadows of this form")
        return
      }
      switch Self.kind(ofElement: type) {
      case .color?: self.init("lists of colors")
      case .font?: self.init("lists of fonts")
      // The lengths of dashes are of any kind of number.
      case _ where type == "NSNumber", .number? where !ThemeWords.nameAmount(declared.name):
        self.init(Self.listsOfNumbers)
      case .number?, .animation?, nil: return nil
      }
      return
    }
    guard let kinds = Self.kinds[DeclaredType.base(of: type)] ?? Self.kind(ofWordsIn: type) else {
      return nil
    }
    self.init(kinds)
  }

  /// The kind of the elements of a list, or of the color of each, which may have a name beside it: `(name: String, color:
  /// Color)`.
  private static func kind(ofElement type: String) -> ThemeType? {
    ThemeType(named: DeclaredType.base(of: type))
      ?? TypeText.tuple(type).lazy.compactMap { part in
        part.type.flatMap { ThemeType(named: DeclaredType.base(of: $0)) }
      }.first { $0.isColor }
  }

  /// Whether a type is a tuple of the parts of a shadow: `(color: Color, radius: CGFloat, y: CGFloat)`.
  private static func holdsShadow(_ type: String) -> Bool {
    let parts = TypeText.tuple(type)
    return parts.contains { $0.label == "radius" || $0.label == "blur" }
      && parts.contains { part in
        part.type.flatMap { ThemeType(named: DeclaredType.base(of: $0)) }?.isColor ?? false
      }
  }

  /// The type of the values of a dictionary, `Color` of `[String: Color]`, unless it is one of text attributes.
  private static func valueType(ofDictionary type: String) -> String? {
    let (key, value) = TypeText.elements(of: type)
    return key.map { $0.hasPrefix("NSAttributedString") } ?? true ? nil : value
  }

  /// Whether it is a size.
  var isSize: Bool { self == Self("sizes") }

  /// Whether only the code of views has such a value, so that it is a style in any type.
  var isOfViews: Bool {
    isOfText || ["insets", "gradients", "lists of colors"].contains { self == Self($0) }
  }

  /// Whether it is a dictionary of text attributes, which sets several styles at once.
  var isOfText: Bool { reason == Self.textAttributes }

  private static let textAttributes = "it holds several styles of text"
  private static let listsOfNumbers = "lists of numbers"

  /// Whether it is a list of numbers, each of which may be of any kind.
  var isListOfNumbers: Bool { self == Self(Self.listsOfNumbers) }

  /// The type that the code of a property makes a value of.
  private static func called(in declared: Declaration) -> String? {
    guard !declared.isBody else { return nil }
    if let code = declared.code, code.hasPrefix("[NSAttributedString") {
      return "[NSAttributedString.Key: Any]"
    }
    guard let code = declared.code, code.first?.isUppercase ?? false else {
      return nil
    }
    let type = code.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return code.dropFirst(type.count).first == "(" ? String(type) : nil
  }

  /// The kind of a number by its name, then by the types around it.
  init(numberNamed name: String, in path: String) {
    let parts = [name] + path.split(at: ".").reversed().map(String.init)
    for part in parts {
      var words = Set(NameWords.split(part))
      // `mainLeading` is a side.
      if words.count > 1, words.isDisjoint(with: ["font", "text", "line"]) {
        words.remove("leading")
      }
      for (kinds, all) in Self.numbers where all.contains(where: words.isSuperset) {
        self.init(kinds)
        return
      }
    }
    self = Self(reason: Self.unknown)
  }

  /// Whether a type that has such a style is part of a theme, not of one view.
  static func isOfTheme(_ parts: [String], app: Set<String>) -> Bool {
    kinds[parts[0]] != nil || ThemeWords.nameTheme(parts[...])
      || ThemeWords.nameMeasures(parts, app: app)
      || parts.contains { kind(ofWordsIn: $0) != nil }
  }

  private static let kinds: [String: String] = [
    "LinearGradient": "gradients", "RadialGradient": "gradients", "AngularGradient": "gradients",
    "EllipticalGradient": "gradients", "MeshGradient": "gradients", "Gradient": "gradients",
    "AnyGradient": "gradients", "CAGradientLayer": "gradients", "CGGradient": "gradients",
    "CGSize": "sizes", "Material": "materials", "UIBlurEffect": "materials",
    "EdgeInsets": "insets", "UIEdgeInsets": "insets", "NSEdgeInsets": "insets",
    "NSDirectionalEdgeInsets": "insets", "NSShadow": "shadows of this form",
    "Spring": "springs", "Weight": "font weights", "StrokeStyle": "strokes",
    "AnyTransition": "transitions",
    "NSParagraphStyle": "paragraph styles",
  ]

  /// The kind that a type of the project is called after: `CardShadow`, `GradientPair`.
  private static func kind(ofWordsIn type: String) -> String? {
    let words = NameWords.split(DeclaredType.base(of: type))
    // `ElevationColor` is a color for each elevation.
    guard words.last != "color", words.last != "colors" else { return nil }
    if words.contains(where: ["shadow", "shadows", "elevation", "elevations"].contains) {
      return "shadows of this form"
    }
    // Other languages have the word with another ending: `gradiente`.
    return words.contains { $0.hasPrefix("gradient") } ? "gradients" : nil
  }

  /// The kinds of numbers, each with the words that mean it.
  private static let numbers: [(kinds: String, words: [[String]])] = [
    (
      "letter spacings",
      [["tracking"], ["kern"], ["kerning"], ["letter", "spacing"], ["character", "spacing"]]
    ),
    ("line heights", [["line", "height"], ["leading"]]),
    (
      "font sizes",
      [["font", "size"], ["text", "size"], ["point", "size"], ["font"], ["typography"]]
    ),
    ("parts of shadows", [["shadow"], ["shadows"], ["blur"], ["glow"], ["elevation"]]),
    (
      "sizes",
      [
        ["width"], ["height"], ["size"], ["sizes"], ["icon"], ["avatar"], ["image"], ["dimension"],
        ["thickness"], ["diameter"],
      ]
    ),
    ("scales", [["scale"], ["ratio"], ["fraction"]]),
    ("offsets", [["offset"]]),
    ("delays", [["delay"]]),
    ("parts of springs", [["spring"], ["damping"], ["stiffness"]]),
  ]
}
