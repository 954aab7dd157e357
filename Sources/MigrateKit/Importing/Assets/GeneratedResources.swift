import MigrateKitCore

/// What a project declares beside R.swift's file: its own properties of the constants in it.
struct GeneratedResources {
  private let index: DeclarationIndex
  private let files: [String]

  init(_ model: ProjectModel) {
    index = model.index
    files = model.fileNames
  }

  /// Whether a type is R.swift's, whose constants are read through the catalog.
  func declares(_ type: String) -> Bool {
    let places = index.types(type)
    return !places.isEmpty && places.allSatisfy { isGenerated(index[$0].file) }
  }

  /// Whether R.swift wrote a file.
  func isGenerated(_ path: String) -> Bool { path.hasSuffix("R.generated.swift") }

  private func isGenerated(_ file: Int32) -> Bool {
    files.indices.contains(Int(file)) && isGenerated(files[Int(file)])
  }

  /// Whether R.swift's file declares the functions of a type with optional results: `R.color`.
  func areOptional(_ type: String) -> Bool {
    index.memberNames(of: type).lazy.flatMap { index.members($0, of: type) }.contains { place in
      let declared = index[place]
      return declared.kind == .function && declared.type?.hasSuffix("?") ?? false
        && isGenerated(declared.file)
    }
  }

  /// The site of a property that the project adds to the constants: `extension ColorResource { var color: Color }`.
  func site(of property: String) -> Site? {
    let types = ["ColorResource", "Rswift.ColorResource", "RswiftResources.ColorResource"]
    let places = types.flatMap { index.members(property, of: $0) }
    let sites = Set(places.compactMap { ThemeType(of: index[$0])?.site })
    return sites.count == 1 ? sites.first : nil
  }
}
