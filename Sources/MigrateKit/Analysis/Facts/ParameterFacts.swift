/// The color parameters of the app's functions, which determine the type of implicit members passed
/// to them.
///
/// Stored as hashes, because an app has many thousand parameters and only the type of one is looked
/// up. Two parameters with the same name, label and position but different types are ambiguous, and
/// so are hash collisions.
struct ParameterFacts: Sendable {
  private enum Entry: UInt8, Sendable {
    /// `someColor`: the declarations differ, but all take a color.
    case color, uiColor, nsColor, cgColor, someColor, cgFloat, double, float, integer
    case other, ambiguous

    init(_ color: ColorType?, _ number: NumberType?) {
      switch (color, number) {
      case (.color, _): self = .color
      case (.uiColor, _): self = .uiColor
      case (.nsColor, _): self = .nsColor
      case (.cgColor, _): self = .cgColor
      case (nil, .cgFloat): self = .cgFloat
      case (nil, .double): self = .double
      case (nil, .float): self = .float
      case (nil, .integer): self = .integer
      case (nil, nil): self = .other
      }
    }

    var type: ColorType? {
      switch self {
      case .color: .color
      case .uiColor: .uiColor
      case .nsColor: .nsColor
      case .cgColor: .cgColor
      case .someColor, .cgFloat, .double, .float, .integer, .other, .ambiguous: nil
      }
    }

    var number: NumberType? {
      switch self {
      case .cgFloat: .cgFloat
      case .double: .double
      case .float: .float
      case .integer: .integer
      default: nil
      }
    }

    var isColor: Bool { self == .someColor || type != nil }

    /// Combines two declarations.
    func merged(with other: Entry) -> Entry {
      if self == other { return self }
      return isColor && other.isColor ? .someColor : .ambiguous
    }
  }

  private var entries: [UInt64: Entry] = [:]
  /// The declarations of one file, which are put under their keys when they are merged with others.
  private var declared: [(key: UInt64, entry: Entry)] = []
  /// The roles of color parameters; `nil` if they have several or are unknown.
  private var uses: [UInt64: ParameterUse?] = [:]

  /// Makes an empty set of facts.
  init() {}

  /// Reads the functions of a file, and the stored properties of its structs, which are parameters
  /// of memberwise initializers.
  init(_ outline: SyntaxOutline, path: String) {
    var colors = ParameterUseReader(outline)
    let own = Self.ownTypes(outline)
    // `color(usage: Color)` of a theme with an enum `Color` takes its case.
    func colorType(_ type: Range<Int>) -> ColorType? {
      guard let color = Self.colorType(type, outline) else { return nil }
      guard let owners = own[color] else { return color }
      let around = outline.enclosingTypeName(of: type.lowerBound) ?? ""
      let isOwn = owners.contains { $0.isEmpty || around == $0 || around.hasPrefix($0 + ".") }
      return isOwn ? nil : color
    }
    for function in outline.functions {
      guard let name = outline.calledName(of: function) else { continue }
      for (position, parameter) in outline.parameters(function).enumerated() {
        let label = parameter.label.map { outline.nameBytes($0) }
        let key = Self.key(outline.nameBytes(name), label, position)
        let color = colorType(parameter.type)
        if color != nil { colors.add(key, parameter: parameter.name, of: function) }
        declared.append((key, Entry(color, outline.numberType(written: parameter.type))))
      }
    }
    for property in outline.properties {
      guard let name = Self.memberwiseName(property, outline) else { continue }
      let number = outline.numberType(of: property)
      guard number != nil || !property.type.isEmpty else { continue }
      let key = Self.key(outline.nameBytes(name), outline.nameBytes(property.name), 0)
      let color = colorType(property.type)
      if color != nil { colors.add(key, property: property) }
      declared.append((key, Entry(color, number)))
    }
    for (key, role) in colors.roles() {
      add(key, use: role.role == .unknown ? nil : ParameterUse(role: role, file: path))
    }
  }

  /// The role of a color parameter, if all fitting functions agree.
  func use(of query: ParameterQuery) -> ParameterUse? { uses[Self.key(query)] ?? nil }

  /// The color type that every function that fits declares for an argument; `nil` if none fits or
  /// they differ.
  func type(of query: ParameterQuery) -> ColorType? {
    entries[Self.key(query)]?.type
  }

  /// The declared type of a number parameter.
  enum DeclaredNumber: Hashable, Sendable {
    /// Every function that fits declares this type.
    case type(NumberType)
    /// Those that fit declare something else, or differ.
    case other
    /// No function of the app fits.
    case unknown
  }

  /// The type of number that the functions that fit declare for an argument.
  func number(of query: ParameterQuery) -> DeclaredNumber {
    guard let entry = entries[Self.key(query)] else {
      return .unknown
    }
    return entry.number.map { .type($0) } ?? .other
  }

  /// Whether a color of some type is possible: no function of the app fits, or those that do take
  /// colors of several types.
  func mayBeColor(_ query: ParameterQuery) -> Bool {
    let entry = entries[Self.key(query)]
    return entry == nil || entry == .someColor
  }

  /// Adds the declarations of another file.
  mutating func merge(_ other: ParameterFacts) {
    for (key, entry) in other.entries { add(key, entry) }
    for (key, entry) in other.declared { add(key, entry) }
    for (key, use) in other.uses { add(key, use: use) }
  }

  private mutating func add(_ key: UInt64, use: ParameterUse?) {
    guard let known = uses[key] else {
      uses[key] = .some(use)
      return
    }
    if known?.role.role != use?.role.role { uses[key] = .some(nil) }
  }

  private mutating func add(_ key: UInt64, _ entry: Entry) {
    entries[key] = entries[key]?.merged(with: entry) ?? entry
  }

  private static func memberwiseName(
    _ property: PropertyDeclaration, _ outline: SyntaxOutline
  ) -> Int? {
    let scope = outline.scopes[property.parent]
    guard scope.kind == .type, scope.declaration >= 0, !property.isComputed else { return nil }
    let type = outline.types[scope.declaration]
    guard type.keyword == .struct, !outline.isStatic(property) else { return nil }
    return type.name.upperBound - 1
  }

  private static func colorType(_ type: Range<Int>, _ outline: SyntaxOutline) -> ColorType? {
    guard let reading = outline.reading(ofType: type), !reading.isArray, reading.key == nil else {
      return nil
    }
    return ColorType(outline.word(reading.name))
  }

  /// The enums of the file that have the name of a color type, by that type: the name of the type that encloses each, empty
  /// for none.
  private static func ownTypes(_ outline: SyntaxOutline) -> [ColorType: [String]] {
    var owners: [ColorType: [String]] = [:]
    for type in outline.types where type.keyword == .enum {
      let name = type.name.upperBound - 1
      guard let color = ColorType(outline.word(name)) else { continue }
      owners[color, default: []].append(outline.enclosingTypeName(of: name) ?? "")
    }
    return owners
  }

  private static func key(_ query: ParameterQuery) -> UInt64 {
    key(query.function.utf8, query.label?.utf8, query.position)
  }

  /// A labeled argument is identified by its label, others by position.
  private static func key<Name: Sequence<UInt8>>(
    _ function: Name, _ label: Name?, _ position: Int
  ) -> UInt64 {
    var hash = FNV1a.hash(function)
    hash = FNV1a.hash([0], from: hash)
    if let label { return FNV1a.hash(label, from: hash) }
    return FNV1a.hash([0, UInt8(truncatingIfNeeded: position)], from: hash)
  }
}
