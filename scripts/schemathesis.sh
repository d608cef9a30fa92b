#!/usr/bin/env bash
# Throws requests made from the API's own description at a server of its own: no answer may be a failure of the
# server or contradict the description. Needs Python 3; schemathesis goes into target/schemathesis.
#
# Half of the requests concern a table that is played and a puzzle that exists, so that they come past "not found".
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
python3 - "$url" "$scratch" <<'PYTHON'
import json, sys, urllib.request
url, scratch = sys.argv[1:]
def post(path, body, **headers):
    headers = {"Content-Type": "application/json", **headers}
    request = urllib.request.Request(url + path, json.dumps(body).encode(), headers)
    return json.load(urllib.request.urlopen(request))
token = post("/api/guests", {})["token"]
seats = [{"kind": "me"}, {"kind": "bot", "bot": "light"}]
table = {"game": "kingdoms", "seats": seats, "start": True, "hints": True}
table = post("/api/tables", table, Authorization="Bearer " + token)["id"]
puzzle = json.load(urllib.request.urlopen(url + "/api/games/kingdoms/puzzles"))[0]["name"]
open(scratch + "/token", "w").write(token)
known = {"path.id": table, "path.game": "kingdoms", "path.puzzle": puzzle}
lines = [f'"{name}" = {json.dumps(value)}' for name, value in known.items()]
open(scratch + "/known.toml", "w").write("\n".join(["[parameters]", *lines, ""]))
PYTHON
check() {
    "$venv/bin/schemathesis" "${@:2}" run "$url/api/openapi.json" \
        --header "Authorization: Bearer $(cat "$scratch/token")" \
        --exclude-path-regex '/events$' \
        --checks not_a_server_error,response_schema_conformance,status_code_conformance,content_type_conformance \
        --max-examples "${EXAMPLES:-50}" --max-time "$1" --request-timeout 20 --no-color
}
# Streams never end, so they are left out.
seconds=${SECONDS_AT_MOST:-75}
check $((seconds / 2))
check $((seconds - seconds / 2)) --config-file "$scratch/known.toml"
