import MigrateKitCore

// The size that a view takes of the offered size.
//
// The rules are those that Apple describes for `Layout`, `frame` and the stacks ("Layout fundamentals",
// WWDC 2022 session 10056): a container offers a size, a view chooses its own, the container places it.

extension SketchLayout {
  /// The size that a box chooses.
  static func size(of box: SketchBox, _ proposal: SketchProposal) -> SketchSize {
    if let known = box.sizes[proposal] { return known }
    let size = measured(box, proposal)
    box.sizes[proposal] = size
    return size
  }

  private static func measured(_ box: SketchBox, _ proposal: SketchProposal) -> SketchSize {
    switch box.content {
    case .empty: return SketchSize()
    case .text(let text): return size(of: text, proposal)
    case .symbol(_, let points, _):
      // A symbol is about as wide as its font's size, and a fifth higher with its margins.
      return SketchSize(width: (points * 1.2).rounded(), height: (points * 1.2).rounded())
    case .shape(let outline, _, _): return size(of: outline, proposal)
    case .spacer(let axis, let minimum):
      let length = axis == .horizontal ? proposal.width : proposal.height
      return along(axis, max(length ?? minimum, minimum), 0)
    case .divider(let axis, _):
      // A stack's divider lies across it: `nil` asks for the ideal length of ten points.
      return axis == .vertical
        ? SketchSize(width: proposal.width ?? 10, height: 1)
        : SketchSize(width: 1, height: proposal.height ?? 10)
    case .unknown(let code, let isGreedy): return unknownSize(code, isGreedy, proposal)
    case .stack(let axis, let spacing, _, let children):
      return stackSize(children, axis, spacing, proposal)
    case .layers(_, let children):
      return children.map { size(of: $0, proposal) }.reduce(SketchSize()) { a, b in
        SketchSize(width: max(a.width, b.width), height: max(a.height, b.height))
      }
    case .grid(let columns, let spacing, let children):
      return gridSize(children, columns, spacing, proposal)
    default: return wrapperSize(box.content, proposal)
    }
  }

  private static func wrapperSize(
    _ content: SketchBox.Content, _ proposal: SketchProposal
  ) -> SketchSize {
    switch content {
    case .padded(let insets, let child):
      let (x, y) = (insets.leading + insets.trailing, insets.top + insets.bottom)
      let inner = size(
        of: child,
        SketchProposal(
          width: proposal.width.map { max($0 - x, 0) },
          height: proposal.height.map { max($0 - y, 0) }
        ))
      return SketchSize(width: max(inner.width + x, 0), height: max(inner.height + y, 0))
    case .framed(let frame, let child): return frameSize(frame, child, proposal)
    case .proportioned(let ratio, let child):
      let width =
        proposal.width ?? proposal.height.map { $0 * ratio } ?? size(of: child, proposal).width
      let fitted = min(width, (proposal.height ?? .infinity) * ratio)
      return SketchSize(width: fitted, height: fitted / max(ratio, 0.01))
    case .fixed(let horizontally, let vertically, let child):
      return size(
        of: child,
        SketchProposal(
          width: horizontally ? nil : proposal.width, height: vertically ? nil : proposal.height))
    case .scrolled(let axis, let child):
      let inner = size(of: child, scrolling(axis, proposal))
      return axis == .vertical
        ? SketchSize(width: inner.width, height: proposal.height ?? inner.height)
        : SketchSize(width: proposal.width ?? inner.width, height: inner.height)
    case .barred(let bar, let child):
      let height = size(of: bar, SketchProposal(width: proposal.width, height: nil)).height
      let inner = size(
        of: child,
        SketchProposal(
          width: proposal.width, height: proposal.height.map { max($0 - height, 0) }))
      return SketchSize(
        width: proposal.width ?? inner.width, height: inner.height + height)
    case .decorated(let child, _, _, _), .clipped(_, let child), .faded(_, let child),
      .shadowed(_, let child), .moved(_, _, let child), .marked(_, let child):
      return size(of: child, proposal)
    default: return SketchSize()
    }
  }

  /// The size offered to the content of a scroll view: any length in the scrolling direction.
  static func scrolling(_ axis: SketchAxis, _ proposal: SketchProposal) -> SketchProposal {
    axis == .vertical
      ? SketchProposal(width: proposal.width, height: nil)
      : SketchProposal(width: nil, height: proposal.height)
  }

  // MARK: Leaves

  private static func size(of text: SketchText, _ proposal: SketchProposal) -> SketchSize {
    let lines = TextMetrics.lines(
      of: text.text, in: text.font, width: proposal.width, limit: text.lineLimit)
    let width = lines.map { TextMetrics.width(of: $0, in: text.font) }.max() ?? 0
    let height =
      Double(lines.count) * TextMetrics.lineHeight(of: text.font)
      + Double(max(lines.count - 1, 0)) * text.lineSpacing
    return SketchSize(width: width.rounded(.up), height: height)
  }

