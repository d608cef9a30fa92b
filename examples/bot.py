"""A player in fifty lines. usage: bot.py URL [GAME], as in: bot.py http://127.0.0.1:8080 kingdoms"""
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


def pick(offer):  # every field lists its values; any combination of them is allowed
    some = lambda it: random.sample(it, random.randint(1, len(it)))
    one = lambda it: some(it["some_of"]) if "some_of" in it else random.choice(it)
    fields = {key: it if isinstance(it, str) else one(it) for key, it in offer.items() if key != "then"}
    return {key: it for key, it in fields.items() if it is not None}


token = call("/api/guests", {"name": "Fifty Lines"})["token"]
seats = [{"kind": "me"}, {"kind": "bot", "bot": "light"}]
table = call("/api/tables", {"game": game, "seats": seats, "start": True})["id"]
for frame in frames(table):
    if frame["outcome"]:
        print(game, table, "placing", frame["outcome"]["placing"])
        break
    if frame["offers"]:  # it is our turn
        action = pick(random.choice(frame["offers"]))
        try:
            call(f"/api/tables/{table}/actions", {"seat": 0, "version": frame["version"], "actions": [action]})
        except urllib.error.HTTPError as error:
            if error.code != 409:  # another player was faster: the next frame shows it
                raise
