/// The names of the declarations around the values of a file, computed once because neighbors share them.
struct DeclarationNames {
  private struct Member: Hashable {
    var typeScope: Int
    /// The lexeme of the name.
    var name: Int
  }

  private let outline: SyntaxOutline
  /// The qualified names of types, by the scope of their members.
  private var types: [Int: String] = [:]
  /// The names of members behind those of their types.
  private var members: [Member: String] = [:]
  /// The numbers of cases of each `switch`, by its body: a value in each case asks for it.
  private var caseCounts: [Int: Int] = [:]
  /// Where the code runs.
  var isolations: IsolationReader

  init(_ outline: SyntaxOutline) {
    self.outline = outline
    isolations = IsolationReader(outline)
  }

  /// The qualified name of the innermost type around a lexeme: `HomeView.Row`.
  mutating func type(around index: Int) -> String? {
    let scope = outline.scopes[outline.scopeIndex(index)].typeScope
    guard scope >= 0 else { return nil }
    if let known = types[scope] { return known }
    let name = outline.qualifiedTypeName(ofScope: scope)
    types[scope] = name
    return name
  }

  /// The enclosing type and member: `HomeView.body`; `nil` at the top of the file.
  mutating func declaration(around index: Int) -> String? {
    guard let name = outline.declarationNameIndex(around: index) else { return type(around: index) }
    let scope = outline.scopes[outline.scopeIndex(index)].typeScope
    let member = Member(typeScope: scope, name: name)
    if let known = members[member] { return known }
    let text = outline.name(name)
    let declaration = type(around: index).map { $0 + "." + text } ?? text
    members[member] = declaration
    return declaration
  }

  /// The number of cases of a `switch`, given its body.
  mutating func caseCount(ofSwitch body: Int) -> Int {
    if let known = caseCounts[body] { return known }
    let count = outline.caseCount(ofSwitch: body)
    caseCounts[body] = count
    return count
  }
}

extension SyntaxOutline {
  /// The lexeme that names the member around another, or the stored property whose initial value it
  /// belongs to.
  fileprivate func declarationNameIndex(around index: Int) -> Int? {
    enclosingMember(of: index).flatMap { memberNameIndex($0) }
      ?? propertyIndex(initializedAround: index).map { properties[$0].name }
  }
}
