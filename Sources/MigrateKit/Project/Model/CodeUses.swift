/// Where a project's code names tokens already: proof that the names exist where nothing that is read
/// declares them.
struct CodeUses: Sendable {
  private struct Use: Sendable {
    var file: Int32
    var imports: [String]
  }

  private var uses: [String: [Use]] = [:]
  /// The codes that some file assigns to.
  private(set) var assigned: Set<String> = []
  /// The types whose colors some file names by strings: `Color` for `Color("Brand")`.
  private(set) var stringNamedColors: Set<String> = []

  /// Knows no uses.
  init() {}

  /// Adds the uses of the next file.
  mutating func add(_ facts: FileFacts, file: Int) {
    for code in facts.usedCodes where !code.hasPrefix(".") {
      uses[code, default: []].append(Use(file: Int32(clamping: file), imports: facts.imports))
    }
    assigned.formUnion(facts.assignedCodes)
    stringNamedColors.formUnion(facts.stringNamedColors)
  }

  /// What a file must import to name a code as the files of a target do.
  enum Proof: Hashable {
    /// No file of the target names it.
    case none
    /// It is named without any import but Apple's.
    case plain
    /// All files that name it import these modules.
    case importing([String])
    /// The files that name it share no import, and each has one of its own.
    case unclear
  }

  /// Whether any file of the project names a code.
  func isUsed(_ code: String) -> Bool { uses[code] != nil }

  /// Whether and how the files of a target name a code.
  func proof(of code: String, in target: Int, _ targets: TargetMap) -> Proof {
    let own = (uses[code] ?? []).filter { targets.targets(ofFile: $0.file).contains(target) }
    guard let first = own.first else { return .none }
    // What the project's own modules declare is read.
    func foreign(_ use: Use) -> [String] {
      use.imports.filter { targets.targetsByModule[$0] == nil && !AppleModules.contains($0) }
    }
    if own.contains(where: { foreign($0).isEmpty }) { return .plain }
    let shared = foreign(first).filter { name in own.allSatisfy { $0.imports.contains(name) } }
    return shared.isEmpty ? .unclear : .importing(shared)
  }
}
