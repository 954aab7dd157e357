import MigrateKitCore

/// Shows whether code names the cases by which a function returns tokens, or only gives it what it computes.
///
/// `DS.gap(density)` asks for the step that is set, and `color(for: message.sender)` for the color of someone: what
/// else has the value of a case does not mean that case.
struct ChosenArguments {
  /// Why a token is not in force.
  struct Doubt {
    var sentence: String
    /// Whether no code names a case at all.
    var isOnlyComputed: Bool

    fileprivate init(_ sentence: String, isOnlyComputed: Bool = false) {
      (self.sentence, self.isOnlyComputed) = (sentence, isOnlyComputed)
    }
  }

  private var calls: [String: [String: Int]] = [:]

  private let common: [String: Int]

  /// Reads the calls; `common` are the numbers of colors that code writes by the system's short name.
  init(_ readings: [TokenUseReading], common: [String: Int]) {
    self.common = common
    for reading in readings {
      for (name, arguments) in reading.arguments {
        calls[name, default: [:]].merge(arguments, uniquingKeysWith: +)
      }
    }
  }

  /// Why a token that a function returns is not in force; `nil` if it may be.
  ///
  /// A step of a scale is in use where code names any; a color only where code names it, unless most calls name a case. A
  /// color that the system names is that of a case only where code writes it so as often as other constants.
  func doubt(of token: ImportedToken) -> Doubt? {
    guard token.chooser != nil, let code = token.codes.values.min(),
      let open = code.firstIndex(of: "("), let close = code.lastIndex(of: ")")
    else { return nil }
    var all: [String: Int] = [:]
    for name in TokenUses.names(of: code) {
      all.merge(calls[name] ?? [:], uniquingKeysWith: max)
    }
    let total = all.values.reduce(0, +)
    let named = all.filter { Self.namesCase($0.key) }
    guard total > 0 else { return nil }
    let function = code[..<open]
    guard !named.isEmpty else {
      return Doubt("code gives \(function) only what it computes", isOnlyComputed: true)
    }
    guard case .color(let color) = token.value else { return nil }
    let own = named.filter { $0.key.hasPrefix(code[open..<close]) }.values.reduce(0, +)
    if own == 0, named.values.reduce(0, +) * 2 < total {
      return Doubt("no code names it, and most code gives \(function) what it computes")
    }
    return CommonColorUses.doubt(
      of: SystemColors.shortNames(of: color), in: common, beside: own
    ).map { Doubt($0) }
  }

  /// Whether the first argument is a number, or a member without a type, and so is what that takes: `(12)`, `(.compact)`,
  /// `(for: .agent(.a))`.
  private static func namesCase(_ arguments: String) -> Bool {
    var value = arguments.dropFirst()
    if let label = value.split(at: " ").first, label.hasSuffix(":") {
      value = value.dropFirst(label.count + 1)
    }
    if value.first?.isNumber ?? false { return true }
    return value.first == "."
      && value.split(at: "(").dropFirst().allSatisfy { $0.first == "." }
  }
}
