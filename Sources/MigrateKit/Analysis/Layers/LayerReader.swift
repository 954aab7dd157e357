/// Reads the layers of a file: the colors it paints, each with the colors directly beneath it.
///
/// It follows the code outwards from each color, through the modifiers of a view and the containers
/// around it, until it finds a background: a `background`, an earlier child of a `ZStack`, the
/// shape under an `overlay`, the background of a superview. The walk ends at anything unknown, such
/// as an app's view that may draw a surface; the result is then unknown.
struct LayerReader {
  let outline: SyntaxOutline
  private(set) var layers: [Layer] = []
  private(set) var paintTargets: [PaintTarget] = []
  /// The layers of a view, by the start of its chain.
  private(set) var viewLayers: [Int: [Int]] = [:]
  /// The layers that a modifier draws behind its view, by its name.
  private(set) var modifierLayers: [Int: [Int]] = [:]
  var receivers = ReceiverLayers()
  /// The layers beneath views, by the start of their chains.
  private var known: [Int: [Int]] = [:]
  /// The topmost layers after each statement of a scope.
  var tops: [Int: [LayerTop]] = [:]
  /// The layers beneath the views of a member, by its scope.
  var memberBackdrops: [Int: [Int]] = [:]
  /// The uses of this file's members that return views.
  var memberUses: [String: [Int]]?
  /// The functions of this file that return views, by their names.
  var ownFunctions: [String: [Int]]?
  /// The backgrounds drawn by this file's styles and modifiers, by the scopes of their bodies.
  var ownBackdrops: [Int: [Int]] = [:]
  /// Layers with names that only the project can resolve.
  var painted: [PaintedCode] = []
  /// The layers of names, by where these begin.
  var namedLayers: [Int: Int] = [:]
  /// The hard-coded painted colors of the file, by where they begin.
  private(set) var colors: [Int: [(span: Range<Int>, layer: Int)]] = [:]
  /// The names of the file's properties that are being followed.
  var references: Set<Int> = []

  init(outline: SyntaxOutline) {
    self.outline = outline
  }

  /// Reads the layers of a file's colors, both hard-coded ones and tokens in use, and assigns them;
  /// includes layers beneath with other names.
  static func layers(
    of rawFindings: inout [RawFinding], _ uses: inout [TokenUse], at spans: [Range<Int>],
    in outline: SyntaxOutline
  ) -> (layers: [Layer], painted: [PaintedCode]) {
    let colors = rawFindings.indices.filter { rawFindings[$0].category == .color }
    guard !colors.isEmpty else { return ([], []) }
    let named = colors.flatMap { index in rawFindings[index].namedAt.map { (index, $0) } }
    let (reader, ofColors) = read(
      colors.map { rawFindings[$0].span } + spans + named.map(\.1), in: outline)
    for (layer, index) in zip(ofColors, colors) { rawFindings[index].layer = layer }
    for (layer, index) in zip(ofColors.dropFirst(colors.count), uses.indices) {
      uses[index].layer = layer
    }
    // A constant paints at all of its uses.
    for (layer, (index, _)) in zip(ofColors.dropFirst(colors.count + spans.count), named) {
      if let layer { rawFindings[index].context.useLayers.append(layer) }
    }
    return (reader.layers, reader.painted)
  }

  /// A reader with the layers of a file, and the layer of each color; `nil` for colors that lie on
  /// nothing.
  private static func read(
    _ colors: [Range<Int>], in outline: SyntaxOutline
  ) -> (reader: LayerReader, ofColors: [Int?]) {
    var reader = LayerReader(outline: outline)
    let places = PaintTargetReader(outline: outline)
    let ofColors = colors.map { span in
      places.paintTarget(of: span).map { reader.add(span, $0) }
    }
    if reader.receivers.hasViews { reader.addNamedSurfaces() }
    // A named color beneath becomes a layer too.
    var index = 0
    while index < reader.layers.count {
      reader.complete(index)
      index += 1
    }
    return (reader, ofColors)
  }

  private mutating func add(_ span: Range<Int>, _ paintTarget: PaintTarget) -> Int {
    let index = append(paintTarget)
    colors[span.lowerBound, default: []].append((span, index))
    switch paintTarget.place {
    case .foreground: break
    case .behind(let modifier): modifierLayers[modifier, default: []].append(index)
    case .view(let start): viewLayers[start, default: []].append(index)
    case .property(let receiver, let isForeground):
      receivers.add(index, on: receiver, isSurface: !isForeground, in: outline)
    }
    return index
  }

  /// Adds a layer.
  mutating func append(_ paintTarget: PaintTarget) -> Int {
    var layer = Layer()
    switch paintTarget.place {
    case .foreground: layer.isForeground = true
    case .behind(let modifier): layer.isFill = outline.fillsShape(behind: modifier)
    case .view(let start):
      layer.opacity = outline.viewOpacity(at: start)
      layer.isFill = outline.fillsShape(at: start)
    case .property(_, let isForeground): layer.isForeground = isForeground
    }
    layers.append(layer)
    paintTargets.append(paintTarget)
    return layers.count - 1
  }

  private mutating func complete(_ index: Int) {
    let backdrops: [Int]
    switch paintTargets[index].place {
    case .foreground(let start), .view(let start):
      backdrops = beneath(start, after: start, depth: 0)
    case .behind(let modifier):
      backdrops = beneath(outline.chainStart(modifier), after: modifier, depth: 0)
    case .property:
      backdrops = receivers.backdrops(of: index)
    }
    layers[index].backdrops = backdrops.filter { paintTargets[index].meets(paintTargets[$0]) }
  }

