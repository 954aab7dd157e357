import MigrateKitCore

// Which of several themes is on at first.

extension ThemeProtocols {
  /// The name of the theme that is on at first: that of the environment, or of the variable that holds it.
  ///
  /// Of types that code chooses among as it runs, the one that is declared first takes its place; the others are kept.
  func initialTheme(of type: String) -> String? {
    let types = typesForPhone(among: resolver.conformers(to: type))
    let own = resolver.themes(of: type) + index.cases(ofEnum: type)
    let names = Set(own.map { index[$0].name } + types)
    guard !names.isEmpty else { return nil }
    let holding = (holders[type] ?? []).map { index[$0] }
    let keys = holding.compactMap { holder -> String? in
      guard holder.attributes.contains("Environment"), let code = holder.code else { return nil }
      return code.split(at: ".").last.map(String.init)
    }
    let entries = keys.uniqued().flatMap { index.members($0, of: "EnvironmentValues") }
    let defaults = entries.map { index[$0] }.flatMap { entry -> [Declaration] in
      guard entry.isBody, let code = entry.code, let open = code.firstIndex(of: "[") else {
        return [entry]
      }
      // `self[ThemeKey.self]`
      let key = code[code.index(after: open)...].prefix { $0.isLetter || $0.isNumber }
      return index.members("defaultValue", of: String(key)).map { index[$0] }
    }
    for declared in defaults + holding where !declared.isBody {
      let declared = behind(declared)
      // `OceanTheme()` is the theme by its type.
      let code = declared.code.map { $0.hasSuffix("()") ? $0.dropLast(2) : $0[...] } ?? ""
      let parts = code.split(at: ".")
      if let last = parts.last.map(String.init), parts.count < 3, names.contains(last) {
        return last
      }
      // `{ #if os(macOS) return MacMetrics() #else return PhoneMetrics() #endif }()`
      let made = types.filter { declared.code?.contains("\($0)(") ?? false }
      if made.count == 1 { return made[0] }
    }
    return types.count > 1 ? types[0] : nil
  }

  /// The constant that another one only refers to: `day` of `static let fallback = day`, which the environment has as
  /// `Themes.fallback`.
  private func behind(_ declared: Declaration) -> Declaration {
    func isReference(_ code: String) -> Bool {
      code.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    }
    guard let code = declared.code, isReference(code),
      let period = code.lastIndex(of: "."),
      case let name = String(code[code.index(after: period)...]),
      let place = index.members(name, of: String(code[..<period])).first,
      case let other = index[place], other.kind == .property, other.isLet,
      other.code.map(isReference) ?? false
    else { return declared }
    return other
  }

  /// The types that builds for iOS compile, or all where none is.
  private func typesForPhone(among types: [String]) -> [String] {
    let own = types.filter { type in
      index.types(type).contains { place in
        !index[place].isExtension
          && resolver.targets.productTargets(ofFile: index[place].file).contains { target in
            NameResolver(resolver.project, target: target).isForPhone(index[place])
          }
      }
    }
    return own.isEmpty ? types : own
  }
}
