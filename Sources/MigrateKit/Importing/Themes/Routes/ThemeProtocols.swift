import MigrateKitCore

/// The themes of a project that code accesses through instances: behind a protocol, with a
/// conforming type per appearance (light, dark, sepia), or in the environment of views.
struct ThemeProtocols {
  /// The code that accesses the current theme.
  struct Route {
    /// The code: `ThemeManager.shared.theme`, or `theme` where it is a value in scope.
    var path: String
    /// The declaration of the code's first name.
    var holder: Declaration
    /// The name that must be in scope; `nil` if the code works everywhere.
    var requires: String?
    /// The name of the theme that is on at first, if code states it: `system`.
    var initialTheme: String?
  }

  let index: DeclarationIndex
  let resolver: NameResolver
  /// The properties that hold a value of each protocol, by its qualified name.
  private(set) var holders: [String: [Int32]] = [:]
  /// The properties that hold the objects that hold themes, by the type of the object.
  private var carriers: [String: [Int32]] = [:]
  /// The types other than protocols whose static values are the themes.
  private var types: Set<String> = []
  /// Those of them that are enums, whose cases are the themes.
  private var enums: Set<String> = []

  /// Looks for themes among the declarations of files with numbers below `fileCount`.
  init(_ resolver: NameResolver, fileCount: Int) {
    self.resolver = resolver
    index = resolver.index
    // A copy of each declaration would cost more than looking at it.
    let all = index.declarations
    let own = all.indices.filter { place in
      all[place].kind == .type && !all[place].isExtension && Int(all[place].file) < fileCount
    }
    let protocols = Set(
      own.lazy.filter { all[$0].isProtocol }.map { all[$0].path }
        .filter { Self.isTheme($0, resolver) || Self.isMadeOfThemes($0, resolver) })
    let types = Set(
      own.lazy.filter { !all[$0].isProtocol }.map { all[$0].path }.filter { path in
        ThemeWords.nameTheme(path.split(at: ".").map(String.init)[...])
          && (resolver.themes(of: path).count > 1 || resolver.factory(of: path) != nil)
          && Self.properties(of: path, resolver).count > 1
      })
    let enums = Set(
      own.lazy.map { all[$0].path }.filter { Self.isEnumOfThemes($0, resolver) })
    let (given, read) = Self.given(resolver, fileCount: fileCount)
    self.types = types.union(given).union(enums)
    self.enums = enums
    let themes = protocols.union(self.types)
    guard !themes.isEmpty else { return }
    // The name is cheap to compare, and rules out most properties.
    let aliases = all.lazy.filter { $0.kind == .alias }.map(\.name)
    let names = Set(themes.map(DeclaredType.base(of:))).union(aliases).union(["Self"])
    var hidden: [String: [Int32]] = [:]
    for place in all.indices where all[place].kind == .property || all[place].isGetter {
      if let type = all[place].type, !names.contains(DeclaredType.base(of: type)) { continue }
      let declared = all[place]
      // Environment properties are nearly always private, and other views have the same.
      let isGiven = declared.attributes.contains(where: SystemTypes.holders.contains)
      // So are those that ask the theme's own function for the appearance of the view.
      let isMade = declared.isBody && !declared.isStatic && declared.access <= .private
      guard !declared.isRequirement, declared.access > .private || isGiven || isMade,
        let type = declared.type ?? Self.typeOfEnvironment(Int32(place), resolver),
        let name = resolver.qualified(type, within: declared.owner), themes.contains(name),
        // Declarations in `EnvironmentValues` do not access the value themselves.
        declared.owner != "EnvironmentValues", !Self.isEnvironmentKey(declared.owner, index),
        // The static themes are not the current one; nor is an optional value.
        !types.contains(name) && !enums.contains(name)
          || !(declared.isStatic && declared.isLet && declared.owner == name)
            && !type.hasSuffix("?"),
        // Nor is the constant that the environment has by default, where views read the environment.
        !(declared.isStatic && declared.isLet && read.contains(name)),
        enums.contains(name) ? Self.mayHoldCase(declared, of: name) : declared.kind == .property
      else { continue }
      if !isMade || isGiven {
        holders[name, default: []].append(Int32(place))
      } else if resolver.factory(of: name) != nil {
        hidden[name, default: []].append(Int32(place))
      }
    }
    holders.merge(hidden) { own, _ in own }
    carriers = Self.carriers(
      of: Set(
        holders.values.joined().lazy.map { [index] in index[$0] }
          .filter { !$0.isStatic }.map(\.owner)), resolver)
  }

