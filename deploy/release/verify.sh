#!/bin/sh
# Ends with an error unless a tag names the version of package.json: sh deploy/release/verify.sh v0.2.0
set -eu
cd "$(dirname "$0")/../.."
version=$(node -p 'require("./package.json").version')
if [ "$1" != "v$version" ]; then
  echo "The tag is $1, but package.json has version $version: the tag of this commit must be v$version." >&2
  exit 1
fi
