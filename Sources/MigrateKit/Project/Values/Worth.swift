/// The value of an expression in a project.
package enum Worth: Hashable, Sendable {
  /// One value; a color carries its appearances.
  case value(StyleValue)
  /// Several values with their conditions.
  case several([Variant])
  /// No value, with the reason as a clause: "it is assigned elsewhere in the project".
  case unknown(String)

  /// A value with its condition.
  package struct Variant: Hashable, Sendable {
    /// The condition as code or as the name of a case: `os(iOS)`, `sepia`.
    package var condition: String
    /// The value.
    package var value: StyleValue
  }
}

/// Why the evaluation of an expression ended without a value.
enum EvaluationStop: Error, Hashable {
  /// No value, with the reason as a clause, and the path for want of whose declaration there is none.
  case unknown(String, missing: String? = nil)
  /// The evaluation is too deep, too long, or cyclic; from elsewhere it may succeed.
  case limit(String)
  /// The code is unreachable: `fatalError()`, or a declaration that is not compiled.
  case impossible

  /// The reason, as a clause.
  var reason: String {
    switch self {
    case .unknown(let reason, _), .limit(let reason): reason
    case .impossible: "no build reaches its value"
    }
  }
}

extension EvaluationStop {
  static func notDeclared(_ name: String) -> EvaluationStop {
    runTimeTypes.contains(name)
      ? .unknown("it is read from '\(name)' at run time")
      : .unknown("no declaration of '\(name)' was read", missing: name)
  }

  static func assigned(_ path: String) -> EvaluationStop {
    .unknown("'\(path)' is assigned elsewhere in the project")
  }

  static func noValue(_ name: String) -> EvaluationStop {
    .unknown("the value of '\(name)' is not in the code that was read")
  }

  static func setLater(_ path: String) -> EvaluationStop {
    .unknown("'\(path)' is set at run time")
  }

  static func wrapped(_ name: String, in wrapper: String) -> EvaluationStop {
    .unknown("'\(name)' gets its value from @\(wrapper)")
  }

  static func takes(_ type: String) -> EvaluationStop {
    let isVowel = type.first.map { "AEIOaeio".contains($0) } ?? false
    return .unknown("it takes \(isVowel ? "an" : "a") \(type)")
  }

  static func ambiguous(_ name: String) -> EvaluationStop {
    .unknown("several declarations of '\(name)' fit")
  }

  static func noMember(_ name: String, of owner: String) -> EvaluationStop {
    let path = "\(owner).\(name)"
    if owner == "Animation" { return .unknown("this form of '\(path)' is not read") }
    return runTimeTypes.contains(owner)
      ? .unknown("it is read from '\(path)' at run time")
      : .unknown("no declaration of '\(path)' was read", missing: path)
  }

  /// Apple's types that give what the device, the system or people decide.
  private static let runTimeTypes: Set<String> = [
    "UserDefaults", "NSUbiquitousKeyValueStore", "ProcessInfo", "Bundle", "Locale", "Calendar",
    "Date", "FileManager", "UIDevice", "UIScreen", "UIApplication", "UITraitCollection",
    "NSWorkspace", "NSScreen", "NSApplication", "WKInterfaceDevice",
  ]

  static let notConstant = EvaluationStop.unknown(
    "it is computed from values that are not constant")
  static let openType = EvaluationStop.unknown(
    "the type of an argument is unknown, and so is its arithmetic")
  static let tooDeep = EvaluationStop.limit(
    "its value refers to itself or to too many declarations")
  static let tooLong = EvaluationStop.limit("its value takes too many steps to compute")
}

extension Worth {
  /// The setting of people who want things to move less, as code asks for it.
  package static let reducedMotion = "isReduceMotionEnabled"
}
