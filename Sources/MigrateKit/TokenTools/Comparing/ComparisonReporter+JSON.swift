import MigrateKitCore

extension ComparisonReporter {
  /// The comparison as JSON with a final newline: keys in alphabetical order.
  package func json(_ comparison: TokenComparison) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("nearMisses")
    json.beginArray()
    for miss in comparison.nearMisses {
      json.beginObject(inline: true)
      json.member("appearance", miss.appearance.rawValue)
      json.member("distance", miss.distance)
      json.key("places")
      json.places([miss.first, miss.second], comparison)
      json.endObject()
    }
    json.endArray()
    json.array("rows", of: comparison.rows) { $0.row($1, comparison) }
    json.member("schemaVersion", JSONReporter.schemaVersion)
    json.array("sharedColors", of: comparison.sharedColors) { $0.places($1.places, comparison) }
    json.key("systems")
    json.beginArray()
    for system in comparison.systems {
      json.beginObject()
      json.array("lacks", of: system.lacks, inline: true) { $0.string($1) }
      json.member("name", system.name)
      json.member("tokens", system.tokenCount)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.finished()
  }
}

extension JSONWriter {
  fileprivate mutating func row(_ row: TokenComparison.Row, _ comparison: TokenComparison) {
    beginObject()
    member("category", row.category.rawValue)
    if let difference = row.difference {
      key("difference")
      self.difference(difference, comparison)
    }
    member("name", row.name)
    member("spread", row.spread)
    key("tokens")
    beginArray()
    for (token, system) in zip(row.cells, comparison.systems) {
      guard let token else { continue }
      beginObject()
      member("aliasOf", token.aliasOf.last)
      member("system", system.name)
      key("value")
      value(token.value)
      endObject()
    }
    endArray()
    endObject()
  }

  private mutating func difference(
    _ difference: ColorDifference, _ comparison: TokenComparison
  ) {
    beginObject(inline: true)
    member("dark", difference.dark)
    member("light", difference.light)
    key("opacities")
    beginArray(inline: true)
    for opacity in difference.opacities.map({ [$0.lowerBound, $0.upperBound] }) ?? [] {
      number(opacity)
    }
    endArray()
    array("withoutDark", of: difference.withoutDark, inline: true) {
      $0.string(comparison.systems[$1].name)
    }
    endObject()
  }

  fileprivate mutating func places(
    _ places: [TokenComparison.Place], _ comparison: TokenComparison
  ) {
    beginArray(inline: true)
    for place in places {
      beginObject(inline: true)
      member("dark", place.color.dark?.rgba8.hex)
      member("light", place.color.light.rgba8.hex)
      member("name", place.name)
      member("system", comparison.systems[place.system].name)
      endObject()
    }
    endArray()
  }
}