  /// The properties that others than the types themselves have for values of some types.
  private static func carriers(
    of types: Set<String>, _ resolver: NameResolver
  ) -> [String: [Int32]] {
    let types = types.filter { resolver.declaresType($0) }
    // The name is cheap to compare, and rules out most properties.
    let names = Set(types.map(DeclaredType.base(of:)))
    var result: [String: [Int32]] = [:]
    let all = resolver.index.declarations
    for place in all.indices where all[place].kind == .property {
      guard let written = all[place].type, names.contains(DeclaredType.base(of: written))
      else { continue }
      let declared = all[place]
      guard !declared.isRequirement, !declared.isStatic, !declared.owner.isEmpty,
        let type = resolver.qualified(written, within: declared.owner), type != declared.owner,
        types.contains(type)
      else { continue }
      result[type, default: []].append(Int32(place))
    }
    return result
  }

  /// The types of themes in views' properties: `@Environment(\.theme) var theme`,
  /// `@EnvironmentObject var theme: Theme`.
  ///
  /// - Returns: The types, and those of them that views read from the environment.
  private static func given(
    _ resolver: NameResolver, fileCount: Int
  ) -> (all: Set<String>, read: Set<String>) {
    var result: Set<String> = []
    var readers: [String: Int] = [:]
    let all = resolver.index.declarations
    for place in all.indices
    where all[place].kind == .property && Int(all[place].file) < fileCount
      && all[place].attributes.contains(where: SystemTypes.holders.contains)
    {
      let declared = all[place]
      guard let written = declared.type ?? typeOfEnvironment(Int32(place), resolver),
        let type = resolver.qualified(written, within: declared.owner)
      else { continue }
      if declared.attributes.contains("Environment") { readers[type, default: 0] += 1 }
      guard !result.contains(type), resolver.declaresType(type),
        !resolver.index.types(type).contains(where: isProtocol),
        ThemeWords.nameTheme(type.split(at: ".").map(String.init)[...]),
        styleCount(of: type, resolver) > 1
      else { continue }
      result.insert(type)
    }
    result.formUnion(passed(resolver, fileCount: fileCount))
    return (result, result.filter { readers[$0, default: 0] >= fewestReaders })
    func isProtocol(_ place: Int32) -> Bool { resolver.index[place].isProtocol }
  }

  /// The types of themes that views pass to one another, which have some of their styles whoever makes them, or set them
  /// in an initializer: `struct AppTheme { let ink: Color; let danger = Color.red }` of `let theme: AppTheme`.
  private static func passed(_ resolver: NameResolver, fileCount: Int) -> Set<String> {
    let all = resolver.index.declarations
    var holders: [String: Set<String>] = [:]
    for place in all.indices
    where all[place].kind == .property && Int(all[place].file) < fileCount {
      guard let written = all[place].type, NameResolver.isNamedTheme(written) else { continue }
      let declared = all[place]
      guard !declared.isStatic, !declared.isRequirement, !declared.owner.isEmpty,
        let type = resolver.qualified(written, within: declared.owner)
      else { continue }
      holders[type, default: []].insert(declared.owner)
    }
    return Set(
      holders.filter { type, owners in
        owners.count >= fewestHolders && resolver.declaresType(type)
          && !resolver.index.types(type).contains { resolver.index[$0].isProtocol }
          && resolver.index.cases(ofEnum: type).isEmpty && styleCount(of: type, resolver) > 1
          && (!resolver.index.members("init", of: type).isEmpty
            || properties(of: type, resolver).map { resolver.index[$0] }.contains {
              isStyle($0) && $0.code != nil && !$0.isBody
            })
      }.keys)
  }

  /// The minimum number of types that are passed a theme.
  private static let fewestHolders = 3

  /// The minimum number of views that read a theme from the environment where it has a constant too.
  private static let fewestReaders = 2

  private static func isEnvironmentKey(_ type: String, _ index: DeclarationIndex) -> Bool {
    index.types(type).contains { index[$0].inherited.contains("EnvironmentKey") }
  }

  /// The number of styles that a value of a type has, itself or in its parts.
  private static func styleCount(
    of type: String, _ resolver: NameResolver, inParts: Bool = true
  ) -> Int {
    properties(of: type, resolver).map { resolver.index[$0] }.reduce(0) { count, property in
      if isStyle(property) { return count + 1 }
      guard inParts, let written = property.type,
        let part = resolver.qualified(written, within: type), part != type,
        ThemeWords.nameTheme(part.split(at: ".").map(String.init)[...])
          || ThemeWords.nameTheme([property.name])
      else { return count }
      return count + styleCount(of: part, resolver, inParts: false)
    }
  }

