/// Parts of an interface, and states of them, that a name can be about: buttons, sheets, what is selected.
///
/// A token that is named for one is for that one: `radius.button` rounds buttons, whatever else has 8 points.
/// Where a name in the code indicates it, the token may match.
package struct ComponentSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The parts and states that names mention.
  package init(names: some Sequence<String>) {
    self = names.reduce(into: []) { $0.insert(name: $1) }
  }

  /// Adds the parts and states in a name: `tagUnfollowButton` gives tags, following and buttons.
  package mutating func insert(name: String) {
    var name = name
    name.withUTF8 { insert(nameOf: $0) }
  }

  /// The same for the bytes of a name, because it runs for every name around a value.
  package mutating func insert(nameOf bytes: UnsafeBufferPointer<UInt8>) {
    NameWords.forEachWord(of: bytes) { word in
      if let bit = Self.bits[word] { formUnion(ComponentSet(rawValue: 1 << bit)) }
    }
  }

  /// The part that a role implies.
  package init(role: UsageRole) {
    switch role {
    case .card, .button, .input, .badge, .sheet, .bubble, .image: self.init(names: [role.rawValue])
    case .gap: self.init(names: ["between"])
    default: self = []
    }
  }

  /// What names do not restrict in a category: the levels of backgrounds are called after cards, screens and controls,
  /// the steps of a scale after sections, and the meaning of a color is asked for by other means.
  package static func unrestricted(in category: TokenCategory) -> ComponentSet {
    switch category {
    case .color: ComponentSet(names: ["card", "screen", "control", "error"])
    case .spacing: ComponentSet(names: ["section"])
    // Values with several components are rarely equal by chance, except for the few durations of animations.
    case .shadow, .touchTarget: ComponentSet(rawValue: .max)
    default: []
    }
  }

  /// Parts of an app rather than of a view: a folder or a file may be named for them.
  package static let places = ComponentSet(names: [
    "onboarding", "profile", "settings", "reader", "player", "editor", "bookmarks", "notification",
    "calendar", "map", "login", "launch", "paywall", "camera", "widget", "watch", "chat", "browser",
  ])

  /// Whether a word names one of these parts of an app.
  static func isPlace(_ word: String) -> Bool {
    !ComponentSet(names: [word]).isDisjoint(with: .places)
  }

  /// What fills the display, and has no shape.
  static let wholes = ComponentSet(names: ["screen", "window"])

  package static let card = ComponentSet(names: ["card"])
  package static let button = ComponentSet(names: ["button"])
  package static let screen = ComponentSet(names: ["screen"])
  package static let input = ComponentSet(names: ["input"])
  /// What lies on cards.
  package static let smallParts = ComponentSet(names: ["button", "badge", "switch", "menu"])

  /// What a view may be for a while.
  static let states = ComponentSet(names: ["selected", "highlighted", "disabled", "focused"])

  /// The number of members.
  package var count: Int { rawValue.nonzeroBitCount }

  /// In the words of sentences: `buttons`, `what is selected`.
  package var nouns: [String] { phrases.map(\.several) }

  /// One of each: `a button`, `that it is selected`.
  package var singulars: [String] { phrases.map(\.one) }

  private var phrases: [Family] {
    Self.families.indices.filter { contains(ComponentSet(rawValue: 1 << UInt64($0))) }
      .map { Self.families[$0] }
  }

  private struct Family: Sendable {
    let one: String
    let several: String
    let words: [String]

    init(_ one: String, _ several: String, _ words: String...) {
      (self.one, self.several, self.words) = (one, several, words)
    }
  }

  private static let families: [Family] = [
    Family("a button", "buttons", "button", "buttons", "btn", "cta", "interactive"),
    Family("a card", "cards", "card", "cards", "tile", "tiles", "panel"),
    Family("an input", "inputs", "input", "inputs", "field", "fields", "textfield", "textbox"),
    Family(
      "a badge or a tag", "badges and tags", "badge", "badges", "tag", "tags", "chip", "chips"),
    Family(
      "a sheet", "sheets", "sheet", "sheets", "modal", "modals", "dialog", "dialogs", "drawer",
      "popup",
      "popups", "popover"),
    Family("a bubble", "bubbles", "bubble", "bubbles"),
    Family(
      "an image", "images", "image", "images", "avatar", "avatars", "thumbnail", "photo", "artwork",
      "art"),
    Family("a tab", "tabs", "tab", "tabs", "tabbar"),
    Family("a toolbar", "toolbars", "toolbar", "toolbars"),
    Family("navigation", "navigation", "navigation", "navbar", "nav", "navigationbar"),
    Family("a sidebar", "sidebars", "sidebar"),
    Family("a menu", "menus", "menu", "menus"),
    Family("a list", "lists", "list", "lists"),
    Family("a row or a cell", "rows and cells", "row", "rows", "cell", "cells"),
    Family("a table", "tables", "table", "tables", "tableview"),
    Family("a header", "headers", "header", "headers"),
    Family("a footer", "footers", "footer", "footers"),
    Family("a section", "sections", "section", "sections"),
    Family("a screen", "screens", "screen", "screens", "page", "pages"),
    Family("a window", "windows", "window", "windows"),
    Family("a banner", "banners", "banner", "banners"),
    Family("a toast", "toasts", "toast", "toasts", "snackbar"),
    Family("an alert", "alerts", "alert", "alerts"),
    Family("a tooltip", "tooltips", "tooltip", "tooltips"),
    Family("a quote", "quotes", "quote", "quotes", "blockquote"),
    Family("code", "code", "codeblock", "monospace"),
    Family("a slider", "sliders", "slider", "sliders", "scrubber"),
    Family(
      "a switch or a checkbox", "switches and checkboxes", "switch", "switches", "toggle",
      "toggles", "checkbox", "checkboxes", "checkmark"),
    Family("a picker", "pickers", "picker", "pickers"),
    Family("progress", "progress", "progress", "spinner", "loader", "loading"),
    Family("a skeleton", "skeletons", "skeleton", "shimmer"),
    Family("a placeholder", "placeholders", "placeholder", "placeholders"),
    Family("a keyboard", "keyboards", "keyboard", "keypad"),
    Family("search", "search", "search", "searchbar"),
    Family("a link", "links", "link", "links", "hyperlink"),
    Family("a control", "controls", "control", "controls"),
    Family("a file", "files", "file", "files", "folder", "folders"),
    Family("an error", "errors", "error", "errors", "failure"),
    Family("an empty state", "empty states", "empty"),
    Family("that it is selected", "what is selected", "selected", "selection"),
    Family("that it is highlighted", "what is highlighted", "highlighted", "highlight", "pressed"),
    Family("that it is disabled", "what is disabled", "disabled", "disable", "inactive"),
    Family("that it has the focus", "what has the focus", "focused", "focus", "hover", "hovered"),
    Family("that it is unread", "what is unread", "unread"),
    Family("following", "following", "follow", "following", "unfollow", "follower", "followers"),
    Family("onboarding", "onboarding", "onboarding", "welcome", "walkthrough"),
    Family("a profile", "profiles", "profile", "profiles"),
    Family("settings", "settings", "settings", "preferences"),
    Family("a reader", "readers", "reader", "reading"),
    Family("a player", "players", "player"),
    Family("an editor", "editors", "editor", "compose", "composer"),
    Family("a bookmark", "bookmarks", "bookmark", "bookmarks", "favorites", "favourites"),
    Family("a notification", "notifications", "notification", "notifications"),
    Family("a calendar", "calendars", "calendar"),
    Family("a map", "maps", "map", "maps"),
    Family("a login", "logins", "login", "signin", "signup"),
    Family("a launch screen", "launch screens", "launch", "splash"),
    Family("a paywall", "paywalls", "paywall", "upsell", "subscription"),
    Family("a camera", "cameras", "camera"),
    Family("a widget", "widgets", "widget", "widgets"),
    Family("a watch", "watches", "watch"),
    Family("a chat", "chats", "chat", "conversation", "conversations"),
    Family("a browser", "browsers", "browser", "web", "webview"),
    Family("spacing between views", "spacing between views", "between", "inter"),
  ]

  private static let bits = WordTable(
    families.enumerated().flatMap { number, family in
      family.words.map { ($0, UInt64(number)) }
    })
}
