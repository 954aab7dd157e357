/// Text from sources, paths and mappings made safe for a terminal.
package enum SafeText {
  /// `text` on one line, with control characters spelled out.
  package static func line(_ text: String) -> String { ControlCharacters.escaped(text) }
}
