extension ColorValue {
  /// The color that is drawn in an appearance.
  package func drawn(in mode: AppearanceMode) -> ColorSample {
    switch mode {
    case .light: light
    case .dark: dark ?? light
    case .highContrast: highContrast ?? light
    case .darkHighContrast: darkHighContrast ?? dark ?? light
    }
  }
}
