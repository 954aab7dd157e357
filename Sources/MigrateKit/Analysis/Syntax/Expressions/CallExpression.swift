/// A call: the called name and the parentheses.
///
/// Arguments are read on demand.
package struct CallExpression: Hashable, Sendable {
  /// The name that is called: `Color` in `SwiftUI.Color(…)`, `init` in `.init(…)`; the lexeme before
  /// the parenthesis when no name is there.
  package var name: Int
  /// The opening parenthesis.
  package var open: Int
  /// The closing parenthesis.
  package var close: Int
}

/// One argument of a call, or one element of a list.
package struct Argument: Hashable, Sendable {
  /// The label's lexeme; `nil` for an argument without one.
  package var label: Int?
  /// The lexemes of the value: exactly one expression.
  package var value: Range<Int>
  /// The number of preceding arguments.
  var position: Int
}

extension SyntaxOutline {
  /// The call whose parentheses open at `open`; `nil` if they are not a call's.
  package func call(at open: Int) -> CallExpression? {
    guard isCall(open), let close = partner(open) else { return nil }
    var name = open - 1
    if let generic = genericOpen(closing: name) { name = generic - 1 }
    return CallExpression(name: name, open: open, close: close)
  }

  /// The call of a name: `Color` at `index` and its parentheses, generic arguments allowed.
  package func call(named index: Int) -> CallExpression? {
    var open = index + 1
    if let generic = genericEnd(open) { open = generic }
    guard kind(open) == .leftParen, !startsLine(open), let close = partner(open) else {
      return nil
    }
    return CallExpression(name: index, open: open, close: close)
  }

  /// Whether a parenthesis is that of a call's arguments, not of a tuple, a group or parameters.
  func isCall(_ open: Int) -> Bool {
    guard kind(open) == .leftParen, partner(open) != nil, !startsLine(open) else { return false }
    let before = open - 1
    guard endsExpression(before) else { return false }
    if isText(before, ">"), genericOpen(closing: before) == nil { return false }
    return !isParameterList(open)
  }

  /// Whether a parenthesis opens the parameters of a declaration.
  func isParameterList(_ open: Int) -> Bool {
    functionIndex(parametersOpen: open) != nil
  }

  /// The `<` of the generic arguments that end at `close`; `nil` if there are none.
  func genericOpen(closing close: Int) -> Int? {
    guard kind(close) == .op, isText(close, ">") || isText(close, ">>") else { return nil }
    var index = close - 1
    let limit = max(close - 128, 0)
    while index >= limit {
      switch kind(index) {
      case .op:
        if isText(index, "<"), genericEnd(index) == close + 1 { return index }
        index -= 1
      case .identifier, .period, .comma, .postfixQuestion, .arrow, .integer, .colon:
        index -= 1
      case .rightSquare, .rightParen:
        index = stepBack(index)
      default:
        return nil
      }
    }
    return nil
  }

  /// The arguments of a call, in order.
  package func arguments(_ call: CallExpression) -> [Argument] {
    elements(open: call.open, close: call.close)
  }

  /// The elements between two brackets, split at commas, with their labels; at most so many as
  /// `maximumElements`.
  package func elements(open: Int, close: Int) -> [Argument] {
    guard close > open + 1 else { return [] }
    var result: [Argument] = []
    result.reserveCapacity(4)
    var start = open + 1
    var index = start
    while index < close {
      if kind(index) == .comma {
        append(start..<index, to: &result)
        guard result.count < Self.maximumElements else { return result }
        start = index + 1
        index = start
      } else {
        index = min(stepOver(index), close)
      }
    }
    append(start..<close, to: &result)
    return result
  }

  private func append(_ span: Range<Int>, to result: inout [Argument]) {
    guard !span.isEmpty else { return }
    let position = result.count
    if span.count > 2, kind(span.lowerBound) == .identifier, kind(span.lowerBound + 1) == .colon {
      result.append(
        Argument(
          label: span.lowerBound, value: span.lowerBound + 2..<span.upperBound, position: position))
    } else {
      result.append(Argument(label: nil, value: span, position: position))
    }
  }

  /// The first argument with one of the labels.
  func argument(_ label: KnownWord, of call: CallExpression) -> Argument? {
    arguments(call).first { argument in argument.label.map { word($0) == label } ?? false }
  }

  /// A call's signature: `Color(red:green:blue:)`, `Font.system(size:)`.
  func signature(_ callee: String, _ arguments: [Argument]) -> String {
    let labels = arguments.map { ($0.label.map { name($0) } ?? "_") + ":" }
    return callee + "(" + labels.joined() + ")"
  }
}
