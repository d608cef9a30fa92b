"""A player in forty lines. usage: bot.py URL [GAME], as in: bot.py http://127.0.0.1:8080 kingdoms"""
import json, random, sys, urllib.error, urllib.request

url, game = sys.argv[1].rstrip("/"), sys.argv[2] if len(sys.argv) > 2 else "kingdoms"
token = None


def call(path, body=None, stream=False):
    request = urllib.request.Request(url + path, headers={"Content-Type": "application/json"})
    if token:
        request.add_header("Authorization", "Bearer " + token)
    if body is not None:
        request.data, request.method = json.dumps(body).encode(), "POST"
    answer = urllib.request.urlopen(request, timeout=60)
    return answer if stream else json.load(answer)


def frames(table):
    name = ""
    for line in call(f"/api/tables/{table}/events?seat=0", stream=True):
        key, _, value = line.decode().rstrip("\n").partition(": ")
        name = value if key == "event" else name
        if key == "data" and name == "frame":
            yield json.loads(value)


token = call("/api/guests", {"name": "Forty Lines"})["token"]
seats = [{"kind": "me"}, {"kind": "bot", "bot": "light"}]
table = call("/api/tables", {"game": game, "seats": seats, "start": True})["id"]
for frame in frames(table):
    if frame["outcome"]:
        print(game, table, "placing", frame["outcome"]["placing"])
        break
    if frame["legal"]:  # it is our turn, and what is listed is what is allowed
        action = random.choice(frame["legal"])["action"]
        try:
            call(f"/api/tables/{table}/actions", {"seat": 0, "version": frame["version"], "actions": [action]})
        except urllib.error.HTTPError as error:
            if error.code != 409:  # another player was faster: the next frame shows it
                raise
