/// Works out what the members of a theme are worth.
///
/// A theme refers to itself: a role names a palette color, a pair names two, a helper makes a color of
/// three bytes. The code of a member is therefore rewritten, reference by reference, into code that
/// the readers of hard-coded values understand by itself; what they cannot read then has no value.
struct ThemeEvaluator {
  /// How often references in one member are followed.
  private static let maximumRounds = 12
  /// How many members may lead from one to the next.
  private static let maximumDepth = 12
  /// How long the code of a member may grow, in bytes.
  private static let maximumLength = 8192

  /// The members of each type by name; several of one name (in `#if`) in order.
  private let members: [String: [String: ThemeMember]]
  private let resolver: ColorResolver
  /// The colors of asset catalogs, by the symbols that Xcode generates for them.
  private let symbols: [String: ColorValue]
  private var known: [ThemeKey: StyleValue?] = [:]
  private var inProgress: Set<ThemeKey> = []

  /// A member by its type and its name.
  private struct ThemeKey: Hashable {
    var owner: String
    var name: String
  }

  /// Prepares the members of a code base.
  init(_ members: [ThemeMember], project: ProjectFacts, settings: DetectionSettings) {
    var table: [String: [String: ThemeMember]] = [:]
    for member in members where table[member.owner]?[member.name] == nil {
      table[member.owner, default: [:]][member.name] = member
    }
    self.members = table
    resolver = ColorResolver(settings: settings, project: project)
    symbols = Dictionary(
      project.assets.sorted.map { (AssetSymbol.member(forColor: $0.name), $0.color) },
      uniquingKeysWith: { old, _ in old })
  }

  // MARK: Values

  /// The value of a member as a color, a font or a plain number of points; `nil` when it cannot be
  /// told.
  mutating func value(of member: ThemeMember) -> StyleValue? {
    let key = ThemeKey(owner: member.owner, name: member.name)
    if let value = known[key] { return value }
    guard inProgress.count < Self.maximumDepth, inProgress.insert(key).inserted else { return nil }
    let value = read(member)
    inProgress.remove(key)
    known[key] = .some(value)
    return value
  }

  private mutating func read(_ member: ThemeMember) -> StyleValue? {
    guard let type = member.type, member.code.utf8.count <= Self.maximumLength else { return nil }
    if let target = alias(member, type) { return value(of: target) }
    // `Color.cgColor` may be `nil`; a color of known components has one.
    let code = rewritten(member, type).replacing(".cgColor!", with: ".cgColor")
    switch type {
    case .color(let color): return colorValue(code, color, member)
    case .font: return ThemeValueReader.font(code, type: member.typeName ?? "Font")
    case .animation: return ThemeValueReader.animation(code, type: type.site.rawValue)
    case .number: return ThemeValueReader.number(code).map { .number($0, of: .spacing) }
    }
  }

  /// A shadow that a member holds, and the names of its parts.
  struct Shadow {
    var value: ShadowValue
    var labels: [String]
  }

  /// The shadow of a call that has all of its parts: `CardShadow(color: .black, radius: 4, y: 2)`.
  mutating func shadow(of member: ThemeMember) -> Shadow? {
    guard member.type == nil, !member.isFunction, member.code.utf8.count <= 1024 else { return nil }
    let code = ThemeCode(member.code)
    guard let call = code.references.first, call.span.lowerBound == 0, call.isCall,
      code.callEnd(call) == code.outline.count,
      let close = code.outline.partner(call.span.upperBound)
    else { return nil }
    var parts: [String: String] = [:]
    let arguments = code.outline.elements(open: call.span.upperBound, close: close)
    let labels = arguments.compactMap { $0.label.map { code.outline.name($0) } }
    guard labels.count == arguments.count, Set(labels).isSubset(of: ["color", "radius", "x", "y"])
    else { return nil }
    for (label, argument) in zip(labels, arguments) {
      parts[label] = code.outline.text(argument.value)
    }
    guard case .color(let color)? = part(parts["color"], .color(.color), of: member),
      let radius = part(parts["radius"], .number(.cgFloat), of: member)?.number,
      let x = part(parts["x"] ?? "0", .number(.cgFloat), of: member)?.number,
      let y = part(parts["y"] ?? "0", .number(.cgFloat), of: member)?.number
    else { return nil }
    return Shadow(value: ShadowValue(color: color, radius: radius, x: x, y: y), labels: labels)
  }

