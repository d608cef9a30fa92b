//! A move you have seen is never lost: servers are killed at random moments while many play.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

#[path = "../../store/tests/cluster/mod.rs"]
mod cluster;
mod served;

use std::{collections::BTreeMap, time::Duration};

use client::Client;
use serde_json::{Value, json};
use served::{GAMES, Served, act, legal, table};
use store::Store;
use tabletop::{Seat, Viewer};
use tokio::{sync::watch, task::JoinSet, time::timeout};

/// Number of times a server is killed.
const ROUNDS: u64 = 20;
/// Moves acknowledged at least between two kills, however slow the machine is.
const MOVES: u64 = 6;
/// Players at the same time.
const PLAYERS: usize = 12;

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_or_seen_move_is_lost_when_the_server_is_killed() {
    let mut served = Served::start();
    let (hosts, _) = watch::channel(vec![served.host.clone()]);
    let mut players = Players::sit_down(&hosts).await;
    let mut chance = 7;
    for _ in 0..ROUNDS {
        players.moved(&mut chance).await;
        served.kill();
        served.again();
        hosts.send_replace(vec![served.host.clone()]);
    }
    let witnessed = players.finish().await;
    served.kill();
    let store = store::open(&served.database().display().to_string()).await.unwrap();
    check(&store, &witnessed).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_two_nodes_play_goes_on_at_the_other_when_one_is_killed() {
    let cluster = tokio::task::spawn_blocking(cluster::Cluster::start).await.unwrap();
    let address = cluster.address("crash");
    let mut nodes = [Served::on(&address, &[]), Served::on(&address, &[])];
    let names = |nodes: &[Served; 2]| nodes.iter().map(|it| it.host.clone()).collect::<Vec<_>>();
    let (hosts, _) = watch::channel(names(&nodes));
    let mut players = Players::sit_down(&hosts).await;
    let mut chance = 11;
    for round in 0..ROUNDS {
        players.moved(&mut chance).await;
        let node = &mut nodes[round as usize % 2];
        node.kill();
        players.moved(&mut chance).await;
        node.again();
        hosts.send_replace(names(&nodes));
    }
    let witnessed = players.finish().await;
    drop(nodes);
    let store = store::open(&address).await.unwrap();
    check(&store, &witnessed).await;
    store.close().await;
}

/// A bot's turn, a clock that runs out and a countdown, each left behind by a node that is killed. Nobody looks at these
/// tables on the other node, so only what is stored as due can bring it to them.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_killed_node_left_behind_is_taken_over_by_the_other() {
    let cluster = tokio::task::spawn_blocking(cluster::Cluster::start).await.unwrap();
    let address = cluster.address("takeover");
    let mut doomed = Served::on(&address, &["--countdown", "3"]);
    let _other = Served::on(&address, &[]);
    let (ada, bo) = (doomed.guest("Ada").await, doomed.guest("Bo").await);
    let store = store::open(&address).await.unwrap();

    let strong = table(&ada, GAMES()[0], &["me", "level6"], json!({ "standin": "level6" })).await;
    let clock = json!({ "pace": { "kind": "live", "bank": 10, "increment": 0 }, "standin": "light" });
    let timed = table(&ada, GAMES()[0], &["me", "me"], clock).await;
    let lobby = table(&ada, GAMES()[0], &["me", "open"], json!({})).await;
    ada.json("DELETE", &format!("/api/tables/{strong}/seats/0"), &json!({})).await.unwrap();
    let counting = bo.post(&format!("/api/tables/{lobby}/seats/1"), &json!({})).await.unwrap();
    assert!(counting.json::<Value>().unwrap()["starts_in"].as_i64() > Some(0));
    doomed.kill();

    let left = store.table(&strong).await.unwrap().unwrap().now.version;
    let seated = |record: &store::TableRecord| record.seats.iter().any(|it| it.bot.is_some());
    let mut look = tokio::time::interval(Duration::from_millis(100));
    let taken_over = async {
        loop {
            look.tick().await;
            let mut records = Vec::new();
            for id in [&strong, &timed, &lobby] {
                records.push(store.table(id).await.unwrap().unwrap());
            }
            let [strong, timed, lobby] = &records[..] else { unreachable!() };
            let begun = lobby.now.status == store::Status::Running;
            // One thought may have been under way, two are new.
            if strong.now.version > left + 1 && timed.now.version > 0 && seated(timed) && begun {
                return;
            }
        }
    };
    // Five seconds until the turn is anybody's, ten of the clock, and time for a busy machine to think.
    timeout(Duration::from_secs(60), taken_over).await.expect("the other node takes over");
    store.close().await;
}

