import Testing

@testable import MigrateKitCore

/// Files break off anywhere: while they are written, while they are copied.
///
/// No cut may crash a scan.
@Suite("Truncated sources")
struct TruncationTests {
  static let source = """
    // dsmigrate:ignore font -- for now
    import UIKit
    extension Color {
      init(hex: String) {
        switch hex.count {
        case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default: (a, r, g, b) = (1, 1, 1, 0)
        }
        if hex.count == 8 { r = CGFloat((hex & 0xff000000) >> 24) / 255 }
      }
      enum Brand { static let a = Color(hex: "#112233") }
    }
    typealias PlatformFont = UIFont
    enum Theme { static let radius: CGFloat = 8; static let b = UIColor.red }
    struct V: ButtonStyle {
      @State private var corner: CGFloat = 12
      enum Layout { static let r = 8.0 }
      var body: some View {
        let font = UIFont(name: "Lora-Bold", size: 12) ?? .systemFont(ofSize: 12)
        Button { go() } label: { Image(systemName: "x").cornerRadius(Layout.r) }
          .font(.system(size: b ? 50 : 40, weight: .bold).italic()).bold(c)
          .background { RoundedRectangle(cornerSize: CGSize(width: 4, height: 4)) }
          .clipShape(.rect(cornerRadii: .init(topLeading: 16)), style: x ? 1 : y ? 2 : 3)
        view.layer.cornerRadius = (isOn ? 8 : Theme.radius)
        UIFontMetrics(forTextStyle: .body).scaledFont(for: PlatformFont.systemFont(ofSize: 3))
        Font(UIFont.boldSystemFont(ofSize: 14) as CTFont).weight(.light)
      }
    }
    #Preview("a", traits: .b) { ConcentricRectangle(corners: .fixed(12)) }
    """

  @Test("at every byte")
  func everyPrefix() {
    let bytes = Array(Self.source.utf8)
    var settings = DetectionSettings()
    settings.definitions = ["Kit"]
    let scanner = FileScanner(settings: settings)
    for end in 0...bytes.count {
      expectSound(scanner, Array(bytes[..<end]), settings)
      expectSound(scanner, Array(bytes[end...]), settings)
    }
  }

  @Test("without any one of its brackets")
  func missingBrackets() {
    let bytes = Array(Self.source.utf8)
    let scanner = FileScanner()
    for index in bytes.indices where "(){}[]\"".utf8.contains(bytes[index]) {
      var rest = bytes
      rest.remove(at: index)
      expectSound(scanner, rest, DetectionSettings())
    }
  }

  /// Every range lies in the file, and its text is the source of the finding.
  private func expectSound(
    _ scanner: FileScanner, _ bytes: [UInt8], _ settings: DetectionSettings
  ) {
    let file = SourceFile(path: "App/A.swift", bytes: bytes)
    let scan = scanner.scan(file)
    let project = ProjectFacts(files: [scan.facts])
    for finding in FindingResolver(settings: settings, project: project).findings(in: scan) {
      #expect(finding.range.end <= bytes.count && finding.range.length > 0)
      #expect(finding.source == file.text(in: finding.range))
    }
  }
}
