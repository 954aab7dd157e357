// Evaluates the constants that generators write for the colors of catalogs, where their file is not read.

extension Evaluator {
  /// The color of a constant of Tuist or SwiftGen, `DesignSystemAsset.Color.brand.color`, and the lexeme
  /// after it.
  ///
  /// A generator's template may also declare the colors themselves, without a property: `Colors.brand`. These are read where
  /// a color is expected.
  mutating func generatedColor(
    at start: Int, in frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> (SwiftValue, Int)? {
    let outline = frame.outline
    guard outline.startsUppercase(start), !colors.project.assets.isEmpty else { return nil }
    let chain = outline.chain(around: start)
    let names = Self.names(in: chain, of: outline)
    let property = names.dropFirst().firstIndex {
      // `color()` is a function of the app's own type.
      AssetSymbol.properties[outline.name($0)] != nil && outline.kind($0 + 1) != .leftParen
    }
    guard let place = property else {
      guard let type = type.flatMap(ColorType.init(named:)), names.last == chain.upperBound - 1,
        let asset = generatedAsset(names[...], in: frame)
      else { return nil }
      return (.color(try self.asset(asset, in: frame), type), chain.upperBound)
    }
    guard let asset = generatedAsset(names[..<place], in: frame) else { return nil }
    let isSwiftUI = AssetSymbol.properties[outline.name(names[place])] == .color
    return (
      .color(try self.asset(asset, in: frame), isSwiftUI ? .color : platformColor(in: frame)),
      names[place] + 1
    )
  }

  /// The color of R.swift's `R.color.brand()`, and the lexeme after it.
  mutating func resourceColor(
    at start: Int, in frame: CodeFrame
  ) throws(EvaluationStop) -> (SwiftValue, Int)? {
    let outline = frame.outline
    guard outline.isText(start, "R"), outline.kind(start + 1) == .period,
      outline.isText(start + 2, "color"), outline.kind(start + 3) == .period,
      !resolver(for: frame.target).declaresType("R")
    else { return nil }
    let names = Self.names(in: outline.chain(around: start), of: outline).dropFirst(2)
    guard let last = names.last, outline.kind(last + 1) == .leftParen,
      outline.kind(last + 2) == .rightParen,
      let asset = colors.project.assets.asset(
        named: names.map { outline.name($0) }, by: AssetSymbol.function)
    else { return nil }
    return (.color(try self.asset(asset, in: frame), platformColor(in: frame)), last + 3)
  }

  /// The asset of a constant without a property: the argument of `Color(asset: DesignSystemAsset.brand)`.
  func generatedAsset(in span: Range<Int>, of frame: CodeFrame) -> String? {
    let names = Self.names(in: span, of: frame.outline)
    return names.last == span.upperBound - 1 ? generatedAsset(names[...], in: frame) : nil
  }

  /// The asset in a chain of names; those of folders, and of the catalog itself, may precede its own.
  private func generatedAsset(_ names: ArraySlice<Int>, in frame: CodeFrame) -> String? {
    var names = names.map { frame.outline.name($0) }[...]
    // The module may precede the type: `CommonFeature.Colors.brand`.
    if names.count > 2, Self.isGenerated(names[1]),
      resolver(for: frame.target).targets.reaches(module: names[0], from: frame.target)
    {
      names = names.dropFirst()
    }
    guard let head = names.first, names.count > 1, let root = generatedRoot(head, in: frame) else {
      return nil
    }
    let parts = root + names.dropFirst()
    return parts.indices.dropFirst().lazy.compactMap { first in
      colors.project.assets.asset(named: parts[first...], by: AssetSymbol.constant)
    }.first
  }

  /// The names of a type of constants for assets whose declaration was not read, with aliases replaced:
  /// `DesignSystemAsset.Gray` of `Gray`; `nil` for any other name.
  private func generatedRoot(_ head: String, in frame: CodeFrame, depth: Int = 0) -> [String]? {
    let resolver = resolver(for: frame.target)
    for owner in resolver.enclosing(frame.place.enclosingType) + [""] {
      let aliases = resolver.index.members(head, of: owner)
        .filter { resolver.index[$0].kind == .alias }
      guard let target = aliases.first.flatMap({ resolver.index[$0].type }) else { continue }
      let parts = target.split(at: ".").map(String.init)
      guard let first = parts.first, depth < 8 else { return nil }
      return generatedRoot(first, in: frame, depth: depth + 1).map { $0 + parts.dropFirst() }
    }
    return Self.isGenerated(head) && !resolver.declaresType(head) ? [head] : nil
  }

  /// Whether a type has a name that generators give to the constants of a catalog: `DesignSystemAsset`, `Colors`.
  private static func isGenerated(_ name: String) -> Bool {
    name.contains("Asset") || name == "Colors"
  }

  /// The names that periods join from the start of a span.
  private static func names(in span: Range<Int>, of outline: SyntaxOutline) -> [Int] {
    Array(
      stride(from: span.lowerBound, to: span.upperBound, by: 2).prefix { name in
        outline.kind(name) == .identifier
          && (name == span.lowerBound || outline.kind(name - 1) == .period)
      })
  }
}
