import MigrateKitCore

/// The uses in one file of styles that may be declared outside of the project:
/// `Color.kit.textPrimary`, `.font(.kit.body)`, `DSColor.ink`.
struct ExternalUses: Hashable, Sendable {
  /// A use, by the name of its possible declaration.
  struct Use: Hashable, Sendable {
    /// The names of the chain: `Color`, `kit`, `textPrimary`.
    var names: [String]
    /// The number of uses in the file.
    var count: Int

    /// The label of an initializer whose argument is the last name: `designSystemColor` of
    /// `Color(designSystemColor: .accent)`.
    var label: String?

    /// The code: `Color.kit.textPrimary`.
    var code: String {
      label.map { "\(names[0])(\($0): .\(names[1]))" } ?? names.joined(separator: ".")
    }
  }

  private(set) var uses: [Use] = []
  /// The modules that the file imports.
  let imports: [String]

  /// Reads a file.
  init(_ outline: SyntaxOutline, imports: [String]) {
    self.imports = imports
    var counts: [Use: Int] = [:]
    for index in 0..<outline.count where outline.kind(index) == .identifier {
      guard !Self.endsChain(outline.kind(index + 1)),
        let use = Self.names(at: index, in: outline).map({ Use(names: $0, count: 0) })
          ?? Self.choice(at: index, in: outline)
      else { continue }
      counts[use, default: 0] += 1
    }
    uses = counts.map { use, count in
      Use(names: use.names, count: count, label: use.label)
    }.sorted { $0.code < $1.code }
  }

  /// The types of styles, whose members other modules add.
  private static let styles: Set<String> = [
    "Color", "UIColor", "NSColor", "Font", "UIFont", "NSFont",
  ]
  /// The functions whose first argument is a color.
  static let colorTakers: Set<String> = [
    "foregroundColor", "foregroundStyle", "background", "tint", "accentColor", "fill", "stroke",
    "border", "strokeBorder", "listRowBackground", "toolbarBackground",
  ]

  /// Whether no chain of several names goes on here.
  private static func endsChain(_ next: Lexeme.Kind) -> Bool {
    switch next {
    case .identifier, .comma, .colon, .rightParen, .leftBrace, .rightBrace: true
    default: false
    }
  }

  /// The call at a lexeme that makes a style from an implicit member: `Color(designSystemColor:
  /// .accent)`.
  private static func choice(at index: Int, in outline: SyntaxOutline) -> Use? {
    guard outline.kind(index + 1) == .leftParen, outline.kind(index + 2) == .identifier,
      outline.kind(index + 3) == .colon, outline.kind(index + 6) == .rightParen,
      outline.startsImplicitMember(index + 4)
    else { return nil }
    let name = outline.name(index)
    guard styles.contains(name) else { return nil }
    let label = outline.name(index + 2)
    guard !systemLabels.contains(label) else { return nil }
    return Use(names: [name, outline.name(index + 5)], count: 0, label: label)
  }

  /// The labels of the frameworks' own initializers.
  private static let systemLabels: Set<String> = [
    "uiColor", "nsColor", "cgColor", "ciColor", "resource", "named", "name", "descriptor",
    "dynamicProvider", "patternImage", "cgFont",
  ]

  /// The names of the chain that begins at a lexeme, if it may be a style.
  private static func names(at index: Int, in outline: SyntaxOutline) -> [String]? {
    let isImplicit = outline.startsImplicitMember(index - 1)
    if isImplicit {
      guard let chain = MemberChain.chain(from: index - 1, in: outline),
        let type = typeExpected(before: index - 1, in: outline)
      else { return nil }
      // `.kit.body`: a single name could be a member of any type.
      let names = plainNames(chain)
      return names.count > 1 ? [type] + names : nil
    }
    guard outline.startsUppercase(index), outline.segmentStart(index) == index,
      let chain = MemberChain.chain(from: index, in: outline), !chain.isImplicit
    else { return nil }
    let names = plainNames(chain)
    guard names.count > 1 else { return nil }
    if styles.contains(names[0]) { return names }
    guard typeExpected(before: index, in: outline) != nil, isWhole(chain, in: outline) else {
      return nil
    }
    return names
  }

  /// Whether a chain is a whole argument, not the condition of one.
  private static func isWhole(_ chain: MemberChain, in outline: SyntaxOutline) -> Bool {
    switch outline.kind(chain.span.upperBound) {
    case .rightParen, .comma, .period, .colon: true
    default: false
    }
  }

  /// The names up to the first that is called or that is a member of the style's value: `.opacity(0.5)`, `.cgColor`.
  ///
  /// What a font has as a function is a name of the app's where it is not called: `FontFamily.Lora.bold`.
  private static func plainNames(_ chain: MemberChain) -> [String] {
    let names = chain.names.prefix { name in
      !name.isCall && (faces.contains(name.text) || !SystemNames.hasInstanceMember(name.text))
    }
    return names.map(\.text)
  }

  private static let faces: Set<String> = ["bold", "italic", "monospaced", "smallCaps"]

