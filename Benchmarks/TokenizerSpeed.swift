import Foundation
import SwiftParser
import SwiftSyntax

/// The tokenizer alone, on one core, over files that are in memory; beside it the toolchain's parser.
///
/// Prints a line for each: its name, megabytes a second (the median of some rounds), megabytes.
@main
struct TokenizerSpeed {
  static func main() {
    let files = SwiftFiles.paths(under: Array(CommandLine.arguments.dropFirst()))
      .compactMap(SwiftFiles.bytes)
    // The parser is given a twentieth of the files, spread over all of them: it takes that much longer.
    let sample = files.indices.filter { $0 % 20 == 0 }.map { files[$0] }
    // What one pass over the bytes takes that looks each of them up in a table: nothing that reads
    // every byte by itself is much faster.
    measure("bytes", files, rounds: 7) { file in
      file.withUnsafeBufferPointer { bytes in
        classes.withUnsafeBufferPointer { classes in
          var changes = 0
          var last: UInt8 = 0
          for byte in bytes {
            let kind = classes[Int(byte)]
            if kind != last { changes += 1 }
            last = kind
          }
          return changes
        }
      }
    }
    measure("tokenizer", files, rounds: 7) { Lexer.lexemes(in: $0).count }
    measure("parser", sample, rounds: 1) { file in
      file.withUnsafeBufferPointer { buffer in
        Parser.parse(source: buffer).tokens(viewMode: .sourceAccurate).reduce(0) { count, _ in
          count + 1
        }
      }
    }
  }

  /// Words, spaces, line ends, quotes, slashes, and the rest.
  private static let classes: [UInt8] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      1
    case UInt8(ascii: " "), UInt8(ascii: "\t"): 2
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): 3
    case UInt8(ascii: "\""): 4
    case UInt8(ascii: "/"): 5
    default: 6
    }
  }

  private static func measure(
    _ name: String, _ files: [[UInt8]], rounds: Int, _ body: ([UInt8]) -> Int
  ) {
    let megabytes = Double(files.reduce(0) { $0 + $1.count }) / 1e6
    var speeds: [Double] = []
    var checksum = 0
    for _ in 0..<rounds {
      let start = now()
      for file in files { checksum &+= body(file) }
      speeds.append(megabytes / (now() - start))
    }
    speeds.sort()
    precondition(checksum != .min)
    print(name, String(format: "%.1f %.1f", speeds[speeds.count / 2], megabytes))
  }

  /// Seconds of this thread's own processor time, so that a busy machine changes little.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
