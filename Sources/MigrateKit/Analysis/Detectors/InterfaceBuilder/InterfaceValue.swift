/// A hard-coded value in a file of Interface Builder, as the file alone states it.
struct InterfaceValue {
  var category: TokenCategory
  /// The tag that holds the value.
  var range: ByteRange
  /// The form it is written in: `color`, `fontDescription`, `layer.cornerRadius`.
  var signature: String
  var value: RawFinding.Value
  var role: RoleReading
  /// Why there is nothing to migrate; `nil` for a value like any other.
  var leave: Reason?
  /// What else is known of it.
  var reasons: [Reason] = []
  /// The identifier that Interface Builder gave to the object it belongs to, and the property there.
  var owner = ""
}

/// Where a value is in its document.
struct InterfacePlace {
  /// The element around the tag: `label`.
  var element = ""
  /// The property of the object, as far as the file names it: `textColor`, `layer.cornerRadius`.
  var key = ""

  /// What a color is for, by the property that takes it.
  var colorRole: RoleReading {
    let evidence = element.isEmpty ? key : "\(key) of \(element)"
    let name = key.split(separator: ".").last.map(String.init) ?? key
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
