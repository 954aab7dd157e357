import SwiftSyntax

/// The ways to write a constant color as a call.
enum ColorForms {
  typealias Components = StyleTruth.Components

  private static let types: Set = ["Color", "UIColor", "NSColor", "CGColor"]

  /// The form and the possible values of a constant color; `nil` for any other call.
  static func read(_ call: FunctionCallExprSyntax) -> (String, [Components])? {
    guard call.trailingClosure == nil, let callee = Callee(call) else { return nil }
    let arguments = Array(call.arguments)
    if let type = callee.constructedType(among: types) {
      if let (labels, values) = components(arguments, type: type) {
        return ("\(type)(\(labels))", values)
      }
      if let (label, values) = hex(arguments, isImplicit: callee.isImplicitInit) {
        return ("\(type)(\(label))", values)
      }
      return asset(arguments, type: type).map { ($0, []) }
    }
    if let base = callee.base, types.contains(base), let name = callee.member,
      name.lowercased().contains("hex") || name == "rgb" || name == "rgba",
      let (_, values) = hex(arguments, isFactory: true)
    {
      return ("\(base).\(name)(…)", values)
    }
    if !callee.hasBase, callee.member == "hex", let (_, values) = hex(arguments, isFactory: true) {
      return (".hex(…)", values)
    }
    return nil
  }

  /// The value of `#colorLiteral(…)`.
  static func literal(_ macro: MacroExpansionExprSyntax) -> [Components]? {
    guard macro.macroName.text == "colorLiteral" else { return nil }
    return components(Array(macro.arguments), type: "#colorLiteral")?.1
  }

  /// Whether a call makes a color of its arguments, if only of variables: its labels are no radii.
  static func isVariableColor(_ call: FunctionCallExprSyntax) -> Bool {
    Callee(call)?.constructedType(among: types).map { !$0.hasPrefix(".") } ?? false
  }

  // MARK: Components

  private static let firstLabels: [String: (model: Model, space: String)] = [
    "red": (.rgb, "srgb"), "srgbRed": (.rgb, "srgb"), "displayP3Red": (.rgb, "display-p3"),
    "calibratedRed": (.rgb, "any"), "deviceRed": (.rgb, "any"),
    "hue": (.hsb, "srgb"), "calibratedHue": (.hsb, "any"), "deviceHue": (.hsb, "any"),
    "white": (.white, "srgb"), "gray": (.white, "any"), "calibratedWhite": (.white, "any"),
    "deviceWhite": (.white, "any"), "genericGamma22White": (.white, "any"),
    "genericGrayGamma2_2Gray": (.white, "any"),
  ]

  private enum Model {
    case rgb, hsb, white

    var otherLabels: [String] {
      switch self {
      case .rgb: ["green", "blue"]
      case .hsb: ["saturation", "brightness"]
      case .white: []
      }
    }
  }

  private static func components(
    _ arguments: [LabeledExprSyntax], type: String
  ) -> (String, [Components])? {
    var arguments = arguments[...]
    var writtenSpace: String?
    if let first = arguments.first, first.label == nil,
      let name = first.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    {
      writtenSpace =
        [
          "sRGB": "srgb", "sRGBLinear": "srgb-linear", "displayP3": "display-p3",
        ][name]
      guard writtenSpace != nil else { return nil }
      arguments.removeFirst()
    }
    guard let label = arguments.first?.label?.text, let (model, space) = firstLabels[label] else {
      return nil
    }
    var labels = arguments.map { $0.label?.text ?? "_" }
    var numbers: [Double] = []
    for argument in arguments {
      guard let number = ConstantExpression.number(argument.expression) else { return nil }
      numbers.append(number)
    }
    var alpha = 1.0
    if let last = labels.last, last == "alpha" || last == "opacity" {
      alpha = numbers.removeLast()
      labels.removeLast()
    }
    guard labels == [label] + model.otherLabels else { return nil }
    var value: Components
    switch model {
    case .rgb: value = Components(red: numbers[0], green: numbers[1], blue: numbers[2])
    case .hsb: value = fromHSB(numbers[0], numbers[1], numbers[2])
    case .white: value = Components(red: numbers[0], green: numbers[0], blue: numbers[0])
    }
    value.space = writtenSpace ?? space
    value.alpha = alpha
    return (labels.map { "\($0):" }.joined(), [value])
  }

  /// The textbook conversion (Smith 1978), with hue in turns.
  private static func fromHSB(_ hue: Double, _ saturation: Double, _ brightness: Double)
    -> Components
  {
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return Components(red: channel(5), green: channel(3), blue: channel(1))
  }

  // MARK: Hex

  private static func hex(
    _ arguments: [LabeledExprSyntax], isImplicit: Bool = false, isFactory: Bool = false
  ) -> (String, [Components])? {
    guard let first = arguments.first else { return nil }
    let label = first.label?.text
    let isHexLabel =
      label.map { $0.lowercased().contains("hex") || ["rgb", "rgba", "argb"].contains($0) } ?? false
    guard isHexLabel || isFactory || (label == nil && !isImplicit) else { return nil }
    guard var values = hexValues(first.expression, mustLookLikeHex: !isHexLabel && !isFactory)
    else { return nil }
    var isPlain = true
    for other in arguments.dropFirst() {
      let name = other.label?.text ?? ""
      if name == "alpha" || name == "opacity" || name == "a" {
        guard let alpha = ConstantExpression.number(other.expression) else { return nil }
        values = values.map { $0.with(alpha: alpha) }
      } else {
        isPlain = false
      }
    }
    // An argument that this program does not know may change the color.
    return ("\(label ?? "_"): hex", isPlain ? values : [])
  }

