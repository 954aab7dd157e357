//: head
// swiftlint:disable all
// «Sentence».

import Foundation

/// «Sentence».
public enum «Self»Strings {
//: member
  /// «Sentence».
  public static let «name»«N» = NSLocalizedString(
    "«word».«word».«name»", tableName: "«Module»", value: "«Sentence».", comment: "«Sentence»")
//: member
  /// «Phrase»: «Sentence».
  public static func «name»«N»(_ p1: Int, _ p2: String) -> String {
    return «Self»Strings.tr("«Module»", "«word».«word»", p1, p2, fallback: "%d «word» «word» %@")
  }
//: member
  public static let «name»«N» = """
    «Sentence». «Sentence».
    «Sentence».
    """
//: member

  /*
   «Sentence». «Sentence». «Sentence».

   «Sentence». «Sentence».
   */
//: tail
}
