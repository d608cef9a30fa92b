#!/usr/bin/env bash
# Throws requests made from the API's own description at a server of its own: no answer may be a failure of the
# server or contradict the description. Needs Python 3; installs schemathesis into a scratch directory.
set -euo pipefail
cd "$(dirname "$0")/.."
program=${1:-target/debug/howlcrown}
scratch=$(mktemp -d)
"$program" serve --addr 127.0.0.1:0 --no-limits --database "$scratch/test.db" > "$scratch/out" &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -rf "$scratch"' EXIT
python3 -m venv "$scratch/venv"
"$scratch/venv/bin/pip" install --quiet schemathesis
url=$(sed -n 's/.*\(http:[^ ]*\).*/\1/p' "$scratch/out")
token=$(curl -sf -X POST "$url/api/guests" -H 'Content-Type: application/json' -d '{}' \
    | python3 -c 'import json, sys; print(json.load(sys.stdin)["token"])')
"$scratch/venv/bin/schemathesis" run "$url/api/openapi.json" \
    --header "Authorization: Bearer $token" \
    --exclude-path-regex '/events$' \
    --checks not_a_server_error,response_schema_conformance \
    --max-examples "${EXAMPLES:-50}" --request-timeout 20 --no-color
