import MigrateKitCore

/// Assigns paths to tokens from code, and merges declarations of one token for several frameworks.
enum ThemePaths {
  /// The tokens with paths, each path once, in the order of their categories, holders and declarations.
  static func assign(_ tokens: [ImportedToken], names: AppNames) -> [ImportedToken] {
    var result: [ImportedToken] = []
    var places: [String: Int] = [:]
    // If Swift declares colors too, those of the catalogs get a separate group.
    let isMixed = tokens.contains { $0.category == .color && $0.source != .asset }
    let common = commonGroups(of: tokens, names: names)
    // The name of a system may begin the names of all assets; other first words say what a color is for.
    let isOneSystem = Set(tokens.filter(isPath).map { $0.name.prefix { $0 != "." } }).count == 1
    let repeated = repeatedSymbols(of: tokens)
    for token in tokens {
      var token = token
      // Xcode's symbol for `AccentColor` is `accent`.
      let name =
        repeated.contains(token.pathName) && token.pathName != token.name
        ? AssetSymbol.constant(forColor: token.name) : token.pathName
      for candidate in candidates(
        for: token, called: name, names: names, isMixed: isMixed, isOneSystem: isOneSystem,
        common: common)
      {
        token.path = candidate
        guard let place = places[candidate] else { break }
        if result[place].absorb(token) { break }
        token.path = ""
      }
      guard !token.path.isEmpty, places[token.path] == nil else { continue }
      places[token.path] = result.count
      result.append(token)
    }
    return sorted(withoutNesting(result))
  }

  /// The symbols that several assets have.
  private static func repeatedSymbols(of tokens: [ImportedToken]) -> Set<String> {
    let assets = tokens.filter { $0.source == .asset }
    return Set(Dictionary(grouping: assets, by: \.pathName).filter { $1.count > 1 }.keys)
  }

  /// The paths that a token may have, the shortest first.
  private static func candidates(
    for token: ImportedToken, called pathName: String, names: AppNames, isMixed: Bool,
    isOneSystem: Bool, common: [TokenCategory: String]
  ) -> [String] {
    if let mention = token.mention { return [mention.path] }
    let root = root(of: token.category)
    let name = segment(pathName)
    guard case .member(let owner) = token.source else {
      // Tools that write asset catalogs from tokens name the colors by their paths.
      if isPath(token) {
        let path = segment(token.name)
        return [namesCategory(path) || isOneSystem ? path : "\(root).\(path)"]
      }
      return [isMixed ? "\(root).asset.\(name)" : "\(root).\(name)"]
    }
    var group = ThemeWords.group(of: token.groupingOwner ?? "", app: names.words(for: token.file))
    if group == common[token.category] { group = "" }
    let whole = owner.split(at: ".").map { lowercasedStart(String($0)) }
    let short = [root] + (group.isEmpty ? [] : [group]) + [name]
    // Two functions may take the same enum.
    let chosen = token.chooser.map { [[root, $0, name], [root] + whole + [$0, name]] } ?? []
    return ([short] + chosen + [[root] + whole + [name]]).map { $0.joined(separator: ".") }
  }

  /// The groups that hold every declared token of a category and have names of several words: they distinguish nothing,
  /// and would restrict every token to code of such a name.
  private static func commonGroups(
    of tokens: [ImportedToken], names: AppNames
  ) -> [TokenCategory: String] {
    var groups: [TokenCategory: [String]] = [:]
    for token in tokens {
      guard let owner = token.groupingOwner else { continue }
      let group = ThemeWords.group(of: owner, app: names.words(for: token.file))
      groups[token.category, default: []].append(group)
    }
    return groups.compactMapValues { groups in
      guard groups.count >= fewestOfGroup, let group = groups.first, !group.contains("."),
        NameWords.split(group).count > 1, groups.allSatisfy({ $0 == group })
      else { return nil }
      return group
    }
  }

