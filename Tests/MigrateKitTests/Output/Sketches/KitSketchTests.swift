import Testing

@testable import MigrateKit

/// What classes of UIKit and AppKit become.
@Suite struct KitSketchTests: SketchChecking {
  @Test func stackViewsAreDrawnAsCodeBuildsThem() throws {
    let result = try sketch(
      """
      final class V: UIView {
        private let title: UILabel = {
          let label = UILabel()
          label.font = .systemFont(ofSize: 20, weight: .bold)
          label.textColor = .red
          label.text = "Title"
          return label
        }()
        private lazy var detail = UILabel()
        private let stack = UIStackView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          detail.text = "Detail"
          stack.axis = .vertical
          stack.spacing = 12
          stack.alignment = .leading
          [title, detail].forEach(stack.addArrangedSubview)
          addSubview(stack)
        }
      }
      """)
    #expect(texts(result).map(\.text) == ["Title", "Detail"])
    #expect(texts(result).map(\.font.size) == [20, 17])
    #expect(texts(result)[0].font.weight == .bold)
    #expect(try texts(result)[0].paint == color("red", on: .uiColor))
    let (top, below) = (try line("Title", in: result), try line("Detail", in: result))
    #expect(top.x == below.x && below.baseline > top.baseline + 12)
    #expect(result.unknownCount == 0)
  }

  @Test func layersAndSizesAreDrawn() throws {
    let result = try sketch(
      """
      class V: UIViewController {
        let card = UIView()
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(card)
          card.backgroundColor = .systemBlue
          card.layer.cornerRadius = 12
          card.layer.borderWidth = 2
          card.layer.borderColor = UIColor.red.cgColor
          NSLayoutConstraint.activate([card.heightAnchor.constraint(equalToConstant: 80)])
        }
      }
      """)
    let shapes = all(result.picture.drawings).compactMap { drawing -> (SketchRect, SketchPaint?)? in
      if case .shape(.rounded, let rect, let fill, _) = drawing { (rect, fill) } else { nil }
    }
    #expect(shapes.map(\.0.height) == [80, 80])
    #expect(shapes.first?.1 == .color(SketchColor.accent))
    #expect(
      result.notes == [
        "positions come from constraints, which are not read: subviews are listed as they are added"
      ])
  }

  /// Buttons are drawn at rest, and cells as they are made, not as they are reused.
  @Test func whatComesLaterIsNotDrawn() throws {
    let result = try sketch(
      """
      class V: UITableViewCell {
        let button = UIButton(type: .system)
        func setup() {
          contentView.addSubview(button)
          button.setTitle("Save", for: .normal)
          button.setTitle("Saving", for: .highlighted)
          button.setTitleColor(.white, for: [])
          button.setTitleColor(.gray, for: .disabled)
        }
        override func prepareForReuse() { button.setTitle("Reuse", for: .normal) }
        func update() { button.setTitleColor(.red, for: .normal) }
      }
      """)
    #expect(texts(result).map(\.text) == ["Save"])
    #expect(try texts(result).map(\.paint) == [color("white", on: .uiColor)])
  }

  @Test func standardCellsHaveTheirLabels() throws {
    let result = try sketch(
      """
      class V: UITableViewCell {
        func show(_ name: String) {
          textLabel?.text = name
          textLabel?.textColor = .red
          detailTextLabel?.text = "Detail"
        }
      }
      """)
    #expect(texts(result).map(\.text) == ["name", "Detail"])
    #expect(texts(result).map(\.isPlaceholder) == [true, false])
  }

  /// A class that is declared elsewhere is hatched, one of the project is drawn with its own views.
  @Test func classesOfTheProjectAreFollowed() throws {
    let result = try sketch(
      """
      class V: UIView {
        let badge = Badge()
        let chart = PieChart()
        @IBOutlet weak var outlet: UILabel!
        func setup() { addSubview(badge); addSubview(chart); chart.slices = 3 }
      }
      """,
      """
      class Badge: Rounded { let label = UILabel()
        func setup() { label.text = "New"; backgroundColor = .red; addSubview(label) } }
      class Rounded: UIView {}
      """)
    #expect(texts(result).map(\.text) == ["New", "outlet"])
    #expect(hatched(result) == ["chart"])
    #expect(fills(result).contains(try color("red", on: .uiColor)))
    #expect(result.notes.contains("not drawn: chart"))
  }

  @Test func propertiesWithoutARuleAreListed() throws {
    let result = try sketch(
      """
      class V: UIView { let label = UILabel()
        func setup() { addSubview(label); label.text = "a"; label.delegate = self; label.glow = 3 } }
      """)
    #expect(result.notes.contains("not drawn: label.glow"))
    #expect(!result.notes.contains { $0.contains("delegate") })
  }

  @Test func appKitIsDrawnAlike() throws {
    let result = try sketch(
      """
      class V: NSViewController {
        let field = NSTextField(labelWithString: "Name")
        let button = NSButton(title: "OK", target: nil, action: nil)
        override func loadView() {
          let stack = NSStackView(views: [field, button])
          stack.orientation = .vertical
          field.textColor = .labelColor
          view.addSubview(stack)
        }
      }
      """)
    #expect(texts(result).map(\.text) == ["Name", "OK"])
    #expect(texts(result)[0].paint == .color(SketchColor.label))
  }
}
