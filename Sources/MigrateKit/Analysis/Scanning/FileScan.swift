/// Everything pass 1 learns of one file; pass 2 turns it into findings without reading it again.
package struct FileScan: Sendable {
  /// The path of the file, as reports write it.
  package var path: String
  /// What other files, matching and rewriting need of this one.
  package var facts: FileFacts
  /// How many uses of mapped tokens are in the file.
  package var tokenUses: Int { tokenUsesByName.values.reduce(0, +) }
  /// How often the file names each token, by the chain of names: `Color.Wellness.calmBlue`.
  package var tokenUsesByName: [String: Int] = [:]
  /// What the author of the file should know of its directives, in order of position.
  package var warnings: [ScanWarning] = []
  /// The properties by which types of the file learn the color scheme, in order.
  var appearanceProperties: [AppearanceProperty] = []
  /// What was found, but for what only other files can say, in order of position.
  var pending: [PendingFinding] = []

  /// Whether nothing was found that a report shows.
  var isSilent: Bool {
    pending.isEmpty && warnings.isEmpty && tokenUsesByName.isEmpty && appearanceProperties.isEmpty
  }

  /// Makes the scan of a file in which nothing was found.
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
struct PendingFinding: Sendable {
  /// The finding, without its value where that is not known yet.
  var finding: Finding
  /// What the value is, or how to learn it.
  var value: RawFinding.Value
  /// What must hold for the finding to count.
  var premises: [Premise]
  /// How other files name the constant that the value sits in.
  var constantPath: String?
  /// The type whose extensions may name that constant.
  var constantOwner: String?
  /// Why not all uses of the constant are known, as far as its file says.
  var hiddenUses: String?
  /// The parameter of the app's own that takes it: its declaration gives the type of a number, its uses what
  /// a color is for.
  var query: ParameterQuery?
}
