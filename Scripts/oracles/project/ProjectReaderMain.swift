import Foundation

/// Reads Swift files and expressions with the full parser, for `Scripts/project-oracle`.
///
/// Standard input holds one request a line: `file PATH`, or `expression TEXT` with the line breaks
/// of the text as spaces. Standard output has one JSON object a line, in the same order.
@main
struct ProjectReaderMain {
  static func main() {
    let input = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    let requests = input.split(separator: "\n").map(String.init)
    let answers = inParallel(requests.count) { answer(requests[$0]) }
    for answer in answers { FileHandle.standardOutput.write(Data((answer + "\n").utf8)) }
  }

  private static func answer(_ request: String) -> String {
    if request.hasPrefix("file "), let bytes = SwiftFiles.bytes(of: String(request.dropFirst(5))) {
      return DeclarationReader.read(bytes).text
    }
    if request.hasPrefix("expression ") {
      return ExpressionTree.parse(String(request.dropFirst(11))).text
    }
    return "null"
  }
}
