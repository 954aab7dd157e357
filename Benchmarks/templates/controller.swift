//: head
//
//  «Self»Controller.swift
//  «Module»
//
//  Created by «Type» on «int»/«int»/«year».
//

import Combine
import UIKit

final class «Self»Controller: UIViewController {
  private let viewModel: «Self»ViewModel
  private var cancellables = Set<AnyCancellable>()

  private lazy var tableView: UITableView = {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.delegate = self
    return tableView
  }()

  init(viewModel: «Self»ViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("«word».title", comment: "«Sentence»")
    view.addSubview(tableView)
    bind()
  }
//: member

  private func «name»«N»() {
    viewModel.$«name»
      .removeDuplicates()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] «name» in
        guard let self, !«name».isEmpty else { return }
        self.tableView.reloadSections(IndexSet(integer: «int»), with: .automatic)
      }
      .store(in: &cancellables)
  }
//: member

  @objc private func «name»«N»(_ sender: UIButton) {
    let alert = UIAlertController(
      title: "«Phrase»", message: "«Sentence».", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "«Phrase»", style: .default) { [weak self] _ in
      self?.viewModel.confirm(at: sender.tag + «int»)
    })
    present(alert, animated: true)
  }
//: member

  // MARK: - «Phrase»

  private func layout«N»() {
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
//: styled

  private func style«N»(_ «name»: UILabel) {
    «name».font = UIFont.systemFont(ofSize: «size», weight: .«weight»)
    «name».textColor = UIColor(red: «unit», green: «unit», blue: «unit», alpha: 1)
    «name».backgroundColor = UIColor.«uicolor»
    «name».layer.cornerRadius = «radius»
    «name».layer.borderColor = UIColor(white: «unit», alpha: «unit»).cgColor
    «name».clipsToBounds = true
  }
//: styled

  private func apply«N»(to cell: «Type»Cell) {
    cell.contentView.backgroundColor = cell.isSelected ? .«uicolor» : #colorLiteral(red: «unit», green: «unit», blue: «unit», alpha: 1)
    cell.titleLabel.font = .preferredFont(forTextStyle: .«style»)
    cell.stackView.spacing = «space»
    cell.badge.layer.cornerRadius = «radius»
  }
//: tail
}

extension «Self»Controller: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.select(indexPath.row)
  }
}
