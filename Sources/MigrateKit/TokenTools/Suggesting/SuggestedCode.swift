import MigrateKitCore

/// The code of proposed tokens, which no app declares yet.
///
/// Colors are members of `Color`, like SwiftUI's; other categories have their own type, because
/// names such as `Font.body` are Apple's.
package enum SuggestedCode {
  /// The types that hold the tokens of each category.
  private static let holders: [TokenCategory: String] = [
    .font: "Typography", .radius: "Radius", .spacing: "Spacing", .lineSpacing: "LineSpacing",
    .borderWidth: "BorderWidth", .touchTarget: "TouchTarget", .opacity: "Opacity",
    .duration: "Timing", .shadow: "Elevation", .animation: "Motion", .fontSize: "FontSize",
  ]

  /// The templates of a mapping, by category.
  static func templates(
    _ categories: Set<TokenCategory> = Set(TokenCategory.allCases), bridges: MappingDraft.Bridges
  ) -> JSONObject {
    var object = JSONObject()
    for category in TokenCategory.allCases where categories.contains(category) {
      let sites = sites(of: category, bridges)
      var templates = JSONObject()
      for site in Site.allCases { templates[site.rawValue] = sites[site].map { .string($0) } }
      object[category.rawValue] = .object(templates)
    }
    return object
  }

  private static func sites(
    of category: TokenCategory, _ bridges: MappingDraft.Bridges
  ) -> [Site: String] {
    guard let holder = holders[category] else {
      return bridges.completed(
        bridges.prefersUIKit ? [.uiColor: "UIColor.{name}"] : [.color: "Color.{name}"])
    }
    let code = "\(holder).{name}"
    switch category {
    case .font:
      if bridges.usesUIKit, !bridges.usesSwiftUI { return [.uiFont: "UIFont.\(code)"] }
      return bridges.usesUIKit ? [.font: code, .uiFont: "UIFont.\(code)"] : [.font: code]
    case .opacity, .duration: return [.double: code]
    case .animation: return [.animation: code]
    case .shadow:
      let parts = ["color", "radius", "x", "y"].map { "\($0): \(code).\($0)" }
      return [.viewModifier: "shadow(\(parts.joined(separator: ", ")))"]
    default: return [.cgFloat: code]
    }
  }

  /// The frameworks of the findings' sites.
  package static func bridges(for suggestions: [Suggestion]) -> MappingDraft.Bridges {
    func count(_ sites: Set<Site>) -> Int {
      suggestions.count { sites.contains($0.finding.site) }
    }
    let swiftUI = count([.color, .shapeStyle, .font])
    let uiKit = count([.uiColor, .uiFont, .cgColor])
    return MappingDraft.Bridges(
      usesSwiftUI: swiftUI > 0, usesUIKit: uiKit > 0, usesAppKit: count([.nsColor, .nsFont]) > 0,
      prefersUIKit: uiKit > swiftUI)
  }

  /// A system without tokens whose templates name those that are proposed.
  package static func system(bridges: MappingDraft.Bridges) -> DesignSystem {
    var system = DesignSystem(name: "", tokens: [])
    let log = ProblemLog()
    let mapping = JSONObject(["code": .object(templates(bridges: bridges))])
    let origin = TokenOrigin(file: "", path: .root)
    if let object = CheckedObject(.object(mapping), at: origin, keys: ["code"], log: log) {
      system.codeTable = MappingDecoder(file: "", log: log).codes(object)
    }
    return system
  }

  /// A mapping for proposed tokens.
  ///
  /// - Parameters:
  ///   - suggestions: The tokens, whose roles are in their token file.
  ///   - name: The name of the design system.
  ///   - tokenFile: The token file, from the folder of the mapping.
  ///   - bridges: The frameworks that need code.
  /// - Returns: The mapping as a value.
  package static func mapping(
    of suggestions: TokenSuggestions, name: String, tokenFile: String,
    bridges: MappingDraft.Bridges
  ) -> JSONValue {
    let categories = Set(suggestions.tokens.map(\.value.category))
    let types = categories.compactMap { holders[$0] }.sorted()
    return .object(
      JSONObject([
        "$description": .string(
          "Written by dsmigrate from the values that the code repeats. Names and roles are proposals."
        ),
        "name": .string(name), "tokens": .array([.string(tokenFile)]),
        "code": .object(templates(categories, bridges: bridges)),
        "definitions": types.isEmpty ? nil : .array(types.map { .string($0) }),
      ]))
  }
}

extension TokenSuggestions {
  /// The bytes of a mapping for the tokens, where both files are named as a person types them.
  package func mapping(
    at path: String, tokenFile: String, bridges: MappingDraft.Bridges
  ) -> [UInt8] {
    let stem = tokenFile.split(at: "/").last?.split(at: ".").first ?? "app"
    let folder = FilePath.workingDirectory()
    let relative = FilePath.relative(
      FilePath.absolute(tokenFile, from: folder),
      to: FilePath.folder(FilePath.absolute(path, from: folder)))
    return JSONWriter.document(
      SuggestedCode.mapping(
        of: self, name: SwiftName.type(String(stem)), tokenFile: relative, bridges: bridges))
  }
}
