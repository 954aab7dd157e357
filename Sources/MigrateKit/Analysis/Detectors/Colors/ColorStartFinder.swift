/// The places where a color can begin.
enum ColorStartFinder {
  /// One of them.
  struct Head: Hashable {
    /// The first lexeme: of the type or its module, the period of an implicit member, the literal.
    var start: Int
    /// Whether it is an implicit member, which is a color only where one is expected.
    var isImplicit: Bool
    /// Whether it begins with a name that may be the app's alias of a color type: `UXColor`.
    var isAlias = false
  }

  /// Every place where a color can begin, in order, and the string texts such as `#FF0000`, which other code may
  /// turn into colors; `assets` are colors that have members as well.
  static func starts(
    in outline: SyntaxOutline, assets: NamedColors
  ) -> (heads: [Head], hexTexts: [Int]) {
    var (starts, hexTexts): ([Head], [Int]) = ([], [])
    let marks = Marks(periods: assets.haveSymbols)
    outline.lexemes.withUnsafeBufferPointer { lexemes in
      for index in lexemes.indices where marks.include(lexemes[index]) {
        let lexeme = lexemes[index]
        switch lexeme.kind {
        case .identifier:
          let head =
            lexeme.word == .none
            ? alias(index, in: outline)
            : head(words[Int(lexeme.word.rawValue)], index, in: outline)
          if let head { starts.append(head) }
        case .period:
          guard !isMember(index, lexemes), outline.startsImplicitMember(index),
            assets.mayBeginSymbol(at: index + 1, in: outline),
            words[Int(outline.word(index + 1).rawValue)] != .implicitMember
          else { continue }
          starts.append(Head(start: index, isImplicit: true))
        case .stringText:
          if lexeme.length == 7, outline.bytes[lexeme.start] == UInt8(ascii: "#") {
            hexTexts.append(index)
          }
        default:
          guard outline.isText(index, "#colorLiteral") else { continue }
          starts.append(Head(start: index, isImplicit: false))
        }
      }
    }
    return (starts, hexTexts)
  }

  /// Which lexemes need a look, decided without a branch: of most there is nothing to see.
  private struct Marks {
    /// By kind: 1 if its word or its flags decide, 2 if each does.
    private let kinds: [UInt8]
    /// By known word: 1 if a color may begin with it.
    private let words: [UInt8]

    init(periods: Bool) {
      kinds = periods ? Self.kindsWithPeriods : Self.kinds
      words = Self.words
    }

    @inline(__always)
    func include(_ lexeme: Lexeme) -> Bool {
      let isNamedColor = lexeme.flags.contains(.endsInColor) ? 1 as UInt8 : 0
      return kinds[Int(lexeme.kind.rawValue)]
        & (2 | isNamedColor | words[Int(lexeme.word.rawValue)]) != 0
    }

    private static let kinds = kinds(periods: false)
    private static let kindsWithPeriods = kinds(periods: true)
    private static let words = ColorStartFinder.words.map { $0 == nil ? 0 as UInt8 : 1 }

    private static func kinds(periods: Bool) -> [UInt8] {
      Lexeme.Kind.allCases.map { kind in
        switch kind {
        case .identifier: 1
        case .stringText, .poundWord: 2
        case .period: periods ? 2 : 0
        default: 0
        }
      }
    }
  }

  private static func head(_ word: Word?, _ index: Int, in outline: SyntaxOutline) -> Head? {
    switch word {
    case nil: return nil
    case .type: return typeHead(index, in: outline)
    case .implicitMember:
      return outline.startsImplicitMember(index - 1)
        ? Head(start: index - 1, isImplicit: true) : nil
    }
  }

  /// Whether a period directly follows a plain name, as most do: its member is not implicit.
  private static func isMember(_ period: Int, _ lexemes: UnsafeBufferPointer<Lexeme>) -> Bool {
    guard period > 0 else { return false }
    let before = lexemes[period - 1]
    return before.kind == .identifier && before.word == .none
      && before.end == lexemes[period].start
  }

  /// `Color` as the system's type at the start of an expression.
  private static func typeHead(_ index: Int, in outline: SyntaxOutline) -> Head? {
    switch outline.kind(index + 1) {
    case .leftParen, .period, .leftBrace: break
    default: return nil
    }
    // A key path names a member; there is no value to replace.
    guard outline.kind(index - 1) != .backslash else { return nil }
    var start = index
    if outline.kind(index - 1) == .period {
      switch outline.text(index - 2) {
      case "SwiftUI", "UIKit", "AppKit", "CoreGraphics", "Cocoa":
        guard outline.kind(index - 3) != .period else { return nil }
        start = index - 2
      default: return nil
      }
    }
    return Head(start: start, isImplicit: false)
  }

  /// The head of a name that ends in `Color` and may be an alias of a color type: `PlatformColor(…)`, `UXColor.red`.
  private static func alias(_ index: Int, in outline: SyntaxOutline) -> Head? {
    guard outline.kind(index - 1) != .period,
      outline.kind(index - 1) != .backslash,
      outline.kind(index + 1) == .leftParen || outline.kind(index + 1) == .period
    else { return nil }
    return Head(start: index, isImplicit: false, isAlias: true)
  }

  /// How a word may begin a color.
  private enum Word {
    /// As a type of the system.
    case type
    /// As an implicit member: colors of the system, `init`, and the app's own factories.
    case implicitMember

    init?(_ word: KnownWord) {
      switch word {
      case .Color, .UIColor, .NSColor, .CGColor: self = .type
      case .`init`, .hex, .rgb, .rgba: self = .implicitMember
      default:
        let isColor = SystemColors.Owner.allCases.contains {
          SystemColors.meaning(of: word.text, on: $0, in: .ios18) != nil
        }
        guard isColor else { return nil }
        self = .implicitMember
      }
    }
  }

  private static let words = KnownWord.allCases.map(Word.init)
}
