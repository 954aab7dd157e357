import MigrateKitCore

/// How code refers to the colors of its asset catalogs.
struct AssetForms: Hashable, Sendable {
  /// A form in which code names an asset.
  enum Form: CaseIterable, Hashable, Sendable {
    /// `Color("Brand")`
    case colorString
    /// `Color(.brand)`
    case colorResource
    /// `Color.brand`
    case colorMember
    /// `UIColor(named: "Brand")`
    case uiColorString
    /// `UIColor(resource: .brand)`
    case uiColorResource
    /// `UIColor.brand`
    case uiColorMember

    /// Those of SwiftUI's colors, and those of UIKit's.
    static let ofSwiftUI: [Form] = [.colorString, .colorMember, .colorResource]
    static let ofUIKit: [Form] = [.uiColorString, .uiColorMember, .uiColorResource]

    /// Whether it is the symbol that Xcode makes for the asset.
    var isSymbol: Bool { self != .colorString && self != .uiColorString }
  }

  /// How often each form is used, by the string or the symbol that names the color.
  var counts: [String: [Form: Int]] = [:]
  /// How often a constant gives the name in each form, by the code of the constant: `Names.brand`.
  private(set) var constants: [String: [Form: Int]] = [:]
  /// The numbers of uses by constants that give the name, by the name of the color.
  private(set) var named: [String: [Form: [String: Int]]] = [:]
  /// The beginnings of names that code computes: `Color` of `UIColor(named: "Color\(number)")`.
  var computed: Set<String> = []
  /// The number of uses of generated constants, by form.
  var accessors: [AssetAccessor: Int] = [:]

  /// The symbols and the generated constants by which code names colors.
  var symbols: Set<String> {
    let named = counts.lazy.filter { $0.value.keys.contains(where: \.isSymbol) }.map(\.key)
    return Set(named).union(accessors.keys.lazy.filter(\.isConstant).map(\.symbol))
  }

  mutating func merge(_ other: AssetForms) {
    for (name, forms) in other.counts {
      counts[name, default: [:]].merge(forms, uniquingKeysWith: +)
    }
    for (name, forms) in other.named {
      named[name, default: [:]].merge(forms) { $0.merging($1, uniquingKeysWith: +) }
    }
    computed.formUnion(other.computed)
    accessors.merge(other.accessors, uniquingKeysWith: +)
  }

  /// Counts the uses by constants, whose values give the names of colors.
  ///
  /// - Parameter names: The name that the code of a constant gives, and whether all code can use the constant.
  mutating func count(constants names: (_ code: String) -> (asset: String, isShared: Bool)?) {
    for (code, forms) in constants {
      guard let (name, isShared) = names(code) else { continue }
      counts[name, default: [:]].merge(forms, uniquingKeysWith: +)
      guard isShared else { continue }
      for (form, count) in forms { named[name, default: [:]][form, default: [:]][code] = count }
    }
    constants = [:]
  }

  /// The code that gives the name of a color in a form: the constant of the app by which most code names it, else the
  /// text itself.
  func argument(for name: String, in form: Form) -> String {
    let own = named[name]?[form] ?? [:]
    let text = JSONText.quoted(name)
    guard let most = own.values.max(),
      own.values.reduce(0, +) * 2 >= counts[name]?[form] ?? 0
    else { return text }
    return own.filter { $0.value == most }.keys.min() ?? text
  }

  /// Whether any code names a color by SwiftUI's type.
  var nameSwiftUI: Bool {
    counts.values.contains { forms in
      forms.keys.contains { [.colorString, .colorResource, .colorMember].contains($0) }
    }
  }

  /// The form in which most code names some colors, among `forms`; `nil` if none is used.
  func most(among forms: [Form], of names: some Sequence<String>) -> Form? {
    var totals: [Form: Int] = [:]
    for name in names { totals.merge(counts[name] ?? [:], uniquingKeysWith: +) }
    let most = forms.compactMap { totals[$0] }.max()
    return forms.first { totals[$0] == most && most != nil }
  }

