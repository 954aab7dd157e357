import DesignKit
import RemoteKit
import UIKit

/// Colors by names that generators write, whose files are not in the repository.
final class LegacyBadge: UIView {
  private let title = UILabel()
  private let note = UILabel()

  func show() {
    title.textColor = Asset.Colors.primary.color
    note.textColor = R.color.brand()
  }

  func refresh() {
    title.textColor = UIColor(red: 160 / 255, green: 82 / 255, blue: 45 / 255, alpha: 1)  // expect: exact Asset.Colors.primary.color
    note.textColor = UIColor(red: 75 / 255, green: 0, blue: 130 / 255, alpha: 1)  // expect: exact R.color.brand()
  }

  func fade() {
    title.textColor = UIColor(red: 70 / 255, green: 130 / 255, blue: 180 / 255, alpha: 1)  // expect: review external
    note.textColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 78 / 255, alpha: 1)  // expect: exact UIColor.meadow
  }
}
