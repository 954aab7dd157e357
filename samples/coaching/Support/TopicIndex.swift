/// An ordered index of topics: a red-black tree, so its colors are no colors.
final class TopicIndex {
    enum Color { case red, black }

    final class Node {
        let key: String
        var color: Color
        var left: Node?
        var right: Node?
        weak var parent: Node?

        init(key: String, color: Color) {
            self.key = key
            self.color = color
        }
    }

    private(set) var root: Node?

    func insert(_ key: String) {
        guard let start = root else {
            root = Node(key: key, color: .black)
            return
        }
        var current = start
        while true {
            if key == current.key { return }
            let next = key < current.key ? current.left : current.right
            guard let next else { break }
            current = next
        }
        let node = Node(key: key, color: .red)
        node.parent = current
        if key < current.key { current.left = node } else { current.right = node }
        rebalance(node)
    }

    private func rebalance(_ node: Node) {
        var node = node
        while let parent = node.parent, parent.color == .red, let above = parent.parent {
            parent.color = .black
            above.color = .red
            node = above
        }
        root?.color = .black
    }
}
