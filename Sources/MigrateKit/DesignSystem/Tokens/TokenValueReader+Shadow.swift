extension TokenValueReader {
  /// One layer or a list of them.
  func shadow(_ json: JSONValue, at origin: TokenOrigin) -> [ShadowLayer]? {
    guard let elements = json.array else { return layer(json, at: origin).map { [$0] } }
    var layers: [ShadowLayer] = []
    for (index, element) in elements.enumerated() {
      guard let layer = layer(element, at: origin.index(index)) else { return nil }
      layers.append(layer)
    }
    return layers
  }

  private func layer(_ json: JSONValue, at origin: TokenOrigin) -> ShadowLayer? {
    guard let object = json.object else {
      return fail(origin, "expected { \"color\": …, \"offsetX\": …, … }, found \(json.kind)")
    }
    // Tokens Studio writes x and y.
    guard let color = part("color", or: "color", of: object, at: origin),
      let x = part("offsetX", or: "x", of: object, at: origin),
      let y = part("offsetY", or: "y", of: object, at: origin),
      let blur = part("blur", or: "blur", of: object, at: origin)
    else { return nil }
    guard let sample = self.color(color, at: origin.key("color")),
      let offsetX = dimension(x, at: origin.key("offsetX"), mayBeNegative: true),
      let offsetY = dimension(y, at: origin.key("offsetY"), mayBeNegative: true),
      let radius = dimension(blur, at: origin.key("blur"), mayBeNegative: false)
    else { return nil }
    var spread = 0.0
    if let written = object["spread"] {
      guard let read = dimension(written, at: origin.key("spread"), mayBeNegative: true) else {
        return nil
      }
      spread = read
    }
    return ShadowLayer(
      color: sample, offsetX: offsetX, offsetY: offsetY, blur: radius, spread: spread,
      isInset: object["inset"]?.bool ?? false)
  }

  private func part(
    _ name: String, or older: String, of object: JSONObject, at origin: TokenOrigin
  ) -> JSONValue? {
    object[name] ?? object[older] ?? fail(origin, "\"\(name)\" is missing")
  }
}
