import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Paths as text.
@Suite struct FilePathTests {
  @Test(arguments: [
    ("a", "/x/a"), ("./a", "/x/a"), ("../a", "/a"), ("../../../a", "/a"), ("a/../b", "/x/b"),
    ("../a/../b", "/b"), ("../.a", "/.a"), ("..a", "/x/..a"), ("a//b/", "/x/a/b"),
    ("/a/./b", "/a/b"), (".", "/x"), ("..", "/"), ("/", "/"), ("", "/x"),
  ])
  func absolute(typed: String, expected: String) {
    #expect(FilePath.absolute(typed, from: "/x") == expected)
  }

  @Test(arguments: [
    ("/a/b/c", "/a", "b/c"), ("/a", "/a", "."), ("/a/b", "/a/c", "../b"), ("/a", "/a/b/c", "../.."),
    ("/ab/c", "/a", "../ab/c"), ("/a", "/", "a"), ("/", "/a", ".."), ("/ä/ö", "/ä", "ö"),
    ("/a/b/c", "/a/x/y", "../../b/c"), ("/a/bc", "/a/b", "../bc"), ("/a/.b/c", "/a/d", "../.b/c"),
    ("/.b", "/", ".b"), ("/a//b/", "/", "a//b"), ("/b/c", "/a", "../b/c"), ("/a/b", "/a/b", "."),
  ])
  func relative(path: String, base: String, expected: String) {
    #expect(FilePath.relative(path, to: base) == expected)
  }

  @Test(arguments: [("/a/b", "b", "/a"), ("/a", "a", "/"), ("/", "/", "/")])
  func parts(path: String, name: String, folder: String) {
    #expect(FilePath.name(path) == name)
    #expect(FilePath.folder(path) == folder)
  }

  @Test(arguments: [
    ("/a", "/a/b", true), ("/a", "/a", true), ("/a", "/ab", false), ("/", "/a", true),
  ])
  func contains(folder: String, path: String, expected: Bool) {
    #expect(FilePath.contains(folder, path) == expected)
  }
}
