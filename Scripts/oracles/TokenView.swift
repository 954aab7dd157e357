import SwiftParser
import SwiftSyntax

/// A stretch of source that the full parser or our lexer gives one meaning.
struct Stretch: Equatable {
  /// What it is, in words that both sides share.
  var kind: String
  var start: Int
  var end: Int
}

/// The full parser's view of a file, in the words of our lexemes.
///
/// The pieces of a string's opening, of `\(`, of a regular expression and of `#word` are joined, as
/// our lexemes join them. Everything else is one token or one comment each.
final class TokenView: SyntaxVisitor {
  private(set) var stretches: [Stretch] = []
  private let readsComments: Bool
  /// Where the text of the innermost string goes on, for each string that is open.
  private var textStarts: [Int] = []

  init(readsComments: Bool) {
    self.readsComments = readsComments
    super.init(viewMode: .sourceAccurate)
  }

  /// Parses a file.
  ///
  /// In a file that is no UTF-8 the places of comments are not known, and `withComments` shall be
  /// false: the parser repairs the text it gives for them, whose lengths then are not the file's.
  static func stretches(
    of bytes: [UInt8], withComments: Bool
  ) -> (stretches: [Stretch], hasError: Bool) {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let view = TokenView(readsComments: withComments)
    view.walk(tree)
    return (view.stretches.sorted { $0.start < $1.start }, tree.hasError)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    addComments(token.leadingTrivia, at: token.position.utf8Offset)
    addComments(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
    let kind = Self.kind(of: token)
    if kind == "pound", let next = token.nextToken(viewMode: .sourceAccurate),
      Self.kind(of: next) == "word", next.position == token.endPosition,
      next.leadingTriviaLength.utf8Length == 0
    {
      return .skipChildren
    }
    if kind == "word", let previous = token.previousToken(viewMode: .sourceAccurate),
      previous.tokenKind == .pound, previous.endPosition == token.position,
      token.leadingTriviaLength.utf8Length == 0
    {
      add("poundWord", token.position.utf8Offset - 1, token.contentEnd)
    } else if token.contentEnd > token.contentStart {
      add(kind, token.contentStart, token.contentEnd)
    }
    return .skipChildren
  }

  // MARK: Strings

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let start = (node.openingPounds ?? node.openingQuote).contentStart
    visitString(
      start: start, openingQuote: node.openingQuote, segments: Syntax(node.segments),
      closingQuote: node.closingQuote, closingPounds: node.closingPounds,
      leading: node.openingPounds ?? node.openingQuote)
    return .skipChildren
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    visitString(
      start: node.openingQuote.contentStart, openingQuote: node.openingQuote,
      segments: Syntax(node.segments), closingQuote: node.closingQuote, closingPounds: nil,
      leading: node.openingQuote)
    return .skipChildren
  }

  private func visitString(
    start: Int, openingQuote: TokenSyntax, segments: Syntax, closingQuote: TokenSyntax,
    closingPounds: TokenSyntax?, leading: TokenSyntax
  ) {
    addComments(leading.leadingTrivia, at: leading.position.utf8Offset)
    add("stringStart", start, openingQuote.contentEnd)
    textStarts.append(openingQuote.contentEnd)
    walk(segments)
    let textStart = textStarts.removeLast()
    let last = closingPounds ?? closingQuote
    if closingQuote.presence == .present, closingQuote.contentEnd > closingQuote.contentStart {
      add("stringText", textStart, closingQuote.contentStart)
      let end = last.presence == .present ? last.contentEnd : closingQuote.contentEnd
      add("stringEnd", closingQuote.contentStart, end)
      addComments(last.trailingTrivia, at: end)
    } else {
      // Cut off: the text runs up to what comes next, but for the white space before it.
      let segment = segments.lastToken(viewMode: .sourceAccurate)
      if let segment, case .stringSegment = segment.tokenKind {
        add("stringText", textStart, max(textStart, segment.contentEnd))
      }
    }
  }

  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    if let textStart = textStarts.last { add("stringText", textStart, node.backslash.contentStart) }
    add("interpolationStart", node.backslash.contentStart, node.leftParen.contentEnd)
    addComments(node.leftParen.trailingTrivia, at: node.leftParen.contentEnd)
    if let unexpected = node.unexpectedBetweenLeftParenAndExpressions { walk(unexpected) }
    walk(node.expressions)
    if let unexpected = node.unexpectedBetweenExpressionsAndRightParen { walk(unexpected) }
    let close = node.rightParen
    addComments(close.leadingTrivia, at: close.position.utf8Offset)
    if close.presence == .present {
      add("interpolationEnd", close.contentStart, close.contentEnd)
    }
    if !textStarts.isEmpty { textStarts[textStarts.count - 1] = close.contentEnd }
    return .skipChildren
  }

  // MARK: Regular expressions

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let first = node.openingPounds ?? node.openingSlash
    addComments(first.leadingTrivia, at: first.position.utf8Offset)
    guard let last = node.lastToken(viewMode: .sourceAccurate) else { return .skipChildren }
    add("regex", first.contentStart, last.contentEnd)
    addComments(last.trailingTrivia, at: last.contentEnd)
    return .skipChildren
  }

  // MARK: What is what

  private func add(_ kind: String, _ start: Int, _ end: Int) {
    if end > start { stretches.append(Stretch(kind: kind, start: start, end: end)) }
  }

  private func addComments(_ trivia: Trivia, at start: Int) {
    guard readsComments else { return }
    var offset = start
    for piece in trivia {
      let end = offset + piece.sourceLength.utf8Length
      switch piece {
      case .lineComment, .docLineComment: add("lineComment", offset, end)
      case .blockComment, .docBlockComment: add("blockComment", offset, end)
      default: break
      }
      offset = end
    }
  }

  private static func kind(of token: TokenSyntax) -> String {
    switch token.tokenKind {
    // The name in `func ==(a: A, b: A)` binds to nothing; the parser calls any such name infix.
    case .binaryOperator where token.parent?.is(FunctionDeclSyntax.self) == true: "operator"
    case .identifier, .keyword, .wildcard: "word"
    case .dollarIdentifier: "word"
    case .integerLiteral: "integer"
    case .floatLiteral: "float"
    case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable,
      .poundSourceLocation:
      "poundWord"
    case .binaryOperator: "infix operator"
    case .prefixOperator: "prefix operator"
    case .postfixOperator: "postfix operator"
    case .leftAngle, .rightAngle, .ellipsis: "operator"
    case .exclamationMark: "exclamation"
    case .postfixQuestionMark: "postfixQuestion"
    case .infixQuestionMark: "infixQuestion"
    case .prefixAmpersand: "prefixAmpersand"
    case .atSign: "at"
    case .rawStringPoundDelimiter: "pounds"
    case .regexSlash, .regexPoundDelimiter, .regexLiteralPattern: "piece of a regex"
    case .stringQuote, .multilineStringQuote, .singleQuote, .stringSegment: "piece of a string"
    default: "\(token.tokenKind)"
    }
  }
}

extension TokenSyntax {
  fileprivate var contentStart: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  fileprivate var contentEnd: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}
