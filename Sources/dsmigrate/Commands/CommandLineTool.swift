import MigrateKit
import MigrateKitCore

/// The program: parses the command line, runs the command, returns the exit status.
enum CommandLineTool {
  /// Runs the arguments that follow the name of the program.
  static func run(_ arguments: [String]) -> Terminal.Exit {
    let parsed: ParsedArguments
    do {
      parsed = try ArgumentParser.parse(arguments)
    } catch {
      let sentence = (error as? UsageError)?.message ?? "\(error)"
      Terminal(plain: true).say("dsmigrate: \(sentence)")
      return .failed
    }
    let terminal = Terminal(plain: parsed.has(Flags.noColor))
    do {
      return try run(parsed, on: terminal)
    } catch {
      let sentence = (error as? UsageError)?.message ?? "\(error)"
      terminal.say("dsmigrate: \(sentence)")
      return .failed
    }
  }

  private static func run(_ parsed: ParsedArguments, on terminal: Terminal) throws -> Terminal.Exit
  {
    if parsed.has(Flags.help) { return try HelpCommand(parsed: parsed, terminal: terminal).page() }
    if parsed.has(Flags.version) {
      return terminal.finish(Array("\(Tool.description)\n".utf8))
    }
    // Otherwise relative paths, and a run without a path, would mean the top of the file system.
    guard FilePath.hasWorkingDirectory() else {
      throw UsageError("the working directory no longer exists; change to another folder")
    }
    switch parsed.command {
    case .scan: return try ScanCommand(parsed: parsed, terminal: terminal).run()
    case .patch: return try PatchCommand(parsed: parsed, terminal: terminal).run()
    case .apply: return try ApplyCommand(parsed: parsed, terminal: terminal).run()
    case .review: return try ReviewCommand(parsed: parsed, terminal: terminal).run()
    case .preview: return try PreviewCommand(parsed: parsed, terminal: terminal).run()
    case .merge: return try MergeCommand(parsed: parsed, terminal: terminal).run()
    case .explain: return try ExplainCommand(parsed: parsed, terminal: terminal).run()
    case .tokens: return try TokensCommand(parsed, terminal).run()
    case .`init`: return try InitCommand(parsed: parsed, terminal: terminal).run()
    case .completions: return try CompletionsCommand(parsed: parsed, terminal: terminal).run()
    case .help: return try HelpCommand(parsed: parsed, terminal: terminal).run()
    case .debug: return try DebugCommand(parsed: parsed, terminal: terminal).run()
    }
  }
}

extension Terminal {
  /// Writes the output of a command and returns the exit status.
  func finish(_ bytes: [UInt8], as exit: Exit = .done) -> Exit {
    finish(as: exit) { write in write(bytes) }
  }

  /// Writes output in pieces and returns the exit status; stops after a failure.
  func finish(
    as exit: Exit, pieces: (_ write: @escaping ([UInt8]) -> Void) throws -> Void
  ) rethrows -> Exit {
    var problem: String?
    try pieces { if problem == nil { problem = write($0) } }
    guard let problem else { return exit }
    say("dsmigrate: \(problem)")
    return .failed
  }
}
