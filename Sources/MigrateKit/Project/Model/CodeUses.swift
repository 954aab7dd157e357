/// The uses of tokens' codes in a project, which prove that the names exist even if their
/// declarations are not read.
package struct CodeUses: Sendable {
  struct Use: Sendable {
    var file: Int32
    var imports: [String]
    /// The conditions under which the file uses it; empty where it does so without.
    var conditions: [BuildCondition] = []
  }

  private var uses: [String: [Use]] = [:]
  /// The number of files that use each code without its type: `.body`.
  private var implicitUsers: [String: Int] = [:]
  /// The uses by the first names of codes, `Asset` of `Asset.brand.color`; each file once.
  private var usesOfHeads: [Substring: [Use]] = [:]
  /// The codes that some file assigns to.
  package private(set) var assigned: Set<String> = []
  /// The types whose colors some file names by strings: `Color` for `Color("Brand")`.
  private(set) var stringNamedColors: Set<String> = []

  /// Makes an empty set of uses.
  init() {}

  /// Adds the uses of the next file.
  mutating func add(_ facts: FileFacts, file: Int) {
    for code in facts.usedCodes {
      guard !code.hasPrefix(".") else {
        implicitUsers[code, default: 0] += 1
        continue
      }
      let use = Use(
        file: Int32(clamping: file), imports: facts.imports,
        conditions: facts.conditionalUses[code]?.uniqued() ?? [])
      uses[code, default: []].append(use)
      let head = Self.head(of: code)
      if usesOfHeads[head]?.last?.file != use.file { usesOfHeads[head, default: []].append(use) }
    }
    assigned.formUnion(facts.assignedCodes)
    stringNamedColors.formUnion(facts.stringNamedColors)
  }

  /// Adds what a file that was read for further names assigns to, and the variables that it declares for others to set:
  /// whether any code assigns to these was not looked for.
  mutating func add(assignedBy facts: FileFacts) {
    assigned.formUnion(facts.assignedCodes)
    assigned.formUnion(facts.declarations.lazy.filter(\.isAssignable).map(\.path))
  }

  /// The imports with which the files of a target use a code.
  enum Proof: Hashable {
    /// No file of the target uses it.
    case none
    /// It is used without other imports than Apple's.
    case plain
    /// All files that use it import these modules.
    case importing([String])
    /// The files that use it share no import, and each has some.
    case unclear
  }

  /// Whether any file of the project names a code.
  func isUsed(_ code: String) -> Bool { uses[code] != nil }

  /// Whether a file that fits names a code.
  func isUsed(_ code: String, in fits: (Int32) -> Bool) -> Bool {
    uses[code]?.contains { fits($0.file) } ?? false
  }

  /// The number of files that name a code with its type or, as some may, a code of the same last name without.
  func userCount(of code: String) -> Int {
    let name = code.split(at: ".").last.map { "." + $0 } ?? ""
    return (uses[code]?.count ?? 0) + (implicitUsers[name] ?? 0)
  }

  /// Whether any file of the project names a code that starts with a name.
  func isUsed(head: String) -> Bool { usesOfHeads[head[...]] != nil }

  /// The files that name any code that starts with the same name as `code`.
  func users(ofHeadOf code: String) -> [Use] { usesOfHeads[Self.head(of: code)] ?? [] }

  private static func head(of code: String) -> Substring { code.prefix { $0 != "." && $0 != "(" } }

  /// The imports with which the files of a target use a code.
  ///
  /// - Parameters:
  ///   - code: The code, which no file that is read declares.
  ///   - target: The number of the target.
  ///   - homes: The modules of the project for which it may be generated.
  ///   - targets: The targets.
  ///   - covers: Whether a condition holds wherever the code would be written.
  /// - Returns: The imports.
  func proof(
    of code: String, in target: Int, homes: Set<String>, _ targets: TargetMap,
    where covers: (BuildCondition) -> Bool
  ) -> Proof {
    let own = (uses[code] ?? []).filter { use in
      targets.targets(ofFile: use.file).contains(target)
        && (use.conditions.isEmpty || use.conditions.contains(where: covers))
    }
    guard let first = own.first else { return .none }
    // Declarations of the project's own modules are read, unless they are generated.
    func foreign(_ use: Use) -> [String] {
      use.imports.filter {
        (targets.targetsByModule[$0] == nil || homes.contains($0)) && !AppleModules.contains($0)
      }
    }
    if own.contains(where: { foreign($0).isEmpty }) { return .plain }
    let shared = foreign(first).filter { name in own.allSatisfy { $0.imports.contains(name) } }
    return shared.isEmpty ? .unclear : .importing(shared)
  }
}
