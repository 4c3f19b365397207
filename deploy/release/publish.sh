#!/bin/sh
# Publishes the packages of a folder to npm with provenance, if NPM_TOKEN is set:
#   sh deploy/release/publish.sh FOLDER VERSION
# More arguments are passed to npm publish: --dry-run --provenance=false shows on any machine what would be published.
set -eu
folder=$(cd "$1" && pwd) # npm reads a relative path with one slash as a repository
version=$2
shift 2
if [ -z "${NPM_TOKEN:-}" ]; then
  echo "NPM_TOKEN is not set: nothing is published to npm."
  exit 0
fi
registry=$(npm config get registry)
npm_config_userconfig=$(mktemp)
export NPM_TOKEN npm_config_userconfig
trap 'rm -f "$npm_config_userconfig"' EXIT
# npm replaces ${NPM_TOKEN} itself, so that the file does not contain the token.
# shellcheck disable=SC2016
printf '//%s:_authToken=${NPM_TOKEN}\nregistry=%s\n' "${registry#*://}" "$registry" >"$npm_config_userconfig"

# Versions such as 0.2.0-rc.1 must not become the one that npm installs by default.
case $version in
*-*) tag=next ;;
*) tag=latest ;;
esac
# The packages of platforms come first: vitrine depends on them, and create-vitrine installs vitrine.
for file in "$folder"/vitrine-*-*-"$version".tgz "$folder/vitrine-$version.tgz" \
  "$folder/create-vitrine-$version.tgz"; do
  if [ ! -e "$file" ]; then
    echo "$file is missing: make dist makes it." >&2
    exit 1
  fi
  npm publish "$file" --access public --provenance --tag "$tag" "$@"
done
