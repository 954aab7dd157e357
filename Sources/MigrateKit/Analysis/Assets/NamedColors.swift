/// The colors of an app's asset catalogs, by their names and by the symbols that Xcode makes of them.
package struct NamedColors: Sendable {
  /// The color of each name; `nil` if the catalogs have none, or several.
  private var colors: [String: ColorValue?] = [:]
  /// The names in small letters, of those that no other differs from by its letters' case alone.
  private var folded: [String: String] = [:]
  /// The symbols, by a hash of their first name.
  private var symbols: [UInt64: [Symbol]] = [:]
  /// The asset names in the code of tokens.
  private var tokens: Set<String> = []
  /// The assets for which the code of tokens names a generator's constant.
  private var generated: Set<String> = []

  /// The symbol of a color.
  private struct Symbol: Sendable {
    /// The namespaces and the member: `Palette`, `oldTeal`.
    var names: [String]
    /// The name in the catalogs: `Palette/OldTeal`.
    var asset: String
  }

  /// Makes an empty set of colors.
  package init() {}

  /// Makes a set of colors with the symbols of their names.
  ///
  /// - Parameters:
  ///   - colors: The color of each name; `nil` if the catalogs have none, or several.
  ///   - tokenCodes: The codes of the design system's tokens. A symbol for a color in one of them
  ///     is a use of that token, not a hard-coded value.
  package init(_ colors: [String: ColorValue?], tokenCodes: Set<String> = []) {
    self.colors = colors
    // Without colors there is nothing to read.
    if colors.isEmpty { return }
    folded = Dictionary(grouping: colors.keys) { $0.lowercased() }
      .compactMapValues { $0.count == 1 ? $0[0] : nil }
    let assets = Dictionary(grouping: colors.keys) { AssetSymbol.member(forColor: $0) }
    for (symbol, names) in assets {
      // Xcode only generates a symbol if it is unique.
      guard let first = names.min(), names.allSatisfy({ colors[$0] == colors[first] }) else {
        continue
      }
      let parts = symbol.split(at: ".").map(String.init)
      guard let start = parts.first else { continue }
      let hash = FNV1a.hash(start.utf8)
      symbols[hash, default: []].append(Symbol(names: parts, asset: first))
    }
    let named = self
    let constants = Dictionary(
      colors.keys.flatMap { asset in
        [AssetSymbol.constant(forColor: asset), AssetSymbol.function(forColor: asset)].uniqued()
          .map { ($0, [asset]) }
      }, uniquingKeysWith: +)
    for code in tokenCodes {
      tokens.formUnion(named.names(in: code))
      generated.formUnion(Self.constant(in: code).lazy.compactMap { constants[$0] }.first ?? [])
    }
  }

  /// The names of colors that an expression is made of.
  private func names(in code: String) -> [String] {
    // Without a color set of this name, the system's accent color is used.
    if code == "Color.accentColor" { return ["AccentColor"] }
    let reader = ColorReader(outline: SyntaxOutline(Array(code.utf8)), assets: self)
    return reader.readChain(from: 0, expecting: nil)?.expression.assets ?? []
  }

  /// The names that a generator's constant in code may have, the longest first: `Colors.brand` and `brand` of
  /// `Asset.Colors.brand.color`, `brand` of `R.color.brand()`.
  private static func constant(in code: String) -> [String] {
    var parts = code.split(at: ".").map(String.init)
    guard parts.count > 2, let last = parts.popLast() else { return [] }
    if let open = last.firstIndex(of: "(") {
      guard ["()", "()!"].contains(last[open...]) else { return [] }
      parts.append(String(last[..<open]))
    } else if AssetSymbol.properties[last] == nil {
      return []
    }
    return parts.indices.dropFirst().map { parts[$0...].joined(separator: ".") }
  }

  /// The color of a name; `nil` if the catalogs have none, or several.
  package subscript(name: String) -> ColorValue? { colors[name] ?? nil }

  /// The only color set whose name differs by the case of letters alone, which devices do not find; `nil` for none.
  ///
  /// On a disk that ignores case, Git does not record that a folder got another one.
  func nameInOtherCase(_ name: String) -> String? {
    colors[name] == nil ? folded[name.lowercased()] : nil
  }

  /// Whether a catalog has the name.
  func isKnown(_ name: String) -> Bool { colors[name] != nil }

  /// Why a color that no catalog has has no value.
  package static func reason(withoutColor name: String) -> String {
    "the color '\(name)' is in no asset catalog that was scanned"
  }

  /// Whether the code of a token uses the name.
  package func isToken(_ name: String) -> Bool { tokens.contains(name) }

  /// Whether a token is the color of the name, by the name itself or by a generator's constant.
  package func hasToken(for name: String) -> Bool {
    tokens.contains(name) || generated.contains(name)
  }

  /// These colors and those of other catalogs; a name with different colors in both is unknown.
  package func joined(with others: [String: ColorValue?], tokenCodes: Set<String>) -> NamedColors {
    if others.isEmpty { return self }
    let all = colors.merging(others) { own, other in own == other ? own : nil }
    return NamedColors(all, tokenCodes: tokenCodes)
  }

  /// The names that have one color, in order.
  var sorted: [(name: String, color: ColorValue)] {
    colors.compactMap { name, color in color.map { (name, $0) } }.sorted { $0.name < $1.name }
  }

  /// Whether the catalogs have no color.
  package var isEmpty: Bool { colors.isEmpty }

  /// The color that a generator calls by these names, the last one and those of the folders around; `form` is the
  /// name that it gives to an asset.
  package func asset(
    named names: some Collection<String>, by form: (_ asset: String) -> String
  ) -> String? {
    let name = names.joined(separator: ".")
    if names.count == 1, isKnown(name) { return name }
    return colors.keys.filter { form($0) == name }.min()
  }

  // MARK: Symbols

  /// Whether a color has a symbol, as `.brandBlue`.
  var haveSymbols: Bool { !symbols.isEmpty }

  /// Whether a symbol may begin with the name at a lexeme.
  func mayBeginSymbol(at index: Int, in outline: SyntaxOutline) -> Bool {
    haveSymbols && outline.kind(index) == .identifier
      && symbols[Self.hash(at: index, in: outline)] != nil
  }

  /// The name of the color whose symbol begins at a lexeme, and the lexeme after the symbol.
  func symbol(at index: Int, in outline: SyntaxOutline) -> (asset: String, end: Int)? {
    guard !symbols.isEmpty, outline.kind(index) == .identifier,
      let symbols = symbols[Self.hash(at: index, in: outline)]
    else { return nil }
    let symbol = symbols.first { symbol in
      symbol.names.indices.allSatisfy { place in
        let name = index + 2 * place
        return outline.kind(name) == .identifier && outline.name(name) == symbol.names[place]
          && (place == 0 || outline.kind(name - 1) == .period)
      }
    }
    return symbol.map { ($0.asset, index + 2 * $0.names.count - 1) }
  }

  private static func hash(at index: Int, in outline: SyntaxOutline) -> UInt64 {
    let lexeme = outline.buffer.lexemes[index]
    let quotes = outline.isQuoted(index) ? 1 : 0
    return FNV1a.hash(
      outline.bytes[lexeme.start + quotes..<lexeme.end - quotes])
  }
}

extension NamedColors: ExpressibleByDictionaryLiteral {
  /// Makes a set of colors by name.
  package init(dictionaryLiteral elements: (String, ColorValue)...) {
    self.init(Dictionary(keepingFirst: elements.map { ($0, $1) }))
  }
}
