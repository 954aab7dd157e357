import MigrateKitCore

/// The code of a change: its line before and after, with surrounding lines if there is room.
struct CodeLines {
  /// The line before and after.
  let core: [ScreenLine]
  private let above: [ScreenLine]
  private let below: [ScreenLine]

  init(_ finding: Finding, replacement: String?, screen: ReviewScreen) {
    let excerpt = finding.excerpt
    let indents = ([excerpt?.before ?? ""] + (excerpt?.above ?? []) + (excerpt?.below ?? []))
      .filter { !$0.allSatisfy(\.isWhitespace) }.map { Self.indent(of: $0) }
    let indent = min(indents.min() ?? 0, Self.indent(of: excerpt?.before ?? ""))
    func text(_ line: String) -> String { Self.untabbed(line, dropping: indent) }
    let number = finding.start.line
    let width = String(number + (excerpt?.below.count ?? 0)).count
    let room = max(screen.width - width - 5, 16)
    func line(_ sign: String, _ number: Int?, _ look: Look) -> ScreenLine {
      let digits = number.map(String.init) ?? ""
      var line = ScreenLine(
        " " + String(repeating: " ", count: max(width - digits.count, 0)) + digits, .faint)
      line.add(" \(sign) ", look)
      return line
    }
    func context(_ texts: [String], from first: Int) -> [ScreenLine] {
      texts.enumerated().map { offset, content in
        var line = line("│", first + offset, .faint)
        line.add(SafeText.cut(SafeText.line(text(content)), to: room))
        return line
      }
    }
    let (before, after) = (text(excerpt?.before ?? ""), excerpt?.after ?? "")
    let old = MarkedCode(before, SafeText.joined(finding.source), after, width: room)
    var core = line("−", number, .tint(.red, isBold: true))
    core.add(old.line(.tint(.red, isBold: true)))
    var lines = [core]
    if screen.depth == .none {
      var mark = line(" ", nil, .plain)
      mark.add(old.underline)
      lines.append(mark)
    }
    if let replacement {
      let new = MarkedCode(before, SafeText.joined(replacement), after, width: room)
      var core = line("+", nil, .tint(.green, isBold: true))
      core.add(new.line(.tint(.green, isBold: true)))
      lines.append(core)
    }
    self.core = lines
    above = context(excerpt?.above ?? [], from: number - (excerpt?.above.count ?? 0))
    below = context(excerpt?.below ?? [], from: finding.end.line + 1)
  }

  /// The code with as many lines around it as fit.
  func lines(withRoom room: Int) -> [ScreenLine] {
    let count = max(room, 0)
    let upper = min(above.count, max((count + 1) / 2, count - below.count))
    return Array(above.suffix(upper)) + core + below.prefix(count - upper)
  }

  private static func indent(of line: String) -> Int {
    line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 2 : 1) }
  }

  /// The line with tabs as spaces, without the first columns of its indentation.
  private static func untabbed(_ line: String, dropping columns: Int) -> String {
    let spaces = max(indent(of: line) - columns, 0)
    let rest = line.drop { $0 == " " || $0 == "\t" }
    return String(repeating: " ", count: spaces)
      + rest.map { $0 == "\t" ? " " : String($0) }.joined()
  }
}

/// Code with a marked part, cut to the width so that the marked part is visible.
struct MarkedCode {
  private let before: String
  private let marked: String
  private let after: String

  init(_ before: String, _ marked: String, _ after: String, width: Int) {
    var (before, after) = (SafeText.line(before), SafeText.line(after))
    // Indentation is cut first.
    let isLong = SafeText.width(before) + SafeText.width(marked) + SafeText.width(after) > width
    if isLong { before = String(before.drop { $0 == " " }) }
    after = after.trimmingSpaces()
    // Some of the surrounding code remains visible.
    let around = min(SafeText.width(before), width / 4)
    self.marked = SafeText.cut(marked, to: max(width - around - 2, 8))
    let left = width - SafeText.width(self.marked)
    self.before = SafeText.cutStart(before, to: max(left - min(SafeText.width(after), 2), 1))
    self.after = SafeText.cut(after, to: max(left - SafeText.width(self.before), 1))
  }

  func line(_ look: Look) -> ScreenLine {
    var line = ScreenLine(before)
    line.add(marked, look)
    line.add(after)
    return line
  }

  /// The marker line for terminals without color.
  var underline: ScreenLine {
    ScreenLine(
      String(repeating: " ", count: SafeText.width(before))
        + String(repeating: "^", count: SafeText.width(marked)))
  }
}