  /// Counts the forms in a file, for assets of the given names.
  init(_ outline: SyntaxOutline, assets: AssetNames) {
    guard !assets.assets.isEmpty else { return }
    for word in [KnownWord.Color, .UIColor] {
      for index in outline.indices(of: word).map(Int.init) where outline.kind(index - 1) != .period
      {
        count(at: index, word, outline, assets)
      }
    }
    for (code, form) in Self.constants(in: outline) {
      constants[code, default: [:]][form, default: 0] += 1
    }
    for index in 0..<outline.count where outline.kind(index) == .period {
      countImplicit(at: index, outline, assets.symbols)
    }
    for accessor in AssetAccessor.all(in: outline, symbols: assets.constants) {
      accessors[accessor, default: 0] += 1
    }
  }

  init() {}

  private mutating func count(
    at index: Int, _ word: KnownWord, _ outline: SyntaxOutline, _ names: AssetNames
  ) {
    let (assets, symbols) = (names.assets, names.symbols)
    let isColor = word == .Color
    // `Color.init("Brand")` is a call too.
    let isInit = outline.kind(index + 1) == .period && outline.isText(index + 2, "init")
    if outline.kind(index + 1) == .period, !isInit {
      guard outline.kind(index + 2) == .identifier, symbols.contains(outline.name(index + 2)) else {
        return
      }
      addMember(outline.name(index + 2), of: isColor ? .color : .uiColor)
      return
    }
    guard let call = outline.call(named: isInit ? index + 2 : index),
      let first = outline.arguments(call).first
    else {
      return
    }
    if let name = outline.string(first.value) {
      guard assets.contains(name) else { return }
      add(isColor ? .colorString : .uiColorString, of: name)
    } else if case let start = first.value.lowerBound, outline.kind(start) == .stringStart,
      outline.kind(start + 1) == .stringText, outline.kind(start + 2) == .interpolationStart
    {
      computed.insert(outline.text(start + 1))
    } else if outline.kind(first.value.lowerBound) == .period, first.value.count == 2,
      symbols.contains(outline.name(first.value.lowerBound + 1))
    {
      let symbol = outline.name(first.value.lowerBound + 1)
      // `Color(.white)` converts the system's color. `UIColor(.brand)` is SwiftUI's color or an initializer of the
      // app, and no form for UIKit's.
      guard isColor ? !SystemColors.declare(symbol, on: .uiColor) : first.label != nil else {
        return
      }
      add(isColor ? .colorResource : .uiColorResource, of: symbol)
    }
  }

  /// The code of each constant that may give the name of a color: `Names.brand` of `UIColor(named: Names.brand)`.
  static func constants(in outline: SyntaxOutline) -> [(code: String, form: Form)] {
    [(KnownWord.Color, Form.colorString), (.UIColor, .uiColorString)].flatMap { word, form in
      outline.indices(of: word).compactMap { index in
        guard let call = outline.call(named: Int(index)),
          let first = outline.arguments(call).first,
          first.label.map({ outline.isText($0, "named") }) ?? true,
          case let start = first.value.lowerBound, outline.startsUppercase(start),
          let chain = MemberChain.chain(from: start, in: outline), chain.span == first.value,
          chain.names.count > 1, !chain.names.contains(where: \.isCall)
        else { return nil }
        return (chain.text, form)
      }
    }
  }

  /// Counts `.foregroundStyle(.brand)` and `textColor = .brand`; other implicit members may be of any type.
  private mutating func countImplicit(
    at period: Int, _ outline: SyntaxOutline, _ symbols: Set<String>
  ) {
    let isArgument = outline.kind(period - 1) == .leftParen
    guard outline.kind(period - 2) == .identifier, outline.kind(period + 1) == .identifier,
      isArgument || outline.isText(period - 1, "="), outline.startsImplicitMember(period)
    else { return }
    let taker = outline.name(period - 2)
    guard isArgument ? ExternalUses.colorTakers.contains(taker) : taker.hasSuffix("Color") else {
      return
    }
    let symbol = outline.name(period + 1)
    if symbols.contains(symbol) { addMember(symbol, of: isArgument ? .color : .uiColor) }
  }

  /// Counts a symbol, unless the system has a color of its name: `UIColor.white` is none of an asset `white`.
  private mutating func addMember(_ symbol: String, of owner: SystemColors.Owner) {
    guard !SystemColors.declare(symbol, on: owner) else { return }
    add(owner == .color ? .colorMember : .uiColorMember, of: symbol)
  }

  private mutating func add(_ form: Form, of name: String) {
    counts[name, default: [:]][form, default: 0] += 1
  }
}
