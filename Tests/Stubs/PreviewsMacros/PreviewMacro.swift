import SwiftSyntax
import SwiftSyntaxMacros

/// Stands in for the macro behind `#Preview`: the body is type-checked and then dropped.
public struct PreviewMacro: DeclarationMacro {
  /// Nothing.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
