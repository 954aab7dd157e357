/// Names that several modules of a project declare: an import would make them ambiguous in a file
/// that already sees another one.
final class NameClashes: Sendable {
  private let model: ProjectModel
  private let shared = Memo<String, [Shared]>()

  /// A public name of a module that other modules declare too.
  private struct Shared {
    /// The name in messages: `Color(hex:)`.
    var name: String
    /// The other declarations.
    var twins: [Int32]
    /// Whether it names a type; of two types the one of the file's own module takes precedence.
    var isType: Bool
  }

  /// Compares the modules of a project.
  init(_ model: ProjectModel) { self.model = model }

  /// A name that would be ambiguous once a file imports a module; `nil` without any.
  ///
  /// - Parameters:
  ///   - module: The module to import.
  ///   - imports: The file's imports.
  ///   - targets: The targets that compile the file.
  /// - Returns: The name as messages show it.
  func name(importing module: String, imports: [String], targets: [Int]) -> String? {
    shared.value(of: module) { found(in: module) }.first { shared in
      shared.twins.contains { isSeen($0, isType: shared.isType, imports, targets) }
    }?.name
  }

  /// Whether a file sees a declaration without the import.
  private func isSeen(
    _ place: Int32, isType: Bool, _ imports: [String], _ targets: [Int]
  ) -> Bool {
    let twin = model.index[place]
    return model.targets.targets(ofFile: twin.file).contains { home in
      if targets.contains(home) { return !isType }
      return twin.access == .public
        && model.targets.sees(model.targets.targets[home].module, through: imports)
    }
  }

  private func found(in module: String) -> [Shared] {
    let homes = Set(model.targets.targetsByModule[module] ?? [])
    return model.index.declarations.compactMap { declaration in
      guard declaration.access == .public, isMember(declaration) || isType(declaration),
        !homes.isDisjoint(with: model.targets.targets(ofFile: declaration.file))
      else { return nil }
      let twins = model.index.members(declaration.name, of: declaration.owner).filter { place in
        let twin = model.index[place]
        return twin.file != declaration.file && twin.access > .fileprivate
          && twin.signature == declaration.signature && isType(twin) == isType(declaration)
          && homes.isDisjoint(with: model.targets.targets(ofFile: twin.file))
      }
      guard !twins.isEmpty else { return nil }
      return Shared(name: name(of: declaration), twins: twins, isType: isType(declaration))
    }
  }

  private func name(of declaration: Declaration) -> String {
    let (owner, signature) = (declaration.owner, declaration.signature)
    if owner.isEmpty { return signature }
    return declaration.kind == .initializer
      ? owner + signature.dropFirst("init".count) : "\(owner).\(signature)"
  }

  /// Whether a declaration is a member that an extension gives to a framework's type.
  private func isMember(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .property, .function, .initializer: DeclaredType.isStyle(declaration.owner)
    case .type, .alias, .enumCase: false
    }
  }

  /// Whether a declaration is a type that is nested in no other.
  private func isType(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .type: declaration.owner.isEmpty && !declaration.isExtension
    case .alias: declaration.owner.isEmpty
    case .property, .function, .initializer, .enumCase: false
    }
  }
}
