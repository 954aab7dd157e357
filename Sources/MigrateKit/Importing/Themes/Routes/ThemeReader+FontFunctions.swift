import MigrateKitCore

// Functions of views that set the font of a kind of text: `func appFont(_ style: AppFont) -> some View`.

extension ThemeReader {
  /// Adds the fonts that functions of views set, one for each case of the enum that the function takes.
  ///
  /// The call for the case becomes code of its font: of the token that the case is already, or of a new one.
  mutating func addFontFunctions() {
    let resolver = NameResolver(model.names, target: 0)
    for place in fontFunctions {
      let declared = model.index[place]
      guard let function = FontFunction(declared, resolver) else { continue }
      let fonts = fonts(setBy: function, declared)
      for (element, font) in fonts {
        add(font, of: element, by: function.call(for: element.name), place)
      }
      guard !fonts.isEmpty else { continue }
      for index in result.unreadable.indices
      where result.unreadable[index].code == ".\(declared.name)" {
        result.unreadable[index].reason += "; the fonts of its styles are tokens"
      }
    }
  }

  /// The font of each case; none where that of any is not known.
  private mutating func fonts(
    setBy function: FontFunction, _ declared: Declaration
  ) -> [(element: Declaration, font: StyleValue)] {
    var fonts: [(Declaration, StyleValue)] = []
    for element in model.index.cases(ofEnum: function.type).map({ model.index[$0] }) {
      let worth = withEvaluator(for: declared) {
        $0.worth(ofCode: function.font(of: element.name), at: function.place, expecting: .font)
      }
      guard element.parameters.isEmpty, let font = worth.tokenValue(model.index),
        case .font = font
      else { return [] }
      fonts.append((element, font))
    }
    return fonts
  }

  private mutating func add(
    _ font: StyleValue, of element: Declaration, by call: String, _ place: Int32
  ) {
    let known = result.tokens.firstIndex { token in
      token.enumCase == element.name && token.value == font && token.holders.contains(element.owner)
    }
    if let known {
      result.tokens[known].codes[.viewModifier] = call
      return
    }
    var declared = model.index[place]
    (declared.file, declared.line) = (element.file, element.line)
    var member = ThemeMember(declared, place: place, through: "")
    member.holder = element
    member.isOfValue = true
    member.listed = (element.owner, element.name)
    var token = token(member, font, [.viewModifier: call])
    token.hasStyleType = true
    append(token, of: member)
  }

  // MARK: Types that fonts are made of

  /// Whether a function makes fonts of the values of an enum, so that code passes these: `.appFont(.small)`.
  func isTakenForFonts(_ name: String) -> Bool {
    takenForFonts.contains(Self.lastName(of: name))
  }

  /// Whether the cases of an enum are styles of text as a whole: functions make fonts of them, or set these.
  func areStylesOfText(_ type: String) -> Bool {
    isTakenForFonts(type)
      || fontFunctions.contains { place in
        model.index[place].parameters.contains {
          Self.lastName(of: $0.type) == Self.lastName(of: type)
        }
      }
  }

  /// The last names of the types that functions make fonts of.
  static func typesTakenForFonts(_ index: DeclarationIndex) -> Set<String> {
    var types: Set<String> = []
    for declared in index.declarations
    where declared.kind == .function && !declared.parameters.isEmpty
      && ThemeType(of: declared)?.isFont ?? false
    {
      types.formUnion(declared.parameters.map { lastName(of: $0.type) })
    }
    return types
  }

  private static func lastName(of type: String) -> String {
    let base = DeclaredType.base(of: type)
    return base.split(at: ".").last.map(String.init) ?? base
  }
}
