import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite struct ManifestPathTests {
  @Test(arguments: [
    ("a/b", "/x", "/x/a/b"), ("../a", "/x/y", "/x/a"), ("./a//b/", "/x", "/x/a/b"),
    ("/a/../b", "/x", "/b"), ("", "/x/y", "/x/y"), ("../../../a", "/x", "/a"), (".", "/x", "/x"),
    ("a..b/.c", "/x", "/x/a..b/.c"), ("...", "/x", "/x/..."),
  ]) func pathsResolveAsText(path: String, base: String, expected: String) {
    #expect(ManifestPath.resolve(path, from: base) == expected)
  }

  @Test func partsOfPaths() {
    #expect(ManifestPath.folder("/a/b.c") == "/a")
    #expect(ManifestPath.folder("/a") == "/")
    #expect(ManifestPath.name("/a/b.c") == "b.c")
    #expect(ManifestPath.stem("/a/b.c.d") == "b.c")
    #expect(ManifestPath.suffix("/a.b/c") == "")
    #expect(ManifestPath.relative("/a/b/c", to: "/a") == "b/c")
    #expect(ManifestPath.relative("/ab", to: "/a") == nil)
    #expect(ManifestPath.relative("/a", to: "/") == "a")
    #expect(ManifestPath.sharedDepth("/a/b/c", "/a/b/d") == 2)
  }

  @Test func filesOfAFolderAreOneRange() {
    let files = ListedFiles(["/a/b/c", "/a/b-d", "/a/b", "/a/b/a", "/a/bb", "/a/b/c"])
    #expect(files.numbers(in: "/a/b").map { files.paths[$0] } == ["/a/b/a", "/a/b/c"])
    #expect(files.numbers(in: "/").count == 5)
    #expect(files.numbers(in: "/z").isEmpty)
  }
}
