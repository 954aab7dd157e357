import Foundation
import Testing

@testable import MigrateKit

/// Running the user's command.
@Suite struct ShellCommandTests {
  private func run(_ text: String, in directory: String = "/") throws -> ShellCommand.Result {
    try ShellCommand(text: text, directory: directory).run(under: SignalShield())
  }

  @Test func theStatusShowsSuccess() throws {
    #expect(try run("true").passed)
    #expect(try run("exit 3").ending == .exited(3))
    #expect(try run("kill -9 $$").ending == .killed(9))
    #expect(try run("no-such-command-anywhere").ending == .exited(127))
  }

  @Test func bothStreamsAreRead() throws {
    #expect(try run("echo one; echo two >&2").output.tail == ["one", "two"])
  }

  @Test func itRunsInItsFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("it's here/a.txt", "found\n")
    let result = try run("cat a.txt", in: folder.path("it's here"))
    #expect(result.output.tail == ["found"])
  }

  @Test func theShellReadsTheCommand() throws {
    #expect(
      try run(#"for i in 1 2; do printf '%s\n' "$i \$HOME"; done"#).output.tail
        == ["1 $HOME", "2 $HOME"])
  }

  @Test func largeOutputIsReadCompletely() throws {
    let result = try run("head -c 5000000 /dev/zero | tr '\\0' 'x'; echo; echo end")
    #expect(result.output.tail.last == "end")
  }

  @Test func backgroundProcessesAreNotWaitedFor() throws {
    // Waiting for the end of its output would take longer than the whole suite may.
    let result = try run("sleep 600 & echo $!")
    let process = try #require(result.output.tail.first.flatMap(Int32.init))
    #expect(kill(process, SIGKILL) == 0)
  }

  @Test func aSignalEndsItWithItsChildren() throws {
    let folder = try TemporaryFolder()
    let shield = SignalShield()
    // To this thread alone, which holds it back.
    raise(SIGTERM)
    #expect(shield.pending == SIGTERM)
    let result = try ShellCommand(
      text: "sh -c 'sleep 600' & echo $! > child; wait", directory: folder.path
    ).run(under: shield)
    #expect(result.ending == .killed(SIGTERM))
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTERM)
    var signal: Int32 = 0
    #expect(sigwait(&set, &signal) == 0)
    #expect(shield.pending == nil)
  }

  @Test func itHasNoInput() throws {
    #expect(try run("cat").passed)
  }

  @Test func aProgramThatFollowsACommandMayWriteToAClosedPipe() throws {
    // Were SIGPIPE ignored, as it is in this process, `yes` would complain instead of ending.
    #expect(try run("yes | head -1").output.tail == ["y"])
  }
}
