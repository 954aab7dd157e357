import Foundation

/// Writes a conversation as a web page, and reads colors back from old exports.
///
/// The page used to be built like this:
///
///     page.background = Color(hex: "FEF7ED")
///     title.font = .system(size: 28)
enum TranscriptExport {
    /* The colors of the first version:
       Color(red: 1, green: 1, blue: 1)
       /* and, nested: Color(hex: "000000") */
       UIColor(white: 0.2, alpha: 1)
     */

    static let stylesheet = """
        body { background: #FEF7ED; color: rgba(26, 24, 20, 1); border-radius: 16px; }
        .coach { color: #C2410C; font: 17px "Georgia"; }
        /* Color(hex: "C2410C") .cornerRadius(8) */
        """

    static let script = ##"document.title = "Color(hex: \"#FFFFFF\")"; // .cornerRadius(12)"##

    static let colorPattern = #/#[0-9A-Fa-f]{6}|"[^"]*"/#

    /// Sets the size and the color that the reader chose; both are text here.
    static func rule(size: Int, color: String) -> String {
        "p { font-size: \(size)px; color: \(color.isEmpty ? "#46433B" : color); }"
    }

    static func colors(in page: String) -> [String] {
        page.matches(of: colorPattern).map { String($0.output) }
    }

    /// A layer of the animated logo has a type of its own.
    static let logoFill = LottieColor(r: 194 / 255, g: 65 / 255, b: 12 / 255, a: 1)
    static let logoKey = hexColor("C2410C")
    static let retry = Backoff(radius: 8, cornerRadius: nil)

    private static func hexColor(_ name: String) -> String { "logo." + name }
}

struct LottieColor {
    var r, g, b, a: Double
}

/// Waits longer and longer. Its radius is a number of seconds.
struct Backoff {
    var radius: Double
    var cornerRadius: Double?
}
