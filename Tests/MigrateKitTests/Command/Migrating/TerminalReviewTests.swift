import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The review as a person runs it: the command in a terminal, keys typed, files changed.
@Suite struct TerminalReviewTests {
  private let project: SmallProject

  init() throws { project = try SmallProject() }

  private func start(
    _ terminal: PseudoTerminal, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> Process {
    try terminal.start(
      BuiltTool.path, ["review", "App"] + arguments, in: project.folder.path,
      environment: environment)
  }

  @Test func decidesQuitsResumesAndApplies() throws {
    let first = try PseudoTerminal()
    let run = try start(first)
    try #require(first.waits(for: "0 of 5 reviewed"))
    // The ink that changes in dark mode, looked up and accepted with a reason.
    first.type("/dark\r")
    try #require(first.waits(for: "color.ink"))
    first.type("nyes\ra")
    try #require(first.waits(for: "1 of 5 reviewed"))
    first.type("q")
    run.waitUntilExit()
    #expect(run.terminationStatus == 0)
    try #require(first.waits(for: "1 decision in decisions.json, 4 to go"))
    #expect(first.isCooked)
    let kept = try project.folder.text("decisions.json")
    #expect(kept.contains(#""decision": "accept", "token": "color.ink", "reason": "yes""#))

    let second = try PseudoTerminal()
    let next = try start(second, ["--decisions", "decisions.json"])
    try #require(second.waits(for: "1 of 5 reviewed"))
    second.type("/halfway\r")
    try #require(second.waits(for: "radius.card"))
    second.type("csheet\r")
    try #require(second.waits(for: "2 of 5 reviewed"))
    second.type("\u{3}")
    next.waitUntilExit()
    #expect(next.terminationStatus == 0)

    let applied = try BuiltTool.run(
      ["apply", "App", "--decisions", "decisions.json"], in: project.folder)
    #expect(applied.status == 0, "\(applied.error)")
    let code = try project.folder.text("App/Card.swift")
    #expect(code.contains(#"Text("dark").foregroundColor(Color.ink)"#))
    #expect(code.contains("RoundedRectangle(cornerRadius: Radius.sheet)"))
    #expect(code.contains("RoundedRectangle(cornerRadius: 12)"), "nobody decided on it")
  }

  @Test func theCommandShownAtTheEndIsComplete() throws {
    let terminal = try PseudoTerminal()
    let run = try start(
      terminal,
      [
        "--mapping", "design/small.json", "--accept", "changesInDark", "--exclude", "My *.swift",
        "--decisions", "it's.json",
      ])
    try #require(terminal.waits(for: "0 of 4 reviewed"))
    terminal.type("rq")
    run.waitUntilExit()
    #expect(
      terminal.waits(
        for: #"apply with: dsmigrate apply --decisions 'it'\''s.json' --exclude 'My *.swift' "#
          + "--mapping design/small.json --accept changesInDark App"))
  }

  @Test func everyDecisionIsInTheFileBeforeTheNextKey() throws {
    let terminal = try PseudoTerminal()
    let run = try start(terminal)
    try #require(terminal.waits(for: "0 of 5 reviewed"))
    terminal.type("r")
    try #require(terminal.waits(for: "1 of 5 reviewed"))
    // SIGKILL leaves no time for anything.
    kill(run.processIdentifier, SIGKILL)
    run.waitUntilExit()
    #expect(try project.folder.text("decisions.json").contains("reject"))
  }

