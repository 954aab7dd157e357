import MigrateKitCore

/// The style of a piece of text on the screen.
struct Look: Hashable, Sendable {
  /// The colors of the terminal's palette used for words.
  enum Tint: Int, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
  }

  var tint: Tint?
  /// A text color.
  var ink: ColorSample?
  /// A background color.
  var backdrop: ColorSample?
  var isBold = false
  var isFaint = false
  var isItalic = false
  var isReversed = false
  var isStruck = false

  static let plain = Look()
  static let bold = Look(isBold: true)
  static let faint = Look(isFaint: true)
  static let reversed = Look(isReversed: true)

  static func tint(_ tint: Tint, isBold: Bool = false) -> Look { Look(tint: tint, isBold: isBold) }

  /// The codes of its escape sequence; empty for plain text.
  func codes(_ depth: ColorDepth) -> String {
    guard depth != .none else { return "" }
    let flags = [(isBold, 1), (isFaint, 2), (isItalic, 3), (isReversed, 7), (isStruck, 9)]
    var codes = flags.filter(\.0).map { String($0.1) }
    if let tint { codes.append(String(tint.rawValue)) }
    if let ink, let code = depth.code(for: ink, isBackground: false) { codes.append(code) }
    if let backdrop, let code = depth.code(for: backdrop, isBackground: true) { codes.append(code) }
    return codes.joined(separator: ";")
  }
}

/// One line of the screen: styled pieces of text, and their width.
///
/// Every text is escaped when it is added, so that nothing from a source, a path or a mapping is
/// interpreted by the terminal.
struct ScreenLine: Hashable, Sendable {
  private struct Span: Hashable {
    var text: String
    var look: Look
  }

  private var spans: [Span] = []
  private(set) var width = 0

  /// Makes a line that starts with `indent` spaces.
  init(indent: Int = 0) {
    if indent > 0 { add(String(repeating: " ", count: indent)) }
  }

  /// Makes a line of one text.
  init(_ text: String, _ look: Look = .plain) { add(text, look) }

  /// Adds a text.
  mutating func add(_ text: String, _ look: Look = .plain) {
    guard !text.isEmpty else { return }
    let safe = SafeText.line(text)
    spans.append(Span(text: safe, look: look))
    width += SafeText.width(safe)
  }

  /// Adds another line at the end of this one.
  mutating func add(_ other: ScreenLine) {
    spans += other.spans
    width += other.width
  }

  /// Adds spaces up to a column; at least `gap` of them.
  mutating func pad(to column: Int, gap: Int = 0) {
    add(String(repeating: " ", count: max(column - width, gap)))
  }

  /// The line cut to a width, with `…` if something is missing.
  func cut(to limit: Int) -> ScreenLine {
    guard width > limit else { return self }
    var line = ScreenLine()
    for span in spans {
      let room = limit - line.width
      guard SafeText.width(span.text) >= room else {
        line.add(span.text, span.look)
        continue
      }
      line.add(room > 1 ? SafeText.cut(span.text + " ", to: room) : "…", span.look)
      break
    }
    return line
  }

  /// The line with escape sequences.
  func text(_ depth: ColorDepth) -> String {
    spans.map { span in
      let codes = span.look.codes(depth)
      return codes.isEmpty ? span.text : "\u{1B}[\(codes)m\(span.text)\u{1B}[0m"
    }.joined().trimmingSpaces()
  }
}
