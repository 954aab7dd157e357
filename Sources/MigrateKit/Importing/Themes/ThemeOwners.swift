import MigrateKitCore

/// The types of a project, with the facts that decide whether their members are tokens.
struct ThemeOwners {
  /// One type.
  struct Owner {
    /// Whether the type is private, a view or a protocol.
    var isClosed = false
    /// Whether the type is one view or its controller.
    var isView = false
    /// Whether all of its members are static: no cases, no members of its values.
    var isNamespace = true
    /// The number of its members, without those of nested types.
    var memberCount = 0
    /// The number of colors and fonts among them.
    var styleCount = 0
    /// Whether the project declares it, not only extends it.
    var isDeclared = false
    /// Whether code can list, store or send its values.
    var isListed = false
    /// Whether its values have members that are neither styles nor measures, so that they are more than steps of a scale.
    var hasOtherMembers = false
    /// Whether its values are decoded, so that no code states them.
    var isDecodable = false
  }

  /// What one file adds to a type.
  private struct Part: Hashable {
    var owner: String
    var file: Int32

    init(_ declared: Declaration) {
      owner = declared.kind == .type ? declared.path : declared.owner
      file = declared.file
    }
  }

  private var owners: [String: Owner] = [:]
  private var parts: [Part: Owner] = [:]

  /// Surveys the types of files with numbers below `fileCount`; other declarations are generated.
  init(_ index: DeclarationIndex, fileCount: Int) {
    // A copy of each declaration would cost more than looking at it.
    let all = index.declarations
    let namesakes = Self.privateNamesakes(in: all)
    for place in all.indices where Int(all[place].file) < fileCount {
      if !namesakes.isEmpty, namesakes.contains(Part(all[place])) { continue }
      switch all[place].kind {
      case .type: add(all[place])
      case .enumCase: owners[all[place].owner, default: Owner()].isNamespace = false
      case .property, .function: count(all[place])
      case .alias, .initializer: break
      }
    }
  }

  /// The private types of files, where another file declares a type of the name for all: they are others.
  private static func privateNamesakes(in all: [Declaration]) -> Set<Part> {
    var hidden: Set<Part> = []
    var open: Set<String> = []
    for place in all.indices where all[place].kind == .type && !all[place].isExtension {
      if all[place].access <= .fileprivate {
        hidden.insert(Part(all[place]))
      } else {
        open.insert(all[place].path)
      }
    }
    return hidden.filter { open.contains($0.owner) }
  }

  /// The type with a qualified name; `nil` where the project neither declares nor extends it.
  subscript(name: String) -> Owner? { owners[name] }

  /// Whether the project declares a type itself.
  func declares(_ name: String) -> Bool { owners[name]?.isDeclared ?? false }

  /// The name of a case of an enum whose cases code can list or store; `nil` for anything else.
  func choice(_ value: Declaration) -> String? {
    value.kind == .enumCase && owners[value.owner]?.isListed ?? false ? value.name : nil
  }

  /// Whether a declaration is the case of an enum that is more than a scale, such as the modes of a list.
  func isMode(_ value: Declaration?) -> Bool {
    value?.kind == .enumCase && owners[value?.owner ?? ""]?.hasOtherMembers ?? false
  }

  /// Whether the values of a type come from a file.
  func decodes(_ name: String) -> Bool { owners[name]?.isDecodable ?? false }

  /// The members that the file of a declaration adds to its type.
  func part(of member: Declaration) -> Owner? {
    parts[Part(member)]
  }

  private mutating func add(_ type: Declaration) {
    var owner = owners[type.path] ?? Owner()
    if type.inherited.contains(where: ["Decodable", "Codable"].contains) {
      owner.isDecodable = true
    }
    if !type.isExtension {
      owner.isDeclared = true
      let isClosed = type.isProtocol || type.access <= .fileprivate
      owner.isClosed =
        owner.isClosed || isClosed || type.inherited.contains(where: Self.isComponent)
      owner.isView = owner.isView || type.inherited.contains(where: Self.isView)
    }
    owner.isListed = owner.isListed || !Self.listed.isDisjoint(with: type.inherited)
    owners[type.path] = owner
  }

  private static let listed: Set<String> = ["CaseIterable", "Codable", "Decodable"]

  private mutating func count(_ member: Declaration) {
    guard !member.owner.isEmpty else { return }
    owners[member.owner, default: Owner()].count(member)
    parts[Part(member), default: Owner()].count(member)
  }

  /// The outermost view among a type and the types around it; `nil` for none.
  func view(around type: String) -> String? {
    var end = type.startIndex
    while end < type.endIndex {
      end = type[end...].dropFirst().firstIndex(of: ".") ?? type.endIndex
      if owners[String(type[..<end])]?.isView ?? false { return String(type[..<end]) }
    }
    return nil
  }

  /// Whether a supertype makes a type a view, or another component of an app.
  private static func isComponent(_ supertype: String) -> Bool {
    let name = DeclaredType.base(of: supertype)
    return isView(supertype) || componentSuffixes.contains { name.hasSuffix($0) }
      || name.hasSuffix("Style") && name != "ShapeStyle"
  }

  /// Whether a supertype is a view or its controller.
  private static func isView(_ supertype: String) -> Bool {
    let name = DeclaredType.base(of: supertype)
    return viewSuffixes.contains { name.hasSuffix($0) }
  }

  private static let viewSuffixes = [
    "View", "Controller", "Cell", "Button", "Label", "Control", "Representable",
  ]
  private static let componentSuffixes = [
    "Layer", "Window", "Modifier", "Scene", "App", "Widget", "Shape", "PreviewProvider",
    "XCTestCase",
  ]
}

extension ThemeOwners.Owner {
  fileprivate mutating func count(_ member: Declaration) {
    memberCount += 1
    if !member.isStatic {
      isNamespace = false
      let base = member.type.map(DeclaredType.base(of:)) ?? ""
      hasOtherMembers =
        hasOtherMembers
        || ThemeType(named: base) == nil && !Self.neutralTypes.contains(base)
          && !Self.neutralNames.contains(member.name)
    }
    guard let code = member.code, member.kind == .property || member.isStatic else { return }
    guard let type = member.type else {
      if !member.isBody, GeneratedStyle.isFont(code) { styleCount += 1 }
      return
    }
    switch ThemeType(named: DeclaredType.base(of: type)) {
    case .color?, .font?: styleCount += 1
    case .number?, .animation?, nil: break
    }
  }

  /// Types of measures and of names, which a step of a scale may have beside its number.
  private static let neutralTypes: Set<String> = [
    "Int", "String", "CGSize", "EdgeInsets", "UIEdgeInsets", "NSEdgeInsets",
    "NSDirectionalEdgeInsets",
  ]
  /// What the protocols of the standard library ask for.
  private static let neutralNames: Set<String> = ["id", "hash", "encode", "rawValue"]
}
