import Foundation

/// Reads the reports that the watch writes, and writes the ones for the doctor.
///
/// A line looks like `{ "color": "#0891B2", "cornerRadius": 12 }`; in code that was once
/// `Text("…").foregroundColor(Color(hex: "#0891B2"))`.
struct ReportParser {
  static let css = """
    body { color: #8E8E93; background: #F2F2F7; font-size: 17px }
    .card { border-radius: 12px; color: rgba(8, 145, 178, 1) }
    .cornerRadius(12) .foregroundColor(.white)
    """
  static let rawTemplate = ##"<b style="color:\##("#0891B2")">Color(hex: "#10B981")</b>"##
  static let separator = "###"
  static let hexKey = "00000000"

  // Old: label.textColor = UIColor(hex: 0x8E8E93); label.layer.cornerRadius = 12
  /* Color(red: 8/255, green: 145/255, blue: 178/255)
     /* .font(.system(size: 17)) */
     RoundedRectangle(cornerRadius: 12) */

  let hexPattern = /^"#[0-9A-Fa-f]{6}"$/
  let quoted = #/".+?"/#

  func colorNames(in line: String) -> [String] {
    let ratio = Double(line.count) / 12 / 2
    return ratio > 1 ? line.split(separator: "/").map { "\($0.isEmpty ? "#8E8E93" : "\($0)")" } : []
  }

  func color(named name: String) -> String {
    switch name {
    case "calm": return "Color(hex: \"#0891B2\")"
    default: return "#\(Self.hexKey.prefix(6))"
    }
  }
}

/// The index of measurements by time: a red-black tree.
final class MeasurementIndex {
  enum Color { case red, black }

  final class Node {
    var key: Date
    var color: Color = .red
    var left: Node?
    var right: Node?
    weak var parent: Node?

    init(key: Date) { self.key = key }
  }

  private var root: Node?

  func insert(_ key: Date) {
    let node = Node(key: key)
    guard let top = root else {
      node.color = .black
      root = node
      return
    }
    node.parent = top
    if key < top.key { top.left = node } else { top.right = node }
    fix(node)
  }

  private func fix(_ node: Node) {
    guard let parent = node.parent, parent.color == .red else {
      root?.color = .black
      return
    }
    parent.color = .black
    parent.parent?.color = .red
  }
}

/// The assistant's protocol has roles that look like fonts.
enum ChatMessage {
  case system(content: String)
  case user(content: String)
  case custom(from: Int, to: Int)

  static let opening: ChatMessage = .system(content: "You are a calm coach.")
}
