import Testing

@testable import MigrateKit

/// What expressions are worth in a project.
@Suite struct EvaluatorTests {
  @Test(arguments: EvaluatorForms.all.indices) func evaluates(form: Int) {
    let form = EvaluatorForms.all[form]
    #expect(form.found == form.worths, "\(form.name)")
  }
}
