//: head
import Combine
import Foundation

/// «Sentence».
@MainActor
final class «Self»Model: ObservableObject {
  enum State: Equatable {
    case idle
    case loading(progress: Double)
    case loaded([«Type»])
    case failed(String)
  }

  @Published private(set) var state: State = .idle
  @Published var query = ""

  private let service: «Self»Service
  private let analytics: Analytics

  init(service: «Self»Service, analytics: Analytics = .shared) {
    self.service = service
    self.analytics = analytics
  }
//: member

  /// «Sentence».
  ///
  /// - Parameter «name»: «Sentence».
  /// - Returns: «Sentence».
  func «name»«N»(_ «name»: [«Type»]) async throws -> [«Type»] {
    guard !«name».isEmpty else { return [] }
    state = .loading(progress: 0.«int»)
    let sorted = «name».sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    var result: [«Type»] = []
    result.reserveCapacity(sorted.count)
    for (index, item) in sorted.enumerated() where item.isVisible {
      if index % «size» == 0 { await Task.yield() }
      result.append(try await service.resolve(item, attempt: index))
    }
    analytics.track("«word»_«word»", properties: ["count": "\(result.count)", "source": "«word»"])
    return result
  }
//: member

  private func «name»«N»(after delay: Duration = .milliseconds(«int»)) {
    «name»Task?.cancel()
    «name»Task = Task { [weak self] in
      try? await Task.sleep(for: delay)
      guard let self, !Task.isCancelled else { return }
      // «Sentence».
      switch self.state {
      case .idle, .failed: await self.load()
      case .loading(let progress) where progress < 0.5: break
      default: self.query = self.query.trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
  }
//: member

  var «name»«N»: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
    let parts = [formatter.string(from: Date()), query.lowercased(), "\(«int» + 1)"]
    return parts.filter { !$0.isEmpty }.joined(separator: " • ")
  }
//: tail
}
