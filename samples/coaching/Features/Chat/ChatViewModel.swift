import SwiftUI

/// One line of a conversation.
struct ChatMessage: Identifiable {
    enum Role: Equatable {
        case user
        case coach
        case system(content: String)
    }

    enum Delivery {
        case sending, delivered, failed
    }

    let id: Int
    let role: Role
    let text: String
    var delivery: Delivery = .delivered
    var isPinned = false

    /// Notes of the app itself, between the messages.
    static func system(content: String) -> ChatMessage {
        ChatMessage(id: content.count, role: .system(content: content), text: content)
    }
}

/// What a conversation is about, with the color of its tag.
struct ChatTopic: Identifiable {
    let id: Int
    let name: String
    let tagColor: Color
}

final class ChatViewModel: ObservableObject {
    @Published var messages: [ChatMessage] = []
    @Published var draft = ""
    @Published var isCoachTyping = false

    /// The tags as the server used to send them; each has a color of its own.
    let topics: [ChatTopic] = [
        ChatTopic(id: 1, name: "Career", tagColor: Color(hex: "#4682B4")),
        ChatTopic(id: 2, name: "Relationships", tagColor: Color(hex: "#C7A3A3")),
        ChatTopic(id: 3, name: "Mindset", tagColor: Color(hex: "#8F9F8F")),
        ChatTopic(id: 4, name: "Creativity", tagColor: Color(hex: "#D97706")),
    ]

    func deliveryColor(of message: ChatMessage) -> Color {
        switch message.delivery {
        case .sending:
            return Color(hex: "A9A59C")
        case .delivered:
            return Color(red: 0.133, green: 0.545, blue: 0.133)
        case .failed:
            return .red
        }
    }

    func send() {
        let text = draft.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return }
        messages.append(ChatMessage(id: messages.count, role: .user, text: text, delivery: .sending))
        messages.append(.system(content: "Coach is thinking"))
        draft = ""
    }

    /// The words that make the coach go slower. Colors in this list are words, not colors.
    static let carefulWords = ["red", "blue", "#000000", "Color(hex: \"FF0000\")", ".white"]
}
