//! The simulated players: one client per table, on both seats, with a stream for each.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use client::{Client, Events, offers};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::{
    sync::{Semaphore, mpsc, watch},
    task::JoinSet,
};

/// Connections opened at the same time.
const AT_ONCE: usize = 32;

/// What was measured.
#[derive(Debug, Default)]
pub(crate) struct Measured {
    /// From the request to its response and the frames of both seats, in milliseconds.
    pub(crate) latencies: Vec<f64>,
    /// From the request to its response, in milliseconds.
    pub(crate) answered: Vec<f64>,
    /// Delay of the player after its pause, in milliseconds.
    pub(crate) late: Vec<f64>,
    /// Moves that were not played.
    pub(crate) failures: u32,
}

/// The current phase.
#[derive(Clone, Copy, Debug)]
enum Task {
    Wait,
    /// Play until then, with a pause between moves or without.
    Play(Instant, Option<Duration>),
    Leave,
}

/// Players at many tables.
#[derive(Debug)]
pub(crate) struct Players {
    tasks: watch::Sender<Task>,
    measured: tokio::sync::Mutex<mpsc::UnboundedReceiver<Measured>>,
    tables: u32,
    people: JoinSet<()>,
}

impl Players {
    /// Opens the tables and begins to follow them.
    pub(crate) async fn sit_down(host: &str, game: &'static str, tables: u32) -> Result<Self> {
        let (tasks, _) = watch::channel(Task::Wait);
        let (send, measured) = mpsc::unbounded_channel();
        let mut opening = JoinSet::new();
        let gate = Arc::new(Semaphore::new(AT_ONCE));
        for number in 0..tables {
            let (host, gate) = (host.to_owned(), Arc::clone(&gate));
            opening.spawn(async move {
                let _place = gate.acquire().await?;
                let me = Client::guest(&host, "load").await?;
                let table = Table::open(&me, game).await?;
                anyhow::Ok(Player { me, game, table, choice: u64::from(number) })
            });
        }
        let mut people = JoinSet::new();
        while let Some(player) = opening.join_next().await {
            people.spawn(player??.run(tasks.subscribe(), send.clone()));
        }
        Ok(Self { tasks, measured: tokio::sync::Mutex::new(measured), tables, people })
    }

    /// Lets all players play for a while.
    pub(crate) async fn play(&self, long: Duration, pause: Option<Duration>) -> Measured {
        self.tasks.send_replace(Task::Play(Instant::now() + long, pause));
        let mut all = Measured::default();
        let mut measured = self.measured.lock().await;
        for _ in 0..self.tables {
            let Some(one) = measured.recv().await else { break };
            all.latencies.extend(one.latencies);
            all.answered.extend(one.answered);
            all.late.extend(one.late);
            all.failures += one.failures;
        }
        self.tasks.send_replace(Task::Wait);
        all
    }

    /// Ends all players.
    pub(crate) async fn leave(self) {
        self.tasks.send_replace(Task::Leave);
        self.people.join_all().await;
    }
}

/// Opens tables with one viewer each; the viewers leave when the returned set is dropped.
pub(crate) async fn watch(host: &str, game: &'static str, tables: u32) -> Result<JoinSet<()>> {
    let mut opening = JoinSet::new();
    for part in 0..AT_ONCE as u32 {
        let host = host.to_owned();
        opening.spawn(async move {
            let me = Client::guest(&host, "watcher").await?;
            let mut streams = Vec::new();
            for _ in (part..tables).step_by(AT_ONCE) {
                let id = open_table(&me, game).await?;
                let stream = me.follow(&format!("/api/tables/{id}/events?seat=0"), None).await?;
                let mut stream = stream.ok().context("no stream")?;
                stream.next_of("frame").await.context("no frame")?;
                streams.push(stream);
            }
            anyhow::Ok(streams)
        });
    }
    let mut watching = JoinSet::new();
    while let Some(streams) = opening.join_next().await {
        for mut stream in streams?? {
            watching.spawn(async move { while stream.next().await.is_some() {} });
        }
    }
    Ok(watching)
}

/// Opens tables at which nobody plays.
pub(crate) async fn open_idle(host: &str, game: &'static str, tables: u32) -> Result<()> {
    let mut opening = JoinSet::new();
    for part in 0..AT_ONCE as u32 {
        let host = host.to_owned();
        opening.spawn(async move {
            let me = Client::guest(&host, "idle").await?;
            for _ in (part..tables).step_by(AT_ONCE) {
                me.post("/api/tables", &two_seats(game)).await?;
            }
            anyhow::Ok(())
        });
    }
    while let Some(opened) = opening.join_next().await {
        opened??;
    }
    Ok(())
}

