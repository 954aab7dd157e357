/// The place where a color is painted.
struct PaintTarget: Hashable, Sendable {
  /// A place that takes a color.
  enum Place: Hashable, Sendable {
    /// The foreground of the view whose chain starts there.
    case foreground(view: Int)
    /// Behind a view, by the name of the modifier.
    case behind(modifier: Int)
    /// The whole view whose chain starts there: it is the color, or a shape filled with it.
    case view(Int)
    /// A property of a UIKit or AppKit view: its text color, or its background.
    case property(receiver: Range<Int>, isForeground: Bool)
  }

  /// A condition under which the color is painted.
  struct Arm: Hashable, Sendable {
    /// The condition as written.
    var condition: String
    /// Whether it has to hold.
    var holds: Bool
  }

  var place: Place
  var arms: [Arm] = []

  /// Whether two colors may be painted at the same time.
  func meets(_ other: PaintTarget) -> Bool {
    !arms.contains { arm in
      other.arms.contains { $0.condition == arm.condition && $0.holds != arm.holds }
    }
  }
}

extension PaintTarget.Arm {
  /// A condition of a ternary, without the `!` before it.
  init(_ condition: Range<Int>, holds: Bool, in outline: SyntaxOutline) {
    let isNegated = outline.isText(condition.lowerBound, "!")
    let positive = isNegated ? condition.dropFirst() : condition
    self.init(condition: outline.compactText(positive), holds: holds != isNegated)
  }
}

/// Walks outwards from a color to where it is painted.
struct PaintTargetReader {
  let outline: SyntaxOutline

  /// The place where the color `span` is painted; `nil` if it does not lie on anything.
  func paintTarget(of span: Range<Int>) -> PaintTarget? {
    var arms: [PaintTarget.Arm] = []
    for (span, slot) in outline.ancestors(of: span) {
      switch step(from: span, in: slot, arms: &arms) {
      case .place(let place): return PaintTarget(place: place, arms: arms)
      case .outwards: continue
      case .nowhere: return nil
      }
    }
    return nil
  }

  private enum Step {
    case place(PaintTarget.Place)
    case outwards
    case nowhere
  }

  private func step(from span: Range<Int>, in slot: Slot, arms: inout [PaintTarget.Arm]) -> Step {
    switch slot {
    case .argument(let open, let label, _):
      return outline.call(at: open).map { argument(of: $0, label: label) } ?? .nowhere
    case .receiver:
      let whole = outline.chain(around: span.lowerBound)
      return whole.lowerBound == span.lowerBound ? .outwards : .nowhere
    case .element, .parenthesized: return .outwards
    case .ternary(let question, let isThen):
      guard let ternary = outline.ternary(at: question) else { return .nowhere }
      arms.append(PaintTarget.Arm(ternary.condition, holds: isThen, in: outline))
      return .outwards
    case .operand(let op) where outline.isText(op, "??"): return .outwards
    case .statement, .returned:
      return .place(.view(span.lowerBound))
    case .assigned(let target):
      return assigned(to: target)
    default:
      return .nowhere
    }
  }

  private func argument(of call: CallExpression, label: Int?) -> Step {
    let name = outline.name(call.name)
    if ViewWords.styles.contains(name) || outline.word(call.name) == .`init` { return .outwards }
    let view = outline.chainStart(call.name)
    guard outline.kind(call.name - 1) == .period, view < call.name - 1, label == nil else {
      return .nowhere
    }
    switch name {
    case "foregroundColor", "foregroundStyle":
      return .place(outline.isShape(at: view) ? .view(view) : .foreground(view: view))
    case "fill":
      return .place(.view(view))
    case "setTitleColor":
      return .place(.property(receiver: view..<call.name - 1, isForeground: true))
    default:
      return ViewWords.behind.contains(name) ? .place(.behind(modifier: call.name)) : .nowhere
    }
  }

  private func assigned(to target: Range<Int>) -> Step {
    let last = target.upperBound - 1
    let receiver = target.lowerBound..<max(last - 1, target.lowerBound)
    switch outline.text(last) {
    case "textColor", "baseForegroundColor":
      return .place(.property(receiver: receiver, isForeground: true))
    case "backgroundColor", "baseBackgroundColor":
      return .place(.property(receiver: receiver, isForeground: false))
    default:
      return .nowhere
    }
  }
}

extension SyntaxOutline {
  /// Whether a chain starts with a shape of SwiftUI.
  func isShape(at start: Int) -> Bool { ForegroundReceiver.isShape(headName(at: start)) }

  /// The name of the view that a chain starts with: `Text` in `SwiftUI.Text(a)`.
  func headName(at start: Int) -> String {
    let isModule = word(start) == .SwiftUI && kind(start + 1) == .period
    return name(isModule ? start + 2 : start)
  }
}
