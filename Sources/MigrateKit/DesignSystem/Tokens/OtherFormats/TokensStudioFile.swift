/// A Tokens Studio export: the top level names sets, which are not part of token paths, and
/// `$themes` lists the sets of each theme.
///
/// It is one file, or a folder with a file for each set beside `$metadata.json` and `$themes.json`.
package struct TokensStudioFile {
  let file: String
  let log: ProblemLog
  /// Whether each set is a file beside this one.
  var isFolder = false

  /// The name of the file that orders the sets of a folder.
  package static let metadataName = "$metadata.json"
  /// The name of the file with the themes of a folder.
  static let themesName = "$themes.json"

  /// The file of a set, and its place there.
  private func place(ofSet set: String) -> (file: String, path: JSONPath) {
    isFolder
      ? (RelativePath.resolve(set + ".json", in: file), .root) : (file, JSONPath.root.key(set))
  }

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
    var used = light
    var layers: [(mode: AppearanceMode?, group: TokenGroup)] = [
      (nil, tree(ordered.filter { isOn($0, in: light) }, in: document))
    ]
    var known = [AppearanceMode.light: light]
    for mode in AppearanceMode.allCases where mode != .light {
      let wanted = [mode] + mode.fallbacks
      let chosen = zip(groups, light).map { group, fallback in
        wanted.lazy.compactMap { mode in group.first { self.mode(of: $0) == mode } }.first
          ?? fallback
      }
      known[mode] = chosen
      used += chosen
      guard chosen != mode.fallbacks.first.flatMap({ known[$0] }) else { continue }
      layers.append((mode, tree(ordered.filter { isOn($0, in: chosen) }, in: document)))
    }
    tellUnread(themes, but: used)
    tellUnread(ordered, in: themes)
    return layers
  }

  // MARK: Ignored parts

  /// Reports the themes that represent no appearance: brands, densities, a second dark theme.
  private func tellUnread(_ themes: [JSONValue], but used: [JSONValue]) {
    for (index, theme) in themes.enumerated() where !used.contains(theme) {
      let name = theme["name"]?.string ?? "\(index + 1)"
      let reason =
        mode(of: theme) == nil
        ? "its name contains no appearance; name it 'light', 'dark', 'light_ax' or 'dark_ax', or export "
          + "it by itself"
        : "another theme of its group is used for that appearance; export it by itself"
      log.loss(
        isFolder ? RelativePath.resolve(Self.themesName, in: file) : file,
        (isFolder ? .root : JSONPath("$themes")).index(index),
        "the theme '\(name)' is not read: \(reason)")
    }
  }

  /// Reports the sets that no theme enables.
  private func tellUnread(_ sets: [String], in themes: [JSONValue]) {
    for set in sets where !isOn(set, in: themes) {
      let place = place(ofSet: set)
      log.loss(
        place.file, place.path,
        "the set '\(set)' is not read: no theme enables it; enable it in a theme of \"$themes\""
      )
    }
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
    for set in sets {
      guard let object = document[set]?.object else { continue }
      let place = place(ofSet: set)
      let reader = TokenFileReader(file: place.file, log: log)
      result.merge(reader.group(object, at: place.path, isRoot: true))
    }
    return result
  }
}
