// Determines font roles: a size on a symbol is an icon size.

extension FontUseReader {
  /// The role of a font on the view whose chain starts at `start`.
  func role(ofReceiver start: Int, before modifier: Int) -> RoleReading {
    guard start < modifier - 1 else {
      return named(around: modifier..<modifier + 1) ?? text("argument of font(_:)", .weak)
    }
    if let icon = memberRole(ofParenthesesAt: start, before: modifier) { return icon }
    let head = outline.receiverName(ofChainFrom: start, before: modifier) ?? start
    let name = outline.name(head)
    switch name {
    case "Image":
      let isSymbol = outline.isText(head + 2, "systemName")
      let reported = isSymbol ? "Image(systemName:)" : "Image"
      return RoleReading(.icon, evidence: "font(_:) on \(reported)")
    case "Text" where showsImage(head):
      return RoleReading(.icon, evidence: "font(_:) on Text of an Image")
    case "Text":
      return isEmoji(head)
        ? RoleReading(.icon, evidence: "font(_:) on an emoji", strength: .weak)
        : text("font(_:) on Text")
    case "Label" where showsIconOnly(from: start), "Button" where showsIconOnly(from: start):
      return RoleReading(.icon, evidence: "font(_:) on \(name) with labelStyle(.iconOnly)")
    case "Label", "TextField", "SecureField", "TextEditor", "Link", "DatePicker", "Toggle":
      return text("font(_:) on \(name)")
    default:
      if let content = content(from: start, before: modifier) { return content.role(on: name) }
      return hint(name, "font(_:) on") ?? text("font(_:) on \(name)", .weak)
    }
  }

  /// The role that the member of an expression in parentheses says: `(isOn ? a : b).image.font(c)`.
  private func memberRole(ofParenthesesAt start: Int, before modifier: Int) -> RoleReading? {
    guard outline.kind(start) == .leftParen else { return nil }
    let members = outline.links(from: start).prefix { $0.name < modifier && $0.open < 0 }
    return members.last.flatMap { $0.name < 0 ? nil : hint(outline.name($0.name), "font(_:) on") }
  }

  /// Whether a modifier reduces a label to its icon.
  private func showsIconOnly(from start: Int) -> Bool {
    outline.links(from: start).contains { link in
      link.kind == .member && outline.isText(link.name, "labelStyle")
        && outline.isText(link.name + 3, "iconOnly")
    }
  }

  /// The contents of a container's closures.
  private struct Content {
    var hasImage = false
    var hasText = false

    /// It also contains the app's views, which may contain anything.
    var hasOthers = false

    func role(on name: String) -> RoleReading {
      guard hasImage && !hasText else {
        return RoleReading(.text, evidence: "font(_:) on \(name)", strength: .weak)
      }
      let evidence = "font(_:) on \(name) around Image"
      return RoleReading(.icon, evidence: evidence, strength: hasOthers ? .weak : .strong)
    }
  }

  /// Finds texts and images in the closures of the chain's first call, up to the modifier.
  private func content(from start: Int, before modifier: Int) -> Content? {
    var content = Content()
    var hasClosure = false
    for index in (start..<modifier).prefix(SyntaxOutline.maximumWalk) {
      if outline.kind(index) == .leftBrace { hasClosure = true }
      // The content of a style or a modifier may be a text.
      if isGivenContent(index) { content.hasOthers = true }
      switch outline.word(index) {
      case .Image where outline.kind(index + 1) == .leftParen: content.hasImage = true
      case .Text where outline.kind(index + 1) == .leftParen,
        .Label where outline.kind(index + 1) == .leftParen:
        content.hasText = true
      case .none where outline.startsUppercase(index) && outline.kind(index) == .identifier:
        let opens = outline.kind(index + 1) == .leftParen || outline.kind(index + 1) == .leftBrace
        let isKnown = Self.neutralViews.contains(outline.text(index))
        if opens && !isKnown && index > start { content.hasOthers = true }
      default: break
      }
      // `Button("Title") { … }` has its own text.
      if outline.kind(index) == .stringStart, outline.kind(index - 1) == .leftParen,
        outline.word(index - 2) != .Image, index < start + 4
      {
        content.hasText = true
      }
    }
    return hasClosure && (content.hasImage || content.hasText) ? content : nil
  }