  /// What one part of a member's value is worth.
  private mutating func part(
    _ code: String?, _ type: ThemeType, of member: ThemeMember
  ) -> StyleValue? {
    guard let code else { return nil }
    var part = member
    part.code = code
    part.type = type
    part.typeName = type.site.rawValue
    return read(part)
  }

  /// The member that another one only names: `static let dailyChallenge = isowordsYellow`.
  private func alias(_ member: ThemeMember, _ type: ThemeType) -> ThemeMember? {
    let code = ThemeCode(member.code)
    guard let reference = code.references.first, reference.span == code.all, !reference.isCall
    else { return nil }
    guard let target = target(of: reference.names, reference.isImplicit, in: member, type)?.member,
      let other = target.type, other.isLike(type), target != member
    else { return nil }
    return target
  }

  private mutating func colorValue(
    _ code: String, _ type: ColorType, _ member: ThemeMember
  ) -> StyleValue? {
    let expression =
      ThemeValueReader.color(code, type: type, isAppKit: member.isAppKit)
      ?? ThemeValueReader.themeCases(in: code).flatMap {
        ThemeValueReader.color($0, type: type, isAppKit: member.isAppKit)
      }
    return expression.flatMap { resolver.resolve($0).value }.map { .color($0) }
  }

  // MARK: References

  /// The code of a member with every reference to the theme replaced by what it stands for.
  private mutating func rewritten(_ member: ThemeMember, _ type: ThemeType) -> String {
    var text = member.code
    for _ in 0..<Self.maximumRounds {
      let code = ThemeCode(text)
      var edits: [(span: Range<Int>, text: String)] = []
      for reference in code.references {
        guard edits.last.map({ $0.span.upperBound <= reference.span.lowerBound }) ?? true,
          let edit = replacement(for: reference, in: code, member, type)
        else { continue }
        edits.append(edit)
      }
      guard !edits.isEmpty else { return text }
      text = code.replacing(edits)
      guard text.utf8.count <= Self.maximumLength else { return text }
    }
    return text
  }

  private mutating func replacement(
    for reference: ThemeCode.Reference, in code: ThemeCode, _ member: ThemeMember,
    _ type: ThemeType
  ) -> (span: Range<Int>, text: String)? {
    let owner = ownType(of: member, type)
    if reference.names == ["Self"], reference.isCall || reference.isClosure {
      // A provider is UIKit's; SwiftUI's types take it through an initializer of the app's own.
      let name = reference.isClosure && owner == "Color" ? "UIColor" : owner
      return (reference.span, name)
    }
    if reference.names == ["Color"], reference.isClosure { return (reference.span, "UIColor") }
    if reference.isCall { return call(reference, in: code, member, type) }
    guard
      let (target, count) = target(of: reference.names, reference.isImplicit, in: member, type),
      target != member
    else { return asset(reference) }
    guard let text = literal(of: target) else { return nil }
    let end = reference.end(afterNames: count)
    return (reference.span.lowerBound..<end, text)
  }

  /// The color of the asset that an implicit member names: `Color(.brand)`, `UIColor(resource: .brand)`.
  private func asset(_ reference: ThemeCode.Reference) -> (span: Range<Int>, text: String)? {
    guard reference.isImplicit, let color = symbols[reference.names.joined(separator: ".")] else {
      return nil
    }
    return (reference.span, ThemeValueReader.code(color, type: "UIColor"))
  }