  static func isStyle(_ property: Declaration) -> Bool {
    ThemeType(of: property) != nil || OtherStyle(of: property) != nil
  }

  /// The type of the environment value that a property reads.
  private static func typeOfEnvironment(_ place: Int32, _ resolver: NameResolver) -> String? {
    let declared = resolver.index[place]
    guard declared.attributes.contains("Environment") else { return nil }
    // Another target may not see the values of the environment that a view reads.
    let home = resolver.targets.productTargets(ofFile: declared.file).first ?? resolver.target
    return NameResolver(resolver.project, target: home).typeOfReference(place)
  }

  /// The qualified names of the protocols that a property of the project has for its type, in order.
  var names: [String] { holders.keys.sorted() }

  /// Whether code reads the cases of an enum through the theme that is on, as members of that.
  func readsCases(of name: String) -> Bool {
    guard enums.contains(name) else { return false }
    let wholes = names.filter { $0 != name && hasPart(name, $0) }
    return (isPart(name) ? wholes : [name]).contains { route(to: $0) != nil }
  }

  /// Whether the static values of a type are themes: `static let light = Theme(…)`, `static let dark = …`.
  func isTypeOfThemes(_ name: String) -> Bool { types.contains(name) }

  /// Whether a type is one of several themes behind a protocol, of which code accesses one at a time.
  func isOneOfSeveral(_ type: String) -> Bool {
    resolver.supertypes(of: type).contains { name in
      holders[name] != nil && resolver.conformers(to: name).count > 1 && route(to: name) != nil
    }
  }

  /// Whether a protocol requires the colors, fonts or numbers of a theme.
  private static func isTheme(_ name: String, _ resolver: NameResolver) -> Bool {
    let parts = name.split(at: ".").map(String.init)
    // The name is cheap to judge, and rules out most protocols.
    let isNamedTheme = ThemeWords.nameTheme(parts[...])
    guard isNamedTheme || ThemeWords.nameMeasure(parts), !resolver.conformers(to: name).isEmpty
    else { return false }
    let properties = properties(of: name, resolver)
    guard properties.count > 1 else { return false }
    if isNamedTheme { return true }
    let numbers = properties.filter { place in
      ThemeType(named: resolver.index[place].type ?? "")?.isNumber ?? false
    }
    // Insets and sizes are among the numbers of a scale.
    return numbers.count * 4 >= properties.count * 3
  }

  /// Whether all that a protocol requires are themes: `protocol Styler { var color: ColorStyler { get } … }`.
  private static func isMadeOfThemes(_ name: String, _ resolver: NameResolver) -> Bool {
    let properties = properties(of: name, resolver).filter { resolver.index[$0].isRequirement }
    return properties.count > 1
      && properties.allSatisfy { place in
        let type = resolver.index[place].type.flatMap { resolver.qualified($0, within: name) }
        return type.map { resolver.isProtocol($0) && isTheme($0, resolver) } ?? false
      }
  }

  /// The requirements of a protocol and of those it inherits from, in declaration order.
  func properties(of name: String) -> [Int32] { Self.properties(of: name, resolver) }

  private static func properties(of name: String, _ resolver: NameResolver) -> [Int32] {
    members(of: name, resolver).filter { resolver.index[$0].kind == .property }
  }

  /// The same with the functions that return styles: `func bold(_ size: CGFloat) -> UIFont`.
  func styles(of name: String) -> [Int32] {
    Self.members(of: name, resolver).filter { place in
      let declared = index[place]
      guard declared.kind == .function, let written = declared.type else {
        return declared.kind == .property
      }
      // `typealias AppFont = UIFont`
      let type = resolver.qualified(written, within: declared.owner) ?? written
      return ThemeType(named: DeclaredType.base(of: type)) != nil
    }
  }

  static func members(of name: String, _ resolver: NameResolver) -> [Int32] {
    let index = resolver.index
    return ([name] + resolver.supertypes(of: name)).flatMap { owner in
      index.members(of: owner)
    }.filter { !index[$0].isStatic }.sorted()
  }

