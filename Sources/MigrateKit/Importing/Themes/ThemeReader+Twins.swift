import MigrateKitCore

// Declarations that represent one token for several frameworks.

extension ThemeReader {
  /// The types that declare the values of a member: its own, the enums or the theme that decide them, and for protocols the
  /// conforming types.
  func holders(of member: ThemeMember) -> [String] {
    let owner = member.declared.owner
    let resolver = NameResolver(model.names, target: 0)
    // Functions of all views are no theme, whatever one of them is.
    let own = owner.isEmpty || owner == "View" || isStyleExtension(owner) ? [] : [owner]
    return (own + member.deciding).flatMap { [$0] + resolver.conformers(to: $0) }.uniqued()
  }

  /// Whether `#if` keeps a declaration from the phone that has another one of its name.
  func isForOtherPlatform(_ declared: Declaration) -> Bool {
    guard declared.condition != nil else { return false }
    func isForPhone(_ other: Declaration) -> Bool {
      model.targets.productTargets(ofFile: other.file).contains { target in
        BuildVariant.all(of: model.targets.targets[target]).contains {
          $0.platform ?? .iOS == .iOS && $0.canSatisfy(other.condition)
        }
      }
    }
    let twins = model.index.members(declared.name, of: declared.owner).map { model.index[$0] }
    return !isForPhone(declared)
      && twins.contains { twin in
        twin.kind == declared.kind && twin.isStatic == declared.isStatic && isForPhone(twin)
      }
  }

  /// The code that accesses a type's static members; `Color` for `ShapeStyle`.
  func codeName(_ owner: String) -> String { owner == "ShapeStyle" ? "Color" : owner }

  /// The code that accesses the static members beside a declaration: of `extension ShapeStyle where Self == AppTint` it is
  /// the app's type, which the member is of.
  func codeName(of declared: Declaration) -> String {
    if declared.owner == "ShapeStyle", let type = declared.type.map(DeclaredType.base),
      owners.declares(type)
    {
      return type
    }
    return codeName(declared.owner)
  }

  /// Drops AppKit's declaration if UIKit's has another value under the same code, because a code
  /// has one value.
  mutating func dropPlatformTwins() {
    func isAppKit(_ token: ImportedToken) -> Bool {
      token.codes.keys.allSatisfy { $0 == .nsColor || $0 == .nsFont }
    }
    var values: [String: StyleValue] = [:]
    for token in result.tokens where !isAppKit(token) {
      for code in token.codes.values { values[code] = token.value }
    }
    let kept = result.tokens.indices.filter { index in
      let token = result.tokens[index]
      return !isAppKit(token)
        || token.codes.values.allSatisfy { values[$0].map { $0 == token.value } ?? true }
    }
    for index in kept {
      let strings =
        result.tokens[index].isReadFromCase ? \Result.stringsOfCases : \Result.strings
      for name in claims[index].names {
        result[keyPath: strings][name, default: []].formUnion(claims[index].users)
      }
    }
    result.tokens = kept.map { result.tokens[$0] }
  }

  /// Leaves out names that variables with several themes have: one may hold either of two themes of a type.
  mutating func dropSharedAccessors() {
    let counts = Dictionary(result.tokens.flatMap(\.accessors).map { ($0, 1) }, uniquingKeysWith: +)
    for index in result.tokens.indices {
      result.tokens[index].accessors = result.tokens[index].accessors.filter { counts[$0] == 1 }
    }
  }

  /// Puts unread declarations in order, once each, and drops them if another framework's type declares the same name:
  /// `UIFont.Brand.body` beside `Font.Brand.body`.
  mutating func dropTwins() {
    func own(_ name: String) -> Substring? {
      guard let period = name.firstIndex(of: "."), ThemeType(named: name[..<period]) != nil else {
        return nil
      }
      return name[period...]
    }
    let read = Set(
      result.tokens.flatMap { $0.codes.values.compactMap(own).map(String.init) })
    let codes = Set(result.tokens.flatMap { $0.codes.values })
    let listed = Set(result.unreadable.lazy.filter { $0.code != nil }.map(\.name))
    result.unreadable.removeAll { member in
      // Of overloads of one signature, that which only other code takes for a utility.
      if member.code == nil, listed.contains(member.name) { return true }
      return codes.contains(member.name)
        || own(member.name).map { read.contains(String($0)) } ?? false
    }
    // A part is reached through its protocol and through the type that conforms to it.
    result.unreadable = result.unreadable.uniqued().sorted {
      ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name)
    }
  }
}