  @Test func theScreenIsRestored() throws {
    let terminal = try PseudoTerminal()
    let run = try start(terminal)
    try #require(terminal.waits(for: "quit"))
    #expect(!terminal.isCooked)
    terminal.type("q")
    run.waitUntilExit()
    try #require(terminal.waits(for: "\u{1B}[?1049l"))
    #expect(terminal.isCooked)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGABRT, SIGSEGV])
  func theTerminalIsUsableAfterASignal(_ signal: Int32) throws {
    let terminal = try PseudoTerminal()
    let run = try start(terminal)
    try #require(terminal.waits(for: "quit"))
    kill(run.processIdentifier, signal)
    run.waitUntilExit()
    #expect(run.terminationReason == .uncaughtSignal)
    #expect(run.terminationStatus == signal)
    try #require(terminal.waits(for: "\u{1B}[?25h"))
    #expect(terminal.isCooked)
  }

  @Test func ctrlZRestoresTheTerminalAndResumes() throws {
    let terminal = try PseudoTerminal()
    let run = try start(terminal)
    try #require(terminal.waits(for: "quit"))
    terminal.type("\u{1A}")
    try #require(terminal.waits(for: "\u{1B}[?1049l"))
    var state = siginfo_t()
    #expect(waitid(P_PID, id_t(run.processIdentifier), &state, WSTOPPED | WNOWAIT) == 0)
    #expect(terminal.isCooked)
    kill(run.processIdentifier, SIGCONT)
    try #require(terminal.waits(for: "0 of 5 reviewed"))
    #expect(!terminal.isCooked)
    terminal.type("q")
    run.waitUntilExit()
    #expect(run.terminationStatus == 0)
  }

  @Test func aResizeRedrawsAtOnce() throws {
    let terminal = try PseudoTerminal()
    let run = try start(terminal)
    try #require(terminal.waits(for: "quit"))
    terminal.resize(columns: 30, rows: 10)
    try #require(terminal.waits(for: "too small"))
    terminal.resize(columns: 100, rows: 30)
    try #require(terminal.waits(for: "0 of 5 reviewed"))
    terminal.type("q")
    run.waitUntilExit()
  }

  /// No line of the review is wider than the terminal, and the active view is marked.
  @Test(arguments: [40, 80, 120]) func noLineExceedsTheWidth(columns: Int) throws {
    let terminal = try PseudoTerminal(columns: UInt16(columns), rows: 30)
    let run = try start(terminal, environment: ["NO_COLOR": "1"])
    try #require(terminal.waits(for: "▸5 to review"))
    terminal.type("f")
    try #require(terminal.waits(for: "▸1 safe"))
    terminal.type("q")
    run.waitUntilExit()
    let lines = Self.plain(terminal.text).split(whereSeparator: \.isNewline)
    #expect(lines.filter { SafeText.width(String($0)) > columns } == [])
  }

  /// No line of a report is wider than the terminal, at 40 columns either.
  @Test(arguments: [40, 80]) func reportsAreAsWideAsTheTerminal(columns: Int) throws {
    for arguments in [
      ["scan", "App"], ["tokens", "list", "--mapping", "design/small.json"], ["help", "scan"],
    ] {
      let terminal = try PseudoTerminal(columns: UInt16(columns), rows: 30)
      let text = try terminal.run(BuiltTool.path, arguments, in: project.folder.path)
      let lines = Self.plain(text).split(whereSeparator: \.isNewline)
      #expect(!lines.isEmpty)
      #expect(lines.filter { SafeText.width(String($0)) > columns } == [], "\(arguments)")
    }
  }

  /// What a terminal shows, without escape sequences; each move of the cursor begins a line.
  private static func plain(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;?]*m/, with: "").replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "\n")
  }

  @Test func aDumbTerminalIsEnough() throws {
    let terminal = try PseudoTerminal()
    let run = try start(terminal, environment: ["TERM": "dumb"])
    try #require(terminal.waits(for: "q quit"))
    terminal.type("r")
    try #require(terminal.waits(for: "1 of 5 reviewed"))
    terminal.type("q")
    run.waitUntilExit()
    #expect(!terminal.output.contains(0x1B))
    #expect(terminal.isCooked)
  }

  @Test func noColorIsRespected() throws {
    let terminal = try PseudoTerminal()
    let run = try start(terminal, environment: ["NO_COLOR": "1"])
    try #require(terminal.waits(for: "quit"))
    terminal.type("q")
    run.waitUntilExit()
    #expect(!terminal.text.contains("\u{1B}[3"), "no color of the palette")
    #expect(!terminal.text.contains("\u{1B}[1m"))
  }

  @Test func withoutATerminalTheErrorNamesThePage() throws {
    let result = try BuiltTool.run(["review", "App"], in: project.folder)
    #expect(result.status == 2)
    #expect(
      result.error
        == "dsmigrate: 'review' needs a terminal; for a page to decide on in a browser add"
        + " --html FILE, or --serve\n")
  }

  @Test func aFileWithMistakesIsNotOverwritten() throws {
    let text = #"{ "version": 1, "decisions": { "a": { "decision": "maybe" } } }"#
    try project.folder.write("decisions.json", text)
    let terminal = try PseudoTerminal()
    let run = try start(terminal)
    run.waitUntilExit()
    #expect(run.terminationStatus == 2)
    try #require(terminal.waits(for: "correct it before you continue"))
    #expect(try project.folder.text("decisions.json") == text)
  }

  @Test func aForeignFileIsNotOverwritten() throws {
    try project.folder.write("decisions.json", #"{ "mine": true }"#)
    let terminal = try PseudoTerminal()
    let run = try start(terminal)
    run.waitUntilExit()
    #expect(run.terminationStatus == 2)
    #expect(try project.folder.text("decisions.json") == #"{ "mine": true }"#)
  }

  @Test func anUnwritableFolderIsReported() throws {
    let terminal = try PseudoTerminal()
    let run = try start(terminal, ["--decisions", "nowhere/decisions.json"])
    try #require(terminal.waits(for: "quit"))
    terminal.type("r")
    try #require(terminal.waits(for: "cannot write 'nowhere/decisions.json'"))
    terminal.type("q")
    run.waitUntilExit()
    #expect(run.terminationStatus == 2)
  }
}
