import MigrateKitCore

/// The members of themes that return colors: code asks them, and not for the assets that they name.
struct ThemeProviders: Sendable {
  /// The code of the members, by file.
  private let members: [String: [String]]

  /// The minimum number of such members in a file of a theme.
  private static let fewestMembers = 3

  /// Collects the members of types named like themes in files with numbers below `fileCount`.
  init(_ model: ProjectModel, fileCount: Int) {
    let resolver = NameResolver(model.names, target: 0)
    var members: [String: [String]] = [:]
    // A copy of each declaration would cost more than looking at it.
    let all = model.index.declarations
    // Members of one type are mostly side by side.
    var last = (owner: "", isTheme: false)
    for place in all.indices
    where all[place].kind == .property && all[place].code != nil && !all[place].owner.isEmpty
      && Int(all[place].file) < fileCount
    {
      if all[place].owner != last.owner {
        last = (all[place].owner, Self.isTheme(all[place].owner))
      }
      guard last.isTheme else { continue }
      let declared = all[place]
      guard let code = declared.code, Self.returnsColor(declared, resolver) else { continue }
      members[model.fileNames[Int(declared.file)], default: []].append(code)
    }
    self.members = members.filter { $0.value.count >= Self.fewestMembers }
  }

  /// Whether a type is named like a theme, and not like a view.
  private static func isTheme(_ owner: String) -> Bool {
    let views: Set<String> = ["view", "cell", "button", "label", "controller"]
    let types = owner.split(at: ".").map(String.init)
    let isView = types.contains { NameWords.split($0).last.map(views.contains) ?? false }
    return !isView && ThemeWords.nameTheme(types[...])
  }

  private static func returnsColor(_ declared: Declaration, _ resolver: NameResolver) -> Bool {
    var type = ThemeType(of: declared)
    if type == nil, let written = declared.type {
      // `typealias StyleColor = UIColor`
      type = resolver.qualified(written, within: declared.owner)
        .flatMap { ThemeType(named: DeclaredType.base(of: $0)) }
    }
    return if case .color? = type { true } else { false }
  }

  /// Looks for colors of catalogs that only members of themes name.
  ///
  /// - Parameters:
  ///   - tokens: The tokens.
  ///   - uses: The uses of tokens in code that ships.
  ///   - names: The names by which the uses were read.
  ///   - readings: The files, with the assets that each names in any form.
  /// - Returns: Why these are not in force, as a clause, by the path of the token.
  func doubts(
    of tokens: [ImportedToken], _ uses: [TokenUseReading], by names: TokenUseNames,
    _ readings: [ThemeSurvey.FileReading]
  ) -> [String: String] {
    guard !members.isEmpty else { return [:] }
    let assets = tokens.filter(\.isAsset)
    var byToken = ColorUses()
    var byAsset = ColorUses()
    for reading in uses { byToken.add(reading, at: \.all) }
    for reading in readings { byAsset.add(reading.forms, in: reading.path, at: \.all) }
    let known = AssetNames(Set(assets.filter { $0.source == .asset }.map(\.name)))
    for (path, codes) in members {
      for code in codes {
        let file = SourceFile(path: path, bytes: Array(code.utf8))
        byToken.add(TokenUseReading(file, names: names), at: \.inMembers)
        byAsset.add(
          AssetForms(SyntaxOutline(file.bytes), assets: known), in: path, at: \.inMembers)
      }
    }
    return assets.reduce(into: [:]) { doubts, token in
      var files = byToken.files(naming: [token.path])
      if token.source == .asset {
        let names = [token.name, AssetSymbol.member(forColor: token.name)].uniqued()
        files += byAsset.files(naming: names)
      }
      files.removeAll { $0.path == token.file }
      guard let path = files.map(\.path).min(), files.allSatisfy(\.isProvider) else { return }
      doubts[token.path] = "only members of a theme name it, in \(FilePath.name(path))"
    }
  }

  /// How often files name colors.
  private struct ColorUses {
    struct FileUses {
      var path: String
      var all = 0
      /// How often members of themes do.
      var inMembers = 0
      /// Whether only members of themes name the color in the file.
      var isProvider: Bool { all == inMembers }
    }

    private var counts: [String: [String: FileUses]] = [:]

    mutating func add(_ reading: TokenUseReading, at count: WritableKeyPath<FileUses, Int>) {
      for use in reading.uses { add(use.token, 1, in: reading.path, at: count) }
    }

    mutating func add(
      _ forms: AssetForms, in path: String, at count: WritableKeyPath<FileUses, Int>
    ) {
      for (name, forms) in forms.counts {
        add(name, forms.values.reduce(0, +), in: path, at: count)
      }
    }

    private mutating func add(
      _ name: String, _ uses: Int, in path: String, at count: WritableKeyPath<FileUses, Int>
    ) {
      counts[name, default: [:]][path, default: FileUses(path: path)][keyPath: count] += uses
    }

    func files(naming names: [String]) -> [FileUses] {
      names.flatMap { name in counts[name].map { Array($0.values) } ?? [] }
    }
  }
}

extension ImportedToken {
  /// Whether it is a color of a catalog, or a generator's constant for one.
  fileprivate var isAsset: Bool {
    category == .color && (source == .asset || hasStyleType && choice == nil)
  }
}