  /// The type of an argument: `Color` in `.foregroundStyle(`, `Font` in `.font(`.
  private static func typeExpected(before start: Int, in outline: SyntaxOutline) -> String? {
    guard start > 1, outline.kind(start - 1) == .leftParen, outline.kind(start - 2) == .identifier
    else { return nil }
    let name = outline.name(start - 2)
    return name == "font" ? "Font" : colorTakers.contains(name) ? "Color" : nil
  }
}

/// The styles that a project uses and does not declare.
package struct ExternalStyles: Sendable {
  /// One of them.
  package struct Style: Hashable, Sendable {
    /// The code that names it: `Color.kit.textPrimary`.
    package var code: String
    /// The number of uses in the project.
    package var count: Int
  }

  /// The styles, those used most first.
  package private(set) var styles: [Style] = []
  /// The modules outside of the project that all files with such a style share; empty for several systems.
  package private(set) var modules: [String] = []

  /// The number of their uses.
  package var count: Int { styles.map(\.count).reduce(0, +) }

  init() {}

  /// Keeps the uses whose style the project does not declare.
  init(_ files: [ExternalUses], in model: ProjectModel, tokens: [ImportedToken]) {
    let known = Set(tokens.flatMap { Array($0.codes.values) + $0.accessors })
    let nested = Self.nestedStyles(in: model.index)
    var counts: [String: Int] = [:]
    var shared: Set<String>?
    for file in files {
      let foreign = file.imports.filter {
        model.targets.targetsByModule[$0] == nil && !AppleModules.contains($0)
      }
      let own = file.uses.filter { use in
        !known.contains(use.code) && Self.isExternal(use, in: model)
          && !(nested[use.names[0]] ?? []).contains {
            !model.index.members(use.names[1], of: $0).isEmpty
          }
          // A member of a style's own type must be declared in a module that some file imports.
          && (use.names.count > 2 || use.label != nil || !foreign.isEmpty)
      }
      guard !own.isEmpty else { continue }
      for use in own { counts[use.code, default: 0] += use.count }
      shared = shared?.intersection(foreign) ?? Set(foreign)
    }
    styles = counts.map { Style(code: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.code) < ($0.count, $1.code) }
    modules = (shared ?? []).sorted()
  }

  /// The types of the project that have the name of a style's type inside of another type, by that name: `Query.Color`.
  private static func nestedStyles(in index: DeclarationIndex) -> [String: [String]] {
    var result: [String: [String]] = [:]
    let all = index.declarations
    for place in all.indices where all[place].kind == .type && !all[place].isExtension {
      guard !all[place].owner.isEmpty, ThemeType(named: all[place].name) != nil else { continue }
      result[all[place].name, default: []].append(all[place].path)
    }
    return result
  }

  /// Types of SwiftUI whose members are styles.
  private static let systemTypes: Set<String> = [
    "Material", "Gradient", "AnyShapeStyle", "HierarchicalShapeStyle", "SeparatorShapeStyle",
    "TintShapeStyle", "PlaceholderTextShapeStyle", "Self", "CGColor", "ShapeStyle",
  ]
  /// Types that SwiftUI and UIKit nest in the types of styles.
  private static let nestedTypes: Set<String> = [
    "Weight", "Design", "TextStyle", "RGBColorSpace", "Leading", "Width", "Resolved", "Context",
  ]

  private static func isExternal(_ use: ExternalUses.Use, in model: ProjectModel) -> Bool {
    guard let label = use.label else { return isExternal(use.names, in: model) }
    return !model.index.members("init", of: use.names[0]).contains {
      model.index[$0].parameters.first?.label == label
    }
  }

  private static func isExternal(_ names: [String], in model: ProjectModel) -> Bool {
    let (head, member) = (names[0], names[1])
    func declares(_ name: String, on type: String) -> Bool {
      !model.index.members(name, of: type).isEmpty || !model.index.types("\(type).\(name)").isEmpty
    }
    let style = ThemeType(named: head)
    guard style != nil else {
      return !systemTypes.contains(head) && !model.names.declares(head)
        && model.index.types(head).isEmpty
    }
    if SystemNames.hasStaticMember(member, of: head) || nestedTypes.contains(member) {
      return false
    }
    let related = [head] + (head == "Color" ? ["ShapeStyle"] : [])
    if head == "Color", SystemNames.hasStaticMember(member, of: "ShapeStyle") { return false }
    if let type = related.first(where: { declares(member, on: $0) }) {
      return names.count > 2 && isOpenHolder(member, of: type, naming: names[2], in: model)
    }
    // The symbols that Xcode generates for color sets.
    return !model.assets.keys.contains { AssetSymbol.member(forColor: $0) == member }
  }

  /// Whether a declared member of a style's type returns values of another type whose members the
  /// project does not declare: `compound` is declared in the project, its colors are not.
  private static func isOpenHolder(
    _ member: String, of type: String, naming name: String, in model: ProjectModel
  ) -> Bool {
    let holders = model.index.members(member, of: type).map { model.index[$0] }
    guard !holders.isEmpty, !model.names.declares(name) else { return false }
    return holders.allSatisfy { holder in
      let written = holder.type ?? String((holder.code ?? "").prefix { $0 != "(" })
      return !written.isEmpty && ThemeType(named: DeclaredType.base(of: written)) == nil
    }
  }
}
