/// The build settings of one level: a project's or a target's own, or those of its configuration
/// file.
struct BuildSettings: Sendable {
  /// The values by name; a list is joined with spaces.
  private(set) var values: [String: String] = [:]
  /// The values for particular SDKs or architectures.
  private(set) var limited: [String: [String]] = [:]

  /// The limit of bytes in a value.
  static let maximumLength = 1 << 16

  /// Adds a setting of a configuration by its key as written; `KEY[sdk=iphoneos*]` and the like are
  /// stored separately.
  mutating func add(_ name: String, _ value: String, configuration: String) {
    guard let bracket = name.utf8.firstIndex(of: UInt8(ascii: "[")) else {
      set(name, value)
      return
    }
    let key = String(Substring(name.utf8[..<bracket])).trimmed
    switch Self.configurationCondition(name.utf8[bracket...]) {
    case .none: limited[key, default: []].append(value)
    case .some(let pattern):
      if Glob(pattern).matches(configuration) { set(key, value) }
    }
  }

  /// Adds the settings of another level of the same kind, such as an included file.
  mutating func add(_ other: BuildSettings) {
    for (key, value) in other.values { set(key, value) }
    for (key, values) in other.limited { limited[key, default: []] += values }
  }

  private mutating func set(_ key: String, _ value: String) {
    guard let earlier = values[key], value.utf8.count < Self.maximumLength,
      value.contains(bytesOf: "inherited")
    else {
      values[key] = value
      return
    }
    let joined = value.replacing("$(inherited)", with: earlier)
      .replacing("${inherited}", with: earlier)
    values[key] = joined.utf8.count < Self.maximumLength ? joined : value
  }

  /// The pattern of `[config=Debug*]` where it is the only condition.
  private static func configurationCondition(_ text: Substring.UTF8View) -> String? {
    let prefix = "[config=".utf8
    guard text.starts(with: prefix), text.last == UInt8(ascii: "]") else { return nil }
    let pattern = text.dropFirst(prefix.count).dropLast()
    let hasMore = pattern.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ",") }
    return hasMore ? nil : String(Substring(pattern))
  }
}

extension String {
  /// The text with every occurrence of another replaced.
  fileprivate func replacing(_ word: StaticString, with replacement: String) -> String {
    guard contains(bytesOf: word) else { return self }
    var result: [UInt8] = []
    let bytes = Array(utf8)
    let pattern = Array(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: pattern) {
        result.append(contentsOf: replacement.utf8)
        index += pattern.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text without spaces and tabs at its ends.
  var trimmed: String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    guard let start = utf8.firstIndex(where: { !isSpace($0) }),
      let end = utf8.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(decoding: utf8[start...end], as: UTF8.self)
  }

  /// The words of a build setting that is a list.
  var settingWords: [String] {
    utf8.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }.map { word in
      let isQuote = { (byte: UInt8) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
      return String(decoding: word.filter { !isQuote($0) }, as: UTF8.self)
    }
  }
}
