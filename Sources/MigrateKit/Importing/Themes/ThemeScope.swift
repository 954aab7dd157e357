import MigrateKitCore

/// What of a project is its theme: the files that an app compiles, and the values that stay as declared.
struct ThemeScope {
  /// The variables that hold a color, a font, a number, a text or a flag, and that code assigns to.
  ///
  /// A variable that holds a whole theme is assigned when the theme changes; its initial value is imported, unless
  /// themes are made for the appearance: the default in the environment is that of light mode alone.
  let changing: Set<String>
  private let fileCount: Int
  /// The files that only targets of tests compile.
  private let tests: Set<Int32>

  /// Looks at the files with numbers below `fileCount`; other declarations are generated.
  init(_ model: ProjectModel, fileCount: Int) {
    self.fileCount = fileCount
    let targets = model.targets
    tests = Set((0..<Int32(fileCount)).filter(targets.isForTestsOnly(file:)))
    changing = model.assigned.filter { Self.holdsStyle($0, in: model.index) }
  }

  /// Whether a declaration is one of the app's own code.
  func reads(_ declared: Declaration) -> Bool {
    Int(declared.file) < fileCount && !tests.contains(declared.file)
  }

  /// Whether the values of a type are made for one case of several, which people choose: `let accent: AccentColor`.
  private static func isMadeOfChoice(_ type: String, _ index: DeclarationIndex) -> Bool {
    index.members(of: type).contains { place in
      let member = index[place]
      guard member.kind == .property, !member.isStatic, member.code == nil, let held = member.type
      else { return false }
      return ["\(type).\(held)", held].contains { index.cases(ofEnum: $0).count > 1 }
    }
  }

  private static func holdsStyle(_ path: String, in index: DeclarationIndex) -> Bool {
    guard let period = path.lastIndex(of: ".") else { return false }
    let owner = String(path[..<period])
    return index.members(String(path[path.index(after: period)...]), of: owner).contains { place in
      let declared = index[place]
      guard declared.kind == .property, !declared.isLet else { return false }
      if owner == "EnvironmentValues", let type = declared.type {
        return index.isMadeForAppearance(type) || isMadeOfChoice(type, index)
      }
      // What has no value at first gets one before anything reads it.
      if declared.isOptional, declared.code == nil || declared.code == "nil" { return true }
      return ThemeType(of: declared) != nil || decides(declared)
    }
  }

  /// Whether a variable holds what code decides by or computes with: a flag, a text or a number.
  private static func decides(_ declared: Declaration) -> Bool {
    if let type = declared.type { return ["Bool", "String", "Int"].contains(type) }
    guard let code = declared.code, let first = code.first else { return false }
    return first.isNumber || first == "\"" || declared.isFlag
  }
}

extension ThemeWords {
  /// Whether a type is called after a whole design, which has other numbers than that of data: `AppTheme`.
  static func nameDesign(_ parts: [String]) -> Bool {
    guard let last = parts.last else { return false }
    return NameWords.split(last).contains { ["theme", "palette", "design"].contains($0) }
  }
}
