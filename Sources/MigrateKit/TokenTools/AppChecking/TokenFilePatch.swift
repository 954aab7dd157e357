import MigrateKitCore

/// Writes the app's values into the token files in place.
struct TokenFilePatch {
  let loaded: LoadedMapping
  /// The bytes of a file, by its name in the mapping's load.
  let read: (String) throws -> [UInt8]

  /// The edits, and what cannot be edited in place.
  func draft(_ disagreements: [AppCheck.Disagreement]) -> AppPatch.Draft {
    var draft = AppPatch.Draft()
    let tokens = Dictionary(keepingFirst: loaded.tokens.map { ($0.path, $0) })
    let sources = sources(of: disagreements.compactMap { tokens[$0.token] })
    for found in disagreements {
      do throws(TokenValueEdits.Failure) {
        guard let token = tokens[found.token] else { continue }
        let edits = try edits(for: found, token, sources)
        draft.add(edits, for: found.token, at: found.place.description)
      } catch {
        draft.leaveOut(found.token, at: found.place.description, error.message)
      }
    }
    verify(&draft, disagreements)
    return draft
  }

  private func sources(of tokens: [ParsedToken]) -> [PathKey: TokenValueEdits] {
    let origins = tokens.flatMap { $0.valueOrigins.values }
    let byFile = Dictionary(grouping: origins) { PathKey($0.file) }
    var sources: [PathKey: TokenValueEdits] = [:]
    for (file, origins) in byFile {
      guard let bytes = try? read(file.path) else { continue }
      sources[file] = TokenValueEdits(bytes, values: origins.map(\.path))
    }
    return sources
  }

  private func edits(
    for found: AppCheck.Disagreement, _ token: ParsedToken, _ sources: [PathKey: TokenValueEdits]
  ) throws(TokenValueEdits.Failure) -> [(file: String, edit: Edit)] {
    guard let declared = found.inApp.first, found.inApp.count == 1 else {
      throw TokenValueEdits.Failure(message: "the targets of the app have several values for it")
    }
    if let target = token.aliasOf.first {
      throw TokenValueEdits.Failure(message: "it refers to {\(target)}")
    }
    var edits: [(file: String, edit: Edit)] = []
    for mode in AppearanceMode.allCases {
      guard let origin = token.valueOrigins[mode] else { continue }
      guard let source = sources[PathKey(origin.file)] else {
        throw TokenValueEdits.Failure(message: "'\(origin.file)' cannot be read")
      }
      switch (declared.value, found.inFile) {
      case (.color(let new), .color(let old)):
        let sample = new.drawn(in: mode)
        if sample.rgba8 == old.drawn(in: mode).rgba8, sample.space == old.drawn(in: mode).space {
          continue
        }
        edits += try source.edits(at: origin.path, color: sample).map { (origin.file, $0) }
      case (let new, _):
        guard let number = new.number else {
          throw TokenValueEdits.Failure(
            message: "a \(new.category.noun) is not edited in place")
        }
        edits += try source.edits(at: origin.path, number: number).map { (origin.file, $0) }
      }
    }
    return edits
  }

  /// Loads the mapping with the edits, and removes those that do not give the app's value.
  private func verify(_ draft: inout AppPatch.Draft, _ disagreements: [AppCheck.Disagreement]) {
    guard let mapping = loaded.files.first else { return }
    let edited = draft
    let after = MappingLoader.load(mapping) { file in edited.edited(file, try read(file)) }
    let values = Dictionary(
      keepingFirst: (after.designSystem?.tokens ?? []).map { ($0.path, $0.value) })
    let changed = Set(draft.edits.values.flatMap { $0.map(\.token) })
    for found in disagreements where changed.contains(found.token) {
      let value = values[found.token]
      let isRight = found.inApp.first.map { value?.looks(like: $0.value) ?? false } ?? false
      if isRight { continue }
      draft.remove(found.token)
      draft.leaveOut(
        found.token, at: found.place.description,
        "its value in the file cannot be edited to give \(found.inApp.map { ValueText.full($0.value) }.first ?? "it")"
      )
    }
  }
}
