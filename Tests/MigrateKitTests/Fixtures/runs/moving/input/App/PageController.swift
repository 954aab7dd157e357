import StoryTheme
import SwiftUI
import UIKit

final class PageController: UIViewController {
    private let titleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.textColor = UIColor(Color.sparkleWhite)
        titleLabel.font = .storyTitle
        view.layer.borderColor = UIColor(Color.magicalPrimary).cgColor
        view.layer.cornerRadius = CornerRadius.card
        view.backgroundColor = UIColor(ThemeColors.light.surface)
    }
}
