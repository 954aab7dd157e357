/// The symbolic links in a project's tree, by which manifests may name files and folders.
package struct FileLinks: Sendable {
  /// A link and what it leads to, both absolute.
  package struct Link: Hashable, Sendable {
    package var path: String
    package var target: String

    /// Makes a link.
    package init(path: String, target: String) {
      self.path = path
      self.target = target
    }
  }

  private let links: [Link]

  /// Makes a set of links; one that leads to a folder around itself is left out.
  package init(_ links: [Link] = []) {
    self.links = links.filter { !ManifestPath.contains($0.target, $0.path) }
  }

  /// Whether there are none.
  var isEmpty: Bool { links.isEmpty }

  /// The other paths of a file or folder, each through one link.
  func paths(of path: String) -> [String] {
    links.compactMap { link in
      ManifestPath.relative(path, to: link.target).map {
        $0.isEmpty ? link.path : link.path + "/" + $0
      }
    }
  }
}
