// Handles keys.

extension Review {
  /// Handles a key.
  ///
  /// - Returns: The effect for the caller; `nil` if there is none.
  package mutating func press(_ key: ReviewKey) -> Effect? {
    if key == .redraw { return nil }
    message = ""
    switch mode {
    case .change: return ReviewAction.of(key).flatMap { perform($0) } ?? goOn(key)
    case .help:
      mode = .change
      return key == .interrupt ? .quit : nil
    case .tokens(var menu, let forAll):
      switch menu.press(key) {
      case .stays: mode = .tokens(menu, forAll: forAll)
      case .left: mode = .change
      case .picked(let row):
        mode = .change
        return take(tokenRows[row].token.path, forAll: forAll)
      }
    case .groups(var menu):
      switch menu.press(key) {
      case .stays: mode = .groups(menu)
      case .left: mode = .change
      case .picked(let group):
        mode = .change
        let start = view.start(ofGroup: group)
        let places = start..<start + view.groups[group].members.count
        place = places.first { decided[view.order[$0]] == nil } ?? start
      }
    case .note(let text): return type(key, after: text, to: { .note($0) }, finish: { $0.note($1) })
    case .find(let text): return type(key, after: text, to: { .find($0) }, finish: { $0.find($1) })
    }
    return nil
  }

  /// A key in a text field: enter confirms, escape cancels.
  private mutating func type(
    _ key: ReviewKey, after text: String, to mode: (String) -> Mode,
    finish: (inout Review, String) -> Effect?
  ) -> Effect? {
    switch key {
    case .enter:
      self.mode = .change
      return finish(&self, text)
    case .escape, .interrupt: self.mode = .change
    case .backspace: self.mode = mode(String(text.dropLast()))
    case .clear: self.mode = mode("")
    case .character(let character): self.mode = mode(text + String(character))
    case .pasted(let more): self.mode = mode(text + more.filter { !$0.isNewline })
    default: break
    }
    return nil
  }

  private mutating func perform(_ action: ReviewAction) -> Effect? {
    switch action {
    case .accept: return accept(forAll: false)
    case .acceptAll: return accept(forAll: true)
    case .reject: return reject(forAll: false)
    case .rejectAll: return reject(forAll: true)
    case .clear: return clear()
    case .undo: return undo()
    case .choose: choose(forAll: false)
    case .chooseAll: choose(forAll: true)
    case .note: if let current { mode = .note(note(on: current)) }
    case .next: move(by: 1)
    case .back: move(by: -1)
    case .nextGroup: moveToGroup(by: 1)
    case .backGroup: moveToGroup(by: -1)
    case .groups: listGroups()
    case .find: mode = .find(view.text)
    case .show: showNextStanding()
    case .help: mode = .help
    case .quit: return .quit
    }
    return nil
  }

  /// Enter at the end goes to the first open change.
  private mutating func goOn(_ key: ReviewKey) -> Effect? {
    if place == nil, key == .enter { place = nextOpen(from: 0) }
    return nil
  }

  // MARK: Moving

  private mutating func move(by step: Int) {
    let next = (place ?? view.order.count) + step
    place = next >= view.order.count ? nil : max(next, 0)
    if view.order.isEmpty { place = nil }
  }

  /// Moves to the first place of another group; backward from the middle of a group, to its own
  /// first.
  private mutating func moveToGroup(by step: Int) {
    guard let place else {
      if step < 0, !view.groups.isEmpty { self.place = view.start(ofGroup: view.groups.count - 1) }
      return
    }
    let group = view.groupOfPlace[place]
    let start = view.start(ofGroup: group)
    if step < 0, place > start {
      self.place = start
    } else {
      let next = max(group + step, 0)
      self.place = next < view.groups.count ? view.start(ofGroup: next) : nil
    }
  }

  private mutating func listGroups() {
    guard !view.groups.isEmpty else { return }
    let rows = view.groups.enumerated().map { number, group in
      Menu.Row(key: number, words: changes[group.members[0]].words)
    }
    mode = .groups(Menu(rows, selection: place.map { view.groupOfPlace[$0] } ?? 0))
  }

  // MARK: Filters

  /// The filters: each standing that occurs, and all.
  var standings: [ReviewChange.Standing?] {
    ReviewChange.Standing.allCases.filter { standing in
      changes.contains { $0.standing == standing }
    } + [nil]
  }

  private mutating func showNextStanding() {
    let now = standings.firstIndex(of: view.standing) ?? 0
    let next = standings[(now + 1) % standings.count]
    look(at: ReviewView(changes, standing: next, text: view.text))
  }

  private mutating func find(_ text: String) -> Effect? {
    let found = ReviewView(changes, standing: view.standing, text: text)
    if found.order.isEmpty, !text.isEmpty {
      message =
        "nothing holds '\(text)' among \(view.standing.map { "changes \($0.label)" } ?? "all changes")"
    } else {
      look(at: found)
    }
    return nil
  }

  /// Changes the filter; keeps the current change if it is included.
  private mutating func look(at other: ReviewView) {
    let stays = current.flatMap { other.places[$0] }
    view = other
    place = stays ?? nextOpen(from: 0)
  }
}
