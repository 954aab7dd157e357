import UIKit

/// Friends, in a table that predates SwiftUI.
class FriendsViewController: UITableViewController {
    var friends: [String] = []

    private struct Constants {
        static let avatarCornerRadius: CGFloat = 22
        static let nameFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
        static let nameColor = UIColor(red: 44/255.0, green: 62/255.0, blue: 80/255.0, alpha: 1.0)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = UIColor(red: 245/255.0, green: 241/255.0, blue: 232/255.0, alpha: 1.0)
        tableView.separatorColor = UIColor(white: 0.9, alpha: 1)
        navigationController?.navigationBar.barStyle = .black
        navigationController?.navigationBar.tintColor = UIColor(red: 45/255.0, green: 80/255.0, blue: 22/255.0, alpha: 1.0)
        tableView.sectionIndexColor = UIColor(red: 0.53, green: 0.66, blue: 0.42, alpha: 1)
        tableView.tableHeaderView = makeInviteButton()
    }

    private func makeInviteButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Invite a friend", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = UIColor(red: 45/255.0, green: 80/255.0, blue: 22/255.0, alpha: 1.0)
        button.titleLabel?.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        button.layer.cornerRadius = 8
        button.layer.shadowColor = UIColor(red: 45/255.0, green: 80/255.0, blue: 22/255.0, alpha: 1.0).cgColor
        button.layer.shadowOpacity = 0.1
        return button
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        friends.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.backgroundColor = .white
        cell.textLabel?.text = friends[indexPath.row]
        cell.textLabel?.font = Constants.nameFont
        cell.textLabel?.textColor = Constants.nameColor
        cell.detailTextLabel?.font = .systemFont(ofSize: 12)
        cell.detailTextLabel?.textColor = UIColor(red: 135/255.0, green: 169/255.0, blue: 107/255.0, alpha: 1.0)
        cell.imageView?.layer.cornerRadius = Constants.avatarCornerRadius
        cell.imageView?.layer.borderColor = UIColor(red: 0.95, green: 0.61, blue: 0.07, alpha: 0.5).cgColor
        let selection = UIView()
        selection.backgroundColor = UIColor.systemGray6
        cell.selectedBackgroundView = selection
        return cell
    }

    func show(_ error: Error) {
        let banner = UILabel()
        banner.text = error.localizedDescription
        banner.textColor = UIColor(red: 231/255, green: 76/255, blue: 60/255, alpha: 1)
        banner.font = UIFont.italicSystemFont(ofSize: 15)
        tableView.tableHeaderView = banner
    }
}
