/// Determines the component (card, button, image, …) of a number (corner, padding, shadow) from its
/// context.
package struct ComponentRole {
  let outline: SyntaxOutline

  /// The component of the number at `span`: the nearest evidence, strong before weak.
  package static func role(of span: Range<Int>, in outline: SyntaxOutline) -> RoleReading {
    let reader = ComponentRole(outline: outline)
    var weak: RoleReading?
    var readings = [reader.calls(around: span), reader.assignment(of: span)]
    if !reader.isOfPart(span) {
      readings += [reader.member(around: span), reader.type(around: span)]
    }
    for case let reading? in readings {
      if reading.strength == .strong { return reading }
      weak = weak ?? reading
    }
    return weak ?? .unknown
  }

  /// Whether a number is set on a part of a view, which the names around do not name.
  private func isOfPart(_ span: Range<Int>) -> Bool {
    guard case .assigned(let target) = ValueHolder(of: span, in: outline).slot else { return false }
    return outline.isOfPart(assignedTo: target)
  }

  // MARK: - Calls and chains

  /// The evidence of enclosing calls and chains: `Image("a").cornerRadius(8)`.
  private func calls(around span: Range<Int>) -> RoleReading? {
    var span = span
    var weak: RoleReading?
    for _ in 0..<SyntaxOutline.maximumClimb {
      let holder = ValueHolder(of: span, in: outline)
      switch holder.slot {
      case .argument(let open, let label, _):
        guard let call = outline.call(at: open) else { return weak }
        if let found = argument(of: call, label: label) {
          if found.strength == .strong { return found }
          weak = weak ?? found
        }
        span = outline.chain(around: call.name)
      case .element(let open):
        guard let close = outline.partner(open) else { return weak }
        span = open..<close + 1
      case .receiver:
        let whole = outline.chain(around: holder.whole.lowerBound)
        guard whole != span else { return weak }
        span = whole
      case .initializer(let property):
        return weak ?? named(outline.name(outline.properties[property].name), "named")
      default:
        let (found, next) = closure(around: span)
        if let found {
          if found.strength == .strong { return found }
          weak = weak ?? found
        }
        guard let next else { return weak }
        span = next
      }
    }
    return weak
  }

  private func argument(of call: CallExpression, label: Int?) -> RoleReading? {
    let name = outline.name(call.name)
    switch name {
    case "presentationCornerRadius":
      return RoleReading(.sheet, evidence: "argument of presentationCornerRadius(_:)")
    case "buttonBorderShape":
      return RoleReading(.button, evidence: "inside buttonBorderShape(_:)")
    default: break
    }
    if outline.kind(call.name - 1) == .period {
      let start = outline.chainStart(call.name)
      if start < call.name - 1, let found = receiver(start, of: call.name) {
        return found
      }
    } else if let found = named(name, "argument of") {
      return found
    }
    guard let label, outline.word(label) != .cornerRadius else { return nil }
    return named(outline.name(label), "argument")
  }

  /// The receiver of a modifier: `TextField(…)`, `AvatarView(…)`, `cardView`.
  private func receiver(_ start: Int, of modifier: Int) -> RoleReading? {
    // `$0.makeRounded(8)`, not `$0.icon.makeRounded(8)`
    let configured = start + 2 == modifier ? outline.configuredView(by: start) : nil
    guard
      let head = configured ?? outline.receiverName(ofChainFrom: start, before: modifier)
    else { return nil }
    let name = outline.name(head)
    let reported = "\(outline.name(modifier))(_:) on"
    if outline.word(head) == .Image, outline.isText(head + 2, "systemName") { return nil }
    if isResizable(start, before: modifier) {
      return RoleReading(.image, evidence: "\(reported) an image that is resizable")
    }
    if let role = Self.views[name] {
      // The background of an image need not have the image's shape.
      let isBehind = role == .image && outline.isText(modifier, "background")
      return RoleReading(
        role, evidence: "\(reported) \(name)", strength: isBehind ? .weak : .strong)
    }
    return named(name, reported) ?? card(start)
  }

  /// A stack with a background and a shadow, which is drawn as a card: `VStack { … }.background(paper).cornerRadius(12)
  /// .shadow(radius: 8)`; what is the label of a button is drawn like one.
  private func card(_ start: Int) -> RoleReading? {
    guard ["VStack", "HStack", "ZStack"].contains(outline.text(start)) else { return nil }
    let links = outline.links(from: start)
    let backgrounds = links.filter { outline.isText($0.name, "background") }
    // Toasts and chips have round ends, cards have not.
    guard !backgrounds.isEmpty, !links.contains(where: hasRoundEnds),
      links.contains(where: { outline.isText($0.name, "shadow") })
        || backgrounds.contains(where: { hasShadow(inCall: $0.name) })
    else { return nil }
    if case .button? = closure(around: outline.chain(around: start)).reading?.role { return nil }
    return RoleReading(
      .card, evidence: "on a stack with a background and a shadow", strength: .weak)
  }

  private func hasRoundEnds(_ link: ChainLink) -> Bool {
    guard ["background", "clipShape"].contains(outline.text(link.name)),
      let call = outline.call(named: link.name)
    else { return false }
    return outline.arguments(call).contains { argument in
      let head = argument.value.lowerBound
      let name = outline.kind(head) == .period ? head + 1 : head
      return Self.roundShapes.contains(outline.text(name))
    }
  }

  private static let roundShapes: Set<String> = ["Capsule", "capsule", "Circle", "circle"]

  private func hasShadow(inCall name: Int) -> Bool {
    guard let call = outline.call(named: name) else { return false }
    return (name..<call.close).contains { outline.isText($0, "shadow") }
  }

  /// Whether a chain is that of an image, because only images are resizable.
  private func isResizable(_ start: Int, before modifier: Int) -> Bool {
    outline.links(from: start).lazy.prefix { $0.name < modifier }
      .contains { $0.kind == .member && outline.isText($0.name, "resizable") }
  }

  /// The modifier or the button that a closure around `span` is passed to.
  private func closure(around span: Range<Int>) -> (reading: RoleReading?, next: Range<Int>?) {
    let scope = outline.scopes[outline.scopeIndex(span.lowerBound)]
    guard scope.kind == .closure, outline.isTrailingClosure(scope.open) else { return (nil, nil) }
    // A closure with a label follows another one: `} label: {`.
    let isLabelled = outline.kind(scope.open - 1) == .colon
    let before = isLabelled ? scope.open - 3 : scope.open - 1
    let name =
      outline.kind(before) == .rightParen ? (outline.partner(before) ?? before) - 1 : before
    let start = outline.chainStart(before)
    if outline.isText(start, "Button"), name == start || isLabelled {
      guard !isRow(span) else { return (nil, nil) }
      let evidence = "in the label of Button"
      return (RoleReading(.button, evidence: evidence, strength: .weak), nil)
    }
    let isModifier = outline.kind(name - 1) == .period && start < name - 1
    guard isModifier, Self.decorations.contains(outline.text(name)) else { return (nil, nil) }
    return (receiver(start, of: name), outline.chain(around: name))
  }

  /// Whether the label of a button is a stack with several texts, or with one spacer, like a card or a row of a list:
  /// a button's title is in the middle.
  private func isRow(_ label: Range<Int>) -> Bool {
    let stack = label.lowerBound
    guard ["HStack", "VStack"].contains(outline.text(stack)) else { return false }
    let hasArguments = outline.kind(stack + 1) == .leftParen
    let open = hasArguments ? (outline.partner(stack + 1) ?? stack) + 1 : stack + 1
    guard outline.kind(open) == .leftBrace, let close = outline.partner(open) else { return false }
    let content = (open..<close).filter { outline.kind($0) == .identifier }
    return content.count { outline.word($0) == .Text } > 1
      || content.count { outline.isText($0, "Spacer") } == 1
  }

  /// Modifiers whose closure decorates their receiver.
  private static let decorations: Set<String> = [
    "background", "overlay", "mask", "clipShape", "contentShape",
  ]

  private static let views: [String: UsageRole] = [
    "Button": .button, "TextField": .input, "SecureField": .input, "TextEditor": .input,
    "Image": .image, "AsyncImage": .image, "KFImage": .image, "WebImage": .image,
    "LazyImage": .image, "AnimatedImage": .image,
  ]

  // MARK: - Assignments and names

  /// `avatarView.layer.cornerRadius = 8`, and the same on `self` in a subclass of a control.
  private func assignment(of span: Range<Int>) -> RoleReading? {
    guard case .assigned(let target) = ValueHolder(of: span, in: outline).slot else { return nil }
    let name = outline.name(target.upperBound - 1)
    if name == "preferredCornerRadius" {
      return RoleReading(.sheet, evidence: "assigned to preferredCornerRadius")
    }
    for index in target where outline.kind(index) == .identifier {
      if let found = named(outline.name(index), "assigned to") { return found }
    }
    if let view = outline.configuredView(assignedTo: target) {
      return named(outline.name(view), "assigned in the closure of")
    }
    let isOwnLayer = target.count <= 3 || outline.isText(target.lowerBound, "self")
    return isOwnLayer ? subclass(around: span.lowerBound) : nil
  }

  private func subclass(around index: Int) -> RoleReading? {
    guard let type = outline.enclosingType(of: index) else { return nil }
    for inherited in type.inherited {
      let name = outline.text(inherited)
      if let role = Self.classes[name] {
        return RoleReading(role, evidence: "in a subclass of \(name)")
      }
    }
    return nil
  }

  private static let classes: [String: UsageRole] = [
    "UIButton": .button, "NSButton": .button, "UITextField": .input, "UITextView": .input,
    "NSTextField": .input, "UISearchBar": .input, "UIImageView": .image, "NSImageView": .image,
    "ButtonStyle": .button, "PrimitiveButtonStyle": .button, "TextFieldStyle": .input,
  ]

  /// The name of the enclosing property or function: `var cardBackground: some View`.
  private func member(around span: Range<Int>) -> RoleReading? {
    guard let member = outline.enclosingMember(of: span.lowerBound),
      let name = outline.memberName(member), name != "body"
    else { return nil }
    return around(span, name)
  }

  /// The conformances and names of the enclosing types, inner before outer.
  private func type(around span: Range<Int>) -> RoleReading? {
    var scope = outline.scopes[outline.scopeIndex(span.lowerBound)].typeScope
    for _ in 0..<SyntaxOutline.maximumDepth where scope >= 0 {
      guard outline.scopes[scope].declaration >= 0 else { return nil }
      let type = outline.types[outline.scopes[scope].declaration]
      for inherited in type.inherited {
        let name = outline.text(inherited)
        if name.hasSuffix("Style"), let role = Self.classes[name] {
          return RoleReading(role, evidence: "in a type that is a \(name)")
        }
      }
      if isPresented(span) { return nil }
      if let found = around(span, outline.name(type.name.upperBound - 1)) { return found }
      scope = outline.scopes[outline.scopes[scope].parent].typeScope
    }
    return nil
  }
}
