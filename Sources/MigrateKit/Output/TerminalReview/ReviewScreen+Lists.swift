import MigrateKitCore

// Lists to pick from, the keys, and the end.

extension ReviewScreen {
  /// The candidate tokens of a change, nearest first.
  func tokens(_ menu: Menu, forAll: Bool, _ room: Int) -> [ScreenLine] {
    guard let current = review.current, let group = review.group else { return [] }
    let change = review.changes[current]
    var head = ScreenLine(" ")
    head.add(value(change.finding.value, of: change.finding))
    head.add("  →  ", .faint)
    let open = group.members.count { $0 == current || review.decided[$0] == nil }
    head.add(forAll ? "another token in \(Count.text(open, "place"))" : "another token", .bold)
    let rows = review.tokenRows
    let shown = menu.left.map { rows[$0] }
    let names = min(
      shown.map { SafeText.width(SafeText.line($0.token.path)) }.max() ?? 0, width / 2)
    let values = shown.map { value($0.token.value).width }.max() ?? 0
    let body = list(menu, room - 2) { row in
      let row = rows[row]
      var line = ScreenLine()
      line.add(SafeText.cut(SafeText.line(row.token.path), to: names))
      line.pad(to: names + 2)
      line.add(value(row.token.value))
      line.pad(to: names + values + 4)
      if let distance = row.distance {
        let text = ValueText.distance(distance)
        line.add(text.isEmpty ? "same" : text)
        if let dark = distance.dark, let text = DecimalText.text(dark, places: 1) {
          line.add(", dark \(text)")
        }
      }
      line.add(row.isSuggested ? "  suggested" : "  \(row.rejection)", .faint)
      return line
    }
    return [head, ScreenLine()] + body
  }

  /// The groups with their progress.
  func groups(_ menu: Menu, _ room: Int) -> [ScreenLine] {
    var head = ScreenLine(" ")
    head.add(Count.text(review.view.groups.count, "group"), .bold)
    head.add(" \(review.view.standing?.label ?? "of all changes")")
    let body = list(menu, room - 2) { group in
      let members = review.view.groups[group].members
      let change = review.changes[members[0]]
      let done = members.count { review.decided[$0] != nil }
      var line = ScreenLine()
      line.add(done == members.count ? "✓ " : "  ", .tint(.green))
      let count = Count.grouped(members.count)
      line.pad(to: 7 - count.count)
      line.add(count + " ×  ", .faint)
      line.add(value(change.finding.value, of: change.finding))
      line.add("  →  ", .faint)
      let token = review.tokenText(on: members[0])
      line.add(swatch(token.flatMap { review.result(of: $0, on: change) }))
      line.add(token ?? "no token")
      if let unproven = change.suggestion.unprovenLabel { line.add("  \(unproven)", .faint) }
      if done > 0, done < members.count { line.add("  \(done) decided", .faint) }
      return line
    }
    return [head, ScreenLine()] + body
  }

  /// The filtered rows, as many as fit around the selection.
  private func list(
    _ menu: Menu, _ room: Int, _ draw: (Int) -> ScreenLine
  ) -> [ScreenLine] {
    guard !menu.left.isEmpty else {
      return [ScreenLine(" nothing holds '\(menu.typed)'", .faint)]
    }
    let first = max(min(menu.selection - room / 2, menu.left.count - room), 0)
    let shown = menu.left.enumerated().dropFirst(first).prefix(room)
    return shown.map { place, key in
      let isSelected = place == menu.selection
      var line = ScreenLine(isSelected ? " ▸" : "  ", .tint(.blue, isBold: true))
      line.add(menu.hasNumbers && place < 9 ? "\(place + 1) " : "  ", .tint(.blue))
      line.add(draw(key))
      return line
    }
  }

  /// The keys, in two columns if they do not fit in one.
  func help(_ room: Int) -> [ScreenLine] {
    var lines = [ScreenLine(" Keys", .bold)]
    for action in ReviewAction.allCases {
      var line = ScreenLine(" ")
      line.add(action.keys.map(\.name).joined(separator: " "), .tint(.blue, isBold: true))
      line.pad(to: 12, gap: 1)
      line.add(action.summary)
      lines.append(line)
    }
    return lines
  }

  /// The summary after the last place.
  var end: [ScreenLine] {
    var lines = [ScreenLine(), ScreenLine(" " + headline, .bold), ScreenLine()]
    for choice in AppliedDecision.Choice.allCases {
      let count = review.decided.values.count { $0.choice == choice }
      guard count > 0 else { continue }
      var line = ScreenLine(indent: 3)
      let text = Count.grouped(count)
      line.pad(to: 9 - text.count)
      line.add(text + "  ")
      let decision = Decision(choice)
      line.add(decision.word, decision.look)
      lines.append(line)
    }
    let elsewhere = ReviewChange.Standing.allCases.map { standing in
      (
        standing,
        review.changes.indices.count { index in
          review.changes[index].standing == standing && review.decided[index] == nil
        }
      )
    }.filter { $0.0 != review.view.standing && review.view.standing != nil && $0.1 > 0 }
    for (standing, count) in elsewhere {
      lines += row("", "\(Count.text(count, "value")) \(standing.label); f shows them", .faint)
    }
    if review.closedCount > 0 {
      lines += row("", "\(Count.text(review.closedCount, "value")) report only", .faint)
    }
    return lines
  }

  private var headline: String {
    let open = review.view.order.count { review.decided[$0] == nil }
    if review.changes.isEmpty { return "Nothing is hard-coded that could be changed here." }
    if review.view.order.isEmpty { return "Nothing is \(review.view.standing?.label ?? "left")." }
    return open == 0
      ? "Everything is decided."
      : "\(Count.text(open, "place")) \(open == 1 ? "is" : "are") still open."
  }
}
