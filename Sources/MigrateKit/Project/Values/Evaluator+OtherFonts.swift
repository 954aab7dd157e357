// Fonts beside those of initializers: from descriptors, which UIKit and AppKit use to change the weight, the design and
// the traits of a font, and from what generators declare in the build for the font files of an app.

extension Evaluator {
  /// The type that represents the descriptors of both frameworks.
  static let fontDescriptor = "UIFontDescriptor"

  /// The descriptor of a font, as `UIFont.fontDescriptor` gives it.
  static func descriptor(of font: FontValue) -> SwiftValue {
    .instance(Instance(type: fontDescriptor, fields: ["font": Lazy(.font(font, .uiFont))]))
  }

  /// A member chained on a descriptor: `.withSymbolicTraits(.traitBold)`, `.withDesign(.rounded)`.
  mutating func descriptorMember(
    _ name: String, _ called: Call?, of descriptor: Instance
  ) throws(EvaluationStop) -> SwiftValue? {
    guard var font = try font(of: descriptor) else { return nil }
    guard let called else {
      return name == "pointSize" ? .number(font.size) : nil
    }
    guard let first = called.arguments.first, called.arguments.count == 1 else { return nil }
    switch name {
    case "withSymbolicTraits": try apply(traits: first.span, in: called.frame, to: &font)
    case "withDesign":
      guard case .symbol(let name) = try evaluate(first.span, in: called.frame, as: "Font.Design")
      else { throw .notConstant }
      guard let design = FontValue.Design(rawValue: name) else { throw .notConstant }
      font.design = design
    case "withSize":
      let value = try evaluate(first.span, in: called.frame, as: "CGFloat")
      guard let size = value.number, size > 0 else { throw .notConstant }
      font.size = size
    case "addingAttributes": try add(attributes: first.span, in: called.frame, to: &font)
    default: return nil
    }
    return Self.descriptor(of: font)
  }

  /// Applies attributes of a descriptor: the weight of a font of the system's, and digits of one width.
  private mutating func add(
    attributes span: Range<Int>, in frame: CodeFrame, to font: inout FontValue
  ) throws(EvaluationStop) {
    let type = "[\(Self.fontDescriptor).AttributeName: Any]"
    for (name, value) in try pairs(evaluate(span, in: frame, as: type)) {
      switch (name, value) {
      // Only the system font changes its weight: a font by name is one face.
      case ("traits", _) where font.family == nil:
        for (name, value) in try pairs(value) {
          guard name == "weight", case .symbol(let weight) = value,
            let weight = FontValue.Weight(rawValue: weight)
          else { throw .notConstant }
          font.weight = weight
        }
      case ("featureSettings", .array(let features)):
        for feature in features {
          guard try isOfMonospacedDigits(force(feature)) else { throw .notConstant }
          font.hasMonospacedDigits = true
        }
      default: throw .notConstant
      }
    }
  }

  /// Whether a feature of a font is that of digits with one width.
  private mutating func isOfMonospacedDigits(_ feature: SwiftValue) throws(EvaluationStop) -> Bool {
    let names = try pairs(feature).map { _, value in
      if case .symbol(let name) = value { name } else { "" }
    }
    return Set(names) == SystemTypes.monospacedDigits
  }

  /// What a dictionary has for the names of its keys.
  private mutating func pairs(
    _ value: SwiftValue
  ) throws(EvaluationStop) -> [(name: String, value: SwiftValue)] {
    guard case .dictionary(let pairs) = value else { throw .notConstant }
    var named: [(name: String, value: SwiftValue)] = []
    for pair in pairs {
      guard case .symbol(let name) = pair.key else { throw .notConstant }
      named.append((name, try force(pair.value)))
    }
    return named
  }

  /// The font of `UIFont(descriptor: descriptor, size: 0)`; a size of zero keeps that of the descriptor.
  mutating func font(
    from descriptor: Range<Int>, size: Range<Int>, in frame: CodeFrame
  ) throws(EvaluationStop) -> FontValue {
    guard
      case .instance(let instance) = try evaluate(descriptor, in: frame, as: Self.fontDescriptor),
      var font = try font(of: instance),
      let points = try evaluate(size, in: frame, as: "CGFloat").number
    else { throw .notConstant }
    if points > 0 { font.size = points }
    return font
  }

  private mutating func font(of descriptor: Instance) throws(EvaluationStop) -> FontValue? {
    guard descriptor.type == Self.fontDescriptor, let field = descriptor.fields["font"],
      case .font(let font, _) = try force(field)
    else { return nil }
    return font
  }

