import SwiftSyntax

/// The ways to write a font of a constant size as a call.
enum FontForms {
  private static let types: Set = ["UIFont", "NSFont"]
  private static let systemFonts: Set = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont",
  ]

  /// The form and the value of a font; `nil` for any other call, and for a size that is no constant.
  static func read(_ call: FunctionCallExprSyntax) -> (String, StyleTruth.Value)? {
    guard call.trailingClosure == nil, let callee = Callee(call) else { return nil }
    let arguments = Arguments(call)
    if let type = callee.constructedType(among: types), type != ".init" {
      guard let name = arguments.text("name"), let size = arguments.number("size") else {
        return nil
      }
      return ("\(type)(name:size:)", .font(size: size, weight: nil, family: name))
    }
    guard let member = callee.member else { return nil }
    let base = callee.base ?? ""
    let isSwiftUI = !callee.hasBase || base == "Font"
    if member == "system", isSwiftUI, let size = arguments.number("size") {
      return (
        ".system(size:)",
        .font(size: size, weight: arguments.member("weight"), family: nil)
      )
    }
    if member == "custom", isSwiftUI, let name = arguments.text(nil),
      let size = arguments.number("size") ?? arguments.number("fixedSize")
    {
      return (".custom(_:size:)", .font(size: size, weight: nil, family: name))
    }
    if systemFonts.contains(member), !callee.hasBase || types.contains(base),
      let size = arguments.number("ofSize")
    {
      return (
        "\(member)(ofSize:)", .font(size: size, weight: arguments.member("weight"), family: nil)
      )
    }
    return nil
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
