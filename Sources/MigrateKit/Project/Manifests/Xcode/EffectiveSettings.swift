/// The effective build settings of a target in one configuration, in levels.
struct EffectiveSettings: Sendable {
  /// The configuration.
  var configuration: String
  /// The levels, the weakest first: project file, project, target file, target.
  var levels: [BuildSettings]

  private static let maximumSteps = 512

  /// The value of a setting with its references expanded; `nil` where no level has it.
  subscript(_ key: String) -> String? {
    var steps = 0
    return value(of: key, below: levels.count, &steps)
  }

  /// The values for particular SDKs or architectures.
  func limited(_ key: String) -> [String] {
    levels.flatMap { $0.limited[key] ?? [] }
  }

  /// Whether a setting is `YES`; `nil` where no level has it.
  func flag(_ key: String) -> Bool? {
    self[key].map { value in
      let value = value.trimmed.uppercased()
      return value == "YES" || value == "TRUE" || value == "1"
    }
  }

  private func value(of key: String, below limit: Int, _ steps: inout Int) -> String? {
    steps += 1
    guard steps < Self.maximumSteps else { return nil }
    for level in levels.indices.prefix(limit).reversed() {
      if let text = levels[level].values[key] {
        return expanded(text, key: key, level: level, &steps)
      }
    }
    return nil
  }

  private func expanded(_ text: String, key: String, level: Int, _ steps: inout Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count, result.count < BuildSettings.maximumLength {
      guard bytes[index] == UInt8(ascii: "$"), index + 1 < bytes.count,
        let end = Self.closing(bytes, index + 1)
      else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let name = String(decoding: bytes[(index + 2)..<end], as: UTF8.self)
      result.append(contentsOf: referenced(name, key: key, level: level, &steps).utf8)
      index = end + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The end of the reference that opens at `index`; nested references end with the outermost.
  private static func closing(_ bytes: [UInt8], _ index: Int) -> Int? {
    let close: UInt8
    switch bytes[index] {
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    case UInt8(ascii: "{"): close = UInt8(ascii: "}")
    default: return nil
    }
    var depth = 0
    for at in index..<min(bytes.count, index + 512) {
      if bytes[at] == bytes[index] { depth += 1 }
      if bytes[at] == close {
        depth -= 1
        if depth == 0 { return at }
      }
    }
    return nil
  }

  private func referenced(
    _ name: String, key: String, level: Int, _ steps: inout Int
  ) -> String {
    var parts = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var name = parts.removeFirst()
    if name.contains("$") { name = expanded(name, key: key, level: level, &steps) }
    let isOwn = name == "inherited" || name == key
    var value =
      isOwn
      ? self.value(of: key, below: level, &steps)
      : self.value(of: name, below: levels.count, &steps)
    for part in parts { value = Self.apply(part, to: value) }
    return value ?? ""
  }

  /// A value after an operator such as `c99extidentifier`.
  private static func apply(_ name: String, to value: String?) -> String? {
    switch name {
    case "c99extidentifier", "identifier": return value.map(ModuleName.mangled)
    case "rfc1034identifier":
      return value.map { String($0.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }) }
    case "lower": return value?.lowercased()
    case "upper": return value?.uppercased()
    default:
      guard name.hasPrefix("default=") else { return value }
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? String(name.dropFirst("default=".count))
    }
  }
}
