import DesignKit
import SwiftUI
import UIKit

/// The welcome screens, from the time before SwiftUI.
final class OnboardingViewController: UIViewController {
  private enum Metrics {
    static let buttonRadius: CGFloat = 4
    static let sheetRadius: CGFloat = 12
    static let titleSize: CGFloat = 34
  }

  var onDone: () -> Void = {}

  private let titleLabel = UILabel()
  private let bodyLabel = UILabel()
  private let nameField = UITextField()
  private let pages = UIPageControl()
  private let progress = UIProgressView(progressViewStyle: .bar)
  private let startButton = UIButton(type: .system)
  private let skipButton = UIButton(type: .system)
  private let paper = CAGradientLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(hexString: "#F5F2ED")
    paper.colors = [
      UIColor(red: 250 / 255, green: 247 / 255, blue: 245 / 255, alpha: 1).cgColor,
      UIColor(red: 240 / 255, green: 237 / 255, blue: 230 / 255, alpha: 1).cgColor,
    ]
    view.layer.insertSublayer(paper, at: 0)
    setUpTexts()
    setUpField()
    setUpButtons()
  }

  private func setUpTexts() {
    titleLabel.text = "Your daily dose"
    titleLabel.font = UIFont(name: "InstrumentSans-Bold", size: Metrics.titleSize)
    titleLabel.textColor = UIColor(hexString: "#1A1C1F")
    bodyLabel.attributedText = NSAttributedString(
      string: "Five minutes in the morning, five in the evening.",
      attributes: [
        .font: UIFont(name: "InstrumentSans-Medium", size: 17) ?? .systemFont(ofSize: 17),
        .foregroundColor: UIColor(hexString: "#333B40"),
      ])
    pages.numberOfPages = 3
    pages.currentPageIndicatorTintColor = UIColor(hexString: "#C7B38C")
    pages.pageIndicatorTintColor = UIColor(hexString: "#C7B38C").withAlphaComponent(0.3)
    progress.progressTintColor = UIColor(red: 0.41, green: 0.50, blue: 0.63, alpha: 1)
    progress.trackTintColor = UIColor(white: 0.9, alpha: 1)
    view.addSubview(titleLabel)
    view.addSubview(bodyLabel)
    view.addSubview(pages)
    view.addSubview(progress)
  }

  private func setUpField() {
    nameField.keyboardAppearance = .dark
    nameField.font = .systemFont(ofSize: 17, weight: .medium)
    nameField.textColor = .black
    nameField.attributedPlaceholder = NSAttributedString(
      string: "Your name",
      attributes: [.foregroundColor: UIColor.lightGray])
    nameField.layer.borderWidth = 1
    nameField.layer.borderColor = UIColor.systemGray.withAlphaComponent(0.3).cgColor
    nameField.layer.cornerRadius = 4
    nameField.backgroundColor = UIColor { traits in
      switch traits.userInterfaceStyle {
      case .dark: return UIColor(hexString: "#141412")
      default: return UIColor(hexString: "#FAF7F5")
      }
    }
    view.addSubview(nameField)
  }

  private func setUpButtons() {
    startButton.setTitle("Begin", for: .normal)
    startButton.titleLabel?.font = UIFont.boldSystemFont(ofSize: 17)
    startButton.setTitleColor(.white, for: .normal)
    startButton.backgroundColor = UIColor(hexString: "#C7B38C")
    startButton.layer.cornerRadius = Metrics.buttonRadius
    startButton.addAction(UIAction { [weak self] _ in self?.begin() }, for: .touchUpInside)

    skipButton.setTitle("Not now", for: .normal)
    skipButton.setTitleColor(UIColor(hexString: "#59616B"), for: .normal)
    skipButton.titleLabel?.font = UIFont.italicSystemFont(ofSize: 13)

    var configuration = UIButton.Configuration.filled()
    configuration.baseBackgroundColor = UIColor(hexString: "#6980A1")
    configuration.baseForegroundColor = .white
    configuration.background.cornerRadius = 4
    startButton.configuration = configuration
    view.addSubview(startButton)
    view.addSubview(skipButton)
  }

  private func begin() {
    let consent = UIHostingController(rootView: ConsentView())
    consent.sheetPresentationController?.preferredCornerRadius = Metrics.sheetRadius
    consent.view.backgroundColor = UIColor(hexString: "#2E2E29")
    present(consent, animated: true, completion: onDone)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    paper.frame = view.bounds
    nameField.layer.shadowPath = CGPath(
      roundedRect: nameField.bounds, cornerWidth: 4, cornerHeight: 4, transform: nil)
    pages.layer.cornerRadius = pages.bounds.height * 0.5
  }
}

struct ConsentView: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("Your words stay yours")
        .font(Font(UIFont.boldSystemFont(ofSize: 22)))
        .foregroundColor(Color(uiColor: UIColor(hexString: "#FFFFFF")))
      Text("Nothing leaves this phone.")
        .font(.body)
        .foregroundColor(.secondary)
      Link("Privacy", destination: URL(fileURLWithPath: "/privacy"))
        .foregroundColor(Color(hex: "#C7B38C"))
    }
    .padding(20)
    .background(Color(UIColor(hexString: "#2E2E29")))
    .cornerRadius(6)
  }
}

struct OnboardingScreen: UIViewControllerRepresentable {
  let onDone: () -> Void

  func makeUIViewController(context: Context) -> OnboardingViewController {
    let controller = OnboardingViewController()
    controller.onDone = onDone
    return controller
  }

  func updateUIViewController(_ controller: OnboardingViewController, context: Context) {}
}
