// Evaluates members and functions of Apple's frameworks.

extension Evaluator {
  /// The value of an instance member of Apple's frameworks; `nil` if there is none.
  mutating func systemMember(
    _ name: String, _ called: Call?, of value: SwiftValue, in frame: CodeFrame
  ) throws(EvaluationStop) -> SwiftValue? {
    switch value {
    case .color(let color, let type): return try colorMember(name, called, of: color, type)
    case .font(let font, let site): return try fontMember(name, called, of: font, site)
    case .setting(let setting): return try settingMember(name, called, setting)
    case .number(let number): return try numberMember(name, called, of: number)
    case .integer: return nil
    case .enumCase(let element):
      return name == "rawValue" && called == nil ? try rawValue(of: element) : nil
    case .range(let lower, let upper):
      return name == "lowerBound" ? .number(lower) : name == "upperBound" ? .number(upper) : nil
    case .tuple(let values):
      let found =
        values.first { $0.label == name }
        ?? Int(name).flatMap {
          values.indices.contains($0) ? values[$0] : nil
        }
      guard let found else { return nil }
      return try force(found.value)
    case .array(let values):
      if let called { return try match(name, called, in: values) }
      switch name {
      case "count": return .integer(values.count, isLiteral: false)
      case "isEmpty": return .bool(values.isEmpty)
      case "first":
        return try values.first.map { value throws(EvaluationStop) in try force(value) }
          ?? SwiftValue.none
      case "last":
        return try values.last.map { value throws(EvaluationStop) in try force(value) }
          ?? SwiftValue.none
      default: return nil
      }
    case .instance(let instance): return try instanceMember(name, called, of: instance)
    case .text(let text): return try textMember(name, called, of: text)
    case .json(let json):
      return try called.flatMap { call throws(EvaluationStop) in
        try jsonMember(name, call, of: json)
      }
    default: return nil
    }
  }

  /// The first or last element for which a closure holds: `first(where: { $0.id == "studio" })`.
  private mutating func match(
    _ name: String, _ call: Call, in elements: [Lazy]
  ) throws(EvaluationStop) -> SwiftValue? {
    if name == "contains" { return try holds(elements, call) }
    guard name == "first" || name == "last" else { return nil }
    var test: SwiftValue?
    if let open = call.closure, call.arguments.isEmpty {
      test = .closure(Closure(open: open, frame: call.frame))
    } else if call.closure == nil, call.labels == ["where"] {
      test = try evaluate(call.arguments[0].span, in: call.frame, as: nil)
    }
    guard case .closure(let closure)? = test else { return nil }
    for element in name == "first" ? elements : elements.reversed() {
      guard case .bool(let holds) = try run(closure, given: [element], as: "Bool") else {
        throw .notConstant
      }
      if holds { return try force(element) }
    }
    return SwiftValue.none
  }

  /// Whether a list has the argument of a call: `["slate", "pewter"].contains(id)`; `nil` for other calls.
  private mutating func holds(
    _ elements: [Lazy], _ call: Call
  ) throws(EvaluationStop) -> SwiftValue? {
    guard call.closure == nil, call.arguments.count == 1, call.labels == [nil] else { return nil }
    let wanted = try evaluate(call.arguments[0].span, in: call.frame, as: nil)
    for element in elements where try isEqual(force(element), wanted) { return .bool(true) }
    return .bool(false)
  }

  private mutating func instanceMember(
    _ name: String, _ called: Call?, of instance: Instance
  ) throws(EvaluationStop) -> SwiftValue? {
    switch (instance.type, name) {
    case ("UIFontMetrics", "scaledFont"):
      guard let called, let span = called.argument("for") else { return nil }
      return try scaledFont(span, in: called.frame, by: instance)
    case ("UIFontMetrics", "scaledValue"):
      guard let span = called?.argument("for"), let frame = called?.frame else { return nil }
      var fields = instance.fields
      fields["value"] = Lazy(span, in: frame, as: "CGFloat")
      return .instance(Instance(type: instance.type, fields: fields))
    case (Self.fontDescriptor, _): return try descriptorMember(name, called, of: instance)
    case ("Bundle", _), ("JSONDecoder", _):
      return try called.flatMap { call throws(EvaluationStop) in
        try fileMember(name, call, of: instance.type)
      }
    case ("UITraitCollection", "userInterfaceStyle"):
      // What traits that state no style leave out.
      return called == nil ? .symbol("unspecified") : nil
    case ("CGSize", "width"), ("CGSize", "height"), ("CGPoint", "x"), ("CGPoint", "y"):
      // The members that `zero` does not set.
      return called == nil ? .number(0) : nil
    default: return nil
    }
  }