/// What one player has been sent about one table.
#[derive(Default)]
struct Witness {
    /// By version: the action that was acknowledged with it.
    acknowledged: BTreeMap<u64, Value>,
    /// By version: the news that was shown.
    seen: BTreeMap<u64, Value>,
}

type Witnessed = BTreeMap<String, Witness>;

struct Players {
    stop: watch::Sender<bool>,
    /// Counts acknowledged moves.
    moves: watch::Receiver<u64>,
    tasks: JoinSet<Witnessed>,
}

impl Players {
    async fn sit_down(hosts: &watch::Sender<Vec<String>>) -> Self {
        let (stop, _) = watch::channel(false);
        let (count, moves) = watch::channel(0);
        let mut tasks = JoinSet::new();
        for number in 0..PLAYERS {
            let hosts = hosts.subscribe();
            let host = hosts.borrow()[0].clone();
            let me = Client::guest(&host, "Ada").await.unwrap();
            tasks.spawn(play(me, hosts, stop.subscribe(), count.clone(), number));
        }
        Self { stop, moves, tasks }
    }

    /// Returns when some more moves are acknowledged, at a moment that differs from time to time.
    async fn moved(&mut self, chance: &mut u64) {
        *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let enough = *self.moves.borrow() + MOVES + (*chance >> 33) % MOVES;
        let moved = timeout(Duration::from_secs(60), self.moves.wait_for(|it| *it >= enough)).await;
        moved.expect("games go on").unwrap();
        // Somewhere within the requests that are under way.
        for _ in 0..(*chance >> 50) % 64 {
            tokio::task::yield_now().await;
        }
    }

    async fn finish(self) -> Witnessed {
        self.stop.send_replace(true);
        self.tasks.join_all().await.into_iter().flatten().collect()
    }
}

/// Plays one game after the other, whatever happens to the servers, until stopped; then until another move
/// of the last game is acknowledged, so that every game is known to go on.
async fn play(
    me: Client,
    mut hosts: watch::Receiver<Vec<String>>,
    stop: watch::Receiver<bool>,
    count: watch::Sender<u64>,
    number: usize,
) -> Witnessed {
    let mut witnessed = Witnessed::new();
    let mut id: Option<String> = None;
    let mut at = number;
    let mut since_stop = 0;
    loop {
        if *stop.borrow() && since_stop > 0 {
            return witnessed;
        }
        at += 1;
        let host = { hosts.borrow()[at % hosts.borrow().len()].clone() };
        let me = me.at(&host);
        let known = match &id {
            Some(id) => id.clone(),
            None => match open(&me, GAMES()[number % GAMES().len()]).await {
                Some(new) => id.insert(new).clone(),
                None => continue,
            },
        };
        let witness = witnessed.entry(known.clone()).or_default();
        let last = witness.seen.last_key_value().map(|it| *it.0 as u32);
        let path = format!("/api/tables/{known}/events?seat=0");
        let Ok(Ok(mut events)) = me.follow(&path, last).await else {
            // Until there is another server, or this one is ready.
            timeout(Duration::from_millis(20), hosts.changed()).await.ok();
            continue;
        };
        while !(*stop.borrow() && since_stop > 0) {
            let next = timeout(Duration::from_secs(30), events.next_of("frame")).await;
            let Some(frame) = next.expect("the game goes on") else { break };
            for news in frame["news"].as_array().unwrap() {
                let version = news["version"].as_u64().unwrap();
                let twice = witness.seen.insert(version, news.clone());
                assert!(twice.is_none_or(|it| it == *news), "history never changes");
            }
            if !frame["outcome"].is_null() {
                id = None;
                since_stop += u32::from(*stop.borrow());
                break;
            }
            let legal = legal(&frame);
            let Some(choice) = frame["version"].as_u64().unwrap().checked_rem(legal.len() as u64) else {
                continue;
            };
            let action = &legal[choice as usize];
            let Some(won) = try_act(&me, &known, &frame, action).await else { break };
            since_stop += u32::from(*stop.borrow() && won.is_some());
            count.send_modify(|it| *it += u64::from(won.is_some()));
            witness.acknowledged.extend(won);
        }
    }
}

