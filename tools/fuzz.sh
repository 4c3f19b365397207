#!/usr/bin/env bash
# Fuzzes every target of Go for a time, as many targets at once as there are processors: tools/fuzz.sh 60s 1
# Targets are found, not listed: a new one can't be forgotten.
set -euo pipefail
time=$1 workers=$2

# fuzz_one fuzzes a target of a folder, and prints its last line, or all that it printed where it found something.
fuzz_one() {
  local said
  if said=$(go -C "$1" test . -run '^$' -fuzz "^$2\$" -fuzztime "$time" -parallel "$workers" 2>&1); then
    echo "$1 $2: $(tail -n 1 <<<"$said")"
  # Go 1.26 may take the end of the time for a failure: go.dev/issue/75804. What fails leaves its input in a file.
  elif [[ $said == *"    context deadline exceeded"* && $said != *"Failing input written to"* ]]; then
    echo "$1 $2: ok, with nothing found in $time"
  else
    printf '%s\n%s %s found something. The input is a seed now, in testdata/fuzz.\n' "$said" "$1" "$2"
    return 1
  fi
}
export -f fuzz_one
export time workers

for folder in $(git grep -lE '^func Fuzz' -- '*_test.go' | xargs -n1 dirname | sort -u); do
  go -C "$folder" test -list '^Fuzz' . | grep '^Fuzz' | sed "s|^|$folder |"
done | xargs -L 1 -P "$(getconf _NPROCESSORS_ONLN)" bash -c 'fuzz_one "$0" "$1"'
