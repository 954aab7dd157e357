extension EvaluatorForms {
  private static let hex = """
    extension Color {
      init(hex: String) {
        let value = Int(hex.dropFirst(), radix: 16) ?? 0
        self.init(
          red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
          blue: Double(value & 0xFF) / 255)
      }
    }

    """

  /// Values that an app decodes from JSON files.
  static let files: [EvaluatorForm] = [
    EvaluatorForm(
      "a theme that a generic function loads",
      hex + """
        struct Theme: Decodable {
          let colors: Colors
          let cornerRadius: CGFloat
          let scale: [CGFloat]
          let look: Look
          var note: String?
          var gap: CGFloat { scale[1] * 2 }
          static let current: Theme = load("theme.json")
        }
        enum Look: String, Decodable { case soft, sharp }
        struct Colors: Decodable {
          let primary: HexColor
          let line: HexColor
          let hover: String
          enum CodingKeys: String, CodingKey { case primary, line = "line_color", hover }
          var hovered: Color { Color(hex: hover) }
        }
        struct HexColor: Decodable {
          let color: Color
          init(from decoder: Decoder) throws {
            let container = try decoder.singleValueContainer()
            color = Color(hex: try container.decode(String.self))
          }
        }
        func load<T: Decodable>(_ name: String) -> T {
          let data: Data
          guard let url = Bundle.main.url(forResource: name, withExtension: nil) else {
            fatalError("no \\(name)")
          }
          do { data = try Data(contentsOf: url) } catch { fatalError("\\(error)") }
          do {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            return try decoder.decode(T.self, from: data)
          } catch { fatalError("\\(error)") }
        }
        """,
      worths: """
        Theme.current.colors.primary.color = #2D5016
        Theme.current.colors.line.color = #99AABB
        Theme.current.colors.hovered = #FF8800
        Theme.current.cornerRadius = 12
        Theme.current.scale[0] = 4
        Theme.current.gap = 17
        Theme.current.look == .soft ? 1.0 : 2.0 = 1
        Theme.current.note == nil ? 1.0 : 2.0 = 1
        """),
    EvaluatorForm(
      "a method of the bundle that is given the type",
      hex + """
        struct Palette: Decodable {
          let ink: Color
          let page: Color
          enum Keys: String, CodingKey { case ink, page }
          init(from decoder: Decoder) throws {
            let values = try decoder.container(keyedBy: Keys.self)
            ink = Color(hex: try values.decode(String.self, forKey: .ink))
            page = Color(hex: try values.decode(String.self, forKey: .page))
          }
          static let shared = Bundle.module.decode(Palette.self, from: "palette")
        }
        extension Bundle {
          func decode<T: Decodable>(_ type: T.Type, from file: String) -> T {
            let url = self.url(forResource: file, withExtension: "json")!
            let data = try! Data(contentsOf: url)
            return try! JSONDecoder().decode(T.self, from: data)
          }
        }
        """,
      worths: """
        Palette.shared.ink = #112233
        Palette.shared.page = #EEDDCC
        """),
    EvaluatorForm(
      "dictionaries by name",
      hex + """
        enum Store {
          static let colors: [String: String] = {
            let path = Bundle(for: Marker.self).path(forResource: "palette", ofType: "json")!
            let data = try! Data(contentsOf: URL(fileURLWithPath: path))
            return try! JSONSerialization.jsonObject(with: data) as! [String: String]
          }()
          static let theme = try! JSONSerialization.jsonObject(
            with: Data(contentsOf: Bundle.main.url(forResource: "theme", withExtension: "json")!))
            as! [String: Any]
          static func color(_ name: Name) -> Color { Color(hex: colors[name.rawValue] ?? "#000000") }
        }
        final class Marker {}
        enum Name: String { case ink, page, missing }
        """,
      worths: """
        Store.color(.ink) = #112233
        Store.color(.page) = #EEDDCC
        Store.color(.missing) = #000000
        Store.theme["corner_radius"] as! CGFloat = 12
        """),
    EvaluatorForm(
      "files that are not there, or not one",
      """
      struct Metrics: Decodable { let size: CGFloat }
      func metrics(_ file: String) -> Metrics {
        let url = Bundle.main.url(forResource: file, withExtension: "json")!
        return try! JSONDecoder().decode(Metrics.self, from: Data(contentsOf: url))
      }
      func remote() -> Metrics {
        let url = URL(string: "https://example.org/theme.json")!
        return try! JSONDecoder().decode(Metrics.self, from: Data(contentsOf: url))
      }
      func given(_ data: Data) -> Metrics { try! JSONDecoder().decode(Metrics.self, from: data) }
      """,
      worths: """
        metrics("alike").size = 8
        metrics("twice").size = ? no JSON file 'twice.json' was found, or several that differ
        metrics("broken").size = ? no JSON file 'broken.json' was found, or several that differ
        metrics("other").size = ? no JSON file 'other.json' was found, or several that differ
        metrics("palette").size = ? the value of 'Metrics.size' is not in the code that was read
        remote().size = ? it is a value of 'URL'
        """),
    EvaluatorForm(
      "a bundle of the project's own",
      """
      struct Bundle { static let main = Bundle()
        func url(forResource name: String, withExtension type: String) -> CGFloat { 3 } }
      enum Layout { static let size = Bundle.main.url(forResource: "theme", withExtension: "json") }
      """,
      worths: "Layout.size = 3"),
  ]
}
