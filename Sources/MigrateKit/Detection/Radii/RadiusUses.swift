/// Where a file uses constants of other files as corner radii.
enum RadiusUses {
  /// The uses, by the path that names the constant: `Layout.corner`, `Theme.Layout.corner`.
  static func uses(
    of sites: [RadiusSite], in file: SourceFile, _ outline: SyntaxOutline
  ) -> [String: [UseSite]] {
    var references: [(path: String, span: Range<Int>)] = []
    for site in sites {
      guard case .reference(let span) = outline.numberReading(site.value), span.count >= 3,
        outline.startsUppercase(span.lowerBound)
      else { continue }
      let path = span.filter { outline.kind($0) == .identifier }.map { outline.name($0) }
      guard (2...3).contains(path.count), span.count == path.count * 2 - 1 else { continue }
      references.append((path.joined(separator: "."), span))
    }
    guard !references.isEmpty else { return [:] }
    let lines = LineIndex(file.bytes)
    var result: [String: [UseSite]] = [:]
    for (path, span) in references {
      result[path, default: []].append(
        UseSite(
          file: file.path, position: lines.position(at: outline.byteRange(span).start),
          role: RadiusRole.role(of: span, in: outline)))
    }
    return result
  }
}
