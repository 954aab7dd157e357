// Values that may be missing.

extension NameResolver {
  /// Whether the type of a declaration is optional: as written, by the only call in its code, of `UIColor(named:)` unless
  /// the app declares its own, of a failable initializer or a function of the project, or by the property that it is another
  /// name for.
  package func isOptional(_ declared: Declaration) -> Bool {
    isOptional(declared, references: 0)
  }

  private func isOptional(_ declared: Declaration, references: Int) -> Bool {
    if declared.isOptional { return true }
    guard !declared.isBody, let code = declared.code,
      case let outline = project.parsed(code).outline,
      let chain = MemberChain.chain(from: 0, in: outline), chain.span == 0..<outline.count,
      let called = chain.names.last
    else { return false }
    guard let labels = called.labels else {
      guard !declared.isTypeWritten, chain.names.count > 1, references < Self.maximumReferences,
        let other = declaration(of: chain, for: declared), other.kind == .property
      else { return false }
      return other.isUnwrapped || isOptional(other, references: references + 1)
    }
    if chain.names.count == 1, !index.members("init", of: called.text).isEmpty {
      let own = index.members("init", of: called.text).map { index[$0] }
        .filter { $0.accepts(labels) }
      if !own.isEmpty { return own.allSatisfy(\.isFailable) }
    }
    if chain.names.count == 1, let label = Self.optionalCalls[called.text] {
      return labels.first == label
    }
    if declared.isTypeWritten { return false }
    // In `resolve("ink")!.withAlphaComponent(0.5)`, the last call decides, and it is the system's.
    guard let function = declaration(of: chain, for: declared) else { return false }
    return function.kind == .function && (function.isOptional || function.isUnwrapped)
  }

  /// The declaration that the last name of a chain in the code of another one means; `nil` where that is none of the project.
  private func declaration(of chain: MemberChain, for declared: Declaration) -> Declaration? {
    let place = Place(file: declared.file, enclosingType: declared.owner)
    guard case .success(let resolution) = resolve(chain, at: place),
      resolution.declaredCount == chain.names.count
    else { return nil }
    return resolution.declarations.last.map { index[$0] }
  }

  /// The labels of the initializers that may fail, by their types.
  private static let optionalCalls = ["UIColor": "named", "NSColor": "named", "UIFont": "name"]
}

extension Declaration {
  /// Whether its written type unwraps itself, `UIColor!`, so that a constant that takes its value is optional.
  fileprivate var isUnwrapped: Bool { type?.hasSuffix("!") ?? false }
}
