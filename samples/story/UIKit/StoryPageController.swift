import UIKit
import SwiftUI

/// The page turner. UIKit, because SwiftUI had no page curl when it was written.
final class StoryPageController: UIViewController {
    private let titleLabel = UILabel()
    private let textView = UITextView()
    private let finishButton = UIButton(type: .custom)
    private let coverView = UIImageView()
    private let progressLayer = CAShapeLayer()
    private let gradient = CAGradientLayer()
    private let story: Story

    init(story: Story) {
        self.story = story
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(rgb: 0xF7F9FB)
        styleLabels()
        styleButton()
        styleLayers()
    }

    private func styleLabels() {
        titleLabel.text = story.title
        titleLabel.textColor = UIColor(rgb: 0x222B45)
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        titleLabel.shadowColor = UIColor.black.withAlphaComponent(0.05)

        textView.text = story.content
        textView.textColor = UIColor(red: 0x22 / 255.0, green: 0x2B / 255.0, blue: 0x45 / 255.0, alpha: 1)
        textView.backgroundColor = .white
        textView.font = UIFont(name: "Georgia", size: 20)
        textView.tintColor = UIColor(rgb: 0x7B61FF)
        textView.keyboardAppearance = .dark
        textView.layer.cornerRadius = 16
    }

    private func styleButton() {
        finishButton.setTitle("The End", for: .normal)
        finishButton.setTitleColor(.white, for: .normal)
        finishButton.setTitleColor(UIColor(white: 1, alpha: 0.6), for: .highlighted)
        finishButton.backgroundColor = UIColor(red: 123/255, green: 97/255, blue: 1, alpha: 1)
        finishButton.titleLabel?.font = UIFont.systemFont(ofSize: 18, weight: .semibold)
        finishButton.layer.cornerRadius = 12
        finishButton.layer.shadowColor = UIColor(rgb: 0x000000, alpha: 0.05).cgColor
    }

    private func styleLayers() {
        coverView.layer.cornerRadius = traitCollection.horizontalSizeClass == .compact ? 12 : 16
        coverView.layer.borderColor = UIColor(rgb: 0xE3E8EF).cgColor
        coverView.layer.borderWidth = 1
        coverView.tintColor = UIColor(hue: 249.0 / 360.0, saturation: 0.62, brightness: 1, alpha: 1)

        progressLayer.strokeColor = UIColor(rgb: 0x38BDF8).cgColor
        progressLayer.fillColor = nil
        progressLayer.path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 240, height: 8), cornerRadius: 4
        ).cgPath

        gradient.colors = [
            UIColor(rgb: 0xA259FF).cgColor,
            UIColor(rgb: 0xFF7EB9).cgColor,
        ]
        gradient.locations = [0, 1]
        view.layer.insertSublayer(gradient, at: 0)
    }

    private func attributedTitle() -> NSAttributedString {
        NSAttributedString(
            string: story.title,
            attributes: [
                .font: UIFont.boldSystemFont(ofSize: 28),
                .foregroundColor: UIColor.white,
                .strokeWidth: -2,
            ])
    }
}

struct StoryPage: UIViewControllerRepresentable {
    let story: Story

    func makeUIViewController(context: Context) -> StoryPageController {
        StoryPageController(story: story)
    }

    func updateUIViewController(_ controller: StoryPageController, context: Context) {}
}