  /// The layers beneath the view whose chain starts at `start`, outside of its link at `position`.
  mutating func beneath(_ start: Int, after position: Int, depth: Int) -> [Int] {
    guard depth < SyntaxOutline.maximumDepth else { return [] }
    if position == start, let known = known[start] { return known }
    let links = Array(outline.links(from: start))
    var result: [Int]?
    for link in links where link.kind == .member && link.name > position {
      result = drawnBehind(link, depth: depth)
      if result != nil { break }
    }
    let end = max(links.last?.end ?? 0, outline.primaryEnd(start))
    let backdrops = result ?? outside(of: start..<end, depth: depth + 1)
    if position == start { known[start] = backdrops }
    return backdrops
  }

  /// The background drawn by a modifier: nothing (`nil`), unknown (empty), or layers.
  mutating func drawnBehind(_ link: ChainLink, depth: Int) -> [Int]? {
    let name = outline.text(link.name)
    if !ViewWords.behind.contains(name), let own = drawnByOwn(link, name, depth: depth) {
      return own
    }
    if name == "buttonStyle" {
      let argument = outline.call(named: link.name).flatMap { outline.arguments($0).first }
      let isPlain = argument.map { ViewWords.isPlainButtonStyle(outline.text($0.value)) } ?? false
      return isPlain ? nil : drawnElsewhere(link, name)
    }
    guard ViewWords.behind.contains(name) else {
      return ViewWords.mayDrawBehind(name) ? drawnElsewhere(link, name) : nil
    }
    if let argument = outline.call(named: link.name).flatMap({ outline.arguments($0).first }) {
      guard argument.label == nil else { return modifierLayers[link.name] ?? [] }
      guard modifierLayers[link.name] != nil else {
        return surface(of: argument.value).map { $0.isEmpty ? unknownFill(link) : $0 }
      }
      return layers(paintedBy: argument.value, at: .behind(modifier: link.name))
    }
    guard link.closure >= 0 else { return [] }
    return top(inScope: outline.scopeIndex(link.closure), before: .max).map {
      $0.isEmpty ? unknownFill(link) : $0
    }
  }

  /// The layer of a shape behind a view whose color the file does not show: `.background { if isOn { Capsule()… } }`;
  /// none where it may as well be the background of a page.
  private mutating func unknownFill(_ link: ChainLink) -> [Int] {
    guard outline.fillsShape(behind: link.name) else { return [] }
    let drawn = link.open >= 0 ? link.open..<link.end : link.closure..<link.end
    let source = PaintedCode.Source.code(outline.text(drawn))
    return [
      name(source, at: link.name, PaintTarget(place: .behind(modifier: link.name)))
    ]
  }

  /// The layer of a view that is a picture, whose colors no file shows: `AsyncImage(url: a)`, `Image("sky").resizable()`.
  mutating func picture(at start: Int) -> Int? {
    let head = outline.headName(at: start)
    let isPhoto =
      head == "Image" && !outline.isText(start + 2, "systemName")
      && outline.links(from: start).contains { outline.isText($0.name, "resizable") }
    guard isPhoto || ["AsyncImage", "KFImage", "WebImage", "LazyImage"].contains(head) else {
      return nil
    }
    let layer = name(.code(outline.text(start)), at: start, PaintTarget(place: .view(start)))
    layers[layer].isFill = true
    return layer
  }

  /// The background layer of a style or a modifier declared in another file.
  private mutating func drawnElsewhere(_ link: ChainLink, _ name: String) -> [Int] {
    guard let style = style(of: link, name) else { return [] }
    return [
      self.name(.style(style), at: link.name, PaintTarget(place: .behind(modifier: link.name)))
    ]
  }

  /// The layers of a background view: nothing (`nil`), unknown (empty), or layers.
  mutating func surface(at start: Int) -> [Int]? {
    let links = Array(outline.links(from: start))
    let names = Set(links.filter { $0.kind == .member }.map { outline.text($0.name) })
    let head = outline.headName(at: start)
    if viewLayers[start] == nil {
      if ViewWords.uncovering.contains(head) { return nil }
      let isOutline = names.contains("stroke") || names.contains("strokeBorder")
      if ForegroundReceiver.isShape(head), isOutline, !names.contains("fill") { return nil }
    }
    // A shape beside its place or out of focus decorates what the next view lies on.
    if !names.isDisjoint(with: ViewWords.decorating) { return nil }
    guard names.isDisjoint(with: ViewWords.displacing), !outline.isSmall(links) else { return [] }
    guard let fill = fill(of: start, links: links) else { return viewLayers[start] ?? [] }
    return layers(paintedBy: fill, at: .view(start))
  }
}

extension SyntaxOutline {
  /// The opacity of a view by its modifiers; `nil` if it is not constant.
  ///
  /// An `opacity` right on a color belongs to the color.
  fileprivate func viewOpacity(at start: Int) -> Double? {
    guard ColorType(word(start)) == nil, kind(start) != .period else { return 1 }
    var opacity = 1.0
    for link in links(from: start) where isText(link.name, "opacity") {
      guard let argument = call(named: link.name).flatMap({ arguments($0).first }),
        let factor = number(argument.value)
      else { return nil }
      opacity *= factor
    }
    return opacity
  }

  /// Whether a frame makes a view too small to be a background.
  fileprivate func isSmall(_ links: [ChainLink]) -> Bool {
    links.contains { link in
      guard isText(link.name, "frame"), let call = call(named: link.name) else { return false }
      return arguments(call).contains { argument in
        guard let label = argument.label, isText(label, "width") || isText(label, "height"),
          let points = number(argument.value)
        else { return false }
        return points < 16
      }
    }
  }
}