async fn open_table(me: &Client, game: &str) -> Result<String> {
    let reply = me.post("/api/tables", &two_seats(game)).await?;
    let reply: Value = reply.json()?;
    Ok(reply["id"].as_str().context("no table")?.to_owned())
}

fn two_seats(game: &str) -> Value {
    json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "me" }], "start": true })
}

struct Player {
    me: Client,
    game: &'static str,
    table: Table,
    choice: u64,
}

struct Table {
    actions: String,
    streams: [Events; 2],
    frames: [String; 2],
}

/// What a player needs of a frame.
#[derive(Deserialize)]
struct Glance {
    version: u32,
    turn: Turn,
    offers: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Turn {
    Of(Vec<usize>),
    Over,
}

impl Table {
    async fn open(me: &Client, game: &str) -> Result<Self> {
        let id = open_table(me, game).await?;
        let follow = async |seat| -> Result<Events> {
            let stream = me.follow(&format!("/api/tables/{id}/events?seat={seat}"), None).await?;
            stream.ok().context("no stream")
        };
        let streams = [follow(0).await?, follow(1).await?];
        let actions = format!("/api/tables/{id}/actions");
        let mut table = Self { actions, streams, frames: [String::new(), String::new()] };
        table.look(0).await?;
        Ok(table)
    }

    /// Waits until both seats see at least this version.
    async fn look(&mut self, version: u32) -> Result<()> {
        for (stream, frame) in self.streams.iter_mut().zip(&mut self.frames) {
            loop {
                let event = stream.next().await.context("the stream broke")?;
                if event.name == "frame" && event.id.is_some_and(|it| it >= version) {
                    *frame = event.data;
                    break;
                }
            }
        }
        Ok(())
    }
}

impl Player {
    async fn run(mut self, mut tasks: watch::Receiver<Task>, measured: mpsc::UnboundedSender<Measured>) {
        loop {
            let task = *tasks.borrow_and_update();
            match task {
                Task::Wait => {}
                Task::Leave => return,
                Task::Play(until, pause) => {
                    let all = self.play(until, pause).await;
                    if measured.send(all).is_err() {
                        return;
                    }
                }
            }
            if tasks.changed().await.is_err() {
                return;
            }
        }
    }

    async fn play(&mut self, until: Instant, pause: Option<Duration>) -> Measured {
        let mut all = Measured::default();
        if let Some(pause) = pause {
            // Spread the players over the pause.
            tokio::time::sleep(pause.mul_f64((self.choice % 997) as f64 / 997.0)).await;
        }
        while Instant::now() < until {
            let begun = Instant::now();
            match self.one_move().await {
                Ok(Some(took)) => {
                    all.answered.push(milliseconds(took.answered));
                    all.latencies.push(milliseconds(took.seen));
                }
                Ok(None) => {}
                Err(why) => {
                    all.failures += 1;
                    eprintln!("howlcrown-lab: {why:#}");
                    return all;
                }
            }
            if let Some(pause) = pause {
                let next = begun + pause;
                tokio::time::sleep_until(next.into()).await;
                all.late.push(milliseconds(next.elapsed()));
            }
        }
        all
    }

    /// Plays one move; `None` if a new table had to be opened instead.
    async fn one_move(&mut self) -> Result<Option<Took>> {
        let [first, second] = &self.table.frames;
        // The frame of the seat to move is longer, since it holds the offers.
        let longer = usize::from(second.len() > first.len());
        let mut now: Glance = serde_json::from_str(&self.table.frames[longer])?;
        let seat = match now.turn {
            Turn::Of(seats) => *seats.first().context("nobody's turn")?,
            Turn::Over => {
                self.table = Table::open(&self.me, self.game).await?;
                return Ok(None);
            }
        };
        if seat != longer {
            now = serde_json::from_str(&self.table.frames[seat])?;
        }
        self.choice = self.choice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let offered = offers::count(&now.offers).max(1);
        let action =
            offers::nth(&now.offers, (self.choice >> 33) as usize % offered).context("nothing to do")?;
        let version = now.version;
        let body = format!("{{\"seat\":{seat},\"version\":{version},\"actions\":[{action}]}}");
        let begun = Instant::now();
        let headers = [("content-type", "application/json")];
        let reply = self.me.send("POST", &self.table.actions, &headers, body.into()).await?;
        anyhow::ensure!(reply.status == 200, "{} {:?}", reply.status, reply.body);
        let answered = begun.elapsed();
        self.table.look(version + 1).await?;
        Ok(Some(Took { answered, seen: begun.elapsed() }))
    }
}

/// How long a move took.
struct Took {
    answered: Duration,
    seen: Duration,
}

fn milliseconds(took: Duration) -> f64 {
    took.as_secs_f64() * 1000.0
}
