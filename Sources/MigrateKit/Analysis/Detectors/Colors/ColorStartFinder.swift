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
    var hexTexts: [Int] = []
    var starts: [Head] = []
    for word in [KnownWord.Color, .UIColor, .NSColor, .CGColor] {
      for index in outline.indices(of: word) {
        if let head = typeHead(Int(index), in: outline) { starts.append(head) }
      }
    }
    for word in implicitWords {
      for index in outline.indices(of: word) {
        let period = Int(index) - 1
        guard outline.startsImplicitMember(period) else { continue }
        starts.append(Head(start: period, isImplicit: true))
      }
    }
    outline.lexemes.withUnsafeBufferPointer { lexemes in
      for index in lexemes.indices {
        let lexeme = lexemes[index]
        if lexeme.kind == .identifier {
          guard lexeme.flags.contains(.endsInColor), isAlias(index, in: outline) else { continue }
          starts.append(Head(start: index, isImplicit: false, isAlias: true))
        } else if lexeme.kind == .period {
          guard assets.haveSymbols, !isMember(index, lexemes),
            outline.startsImplicitMember(index),
            assets.mayBeginSymbol(at: index + 1, in: outline),
            !implicitWords.contains(outline.word(index + 1))
          else { continue }
          starts.append(Head(start: index, isImplicit: true))
        } else if lexeme.kind == .stringText {
          if lexeme.length == 7, outline.bytes[lexeme.start] == UInt8(ascii: "#") {
            hexTexts.append(index)
          }
        } else if lexeme.kind == .poundWord, outline.isText(index, "#colorLiteral") {
          starts.append(Head(start: index, isImplicit: false))
        }
      }
    }
    return (starts.sorted { $0.start < $1.start }, hexTexts)
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

  /// Whether a name may be an alias of a color type: `PlatformColor(…)`, `UXColor.red`.
  private static func isAlias(_ index: Int, in outline: SyntaxOutline) -> Bool {
    outline.kind(index - 1) != .period && outline.kind(index - 1) != .backslash
      && (outline.kind(index + 1) == .leftParen || outline.kind(index + 1) == .period)
  }

  /// The words of implicit members: colors of the system, `init`, and the app's own factories.
  private static let implicitWords: [KnownWord] =
    KnownWord.allCases.filter { word in
      let name = word.text
      return SystemColors.Owner.allCases.contains {
        SystemColors.meaning(of: name, on: $0, in: .ios18) != nil
      }
    } + [.`init`, .hex, .rgb, .rgba]
}
