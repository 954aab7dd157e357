import SwiftUI

extension Color {
    /// The shelf's own name, declared by another.
    static let shelf = Color.deepNavy
}