  private mutating func settingMember(
    _ name: String, _ called: Call?, _ setting: SystemSetting
  ) throws(EvaluationStop) -> SwiftValue? {
    if setting == .fonts, name == "contains" || name == "isEmpty" {
      let options = ["isAvailable", "!isAvailable"]
      let isThere = choices.choose(.own("isAvailable"), among: options) == 0
      return .bool(isThere == (name == "contains"))
    }
    if case .object(let type) = setting { return objectMember(name, of: type) }
    guard setting == .traits || setting == .style else { return nil }
    switch name {
    case "bestMatch":
      return try called.flatMap { call throws(EvaluationStop) in try bestMatch(call) }
        ?? .setting(.style)
    case "userInterfaceStyle", "colorScheme", "name": return .setting(.style)
    case "accessibilityContrast", "colorSchemeContrast": return .setting(.contrast)
    case "userInterfaceIdiom": return .setting(.idiom)
    case "traitCollection", "current", "effectiveAppearance": return .setting(.traits)
    case "bounds", "nativeBounds": throw .unknown("it depends on the size of the screen")
    default: return nil
    }
  }

  /// What `bestMatch(from:)` finds among appearances of one style alone: one of them, or in the other style nothing.
  private mutating func bestMatch(_ call: Call) throws(EvaluationStop) -> SwiftValue? {
    guard let span = call.argument("from"),
      case .array(let elements)? = try? evaluate(span, in: call.frame, as: nil)
    else { return nil }
    var names: [String] = []
    for element in elements {
      guard case .symbol(let name) = try force(element) else { return nil }
      names.append(name)
    }
    guard Set(names.map { $0.lowercased().contains("dark") }).count == 1 else { return nil }
    // Code compares with the plain ones.
    let plain = names.filter { $0 == "darkAqua" || $0 == "aqua" }
    for name in plain + names where try isSetting(.style, name) { return .symbol(name) }
    return SwiftValue.none
  }

  /// What a shared object knows of the device; `nil` for anything else.
  private mutating func objectMember(_ name: String, of type: String) -> SwiftValue? {
    switch (type, name) {
    case ("UIDevice", "userInterfaceIdiom"): return .setting(.idiom)
    case ("NSFontManager", "availableFontFamilies"), ("NSFontManager", "availableFonts"):
      return .setting(.fonts)
    case ("ProcessInfo", "isiOSAppOnMac"), ("ProcessInfo", "isMacCatalystApp"):
      return .bool(choices.choose(.own(name), among: ["phone", "mac"]) == 1)
    case ("NSWorkspace", "accessibilityDisplayShouldIncreaseContrast"):
      return .bool(choices.choose(.contrast, among: ["", "increased contrast"]) == 1)
    case ("NSWorkspace", "accessibilityDisplayShouldReduceMotion"):
      return reducesMotion()
    default: return nil
    }
  }

  private mutating func reducesMotion() -> SwiftValue {
    let options = ["!\(Worth.reducedMotion)", Worth.reducedMotion]
    return .bool(choices.choose(.own(Worth.reducedMotion), among: options) == 1)
  }

  private mutating func numberMember(
    _ name: String, _ called: Call?, of number: Double
  ) throws(EvaluationStop) -> SwiftValue? {
    switch (name, called?.arguments.count) {
    case ("rounded", 0): return .number(number.rounded())
    case ("magnitude", nil): return .number(number.magnitude)
    default: return nil
    }
  }

