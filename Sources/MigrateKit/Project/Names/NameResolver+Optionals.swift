// Values that may be missing.

extension NameResolver {
  /// Whether the type of a declaration is optional: as written, or by the only call in its code: of `UIColor(named:)`
  /// unless the app declares its own, or of a failable initializer or a function of the project.
  package func isOptional(_ declared: Declaration) -> Bool {
    if declared.isOptional { return true }
    guard !declared.isBody, let code = declared.code,
      case let outline = project.parsed(code).outline,
      let chain = MemberChain.chain(from: 0, in: outline), chain.span == 0..<outline.count,
      let called = chain.names.last, let labels = called.labels
    else { return false }
    if chain.names.count == 1, !index.members("init", of: called.text).isEmpty {
      let own = index.members("init", of: called.text).map { index[$0] }
        .filter { $0.accepts(labels) }
      if !own.isEmpty { return own.allSatisfy(\.isFailable) }
    }
    if chain.names.count == 1, let label = Self.optionalCalls[called.text] {
      return labels.first == label
    }
    if declared.isTypeWritten { return false }
    let place = Place(file: declared.file, enclosingType: declared.owner)
    // In `resolve("ink")!.withAlphaComponent(0.5)`, the last call decides, and it is the system's.
    guard case .success(let resolution) = resolve(chain, at: place),
      resolution.declaredCount == chain.names.count,
      let function = resolution.declarations.last.map({ index[$0] })
    else { return false }
    // What returns `UIColor!` makes an optional constant of itself.
    return function.kind == .function
      && (function.isOptional || function.type?.hasSuffix("!") ?? false)
  }

  /// The labels of the initializers that may fail, by their types.
  private static let optionalCalls = ["UIColor": "named", "NSColor": "named", "UIFont": "name"]
}
