extension FileFacts {
  /// The names that a manifest of Tuist gives its project and its products, product names first.
  ///
  /// `Project.module(name: "ShopUI")` states `ShopUI`. The manifest is read as text; the imports of other files show
  /// which of the names is the module's.
  static func statedModules(_ lexemes: [Lexeme], _ bytes: [UInt8]) -> [String] {
    let code = lexemes.filter { !$0.kind.isTrivia }
    var products: [String] = []
    var projects: [String] = []
    for index in code.indices.dropLast(3)
    where code[index].kind == .identifier && code[index + 1].kind == .colon
      && code[index + 2].kind == .stringStart
    {
      let text = code[index + 3].text(in: bytes)
      switch code[index].text(in: bytes) {
      case "productName": products.append(text)
      case "name" where !namesOther(before: index, code, bytes): projects.append(text)
      default: break
      }
    }
    return products + projects
  }

  /// Whether a label is the first of a call that names something else than the project: `.external(name:)`.
  private static func namesOther(before index: Int, _ code: [Lexeme], _ bytes: [UInt8]) -> Bool {
    guard index > 1, code[index - 1].kind == .leftParen else { return false }
    return others.contains(code[index - 2].text(in: bytes))
  }

  /// The calls with names of dependencies, settings and schemes.
  private static let others: Set<String> = [
    "external", "package", "remote", "local", "sdk", "framework", "xcframework", "library",
    "target", "debug", "release", "configuration", "scheme", "macro", "plugin",
  ]
}
