#!/usr/bin/env bash
# Throws requests made from the API's own description at a server of its own: no answer may be a failure of the
# server or contradict the description. Needs Python 3; schemathesis goes into target/schemathesis.
#
#   scripts/schemathesis.sh [PROGRAM]     EXAMPLES=50 per address, at most SECONDS_AT_MOST=75
set -euo pipefail
cd "$(dirname "$0")/.."
program=${1:-target/debug/howlcrown}
venv=target/schemathesis
if [ ! -x "$venv/bin/schemathesis" ]; then
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet 'schemathesis>=4,<5'
fi
scratch=$(mktemp -d)
mkfifo "$scratch/out"
"$program" serve --addr 127.0.0.1:0 --no-limits --analysis 5 --database "$scratch/test.db" > "$scratch/out" &
server=$!
trap 'kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; rm -rf "$scratch"' EXIT
read -r line < "$scratch/out"
url=http://${line##*http://}
token=$(python3 - "$url" <<'PYTHON'
import json, sys, urllib.request
headers = {"Content-Type": "application/json"}
request = urllib.request.Request(sys.argv[1] + "/api/guests", b"{}", headers)
print(json.load(urllib.request.urlopen(request))["token"])
PYTHON
)
# Streams never end, so they are left out.
"$venv/bin/schemathesis" run "$url/api/openapi.json" \
    --header "Authorization: Bearer $token" \
    --exclude-path-regex '/events$' \
    --checks not_a_server_error,response_schema_conformance,status_code_conformance,content_type_conformance \
    --max-examples "${EXAMPLES:-50}" --max-time "${SECONDS_AT_MOST:-75}" --request-timeout 20 --no-color
