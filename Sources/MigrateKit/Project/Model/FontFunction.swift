/// A function of the app that makes fonts from its arguments.
struct FontFunction: Sendable {
  /// Its code without arguments: `Font.body`.
  var code: String
  /// The kind of site that takes what it makes.
  var site: Site
  var declaration: Int32

  /// The functions among the codes without a value that some file uses, those that most use first.
  static func all(
    of system: DesignSystem, in index: DeclarationIndex, uses: CodeUses
  ) -> [FontFunction] {
    let found = system.codesWithoutValue.compactMap { code -> (users: Int, function: Self)? in
      let users = uses.userCount(of: code)
      guard users > 0, let function = FontFunction(code, in: index) else { return nil }
      return (users, function)
    }
    return found.sorted { ($1.users, $0.function.code) < ($0.users, $1.function.code) }
      .map(\.function)
  }

  private init?(_ code: String, in index: DeclarationIndex) {
    guard let period = code.lastIndex(ofByte: UInt8(ascii: ".")) else { return nil }
    let name = String(code[code.index(after: period)...])
    let functions = index.members(name, of: String(code[..<period])).filter { place in
      let declared = index[place]
      return declared.kind == .function && declared.isStatic && !declared.parameters.isEmpty
    }
    let withSize = functions.first { index[$0].takesSize }
    guard let place = withSize ?? functions.first, let type = index[place].type,
      let site = Site(typeNamed: DeclaredType.base(of: type), in: .font)
    else { return nil }
    self.code = code
    self.site = site
    declaration = place
  }
}

extension Declaration {
  /// Whether it has a parameter for a number, such as the size of a font.
  var takesSize: Bool {
    parameters.contains {
      ["CGFloat", "Double", "Float", "Int"].contains(DeclaredType.base(of: $0.type))
    }
  }
}
