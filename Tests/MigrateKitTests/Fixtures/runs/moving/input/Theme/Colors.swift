//
//  Colors.swift
//  CoachMe
//
//  The warm palette. Views take their colors from here, and from nowhere else.
//

import SwiftUI

extension Color {
    // MARK: - Base colors

    /// Warm cream background, not sterile white
    static let cream = Color(red: 254/255, green: 247/255, blue: 237/255)

    /// Warm dark background, not pure black
    static let creamDark = Color(red: 30/255, green: 28/255, blue: 24/255)

    /// Main accent
    static let terracotta = Color(red: 194/255, green: 65/255, blue: 12/255)

    /// Slightly brighter, for dark mode
    static let terracottaDark = Color(red: 234/255, green: 88/255, blue: 12/255)

    // MARK: - Accents

    static let sage = Color(red: 143/255, green: 159/255, blue: 143/255)
    static let dustyRose = Color(red: 199/255, green: 163/255, blue: 163/255)
    static let amber = Color(red: 217/255, green: 119/255, blue: 6/255)

    // MARK: - States

    static let successGreen = Color(red: 34/255, green: 139/255, blue: 34/255)
    static let warningAmber = Color(red: 217/255, green: 119/255, blue: 6/255)
    static let infoBlue = Color(red: 70/255, green: 130/255, blue: 180/255)
    static let subtleHighlight = Color(red: 255/255, green: 251/255, blue: 235/255)

    // MARK: - Surfaces in dark mode

    static let surfaceLightDark = Color(red: 40/255, green: 38/255, blue: 34/255)
    static let surfaceMediumDark = Color(red: 50/255, green: 48/255, blue: 44/255)

    // MARK: - Warm grays

    static let warmGray400 = Color(red: 169/255, green: 165/255, blue: 156/255)
    static let warmGray500 = Color(red: 124/255, green: 120/255, blue: 111/255)
    static let warmGray600 = Color(red: 95/255, green: 91/255, blue: 82/255)
    static let warmGray700 = Color(red: 70/255, green: 67/255, blue: 59/255)
    static let warmGray800 = Color(red: 46/255, green: 42/255, blue: 34/255)
    static let warmGray900 = Color(red: 26/255, green: 24/255, blue: 20/255)

    /// Labels on terracotta
    static let onTerracotta = Color.white

    // MARK: - What follows the color scheme

    static func adaptiveCream(_ colorScheme: ColorScheme) -> Color {
        colorScheme == .dark ? creamDark : cream
    }

    static func adaptiveTerracotta(_ colorScheme: ColorScheme) -> Color {
        colorScheme == .dark ? terracottaDark : terracotta
    }

    static func adaptiveSurface(_ colorScheme: ColorScheme) -> Color {
        colorScheme == .dark ? surfaceLightDark : Color(red: 250/255, green: 249/255, blue: 247/255)
    }

    static func adaptiveText(_ colorScheme: ColorScheme, isPrimary: Bool = true) -> Color {
        if colorScheme == .dark {
            return isPrimary ? Color(red: 245/255, green: 243/255, blue: 240/255) : warmGray400
        }
        return isPrimary ? warmGray900 : warmGray600
    }
}
