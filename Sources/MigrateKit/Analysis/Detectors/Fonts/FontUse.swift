/// The context of a font: its view, and that view's modifiers.
package struct FontUse {
  /// The role.
  package var role: RoleReading
  /// The expected type, if it differs from that of the expression.
  var site: Site?
  /// The weight, slant, design and digits that modifiers of the view add.
  var outer = FontValue(size: 0)
  /// Whether the view's own modifiers set a weight.
  var weightIsOutside = false
}

/// Makes a reader.
package struct FontUseReader {
  let outline: SyntaxOutline

  /// Makes a reader of one file.
  package init(outline: SyntaxOutline) {
    self.outline = outline
  }

  /// Reads the use of the font at `span`.
  package func use(of span: Range<Int>) -> FontUse {
    let holder = ValueHolder(of: span, in: outline)
    switch holder.slot {
    case .argument(let open, let label, _):
      guard let call = outline.call(at: open) else { break }
      return argument(of: call, label: label, at: span)
    case .dictionaryValue(_, let key) where outline.word(key.upperBound - 1) == .font:
      return FontUse(role: named(around: span) ?? text("value of the attribute .font"), site: .any)
    case .assigned(let target):
      return FontUse(role: assigned(to: target))
    case .defaultArgument(let function, let parameter):
      return FontUse(role: defaultArgument(function, parameter))
    case .initializer(let property):
      let name = outline.name(outline.properties[property].name)
      return FontUse(role: hint(name, "named") ?? text("named \(name)", .weak))
    default:
      break
    }
    return FontUse(role: named(around: span) ?? text("a font", .weak))
  }

  /// The role hinted at by the names of a parameter and of its function.
  private func defaultArgument(_ function: Int, _ parameter: Int) -> RoleReading {
    let declaration = outline.functions[function]
    let parameters = outline.parameters(declaration)
    guard parameters.indices.contains(parameter) else { return text("a default", .weak) }
    let name = outline.name(parameters[parameter].name)
    let reported = "default of the parameter"
    return hint(name, reported) ?? hint(outline.name(declaration.name), "default of \(name) in")
      ?? text("\(reported) \(name)", .weak)
  }

  private func argument(of call: CallExpression, label: Int?, at span: Range<Int>) -> FontUse {
    let name = outline.name(call.name)
    if outline.word(call.name) == .SymbolConfiguration || makesSymbolConfiguration(call) {
      return FontUse(
        role: RoleReading(.icon, evidence: "argument of SymbolConfiguration(font:)"))
    }
    if outline.word(call.name) == .font, outline.kind(call.name - 1) == .period {
      return modifier(call)
    }
    if name == "addAttribute", outline.isText(call.open + 2, "font") {
      return FontUse(role: text("value of the attribute .font"), site: .any)
    }
    if let label, let reported = hint(outline.name(label), "argument") {
      return FontUse(role: reported)
    }
    return FontUse(role: hint(name, "argument of") ?? text("argument of \(name)", .weak))
  }

  /// Whether an initializer without its type makes the configuration of a symbol: that of
  /// `preferredSymbolConfiguration = .init(font: …)`.
  private func makesSymbolConfiguration(_ call: CallExpression) -> Bool {
    guard outline.word(call.name) == .`init`, outline.chainStart(call.name) == call.name - 1
    else { return false }
    switch outline.slot(of: outline.chain(around: call.name)) {
    case .assigned(let target):
      return outline.name(target.upperBound - 1).hasPrefix("preferredSymbolConfiguration")
    case .argument(_, let label?, _): return outline.isText(label, "withConfiguration")
    default: return false
    }
  }

  /// `.font(…)` on a view, with the modifiers of the same view.
  private func modifier(_ call: CallExpression) -> FontUse {
    let start = outline.chainStart(call.name)
    var use = FontUse(role: role(ofReceiver: start, before: call.name))
    guard start < call.name - 1 else { return use }
    for link in outline.links(from: start) where link.kind == .member && link.open >= 0 {
      read(link, into: &use)
    }
    return use
  }

  /// Applies a view's modifier to its font.
  private func read(_ link: ChainLink, into use: inout FontUse) {
    guard let call = outline.call(named: link.name) else { return }
    let arguments = outline.arguments(call)
    switch outline.text(link.name) {
    case "fontWeight":
      guard let first = arguments.first else { return }
      use.weightIsOutside = true
      use.outer.weight = member(first.value).flatMap { FontValue.Weight(rawValue: $0) }
    case "bold":
      use.weightIsOutside = true
      use.outer.weight = isCertain(arguments) ? .bold : nil
    case "italic": use.outer.isItalic = isCertain(arguments)
    case "fontDesign":
      use.outer.design = arguments.first.flatMap { member($0.value) }
        .flatMap { FontValue.Design(rawValue: $0) }
    case "monospaced": if isCertain(arguments) { use.outer.design = .monospaced }
    case "monospacedDigit": use.outer.hasMonospacedDigits = true
    default: break
    }
  }

  private func member(_ span: Range<Int>) -> String? {
    guard case .one(let name) = outline.memberReading(span) else { return nil }
    return name
  }

  /// `bold()` and `bold(true)`, but not `bold(isSelected)`.
  private func isCertain(_ arguments: [Argument]) -> Bool {
    guard let first = arguments.first else { return true }
    return outline.text(first.value) == "true"
  }
}
