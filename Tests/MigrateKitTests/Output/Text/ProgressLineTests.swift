import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite struct ProgressLineTests {
  private func line(
    _ done: Int, of count: Int, bytes: Int = 0, after seconds: Double, width: Int = 80
  ) -> String {
    ProgressLine(
      stage: "reading", filesDone: done, fileCount: count, bytesDone: bytes, elapsed: seconds
    ).text(width: width)
  }

  @Test func showsABarFilesSpeedAndTheTimeLeft() {
    #expect(
      line(1_250, of: 5_000, bytes: 82_000_000, after: 2, width: 90)
        == "reading  ━━━━━━━───────────────────────  25%  1,250 of 5,000 files  41 MB/s  6 s left")
  }

  @Test func longTimesAreMinutes() {
    #expect(line(100, of: 1_000, after: 60).hasSuffix("9 min left"))
  }

  @Test(arguments: [
    (40, "reading  25%  1,250 of 5,000 files"), (14, "reading  25%"), (8, "reading…"),
  ])
  func omitsPartsThatDoNotFit(width: Int, text: String) {
    #expect(line(1_250, of: 5_000, bytes: 82_000_000, after: 2, width: width) == text)
  }

  @Test func neverIsWiderThanTheTerminal() {
    for width in 2...200 {
      for done in [0, 1, 777, 5_000] {
        let text = line(done, of: 5_000, bytes: done * 4_000, after: Double(done) / 9, width: width)
        #expect(SafeText.width(text) <= width)
      }
    }
  }

  @Test func noFilesAreDoneAtOnce() { #expect(line(0, of: 0, after: 1).contains("100%")) }
}
