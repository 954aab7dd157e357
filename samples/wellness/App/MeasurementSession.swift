import Foundation
import SwiftUI
import WellnessTheme

/// The measurements of today and the state of a running one.
final class MeasurementSession: ObservableObject {
  enum State: Equatable {
    case idle
    case measuring(progress: Double)
    case failed(message: String)
    case done(StressLevel)
  }

  @Published private(set) var state: State = .idle
  @Published private(set) var measurements: [Measurement] = Measurement.demo

  var latest: Measurement? { measurements.last }

  /// What the status line under the ring is drawn in.
  var statusColor: Color {
    switch state {
    case .idle: return Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255)
    case .measuring: return Color(red: 8 / 255.0, green: 145 / 255.0, blue: 178 / 255.0)
    case .failed: return .red
    case .done(let level): return level.color
    }
  }

  var statusText: String {
    switch state {
    case .idle: return "Tap to measure"
    case .measuring(let progress): return "Measuring… \(Int(progress * 100)) %"
    case .failed(let message): return message
    case .done(let level): return level.displayName
    }
  }

  func start() { state = .measuring(progress: 0) }
  func pause() { state = .idle }
}

struct Measurement: Identifiable, Equatable {
  let id = UUID()
  let date: Date
  let score: Int
  let heartRateVariability: Double

  var level: StressLevel { StressLevel(score: score) }

  static let demo: [Measurement] = (0..<7).map { day in
    Measurement(
      date: Date(timeIntervalSinceReferenceDate: Double(day) * 86_400),
      score: [18, 34, 52, 71, 45, 28, 12][day],
      heartRateVariability: [72, 61, 48, 35, 50, 64, 75][day])
  }
}
