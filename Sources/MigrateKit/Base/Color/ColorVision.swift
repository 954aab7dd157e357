/// The three kinds of dichromatic color-vision deficiency: one kind of cone is missing.
///
/// Simulated after G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based
/// Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009,
/// doi:10.1109/TVCG.2009.113, with the matrices that the authors publish for severity 1.0. They are
/// made for linear light; applied to encoded components, as is often seen, they give other colors.
package enum ColorVision: String, CaseIterable, Sendable {
  /// Without long-wavelength cones: about 1% of men.
  case protanopia
  /// Without medium-wavelength cones: about 1% of men.
  case deuteranopia
  /// Without short-wavelength cones: rare.
  case tritanopia

  /// The color as people with this vision see it, in sRGB; what falls outside is clipped.
  package func seen(_ color: ColorSample) -> ColorSample {
    let clipped = color.linear
    let (r, g, b) = (Math.unit(clipped.red), Math.unit(clipped.green), Math.unit(clipped.blue))
    let rows = matrix.map { Math.unit($0.0 * r + $0.1 * g + $0.2 * b) }
    return ColorSample(
      red: SRGBTransfer.encode(rows[0]), green: SRGBTransfer.encode(rows[1]),
      blue: SRGBTransfer.encode(rows[2]), alpha: color.alpha)
  }

  /// One row for each component of the result.
  private var matrix: [(Double, Double, Double)] {
    switch self {
    case .protanopia:
      [
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
      ]
    case .deuteranopia:
      [
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
      ]
    case .tritanopia:
      [
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
      ]
    }
  }
}
