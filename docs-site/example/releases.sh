#!/bin/sh
# Writes the repository of the example, with a tag for each of its releases: releases.sh FOLDER. A release is what the one
# before had, with the files of its folder. Days are fixed, so that a tag is the same commit each time: what was built of a
# former release stays.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$1"
mkdir -p "$1"
cd "$1"
git init --quiet
for release in 1 2 3; do
  cp -R "$here/$release/." .
  git add --all
  GIT_AUTHOR_DATE="2026-0$release-01T12:00:00Z" GIT_COMMITTER_DATE="2026-0$release-01T12:00:00Z" \
    git -c user.name=Vitrine -c user.email=docs@vitrine.example -c commit.gpgsign=false commit --quiet --message "Release $release"
  git tag "v$release"
done