  private static func hexValues(
    _ expression: ExprSyntax, mustLookLikeHex: Bool
  ) -> [Components]? {
    if let text = ConstantExpression.text(expression) {
      if mustLookLikeHex, !text.hasPrefix("#") { return nil }
      var digits = Substring(text)
      if digits.hasPrefix("#") { digits = digits.dropFirst() }
      if digits.hasPrefix("0x") { digits = digits.dropFirst(2) }
      return values(ofHexDigits: String(digits))
    }
    guard let literal = expression.as(IntegerLiteralExprSyntax.self)?.literal.text else {
      return nil
    }
    let text = literal.filter { $0 != "_" }
    if text.hasPrefix("0x") {
      let digits = String(text.dropFirst(2))
      if mustLookLikeHex, digits.count < 6 { return nil }
      guard let number = UInt64(digits, radix: 16) else { return nil }
      if digits.count == 8 { return values(ofHexDigits: digits) }
      // Three digits may be short for six, or a small number.
      let short = digits.count == 3 ? values(ofHexDigits: digits) ?? [] : []
      return [rgb(number)] + short
    }
    guard !mustLookLikeHex, let number = UInt64(text), number <= 0xFFFFFF else { return nil }
    return [rgb(number)]
  }

  private static func rgb(_ number: UInt64) -> Components {
    Components(
      red: Double(number >> 16 & 0xFF) / 255, green: Double(number >> 8 & 0xFF) / 255,
      blue: Double(number & 0xFF) / 255)
  }

  private static func values(ofHexDigits digits: String) -> [Components]? {
    guard digits.allSatisfy(\.isHexDigit), let number = UInt64(digits, radix: 16) else {
      return nil
    }
    switch digits.count {
    case 3: return values(ofHexDigits: digits.map { "\($0)\($0)" }.joined())
    case 4: return values(ofHexDigits: digits.map { "\($0)\($0)" }.joined())
    case 6: return [rgb(number)]
    case 8:
      return [
        rgb(number & 0xFFFFFF).with(alpha: Double(number >> 24) / 255),
        rgb(number >> 8).with(alpha: Double(number & 0xFF) / 255),
      ]
    default: return nil
    }
  }

  // MARK: Names

  private static func asset(_ arguments: [LabeledExprSyntax], type: String) -> String? {
    guard let first = arguments.first else { return nil }
    let label = first.label?.text
    let isString = ConstantExpression.text(first.expression) != nil
    let isName = isString && (label == nil && type == "Color" || label == "named")
    let isSymbol =
      ["UIColor", "NSColor"].contains(type) && label == "resource"
      && first.expression.trimmedDescription.hasPrefix(".")
      && first.expression.is(MemberAccessExprSyntax.self)
    return isName || isSymbol ? "\(type), asset name" : nil
  }

  private static let hues: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "darkGray", "lightGray", "magenta",
  ]

  /// `Color.red`, `UIColor.systemGray6`: the type is written, so that no context is needed.
  static func systemColor(_ member: MemberAccessExprSyntax) -> String? {
    guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["Color", "UIColor", "NSColor"].contains(base)
    else { return nil }
    let name = member.declName.baseName.text
    guard hues.contains(name) || isSystemHue(name) else { return nil }
    return "\(base).system color"
  }

  private static func isSystemHue(_ name: String) -> Bool {
    guard name.hasPrefix("system") else { return false }
    let hue = name.dropFirst(6).lowercased()
    return hues.contains(hue) || hue.hasPrefix("gray") && Int(hue.dropFirst(4)) != nil
  }
}

/// What a call calls.
struct Callee {
  /// The name before the last period, if it is a plain name.
  var base: String?
  /// The name after the last period; `nil` for a call of a plain name.
  var member: String?
  /// The plain name that is called.
  var name: String?
  var hasBase = false

  init?(_ call: FunctionCallExprSyntax) {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      member = access.declName.baseName.text
      hasBase = access.base != nil
      if let reference = access.base?.as(DeclReferenceExprSyntax.self) {
        base = reference.baseName.text
      } else if let inner = access.base?.as(MemberAccessExprSyntax.self),
        inner.base?.is(DeclReferenceExprSyntax.self) == true
      {
        // `SwiftUI.Color.init(…)`
        base = inner.declName.baseName.text
      }
    } else {
      return nil
    }
  }

  var isImplicitInit: Bool { member == "init" && !hasBase }

  /// The type that the call makes a value of; `.init` when that is left to the context.
  func constructedType(among types: Set<String>) -> String? {
    if let name { return types.contains(name) ? name : nil }
    if member == "init" {
      if !hasBase { return ".init" }
      return base.flatMap { types.contains($0) ? $0 : nil }
    }
    // `SwiftUI.Color(…)`
    guard let member, types.contains(member), ["SwiftUI", "UIKit", "AppKit"].contains(base ?? "")
    else { return nil }
    return member
  }
}
