#!/bin/sh
# Finds the browser of builds and tests. If there is none, this downloads Playwright's; if that fails or does not start,
# this installs Debian's.
set -eu
cd "$(dirname "$0")/.."

is_found() { go run ./internal/browser/which >/dev/null 2>&1; }

if ! is_found; then
  version=$(node -p "require('./web/package.json').dependencies['playwright-core']")
  echo "There is no Chrome, Edge or Chromium. Downloading Playwright's …"
  npx --yes "playwright-core@$version" install chromium || echo "Playwright's browser could not be downloaded."
  if ! is_found && command -v apt-get >/dev/null; then tools/install.sh chromium; fi
fi
# Debian packages the same browser without windows, which opens a page in half of the time. It is not worth a password.
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then tools/install.sh '?chromium-headless-shell'; fi
go run ./internal/browser/which >/dev/null # prints what to do if there is still none
