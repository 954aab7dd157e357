import MigrateKitCore

/// The declarations of Apple's frameworks that the code of tokens may name.
enum SystemCode {
  static func declares(_ chain: CodeChain) -> Bool {
    guard let first = chain.steps.first else { return true }
    if chain.steps.count == 1 || chain.steps.first?.arguments != nil {
      return SwiftScope.isKnown(first.name) || modifiers.contains(first.name)
    }
    let member = chain.steps[1].name
    switch first.name {
    case "Color", "ShapeStyle":
      return meaning(member, .color) || SystemColors.swiftUISemantics.contains(member)
    case "UIColor": return meaning(member, .uiColor)
    case "NSColor": return meaning(member, .nsColor)
    case "Font":
      return SystemTextStyle.named(member) != nil || ["system", "custom"].contains(member)
    case "UIFont", "NSFont":
      return member.hasSuffix("ystemFont") || member == "preferredFont" || member == "init"
    case "Animation":
      return [
        "easeIn", "easeOut", "easeInOut", "linear", "spring", "interactiveSpring",
        "interpolatingSpring", "timingCurve", "default", "smooth", "snappy", "bouncy",
      ].contains(member)
    case "CGFloat", "Double", "Float": return ["infinity", "pi", "zero"].contains(member)
    default: return false
    }
  }

  private static func meaning(_ member: String, _ owner: SystemColors.Owner) -> Bool {
    SystemColors.meaning(of: member, on: owner, in: .ios18) != nil
  }

  /// Modifiers of views that the code of a shadow or an animation calls.
  private static let modifiers: Set<String> = ["shadow", "animation", "font", "NSColor", "NSFont"]
}
