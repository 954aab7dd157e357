import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The output of xcodebuild with two mistakes in it, in the three ways in which it is read.
///
/// The logs have the form of Xcode 16 and were put together by hand: nothing here ran Xcode.
@Suite struct XcodebuildOutputTests {
  private func output(_ log: String) throws -> CommandOutput {
    let bytes = try FileSystem.read("\(Snapshot.fixtures)/xcodebuild/\(log).log")
    var output = CommandOutput()
    output.append(bytes)
    output.finish()
    return output
  }

  @Test func quietOutputNamesEachErrorOnce() throws {
    let output = try output("quiet")
    let folder = "/Users/ada/Code/Bloom App/Sources/Home/"
    #expect(output.diagnostics.map(\.path) == [folder + "HomeView.swift", folder + "Badge.swift"])
    #expect(output.diagnostics.map(\.line) == [21, 8])
    #expect(output.diagnostics.map(\.column) == [34, 22])
    #expect(output.gist == "HomeView.swift:21: type 'Color' has no member 'textPrimary'")
  }

  @Test func stepsAndCommandsOfTheFullOutputAreNotErrors() throws {
    let output = try output("full")
    #expect(output.diagnostics.map(\.path) == ["/Users/ada/Code/Bloom/Home.swift"])
    #expect(output.tail.last == "(1 failure)")
  }

  @Test func xcbeautifyIsReadToo() throws {
    let output = try output("xcbeautify")
    #expect(output.diagnostics.map(\.message) == ["type 'Color' has no member 'textPrimary'"])
  }
}