  /// Shapes take the offered size; their ideal size is ten points.
  private static func size(of outline: SketchOutline, _ proposal: SketchProposal) -> SketchSize {
    let size = SketchSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    guard outline == .circle else { return size }
    let side = min(size.width, size.height)
    return side == .infinity ? size : SketchSize(width: side, height: side)
  }

  /// A box that its label fits in.
  private static func unknownSize(
    _ code: String, _ isGreedy: Bool, _ proposal: SketchProposal
  ) -> SketchSize {
    if isGreedy {
      return SketchSize(width: proposal.width ?? 260, height: proposal.height ?? 120)
    }
    let label = TextMetrics.width(of: code, in: SketchLayout.labelFont) + 16
    return SketchSize(width: min(max(label, 44), proposal.width ?? 260), height: 36)
  }

  // MARK: Frames

  private static func frameSize(
    _ frame: SketchFrame, _ child: SketchBox, _ proposal: SketchProposal
  ) -> SketchSize {
    let inner = size(of: child, frame.inner(proposal))
    return SketchSize(
      width: SketchFrame.length(
        frame.width, frame.minWidth, frame.idealWidth, frame.maxWidth, inner.width, proposal.width),
      height: SketchFrame.length(
        frame.height, frame.minHeight, frame.idealHeight, frame.maxHeight, inner.height,
        proposal.height))
  }

  // MARK: Stacks

  /// A size of lengths along and across a stack.
  static func along(_ axis: SketchAxis, _ major: Double, _ minor: Double) -> SketchSize {
    axis == .horizontal
      ? SketchSize(width: major, height: minor) : SketchSize(width: minor, height: major)
  }

  static func stackSize(
    _ children: [SketchBox], _ axis: SketchAxis, _ spacing: Double, _ proposal: SketchProposal
  ) -> SketchSize {
    let sizes = stackSizes(children, axis, spacing, proposal)
    let gaps = spacing * Double(max(sizes.count - 1, 0))
    let major = sizes.map { axis == .horizontal ? $0.width : $0.height }.reduce(gaps, +)
    let minor = sizes.map { axis == .horizontal ? $0.height : $0.width }.max() ?? 0
    return along(axis, max(major, 0), minor)
  }

  /// The sizes of a stack's children: the least flexible ones choose first, each is offered an equal
  /// share of what is left.
  static func stackSizes(
    _ children: [SketchBox], _ axis: SketchAxis, _ spacing: Double, _ proposal: SketchProposal
  ) -> [SketchSize] {
    let (major, minor) =
      axis == .horizontal
      ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
    func offer(_ length: Double?) -> SketchProposal {
      axis == .horizontal
        ? SketchProposal(width: length, height: minor)
        : SketchProposal(width: minor, height: length)
    }
    func length(_ size: SketchSize) -> Double { axis == .horizontal ? size.width : size.height }
    guard let major else { return children.map { size(of: $0, offer(nil)) } }
    let flexibilities = children.map { child in
      length(size(of: child, offer(.infinity))) - length(size(of: child, offer(0)))
    }
    // Equally flexible children choose in the order of the code; spacers share what the others leave.
    let order = children.indices.sorted {
      let (a, b) = (children[$0].isSpacer ? 1 : 0, children[$1].isSpacer ? 1 : 0)
      return (a, flexibilities[$0], $0) < (b, flexibilities[$1], $1)
    }
    var reserved = children.reduce(0) { $0 + ($1.isSpacer ? length(size(of: $1, offer(0))) : 0) }
    var spacers = children.count(where: \.isSpacer)
    var left = major - spacing * Double(max(children.count - 1, 0))
    var sizes = [SketchSize](repeating: SketchSize(), count: children.count)
    for (position, index) in order.enumerated() {
      let isSpacer = children[index].isSpacer
      if isSpacer { (reserved, spacers) = (0, 0) }
      let share = (left - reserved) / Double(max(order.count - position - spacers, 1))
      sizes[index] = size(of: children[index], offer(max(share, 0)))
      left -= length(sizes[index])
    }
    return sizes
  }
}

extension SketchFrame {
  /// The size that the frame offers its content.
  func inner(_ proposal: SketchProposal) -> SketchProposal {
    SketchProposal(
      width: width ?? Self.clamped(proposal.width ?? idealWidth, minWidth, maxWidth),
      height: height ?? Self.clamped(proposal.height ?? idealHeight, minHeight, maxHeight))
  }

  private static func clamped(_ length: Double?, _ least: Double?, _ most: Double?) -> Double? {
    length.map { max(min($0, most ?? .infinity), least ?? 0) }
  }

  /// The length of a frame around content of a length.
  fileprivate static func length(
    _ fixed: Double?, _ least: Double?, _ ideal: Double?, _ most: Double?, _ inner: Double,
    _ proposal: Double?
  ) -> Double {
    if let fixed { return fixed }
    guard let proposal else {
      return max(min(ideal ?? inner, most ?? .infinity), least ?? 0)
    }
    let lower = least ?? min(inner, most ?? .infinity)
    let upper = most ?? max(inner, least ?? 0)
    return max(min(proposal, max(upper, lower)), lower)
  }
}