  /// The value of a static member of Apple's frameworks; `nil` if there is none.
  mutating func systemStatic(
    _ name: String, _ called: Call?, of path: String, in frame: CodeFrame
  ) throws(EvaluationStop) -> SwiftValue? {
    guard isSystem(path) || path == "ShapeStyle" else { return nil }
    if called == nil, SystemTypes.isKnown("\(path).\(name)") { return .type("\(path).\(name)") }
    if let type = ColorType(named: path) {
      // `NSColor.Name` is an alias of `String`.
      if name == "Name", let called, let text = called.arguments.first?.span {
        return try evaluate(text, in: called.frame, as: "String")
      }
      if let color = try colorStatic(name, called, of: type, in: frame) { return color }
      // A package may declare `UIColor.rgb(0x1C1C1E)`.
      guard let called, HexNames.isFunction(name) else { return nil }
      return try hexColor(path, called, named: name)
    }
    if Self.fileTypes.contains(path) { return try fileStatic(name, called, of: path) }
    switch path {
    case "UIFont" where name == "familyNames" || name == "fontNames": return .setting(.fonts)
    case "Font", "UIFont", "NSFont": return try fontStatic(name, called, of: path)
    case Self.fontDescriptor where name == "preferredFontDescriptor":
      guard let called, let style = called.argument("withTextStyle") else { return nil }
      return Self.descriptor(of: try textStyle(style, in: called.frame).font)
    case "Animation": return try animationStatic(name, called)
    case "UITraitCollection", "NSAppearance":
      return name == "current" || name == "currentDrawing" ? .setting(.traits) : .symbol(name)
    case "UIDevice", "NSFontManager", "NSWorkspace", "ProcessInfo":
      let isShared = ["current", "shared", "processInfo"].contains(name)
      return isShared ? .setting(.object(path)) : nil
    case "UIScreen", "UIApplication", "NSApp", "NSApplication":
      return name == "main" || name == "shared" || name == "effectiveAppearance"
        ? .setting(.traits) : nil
    case "UIAccessibility":
      if name == Worth.reducedMotion, called == nil { return reducesMotion() }
      guard name == "isDarkerSystemColorsEnabled", called == nil else { return nil }
      return .bool(choices.choose(.contrast, among: ["", "increased contrast"]) == 1)
    case "CGSize" where name == "zero", "CGPoint" where name == "zero":
      return .instance(Instance(type: path))
    case "UIFontMetrics" where name == "default":
      return .instance(Instance(type: path))
    default: break
    }
    if NumberKind.isFloating(path) {
      let values: [String: Double] = ["zero": 0, "pi": .pi, "infinity": .infinity]
      return values[name].map { .number($0) }
    }
    if NumberKind.isInteger(path) { return name == "zero" ? .integer(0, isLiteral: false) : nil }
    return called == nil ? .symbol(name) : nil
  }

  /// The value of a free function of Apple's frameworks; `nil` for others.
  mutating func function(
    _ name: String, _ call: Call, as type: String?
  ) throws(EvaluationStop) -> SwiftValue? {
    switch name {
    case "min", "max":
      let values = try numbers(of: call, as: type)
      guard values.count > 1, call.labels.allSatisfy({ $0 == nil }) else { return nil }
      let isSmaller = name == "min"
      var best = values[0]
      for value in values.dropFirst() {
        guard let first = best.number, let second = value.number else { throw .notConstant }
        if isSmaller ? second < first : second > first { best = value }
      }
      return best
    case "abs", "round", "floor", "ceil":
      guard let value = try numbers(of: call, as: type).first, call.arguments.count == 1 else {
        return nil
      }
      return try rounded(name, value)
    case "shadow":
      return try shadowModifier(call)
    case "CTFontManagerCopyAvailableFontFamilyNames":
      return .setting(.fonts)
    default:
      guard let function = Math.function(name), call.arguments.count == 1,
        let number = try numbers(of: call, as: type ?? "Double").first?.number
      else { return try power(name, call, as: type) }
      return .number(function(number))
    }
  }

  /// The value of `pow(_:_:)`; `nil` for other functions.
  private mutating func power(
    _ name: String, _ call: Call, as type: String?
  ) throws(EvaluationStop) -> SwiftValue? {
    guard name == "pow", call.arguments.count == 2,
      case let values = try numbers(of: call, as: type ?? "Double"),
      let base = values[0].number, let exponent = values[1].number
    else { return nil }
    return .number(Math.power(base, exponent))
  }

  private func rounded(_ name: String, _ value: SwiftValue) throws(EvaluationStop) -> SwiftValue {
    switch (name, value) {
    case ("abs", .integer(let integer, let isLiteral)) where integer != .min:
      return .integer(Swift.abs(integer), isLiteral: isLiteral)
    case ("abs", .number(let number)): return .number(Swift.abs(number))
    case ("round", .number(let number)): return .number(number.rounded())
    case ("floor", .number(let number)): return .number(number.rounded(.down))
    case ("ceil", .number(let number)): return .number(number.rounded(.up))
    default: throw .notConstant
    }
  }

  /// The arguments as numbers of one kind.
  private mutating func numbers(of call: Call, as type: String?) throws(EvaluationStop)
    -> [SwiftValue]
  {
    var values: [SwiftValue] = []
    for argument in call.arguments {
      values.append(try evaluate(argument.span, in: call.frame, as: type))
    }
    let isMixed = values.contains { if case .number = $0 { true } else { false } }
    return isMixed ? values.map { $0.settled(as: "Double") } : values
  }

