/// Recognizes code that draws one picture or a printed page, by the names of its type and its file.
///
/// The icon of an app is exported once, the sizes of an illustration belong to it, a page has those of paper, and an
/// image or a video those of its pixels: none follows the tokens of the interface.
enum Drawing {
  /// Whether a value belongs to such a picture; the colors of an illustration may be those of the brand.
  static func isDrawn(_ finding: Finding) -> Bool {
    isDrawn(finding, by: outermost(finding.context.enclosingType ?? ""))
      || isDrawn(finding, by: FilePath.name(finding.file))
  }

  private static func isDrawn(_ finding: Finding, by name: String) -> Bool {
    guard mayDraw(name) else { return false }
    let words = NameWords.split(name)
    return isAppIcon(words) || isPage(words)
      || finding.value?.number != nil && (isPicture(words) || isRendered(words))
  }

  /// The first name of a type's path.
  private static func outermost(_ type: String) -> String {
    type.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(type[..<$0]) } ?? type
  }

  /// Whether a name has one of the words that those of all such code have.
  private static func mayDraw(_ name: String) -> Bool {
    var found = false
    NameWords.forEachWord(of: name) { if parts[$0] != nil { found = true } }
    return found
  }

  private static func isPicture(_ words: [String]) -> Bool {
    words.contains(where: pictures.contains) && !words.contains(where: containers.contains)
  }

  /// Whether a name is of code that makes an image or a part of a video, whose sizes are pixels: `CaptionRenderer`.
  private static func isRendered(_ words: [String]) -> Bool {
    words.contains("renderer") && words.contains(where: media.contains) && !isScreen(words)
  }

  private static func isAppIcon(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { $0 == "app" && $1 == "icon" }
      && words.contains(where: makers.contains)
  }

  /// Whether a name is of code that draws pages: `InvoicePDFGenerator`, no `PDFExporterView`.
  private static func isPage(_ words: [String]) -> Bool {
    words.contains("pdf") && words.contains(where: printers.contains)
      && !isScreen(words)
  }

  /// Whether a name is of what shows such a picture or page.
  private static func isScreen(_ words: [String]) -> Bool {
    words.contains { containers.contains($0) || interface.contains($0) }
  }

  private static let parts = WordTable<Void>(
    ["icon", "illustration", "mascot", "pdf", "renderer"].map { ($0, ()) })
  private static let media: Set<String> = [
    "caption", "video", "image", "share", "thumbnail", "watermark", "export", "snapshot",
  ]
  private static let pictures: Set<String> = ["illustration", "mascot"]
  /// Words for screens that show or choose such pictures.
  private static let containers: Set<String> = [
    "picker", "list", "row", "cell", "screen", "page", "header", "gallery", "editor", "settings",
    "selection", "upload", "chooser", "form", "grid", "card",
  ]
  private static let makers: Set<String> = [
    "preview", "generator", "renderer", "exporter", "maker", "artwork", "design",
  ]
  /// Words for what is shown of a page.
  private static let interface: Set<String> = ["view", "controller", "sheet"]
  private static let printers: Set<String> = [
    "generator", "renderer", "exporter", "maker", "builder", "creator", "writer", "printer",
    "drawer", "composer", "service", "manager", "helper",
  ]
}
