#!/bin/bash
# Everything that must hold before a change is merged: format, warnings, tests.
set -euo pipefail
cd "$(dirname "$0")/.."

echo "== format"
swift format lint --strict --recursive Package.swift Sources Tests/MigrateKitTests

echo "== build"
swift build --build-tests -Xswiftc -warnings-as-errors

echo "== test"
swift test