  // MARK: Values of Apple's types

  /// The value of an initializer of Apple's.
  mutating func makeSystemValue(_ type: String, _ call: Call) throws(EvaluationStop) -> SwiftValue {
    if let color = ColorType(named: type) { return try makeColor(color, call) }
    if let site = Site(rawValue: type), [.font, .uiFont, .nsFont].contains(site) {
      // What `UIFont()` is called for is a method of the project, as with `UIColor()`.
      if call.arguments.isEmpty, call.closure == nil {
        return .instance(Instance(type: type))
      }
      return try makeFont(site, call)
    }
    if NumberKind.isFloating(type) || NumberKind.isInteger(type) {
      return try convert(to: type, call)
    }
    if Self.fileTypes.contains(type) { return try makeFileValue(type, call) }
    switch type {
    case "CAMediaTimingFunction": return try timingFunction(call)
    case "String":
      guard call.arguments.count == 1, [nil, "describing"].contains(call.labels[0]) else {
        throw .notConstant
      }
      switch try evaluate(call.arguments[0].span, in: call.frame, as: nil) {
      case .text(let text): return .text(text)
      // A type is described by its own name, and a case of an enum by its name.
      case .type(let path) where call.labels[0] != nil:
        return .text(path.split(at: ".").last.map(String.init) ?? path)
      case .enumCase(let element) where call.labels[0] != nil && element.values.isEmpty:
        return .text(element.name)
      case .integer(let integer, _): return .text(String(integer))
      default: throw .notConstant
      }
    case "CGSize", "CGPoint", "EdgeInsets", "UIEdgeInsets", "NSDirectionalEdgeInsets":
      return try labeled(type, call, as: "CGFloat")
    case "Scanner": return try labeled(type, call, as: "String")
    case "UITraitCollection": return try labeled(type, call, as: "UIUserInterfaceStyle")
    case Self.fontDescriptor:
      guard let name = call.argument("name"), let size = call.argument("size") else {
        throw .notConstant
      }
      return Self.descriptor(of: try named(name, size: size, in: call.frame))
    case "UIFontMetrics": return try labeled(type, call, as: "Font.TextStyle")
    case "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient":
      return try gradient(call)
    case "Gradient.Stop":
      guard let color = call.argument("color") else { throw .notConstant }
      return try evaluate(color, in: call.frame, as: "Color")
    // A lock around a value is that value.
    case "AnyShapeStyle", "OSAllocatedUnfairLock", "Mutex":
      guard call.arguments.count == 1, [nil, "initialState"].contains(call.labels[0]) else {
        throw .notConstant
      }
      return try evaluate(call.arguments[0].span, in: call.frame, as: nil)
    default: throw .unknown("it is a value of '\(type)'")
    }
  }

  /// A value of one of Apple's types with its arguments by label.
  private func labeled(
    _ type: String, _ call: Call, as partType: String
  ) throws(EvaluationStop) -> SwiftValue {
    var instance = Instance(type: type)
    for argument in call.arguments {
      guard let label = argument.label else { throw .notConstant }
      instance.fields[label] = Lazy(argument.span, in: call.frame, as: partType)
    }
    return .instance(instance)
  }

  /// `CGFloat(x)`, `Int(x)`: inside of a conversion, division of integers remains integer division.
  private mutating func convert(to type: String, _ call: Call) throws(EvaluationStop) -> SwiftValue
  {
    guard call.arguments.count == 1 || call.argument("radix") != nil,
      let first = call.arguments.first, first.label == nil
    else { throw .notConstant }
    let value = try evaluate(first.span, in: call.frame, as: nil)
    if case .text(let text) = value {
      var radix = 10
      if let span = call.argument("radix"),
        case .integer(let number, _) = try evaluate(span, in: call.frame, as: "Int")
      {
        radix = number
      }
      guard NumberKind.isInteger(type), (2...36).contains(radix) else { throw .notConstant }
      return Int(text, radix: radix).map { .integer($0, isLiteral: false) } ?? SwiftValue.none
    }
    guard let number = value.number else { throw .notConstant }
    if NumberKind.isFloating(type) { return .number(number) }
    if case .integer(let integer, _) = value { return .integer(integer, isLiteral: false) }
    guard let integer = Int(exactly: number.rounded(.towardZero)) else { throw .notConstant }
    return .integer(integer, isLiteral: false)
  }
}

extension ColorType {
  /// The type of colors with a name.
  init?(named name: String) {
    self.init(rawValue: name == "ShapeStyle" ? "Color" : name)
  }
}
