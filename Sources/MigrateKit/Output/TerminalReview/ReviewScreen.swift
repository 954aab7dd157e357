import MigrateKitCore

/// Draws a review: exactly as many lines as the terminal has rows, none wider than its columns.
struct ReviewScreen {
  let review: Review
  let width: Int
  let height: Int
  let depth: ColorDepth

  /// The minimum size of the terminal.
  static let leastWidth = 40
  static let leastHeight = 12

  func lines() -> [ScreenLine] {
    guard width >= Self.leastWidth, height >= Self.leastHeight else {
      let text = "too small: make the window \(Self.leastWidth) by \(Self.leastHeight)"
      return fitted([ScreenLine(text), ScreenLine("q quits")])
    }
    let head = height >= 16 ? [header, views, rule] : [header, rule]
    let foot = [rule] + footer
    let room = height - head.count - foot.count
    return fitted(head + filled(body(room), room) + foot)
  }

  private func body(_ room: Int) -> [ScreenLine] {
    switch review.mode {
    case .help: help(room)
    case .tokens(let menu, let forAll): tokens(menu, forAll: forAll, room)
    case .groups(let menu): groups(menu, room)
    case .change, .note, .find:
      review.current.map { change($0, room) } ?? end
    }
  }

  private func filled(_ lines: [ScreenLine], _ room: Int) -> [ScreenLine] {
    let lines = lines.prefix(room)
    return lines + Array(repeating: ScreenLine(), count: max(room - lines.count, 0))
  }

  private func fitted(_ lines: [ScreenLine]) -> [ScreenLine] {
    lines.prefix(height).map { $0.cut(to: width) }
  }

  var rule: ScreenLine { ScreenLine(String(repeating: "─", count: width), .faint) }

  /// Whether there is room for optional parts.
  var isTall: Bool { height >= 32 }

  // MARK: Head and foot

  private var header: ScreenLine {
    var line = ScreenLine(" review", .bold)
    if !review.title.isEmpty { line.add(" · " + review.title) }
    var right = ScreenLine()
    let total = review.toReview.count
    let done = total - review.openCount
    right.add("\(Count.grouped(done)) of \(Count.grouped(total)) reviewed ")
    let cells = width >= 100 ? 20 : 10
    let filled = total == 0 ? 0 : done == total ? cells : done * cells / total
    right.add(String(repeating: "━", count: filled), .tint(.green))
    right.add(String(repeating: "─", count: cells - filled) + " ", .faint)
    return justified(line.cut(to: max(width - right.width - 1, 8)), right)
  }

  /// The filters, with the active one marked; only that one if not all fit.
  private var views: ScreenLine {
    let counts = review.standings.map { ($0, review.count(of: $0)) }
    func line(_ shown: [(ReviewChange.Standing?, Int)]) -> ScreenLine {
      var line = ScreenLine()
      for (standing, count) in shown {
        let isActive = standing == review.view.standing
        line.add(" ")
        line.add(
          (isActive ? "▸" : " ") + "\(Count.grouped(count)) \(standing?.label ?? "in all") ",
          isActive ? .reversed : .faint)
      }
      if !review.view.text.isEmpty { line.add(" with '\(review.view.text)'", .tint(.blue)) }
      return line
    }
    let all = line(counts)
    return all.width <= width ? all : line(counts.filter { $0.0 == review.view.standing })
  }

  /// A line with left and right parts.
  func justified(_ left: ScreenLine, _ right: ScreenLine) -> ScreenLine {
    var line = left.cut(to: max(width - right.width - 1, 0))
    line.pad(to: width - right.width)
    line.add(right)
    return line
  }

  private var footer: [ScreenLine] {
    switch review.mode {
    case .note(let text): [field("reason", text), hints([("enter", "keep"), ("esc", "leave")])]
    case .find(let text): [field("find", text), hints([("enter", "look"), ("esc", "leave")])]
    case .help: [said, hints([("any key", "back")])]
    case .tokens(let menu, _), .groups(let menu):
      [
        field("type to filter", menu.typed),
        hints(
          (menu.hasNumbers ? [("1–9", "pick")] : [])
            + [("↑ ↓", "move"), ("enter", "pick"), ("esc", menu.typed.isEmpty ? "leave" : "clear")]),
      ]
    case .change: [said, hints(review.place == nil ? endHints : changeHints)]
    }
  }

  private var said: ScreenLine {
    var line = ScreenLine(indent: 1)
    if !review.message.isEmpty { line.add(review.message, .tint(.blue)) }
    return line
  }

  private func field(_ name: String, _ text: String) -> ScreenLine {
    var line = ScreenLine(" \(name): ", .faint)
    let room = max(width - line.width - 2, 1)
    line.add(SafeText.cutStart(SafeText.line(text), to: room))
    line.add(depth == .none ? "_" : " ", .reversed)
    return line
  }

  private var changeHints: [(String, String)] {
    guard let current = review.current, let group = review.group else { return [] }
    let hasToken = review.changes[current].suggestion.token != nil
    let open = group.members.count { review.decided[$0] == nil }
    var hints = hasToken ? [("a", "accept")] : []
    hints += [("r", "reject"), ("c", "choose"), ("s", "skip")]
    if open > 1 { hints.append((hasToken ? "A R C" : "R C", "all \(Count.grouped(open))")) }
    if !review.history.isEmpty { hints.append(("u", "undo")) }
    return hints + [("?", "keys"), ("q", "quit")]
  }

  private var endHints: [(String, String)] {
    let open = review.nextOpen(from: 0) != nil
    return (open ? [("enter", "go on")] : [])
      + [("b", "back"), ("f", "look at others")] + (review.history.isEmpty ? [] : [("u", "undo")])
      + [("?", "keys"), ("q", "quit")]
  }

  /// The relevant keys; those in the middle are dropped if they do not fit, never the last two.
  private func hints(_ hints: [(key: String, text: String)]) -> ScreenLine {
    var hints = hints
    func line() -> ScreenLine {
      var line = ScreenLine()
      for hint in hints {
        line.add(line.width == 0 ? " " : "   ")
        line.add(hint.key, .tint(.blue, isBold: true))
        line.add(" " + hint.text)
      }
      return line
    }
    while line().width > width, hints.count > 2 { hints.remove(at: hints.count - 3) }
    return line()
  }
}

extension Review {
  /// The screen as lines for a terminal, without line ends.
  package func screen(width: Int, height: Int, depth: ColorDepth) -> [String] {
    ReviewScreen(review: self, width: width, height: height, depth: depth).lines()
      .map { $0.text(depth) }
  }
}
