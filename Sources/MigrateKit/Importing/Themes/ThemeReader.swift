/// Finds the tokens that a code base declares in Swift.
///
/// These are the members of extensions of `Color`, `UIColor`, `Font`, `CGFloat` and their like, the
/// members of types that do nothing but to hold such values, and the values of themes that are reached
/// through a shared instance: `Theme.colors.background`.
struct ThemeReader {
  /// What was found.
  struct Result {
    var tokens: [ImportedToken] = []
    var unreadable: [UnreadableMember] = []
    /// The strings in the code of the tokens: names of assets that they stand for may be among them.
    var strings: Set<String> = []
  }

  private let members: [ThemeMember]
  private let owners: [String: ThemeOwner]
  private var evaluator: ThemeEvaluator
  private let names: AppNames
  private var result = Result()

  /// The tokens among the declarations of all files, given in path order.
  static func read(
    _ files: [ThemeDeclarations], project: ProjectFacts, names: AppNames
  ) -> Result {
    var reader = ThemeReader(files, project: project, names: names)
    reader.run()
    return reader.result
  }

  private init(
    _ files: [ThemeDeclarations], project: ProjectFacts, names: AppNames
  ) {
    self.names = names
    var owners: [String: ThemeOwner] = [:]
    for file in files {
      owners.merge(file.owners) { old, new in
        var merged = new.isDeclared && !old.isDeclared ? new : old
        merged.isClosed = old.isClosed && old.isDeclared || new.isClosed && new.isDeclared
        merged.isNamespace = old.isNamespace && new.isNamespace
        merged.memberCount = old.memberCount + new.memberCount
        merged.styleCount = old.styleCount + new.styleCount
        merged.isDeclared = old.isDeclared || new.isDeclared
        return merged
      }
    }
    self.owners = owners
    members = Self.typed(files.flatMap(\.members))
    evaluator = ThemeEvaluator(members, project: project, settings: DetectionSettings())
  }

  /// How many shared values a theme's type may have; one with more is no theme, but a kind of value.
  private static let mostInstances = 4

