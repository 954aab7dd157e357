import MigrateKitCore

/// The variables of one mode of a Figma collection, in the files that Figma writes and reads.
///
/// Variables are colors and numbers: type styles, shadows, durations and animations are not
/// variables in Figma and are left out.
struct FigmaVariables {
  /// The key of Figma's code syntax.
  static let codeSyntax = "com.figma.codeSyntax"

  private var document: TokenDocument
  private let mode: AppearanceMode

  /// The variables of the tokens in a mode.
  init(_ drafts: [TokenDraft], of system: DesignSystem, in mode: AppearanceMode) {
    self.mode = mode
    let tokens = Dictionary(keepingFirst: system.tokens.map { ($0.path, $0) })
    document = TokenDocument(
      summary: "The variables of \(system.name).",
      tokens: drafts.map { draft in
        var variable = draft
        variable.value = Self.variable(draft.value(in: mode))
        variable.type = tokens[draft.path]?.category == .color ? .color : .number
        variable.modes = [:]
        if let token = tokens[draft.path] {
          let scopes = Self.scopes(of: token)
          variable.extensions["com.figma.scopes"] = .array(scopes.map { .string($0) })
        }
        return variable
      })
  }

  /// The file, with the name of its mode.
  func write() -> [UInt8] {
    guard var object = document.json.object else { return [] }
    object["$schema"] = nil
    object["$extensions"] = .object(JSONObject(["com.figma.modeName": .string(Self.name(mode))]))
    return JSONWriter.document(.object(object))
  }

  /// The tokens whose values can be variables.
  static func paths(of system: DesignSystem) -> Set<String> {
    Set(
      system.tokens.lazy.filter { token in
        switch token.value {
        case .color, .radius: true
        case .number(_, of: .duration): false
        case .number: true
        case .font, .shadow, .animation: false
        }
      }.map(\.path))
  }

  /// A color or a reference as it is; a dimension as its number.
  private static func variable(_ value: JSONValue) -> JSONValue {
    value["unit"] == nil ? value : value["value"] ?? value
  }

  private static func name(_ mode: AppearanceMode) -> String {
    switch mode {
    case .light: "Light"
    case .dark: "Dark"
    case .highContrast: "High contrast"
    case .darkHighContrast: "High contrast dark"
    }
  }

  /// The scopes of the variable in Figma.
  private static func scopes(of token: DesignToken) -> [String] {
    switch token.category {
    case .radius: ["CORNER_RADIUS"]
    case .spacing: ["GAP"]
    case .borderWidth: ["STROKE_FLOAT"]
    case .opacity: ["OPACITY"]
    case .lineSpacing: ["LINE_HEIGHT"]
    case .touchTarget: ["WIDTH_HEIGHT"]
    case .fontSize: ["FONT_SIZE"]
    default: colorScopes(token.roles)
    }
  }

  private static func colorScopes(_ roles: Set<UsageRole>) -> [String] {
    var scopes: [String] = []
    if !roles.isDisjoint(with: [.text, .icon]) { scopes.append("TEXT_FILL") }
    if roles.contains(.background) { scopes.append("FRAME_FILL") }
    if !roles.isDisjoint(with: [.fill, .icon, .tint]) { scopes.append("SHAPE_FILL") }
    if roles.contains(.border) { scopes.append("STROKE_COLOR") }
    if roles.contains(.shadow) { scopes.append("EFFECT_COLOR") }
    return scopes.isEmpty ? ["ALL_SCOPES"] : scopes
  }
}
