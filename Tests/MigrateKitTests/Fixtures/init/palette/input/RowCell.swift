import UIKit

final class RowCell: UITableViewCell {
  func style() {
    textLabel?.textColor = Palette.shared.label
    detailTextLabel?.textColor = UIColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)
    textLabel?.font = UIFont.systemFont(ofSize: 12, weight: .medium)
    backgroundColor = Palette.shared.background
    accessoryView?.backgroundColor = .white
  }
}
