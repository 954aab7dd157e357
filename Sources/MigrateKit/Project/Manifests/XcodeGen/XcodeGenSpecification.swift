/// An XcodeGen specification with its includes, absolute paths and applied templates.
struct XcodeGenSpecification {
  /// The keys and values.
  private(set) var value: YAMLValue
  /// The specifications that it includes, at any depth, by their paths.
  private(set) var included: [String] = []
  private let read: (String) -> [UInt8]?
  private var open: [ByteText] = []

  private static let maximumDepth = 16

  /// Reads a specification.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the specification.
  ///   - bytes: The bytes of the specification.
  ///   - root: The folder of the project; `nil` for that of the specification.
  ///   - read: Returns the bytes of a file; `nil` when there is none.
  /// - Throws: `ManifestError` where it, or one it includes, cannot be read.
  init(
    _ path: String, _ bytes: [UInt8], root: String? = nil, read: @escaping (String) -> [UInt8]?
  ) throws {
    self.read = read
    value = .null
    value = try load(path, bytes, base: root ?? ManifestPath.folder(path))
  }

  private mutating func load(_ path: String, _ bytes: [UInt8], base: String) throws -> YAMLValue {
    let key = ByteText(path)
    guard open.count < Self.maximumDepth, !open.contains(key) else { return .null }
    open.append(key)
    defer { open.removeLast() }
    let own = try YAMLParser.parse(bytes)
    var result = YAMLValue.map(YAMLMap())
    for include in own["include"]?.elements ?? [] {
      guard let name = include.text ?? include["path"]?.text, include["enable"]?.flag ?? true else {
        continue
      }
      let places = [ManifestPath.folder(path), base].map { ManifestPath.resolve(name, from: $0) }
      guard let place = places.first(where: { read($0) != nil }), let more = read(place) else {
        continue
      }
      included.append(place)
      let isRelative = include["relativePaths"]?.flag ?? true
      let inner = isRelative ? ManifestPath.folder(place) : base
      result = result.merged(with: try load(place, more, base: inner))
    }
    return result.merged(with: Self.absolute(own, base))
  }

  // MARK: - Paths

  /// The specification with every path that a target or package has made absolute.
  private static func absolute(_ value: YAMLValue, _ base: String) -> YAMLValue {
    guard case .map(var map) = value else { return .map(YAMLMap()) }
    map["configFiles"] = map["configFiles"]?.mapValues { resolved($0, base) }
    map["localPackages"] = map["localPackages"].map { list in
      .list(list.elements.map { resolved($0, base) })
    }
    for section in ["packages", "projectReferences"] {
      map[section] = map[section]?.mapValues { setting("path", of: $0) { resolved($0, base) } }
    }
    for section in ["targets", "targetTemplates"] {
      map[section] = map[section]?.mapValues { absoluteTarget($0, base) }
    }
    return .map(map)
  }

  private static func absoluteTarget(_ target: YAMLValue, _ base: String) -> YAMLValue {
    let withFiles = setting("configFiles", of: target) { $0.mapValues { resolved($0, base) } }
    return setting("sources", of: withFiles) { sources in
      .list(
        sources.elements.map { source in
          source.isMap ? setting("path", of: source) { resolved($0, base) } : resolved(source, base)
        })
    }
  }

  private static func resolved(_ value: YAMLValue, _ base: String) -> YAMLValue {
    value.text.map { .scalar(ManifestPath.resolve($0, from: base)) } ?? value
  }

  /// A map with the value of a key, and of the same key with `:REPLACE`, changed.
  private static func setting(
    _ key: String, of value: YAMLValue, _ change: (YAMLValue) -> YAMLValue
  ) -> YAMLValue {
    guard case .map(var map) = value else { return value }
    for name in [key, key + ":REPLACE"] { map[name] = map[name].map(change) }
    return .map(map)
  }

  // MARK: - Targets

