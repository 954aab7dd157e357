/// A resolver file (`*.resolver.json`): the sets and modifier contexts of a token set.
///
/// Modifiers whose contexts are appearances (light, dark, high contrast) become modes, the others
/// keep their default.
struct TokenResolverFile {
  let file: String
  let reader: TokenSetReader

  /// A set or a modifier in the order that it is applied.
  private enum Step {
    case set([TokenGroup])
    case modifier(contexts: [(name: String, groups: [TokenGroup])], initial: String?)
  }

  /// How deep sets may refer to sets.
  private static let maximumDepth = 32

  /// The tree for light appearance, and those of the other modes that the file distinguishes.
  func layers(of document: JSONValue) -> [(mode: AppearanceMode?, group: TokenGroup)] {
    check(document)
    let steps = self.steps(of: document)
    let light = choices(for: .light, in: steps)
    var layers: [(mode: AppearanceMode?, group: TokenGroup)] = [(nil, merged(steps, light))]
    var known = [AppearanceMode.light: light]
    for mode in AppearanceMode.allCases where mode != .light {
      let chosen = choices(for: mode, in: steps)
      let inherited = mode.fallbacks.compactMap { known[$0] }.first
      known[mode] = chosen
      if chosen != inherited { layers.append((mode, merged(steps, chosen))) }
    }
    return layers
  }

  // MARK: Reading

  private func check(_ document: JSONValue) {
    if document["version"] == nil {
      reader.log.warning(file, .root, "\"version\" is missing; it is \"2025.10\"")
    } else if document["version"]?.string != "2025.10" {
      reader.log.warning(
        file, JSONPath("version"), "the version is not \"2025.10\"; it is read as if it were")
    }
    if document["resolutionOrder"]?.array == nil {
      reader.log.error(file, .root, "\"resolutionOrder\" is missing; it lists sets and modifiers")
    }
  }

  private func steps(of document: JSONValue) -> [Step] {
    let order = document["resolutionOrder"]?.array ?? []
    return order.enumerated().compactMap { index, item in
      let place = JSONPath("resolutionOrder").index(index)
      guard let reference = item["$ref"]?.string else {
        switch item["type"]?.string {
        case "set": return .set(sources(item["sources"], at: place.key("sources"), in: document))
        case "modifier": return modifier(item, at: place, in: document)
        default:
          reader.log.error(
            file, place, "expected { \"$ref\": \"#/sets/…\" } or an inline set or modifier")
          return nil
        }
      }
      let parts = reference.split(at: "/").map(String.init)
      guard parts.count == 3, parts[0] == "#", let target = document[parts[1]]?[parts[2]] else {
        reader.log.error(file, place, "'\(reference)' does not exist in this file")
        return nil
      }
      let targetPlace = JSONPath(parts[1]).key(parts[2])
      if parts[1] == "modifiers" { return modifier(target, at: targetPlace, in: document) }
      return .set(sources(target["sources"], at: targetPlace.key("sources"), in: document))
    }
  }

  private func modifier(_ json: JSONValue, at place: JSONPath, in document: JSONValue) -> Step? {
    guard let contexts = (json["contexts"] ?? json["context"])?.object, contexts.count > 0 else {
      reader.log.error(file, place, "a modifier needs \"contexts\"")
      return nil
    }
    let initial = json["default"]?.string
    if let initial, contexts[initial] == nil {
      reader.log.error(
        file, place.key("default"),
        "there is no context '\(initial)'"
          + DidYouMean.hint(initial, among: contexts.keys))
    }
    return .modifier(
      contexts: contexts.members.map { name, value in
        (name, sources(value, at: place.key("contexts").key(name), in: document))
      },
      initial: initial.flatMap { contexts[$0] == nil ? nil : $0 })
  }

  private func sources(
    _ json: JSONValue?, at place: JSONPath, in document: JSONValue, depth: Int = 0
  ) -> [TokenGroup] {
    guard let elements = json?.array else {
      reader.log.error(file, place, "expected an array of sources")
      return []
    }
    return elements.enumerated().flatMap { index, source -> [TokenGroup] in
      let place = place.index(index)
      guard let reference = source["$ref"]?.string else {
        return [TokenFileReader(file: file, log: reader.log).tree(of: source)]
      }
      guard reference.hasPrefix("#") else { return tree(reference, at: place).map { [$0] } ?? [] }
      let parts = reference.split(at: "/").map(String.init)
      guard parts.count == 3, parts[1] == "sets", let set = document["sets"]?[parts[2]] else {
        reader.log.error(
          file, place, "'\(reference)' is not a set of this file; a source is a set or a token file"
        )
        return []
      }
      guard depth < Self.maximumDepth else {
        reader.log.error(file, place, "sets refer to one another in a cycle")
        return []
      }
      return sources(
        set["sources"], at: JSONPath("sets").key(parts[2]).key("sources"), in: document,
        depth: depth + 1)
    }
  }

  private func tree(_ reference: String, at place: JSONPath) -> TokenGroup? {
    let name = reference.prefix { $0 != "#" }
    let path = RelativePath.resolve(String(name), in: file)
    guard let document = reader.document(path, namedAt: TokenOrigin(file: file, path: place))
    else { return nil }
    return TokenFileReader(file: path, log: reader.log).tree(of: document)
  }

  // MARK: Modes

  /// The context of each modifier in a mode, in the order of the steps.
  private func choices(for mode: AppearanceMode, in steps: [Step]) -> [String] {
    steps.compactMap { step in
      guard case .modifier(let contexts, let initial) = step else { return nil }
      let names = contexts.map(\.name)
      let wanted = mode == .light ? [] : [mode] + mode.fallbacks.filter { $0 != .light }
      for mode in wanted {
        if let name = names.first(where: { AppearanceMode(named: $0) == mode }) { return name }
      }
      if mode == .highContrast || mode == .darkHighContrast,
        let name = names.first(where: { ["high", "more", "increased"].contains($0.lowercased()) })
      {
        return name
      }
      return initial ?? names.first { AppearanceMode(named: $0) == .light } ?? names[0]
    }
  }

  private func merged(_ steps: [Step], _ choices: [String]) -> TokenGroup {
    var result = TokenGroup(origin: TokenOrigin(file: file, path: .root))
    var choices = choices[...]
    for step in steps {
      switch step {
      case .set(let groups): groups.forEach { result.merge($0) }
      case .modifier(let contexts, _):
        let chosen = choices.popFirst()
        contexts.first { $0.name == chosen }?.groups.forEach { result.merge($0) }
      }
    }
    return result
  }
}
