import MigrateKitCore

extension Suggestion {
  /// The project's objection to a change, as a label; `nil` if there is none.
  ///
  /// Such a change is only accepted individually, or with a group whose head shows the label, never
  /// together with changes held for other reasons.
  var unprovenLabel: String? {
    let codes = ReasonCode.allCases.filter(unprovenCodes.contains)
    return codes.isEmpty ? nil : codes.map(\.label).joined(separator: ", ")
  }
}

/// Reasons in the words of a report.
extension ReasonCode {
  /// The label of findings with this reason, next to their number.
  var label: String {
    switch self {
    case .changesInDark: "changes in dark mode"
    case .changesInHighContrast: "changes under increased contrast"
    case .startsScaling: "starts to scale with the text size"
    case .scalingDiffers: "scales in another way"
    case .roleUnknown: "role not stated by the code"
    case .visibleChange: "small but visible change"
    case .closeRunnerUp: "another token is almost as near"
    case .designDiffers: "another font design"
    case .familyDiffers: "another font family"
    case .weightDiffers: "another font weight"
    case .approximateSpace: "written in a device color space"
    case .outsideSRGB: "outside sRGB"
    case .pill: "pill: half the height or more"
    case .roleDiffers: "token is for another kind of view"
    case .oneHop: "constant, decided by its uses"
    case .negative: "negative distance"
    case .lightDarkPair: "light/dark pair"
    case .deprecatedToken: "token is deprecated"
    case .translucentNeutral: "probably an overlay"
    case .alphaUnknown: "alpha not constant"
    case .paletteAlias: "repeats a color of the palette"
    case .otherAsset: "another asset of the same color"
    case .notInUse: "token of a scale that no code uses yet"
    case .tie: "tie between tokens"
    case .halfway: "halfway between two tokens"
    case .metricDisagreement: "two color metrics pick different tokens"
    case .outOfRange: "component out of range"
    case .notDeclared: "not declared in the project"
    case .declaredDifferently: "declared with another value or type"
    case .notVisible: "not visible to a target of the file"
    case .otherPlatform: "declared for another platform or condition"
    case .valueUnknown: "declared value not known"
    case .external: "declared outside of the scanned code"
    case .noCode: "no code for this use"
    case .missingRequirement: "code needs a name not in scope"
    case .reportOnly: "no safe rewrite"
    case .inTest: "in a test"
    case .contrast: "would be hard to read"
    case .movesTogether: "moves with another that is held"
    case .collapse: "two values would become one token"
    case .hierarchy: "text sizes would change order"
    case .usesDiffer: "constant used for several things"
    case .severalValues: "several values in one expression"
    case .overlap: "overlaps another change"
    case .noMapping: "no mapping"
    case .wrongRole: "value exists for another role only"
    case .roleNotCovered: "no token for this role"
    case .meaningNotStated: "meaning not stated by the code"
    case .tooFar: "no token near enough"
    case .alphaDiffers: "no token with this alpha"
    case .iconSize: "icon size"
    case .notConstant: "computed"
    case .systemSemantic: "semantic value of the system"
    case .zero: "zero or clear"
    case .hexOrderUnknown: "eight hex digits in unknown order"
    case .assetUnknown: "asset not found"
    case .malformedHex: "not a color"
    case .deprecatedName: "deprecated name"
    }
  }

  /// The remedy for findings that no option applies; empty if it is obvious.
  var remedy: String {
    switch self {
    case .tie: "name the token to take under \"prefer\" in the mapping"
    case .noCode:
      "add code under \"code\" in the mapping, or a token with this weight and slant"
    case .missingRequirement: "declare the name in the view"
    case .outOfRange: "correct it in the source"
    default: ""
    }
  }

  /// Whether the reason explains why no token matches.
  var explainsGap: Bool {
    switch self {
    case .noMapping, .wrongRole, .roleNotCovered, .meaningNotStated, .tooFar, .alphaDiffers,
      .iconSize:
      true
    default: false
    }
  }
}
