/// A value during evaluation.
package indirect enum SwiftValue {
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
  /// A member of one of Apple's enums or namespaces: `.bold`, `.body`, `.dark`.
  case symbol(String)
  case enumCase(EnumCase)
  case instance(Instance)
  case array([Lazy])
  case dictionary([(key: SwiftValue, value: Lazy)])
  case tuple([(label: String?, value: Lazy)])
  case range(Double, Double)
  /// A JSON file of the app, its path or its bytes.
  case file(String)
  /// Decoded JSON without a type.
  case json(JSONValue)
  /// A type by its qualified name; empty for a module.
  case type(String)
  case closure(Closure)
  /// The members of a key path in order: `colors` and `text` of `\.colors.text`.
  case keyPath([String])
  /// A setting of the device.
  case setting(SystemSetting)
}

/// A case of an enum of the project, with its associated values.
package struct EnumCase {
  /// The qualified name of the enum.
  var type: String
  var name: String
  var values: [(label: String?, value: Lazy)] = []
}

/// A value of a struct or a class of the project.
package struct Instance {
  /// The qualified name of the type.
  package var type: String
  /// The properties set by the initializer; the others have their initial values.
  package var fields: [String: Lazy] = [:]
  /// Whether its creation is unknown, so that its variables are unknown too.
  var isOpen = false

  /// Whether it is a number that `UIFontMetrics` scales with the text, so that it has its value at the default size alone.
  var isScaledNumber: Bool { type == "UIFontMetrics" && fields["value"] != nil }
}

/// A closure with its frame.
package struct Closure {
  /// The opening brace.
  var open: Int
  var frame: CodeFrame
  /// The parameters of a local function; `nil` for a closure, whose signature names them.
  var parameters: [Parameter]?
  /// The return type, if its declaration states one.
  var result: String?
  /// The types of its parameters where the type of the whole states them.
  var types: [String] = []

  /// A parameter by name and written type.
  struct Parameter {
    var name: String
    var type: String
  }
}

/// A value that depends on the device and its settings.
package enum SystemSetting: Hashable {
  /// Traits, the environment or an appearance, which provide the style or the contrast.
  case traits
  /// Light or dark.
  case style
  /// Normal or increased contrast.
  case contrast
  /// The kind of device: an iPhone or an iPad.
  case idiom
  /// The fonts that the app can use.
  case fonts
  /// A shared object that knows of the device, by its type: `UIDevice.current`.
  case object(String)
}

/// Code with its outline.
package final class ParsedCode: Sendable {
  package let outline: SyntaxOutline
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

/// The frame of an evaluation: the code, its surroundings, and its names.
struct CodeFrame {
  var code: ParsedCode
  /// The place of the code for the lookup of names.
  var place: NameResolver.Place
  /// The target of the code.
  var target: Int
  /// The name of the member that the code belongs to, which `#function` means; `nil` for none.
  var member: String?
  /// The value of `self`; `nil` outside of instances.
  var instance: SwiftValue?
  /// The parameters and the local constants and variables.
  var locals: [String: Lazy] = [:]
  /// The types of locals that are initialized later.
  var types: [String: String] = [:]
  /// The names of locals that are declared with `var`.
  var variables: Set<String> = []
  /// The return type.
  var result: String?
  /// Whether it is the body of an initializer of a project's type.
  var isInitializer = false

  var outline: SyntaxOutline { code.outline }
}

/// The resource usage of an evaluation, which a cached value is charged too.
struct Cost {
  var depth = 0
  var nesting = 0
  var steps = 0
}

/// A color set that an evaluation read, with the color that it has for the target.
struct ReadAsset: Hashable {
  var name: String
  var color: ColorValue
}

/// A lazily evaluated expression.
package final class Lazy {
  let span: Range<Int>
  let frame: CodeFrame?
  /// The expected type; `nil` for any.
  let type: String?
  /// Whether it is an argument, whose type the parameter determines even if unknown.
  let isArgument: Bool
  /// The cached value, if it depends on no choice.
  var outcome: Result<SwiftValue, EvaluationStop>?
  /// The resource usage of the evaluation.
  var cost = Cost()
  /// The color sets that it read.
  var assets: Set<ReadAsset> = []

  init(_ span: Range<Int>, in frame: CodeFrame, as type: String?) {
    self.span = span
    self.frame = frame
    self.type = type
    isArgument = false
  }

  /// An argument for a parameter of a type; `nil` for an unknown type, such as a generic one.
  init(passed span: Range<Int>, in frame: CodeFrame, as type: String?) {
    self.span = span
    self.frame = frame
    self.type = type
    isArgument = true
  }

  /// The code that it is evaluated from; `nil` for an evaluated value.
  package var code: String? { frame.map { $0.outline.text(span) } }

  /// An evaluated value.
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
  /// The number of a number value.
  var number: Double? {
    switch self {
    case .integer(let integer, _): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  /// The name of the type that declares the value's members.
  package var typeName: String? {
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
    case .setting(.object(let type)): type
    default: nil
    }
  }

  /// The kind of value in messages.
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
    case .file: "a file"
    case .json: "a value of a JSON file"
    case .type: "a type"
    case .closure: "a closure"
    case .keyPath: "a key path"
    case .setting: "a setting of the system"
    }
  }

  /// The value converted for a property or a parameter of a type: an integer literal becomes a
  /// number of that type.
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
    case "CGFloat", "Double", "Float", "TimeInterval", "CFTimeInterval": true
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

extension SwiftValue {
  /// Whether both are one color, font or number.
  func isStyle(equalTo other: SwiftValue) -> Bool {
    switch (self, other) {
    case (.color(let a, _), .color(let b, _)): a == b
    case (.font(let a, _), .font(let b, _)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.integer(let a, _), .integer(let b, _)): a == b
    default: false
    }
  }
}
