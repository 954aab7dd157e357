/// The state of a token's code at a place of the project: its value, or why it cannot be relied on.
package struct CodeStanding: Sendable {
  /// The code to write: that of the mapping, with the conversion that the site needs.
  package var code: String
  /// The modules that a file must import for it, besides its own.
  var modules: [String] = []
  /// The value that the project declares; `nil` if only a token file or the mapping states one.
  package var value: StyleValue?
  /// The type of the code as declared, without a conversion; `nil` if it is not known.
  var declaredType: String?
  /// The declaration that the code names; `nil` for one that is not read.
  package var declaration: Int32?
  /// The color of an asset catalog that the code is a constant for, by its name; `nil` for any other.
  var asset: String?
  /// Why the code cannot be relied on; `nil` when it can.
  package var fault: Fault?
  /// Whether the fault is that the code has several values, each of which is known.
  var hasSeveralValues = false
  /// Whether the code is declared, but visible to none of the targets, so that it is not a
  /// candidate.
  var isOutOfReach = false

  /// Whether its value stays the same when further declarations are read.
  var isSettled: Bool { value != nil && fault == nil || hasSeveralValues }

  /// Whether the project declares the code, or uses that of a declaration that is not read.
  var isDeclared: Bool { declaration != nil || fault == nil }

  /// One of the reasons of the project model.
  package struct Fault: Sendable {
    package let code: ReasonCode
    private let text: Deferred<String>

    /// The message: what is missing, and the remedy.
    package var message: String { text.value }

    /// A fault whose message is computed on access, because most are never shown.
    init(code: ReasonCode, message: @autoclosure @escaping @Sendable () -> String) {
      self.code = code
      text = Deferred(message)
    }
  }
}

extension Site {
  /// The names of the types that an expression at the site may have; empty for any.
  var acceptedTypes: Set<String> {
    switch self {
    case .color: ["Color"]
    case .shapeStyle:
      [
        "Color", "ShapeStyle", "LinearGradient", "RadialGradient", "AngularGradient", "AnyGradient",
        "AnyShapeStyle",
      ]
    case .uiColor: ["UIColor"]
    case .nsColor: ["NSColor"]
    case .cgColor: ["CGColor"]
    case .font: ["Font"]
    case .uiFont: ["UIFont"]
    case .nsFont: ["NSFont"]
    case .cgFloat, .double: ["CGFloat", "Double", "TimeInterval", "CFTimeInterval"]
    case .float: ["Float"]
    case .number: ["CGFloat", "Double", "TimeInterval", "CFTimeInterval", "Float", "Int"]
    case .animation: ["Animation"]
    case .timingFunction: ["CAMediaTimingFunction"]
    case .any, .viewModifier, .layer: []
    }
  }

  /// The conditions implied by the site: code that takes a `UIColor` can import UIKit.
  var condition: BuildCondition? {
    switch self {
    case .uiColor, .uiFont: .test("canImport(UIKit)")
    case .nsColor, .nsFont: .test("canImport(AppKit)")
    default: nil
    }
  }

  /// The type of the implicit base: the view of a modifier.
  var receiver: String? {
    switch self {
    case .viewModifier: "View"
    case .layer: "CALayer"
    default: nil
    }
  }

  /// The conversion that gives an expression of a type the type of the site; `nil` where there is none.
  func conversion(from type: String) -> String? {
    switch (self, type) {
    case (.color, "UIColor"), (.color, "NSColor"), (.shapeStyle, "UIColor"),
      (.shapeStyle, "NSColor"):
      "Color"
    case (.uiColor, "Color"): "UIColor"
    case (.nsColor, "Color"): "NSColor"
    case (.font, "UIFont"), (.font, "NSFont"): "Font"
    case (.cgFloat, "Int"), (.cgFloat, "Float"): "CGFloat"
    case (.double, "Int"), (.double, "Float"): "Double"
    case (.float, "Int"), (.float, "CGFloat"), (.float, "Double"): "Float"
    default: nil
    }
  }
}