  /// Applies symbolic traits: one, or several in a list.
  private mutating func apply(
    traits span: Range<Int>, in frame: CodeFrame, to font: inout FontValue
  ) throws(EvaluationStop) {
    let value = try evaluate(span, in: frame, as: "UIFontDescriptor.SymbolicTraits")
    var traits: [SwiftValue] = [value]
    if case .array(let elements) = value {
      traits = []
      for element in elements { traits.append(try force(element)) }
    }
    for trait in traits {
      guard case .symbol(let name) = trait else { throw .notConstant }
      switch name {
      case "traitBold", "bold": font.weight = .bold
      case "traitItalic", "italic": font.isItalic = true
      case "traitMonoSpace", "monoSpace": font.design = .monospaced
      default: throw .notConstant
      }
    }
  }
}

extension Evaluator {
  // MARK: Generated fonts

  /// The font of `FontFamily.Inter.bold.font(size: 16)`, which SwiftGen declares, or of
  /// `R.font.interBold(size: 16)`, which R.swift does, and the lexeme after it; `nil` where the project declares
  /// the type.
  ///
  /// An extension of `FontFamily` may leave out that name, or name it `Self`.
  mutating func generatedFont(
    at start: Int, in frame: CodeFrame
  ) throws(EvaluationStop) -> (SwiftValue, Int)? {
    let outline = frame.outline
    guard outline.kind(start + 1) == .period else { return nil }
    var index = start + 1
    while index <= start + Self.mostNames * 2, outline.kind(index) == .period,
      outline.kind(index + 1) == .identifier
    {
      index += 2
    }
    // Every chain of code begins here, and nearly none ends like that.
    guard
      outline.isText(start, "R")
        || ["font", "swiftUIFont", "name"].contains(where: {
          outline.isText(index - 1, $0)
        })
    else { return nil }
    var names = typeNames(ofLocal: outline.name(start), in: frame) ?? [outline.name(start)]
    names += stride(from: start + 2, to: index, by: 2).map { outline.name($0) }
    // `FontFamily.Inter.bold.name` is the name of the face that it makes fonts of.
    let isName = names.last == "name"
    if isName { names[names.count - 1] = "font" }
    var found = GeneratedFont(names)
    if found == nil, let whole = wholeNames(names, in: frame) {
      names = whole
      found = GeneratedFont(names)
    }
    guard names[0].first?.isUppercase ?? false else { return nil }
    if isName {
      guard found != nil, names[0] != "R", !resolver(for: frame.target).declaresType(names[0])
      else { return nil }
      return (.text(GeneratedFont.name(of: names[2], in: names[1])), index)
    }
    guard let generated = found, let link = outline.link(at: index - 2), link.open == index,
      link.closure < 0, !resolver(for: frame.target).declaresType(names[0])
    else { return nil }
    let font = try font(
      generated.face, Self.call(of: link, in: frame), isSwiftUI: generated.isSwiftUI)
    return (font, link.end)
  }

  /// A generator's chain for a font has fewer names behind its first one.
  private static let mostNames = 4

  /// The names of the type that a local constant is: `FontFamily.Inter` of `let inter = FontFamily.Inter.self`.
  private func typeNames(ofLocal name: String, in frame: CodeFrame) -> [String]? {
    guard let local = frame.locals[name], let outline = local.frame?.outline,
      let chain = MemberChain.chain(from: local.span.lowerBound, in: outline),
      chain.span == local.span, chain.names.last?.text == "self"
    else { return nil }
    return chain.names.dropLast().map(\.text)
  }

  /// The font of a value of SwiftGen's type in SwiftUI, whose code is not followed where the file has an alias called
  /// `Font`: `bold.swiftUIFont(size: 16)` of `let bold = FontConvertible(name: "Inter-Bold", …)`; `nil` for any other call.
  mutating func generatedFont(
    _ name: String, _ call: Call, of value: SwiftValue
  ) throws(EvaluationStop) -> SwiftValue? {
    guard name == "swiftUIFont", ["size", "fixedSize"].contains(call.labels.first),
      case .instance(let instance) = value, instance.type.hasSuffix("FontConvertible"),
      let field = instance.fields["name"],
      case .text(let face) = try force(field)
    else { return nil }
    return try font(PostScriptName(face), call, isSwiftUI: true)
  }

  private mutating func font(
    _ face: PostScriptName, _ call: Call, isSwiftUI: Bool
  ) throws(EvaluationStop) -> SwiftValue {
    guard let size = call.argument("size") ?? call.argument("fixedSize") else { throw .notConstant }
    var font = face.font(size: try points(size, in: call.frame))
    guard isSwiftUI else {
      return .font(font, platformColor(in: call.frame) == .nsColor ? .nsFont : .uiFont)
    }
    if let style = call.argument("relativeTo") {
      font.textStyle = try textStyle(style, in: call.frame).name
    } else if call.argument("size") != nil {
      font.textStyle = "body"
    }
    return .font(font, .font)
  }

