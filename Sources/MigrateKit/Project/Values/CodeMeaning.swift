/// The declarations named by code: targets that agree on them agree on its value.
struct CodeMeaning: Hashable, Sendable {
  /// The declarations on the way of each name, in order.
  private(set) var declarations: [Int32] = []

  /// The meaning of code for a target; `nil` if one of its names is unknown, depends on its
  /// surroundings, or is a local value.
  init?(_ question: PlacedCode, _ resolver: NameResolver) {
    for chain in resolver.project.parsed(question.code).outline.memberChains {
      guard !chain.isImplicit,
        case .success(let found) = resolver.resolve(chain, at: question.place)
      else { return nil }
      declarations += found.path
      guard let head = chain.names.first, head.isCall, found.path.isEmpty else { continue }
      // The project may add initializers to Apple's types.
      let part = MemberChain.Name(text: "init", labels: head.labels)
      for type in resolver.project.extended(head.text) {
        declarations += resolver.overloads(part, of: type, at: question.place)
      }
    }
  }

  /// The single target that compiles all declarations; `nil` for none or several.
  func home(in project: ProjectNames) -> Int? {
    var home: Int?
    for declaration in declarations {
      let homes = project.targets.targets(ofFile: project.index[declaration].file)
      guard homes.count == 1, home == nil || home == homes[0] else { return nil }
      home = homes[0]
    }
    return home
  }
}
