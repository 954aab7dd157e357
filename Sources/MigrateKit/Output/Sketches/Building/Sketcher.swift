/// Draws one view of a project.
enum Sketcher {
  /// One view as it is drawn in one phase.
  struct Result {
    var picture: SketchPicture
    /// The changes that the picture shows, by their numbers.
    var changes: Set<Int>
    var notes: [String]
    var elementCount: Int
    var unknownCount: Int
  }

  /// The views of a file: the types that conform to `View` and have a body.
  static func views(in outline: SyntaxOutline) -> [(name: String, declaration: Int)] {
    outline.types.indices.compactMap { position in
      let type = outline.types[position]
      guard type.keyword != .extension, type.scope >= 0,
        type.inherited.contains(where: { outline.isText($0, "View") }),
        outline.properties.contains(where: {
          $0.parent == type.scope && $0.scope >= 0 && outline.isText($0.name, "body")
        })
      else { return nil }
      return (outline.qualifiedTypeName(ofScope: type.scope), position)
    }
  }

  /// The picture of a view.
  static func sketch(
    _ declaration: Int, of file: SketchFile, in project: SketchProject
  ) -> Result {
    let builder = SketchBuilder(project: project)
    let place = SketchProject.Place(file: file, declaration: declaration)
    let outer = SketchScope(file: file, type: "", typeScope: -1, depth: -1)
    let scope = builder.scope(of: place, nil, outer)
    let outline = file.outline
    let body = outline.properties.first {
      $0.parent == scope.typeScope && $0.scope >= 0 && outline.isText($0.name, "body")
    }
    var style = SketchStyle()
    if let accent = project.asset("AccentColor", in: scope) { style.tint = accent }
    let statements = body.map { file.reader.statements(ofMember: $0.scope) } ?? []
    let boxes = builder.boxes(statements, scope, style)
    let picture = SketchLayout.picture(
      of: builder.grouped(boxes), background: .color(SketchColor.background))
    return Result(
      picture: picture, changes: Set(picture.marks.flatMap(\.changes)),
      notes: builder.values.notes + builder.notes,
      elementCount: builder.elementCount, unknownCount: builder.unknownCount)
  }
}
