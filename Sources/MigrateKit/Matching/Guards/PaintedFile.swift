/// The painted layers of a file, the tokens it uses, and other colors it names.
struct PaintedFile {
  /// The layers; one that only lies on names of unknown value has an unknown background.
  private(set) var layers: [Layer]
  /// Where the file uses tokens.
  let uses: [TokenUse]
  /// The possible colors of layers that are painted with the app's names: a color, or all those of
  /// a gradient.
  private(set) var colors: [Int: [ColorValue]] = [:]

  /// Resolves the names of a file in the project.
  ///
  /// - Parameters:
  ///   - file: The painted layers of the file.
  ///   - number: The number of the file in the project.
  ///   - view: The project as the file's targets see it.
  init(_ file: FileFacts, number: Int?, in view: ProjectView?) {
    layers = file.layers
    uses = file.tokenUses
    guard !file.painted.isEmpty else { return }
    var unknown: Set<Int> = []
    for code in file.painted {
      let place = NameResolver.Place(
        file: number.map { Int32(clamping: $0) }, enclosingType: code.enclosingType,
        condition: file.clauses.isEmpty ? nil : file.clauses.condition(at: code.offset))
      if let colors = view?.paint(of: code.source, at: place) {
        self.colors[code.layer] = colors
      } else {
        unknown.insert(code.layer)
      }
    }
    guard !unknown.isEmpty else { return }
    for index in layers.indices {
      let backdrops = layers[index].backdrops
      layers[index].isOnUnknownFill = backdrops.contains {
        unknown.contains($0) && layers[$0].isFill
      }
      if unknown.isSuperset(of: backdrops) { layers[index].backdrops = [] }
    }
  }
}