  /// Whether a protocol is only a part of another theme: `Colors` of `var colors: Colors { get }`.
  func isPart(_ name: String) -> Bool {
    let isShared = (holders[name] ?? []).contains { index[$0].isStatic }
    return !isShared && !isReadByViews(name)
      && names.contains { $0 != name && hasPart(name, $0) }
  }

  /// Whether a property of another theme has the type of one.
  private func hasPart(_ name: String, _ other: String) -> Bool {
    properties(of: other).contains { place in
      let declared = index[place]
      return declared.type.flatMap { resolver.qualified($0, within: declared.owner) } == name
    }
  }

  /// Whether several views read a theme from the environment.
  func isReadByViews(_ name: String) -> Bool { readers(of: name).count >= Self.fewestReaders }

  private func readers(of name: String) -> [Declaration] {
    (holders[name] ?? []).map { index[$0] }.filter {
      !$0.isStatic && $0.attributes.contains("Environment")
    }
  }

  /// The code that accesses a value of a protocol: through a static property, through a shared
  /// instance, or by the property name that most types use.
  func route(to name: String) -> Route? {
    var route = openRoute(to: name)
    route?.initialTheme = initialTheme(of: name)
    return route
  }

  private func openRoute(to name: String) -> Route? {
    // What views read is the theme that is on, wherever else one is kept.
    if isReadByViews(name) { return Self.route(throughMostNamed: readers(of: name)) }
    // RxTheme asks for the theme by this name; code gets a stream of each color instead: `themed { $0.ink }`.
    let found = (holders[name] ?? []).map { index[$0] }.filter { $0.name != "associatedObject" }
    let visible = found.filter {
      $0.access >= .internal && !$0.owner.isEmpty && !$0.isOptional
    }
    if let holder = visible.first(where: { $0.isStatic && !$0.isGetter }) {
      return Route(path: "\(holder.owner).\(ThemeMember.quoted(holder.name))", holder: holder)
    }
    for holder in visible where !holder.isStatic {
      guard let shared = sharedInstance(of: holder.owner) else { continue }
      let path = "\(shared.owner).\(ThemeMember.quoted(shared.name))"
      return Route(path: "\(path).\(ThemeMember.quoted(holder.name))", holder: shared)
    }
    if let getter = visible.first(where: \.isGetter) {
      return Route(path: "\(getter.owner).\(ThemeMember.quoted(getter.name))()", holder: getter)
    }
    let own = found.filter { !$0.isStatic && !$0.owner.isEmpty }
    if let route = route(through: own) { return route }
    // A single view may have any of the cases, as a row of a list of themes does.
    guard !enums.contains(name) || own.count >= Self.fewestReaders else { return nil }
    return Self.route(throughMostNamed: own) ?? route(throughOnlyOf: found)
  }

  /// The code of the only variable of no type that has a theme: `var currentTheme: Theme { OpenTheme() }`.
  private func route(throughOnlyOf found: [Declaration]) -> Route? {
    guard found.count == 1, let global = found.first, global.owner.isEmpty,
      global.kind == .property, global.access >= .internal, global.condition == nil,
      !global.isOptional
    else { return nil }
    return Route(path: ThemeMember.quoted(global.name), holder: global)
  }

  /// The code that accesses a theme by the name that most views have for it.
  private static func route(throughMostNamed own: [Declaration]) -> Route? {
    let counts = Dictionary(grouping: own, by: \.name)
    let most = counts.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    return most.map { Route(path: $0.key, holder: $0.value[0], requires: $0.key) }
  }

  /// The code that accesses a theme through the one object that holds it, which views have under a name:
  /// `designEngine.colors`.
  private func route(through own: [Declaration]) -> Route? {
    guard let holder = own.first, own.allSatisfy({ $0.owner == holder.owner }),
      let carriers = carriers[holder.owner]
    else { return nil }
    let counts = Dictionary(grouping: carriers.map { index[$0] }, by: \.name)
    let most = counts.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    return most.map { name, carriers in
      Route(
        path: "\(ThemeMember.quoted(name)).\(ThemeMember.quoted(holder.name))",
        holder: carriers.first { $0.access >= .package } ?? carriers[0], requires: name)
    }
  }

  /// The static property of a type that holds a value of it: `static let shared = ThemeManager()`.
  private func sharedInstance(of owner: String) -> Declaration? {
    index.members(of: owner).map { index[$0] }
      .first { declared in
        declared.isStatic && declared.kind == .property && declared.access >= .internal
          && declared.type.flatMap { resolver.qualified($0, within: owner) } == owner
      }
  }
}
