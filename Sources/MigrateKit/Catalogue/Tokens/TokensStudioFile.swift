/// A file that Tokens Studio exports: its top level names sets, which are no part of token paths, and
/// `$themes` say which sets make a theme.
struct TokensStudioFile {
  let file: String
  let log: ProblemLog

  /// The tree of the light (or first) theme of each group, and those of the modes among the themes.
  func layers(of document: JSONValue) -> [(mode: AppearanceMode?, group: TokenGroup)] {
    let sets = (document.object?.keys ?? []).filter { !$0.hasPrefix("$") }
    let order = (document["$metadata"]?["tokenSetOrder"]?.array ?? []).compactMap(\.string)
      .filter(sets.contains)
    let ordered = order + sets.filter { !order.contains($0) }
    let themes = document["$themes"]?.array ?? []
    guard !themes.isEmpty else { return [(nil, tree(ordered, in: document))] }

    let groups = Dictionary(grouping: themes) { $0["group"]?.string ?? "" }
      .sorted { $0.key < $1.key }.map(\.value)
    let light = groups.compactMap { group in
      group.first { mode(of: $0) == .light } ?? group.first
    }
    var layers: [(mode: AppearanceMode?, group: TokenGroup)] = [
      (nil, tree(ordered.filter { isOn($0, in: light) }, in: document))
    ]
    for other in AppearanceMode.allCases where other != .light {
      let chosen = zip(groups, light).map { group, fallback in
        group.first { mode(of: $0) == other } ?? fallback
      }
      guard chosen != light else { continue }
      layers.append((other, tree(ordered.filter { isOn($0, in: chosen) }, in: document)))
    }
    return layers
  }

  private func mode(of theme: JSONValue) -> AppearanceMode? {
    theme["name"]?.string.flatMap(AppearanceMode.init(named:))
  }

  private func isOn(_ set: String, in themes: [JSONValue]) -> Bool {
    themes.contains { theme in
      let state = theme["selectedTokenSets"]?[set]?.string
      return state == "enabled" || state == "source"
    }
  }

  private func tree(_ sets: [String], in document: JSONValue) -> TokenGroup {
    var result = TokenGroup(origin: TokenOrigin(file: file, path: .root))
    let reader = TokenFileReader(file: file, log: log)
    for set in sets {
      guard let object = document[set]?.object else { continue }
      result.merge(reader.group(object, at: JSONPath.root.key(set), isRoot: true))
    }
    return result
  }
}
