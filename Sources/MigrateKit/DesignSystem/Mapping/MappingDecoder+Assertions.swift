// Reads `assertions`, the claims that `tokens check` verifies.

extension MappingDecoder {
  /// The assertions with the places of their claims.
  func assertions(_ object: CheckedObject) -> MappingFile.Mention<Assertions> {
    let place = object.place("assertions")
    var assertions = Assertions()
    guard let json = object.object["assertions"],
      let entry = CheckedObject(json, at: place, keys: MappingKeys.assertions, log: log)
    else { return MappingFile.Mention(value: assertions, place: place) }
    assertions.highContrastText = number("highContrastText", of: entry, from: 1, to: 21)
    assertions.noPureBlack = entry.flag("noPureBlack") ?? false
    assertions.textScales = entry.flag("textScales") ?? false
    assertions.grid = number("grid", of: entry, from: 1, to: 100)
    if let json = entry.object["contrastClaims"] {
      if let claims = json.array {
        assertions.contrastClaims = claims.enumerated().compactMap {
          claim($1, at: entry.place("contrastClaims").index($0))
        }
      } else {
        entry.error("contrastClaims", "expected an array, found \(json.kind)")
      }
    }
    return MappingFile.Mention(value: assertions, place: place)
  }

  private func claim(_ json: JSONValue, at place: TokenOrigin) -> Assertions.ContrastClaim? {
    guard
      let entry = CheckedObject(json, at: place, keys: MappingKeys.contrastClaim, log: log)
    else { return nil }
    for key in ["foreground", "background", "ratio"] where entry.object[key] == nil {
      log.error(file, place.path, "\"\(key)\" is missing")
    }
    guard let foreground = color("foreground", of: entry),
      let background = color("background", of: entry),
      let ratio = number("ratio", of: entry, from: 1, to: 21)
    else { return nil }
    var appearance = AppearanceMode.light
    if let name = entry.string("appearance") {
      guard
        let named: AppearanceMode = CheckedObject.named(
          name, kind: "appearance", at: entry.place("appearance"), log: log)
      else { return nil }
      appearance = named
    }
    return Assertions.ContrastClaim(
      foreground: foreground, background: background, ratio: ratio, appearance: appearance,
      says: entry.string("says") ?? "")
  }

  /// The path of a token, or a hex color.
  private func color(_ key: String, of entry: CheckedObject) -> String? {
    guard let text = entry.string(key) else { return nil }
    if text.hasPrefix("#"), ColorText.parse(text) == nil {
      entry.error(key, "'\(text)' is not a color; write #RRGGBB or the path of a token")
      return nil
    }
    return text
  }

  private func number(
    _ key: String, of entry: CheckedObject, from least: Double, to most: Double
  ) -> Double? {
    guard let json = entry.object[key] else { return nil }
    if let number = json.number, (least...most).contains(number) { return number }
    entry.error(
      key,
      "expected a number from \(NumberText.plain(least)) to \(NumberText.plain(most)), found "
        + (json.number.map { NumberText.plain($0) } ?? json.kind))
    return nil
  }
}

extension DesignSystemBuilder {
  /// Reports every token of the assertions that does not exist.
  func checkAssertions(_ paths: [String]) {
    let place = mapping.assertions.place.key("contrastClaims")
    for (index, claim) in mapping.assertions.value.contrastClaims.enumerated() {
      for (key, name) in [("foreground", claim.foreground), ("background", claim.background)]
      where !name.hasPrefix("#") && !paths.contains(name) {
        log.error(
          place.file, place.index(index).key(key).path,
          "there is no token '\(name)'" + DidYouMean.hint(name, among: paths))
      }
    }
  }
}
