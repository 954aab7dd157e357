/// What a file paints: its layers, the tokens that it uses, and the colors that it names otherwise.
struct PaintedFile {
  /// The layers; one that lies on nothing but names of unknown value lies on something unknown.
  private(set) var layers: [Layer]
  /// Where the file uses tokens.
  let uses: [TokenUse]
  /// What layers may be that are painted by names of the app's own: a color, or all those of a gradient.
  private(set) var colors: [Int: [ColorValue]] = [:]

  /// Asks the project what the names of a file mean.
  ///
  /// - Parameters:
  ///   - file: What the file paints.
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
    for index in layers.indices where unknown.isSuperset(of: layers[index].backdrops) {
      layers[index].backdrops = []
    }
  }
}
