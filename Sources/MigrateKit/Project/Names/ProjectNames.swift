/// The declarations of a project with its targets, and caches of lookups and parsed code.
package final class ProjectNames: Sendable {
  let index: DeclarationIndex
  let targets: TargetMap
  /// The build variants of each target.
  let variants: [[BuildVariant]]
  /// The names of aliases that are extended, by their types: `ColorAsset.Color`.
  private let extendedAliases: [String: [String]]
  /// Whether something that is declared is isolated to the main actor.
  let hasIsolation: Bool
  /// Whether something that is declared needs certain releases.
  let hasReleases: Bool
  private let lookups: [Lookups]
  /// The types that have each type among their supertypes, by target.
  let descendants = Memo<Int, [String: [String]]>()
  private let texts = Memo<String, ParsedCode>()
  private let bodies = Memo<Int32, ParsedCode>()
  private let nearNames = Memo<NameInType, String?>()
  private let declared: Deferred<Set<String>>
  private let conforming: Deferred<[String]>

  /// The lookup cache of a target: the codes of tokens share names.
  struct Lookups: Sendable {
    let supertypes = Memo<String, [String]>()
    let types = Memo<NameInType, String?>()
    let themes = Memo<String, [Int32]>()
    let makers = Memo<String, [Int32]>()
    let factories = Memo<String, Int32?>()
  }

  /// A name or a written type, inside of another type.
  struct NameInType: Hashable {
    var text: String
    var owner: String
  }

  init(index: DeclarationIndex, targets: TargetMap) {
    self.index = index
    self.targets = targets
    variants = targets.targets.map(BuildVariant.all)
    hasIsolation =
      targets.targets.contains { $0.isSwift6 && $0.isolatesToMainActor }
      || index.declarations.contains { declared in
        switch declared.isolation {
        case .main: true
        case .byType:
          index.isolations.isMain(declared.kind == .type ? declared.name : declared.owner)
        case .elsewhere, nil: false
        }
      }
    hasReleases = index.declarations.contains { !($0.availability?.introduced.isEmpty ?? true) }
    extendedAliases = Self.extendedAliases(in: index)
    lookups = targets.targets.map { _ in Lookups() }
    let declared = Deferred { index.memberNames }
    self.declared = declared
    conforming = Deferred { Self.conformingTypes(in: index, targets, declared) }
  }

  /// Whether the project declares the name, not counting extensions.
  package func declares(_ name: String) -> Bool { declared.value.contains(name) }

  /// The types that may conform to a protocol of the project, without tests, in declaration order.
  var conformingTypes: [String] { conforming.value }

  /// Whether a type in an inheritance clause may be one that the project declares or extends; most are Apple's.
  func mayBeOwn(_ inherited: String) -> Bool { Self.mayBeOwn(inherited, index, declared) }

  private static func mayBeOwn(
    _ inherited: String, _ index: DeclarationIndex, _ declared: Deferred<Set<String>>
  ) -> Bool {
    !index.types(inherited).isEmpty || declared.value.contains(DeclaredType.base(of: inherited))
  }

  private static func conformingTypes(
    in index: DeclarationIndex, _ targets: TargetMap, _ declared: Deferred<Set<String>>
  ) -> [String] {
    index.subtypes.filter { name in
      let places = index.types(name)
      return places.contains { place in
        index[place].inherited.contains { mayBeOwn($0, index, declared) }
      }
        && places.contains {
          !index[$0].isExtension && !index[$0].isProtocol
            && !targets.productTargets(ofFile: index[$0].file).isEmpty
        }
    }
    .map { (first: index.types($0)[0], name: $0) }.sorted { $0.first < $1.first }.map(\.name)
  }

  /// The lookup cache of a target.
  subscript(target: Int) -> Lookups { lookups[target] }

  /// The types whose extensions add to a type: itself, and aliases of it such as `ColorAsset.Color`.
  func extended(_ type: String) -> [String] { [type] + (extendedAliases[type] ?? []) }

  /// Whether a name of the system's is extended as an alias of another type.
  package func isExtendedAlias(_ name: String) -> Bool {
    extendedAliases.values.contains { $0.contains(name) }
  }

  /// The parsed form of other code than a declaration's: a token's, a default value.
  package func parsed(_ code: String) -> ParsedCode { texts.value(of: code) { ParsedCode(code) } }

  /// The parsed code of a declaration; `nil` where it has none.
  func parsedCode(of declaration: Int32) -> ParsedCode? {
    index[declaration].code.map { code in bodies.value(of: declaration) { ParsedCode(code) } }
  }

  /// The most similar member name of a type; `nil` if none is similar.
  func nearest(to name: String, in owner: String) -> String? {
    nearNames.value(of: NameInType(text: name, owner: owner)) {
      DidYouMean.nearest(name, among: index.memberNames(of: owner))
    }
  }

  private static func extendedAliases(in index: DeclarationIndex) -> [String: [String]] {
    var result: [String: [String]] = [:]
    // A copy of each declaration would cost more than looking at it.
    let all = index.declarations
    for place in all.indices where all[place].isExtension {
      let declaration = all[place]
      guard let period = declaration.name.lastIndex(of: ".") else {
        guard DeclaredType.isSystem(declaration.name),
          result.values.allSatisfy({ !$0.contains(declaration.name) }),
          let target = replacement(of: declaration.name, in: index)
        else { continue }
        result[target, default: []].append(declaration.name)
        continue
      }
      let owner = String(declaration.name[..<period])
      let name = String(declaration.name[declaration.name.index(after: period)...])
      for place in index.members(name, of: owner) where index[place].kind == .alias {
        let target = DeclaredType.path(of: index[place].type ?? "")
        if result[target]?.contains(declaration.name) ?? false { continue }
        result[target, default: []].append(declaration.name)
      }
    }
    return result
  }

  /// The type that a global alias gives the name of a type of the system, as SwiftGen's `typealias Color = UIColor`;
  /// `nil` where a file extends that name without an alias, because it may mean the system's type.
  private static func replacement(of name: String, in index: DeclarationIndex) -> String? {
    let aliases = index.members(name, of: "").filter { index[$0].kind == .alias }
    let files = Set(aliases.map { index[$0].file })
    let extensions = index.types(name).filter { index[$0].isExtension }
    guard !files.isEmpty, extensions.allSatisfy({ files.contains(index[$0].file) }) else {
      return nil
    }
    let targets = aliases.map { DeclaredType.path(of: index[$0].type ?? "") }
    return targets.first { $0 == "UIColor" || $0 == "UIFont" } ?? targets.first
  }
}