  /// `configuration.label` of a style, `content` of a modifier.
  private func isGivenContent(_ index: Int) -> Bool {
    if outline.isText(index, "content") { return outline.segmentStart(index) == index }
    return outline.word(index) == .label && outline.kind(index - 1) == .period
      && outline.isText(index - 2, "configuration")
  }

  /// Views that show no text of their own.
  private static let neutralViews: Set<String> = [
    "HStack", "VStack", "ZStack", "Group", "Spacer", "Divider", "Button", "NavigationLink", "Menu",
    "EmptyView", "Circle", "Rectangle", "Capsule", "RoundedRectangle", "ForEach", "LazyVStack",
    "LazyHStack", "GeometryReader",
  ]

  /// Whether a `Text` shows nothing but an image: `Text(Image(systemName: a))`.
  private func showsImage(_ name: Int) -> Bool {
    guard let call = outline.call(named: name), let first = outline.arguments(call).first else {
      return false
    }
    return first.label == nil && outline.word(first.value.lowerBound) == .Image
  }

  /// Whether a `Text` shows nothing but emoji: `Text("🍎")`, `Text(category.emoji)`.
  private func isEmoji(_ name: Int) -> Bool {
    guard let call = outline.call(named: name), let first = outline.arguments(call).first else {
      return false
    }
    let last = first.value.upperBound - 1
    if first.label == nil, outline.kind(last) == .identifier,
      outline.chain(around: last) == first.value,
      let word = NameWords.split(outline.name(last)).last, word == "icon" || word == "emoji"
    {
      return true
    }
    guard let string = outline.string(first.value), !string.isEmpty
    else { return false }
    return string.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isEmoji && scalar.value > 0x238C || scalar.value == 0xFE0F
        || scalar.value == 0x200D
    }
  }

  func assigned(to target: Range<Int>) -> RoleReading {
    let written = outline.compactText(target)
    for index in target where outline.kind(index) == .identifier && outline.word(index) != .font {
      if let reported = hint(outline.name(index), "assigned to") { return reported }
    }
    let isOwn = target.count <= 3 && outline.isText(target.lowerBound, "self") || target.count == 1
    if isOwn, let reported = named(around: target) { return reported }
    let isFont = target.last.map { outline.word($0) == .font } ?? false
    return text("assigned to \(written)", isFont && !isOwn ? .strong : .weak)
  }

  func named(around span: Range<Int>) -> RoleReading? {
    if let member = outline.enclosingMember(of: span.lowerBound),
      let name = outline.memberName(member), let reported = hint(name, "in")
    {
      return reported
    }
    for label in outline.caseLabels(around: span.lowerBound) {
      let names = label.prefix(16).filter { outline.kind($0) == .identifier }
      if let reported = names.lazy.compactMap({ hint(outline.name($0), "case") }).first {
        return reported
      }
    }
    let type = outline.enclosingType(of: span.lowerBound)
    return type.flatMap { hint(outline.name($0.name.upperBound - 1), "in") }
  }

  /// The role hinted at by a name: `iconFont`, `chevron`.
  func hint(_ name: String, _ reported: String) -> RoleReading? {
    var words = NameWords.split(name)
    // A label named for an icon shows a glyph.
    if words.last == "label", let kind = words.dropLast().last, Self.iconWords.contains(kind) {
      words.removeLast()
    }
    for word in words.reversed() {
      if Self.iconWords.contains(word) {
        return RoleReading(.icon, evidence: "\(reported) \(name)", strength: .weak)
      }
      if Self.textWords.contains(word) { return text("\(reported) \(name)", .weak) }
    }
    return nil
  }

  private static let iconWords: Set<String> = [
    "icon", "icons", "symbol", "symbols", "glyph", "chevron", "emoji", "image",
  ]
  private static let textWords: Set<String> = [
    "text", "title", "subtitle", "label", "headline", "body", "caption", "heading", "footnote",
    "button", "field", "message", "name",
  ]

  func text(
    _ evidence: String, _ strength: RoleReading.Strength = .strong
  ) -> RoleReading {
    RoleReading(.text, evidence: evidence, strength: strength)
  }
}
