import MigrateKitCore

/// Writes the values of the token file into the literals of the theme's declarations.
struct ThemePatch {
  let model: ProjectModel
  /// The bytes of a file of the project, by its number.
  let read: (Int) -> [UInt8]?
  /// The path of a file of the project, by its number.
  let path: (Int) -> String

  /// The edits, and the values that no literal states.
  func draft(_ disagreements: [AppCheck.Disagreement]) -> AppPatch.Draft {
    var draft = AppPatch.Draft()
    for found in disagreements {
      for declared in found.inApp where !declared.value.looks(like: found.inFile) {
        let place = declared.place?.description ?? found.place.description
        guard let declaration = declared.declaration, declared.place != nil else {
          draft.leaveOut(found.token, at: place, "its value is in an asset catalog")
          continue
        }
        guard let edits = edits(of: declaration, declared, found) else {
          draft.leaveOut(found.token, at: place, "the value of '\(found.code)' is not one literal")
          continue
        }
        let file = path(Int(model.index[declaration].file))
        draft.add(edits.map { (file, $0) }, for: found.token, at: place)
      }
    }
    return draft
  }

  /// The edits of a declaration that give it the value of the token file, as an evaluation confirms.
  private func edits(
    of declaration: Int32, _ old: AppCheck.Declared, _ found: AppCheck.Disagreement
  ) -> [Edit]? {
    let declared = model.index[declaration]
    guard let bytes = read(Int(declared.file)),
      let literal = ThemeLiteral(of: declared, in: bytes),
      value(of: literal.text, declared, old, found)?.looks(like: old.value) ?? false,
      found.inFile.number.map({ $0 == $0.rounded() }) ?? true || !isInteger(declared, literal.text)
    else { return nil }
    return literal.rewritings(for: found.inFile).first { edits in
      value(of: literal.text(with: edits), declared, old, found)?.looks(like: found.inFile) ?? false
    }
  }

  /// Whether a declaration can only hold integers; one without a type is an `Int` by its literal.
  private func isInteger(_ declared: Declaration, _ text: String) -> Bool {
    if declared.kind == .enumCase {
      return model.index.types(declared.owner).contains {
        model.index[$0].inherited.contains("Int")
      }
    }
    return declared.type.map { $0 == "Int" } ?? (NumericLiteral(text)?.integer != nil)
  }

  /// The value of an expression evaluated in place of the declaration's.
  private func value(
    of text: String, _ declared: Declaration, _ old: AppCheck.Declared,
    _ found: AppCheck.Disagreement
  ) -> StyleValue? {
    let homes = model.targets.targets(ofFile: declared.file)
    guard let home = homes.contains(old.target) ? old.target : homes.first else { return nil }
    var evaluator = model.evaluator(for: home)
    let place = NameResolver.Place(
      file: declared.file, enclosingType: declared.owner, condition: declared.condition)
    let site = declared.type.flatMap { Site(rawValue: DeclaredType.base(of: $0)) } ?? found.site
    guard case .value(let value) = evaluator.worth(ofCode: text, at: place, expecting: site) else {
      return nil
    }
    return value.measured(as: found.inFile.category)
  }
}
