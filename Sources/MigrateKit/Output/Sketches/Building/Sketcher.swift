import MigrateKitCore

/// Draws one view of a project.
enum Sketcher {
  /// The drawing of one view in one phase.
  struct Result {
    var picture: SketchPicture
    /// The changes that the picture shows, by their numbers.
    var changes: Set<Int>
    var notes: [String]
    var elementCount: Int
    var unknownCount: Int
  }

  /// The views of a file: the types that conform to `View` and have a body, and the classes that UIKit or AppKit
  /// may show.
  static func views(in outline: SyntaxOutline) -> [(name: String, declaration: Int)] {
    outline.types.indices.compactMap { position in
      let type = outline.types[position]
      guard type.keyword != .extension, type.scope >= 0,
        isView(type, outline) || isKitView(type, outline)
      else { return nil }
      return (outline.qualifiedTypeName(ofScope: type.scope), position)
    }
  }

  private static func isView(_ type: TypeDeclaration, _ outline: SyntaxOutline) -> Bool {
    type.inherited.contains { outline.isText($0, "View") }
      && outline.properties.contains {
        $0.parent == type.scope && $0.scope >= 0 && outline.isText($0.name, "body")
      }
  }

  /// Whether a class is a view or a view controller, by the names of its superclasses.
  private static func isKitView(_ type: TypeDeclaration, _ outline: SyntaxOutline) -> Bool {
    guard type.keyword == .class, let first = type.inherited.first else { return false }
    let ancestor = outline.name(first)
    return KitRules.views[ancestor] != nil || KitRules.roots.contains(ancestor)
      || KitRules.rootEndings.contains { ancestor.hasSuffix($0) }
  }

  /// The picture of a view.
  static func sketch(
    _ declaration: Int, of file: SketchFile, in project: SketchProject
  ) -> Result {
    let builder = SketchBuilder(project: project)
    let place = SketchProject.Place(file: file, declaration: declaration)
    let box =
      isView(file.outline.types[declaration], file.outline)
      ? view(place, builder) : kitView(place, builder)
    let picture = SketchLayout.picture(
      of: box, background: .color(SketchColor.background))
    return Result(
      picture: picture, changes: Set(picture.marks.flatMap(\.changes)),
      notes: builder.values.notes + builder.notes,
      elementCount: builder.elementCount, unknownCount: builder.unknownCount)
  }

  /// The body of a view of SwiftUI.
  private static func view(_ place: SketchProject.Place, _ builder: SketchBuilder) -> SketchBox {
    let use = firstUse(of: place, in: builder.project)
    let outer = use?.scope ?? SketchScope(file: place.file, depth: 0)
    let scope = builder.values.scope(of: place, use?.node, outer)
    if let use { builder.note(use.note) }
    let outline = place.file.outline
    let body = outline.properties.first {
      $0.parent == scope.typeScope && $0.scope >= 0 && outline.isText($0.name, "body")
    }
    var style = SketchStyle()
    if let accent = builder.project.asset("AccentColor", in: scope) { style.tint = accent }
    let statements = body.map { place.file.reader.statements(ofMember: $0.scope) } ?? []
    return builder.grouped(builder.boxes(statements, scope, style))
  }

  /// The views that a class of UIKit or AppKit creates.
  private static func kitView(_ place: SketchProject.Place, _ builder: SketchBuilder) -> SketchBox {
    let outline = place.file.outline
    let outer = SketchScope(file: place.file, depth: 0)
    let scope = builder.values.scope(of: place, nil, outer)
    let type = outline.types[place.declaration]
    let name = outline.name(type.name.upperBound - 1)
    let isScreen = type.inherited.first.map { outline.name($0).hasSuffix("Controller") } ?? false
    let base =
      KitReader.base(of: name, builder.values, outer) ?? (isScreen ? "UIViewController" : "UIView")
    let reader = KitReader(scope, base: base, values: builder.values)
    return KitBuilder(builder: builder, reader: reader).root()
  }

  /// The first place that creates a view with arguments: in its own file, such as in a preview,
  /// else anywhere.
  private static func firstUse(
    of place: SketchProject.Place, in project: SketchProject
  ) -> (node: ViewNode, scope: SketchScope, note: String)? {
    let declaration = place.file.outline.types[place.declaration]
    let name = place.file.outline.name(declaration.name.upperBound - 1)
    let own = place.file.outline.scopes[declaration.scope]
    let other = project.index.file(using: name).flatMap { project.file($0) }
    for file in [place.file] + [other].compactMap({ $0 }) {
      let outline = file.outline
      for index in 0..<outline.count where outline.lexemes[index].length == name.utf8.count {
        let isInside = file === place.file && own.open < index && index < own.close
        guard !isInside, outline.name(index) == name, ViewDeclarations.isMade(at: index, outline)
        else { continue }
        var links = outline.links(from: index)
        let end = links.next()?.end ?? outline.primaryEnd(index)
        let node = file.reader.view(index..<max(end, outline.primaryEnd(index)))
        guard !node.arguments.isEmpty || !node.closures.isEmpty else { continue }
        let type = outline.scopes[outline.scopeIndex(index)].typeScope
        let scope = SketchScope(
          file: file, type: type < 0 ? "" : outline.qualifiedTypeName(ofScope: type),
          typeScope: type, depth: 0)
        let line = LineIndex(outline.bytes).position(at: outline.lexemes[index].start).line
        let fileName = file.path.split(at: "/").last ?? ""
        return (node, scope, "drawn as \(fileName):\(line) makes it")
      }
    }
    return nil
  }
}
