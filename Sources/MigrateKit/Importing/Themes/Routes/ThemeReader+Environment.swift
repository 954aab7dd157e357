import MigrateKitCore

// Styles that views read from the environment one by one: `@Entry var cardRadius: CGFloat = 12`. Any view may set
// another value for those inside it, so the default is not what a view draws with.

extension ThemeReader {
  /// Lists the styles among the values that the project adds to the environment.
  mutating func leaveEnvironment() {
    let owner = "EnvironmentValues"
    for place in model.index.members(of: owner).sorted() {
      let declared = model.index[place]
      guard declared.kind == .property, !declared.isStatic, isCandidate(declared),
        // What is there only if a view sets it has no default.
        !declared.isOptional, let type = ThemeType(of: declared), isStyle(declared, type)
      else { continue }
      var left = UnreadableMember(
        name: declared.path, file: model.fileNames[Int(declared.file)], line: Int(declared.line),
        reason: "values of the environment are not read", code: declared.path, isOther: true)
      // Views read it by a name of their own.
      left.isUncounted = true
      result.unreadable.append(left)
    }
  }

  /// Whether a value is one of a look; most numbers that views pass on are measured.
  private func isStyle(_ declared: Declaration, _ type: ThemeType) -> Bool {
    guard type.isNumber else { return true }
    return ThemeWords.category(of: declared.name, in: "") != nil
      && !ThemeWords.nameAmount(declared.name)
  }
}