  /// Fewer tokens say nothing of the group.
  private static let fewestOfGroup = 3

  /// Whether an asset is named by a path.
  private static func isPath(_ token: ImportedToken) -> Bool {
    token.source == .asset && token.name.contains(".") && !token.name.contains("/")
      && token.name.first?.isLetter ?? false && TokenPath.isValid(token.name)
  }

  /// Whether a path begins with what it is a token for: `color.text`, `colors.text`.
  private static func namesCategory(_ path: String) -> Bool {
    path.split(at: ".").first.map {
      NameWords.split(String($0)).contains { ["color", "colors"].contains($0) }
    } ?? false
  }

  /// The first path component of a category.
  static func root(of category: TokenCategory) -> String { category.rawValue }

  /// A name as one path component, or several if folders of a catalog provide a namespace.
  private static func segment(_ name: String) -> String {
    // DTCG keeps `{`, `}` and a leading `$` for itself.
    let parts = name.split { $0 == "/" || $0 == "." }.map { part in
      String(part.filter { $0 != "{" && $0 != "}" }.drop { $0 == "$" })
    }
    return parts.filter { !$0.isEmpty }.joined(separator: ".")
  }

  private static func lowercasedStart(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  /// A token with the path of a group becomes the `$root` of that group.
  private static func withoutNesting(_ tokens: [ImportedToken]) -> [ImportedToken] {
    var groups: Set<String> = []
    for token in tokens {
      var parts = token.path.split(at: ".")
      while parts.count > 1 {
        parts.removeLast()
        groups.insert(parts.joined(separator: "."))
      }
    }
    return tokens.map { token in
      guard groups.contains(token.path) else { return token }
      var token = token
      token.path += ".$root"
      return token
    }
  }

  /// By category and group, within a group as declared.
  private static func sorted(_ tokens: [ImportedToken]) -> [ImportedToken] {
    let order = TokenCategory.allCases
    func key(_ token: ImportedToken) -> (Int, String) {
      let parts = token.path.split(at: ".").dropLast()
      return (order.firstIndex(of: token.category) ?? 0, parts.joined(separator: "."))
    }
    return tokens.sorted { key($0) < key($1) }
  }
}

extension ImportedToken {
  /// The types and parts that group it with others, without the name that a view has for its theme.
  fileprivate var groupingOwner: String? {
    guard case .member(let owner) = source else { return nil }
    guard let requires, owner.hasPrefix(requires) else { return owner }
    return String(owner.dropFirst(requires.count).drop { $0 == "." })
  }

  /// The last component of its path: the symbol, if code names the asset by one.
  fileprivate var pathName: String {
    guard source == .asset else { return name }
    let symbol = AssetSymbol.member(forColor: name)
    let isSymbol = codes.values.allSatisfy { !$0.contains("\"") }
    return isSymbol ? symbol : name
  }

  /// Merges the codes of a token with the same name and value in another framework's type; `false`
  /// if the two differ.
  fileprivate mutating func absorb(_ other: ImportedToken) -> Bool {
    // Of declarations for several platforms the first one is used.
    if source == other.source, name == other.name, codes == other.codes {
      if !looksLike(other), file != other.file {
        otherDeclarations.append(Place(file: other.file, line: other.line))
      }
      return true
    }
    guard looksLike(other), requires == other.requires,
      Set(codes.keys).isDisjoint(with: other.codes.keys)
    else { return false }
    codes.merge(other.codes) { old, _ in old }
    holders += other.holders
    // The merged token combines the visibility of both declarations.
    isPublic = isPublic || other.isPublic
    return true
  }

  /// Whether two values are the same on a screen.
  private func looksLike(_ other: ImportedToken) -> Bool {
    guard case (.color(let color), .color(let second)) = (value, other.value) else {
      return value == other.value
    }
    return color.light.rgba8 == second.light.rgba8
      && (color.dark ?? color.light).rgba8 == (second.dark ?? second.light).rgba8
  }
}
