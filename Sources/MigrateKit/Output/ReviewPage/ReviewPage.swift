import MigrateKitCore
import MigrateKitReviewPage

/// Writes a report as one self-contained HTML page for deciding change by change: without network
/// access, with decisions kept in the browser and exported as a file.
///
/// The page is a frame, a style, a script and the report as JSON. Nothing from a source, a path or
/// a mapping becomes HTML: the JSON contains no `<`, and the script only sets text and checked
/// colors.
package struct ReviewPage: Sendable {
  private let tokens: TokenLists
  private let decisions: Decisions
  private let next: NextStep
  private let serving: Serving?
  private let sketches: SketchReport?

  /// The parameters of a served page, whose decisions the server saves.
  package struct Serving: Sendable {
    /// The number of the report, for detecting a newer one.
    package var generation: Int
    /// The revision of the page's initial decisions.
    package var revision: Int
    /// The command that a rewrite is verified with.
    package var verification: String?

    /// Makes a description of the server.
    package init(generation: Int, revision: Int, verification: String?) {
      self.generation = generation
      self.revision = revision
      self.verification = verification
    }
  }

  /// The use of the decisions that the page exports.
  package struct NextStep: Sendable {
    /// The file to save them as, as typed.
    package var decisionsFile: String
    /// The folder in which to run the command.
    package var folder: String
    /// The shell command that applies them.
    package var command: String
    /// The scanned paths, as typed; empty for the folder itself.
    package var paths: [String]

    /// Makes a step.
    package init(
      decisionsFile: String = "decisions.json", folder: String = "",
      command: String = "dsmigrate apply --decisions decisions.json", paths: [String] = []
    ) {
      self.decisionsFile = decisionsFile
      self.folder = folder
      self.command = command
      self.paths = paths
    }
  }

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - tokens: The tokens that a person may choose from.
  ///   - decisions: The existing decisions, which the report's run has not applied.
  ///   - next: What to do with the decisions.
  ///   - serving: The server that shows the page; `nil` for a page that is a file.
  ///   - sketches: The changed views with every suggestion applied; `nil` for a page without
  ///     pictures.
  package init(
    tokens: TokenLists, decisions: Decisions = Decisions(), next: NextStep = NextStep(),
    serving: Serving? = nil, sketches: SketchReport? = nil
  ) {
    self.tokens = tokens
    self.decisions = decisions
    self.next = next
    self.serving = serving
    self.sketches = sketches
  }

  /// The page as UTF-8.
  package func write(_ report: RunReport) -> [UInt8] {
    let parts: [String: [UInt8]] = [
      "/*STYLE*/": Array(ReviewPageFiles.style.utf8),
      "/*SCRIPT*/": Array(ReviewPageFiles.script.utf8),
      "/*CONNECT*/": Array((serving == nil ? "" : "; connect-src 'self'").utf8),
      "/*DATA*/": ReviewPageData(
        report, tokens: tokens, decisions: decisions, next: next, serving: serving,
        sketches: sketches
      ).json(),
    ]
    var page: [UInt8] = []
    for line in ReviewPageFiles.page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let (mark, content) = parts.first(where: { line.contains($0.key) }),
        let range = line.firstRange(of: mark)
      {
        page += line[..<range.lowerBound].utf8
        page += content
        page += line[range.upperBound...].utf8
      } else {
        page += line.utf8
      }
      page.append(UInt8(ascii: "\n"))
    }
    return page
  }
}

/// The files of the folder `Web`, which the C target embeds.
enum ReviewPageFiles {
  static let page = text(dsmigrate_page_html())
  /// The style sheets in the order in which later rules win.
  static let style = [
    text(dsmigrate_style_css()), text(dsmigrate_panes_css()),
    text(dsmigrate_overview_css()), text(dsmigrate_serve_css()),
    text(dsmigrate_screens_css()),
  ]
  .joined(separator: "\n")
  static let overview = text(dsmigrate_overview_js())
  static let deciding = text(dsmigrate_deciding_js())
  static let filters = text(dsmigrate_filters_js())
  static let serving = text(dsmigrate_serve_js())
  static let keys = text(dsmigrate_keys_js())

  /// The scripts in order of dependency.
  static var script: String {
    [
      text(dsmigrate_model_js()), text(dsmigrate_draw_js()),
      text(dsmigrate_look_js()), overview,
      text(dsmigrate_charts_js()), text(dsmigrate_queue_js()),
      text(dsmigrate_list_js()),
      text(dsmigrate_rows_js()), deciding, text(dsmigrate_inspector_js()),
      text(dsmigrate_pick_js()), filters, text(dsmigrate_print_js()),
      text(dsmigrate_screens_js()), serving, keys,
    ].joined(separator: "\n")
  }

  /// A file without the line end at its end.
  private static func text(_ file: UnsafePointer<CChar>) -> String {
    let text = String(cString: file)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
