#!/bin/bash
# Everything that must hold before a change is merged: sizes, format, warnings, tests.
set -euo pipefail
cd "$(dirname "$0")/.."

echo "== size"
Scripts/sizes

echo "== language"
Scripts/language

echo "== format"
# Fixtures are data: some are no valid Swift on purpose.
git ls-files -z Package.swift 'Plugins/*.swift' 'Sources/*.swift' 'Tests/MigrateKitTests/*.swift' \
  ':!:Tests/MigrateKitTests/Fixtures' | xargs -0 swift format lint --strict

echo "== build"
swift build --build-tests -Xswiftc -warnings-as-errors

echo "== programs that measure"
Scripts/typecheck-oracles || [ $? = 3 ]

echo "== test"
swift test
