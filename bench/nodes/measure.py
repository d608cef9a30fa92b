"""Nodes beside each other on one PostgreSQL: moves per second, statements per move, connections.

usage: measure.py PROGRAM [TABLES] [SECONDS] [NODES,NODES,…]

Starts a PostgreSQL cluster of its own (apt-get install postgresql), and for each number of nodes that many servers
(`PROGRAM serve`). Every table is played over one node and watched over the next, so with several nodes every move is
also a remote move. Players move as fast as they can. Statements are counted by the database (pg_stat_statements).
At the end: how many notifications the database takes with more and more connections that listen.
"""
import http.client, json, os, random, shutil, signal, socket, subprocess, sys, tempfile, threading, time

PROGRAM = sys.argv[1]
TABLES = int(sys.argv[2]) if len(sys.argv) > 2 else 16
SECONDS = float(sys.argv[3]) if len(sys.argv) > 3 else 10
COUNTS = [int(it) for it in (sys.argv[4] if len(sys.argv) > 4 else "1,2,4").split(",")]
GAME = "kingdoms"


def free_port():
    with socket.socket() as it:
        it.bind(("127.0.0.1", 0))
        return it.getsockname()[1]


class Cluster:
    """A PostgreSQL that is gone afterwards. It syncs, as in operation."""

    def __init__(self):
        versions = sorted(os.listdir("/usr/lib/postgresql"), key=int)
        self.bin = f"/usr/lib/postgresql/{versions[-1]}/bin"
        self.dir, self.port = tempfile.mkdtemp(), free_port()
        self.as_owner = []
        if os.geteuid() == 0:
            shutil.chown(self.dir, "postgres")
            self.as_owner = ["runuser", "-u", "postgres", "--"]
        data = self.dir + "/db"
        self.run("initdb", "-A", "trust", "-U", "postgres", "-D", data)
        options = (f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' "
                   "-c shared_preload_libraries=pg_stat_statements -c pg_stat_statements.max=10000")
        self.run("pg_ctl", "-w", "-s", "-o", options, "start", "-D", data)

    def run(self, tool, *arguments):
        command = self.as_owner + [f"{self.bin}/{tool}", *arguments]
        subprocess.run(command, check=True, cwd=self.dir, stdout=subprocess.DEVNULL)

    def query(self, database, sql):
        command = ["psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-d", database, "-AtF\t", "-c", sql]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        return [line.split("\t") for line in text.splitlines()]

    def stop(self):
        self.run("pg_ctl", "-m", "immediate", "-s", "stop", "-D", self.dir + "/db")
        shutil.rmtree(self.dir, ignore_errors=True)


