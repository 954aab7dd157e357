/// Reads a mapping file, every mistake reported with its place.
package struct MappingDecoder {
  let file: String
  let log: ProblemLog

  /// Makes a decoder of one mapping, which notes its problems in `log`.
  package init(file: String, log: ProblemLog) {
    self.file = file
    self.log = log
  }

  /// The releases whose system colors are known.
  static let systemColorReleases = ["ios18", "ios26"]

  /// The mapping; `nil` if the document is not an object.
  func mapping(_ document: JSONValue) -> MappingFile? {
    let origin = TokenOrigin(file: file, path: .root)
    guard
      let object = CheckedObject(document, at: origin, keys: MappingKeys.mapping, log: log)
    else { return nil }
    var mapping = MappingFile(file: file, name: object.string("name") ?? defaultName)
    mapping.tokens = tokens(object)
    mapping.vocabulary = object.string("vocabulary").map {
      MappingFile.Mention(value: $0, place: object.place("vocabulary"))
    }
    mapping.modules = modules(object)
    mapping.codes = codes(object)
    mapping.roles = roles(object)
    mapping.categories = categories(object)
    mapping.prefer = (object.strings("prefer") ?? []).map {
      MappingFile.Mention(value: PathGlob($0.text), place: $0.place)
    }
    mapping.accept = accept(object)
    mapping.thresholds = thresholds(object)
    mapping.systemColors = systemColors(object)
    mapping.codesWithoutValue = Set((object.strings("withoutValue") ?? []).map(\.text))
    mapping.definitions = Set((object.strings("definitions") ?? []).map(\.text))
    mapping.hexInitializers = hexInitializers(object)
    mapping.deprecatedNames = deprecatedNames(object)
    mapping.movesFrom = movesFrom(object)
    mapping.assertions = assertions(object)
    return mapping
  }

  /// `Wellness` for `mappings/wellness.json`.
  private var defaultName: String {
    let base = file.split(at: "/").last ?? ""
    let stem = base.split(at: ".").first ?? "tokens"
    return stem.prefix(1).uppercased() + stem.dropFirst()
  }

  // MARK: Token files

  private func tokens(_ object: CheckedObject) -> [TokenSource] {
    let place = object.place("tokens")
    switch object.object["tokens"] {
    case .none:
      log.error(file, .root, "\"tokens\" is missing; it lists the token files")
      return []
    case .object(let modes)?:
      return modes.members.flatMap { name, value in
        tokens(forModeNamed: name, value, at: place.key(name))
      }
    case .array(let elements)?:
      if elements.isEmpty { log.error(file, place.path, "names no token file") }
      return elements.enumerated().compactMap { index, element in
        tokenFile(element, at: place.index(index))
      }
    case .some(let single): return tokenFile(single, at: place).map { [$0] } ?? []
    }
  }

  private func tokens(
    forModeNamed name: String, _ value: JSONValue, at place: TokenOrigin
  ) -> [TokenSource] {
    guard let mode = mode(name, at: place) else { return [] }
    let elements = value.array ?? [value]
    return elements.enumerated().compactMap { index, element in
      let place = value.array == nil ? place : place.index(index)
      guard var source = tokenFile(element, at: place) else { return nil }
      source.mode = source.mode ?? mode
      return source
    }
  }

  private func tokenFile(_ json: JSONValue, at place: TokenOrigin) -> TokenSource? {
    if let name = json.string, !name.isEmpty {
      return TokenSource(file: name, mode: nil, origin: place)
    }
    guard json.object != nil else {
      log.error(
        file, place.path,
        "expected the path of a token file or { \"file\": …, \"mode\": … }, found "
          + (json.string == nil ? json.kind : "an empty string"))
      return nil
    }
    guard let entry = CheckedObject(json, at: place, keys: MappingKeys.tokenFile, log: log)
    else { return nil }
    guard let name = entry.string("file") else {
      if entry.object["file"] == nil { log.error(file, place.path, "\"file\" is missing") }
      return nil
    }
    let mode = entry.string("mode").flatMap { self.mode($0, at: entry.place("mode")) }
    return TokenSource(file: name, mode: mode, origin: place)
  }

  private func mode(_ name: String, at place: TokenOrigin) -> AppearanceMode? {
    AppearanceMode(named: name)
      ?? CheckedObject.named(name, kind: "mode", at: place, log: log)
  }

  // MARK: Modules

  private func modules(_ object: CheckedObject) -> [MappingFile.Mention<ModuleRule>] {
    guard let json = object.object["modules"] else { return [] }
    guard let elements = json.array else {
      object.error("modules", "expected an array, found \(json.kind)")
      return []
    }
    return elements.enumerated().compactMap { index, element in
      let place = object.place("modules").index(index)
      return module(element, at: place).map { MappingFile.Mention(value: $0, place: place) }
    }
  }

  private func module(_ json: JSONValue, at place: TokenOrigin) -> ModuleRule? {
    guard let entry = CheckedObject(json, at: place, keys: MappingKeys.module, log: log) else {
      return nil
    }
    guard let files = entry.strings("files"), !files.isEmpty else {
      if entry.object["files"] == nil || entry.object["files"]?.array?.isEmpty == true {
        log.error(file, place.path, "\"files\" is missing; it lists globs such as \"App/**\"")
      }
      return nil
    }
    var rule = ModuleRule(files: files.map(\.text), importName: nil, sees: nil)
    if entry.object["import"] != .null, let name = entry.string("import") {
      if !SwiftName.isModule(name) {
        entry.error("import", "'\(name)' is not a name of a module")
      } else if let own = rule.files.first(where: { Self.folder(of: $0).map(String.init) == name })
      {
        entry.error("import", "'\(name)' would import itself in '\(own)'; write null there")
      } else {
        rule.importName = name
      }
    }
    rule.sees = entry.strings("sees")?.map(\.text)
    return rule
  }

  /// The last folder that a glob names in full.
  ///
  /// `Theme` for `Sources/Theme/**`: by convention a module lives in a folder of its name.
  private static func folder(of glob: String) -> Substring? {
    glob.split(at: "/").prefix { !$0.contains("*") && !$0.hasSuffix(".swift") }.last
  }

  // MARK: Small parts

  private func categories(
    _ object: CheckedObject
  ) -> PathPatterns<(category: TokenCategory?, place: TokenOrigin)> {
    var categories = PathPatterns<(category: TokenCategory?, place: TokenOrigin)>()
    for (key, value, place) in object.members("categories") {
      guard let name = value.string else {
        log.error(file, place.path, "expected the name of a category, found \(value.kind)")
        continue
      }
      let category: TokenCategory? =
        name == "none" ? nil : CheckedObject.named(name, kind: "category", at: place, log: log)
      guard name == "none" || category != nil else { continue }
      categories.append(PathGlob(key), (category, place))
    }
    return categories
  }

  private func accept(_ object: CheckedObject) -> Set<ReasonCode> {
    var accepted: Set<ReasonCode> = []
    for (text, place) in object.strings("accept") ?? [] {
      guard let code: ReasonCode = CheckedObject.named(text, kind: "reason", at: place, log: log)
      else { continue }
      if code.effect == .holds {
        accepted.insert(code)
      } else {
        log.error(
          file, place.path, "'\(text)' cannot be accepted for all findings; decide in a review")
      }
    }
    return accepted
  }

  private func thresholds(_ object: CheckedObject) -> Thresholds {
    var thresholds = Thresholds()
    for (key, value, place) in object.members("thresholds") {
      guard
        let name: ThresholdName = CheckedObject.named(
          key, kind: "threshold", at: place, log: log)
      else { continue }
      guard let number = value.number, name.range.contains(number) else {
        let range = name.range
        log.error(
          file, place.path,
          "expected a number from \(NumberText.plain(range.lowerBound)) to "
            + "\(NumberText.plain(range.upperBound)), found "
            + (value.number.map { NumberText.plain($0) } ?? value.kind))
        continue
      }
      thresholds[keyPath: name.keyPath] = number
    }
    if thresholds.nearColor > thresholds.reviewColor {
      object.error("thresholds", "'nearColor' may not be above 'reviewColor'")
    }
    if thresholds.nearPoints > thresholds.reviewPoints {
      object.error("thresholds", "'nearPoints' may not be above 'reviewPoints'")
    }
    return thresholds
  }

  private func systemColors(_ object: CheckedObject) -> String {
    guard let release = object.string("systemColors") else { return Self.systemColorReleases[0] }
    if Self.systemColorReleases.contains(release) { return release }
    let known = Self.systemColorReleases.map { "'\($0)'" }.joined(separator: " or ")
    object.error("systemColors", "unknown release '\(release)'; it is \(known)")
    return Self.systemColorReleases[0]
  }

  private func hexInitializers(_ object: CheckedObject) -> [String: HexDigitOrder] {
    guard let json = object.object["hexInitializers"] else { return [:] }
    guard let elements = json.array else {
      object.error("hexInitializers", "expected an array, found \(json.kind)")
      return [:]
    }
    var orders: [String: HexDigitOrder] = [:]
    for (index, element) in elements.enumerated() {
      let place = object.place("hexInitializers").index(index)
      guard
        let entry = CheckedObject(element, at: place, keys: MappingKeys.hexInitializer, log: log)
      else { continue }
      guard let call = entry.string("call"), let order = entry.string("eightDigits") else {
        for key in MappingKeys.hexInitializer where entry.object[key] == nil {
          log.error(file, place.path, "\"\(key)\" is missing")
        }
        continue
      }
      guard let known = HexDigitOrder(rawValue: order) else {
        entry.error(
          "eightDigits", "unknown order '\(order)'; it is 'AARRGGBB' or 'RRGGBBAA'")
        continue
      }
      orders[call] = known
    }
    return orders
  }

  private func deprecatedNames(
    _ object: CheckedObject
  ) -> [(symbol: String, token: MappingFile.Mention<String>)] {
    object.members("deprecatedNames").compactMap { key, value, place in
      guard let token = value.string, !token.isEmpty else {
        log.error(file, place.path, "expected the path of a token, found \(value.kind)")
        return nil
      }
      return (key, MappingFile.Mention(value: token, place: place))
    }
  }

  /// `movesFrom`: one mapping file or several.
  private func movesFrom(_ object: CheckedObject) -> [MappingFile.Mention<String>] {
    if object.object["movesFrom"]?.array != nil {
      return (object.strings("movesFrom") ?? []).map {
        MappingFile.Mention(value: $0.text, place: $0.place)
      }
    }
    return object.string("movesFrom").map {
      [MappingFile.Mention(value: $0, place: object.place("movesFrom"))]
    } ?? []
  }
}
