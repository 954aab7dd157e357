/// Reads and parses a JSON file and reports its mistakes.
package enum JSONFile {
  /// The document in a file; `nil`, with a problem noted, when it cannot be read or is malformed.
  ///
  /// A file that cannot be read is reported at `origin`, the place that names it.
  static func document(
    _ file: String, read: (String) throws -> [UInt8], log: ProblemLog, namedAt origin: TokenOrigin?
  ) -> JSONValue? {
    let bytes: [UInt8]
    do {
      bytes = try read(file)
    } catch {
      if let origin {
        log.error(origin.file, origin.path, "'\(file)' cannot be read: \(error)")
      } else {
        log.error(file, .root, "cannot be read: \(error)")
      }
      return nil
    }
    return document(bytes, file: file, log: log)
  }

  /// The document in bytes; `nil`, with a problem noted, when they are malformed.
  package static func document(_ bytes: [UInt8], file: String, log: ProblemLog) -> JSONValue? {
    do throws(JSONParser.Failure) {
      let (document, duplicates) = try JSONParser.parse(bytes)
      for duplicate in duplicates {
        log.warning(file, duplicate.path, "the key is given twice; the last one counts")
      }
      return document
    } catch {
      log.error(file, .root, error.message)
      return nil
    }
  }
}
