/// Reads the colors, fonts and radii of a storyboard or a xib.
struct InterfaceReader {
  private var tag: MarkupReader
  private var isMac = false
  private var elements: [Element] = []
  private var values: [InterfaceValue] = []

  /// The limit of open elements searched for an end tag.
  private static let maximumUnclosed = 64

  /// An open element.
  private struct Element {
    var name: ByteRange
    /// The object it belongs to: the innermost element that has an identifier.
    var object: ByteRange?
    var identifier: ByteRange?
    /// The property set by a `userDefinedRuntimeAttribute`.
    var keyPath: ByteRange?
    /// Whether it contains values of named colors, which are defined elsewhere.
    var isCache: Bool
  }

  private init(_ bytes: [UInt8]) {
    tag = MarkupReader(bytes)
  }

  /// The values of a file in order, and whether it is one for the Mac.
  static func read(_ bytes: [UInt8]) -> (values: [InterfaceValue], isMac: Bool) {
    var reader = InterfaceReader(bytes)
    while let tag = reader.tag.next() { reader.take(tag) }
    return (reader.values, reader.isMac)
  }

  private mutating func take(_ found: MarkupReader.Tag) {
    if found.kind == .end {
      // Tolerates errors: an unclosed element ends with its parent.
      let open = elements.suffix(Self.maximumUnclosed)
        .lastIndex { tag.text($0.name) == tag.text(found.name) }
      if let open { elements.removeSubrange(open...) }
      return
    }
    if tag.isText(found.name, "document") {
      isMac = tag.value("targetRuntime").map { tag.text($0).hasPrefix("MacOSX") } ?? false
    }
    read(found)
    guard found.kind == .start else { return }
    let isCache =
      elements.last?.isCache ?? false
      || tag.isText(found.name, "namedColor") || tag.isText(found.name, "systemColor")
    var element = Element(name: found.name, keyPath: tag.value("keyPath"), isCache: isCache)
    let identifier = tag.value("id")
    element.object = identifier == nil ? elements.last?.object : found.name
    element.identifier = identifier ?? elements.last?.identifier
    elements.append(element)
  }

  private mutating func read(_ found: MarkupReader.Tag) {
    guard !(elements.last?.isCache ?? false) else { return }
    if tag.isText(found.name, "color") {
      readColor(found)
    } else if tag.isText(found.name, "fontDescription") || tag.isText(found.name, "font") {
      readFont(found)
    } else if tag.isText(found.name, "integer") || tag.isText(found.name, "real") {
      readNumber(found)
    }
  }

  private var place: InterfacePlace {
    var place = InterfacePlace()
    place.element = elements.last?.object.map { tag.text($0) } ?? ""
    place.key = (elements.last?.keyPath ?? tag.value("key")).map { tag.text($0) } ?? ""
    return place
  }

  private mutating func add(_ value: InterfaceValue, _ place: InterfacePlace) {
    var value = value
    let identifier = elements.last?.identifier
    value.owner = (identifier.map { tag.text($0) } ?? "") + "." + place.key
    values.append(value)
  }

  private mutating func readColor(_ found: MarkupReader.Tag) {
    guard let color = InterfaceColor(tag: tag, isMac: isMac).read() else { return }
    let place = place
    add(
      InterfaceValue(
        category: .color, range: found.range, signature: "color", value: .color(color.value),
        role: place.colorRole, reasons: color.reasons), place)
  }

  private mutating func readFont(_ found: MarkupReader.Tag) {
    guard let read = InterfaceFont(tag: tag).read() else { return }
    let place = place
    let element = place.element.isEmpty ? "a view" : place.element
    add(
      InterfaceValue(
        category: .font, range: found.range, signature: tag.text(found.name),
        value: .known(.font(read.font)),
        role: RoleReading(.text, evidence: "font of \(element)"), leave: read.leave), place)
  }

  /// The value of a runtime attribute that rounds corners.
  private mutating func readNumber(_ found: MarkupReader.Tag) {
    guard let keyPath = elements.last?.keyPath.map({ tag.text($0) }),
      keyPath.split(at: ".").last == "cornerRadius",
      let points = tag.value("value").flatMap({ Double(tag.text($0)) }), points.isFinite
    else { return }
    add(
      InterfaceValue(
        category: .radius, range: found.range, signature: keyPath, value: .known(.radius(points)),
        role: .unknown, leave: points == 0 ? Reason(.zero, "no corner is rounded") : nil), place)
  }
}
