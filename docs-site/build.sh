#!/bin/sh
# Builds our own documentation, and the example that its pages lead to, in one run: two sites, three versions, two
# languages. What they come to stands in one folder, as a host has it: build.sh TOOL FOLDER
set -eu
tool=$1
to=$2
here=$(dirname "$0")
sh "$here/example/releases.sh" "$to/example"
"$tool" build --site "$here" --site "$to/example/site" --out "$to/docs" --out "$to/example-dist"
rm -rf "$to/host"
cp -R "$to/docs" "$to/host"
cp -R "$to/example-dist" "$to/host/example"
