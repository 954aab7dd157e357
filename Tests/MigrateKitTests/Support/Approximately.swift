/// Whether two lists of numbers agree within a tolerance.
func agree(_ actual: [Double], _ expected: [Double], within tolerance: Double) -> Bool {
  actual.count == expected.count
    && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
}
