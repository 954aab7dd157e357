/// The distance in OKLab with a and b doubled, the second opinion on which token is nearest.
///
/// OKLab weighs a and b about two times too little for color differences (Ottosson: 2.016 on
/// COMBVD, 2.045 on OSA-UCS; CSSWG drafts issue 6642). It has no linear segment near black, where
/// one 8-bit step gives a large distance, so it only orders candidates and is never compared with a
/// threshold.
func deltaEOK2(_ a: OKLab, _ b: OKLab) -> Double {
  let (l, x, y) = (a.l - b.l, 2 * (a.a - b.a), 2 * (a.b - b.b))
  return (l * l + x * x + y * y).squareRoot()
}
