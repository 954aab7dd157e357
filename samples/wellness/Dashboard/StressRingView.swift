import SwiftUI
import UIKit
import WellnessTheme

/// The ring with the number in the middle.
struct StressRingView: View {
  let score: Int
  var lineWidth: CGFloat = 12

  private var level: StressLevel { StressLevel(score: score) }

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color(hex: "#E5E5EA"), lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: CGFloat(score) / 100)
        .stroke(level.color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
      VStack(spacing: 0) {
        Text("\(score)")
          .font(.system(size: 72, weight: .bold))
          .foregroundColor(.primary)
        HStack(spacing: 4) {
          Image(systemName: level.icon)
            .font(.system(size: 16))
          Text(level.displayName)
            .font(.system(size: 13))
        }
        .foregroundColor(tint(for: level))
      }
    }
    .animation(.easeInOut(duration: 0.3), value: score)
  }

  /// Before `StressLevel.color` there was this.
  private func tint(for level: StressLevel) -> Color {
    switch level {
    case .relaxed: return .green
    case .mild: return .blue
    case .moderate: return .yellow
    case .high: return Color(red: 1, green: 0.58, blue: 0)
    case .critical: return Color(hex: "#FF3B30")
    }
  }
}

/// The same ring for the UIKit screens.
final class StressRingLayerView: UIView {
  private let track = CAShapeLayer()
  private let progress = CAShapeLayer()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func show(_ level: StressLevel, score: Int) {
    label.text = "\(score)"
    progress.strokeEnd = CGFloat(score) / 100
    progress.strokeColor = strokeColor(for: level)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let path = UIBezierPath(ovalIn: bounds.insetBy(dx: 8, dy: 8)).cgPath
    track.path = path
    progress.path = path
  }

  private func setUp() {
    backgroundColor = .white
    track.strokeColor = UIColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1).cgColor
    track.fillColor = UIColor.clear.cgColor
    track.lineWidth = 8
    progress.fillColor = nil
    progress.lineWidth = 8
    progress.strokeColor = CGColor(red: 0, green: 0.478, blue: 1, alpha: 1)
    layer.addSublayer(track)
    layer.addSublayer(progress)

    label.font = UIFont.systemFont(ofSize: 32, weight: .bold)
    label.textColor = UIColor(white: 0, alpha: 1)
    label.textAlignment = .center
    addSubview(label)
  }

  private func strokeColor(for level: StressLevel) -> CGColor {
    switch level {
    case .relaxed: return UIColor.systemGreen.cgColor
    case .mild: return UIColor.systemBlue.cgColor
    case .moderate: return UIColor(hex: 0xFFD60A).cgColor
    case .high: return UIColor.systemOrange.cgColor
    case .critical: return UIColor.systemRed.cgColor
    }
  }
}

#Preview("Ring") {
  StressRingView(score: 45)
    .frame(width: 200, height: 200)
    .padding(24)
    .background(Color(hex: "#F2F2F7"))
}
