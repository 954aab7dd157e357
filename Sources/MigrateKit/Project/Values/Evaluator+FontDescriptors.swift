// Evaluates font descriptors, which UIKit and AppKit use to change the weight, the design and the
// traits of a font.

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
    default: return nil
    }
    return Self.descriptor(of: font)
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