class Node:
    def __init__(self, database):
        command = [PROGRAM, "serve", "--addr", "127.0.0.1:0", "--no-limits", "--database", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.host = self.process.stdout.readline().strip().split("http://")[1]

    def cpu(self):
        fields = open(f"/proc/{self.process.pid}/stat").read().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Client:
    def __init__(self, host):
        self.connection, self.token = http.client.HTTPConnection(host, timeout=60), None

    def call(self, path, body=None):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        method = "GET" if body is None else "POST"
        self.connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {text[:200]}")
        return json.loads(text) if text else None


def pick(offer):
    if "action" in offer:
        return offer["action"]
    some = lambda it: random.sample(it, random.randint(1, len(it)))
    one = lambda it: some(it["some_of"]) if "some_of" in it else random.choice(it)
    fields = {key: it if isinstance(it, str) else one(it) for key, it in offer.items() if key != "then"}
    return {key: it for key, it in fields.items() if it is not None}


class Table(threading.Thread):
    """Plays both seats of a table over one node, and watches it over another."""

    def __init__(self, here, there):
        super().__init__(daemon=True)
        self.here, self.there = here, there
        self.moves, self.remote, self.running, self.seconds, self.gone = 0, 0, threading.Event(), [], False
        self.me = Client(here)
        self.me.token = self.me.call("/api/guests", {"name": "load"})["token"]
        self.open()
        threading.Thread(target=self.watch, daemon=True).start()

    def open(self):
        seats = [{"kind": "me"}, {"kind": "me"}]
        self.id = self.me.call("/api/tables", {"game": GAME, "seats": seats, "start": True})["id"]

    def watch(self):
        while not self.gone:
            try:
                self.follow()
            except OSError:  # the node was stopped
                return

    def follow(self):
        while not self.gone:
            connection, id = http.client.HTTPConnection(self.there, timeout=600), self.id
            headers = {"Authorization": "Bearer " + self.me.token}
            connection.request("GET", f"/api/tables/{id}/events?seat=0", headers=headers)
            for line in connection.getresponse():
                self.remote += line.startswith(b"event: frame")
                if id != self.id or self.gone:
                    break

    def run(self):
        self.running.wait()
        version, seat = 0, 0
        while self.running.is_set():
            frame = self.me.call(f"/api/tables/{self.id}/frames/{version}?seat={seat}")
            if frame.get("outcome"):
                self.open()
                version = 0
                continue
            if not frame["offers"]:
                seat = 1 - seat
                continue
            body = {"seat": seat, "version": version, "actions": [pick(random.choice(frame["offers"]))]}
            begun = time.monotonic()
            version = self.me.call(f"/api/tables/{self.id}/actions", body)["version"]
            self.seconds.append(time.monotonic() - begun)
            self.moves += 1


def measure(cluster, count):
    database = f"nodes{count}"
    cluster.run("createdb", "-h", "127.0.0.1", "-p", str(cluster.port), "-U", "postgres", database)
    cluster.query(database, "create extension pg_stat_statements")
    address = f"postgres://postgres@127.0.0.1:{cluster.port}/{database}"
    nodes, tables = [Node(address) for _ in range(count)], []
    try:
        hosts = [it.host for it in nodes]
        tables = [Table(hosts[n % count], hosts[(n + 1) % count]) for n in range(TABLES)]
        for it in tables:
            it.start()
        time.sleep(2)
        # Nobody moves: what do nodes ask that only watch?
        cluster.query(database, "select pg_stat_statements_reset()")
        time.sleep(SECONDS)
        idle = int(cluster.query(database, IDLE)[0][0]) / SECONDS
        cluster.query(database, "select pg_stat_statements_reset()")
        cpu = sum(it.cpu() for it in nodes)
        begun = time.monotonic()
        for it in tables:
            it.running.set()
        time.sleep(SECONDS)
        held = cluster.query(database, "select count(*) from pg_stat_activity where datname = current_database() "
                                       "and pid <> pg_backend_pid()")
        for it in tables:
            it.running.clear()
        for it in tables:
            it.join()
        took = time.monotonic() - begun
        time.sleep(1)
        moves, cpu = sum(it.moves for it in tables), sum(it.cpu() for it in nodes) - cpu
        rows = cluster.query(database, STATEMENTS)
        seconds = sorted(second for it in tables for second in it.seconds)
        return {
            "nodes": count, "tables": TABLES, "moves/s": moves / took, "p50 ms": 1000 * seconds[len(seconds) // 2],
            "p99 ms": 1000 * seconds[len(seconds) * 99 // 100],
            "statements/move": sum(int(it[1]) for it in rows) / moves,
            "database ms/move": sum(float(it[2]) for it in rows) / moves, "node CPU ms/move": 1000 * cpu / moves,
            "connections": int(held[0][0]), "idle statements/s": idle,
            "bytes/move": int(cluster.query(database, "select pg_total_relation_size('entries')")[0][0]) / moves,
            "top": [(it[0][:90], round(int(it[1]) / moves, 2), round(float(it[2]) / moves, 3)) for it in rows[:9]],
        }
    finally:
        for it in tables:
            it.gone = True
        for it in nodes:
            it.stop()


def fan_out(cluster, listeners):
    """Notifications per second that the database takes while this many connections listen."""
    command = ["psql", "-q", "-h", "127.0.0.1", "-p", str(cluster.port), "-U", "postgres"]
    quiet = {"stdin": subprocess.PIPE, "stdout": subprocess.DEVNULL, "text": True}
    listening = [subprocess.Popen(command, **quiet) for _ in range(listeners)]
    for it in listening:
        it.stdin.write("listen howlcrown;\n")
        it.stdin.flush()
    script = cluster.dir + "/notify.sql"
    with open(script, "w") as file:
        file.write("select pg_notify('howlcrown', 'changed 7 ' || random());\n")
    os.chmod(script, 0o644)
    time.sleep(1)
    bench = [f"{cluster.bin}/pgbench", "-h", "127.0.0.1", "-p", str(cluster.port), "-U", "postgres", "-n", "-c", "4",
             "-T", "5", "-f", script, "postgres"]
    text = subprocess.run(bench, check=True, capture_output=True, text=True).stdout
    for it in listening:
        it.kill()
    return next(line.split()[2] for line in text.splitlines() if line.startswith("tps"))


SCOPE = ("from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database()) "
         "and query not like '%pg_stat%' and query not like '%pg_database%'")
STATEMENTS = ("select regexp_replace(query, '\\s+', ' ', 'g'), calls, total_exec_time " + SCOPE +
              " order by calls desc")
IDLE = "select coalesce(sum(calls), 0) " + SCOPE

if __name__ == "__main__":
    cluster = Cluster()
    try:
        print("load average before", os.getloadavg(), "cores", os.cpu_count())
        for count in COUNTS:
            found = measure(cluster, count)
            top = found.pop("top")
            print(" ".join(f"{key}={value:.2f}" if isinstance(value, float) else f"{key}={value}" for key, value in found.items()), flush=True)
            for statement in top:
                print("   ", *statement)
        for listeners in (0, 4, 32, 64):
            print(f"listeners={listeners} notifications/s={fan_out(cluster, listeners)}", flush=True)
        print("load average after", os.getloadavg())
    finally:
        cluster.stop()