  /// The targets with their templates applied, one for each platform, by name.
  var targets: [(name: String, value: YAMLValue)] {
    (value["targets"]?.pairs ?? []).flatMap { name, target -> [(name: String, value: YAMLValue)] in
      var applied = templated(target, depth: 0)
      if case .map(var map) = applied {
        map["templates"] = .null
        applied = .map(map)
      }
      var attributes =
        applied["templateAttributes"]?.pairs.compactMap { key, value in
          value.text.map { (key, $0) }
        } ?? []
      attributes.append(("target_name", name))
      guard case .list(let platforms) = applied["platform"] ?? .null else {
        let platform = applied["platform"]?.text ?? ""
        return [(name, applied.substituting(attributes + [("platform", platform)]))]
      }
      return platforms.compactMap(\.text).map { platform in
        let values = applied.substituting(attributes + [("platform", platform)])
        return (Self.name(name, values, platform), Self.with(values, platform, name))
      }
    }
  }

  private static func name(_ name: String, _ target: YAMLValue, _ platform: String) -> String {
    let prefix = target["platformPrefix"]?.text
    let suffix = target["platformSuffix"]?.text ?? (prefix == nil ? "_" + platform : "")
    return (prefix ?? "") + name + suffix
  }

  /// A target for one of its platforms; the product keeps the name without the platform.
  private static func with(_ target: YAMLValue, _ platform: String, _ name: String) -> YAMLValue {
    guard case .map(var map) = target else { return target }
    map["platform"] = .scalar(platform)
    if map["productName"] == nil { map["productName"] = .scalar(name) }
    return .map(map)
  }

  private func templated(_ target: YAMLValue, depth: Int) -> YAMLValue {
    guard depth < Self.maximumDepth else { return target }
    var result = YAMLValue.map(YAMLMap())
    for name in target["templates"]?.texts ?? [] {
      guard let template = value["targetTemplates"]?[name] else { continue }
      result = result.merged(with: templated(template, depth: depth + 1))
    }
    return result.merged(with: target)
  }
}

extension YAMLValue {
  /// This value overridden by another one: maps are merged, lists joined, unless a key ends in
  /// `:REPLACE`.
  func merged(with other: YAMLValue) -> YAMLValue {
    guard case .map(var map) = self, case .map(let more) = other else { return other }
    for key in more.keys {
      guard let value = more[key] else { continue }
      if key.hasSuffix(":REPLACE") {
        map[String(key.dropLast(":REPLACE".count))] = value
      } else if let own = map[key], own.isMap, value.isMap {
        map[key] = own.merged(with: value)
      } else if case .list(let own) = map[key] ?? .null, case .list(let added) = value {
        map[key] = .list(own + added)
      } else {
        map[key] = value
      }
    }
    return .map(map)
  }

  /// A map with its values changed.
  fileprivate func mapValues(_ change: (YAMLValue) -> YAMLValue) -> YAMLValue {
    guard case .map(var map) = self else { return self }
    for key in map.keys { map[key] = map[key].map(change) }
    return .map(map)
  }

  /// The value with `${name}` replaced in all its texts and keys.
  fileprivate func substituting(_ attributes: [(String, String)]) -> YAMLValue {
    switch self {
    case .null: return self
    case .scalar(let text): return .scalar(Self.substituted(text, attributes))
    case .list(let elements): return .list(elements.map { $0.substituting(attributes) })
    case .map(let map):
      var result = YAMLMap()
      for key in map.keys {
        result[Self.substituted(key, attributes)] = map[key]?.substituting(attributes)
      }
      return .map(result)
    }
  }

  private static func substituted(_ text: String, _ attributes: [(String, String)]) -> String {
    guard text.contains(bytesOf: "${") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      guard rest.hasPrefix("${"), let end = rest.firstIndex(of: "}"),
        let value = attributes.first(where: { $0.0 == rest[rest.index(dollar, offsetBy: 2)..<end] })
      else {
        result.append("$")
        rest = rest.dropFirst()
        continue
      }
      result += value.1
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
