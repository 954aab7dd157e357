/// A value during evaluation.
indirect enum SwiftValue {
  /// An integer; a literal one becomes a floating-point number where one is expected.
  case integer(Int, isLiteral: Bool)
  case number(Double)
  case text(String)
  case bool(Bool)
  /// `nil`
  case none
  case color(ColorValue, ColorType)
  /// A font, by the site of its type: `Font`, `UIFont`, `NSFont`.
  case font(FontValue, Site)
  case animation(AnimationValue)
  case shadow(ShadowValue)
  /// The colors of a gradient.
  case gradient([Lazy])
  /// A member of an enum or a namespace of Apple's: `.bold`, `.body`, `.dark`.
  case symbol(String)
  case enumCase(EnumCase)
  case instance(Instance)
  case array([Lazy])
  case dictionary([(key: SwiftValue, value: Lazy)])
  case tuple([(label: String?, value: Lazy)])
  case range(Double, Double)
  /// A type by its qualified name; empty for a module.
  case type(String)
  case closure(Closure)
  /// What only the device decides.
  case setting(SystemSetting)
}

/// A case of an enum of the project, with the values that it carries.
struct EnumCase {
  /// The qualified name of the enum.
  var type: String
  var name: String
  var values: [(label: String?, value: Lazy)] = []
}

/// A value of a struct or a class of the project.
struct Instance {
  /// The qualified name of the type.
  var type: String
  /// The properties that the initializer set; the others have their initial values.
  var fields: [String: Lazy] = [:]
  /// Whether it is not known how it was made, so that its variables may hold anything.
  var isOpen = false
}

/// A closure and where it was written.
struct Closure {
  /// The opening brace.
  var open: Int
  var frame: CodeFrame
  /// The parameters of a local function; `nil` for a closure, whose signature names them.
  var parameters: [Parameter]?
  /// The type that it returns, where its declaration writes it.
  var result: String?

  /// A parameter by name and written type.
  struct Parameter {
    var name: String
    var type: String
  }
}

/// What depends on the device and its settings.
enum SystemSetting: Hashable {
  /// Traits, the environment or an appearance, of which one asks for the style or the contrast.
  case traits
  /// Light or dark.
  case style
  /// Normal or increased contrast.
  case contrast
}

/// Code with its outline.
final class ParsedCode: Sendable {
  let outline: SyntaxOutline
  /// The clauses of `#if` in it.
  let clauses: ConditionalClauses

  init(_ text: String) {
    let bytes = Array(text.utf8)
    let lexemes = Lexer.lexemes(in: bytes)
    outline = SyntaxOutline(lexemes, bytes: bytes)
    clauses = ConditionalClauses(lexemes, bytes: bytes)
  }

  /// Every lexeme.
  var all: Range<Int> { 0..<outline.count }
}

/// Where an expression is evaluated: its code, what surrounds it, and what its names mean.
struct CodeFrame {
  var code: ParsedCode
  /// The place of the code for the lookup of names.
  var place: NameResolver.Place
  /// The target whose names the code sees.
  var target: Int
  /// What `self` is; `nil` outside of values.
  var instance: SwiftValue?
  /// The parameters and the local constants and variables.
  var locals: [String: Lazy] = [:]
  /// The types of locals that get their value later.
  var types: [String: String] = [:]
  /// The type that `return` gives.
  var result: String?
  /// Whether it is the body of an initializer of a type of the project's own.
  var isInitializer = false

  var outline: SyntaxOutline { code.outline }
}

/// What an evaluation takes of the bounds, so that a value that is known already takes the same.
struct Cost {
  var depth = 0
  var nesting = 0
  var steps = 0
}

/// An expression that is evaluated when its value is asked for.
final class Lazy {
  let span: Range<Int>
  let frame: CodeFrame?
  /// The type that is expected; `nil` for any.
  let type: String?
  /// Whether it is an argument, whose type the parameter decides even where that is not known.
  let isArgument: Bool
  /// What it came to, once that is known and depends on no choice.
  var outcome: Result<SwiftValue, EvaluationStop>?
  /// What it took to find out.
  var cost = Cost()

  init(_ span: Range<Int>, in frame: CodeFrame, as type: String?) {
    self.span = span
    self.frame = frame
    self.type = type
    isArgument = false
  }

  /// An argument for a parameter of a type; `nil` for a type that is not known, such as a generic one.
  init(passed span: Range<Int>, in frame: CodeFrame, as type: String?) {
    self.span = span
    self.frame = frame
    self.type = type
    isArgument = true
  }

  /// A value that is known.
  init(_ outcome: Result<SwiftValue, EvaluationStop>) {
    span = 0..<0
    frame = nil
    type = nil
    isArgument = false
    self.outcome = outcome
  }

  convenience init(_ value: SwiftValue) { self.init(.success(value)) }
}

extension SwiftValue {
  /// The number of a value that is one.
  var number: Double? {
    switch self {
    case .integer(let integer, _): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  /// The name of the type by which members of the value are declared.
  var typeName: String? {
    switch self {
    case .integer: "Int"
    case .number: "CGFloat"
    case .text: "String"
    case .bool: "Bool"
    case .color(_, let type): type.rawValue
    case .font(_, let site): site.rawValue
    case .animation: "Animation"
    case .enumCase(let element): element.type
    case .instance(let instance): instance.type
    case .setting(.traits): "UITraitCollection"
    case .setting(.style): "ColorScheme"
    default: nil
    }
  }

  /// What kind of value it is, for messages.
  var kindName: String {
    switch self {
    case .integer, .number: "a number"
    case .text: "a text"
    case .bool: "a Boolean"
    case .none: "nil"
    case .color: "a color"
    case .font: "a font"
    case .animation: "an animation"
    case .shadow: "a shadow"
    case .gradient: "a gradient"
    case .symbol(let name): "'.\(name)'"
    case .enumCase(let element): "a case of '\(element.type)'"
    case .instance(let instance): "a value of '\(instance.type)'"
    case .array, .dictionary, .tuple: "a collection"
    case .range: "a range"
    case .type: "a type"
    case .closure: "a closure"
    case .setting: "a setting of the system"
    }
  }

  /// The value as a property or a parameter of a type holds it: an integer is a number where the type is
  /// one, and no longer a literal.
  func settled(as type: String?) -> SwiftValue {
    guard case .integer(let integer, _) = self else { return self }
    return NumberKind.isFloating(type)
      ? .number(Double(integer)) : .integer(integer, isLiteral: false)
  }
}

/// The types of numbers by their names.
enum NumberKind {
  static func isFloating(_ type: String?) -> Bool {
    switch type {
    case "CGFloat", "Double", "Float", "TimeInterval": true
    default: false
    }
  }

  static func isInteger(_ type: String?) -> Bool {
    switch type {
    case "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64":
      true
    default: false
    }
  }
}