  /// The name of the type that a member is a value of, for `Self`.
  private func ownType(of member: ThemeMember, _ type: ThemeType) -> String {
    let last = member.owner.split(separator: ".").last.map(String.init) ?? ""
    return ThemeType(named: last) != nil && last != "ShapeStyle" ? last : type.site.rawValue
  }

  /// The call of a helper of the app's own: its body where that is one expression, else its name with
  /// the type that it makes, by which the readers know it.
  private func call(
    _ reference: ThemeCode.Reference, in code: ThemeCode, _ member: ThemeMember, _ type: ThemeType
  ) -> (span: Range<Int>, text: String)? {
    guard let (function, _) = target(of: reference.names, reference.isImplicit, in: member, type),
      function.isFunction, let result = function.type
    else { return nil }
    if let body = code.inlined(function, at: reference) {
      return (reference.span.lowerBound..<code.callEnd(reference), "(\(body))")
    }
    guard case .color = result, reference.names.count == 1 || reference.names.first == "Self",
      !reference.isImplicit
    else { return nil }
    return (reference.span, "\(result.site.rawValue).\(function.name)")
  }

  /// The member that a chain of names leads to where another one is declared, and how many of the
  /// names it takes.
  private func target(
    of names: [String], _ isImplicit: Bool, in member: ThemeMember, _ type: ThemeType
  ) -> (member: ThemeMember, count: Int)? {
    guard let first = names.first else { return nil }
    if isImplicit {
      let types = [member.owner, ownType(of: member, type), "Color", "UIColor", "NSColor"]
      let found = types.lazy.compactMap { self.members[$0]?[first] }.first { $0 != member }
      return found.map { ($0, 1) }
    }
    // The most names that are a type's, with a member of it behind.
    for count in stride(from: names.count - 1, through: 1, by: -1) {
      let typeName = names[..<count].joined(separator: ".")
      for owner in typeName == "Self" ? [member.owner] : qualified(typeName, in: member.owner) {
        guard let found = members[owner]?[names[count]] else { continue }
        return part(of: found, names, count + 1) ?? (found, count + 1)
      }
    }
    for owner in enclosing(member.owner) + [""] {
      guard let found = members[owner]?[first] else { continue }
      return part(of: found, names, 1) ?? (found, 1)
    }
    return nil
  }

  /// The member of a shared instance: `label` in `Palette.shared.label`.
  private func part(
    of instance: ThemeMember, _ names: [String], _ count: Int
  ) -> (member: ThemeMember, count: Int)? {
    guard instance.type == nil, names.count > count, let type = instance.typeName else {
      return nil
    }
    let owner = type == "Self" ? instance.owner : type
    return members[owner]?[names[count]].map { ($0, count + 1) }
  }

  /// What a type's name may mean inside of another type, the nearest first.
  private func qualified(_ name: String, in owner: String) -> [String] {
    enclosing(owner).map { "\($0).\(name)" } + [name]
  }

  private func enclosing(_ owner: String) -> [String] {
    var result: [String] = []
    var parts = owner.split(separator: ".")
    while !parts.isEmpty {
      result.append(parts.joined(separator: "."))
      parts.removeLast()
    }
    return result
  }

  /// The value of a member as an expression that reads by itself.
  private mutating func literal(of member: ThemeMember) -> String? {
    guard !member.isFunction, let type = member.type, let value = value(of: member) else {
      return nil
    }
    switch value {
    case .color(let color):
      if case .color(.uiColor) = type { return ThemeValueReader.code(color, type: "UIColor") }
      return ThemeValueReader.code(color, type: "Color")
    case .number(let number, _): return JSONText.number(number)
    default: return nil
    }
  }
}

extension String {
  /// The text with every occurrence of another one replaced.
  func replacing(_ old: String, with new: String) -> String {
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(old) {
        result += new
        rest = rest.dropFirst(old.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