  /// The face of a generator's constant for a font: `R.font.interBold` of `UIFont(resource: R.font.interBold, size: 16)`, or
  /// `FontFamily.Inter.bold` of `UIFont(font: FontFamily.Inter.bold, size: 16)`, which no code that was read declares.
  func generatedFace(_ span: Range<Int>, in frame: CodeFrame) -> PostScriptName? {
    guard let chain = MemberChain.chain(from: span.lowerBound, in: frame.outline),
      chain.span == span, case let names = chain.names.map(\.text)
    else { return nil }
    if names[0] == "R" { return GeneratedFont(names)?.face }
    return resolver(for: frame.target).declaresType(names[0])
      ? nil : GeneratedFont(names + ["font"])?.face
  }

  /// The name of R.swift's constant for a font, as the generated file has it, and the lexeme after it:
  /// `R.font.interBold.fontName`.
  func resourceFontName(at start: Int, in frame: CodeFrame) -> (SwiftValue, Int)? {
    let outline = frame.outline
    guard outline.isText(start, "R"),
      let chain = MemberChain.chain(from: start, in: outline),
      case let names = chain.names.map(\.text), names.count == 4, names[1] == "font",
      names[3] == "fontName"
    else { return nil }
    let index = resolver(for: frame.target).index
    let made = index.members(names[2], of: "R.font").lazy.compactMap { index[$0].code }
      .first { $0.contains("fontName: \"") }
    guard let made, let first = made.firstRange(of: "fontName: \"")?.upperBound,
      let last = made[first...].firstIndex(of: "\"")
    else { return nil }
    return (.text(String(made[first..<last])), chain.span.upperBound)
  }

  /// The names after those of the type that code extends and nothing declares, as the file of a generator would, or with the
  /// type for which the first one is an alias in the file; `nil` where something else declares the type or the first name.
  private func wholeNames(_ names: [String], in frame: CodeFrame) -> [String]? {
    let owner = frame.place.enclosingType
    let resolver = resolver(for: frame.target)
    let parts = owner.split(at: ".").map(String.init)
    let aliases = resolver.index.members(names[0], of: "").map { resolver.index[$0] }
      .filter { $0.kind == .alias && $0.file == frame.place.file }
    // A type around the code may have the name too.
    let isShadowed = parts.indices.contains { last in
      let type = parts[...last].joined(separator: ".")
      return !resolver.index.members(names[0], of: type).isEmpty
        || !resolver.index.types("\(type).\(names[0])").isEmpty
    }
    if aliases.count == 1, !isShadowed, let type = aliases[0].type {
      return type.split(at: ".").map(String.init) + names.dropFirst()
    }
    guard let head = parts.first, !DeclaredType.isSystem(head), !resolver.declaresType(owner) else {
      return nil
    }
    if names[0] == "Self" { return parts + names.dropFirst() }
    let isOther =
      DeclaredType.isSystem(names[0])
      || [owner, ""].contains { !resolver.index.members(names[0], of: $0).isEmpty }
    return isOther ? nil : parts + names
  }
}

/// The name of a font as a generator makes it.
private struct GeneratedFont {
  var face: PostScriptName
  /// Whether it is a font of SwiftUI's.
  var isSwiftUI: Bool

  /// Reads the names of a call: `FontFamily`, `Inter`, `bold`, `font`, or `R`, `font`, `interBold`.
  init?(_ names: [String]) {
    if names.count == 3, names[0] == "R", names[1] == "font" {
      face = Self.face(joined: names[2])
      isSwiftUI = false
    } else if names.count == 4, NameWords.split(names[0]).contains("font"),
      names[3] == "font" || names[3] == "swiftUIFont"
    {
      face = PostScriptName(Self.name(of: names[2], in: names[1]))
      isSwiftUI = names[3] == "swiftUIFont"
    } else {
      return nil
    }
  }

  /// The name of a face by its constant; none in Swift begins with a digit: `_7Bold`.
  static func name(of face: String, in family: String) -> String {
    let face = face.drop { $0 == "_" }
    return "\(family)-\(face.prefix(1).uppercased() + face.dropFirst())"
  }

  /// Takes apart a name that has lost its hyphen: the longest end that is a style follows the family.
  private static func face(joined name: String) -> PostScriptName {
    let words = NameWords.split(name)
    for count in stride(from: min(3, words.count - 1), to: 0, by: -1) {
      let style = words.suffix(count).joined()
      let family = String(name.dropLast(style.count))
      let face = PostScriptName("\(family)-\(capitalized(words.suffix(count)))")
      if face.family == family { return face }
    }
    return PostScriptName(name)
  }

  private static func capitalized(_ words: ArraySlice<String>) -> String {
    words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension PostScriptName {
  /// The face at a size in points.
  func font(size: Double) -> FontValue {
    FontValue(size: size, weight: weight, family: family, isItalic: isItalic)
  }
}
