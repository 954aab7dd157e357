// Roles hinted at by names of enclosing properties, functions and types.

extension ComponentRole {
  /// The role hinted at by the name of a declaration around a radius; none if the radius can only
  /// be that of a part.
  ///
  /// Cards and sheets hold other things with corners of their own: one of several views side by side,
  /// or a bar as thin as its ends are round, is inside of the card and not the card.
  func around(_ span: Range<Int>, _ name: String) -> RoleReading? {
    guard let found = named(name, "in") else { return nil }
    switch found.role {
    case .card, .sheet:
      // Cards are also laid out side by side.
      let isOne = Self.noun(of: name)?.hasSuffix("s") == false
      return isOne && standsInStack(span) || isBar(span) ? nil : found
    default: return found
    }
  }

  /// Whether a radius is in a closure that lays out views side by side.
  private func standsInStack(_ span: Range<Int>) -> Bool {
    closures(around: span).contains { Self.stacks.contains(outline.text($0)) }
  }

  /// Whether what is rounded is as thin as its ends are round.
  private func isBar(_ span: Range<Int>) -> Bool {
    guard let radius = outline.number(span), let height = outline.fixedHeight(around: span) else {
      return false
    }
    return radius >= height / 2
  }

  /// Whether a radius is in presented content, such as a sheet, which is not part of the view.
  func isPresented(_ span: Range<Int>) -> Bool {
    closures(around: span).contains { Self.presentations.contains(outline.text($0)) }
  }

  /// The names of the calls that the closures around a radius are passed to, inside of the member.
  private func closures(around span: Range<Int>) -> [Int] {
    var calls: [Int] = []
    var scope = outline.scopes[outline.scopeIndex(span.lowerBound)]
    for _ in 0..<SyntaxOutline.maximumDepth {
      switch scope.kind {
      case .closure:
        if let call = outline.callTaking(closure: scope.open) { calls.append(call) }
      case .control, .switchBody, .switchCase: break
      default: return calls
      }
      scope = outline.scopes[scope.parent]
    }
    return calls
  }

  private static let stacks: Set<String> = [
    "HStack", "VStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid", "GridRow",
    "List", "ForEach", "Section", "Form",
  ]

  private static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "popup", "alert", "confirmationDialog", "inspector",
  ]

  /// The role hinted at by the noun of a name, its last word that is not about drawing:
  /// `AvatarView` is an avatar, `cardBackgroundShape` a card, `TagRow` a row and nothing that has a
  /// role.
  func named(_ name: String, _ reported: String) -> RoleReading? {
    Self.role(ofName: name).map {
      RoleReading($0, evidence: "\(reported) \(name)", strength: .weak)
    }
  }

  /// The role that a name hints at.
  static func role(ofName name: String) -> UsageRole? { noun(of: name).flatMap { words[$0] } }

  private static func noun(of name: String) -> String? {
    NameWords.split(name).last { !fillers.contains($0) }
  }

  private static let fillers: Set<String> = [
    "view", "views", "cell", "component", "style", "modifier", "shape", "container", "background",
    "border", "overlay", "layer", "frame", "radius", "radii", "corner", "corners", "body", "clip",
    "mask", "wrapper", "content", "outline", "stroke", "layout", "constants", "metrics", "setup",
    "configure", "make", "rounded", "round", "default", "small", "large", "medium", "inner",
    "outer",
  ]

  private static let words: [String: UsageRole] = [
    "card": .card, "cards": .card, "tile": .card, "panel": .card,
    "button": .button, "buttons": .button, "btn": .button, "cta": .button,
    "input": .input, "field": .input, "fields": .input, "textfield": .input, "searchbar": .input,
    "badge": .badge, "tag": .badge, "chip": .badge, "tags": .badge,
    "chips": .badge,
    "sheet": .sheet, "modal": .sheet, "dialog": .sheet, "popup": .sheet, "drawer": .sheet,
    "bubble": .bubble,
    "image": .image, "avatar": .image, "photo": .image, "thumbnail": .image, "thumb": .image,
    "cover": .image, "poster": .image, "artwork": .image, "picture": .image, "icon": .image,
    "logo": .image,
  ]
}
