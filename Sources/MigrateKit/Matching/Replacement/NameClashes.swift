/// Names that several modules of a project declare: an import would make them ambiguous in a file
/// that already sees another one.
final class NameClashes: Sendable {
  private let model: ProjectModel
  private let shared = Memo<String, [Shared]>()
  private let modulesByName: Deferred<[String: Set<String>]>
  private let namesOfModules = Memo<String, [String]>()
  private let systemNames = Memo<String, [Declaration]>()

  /// A public name of a module that other modules declare too.
  private struct Shared {
    /// The name in messages: `Color(hex:)`.
    var name: String
    /// The other declarations.
    var twins: [Twin]
  }

  /// Another module's declaration of a name.
  private struct Twin {
    var declaration: Int32
    /// Whether it shadows the imported one in its own module: a type does, and a member of the same type.
    var shadowsImports: Bool
  }

  /// Compares the modules of a project.
  init(_ model: ProjectModel) {
    self.model = model
    modulesByName = Deferred { Self.modulesByName(in: model) }
  }

  /// The modules that declare each public name, of names that several do, or Apple's frameworks too.
  private static func modulesByName(in model: ProjectModel) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for file in model.publicNames {
      let modules = model.targets.productTargets(ofFile: file.file)
        .map { model.targets.targets[$0].module }
      for name in file.names { result[name, default: []].formUnion(modules) }
    }
    return result.filter { $0.value.count > 1 || AppleAPINames.isType($0.key) }
  }

  /// A public name of a module that is in a file, and that another module which the file imports declares too.
  func publicName(importing module: String, imports: [String], mentioned: MentionedNames) -> String?
  {
    let names = namesOfModules.value(of: module) {
      modulesByName.value.filter { $0.value.contains(module) }.keys.sorted()
    }
    return names.first { name in
      let last = name.split(at: ".").last ?? ""
      guard mentioned.mayContain(last.prefix { $0 != "(" }) else { return false }
      if AppleAPINames.isType(name), !Self.frameworks.isDisjoint(with: imports) { return true }
      return modulesByName.value[name]?.contains {
        $0 != module && model.targets.sees($0, through: imports)
      } ?? false
    }
  }

  /// A font or a color of a module that SwiftUI has one of the same name for, such as `Font.caption`, if the file imports
  /// SwiftUI and may write that name.
  func systemName(importing module: String, imports: [String], mentioned: MentionedNames) -> String?
  {
    guard imports.contains("SwiftUI") else { return nil }
    return systemNames.value(of: module) {
      let homes = Set(model.targets.targetsByModule[module] ?? [])
      return model.index.declarations.filter { declared in
        declared.access == .public && declared.isStatic && declared.kind == .property
          && SystemMember.isDeclared(declared.name, on: declared.owner)
          && !homes.isDisjoint(with: model.targets.targets(ofFile: declared.file))
      }
    }.first { mentioned.hasMember($0.name) }?.path
  }

  private static let frameworks: Set<String> = [
    "SwiftUI", "UIKit", "AppKit", "WidgetKit", "Charts",
  ]

  /// A name that would be ambiguous once a file imports a module; `nil` without any.
  ///
  /// - Parameters:
  ///   - module: The module to import.
  ///   - imports: The file's imports.
  ///   - targets: The targets that compile the file.
  /// - Returns: The name as messages show it.
  func name(importing module: String, imports: [String], targets: [Int]) -> String? {
    shared.value(of: module) { found(in: module) }.first { shared in
      shared.twins.contains { isSeen($0, imports, targets) }
    }?.name
  }

  /// Whether a file sees a declaration without the import, which would compete with it.
  private func isSeen(_ found: Twin, _ imports: [String], _ targets: [Int]) -> Bool {
    let twin = model.index[found.declaration]
    return model.targets.targets(ofFile: twin.file).contains { home in
      if targets.contains(home) { return !found.shadowsImports }
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
      return Shared(
        name: name(of: declaration),
        twins: twins.map { Twin(declaration: $0, shadowsImports: shadows($0, declaration)) })
    }
  }

  /// Whether Swift prefers a declaration of the own module to an imported one: of two types, and of two
  /// members with the same types.
  private func shadows(_ own: Int32, _ imported: Declaration) -> Bool {
    let twin = model.index[own]
    if isType(twin) { return true }
    return twin.parameters.map(\.type) == imported.parameters.map(\.type)
      && twin.type == imported.type && (twin.type != nil || twin.kind == .initializer)
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
