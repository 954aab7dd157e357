/// Finds shadows that are written as values: color, radius and offset together.
struct ShadowDetector: Detector {
  static let category: TokenCategory? = .shadow

  /// The forms of the value.
  enum Form: String, CaseIterable, Sendable {
    case modifier = "shadow-modifier"
    case layer = "shadow-layer"
  }

  func rawFindings(in file: ScannedFile) -> [RawFinding] {
    let outline = file.outline
    return outline.indices(of: .shadow).compactMap { modifier(Int($0), in: file) }
      + LayerShadows(outline: outline, assets: file.assets).shadows().map {
        rawFinding($0, in: outline)
      }
  }

  // MARK: SwiftUI

  /// Reads `.shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)`, from the modifier's name to
  /// its last parenthesis.
  private func modifier(_ name: Int, in file: ScannedFile) -> RawFinding? {
    let outline = file.outline
    guard let call = outline.modifierCall(named: name) else { return nil }
    let arguments = outline.arguments(call)
    func argument(_ label: String) -> Range<Int>? {
      arguments.first { $0.label.map(outline.name) == label }?.value
    }
    guard let radius = argument("radius") else { return nil }
    let color = argument("color")
    let reading = color.flatMap {
      ColorReader(outline: outline, assets: file.assets).read($0, expecting: .color)
    }
    // A shadow with a token as color, or an unknown color, is not hard-coded as a whole.
    guard color == nil || reading != nil else { return nil }
    var rawFinding = RawFinding(
      detector: Form.modifier.rawValue, category: .shadow, span: name..<call.close + 1,
      signature: outline.signature(call), value: .none, site: .viewModifier)
    rawFinding.role = ComponentRole.role(of: radius, in: outline)
    rawFinding.premises = reading?.premises ?? []
    let numbers = [radius] + ["x", "y"].compactMap(argument)
    guard let constants = numbers.mapAll(outline.number), reading?.isConstant ?? true else {
      rawFinding.leave(.notConstant, "a part of the shadow is computed")
      return rawFinding
    }
    if constants.allSatisfy({ $0 == 0 }) { rawFinding.leave(.zero, "the shadow has no radius") }
    func number(_ label: String) -> Double { argument(label).flatMap(outline.number) ?? 0 }
    rawFinding.value = .shadow(
      ShadowExpression(
        color: reading?.expression, opacity: 1, radius: number("radius"), x: number("x"),
        y: number("y")))
    return rawFinding
  }

  // MARK: Layers

  private func rawFinding(_ shadow: LayerShadows.Shadow, in outline: SyntaxOutline) -> RawFinding {
    var rawFinding = RawFinding(
      detector: Form.layer.rawValue, category: .shadow, span: shadow.anchor,
      signature: ".shadowRadius =", value: .shadow(shadow.expression), site: .layer)
    rawFinding.role = ComponentRole.role(of: shadow.anchor, in: outline)
    rawFinding.premises = shadow.premises
    rawFinding.uses = shadow.others.map { ConstantUses.Use(span: $0, role: rawFinding.role) }
    rawFinding.context.layerShadow = shadow.edits
    if !shadow.isOnLayer {
      rawFinding.hold("nothing shows that the shadow belongs to a layer")
    } else if shadow.edits == nil {
      rawFinding.hold("the parts of the shadow share their lines with other code")
    }
    return rawFinding
  }
}

/// A shadow expression, before the facts of other files are applied to its color.
package struct ShadowExpression: Hashable, Sendable {
  /// The color; `nil` if there is none.
  var color: ColorExpression?
  /// The factor of the color's alpha.
  var opacity: Double
  /// The radius of the blur.
  var radius: Double
  /// The horizontal offset, to the right.
  var x: Double
  /// The vertical offset, downward.
  var y: Double
}

extension Array {
  /// The transformed elements; `nil` if `transform` returns `nil` for one.
  fileprivate func mapAll<T>(_ transform: (Element) -> T?) -> [T]? {
    let results = compactMap(transform)
    return results.count == count ? results : nil
  }
}
