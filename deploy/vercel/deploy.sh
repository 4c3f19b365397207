#!/bin/sh
# Uploads a finished folder to Vercel, which reads vercel.json in it: redirects, headers, markdown, the base.
#
#   VERCEL_TOKEN=… VERCEL_ORG_ID=… VERCEL_PROJECT_ID=… deploy/vercel/deploy.sh DIST [--prod]
#
# Without --prod the result is a preview with an address of its own, as for a pull request. The project's framework
# preset must be "Other", without build or install commands.
set -eu
dist=$1
shift
# Variants that are compressed already are for other hosts; Vercel would count each as a file.
printf '*.br\n*.gz\n.vitrine\n' > "$dist/.vercelignore"
npx --yes vercel@41.7.0 deploy "$dist" --yes --token "$VERCEL_TOKEN" --local-config "$dist/vercel.json" "$@"