  private mutating func run() {
    let members = members.filter { !$0.repeatsToken }
    let parts = Dictionary(grouping: members.filter { !$0.isStatic }, by: \.owner)
    var instances: [String: [ThemeMember]] = [:]
    for member in members where member.isStatic && member.access > .private {
      guard !member.owner.isEmpty, holdsTokens(member.owner, member) else { continue }
      if let shadow = evaluator.shadow(of: member) {
        addShadow(shadow, member, through: codeName(member.owner))
      } else if let inner = instanceType(of: member) {
        instances[inner, default: []].append(member)
      } else {
        add(member, through: codeName(member.owner), outer: member)
      }
    }
    defer {
      dropTwins()
      result.unreadable.sort { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
    }
    for (inner, shared) in instances.sorted(by: { $0.key < $1.key })
    where shared.count <= Self.mostInstances {
      for member in shared {
        for part in parts[inner] ?? [] {
          add(part, through: "\(codeName(member.owner)).\(member.name)", outer: member)
        }
      }
    }
  }

  // MARK: Owners

  /// Whether the members of a type are tokens rather than the details of something else.
  private func holdsTokens(_ owner: String, _ member: ThemeMember) -> Bool {
    if isStyleExtension(owner) || member.mention != nil { return true }
    let parts = owner.split(separator: ".").map(String.init)
    let inStyle = ThemeType(named: parts[0]) != nil && owners[parts[0]]?.isDeclared != true
    var path = ""
    for (index, part) in parts.enumerated() {
      path = path.isEmpty ? part : "\(path).\(part)"
      if inStyle, index == 0 { continue }
      guard let type = owners[path] else { return false }
      guard !type.isClosed, type.isNamespace || ThemeWords.nameTheme(parts[...index]) else {
        return false
      }
    }
    guard let type = owners[owner], type.isDeclared || inStyle else { return false }
    if member.isMeasure {
      return inStyle || ThemeWords.nameMeasures(parts, app: names.words(for: member.file))
    }
    return ThemeWords.nameTheme(parts[...]) || type.styleCount * 2 >= type.memberCount
  }

  /// Whether a type is one of the system's style types, extended: `Color`, `ShapeStyle`, `CGFloat`.
  private func isStyleExtension(_ owner: String) -> Bool {
    ThemeType(named: owner) != nil && owners[owner]?.isDeclared != true
  }

  /// The code by which a type's static members are reached; `ShapeStyle` has those of `Color`.
  private func codeName(_ owner: String) -> String { owner == "ShapeStyle" ? "Color" : owner }

  /// The type of a shared instance: `ColorSystem` of `static let colors = ColorSystem()`.
  private func instanceType(of member: ThemeMember) -> String? {
    guard member.type == nil, !member.isFunction else { return nil }
    let code = ThemeCode(member.code)
    guard let call = code.references.first, call.span.lowerBound == 0, call.isCall,
      code.callEnd(call) == code.outline.count
    else { return nil }
    let name = call.names.joined(separator: ".")
    let names =
      call.isImplicit || name == "Self" || name == "Self.init"
      ? [member.typeName ?? "", member.owner] : [name, "\(member.owner).\(name)"]
    return names.first { name in owners[name].map { $0.isDeclared && !$0.isClosed } ?? false }
  }

  // MARK: Tokens

  private mutating func add(_ member: ThemeMember, through path: String, outer: ThemeMember) {
    guard member.access > .private else { return }
    if member.isFunction, !member.parameters.allSatisfy({ $0.hasDefault || $0.isScheme }) {
      if case .number? = member.type { return }
      if member.type != nil, !HexNames.isHex(member.name), isTokenLike(member) {
        leave(member, through: path, "it takes \(member.parameters.map(\.type).listed)")
      }
      return
    }
    guard let type = member.type else {
      addRange(member, through: path)
      return
    }
    guard let value = evaluator.value(of: member) else {
      if !isNumber(type), !namesSystem(member) {
        leave(member, through: path, "its value is computed")
      }
      return
    }
    var token = ImportedToken(
      path: "", value: value, name: member.name, source: .member(owner: path),
      spellings: [type.site: spelling(of: member, through: path)], file: member.file,
      line: member.position.line, isPublic: min(member.access, outer.access) == .public)
    token.requires = member.parameters.first { $0.isScheme && !$0.hasDefault }.map { _ in
      "colorScheme"
    }
    if case .number(let number, _) = value {
      let named = member.mention?.category
      guard let category = named ?? ThemeWords.category(of: member.name, in: path),
        named != nil || ThemeWords.isPlausible(number, category)
      else { return }
      token.value = .measure(number, of: category)
    }
    append(token, of: member)
  }

  /// A shadow, spelled by the parts of the value that the code declares.
  private mutating func addShadow(
    _ shadow: ThemeEvaluator.Shadow, _ member: ThemeMember, through path: String
  ) {
    let name = "\(path).\(quoted(member.name))"
    let parts = shadow.labels.map { "\($0): \(name).\($0)" }.joined(separator: ", ")
    append(
      ImportedToken(
        path: "", value: .shadow(shadow.value), name: member.name, source: .member(owner: path),
        spellings: [.viewModifier: "shadow(\(parts))"], file: member.file,
        line: member.position.line, isPublic: member.access == .public),
      of: member)
  }

  /// The two ends of `static let cardRadius: ClosedRange<CGFloat> = 12...16`.
  private mutating func addRange(_ member: ThemeMember, through path: String) {
    guard let category = ThemeWords.category(of: member.name, in: path),
      let range = ThemeValueReader.range(member.code)
    else { return }
    let site: Site = member.typeName?.contains("CGFloat") ?? false ? .cgFloat : .double
    for (end, number) in [("lowerBound", range.lower), ("upperBound", range.upper)]
    where ThemeWords.isPlausible(number, category) {
      var token = ImportedToken(
        path: "", value: .measure(number, of: category), name: "\(member.name).\(end)",
        source: .member(owner: path), spellings: [site: "\(path).\(member.name).\(end)"],
        file: member.file, line: member.position.line, isPublic: member.access == .public)
      token.spellings[site] = "\(path).\(quoted(member.name)).\(end)"
      append(token, of: member)
    }
  }

  private mutating func append(_ token: ImportedToken, of member: ThemeMember) {
    var token = token
    token.mention = member.mention
    token.holders = isStyleExtension(member.owner) ? [] : [member.owner]
    result.tokens.append(token)
    result.strings.formUnion(ThemeCode(member.code).names)
  }

  /// How code writes a member: with the arguments that a function needs.
  private func spelling(of member: ThemeMember, through path: String) -> String {
    let name = "\(path).\(quoted(member.name))"
    guard member.isFunction else { return name }
    let arguments = member.parameters.filter { !$0.hasDefault }.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + "colorScheme"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func quoted(_ name: String) -> String {
    (try? SwiftName.member(name[...], afterDot: true)) ?? name
  }

  /// Whether a member is another name for a color of the system, which is a token already.
  private func namesSystem(_ member: ThemeMember) -> Bool {
    let code = ThemeCode(member.code)
    return !code.references.isEmpty
      && code.references.allSatisfy { reference in
        guard let name = reference.names.last else { return false }
        return ThemeType(named: name) != nil
          || [ColorType.color, .uiColor, .nsColor].contains {
            SystemColors.meaning(of: name, on: $0.owner, in: .ios18) != nil
          } || reference.names.count > 1 && reference.names[0].hasSuffix("Color")
      }
  }

  private func isNumber(_ type: ThemeType) -> Bool {
    if case .number = type { true } else { false }
  }

  /// Whether a function may be asked for a token, not for any color at all.
  private func isTokenLike(_ function: ThemeMember) -> Bool {
    !function.parameters.contains { parameter in
      ["Color", "UIColor", "NSColor", "CGColor", "Int", "UInt", "UInt32", "UInt64"]
        .contains(parameter.type) || ["red", "hex", "light", "rgb"].contains(parameter.name)
    }
  }

  private mutating func leave(_ member: ThemeMember, through path: String, _ reason: String) {
    let labels = member.parameters.map { ($0.label ?? "_") + ":" }.joined()
    result.unreadable.append(
      UnreadableMember(
        name: "\(path).\(member.name)" + (member.isFunction ? "(\(labels))" : ""),
        file: member.file, line: member.position.line, reason: reason))
  }

  /// Leaves out what could not be read where another framework's type declares the same by the same
  /// name: `UIFont.Brand.body` beside `Font.Brand.body`.
  private mutating func dropTwins() {
    func own(_ name: String) -> Substring? {
      guard let period = name.firstIndex(of: "."), ThemeType(named: name[..<period]) != nil else {
        return nil
      }
      return name[period...]
    }
    let read = Set(
      result.tokens.flatMap { $0.spellings.values.compactMap(own).map(String.init) })
    result.unreadable.removeAll { own($0.name).map { read.contains(String($0)) } ?? false }
  }

  // MARK: Types

  /// The members with the types that are only said by the type around them, or by what they name.
  private static func typed(_ members: [ThemeMember]) -> [ThemeMember] {
    var types: [String: ThemeType] = [:]
    for member in members { types["\(member.owner).\(member.name)"] = member.type }
    return members.map { member in
      guard member.type == nil, !member.isFunction, member.isStatic,
        member.code.utf8.count <= 400
      else { return member }
      var member = member
      let names = ThemeCode(member.code).references.first?.names ?? []
      let path = names.joined(separator: ".")
      let last = member.owner.split(separator: ".").last.map(String.init) ?? ""
      if let type = types[path] ?? types["\(member.owner).\(path)"] {
        member.type = type
      } else if let type = ThemeType(named: last), !type.isNumber,
        member.typeName == nil
          || member.typeName == "Self" || member.typeName == names.first
      {
        member.type = type
      }
      return member
    }
  }
}

extension ThemeMember {
  /// Whether it holds a number, or a range of numbers.
  fileprivate var isMeasure: Bool {
    if case .number? = type { return true }
    return type == nil && (typeName?.hasSuffix("Range<CGFloat>") ?? code.contains(".."))
  }
}

extension ThemeType {
  fileprivate var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}

extension ThemeParameter {
  /// Whether it takes the color scheme, which views know.
  fileprivate var isScheme: Bool { type == "ColorScheme" || type == "SwiftUI.ColorScheme" }
}

extension [String] {
  /// `a CGFloat`, `a CGFloat and an Int`.
  fileprivate var listed: String {
    map { text in
      let isVowel = text.first.map { "AEIOaeio".contains($0) } ?? false
      return (isVowel ? "an " : "a ") + text
    }.joined(separator: " and ")
  }
}
