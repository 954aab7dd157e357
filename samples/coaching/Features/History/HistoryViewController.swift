//
//  HistoryViewController.swift
//  CoachMe
//
//  The list of past conversations. Older than the rest of the app.
//

import UIKit

final class HistoryViewController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    private let emptyLabel = UILabel()
    private let filterButton = UIButton(type: .system)
    private var conversations: [Conversation] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "History"
        view.backgroundColor = UIColor(named: "ChatWallpaper")

        setUpTable()
        setUpEmptyLabel()
        setUpFilterButton()
    }

    private func setUpTable() {
        tableView.dataSource = self
        tableView.backgroundColor = .clear
        tableView.separatorColor = UIColor(red: 0.84, green: 0.83, blue: 0.80, alpha: 1)
        tableView.indicatorStyle = .black
        view.addSubview(tableView)
    }

    private func setUpEmptyLabel() {
        emptyLabel.text = "No conversations yet"
        emptyLabel.font = UIFont.systemFont(ofSize: 20, weight: .semibold)
        emptyLabel.textColor = UIColor(hexString: "2E2A22")
        emptyLabel.highlightedTextColor = UIColor(hexString: "802E2A22")
        view.addSubview(emptyLabel)
    }

    private func setUpFilterButton() {
        filterButton.setTitle("Filter", for: .normal)
        filterButton.setTitleColor(.white, for: .normal)
        filterButton.setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .disabled)
        filterButton.backgroundColor = #colorLiteral(red: 0.7607843137, green: 0.2549019608, blue: 0.04705882353, alpha: 1)
        filterButton.titleLabel?.font = .boldSystemFont(ofSize: 15)
        filterButton.layer.cornerRadius = 8
        filterButton.layer.borderWidth = 1
        filterButton.layer.borderColor = UIColor(red: 194/255, green: 65/255, blue: 12/255, alpha: 1).cgColor
        filterButton.layer.shadowColor = UIColor.black.cgColor
        filterButton.layer.shadowOpacity = 0.1
        filterButton.layer.shadowRadius = 4
        filterButton.layer.shadowOffset = CGSize(width: 0, height: 2)
        view.addSubview(filterButton)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        emptyLabel.isHidden = !conversations.isEmpty
        return conversations.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = ConversationCell(style: .subtitle, reuseIdentifier: "conversation")
        cell.show(conversations[indexPath.row])
        return cell
    }
}

struct Conversation {
    var title: String
    var preview: String
    var isUnread = false
}

final class ConversationCell: UITableViewCell {
    private let unreadDot = UIView()
    private let card = UIView()

    /// Rounded like a card, because it is one.
    private let cardRadius: CGFloat = 16

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        card.layer.cornerRadius = cardRadius
        card.layer.masksToBounds = true
        card.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 40/255, green: 38/255, blue: 34/255, alpha: 1)
                : UIColor(red: 250/255, green: 249/255, blue: 247/255, alpha: 1)
        }
        unreadDot.layer.cornerRadius = unreadDot.bounds.height / 2
        unreadDot.backgroundColor = UIColor(red: 194/255, green: 65/255, blue: 12/255, alpha: 1)
        textLabel?.font = UIFont(name: "AvenirNext-DemiBold", size: 17)
        detailTextLabel?.textColor = UIColor.systemGray
        selectionStyle = .none
        contentView.addSubview(card)
        contentView.addSubview(unreadDot)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    func show(_ conversation: Conversation) {
        unreadDot.isHidden = !conversation.isUnread
        let text = NSMutableAttributedString(string: conversation.title)
        text.addAttribute(
            .foregroundColor, value: UIColor(red: 46/255, green: 42/255, blue: 34/255, alpha: 1),
            range: NSRange(location: 0, length: text.length))
        text.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 17, weight: .semibold),
            range: NSRange(location: 0, length: text.length))
        textLabel?.attributedText = text
        detailTextLabel?.text = conversation.preview
    }
}
