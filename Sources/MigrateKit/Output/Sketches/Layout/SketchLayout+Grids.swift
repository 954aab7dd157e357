// Grids: rows of cells in columns.

extension SketchLayout {
  /// The columns' widths, and the cells of each row.
  struct GridShape {
    var widths: [Double]
    var spacing: Double
    /// The indices of the cells, row by row.
    var rows: [[Int]]
  }

  static func gridShape(
    _ children: [SketchBox], _ columns: SketchColumns, _ width: Double?
  ) -> GridShape {
    switch columns {
    case .count(let count, let spacing):
      return equalColumns(children.count, count, spacing, width ?? Double(count) * 100)
    case .adaptive(let minimum, let spacing):
      let width = width ?? minimum * 3
      let count = width.isFinite ? Int((width + spacing) / max(minimum + spacing, 1)) : 3
      return equalColumns(children.count, count, spacing, width)
    case .fitted(let lengths, let spacing):
      var rows: [[Int]] = []
      var next = 0
      for length in lengths {
        rows.append(Array(next..<min(next + length, children.count)))
        next += length
      }
      let widths = (0..<(lengths.max() ?? 0)).map { column -> Double in
        // A row of one view, such as a divider, is as wide as the grid and widens no column.
        let cells = rows.filter { $0.count > max(column, 1) || rows.count == 1 }.map { $0[column] }
        return cells.map { size(of: children[$0], SketchProposal()).width }.max() ?? 0
      }
      return GridShape(widths: widths, spacing: spacing, rows: rows)
    }
  }

  private static func equalColumns(
    _ cells: Int, _ count: Int, _ spacing: Double, _ width: Double
  ) -> GridShape {
    let count = max(min(count, 24), 1)
    let room = width.isFinite ? width : Double(count) * 100
    let each = max((room - spacing * Double(count - 1)) / Double(count), 0)
    let rows = stride(from: 0, to: cells, by: count).map { Array($0..<min($0 + count, cells)) }
    return GridShape(
      widths: [Double](repeating: each, count: count), spacing: spacing, rows: rows)
  }

  static func gridSize(
    _ children: [SketchBox], _ columns: SketchColumns, _ spacing: Double,
    _ proposal: SketchProposal
  ) -> SketchSize {
    let shape = gridShape(children, columns, proposal.width)
    let heights = rowHeights(children, shape)
    return SketchSize(
      width: shape.widths.reduce(0, +) + shape.spacing * Double(max(shape.widths.count - 1, 0)),
      height: heights.reduce(0, +) + spacing * Double(max(heights.count - 1, 0)))
  }

  static func rowHeights(_ children: [SketchBox], _ shape: GridShape) -> [Double] {
    shape.rows.map { row in
      zip(row, shape.widths).map {
        size(of: children[$0], SketchProposal(width: $1, height: nil)).height
      }.max() ?? 0
    }
  }
}
