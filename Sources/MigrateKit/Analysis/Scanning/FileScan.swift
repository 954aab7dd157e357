/// The result of pass 1 for one file, from which pass 2 makes findings without reading the file
/// again.
package struct FileScan: Sendable {
  /// The path of the file in reports.
  package var path: String
  /// The facts for other files, matching and rewriting.
  package var facts: FileFacts
  /// The number of uses of mapped tokens.
  package var tokenUses: Int { tokenUsesByName.values.reduce(0, +) }
  /// The number of uses of each token, by the chain of names: `Color.Wellness.calmBlue`.
  package var tokenUsesByName: [String: Int] = [:]
  /// The warnings about directives, in order of position.
  package var warnings: [ScanWarning] = []
  /// The color scheme properties of the file's types, in order.
  package var appearanceProperties: [AppearanceProperty] = []
  /// The raw findings, in order of position.
  package var pending: [PendingFinding] = []

  /// Whether there is nothing to report.
  package var isSilent: Bool {
    pending.isEmpty && warnings.isEmpty && tokenUsesByName.isEmpty && appearanceProperties.isEmpty
  }

  /// Makes an empty scan of a file.
  package init(path: String, facts: FileFacts = FileFacts()) {
    self.path = path
    self.facts = facts
  }
}

/// Something about a file that its author should know.
package struct ScanWarning: Hashable, Sendable {
  /// Where in the file.
  package var position: SourcePosition
  /// One sentence, lower case and without a full stop.
  package var message: String

  /// Makes a warning.
  package init(position: SourcePosition, message: String) {
    self.position = position
    self.message = message
  }
}

/// A finding that waits for what other files say.
package struct PendingFinding: Sendable {
  /// The finding, without its value where that is not known yet.
  package var finding: Finding
  /// What the value is, or how to learn it.
  package var value: RawFinding.Value
  /// What must hold for the finding to count.
  var premises: [Premise]
  /// What other files have to do with the value, stored apart; all without it share one value.
  private var links = Links.none

  /// Makes a pending finding.
  init(finding: Finding, value: RawFinding.Value, premises: [Premise]) {
    self.finding = finding
    self.value = value
    self.premises = premises
  }

  /// What other files have to do with a value.
  struct Links: Hashable, Sendable {
    /// How other files name the constant that the value sits in.
    var constantPath: String?
    /// The type whose extensions may name that constant.
    var constantOwner: String?
    /// Why not all uses of the constant are known, as far as its file says.
    var hiddenUses: String?
    /// The parameter of the app's own that takes it: its declaration gives the type of a number, its uses what
    /// a color is for.
    var query: ParameterQuery?

    fileprivate static let none = CopyOnWriteBox(wrappedValue: Links())
  }

  /// What other files have to do with the value.
  var otherFiles: Links {
    _read { yield links.wrappedValue }
    set { if newValue != Links() { links = CopyOnWriteBox(wrappedValue: newValue) } }
  }
}
