/// The color difference ΔE00 of CIE 142-2001 with kL = kC = kH = 1, on CIELAB D65.
///
/// After Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula: implementation notes,
/// supplementary test data, and mathematical observations", Color Research & Application 30 (2005);
/// the names are theirs. About 1 is just noticeable. It is made for small differences: beyond 10 it
/// still orders, but the figure means little. It is not a metric: the triangle inequality does not hold.
package func ciede2000(_ a: CIELab, _ b: CIELab) -> Double {
  // Step 1: a′ stretches the a axis for colors of little chroma; C′ and h′ follow from it.
  let meanChroma = (Math.length(a.a, a.b) + Math.length(b.a, b.b)) / 2
  let stretch = 1 + 0.5 * (1 - saturation(meanChroma))
  let (a1, a2) = (stretch * a.a, stretch * b.a)
  let (c1, c2) = (Math.length(a1, a.b), Math.length(a2, b.b))
  let (h1, h2) = (Math.angle(y: a.b, x: a1), Math.angle(y: b.b, x: a2))

  // Step 2: the differences.
  let deltaL = b.l - a.l
  let deltaC = c2 - c1
  let bothChromatic = c1 * c2 != 0
  let deltaHue = bothChromatic ? hueDifference(h1, h2) : 0
  let deltaH = 2 * (c1 * c2).squareRoot() * Math.sine(degrees: deltaHue / 2)

  // Step 3: the weights at the mean of both colors.
  let meanL = (a.l + b.l) / 2
  let meanC = (c1 + c2) / 2
  let meanH = bothChromatic ? meanHue(h1, h2) : h1 + h2
  let lightness = (meanL - 50) * (meanL - 50)
  let sL = 1 + 0.015 * lightness / (20 + lightness).squareRoot()
  let sC = 1 + 0.045 * meanC
  let sH = 1 + 0.015 * meanC * hueWeight(meanH)

  // The rotation term mends CIELAB's blue, centered at a hue of 275 degrees.
  let blue = (meanH - 275) / 25
  let rotation =
    -2 * saturation(meanC) * Math.sine(degrees: 60 * Math.exponential(-(blue * blue)))

  let (l, c, h) = (deltaL / sL, deltaC / sC, deltaH / sH)
  return max(l * l + c * c + h * h + rotation * c * h, 0).squareRoot()
}

/// √(C⁷ / (C⁷ + 25⁷)): 0 for grays, near 1 for saturated colors.
private func saturation(_ chroma: Double) -> Double {
  let square = chroma * chroma
  let seventh = square * square * square * chroma
  return (seventh / (seventh + 6_103_515_625)).squareRoot()
}

/// The difference of two hues by the shorter way around.
///
/// Two hues exactly 180 degrees apart keep their sign, as in the
/// paper; implementations that round the hue first go wrong there.
private func hueDifference(_ h1: Double, _ h2: Double) -> Double {
  let difference = h2 - h1
  if abs(difference) <= 180 { return difference }
  return difference > 180 ? difference - 360 : difference + 360
}

/// The mean hue on the shorter arc.
private func meanHue(_ h1: Double, _ h2: Double) -> Double {
  let sum = h1 + h2
  if abs(h1 - h2) <= 180 { return sum / 2 }
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}

/// T: how much a hue difference counts at a hue.
private func hueWeight(_ hue: Double) -> Double {
  1 - 0.17 * Math.cosine(degrees: hue - 30) + 0.24 * Math.cosine(degrees: 2 * hue)
    + 0.32 * Math.cosine(degrees: 3 * hue + 6) - 0.20 * Math.cosine(degrees: 4 * hue - 63)
}
