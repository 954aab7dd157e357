/// A text or an icon and its layers, down to the first opaque color.
struct LayerStack {
  /// One color of the stack.
  struct Member {
    /// Its index among the suggestions; `nil` for a color that the code names.
    var position: Int?
    var color: ColorValue
    var opacity: Double

    /// Whether its opacity is at least a half.
    var isVeil: Bool {
      AppearanceMode.allCases.allSatisfy {
        color.drawn(in: $0).alpha * opacity >= 0.5
      }
    }

    /// The worst-case backdrop of an overlay on an unknown background.
    static let extremes = [0.0, 1.0].map { white in
      let sample = ColorSample(red: white, green: white, blue: white)
      return Member(color: ColorValue(light: sample), opacity: 1)
    }
  }

  /// The foreground first, the deepest last.
  var layers: [Member]
  /// Whether the text is large, which needs less contrast.
  var isLarge: Bool

  /// The suggestions in it.
  var positions: [Int] { layers.compactMap(\.position) }
}

/// Every text and icon of a file with its possible backgrounds in the file.
struct LayerStacks {
  /// A text that may lie on several colors has a stack for each.
  private(set) var stacks: [LayerStack] = []
  /// The suggestions for texts and icons whose translucent background lies on something unknown.
  private(set) var unknownBackdrops: Set<Int> = []
  private let layers: [Layer]
  /// The possible colors of each layer; empty if unknown.
  private var members: [[LayerStack.Member]]
  /// The limits of stacks per text and of their depth.
  private static let maximumStacks = 16
  private static let maximumDepth = 6

  init(_ suggestions: [Suggestion], on file: PaintedFile, index: MatchIndex) {
    layers = file.layers
    members = [[LayerStack.Member]](repeating: [], count: layers.count)
    guard !layers.isEmpty else { return }
    var isFront = [Bool](repeating: false, count: layers.count)
    var chains = [Int?](repeating: nil, count: layers.count)
    for (position, suggestion) in suggestions.enumerated() {
      guard let color = suggestion.colorBefore else { continue }
      let finding = suggestion.finding
      for layer in finding.layers {
        guard layers.indices.contains(layer), let opacity = layers[layer].opacity else { continue }
        members[layer] = [LayerStack.Member(position: position, color: color, opacity: opacity)]
        isFront[layer] = layers[layer].isForeground && finding.isTextOrIcon
        chains[layer] = finding.chain
      }
    }
    for use in file.uses {
      guard let layer = use.layer, layers.indices.contains(layer),
        let opacity = layers[layer].opacity,
        case .color(let token)? = index.withCode.value(of: use), let color = use.painted(token)
      else { continue }
      members[layer] = [LayerStack.Member(position: nil, color: color, opacity: opacity)]
      isFront[layer] = layers[layer].isForeground
      chains[layer] = use.chain
    }
    for (layer, colors) in file.colors {
      guard let opacity = layers[layer].opacity else { continue }
      members[layer] = colors.map {
        LayerStack.Member(position: nil, color: $0, opacity: opacity)
      }
    }
    let large = Self.largeTexts(suggestions, file.uses, index: index)
    for layer in layers.indices where isFront[layer] {
      let isLarge = chains[layer].map { large.contains($0) } ?? false
      guard let member = members[layer].first else { continue }
      var count = 0
      follow(layers[layer].backdrops, above: [member], isLarge: isLarge, count: &count)
    }
  }

  /// Adds a stack for each way down.
  private mutating func follow(
    _ backdrops: [Int], above: [LayerStack.Member], isLarge: Bool, count: inout Int
  ) {
    let front = above.first?.position
    guard above.count < Self.maximumDepth else { return }
    for backdrop in backdrops where count < Self.maximumStacks {
      if members[backdrop].isEmpty, let front { unknownBackdrops.insert(front) }
      for member in members[backdrop] where count < Self.maximumStacks {
        follow(backdrop, member, above: above, isLarge: isLarge, count: &count)
      }
    }
  }

  private mutating func follow(
    _ backdrop: Int, _ member: LayerStack.Member, above: [LayerStack.Member], isLarge: Bool,
    count: inout Int
  ) {
    let stack = above + [member]
    if member.opacity == 1, member.color.isOpaque {
      count += 1
      if stack.contains(where: { $0.position != nil }) {
        stacks.append(LayerStack(layers: stack, isLarge: isLarge))
      }
      return
    }
    if layers[backdrop].backdrops.contains(where: { !members[$0].isEmpty }) {
      return follow(layers[backdrop].backdrops, above: stack, isLarge: isLarge, count: &count)
    }
    if let front = above.first?.position { unknownBackdrops.insert(front) }
    if member.isVeil {
      // The layer beneath is unknown, but hardly shows through: black and white are the extremes.
      for extreme in LayerStack.Member.extremes {
        count += 1
        stacks.append(LayerStack(layers: stack + [extreme], isLarge: isLarge))
      }
    }
  }

  /// The chains of modifiers whose text is large by its font.
  private static func largeTexts(
    _ suggestions: [Suggestion], _ uses: [TokenUse], index: MatchIndex
  ) -> Set<Int> {
    var large: Set<Int> = []
    for suggestion in suggestions {
      guard let chain = suggestion.finding.chain,
        case .font(let font) = suggestion.finding.value, font.isLargeText
      else { continue }
      large.insert(chain)
    }
    for use in uses {
      guard let chain = use.chain, case .font(let font)? = index.withCode.value(of: use),
        font.isLargeText
      else { continue }
      large.insert(chain)
    }
    return large
  }
}

extension Finding {
  /// Whether it is the color of something that must be legible.
  var isTextOrIcon: Bool {
    switch role.role {
    case .text, .icon, .onAccent: true
    default: false
    }
  }
}

extension FontValue {
  /// Whether WCAG calls a text of this font large: 18 points, or 14 in bold.
  fileprivate var isLargeText: Bool {
    let isBold = (weight ?? .regular).step >= FontValue.Weight.bold.step
    return size >= 18 || isBold && size >= 14
  }
}