async fn open(me: &Client, game: &str) -> Option<String> {
    let me_alive = me.get("/healthz").await.ok()?;
    (me_alive.status == 200).then_some(())?;
    let wish = json!({ "game": game, "start": true, "seats": [{ "kind": "me" },
        { "kind": "bot", "bot": "light" }, { "kind": "bot", "bot": "light" }] });
    let reply = me.post("/api/tables", &wish).await.ok().filter(|it| it.status == 201)?;
    Some(reply.json::<Value>().ok()?["id"].as_str()?.to_owned())
}

/// `None` if the server is gone; what was acknowledged, if anything.
async fn try_act(me: &Client, table: &str, frame: &Value, action: &Value) -> Option<Option<(u64, Value)>> {
    let version = frame["version"].as_u64().unwrap();
    let ask = json!({ "seat": 0, "version": version, "actions": [action] });
    let reply = me.post(&format!("/api/tables/{table}/actions"), &ask).await.ok()?;
    match reply.status.as_u16() {
        200 => {
            // A bot may have answered already, so the entry is the one after what was looked at.
            Some(Some((version + 1, action.clone())))
        }
        409 => Some(None),
        503 => None,
        _ => panic!("{reply:?}"),
    }
}

async fn check(store: &Store, witnessed: &Witnessed) {
    let (mut acknowledged, mut seen) = (0, 0);
    for (id, witness) in witnessed {
        let record = store.table(id).await.unwrap().expect("an opened table is there");
        let entries = store.entries(id, 0).await.unwrap();
        assert_eq!(entries.len(), record.now.version as usize);
        for (version, action) in &witness.acknowledged {
            let entry: Value = serde_json::from_str(&entries[*version as usize - 1].entry).unwrap();
            assert_eq!((&entry["seat"], &entry["action"]), (&json!(0), action), "{id} {version}");
        }
        let mut replay: Value = serde_json::from_str(&record.head).unwrap();
        let entry = |it: &store::StoredEntry| serde_json::from_str::<Value>(&it.entry).unwrap();
        replay["entries"] = entries.iter().map(entry).collect();
        let title = shelf::find(&record.game).unwrap();
        let table = title.resume(&replay.to_string()).unwrap();
        table.verify().unwrap();
        let news = serde_json::from_str::<Value>(
            &serde_json::to_string(&table.news(Viewer::Seat(Seat(0)), 0)).unwrap(),
        )
        .unwrap();
        for (version, shown) in &witness.seen {
            assert_eq!(*shown, news[*version as usize - 1], "{id} {version}");
        }
        acknowledged += witness.acknowledged.len();
        seen += witness.seen.len();
    }
    eprintln!("{} tables, {acknowledged} acknowledged and {seen} seen entries, none lost", witnessed.len());
    assert!(acknowledged > 100 && seen > acknowledged, "enough happened: {acknowledged} {seen}");
}

#[tokio::test]
async fn the_log_outlives_a_kill_right_after_the_answer() {
    let mut served = Served::start();
    let ada = served.guest("Ada").await;
    let id = table(&ada, GAMES()[0], &["me", "me"], json!({})).await;
    let info = served::info(&ada, &id).await;
    let seat = info["seats"].as_array().unwrap().iter().position(|it| it["waiting"] == true).unwrap();
    let mut events = served::follow(&ada, &id, &format!("?seat={seat}"), None).await;
    let frame = events.next_of("frame").await.unwrap();
    let reply = act(&ada, &id, seat as u64, 0, &legal(&frame)[0]).await;
    served.kill();
    assert_eq!(reply.status, 200);
    served.again();
    assert_eq!(served::info(&ada.at(&served.host), &id).await["version"], 1);
}
