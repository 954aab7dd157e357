import Foundation
import Testing

@testable import MigrateKitCore

/// Waiting for an open file.
@Suite struct DescriptorTests {
  private func withPipe(_ body: (_ output: Int32, _ input: Int32) -> Void) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    body(ends[0], ends[1])
    close(ends[0])
    close(ends[1])
  }

  @Test func aPipeHasInputAfterAWrite() {
    withPipe { output, input in
      #expect(!Descriptor.hasInput(output, within: 0))
      _ = write(input, "a", 1)
      #expect(Descriptor.hasInput(output, within: 0))
      #expect(Descriptor.hasInput(output))
    }
  }

  @Test func endOfFileCountsAsInput() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    close(ends[1])
    #expect(Descriptor.hasInput(ends[0], within: 0))
    close(ends[0])
  }

  @Test(arguments: [-1, 1024, Int32.max]) func descriptorsBeyondTheLimitHaveNoInput(file: Int32) {
    #expect(!Descriptor.hasInput(file, within: 0))
  }
}
