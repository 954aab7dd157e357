extension ReasonCode {
  /// The effect of a reason on a finding.
  package enum Effect: Sendable {
    /// It holds a replacement back until a person accepts the reason (`--accept`, or `accept` in the
    /// mapping).
    case holds
    /// The project's declarations do not confirm the replacement: only a decision on the finding,
    /// or the reason's name in `--accept`, applies it, never `--level review` or `accept` in the
    /// mapping.
    case unproven
    /// It removes the replacement: only a decision on the finding itself applies one.
    case needsDecision
    /// It says why no token matches.
    case gap
    /// It explains why there is nothing to do, or is a remark; it holds nothing.
    case nothingToDo
  }

  /// The effect of the reason on a finding.
  package var effect: Effect {
    switch self {
    case .changesInDark, .changesInHighContrast, .startsScaling, .scalingDiffers, .roleUnknown,
      .visibleChange, .closeRunnerUp, .designDiffers, .familyDiffers, .weightDiffers,
      .approximateSpace, .outsideSRGB, .pill, .roleDiffers, .oneHop, .negative, .lightDarkPair,
      .deprecatedToken, .alphaUnknown, .paletteAlias, .otherAsset, .notInUse:
      .holds
    case .notDeclared, .declaredDifferently, .notVisible, .otherPlatform, .valueUnknown, .external:
      .unproven
    case .translucentNeutral, .tie, .halfway, .metricDisagreement, .outOfRange, .noCode,
      .missingRequirement, .reportOnly, .inTest, .contrast, .movesTogether, .collapse,
      .hierarchy, .usesDiffer,
      .severalValues, .overlap:
      .needsDecision
    case .noMapping, .wrongRole, .roleNotCovered, .meaningNotStated, .tooFar, .alphaDiffers,
      .iconSize:
      .gap
    case .notConstant, .systemSemantic, .zero, .hexOrderUnknown, .assetUnknown, .malformedHex,
      .deprecatedName:
      .nothingToDo
    }
  }

  /// Whether the screen may look different in some appearance or text size once the reason is
  /// accepted.
  ///
  /// A finding with such a reason is never `exact`, accepted or not.
  package var changesLook: Bool {
    switch self {
    case .changesInDark, .changesInHighContrast, .startsScaling, .scalingDiffers, .visibleChange,
      .designDiffers, .familyDiffers, .approximateSpace, .outsideSRGB:
      true
    default:
      false
    }
  }
}
