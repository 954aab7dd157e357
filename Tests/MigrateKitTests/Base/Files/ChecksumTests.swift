import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The vectors that NIST publishes with FIPS 180-4, and every length around a block's end.
@Suite struct ChecksumTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
        + "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ]) func publishedVectors(text: String, hex: String) {
    #expect(Checksum(of: text.utf8).hex == hex)
  }

  @Test func aMillionBytes() {
    #expect(
      Checksum(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)).hex
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func agreesWithAnotherProgramForEveryLength() throws {
    let folder = try TemporaryFolder()
    let names = (0...130).map { "\($0)" }
    for (length, name) in names.enumerated() {
      try folder.write(name, (0..<length).map { UInt8(truncatingIfNeeded: $0 * 7) })
    }
    let program = try folder.run("sh", ["-c", "command -v sha256sum || command -v shasum"])
    let words = program.text.contains("shasum") ? ["shasum", "-a", "256"] : ["sha256sum"]
    let output = try folder.run(words[0], words.dropFirst() + names).text
    let expected = output.split(separator: "\n").map { String($0.prefix(64)) }
    #expect(try names.map { Checksum(of: try folder.read($0)).hex } == expected)
  }

  @Test func onlySixtyFourDigitsAreAChecksum() {
    let hex = Checksum(of: []).hex
    #expect(Checksum(hex: hex[...])?.hex == hex)
    #expect(Checksum(hex: hex.dropLast()) == nil)
    #expect(Checksum(hex: "g" + hex.dropLast()) == nil)
  }
}
