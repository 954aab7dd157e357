/// The code of tokens: a template for each category, and entries for single tokens and patterns.
///
/// An entry replaces the whole template: a site that it omits has no code, because a token only
/// needs an entry if the template is wrong for it. An entry without any site keeps the template and
/// only adds its requirement.
package struct CodeTable {
  /// The codes of a category or of some tokens.
  struct Entry {
    var place: TokenOrigin
    var sites: [Site: CodeTemplate] = [:]
    /// A name that all sites require to be in scope.
    var requires: String?
  }

  var templates: [TokenCategory: Entry] = [:]
  var entries = PathPatterns<Entry>()

  /// The most specific entry for a token.
  func entry(for path: String) -> Entry? { entries.statement(about: path) }

  /// The codes of a token; reports mistakes.
  ///
  /// A token uses its own entry; an alias without one uses that of the nearest target that has an
  /// entry, or the code of its last target.
  package func codes(
    of token: DesignToken
  ) -> (sites: [Site: TokenCode], mistakes: [(place: TokenOrigin, message: String)]) {
    let chain = [token.path] + token.aliasOf
    let written = chain.first { entry(for: $0) != nil } ?? chain[chain.count - 1]
    let own = entry(for: written)
    let source: Entry?
    if let own, own.sites.isEmpty {
      source = templates[token.category].map { template in
        var template = template
        template.requires = own.requires ?? template.requires
        return template
      }
    } else {
      source = own ?? templates[token.category]
    }
    var sites: [Site: TokenCode] = [:]
    var mistakes: [(place: TokenOrigin, message: String)] = []
    let allowed = Site.sites(of: token.category)
    for site in allowed {
      guard let source, let template = source.sites[site] else { continue }
      do throws(CodeTemplate.Failure) {
        sites[site] = TokenCode(
          try template.code(of: written), requires: template.requires ?? source.requires)
      } catch {
        mistakes.append(
          (
            source.place.key(site.rawValue),
            "cannot write code for '\(written)': \(error.message); give it an entry in code.tokens"
          ))
      }
    }
    Self.derive(&sites)
    return (sites, mistakes)
  }

  /// The place of the entry or the template that gives a token its code at a site; `nil` without one.
  func place(of token: DesignToken, at site: Site) -> TokenOrigin? {
    let chain = [token.path] + token.aliasOf
    let own = chain.lazy.compactMap { entry(for: $0) }.first { !$0.sites.isEmpty }
    guard let source = own ?? templates[token.category] else { return nil }
    return source.sites[site] == nil ? source.place : source.place.key(site.rawValue)
  }

  /// The sites of the code that a design tool states for a token, by the type that the code names.
  static func sites(ofSyntax code: String?, _ category: TokenCategory) -> [Site: TokenCode] {
    guard let code, !code.isEmpty else { return [:] }
    let allowed = Site.sites(of: category)
    let head = String(code.prefix { $0 != "." && $0 != "(" })
    let named = Site(rawValue: head).flatMap { allowed.contains($0) ? $0 : nil }
    guard let site = named ?? allowed.first else { return [:] }
    var sites = [site: TokenCode(code)]
    derive(&sites)
    return sites
  }

  /// Codes that follow from others and always compile: a `Color` is a `ShapeStyle`; a qualified
  /// `UIColor` is where no type is expected; `CGFloat` and `Double` convert explicitly (a bare one
  /// would change the type of an unannotated constant).
  private static func derive(_ sites: inout [Site: TokenCode]) {
    func isQualified(_ code: TokenCode?) -> Bool {
      code.map { !$0.text.hasPrefix(".") } ?? false
    }
    if sites[.shapeStyle] == nil, isQualified(sites[.color]) { sites[.shapeStyle] = sites[.color] }
    if sites[.any] == nil {
      sites[.any] = [Site.uiColor, .uiFont, .nsColor, .nsFont]
        .compactMap { sites[$0] }.first { isQualified($0) }
    }
    if sites[.double] == nil, let code = sites[.cgFloat], isQualified(code) {
      sites[.double] = TokenCode("Double(\(code.text))", requires: code.requires)
    }
    if sites[.cgFloat] == nil, let code = sites[.double], isQualified(code) {
      sites[.cgFloat] = TokenCode("CGFloat(\(code.text))", requires: code.requires)
    }
  }
}
