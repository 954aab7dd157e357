import SwiftUI
import UIKit
import WellnessTheme

/// The list of past measurements. Still UIKit: it scrolls through years of them.
final class HistoryViewController: UIViewController {
  private enum Style {
    static let separator = UIColor(red: 198 / 255, green: 198 / 255, blue: 200 / 255, alpha: 1)
    static let badgeRadius: CGFloat = 12
    static let headerFont = UIFont(name: "Lora-SemiBold", size: 22)!
  }

  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let header = UILabel()
  private let exportButton = UIButton(type: .system)
  private let periodControl = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var measurements = Measurement.demo

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(hex: 0xF2F2F7)
    setUpHeader()
    setUpTable()
    setUpExportButton()
  }

  private func setUpHeader() {
    header.text = "History"
    header.font = Style.headerFont
    header.textColor = .black
    periodControl.selectedSegmentTintColor = UIColor(hex: 0x0891B2)
    periodControl.setTitleTextAttributes(
      [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 13, weight: .semibold)],
      for: .selected)
    periodControl.setTitleTextAttributes(
      [.foregroundColor: UIColor(white: 0.333, alpha: 1)], for: .normal)
    spinner.color = UIColor.fromHex("#0891B2")
    view.addSubview(header)
    view.addSubview(periodControl)
    view.addSubview(spinner)
  }

  private func setUpTable() {
    table.backgroundColor = .clear
    table.indicatorStyle = .white
    table.separatorColor = Style.separator
    table.dataSource = self
    table.rowHeight = 64
    table.register(MeasurementCell.self, forCellReuseIdentifier: "measurement")
    view.addSubview(table)
  }

  private func setUpExportButton() {
    exportButton.setTitle("Export", for: .normal)
    exportButton.setTitleColor(.white, for: .normal)
    exportButton.setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .disabled)
    exportButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    exportButton.setImage(
      UIImage(
        systemName: "square.and.arrow.up",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)),
      for: .normal)
    exportButton.backgroundColor = #colorLiteral(red: 0.0313725490, green: 0.5686274510, blue: 0.6980392157, alpha: 1)
    exportButton.layer.cornerRadius = 12
    exportButton.layer.shadowColor = UIColor.black.cgColor
    exportButton.layer.shadowOpacity = 0.3
    exportButton.layer.shadowRadius = 8
    exportButton.layer.shadowOffset = .zero
    exportButton.addTarget(self, action: #selector(export), for: .touchUpInside)
    view.addSubview(exportButton)
  }

  @objc private func export() {
    let alert = UIAlertController(
      title: "Export", message: "Write a report of all measurements?", preferredStyle: .alert)
    alert.view.tintColor = UIColor(red: 0.063, green: 0.725, blue: 0.506, alpha: 1.0)
    present(alert, animated: true)
  }

  private func attributedScore(_ score: Int) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "\(score)",
      attributes: [
        .font: UIFont.monospacedDigitSystemFont(ofSize: 34, weight: .regular),
        .foregroundColor: UIColor(hex: 0x000000),
      ])
    text.append(
      NSAttributedString(
        string: " /100",
        attributes: [
          .font: UIFont.systemFont(ofSize: 13),
          .foregroundColor: UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1),
        ]))
    return text
  }
}

extension HistoryViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    measurements.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "measurement", for: indexPath)
    (cell as? MeasurementCell)?.show(measurements[indexPath.row])
    return cell
  }
}

final class MeasurementCell: UITableViewCell {
  private let scoreLabel = UILabel()
  private let badge = UILabel()
  private let icon = UIImageView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.backgroundColor = UIColor.white
    scoreLabel.font = UIFont.systemFont(ofSize: 17)
    scoreLabel.textColor = UIColor.black
    scoreLabel.highlightedTextColor = UIColor(hex: 0xFFFFFF)
    badge.font = UIFont.boldSystemFont(ofSize: 11)
    badge.textColor = .white
    badge.layer.cornerRadius = 6
    badge.layer.masksToBounds = true
    icon.tintColor = UIColor(named: "HeartRate")!
    contentView.addSubview(scoreLabel)
    contentView.addSubview(badge)
    contentView.addSubview(icon)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ measurement: Measurement) {
    scoreLabel.text = "\(measurement.score)"
    badge.text = measurement.level.displayName
    badge.backgroundColor = UIColor(measurement.level.color)
    icon.image = UIImage(systemName: measurement.level.icon)
    let isHighlighted = measurement.score > 60
    contentView.layer.borderColor = UIColor(hex: 0xC6C6C8).cgColor
    contentView.layer.borderWidth = isHighlighted ? 1 : 0
    contentView.layer.cornerRadius = isHighlighted ? 12 : 0
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    UIColor(red: 0.776, green: 0.776, blue: 0.784, alpha: 1).setStroke()
    UIBezierPath(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: 12).stroke()
  }
}

struct HistoryScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> HistoryViewController { HistoryViewController() }
  func updateUIViewController(_ controller: HistoryViewController, context: Context) {}
}
