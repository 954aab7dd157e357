import SwiftSyntax

/// The ways to write a font of a constant size as a call.
enum FontForms {
  struct Font {
    var form: String
    var value: StyleTruth.Value
    var isExtra = false
  }

  private static let systemFonts: Set = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont",
  ]
  /// Fonts of AppKit whose family and weight the system chooses.
  private static let rolesOfAppKit: Set = [
    "labelFont", "menuFont", "menuBarFont", "messageFont", "toolTipsFont", "userFont",
    "userFixedPitchFont", "controlContentFont", "titleBarFont", "paletteFont",
  ]

  /// The font that a call makes; `nil` for any other call, and for a size that is no constant.
  static func read(_ call: FunctionCallExprSyntax) -> Font? {
    guard call.trailingClosure == nil, let callee = Callee(call) else { return nil }
    let arguments = Arguments(call)
    if let type = callee.constructedType(among: ["UIFont", "NSFont"]), type != ".init" {
      return named(arguments, "name", size: ["size"], form: "\(type)(name:size:)")
    }
    guard let member = callee.member else { return nil }
    let isSwiftUI = !callee.hasBase || callee.base == "Font"
    // Libraries for both systems name the type themselves: `PlatformFont`, `UXFont`.
    let isKit = !callee.hasBase || callee.base?.hasSuffix("Font") == true
    if member == "system", isSwiftUI {
      return sized(arguments, "size", form: ".system(size:)")
    }
    if member == "custom", isSwiftUI {
      return named(arguments, nil, size: ["size", "fixedSize"], form: ".custom(_:size:)")
    }
    if systemFonts.contains(member), isKit {
      return sized(arguments, "ofSize", form: "\(member)(ofSize:)")
    }
    if rolesOfAppKit.contains(member), isKit {
      var font = sized(arguments, "ofSize", form: "\(member)(ofSize:)")
      font?.isExtra = true
      return font
    }
    return nil
  }

  private static func sized(_ arguments: Arguments, _ label: String, form: String) -> Font? {
    let weight = arguments.member("weight")
    if let size = arguments.number(label) {
      return Font(form: form, value: .font(size: size, weight: weight, family: nil))
    }
    // `isEmpty ? 50 : 40`: one finding with two values.
    guard let ternary = arguments.expression(label)?.as(TernaryExprSyntax.self),
      ConstantExpression.number(ternary.thenExpression) != nil,
      ConstantExpression.number(ternary.elseExpression) != nil
    else { return nil }
    return Font(
      form: "\(form) of a ternary", value: .font(size: nil, weight: nil, family: nil),
      isExtra: true)
  }

  private static func named(
    _ arguments: Arguments, _ name: String?, size labels: [String], form: String
  ) -> Font? {
    guard arguments.expression(name) != nil,
      let size = labels.lazy.compactMap(arguments.number).first
    else { return nil }
    guard let family = arguments.text(name) else {
      return Font(
        form: "\(form) with a variable name", value: .font(size: size, weight: nil, family: nil),
        isExtra: true)
    }
    return Font(form: form, value: .font(size: size, weight: nil, family: family))
  }
}

/// The arguments of a call by label.
struct Arguments {
  private let list: LabeledExprListSyntax

  init(_ call: FunctionCallExprSyntax) {
    list = call.arguments
  }

  func expression(_ label: String?) -> ExprSyntax? {
    list.first { $0.label?.text == label }?.expression
  }

  func number(_ label: String?) -> Double? {
    expression(label).flatMap(ConstantExpression.number)
  }

  func text(_ label: String?) -> String? {
    expression(label).flatMap(ConstantExpression.text)
  }

  /// The name of an implicit or qualified member: `.bold`, `UIFont.Weight.bold`.
  func member(_ label: String) -> String? {
    expression(label)?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
