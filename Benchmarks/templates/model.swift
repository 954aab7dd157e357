//: head
import Foundation

/// «Sentence».
public struct «Self»: Codable, Hashable, Identifiable, Sendable {
  public let id: UUID
  public var title: String
  public var createdAt: Date
//: member

  /// «Sentence».
  public struct «Type»«N»: Codable, Hashable, Sendable {
    public let identifier: String
    public let «name»: Int
    public var «word»Count: Int?
    public var is«Type»: Bool

    enum CodingKeys: String, CodingKey {
      case identifier = "id"
      case «name» = "«word»_«word»"
      case «word»Count = "«word»_count"
      case is«Type» = "is_«word»"
    }

    public init(from decoder: Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      identifier = try container.decode(String.self, forKey: .identifier)
      «name» = try container.decodeIfPresent(Int.self, forKey: .«name») ?? «int»
      «word»Count = try container.decodeIfPresent(Int.self, forKey: .«word»Count)
      is«Type» = try container.decodeIfPresent(Bool.self, forKey: .is«Type») ?? false
    }
  }
//: member

  public enum «Type»Kind«N»: String, Codable, CaseIterable, Sendable {
    case «word»One = "«word»"
    case «word»Two = "«word»-«word»"
    case unknown

    public var isKnown: Bool { self != .unknown }
  }
//: member

  /* «Sentence». «Sentence».
     «Sentence». */
  public var «name»«N»: Double {
    guard let value = Double(title), value > «int».«int» else { return 0 }
    return (value * 1_000 + Double(id.hashValue & 0xFF)) / «size».0
  }
//: tail
}
