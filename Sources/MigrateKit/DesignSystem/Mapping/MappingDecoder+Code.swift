extension MappingDecoder {
  /// `code`: templates by category, and entries by token.
  package func codes(_ object: CheckedObject) -> CodeTable {
    guard let json = object.object["code"],
      let codes = CheckedObject(
        json, at: object.place("code"), keys: MappingKeys.codes, log: log)
    else { return CodeTable() }
    var table = CodeTable()
    for category in TokenCategory.allCases {
      guard let json = codes.object[category.rawValue] else { continue }
      let entry = entry(
        json, at: codes.place(category.rawValue), sites: Site.sites(of: category))
      table.templates[category] = entry
    }
    for (key, value, place) in codes.members("tokens") {
      guard let entry = entry(value, at: place, sites: Site.allCases) else { continue }
      table.entries.append(PathGlob(key), entry)
    }
    return table
  }

  /// The codes of one category or token.
  private func entry(
    _ json: JSONValue, at origin: TokenOrigin, sites: [Site]
  ) -> CodeTable.Entry? {
    let keys = sites.map(\.rawValue) + ["requires"]
    guard let object = CheckedObject(json, at: origin, keys: nil, log: log) else { return nil }
    var entry = CodeTable.Entry(place: origin, requires: object.string("requires"))
    for (key, value) in object.object.members where key != "requires" && key != "$description" {
      guard let site = sites.first(where: { $0.rawValue == key }) else {
        let isElsewhere = Site(rawValue: key) != nil
        object.error(
          key,
          isElsewhere
            ? "no token of this category can be used at '\(key)'"
            : "unknown site '\(key)'" + DidYouMean.hint(key, among: keys))
        continue
      }
      guard let template = template(value, of: site, at: object.place(key)) else { continue }
      entry.sites[site] = template
    }
    return entry
  }

  private func template(
    _ json: JSONValue, of site: Site, at origin: TokenOrigin
  ) -> CodeTemplate? {
    var text = json.string
    var requires: String?
    if json.object != nil {
      guard let object = CheckedObject(json, at: origin, keys: MappingKeys.code, log: log)
      else { return nil }
      text = object.string("text")
      requires = object.string("requires")
      if object.object["text"] == nil { log.error(file, origin.path, "\"text\" is missing") }
      if text == nil { return nil }
    }
    guard let text else {
      log.error(
        file, origin.path, "expected a Swift expression as a string, found \(json.kind)")
      return nil
    }
    do throws(CodeTemplate.Failure) {
      let template = try CodeTemplate(text, requires: requires)
      if template.isImplicitMember, site == .shapeStyle || site == .any {
        let type = site == .shapeStyle ? "Color" : "UIColor"
        log.error(
          file, origin.path,
          "'\(text)' does not compile at '\(site.rawValue)', which has no such member; "
            + "write '\(type)\(text)'")
        return nil
      }
      return template
    } catch {
      log.error(file, origin.path, error.message)
      return nil
    }
  }
}

extension Site {
  /// The sites where a token of a category can be.
  static func sites(of category: TokenCategory) -> [Site] {
    switch category {
    case .color: [.color, .shapeStyle, .uiColor, .nsColor, .cgColor, .any]
    case .font: [.font, .uiFont, .nsFont, .viewModifier, .any]
    case .radius, .spacing, .duration, .opacity, .lineSpacing, .borderWidth, .touchTarget,
      .fontSize:
      [.cgFloat, .double, .float, .number]
    case .shadow: [.viewModifier, .layer]
    case .animation: [.animation, .timingFunction]
    }
  }
}
