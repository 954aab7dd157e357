/// A hard-coded value in an Interface Builder file.
struct InterfaceValue {
  var category: TokenCategory
  /// The tag that holds the value.
  var range: ByteRange
  /// The form it is written in: `color`, `fontDescription`, `layer.cornerRadius`.
  var signature: String
  var value: RawFinding.Value
  var role: RoleReading
  /// Why there is nothing to migrate; `nil` if there is.
  var leave: Reason?
  /// Remarks.
  var reasons: [Reason] = []
  /// The Interface Builder identifier of its object, and the property.
  var owner = ""
}

/// The place of a value in its document.
struct InterfacePlace {
  /// The element around the tag: `label`.
  var element = ""
  /// The property of the object, if the file names it: `textColor`, `layer.cornerRadius`.
  var key = ""

  /// The role of a color, by its property.
  var colorRole: RoleReading {
    let evidence = element.isEmpty ? key : "\(key) of \(element)"
    let name = key.split(at: ".").last.map(String.init) ?? key
    switch name {
    case "titleColor", "highlightedColor", "NSColor": return RoleReading(.text, evidence: evidence)
    case "NSBackgroundColor": return RoleReading(.background, evidence: evidence)
    default: break
    }
    if let known = ColorSlot.property(name) { return RoleReading(known.role, evidence: evidence) }
    return NameWords.role(of: name).map { RoleReading($0, evidence: evidence, strength: .weak) }
      ?? .unknown
  }
}
