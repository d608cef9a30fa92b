//! Following a table: server-sent events.
//!
//! A stream pulls: it learns that something changed, and asks the table for all that is new since what it sent
//! last. A slow reader gets fewer and larger frames, and nothing piles up for it here.

use std::{collections::VecDeque, convert::Infallible, sync::Arc, time::Duration};

use axum::{
    extract::State,
    http::{HeaderMap, HeaderValue},
    response::{
        IntoResponse, Response, Sse,
        sse::{Event, KeepAlive},
    },
};
use futures_util::{Stream, StreamExt, stream};
use protocol::{
    Refusal,
    to_server::{Follow, Pace},
};
use store::Status;
use tabletop::Viewer;
use tokio::sync::watch;

use super::{
    App,
    auth::Anybody,
    body::{Asked, At},
    game::shown,
};
use crate::{
    error::Result,
    house::House,
    live::Live,
    look::{Looking, Tick},
    tables::{Job, with},
};

/// So many old messages a new reader gets.
const OLD_MESSAGES: u32 = 50;
/// The most new messages read at a time.
const NEW_MESSAGES: u32 = 500;
/// Proxies close what is silent; this keeps streams open.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// Follows a table: `frame`, `table`, `chat` and `clock` events.
#[utoipa::path(get, path = "/api/tables/{id}/events", security((), ("token" = [])),
    params(("id" = String, Path), Follow),
    responses((status = 200, content_type = "text/event-stream", description = "events until either side ends"),
        (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn follow(
    State(app): State<App>,
    caller: Anybody,
    At(id): At<String>,
    headers: HeaderMap,
    Asked(ask): Asked<Follow>,
) -> Result<Response> {
    let last = headers.get("last-event-id").and_then(|it| it.to_str().ok()?.parse().ok());
    let who = caller.id();
    let joining = who.clone();
    let join = with(&app.house, &id, move |live| {
        Box::pin(async move {
            let viewer = viewer(live, joining.as_deref(), ask.seat)?;
            Ok((viewer, live.join(joining.as_deref(), viewer)))
        })
    });
    let (viewer, looking) = join.await?;
    metrics::gauge!("howlcrown_streams").increment(1.0);
    let reader = Reader {
        closing: app.house.closing.subscribe(),
        house: app.house,
        id,
        who,
        viewer,
        looking,
        since: last.or(ask.since).unwrap_or(0),
        framed: None,
        seen: None,
        heard: None,
        ready: VecDeque::new(),
    };
    Ok(events(stream::unfold(reader, async |mut reader| {
        let event = reader.next().await?;
        Some((event, reader))
    })))
}

/// Events as an answer, each sent as it comes.
pub(crate) fn events(events: impl Stream<Item = Event> + Send + 'static) -> Response {
    let events = Sse::new(events.map(Ok::<_, Infallible>));
    let mut response = events.keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response();
    // Tells nginx not to hold events back.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

fn viewer(live: &Live, who: Option<&str>, seat: Option<u8>) -> Result<Viewer> {
    if let Some(seat) = seat {
        return Ok(Viewer::Seat(live.seat_of(who.ok_or(Refusal::NoIdentity)?, seat)?));
    }
    let own = |seat: &u8| who.is_some_and(|who| live.seat_of(who, *seat).is_ok());
    let first = (0..live.record.seats.len() as u8).find(own);
    Ok(first.map_or(Viewer::Spectator, |it| Viewer::Seat(tabletop::Seat(it))))
}

/// Somebody who follows a table.
struct Reader {
    house: Arc<House>,
    id: String,
    who: Option<String>,
    viewer: Viewer,
    looking: Looking,
    closing: watch::Receiver<bool>,
    /// News since this version are wanted.
    since: u32,
    /// The version of the last frame that was sent here.
    framed: Option<u32>,
    /// How often the table had changed when it was last sent here.
    seen: Option<u64>,
    /// The last message that was sent here.
    heard: Option<i64>,
    ready: VecDeque<Event>,
}

impl Reader {
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.ready.pop_front() {
                return Some(event);
            }
            if self.seen.is_some() {
                tokio::select! {
                    changed = self.looking.ticks.changed() => changed.ok()?,
                    _ = self.closing.wait_for(|it| *it) => return None,
                }
            }
            let tick = self.looking.ticks.borrow_and_update().clone();
            if !self.is_told(&tick) {
                self.ask(&tick).await.ok()?;
            }
        }
    }

    /// Makes ready what the table has told everybody, if that is all that is new here.
    fn is_told(&mut self, tick: &Tick) -> bool {
        let told = &tick.told;
        // Whoever lost the seat has not seen the table as it is now.
        let only = self.framed == Some(told.since)
            && self.seen == Some(tick.table)
            && self.heard.is_some_and(|it| it >= tick.chat);
        let Some(frame) = told.frame(self.viewer).filter(|_| only) else { return false };
        self.ready.push_back(framed(tick.version, frame));
        self.ready.extend(told.clocks.iter().map(|it| event("clock", it)));
        self.framed = Some(tick.version);
        self.since = tick.version;
        true
    }

    /// Makes all that is new ready, in order.
    async fn ask(&mut self, tick: &Tick) -> Result<()> {
        let ask = Ask {
            who: self.who.clone(),
            viewer: self.viewer,
            since: self.since,
            framed: self.framed,
            seen: self.seen,
        };
        let news = with(&self.house, &self.id, move |live| Box::pin(async move { ask.of(live) })).await?;
        self.seen = Some(news.seen);
        if let Some(version) = news.framed {
            self.framed = Some(version);
            self.since = version;
        }
        self.ready.extend(news.events);
        if self.heard.is_none_or(|it| it < tick.chat) {
            let chat = match self.heard {
                Some(heard) => self.house.store.chat(&self.id, heard, NEW_MESSAGES).await?,
                None => self.house.store.last_chat(&self.id, i64::MAX, OLD_MESSAGES).await?,
            };
            let last = chat.last().map_or(tick.chat, |it| it.id);
            self.heard = self.heard.max(Some(last));
            self.ready.extend(chat.into_iter().map(|it| event("chat", &shown(it))));
        }
        Ok(())
    }
}

/// What a reader wants to know of a table.
struct Ask {
    who: Option<String>,
    viewer: Viewer,
    since: u32,
    framed: Option<u32>,
    seen: Option<u64>,
}

/// What a table has to tell.
struct News {
    events: Vec<Event>,
    seen: u64,
    framed: Option<u32>,
}

impl Ask {
    fn of(&self, live: &mut Live) -> Result<News> {
        let who = self.who.as_deref();
        // The seat may have changed hands.
        if let Viewer::Seat(seat) = self.viewer {
            live.seat_of(who.ok_or(Refusal::NoIdentity)?, seat.0)?;
        }
        let mut news = News { events: Vec::new(), seen: live.changes(), framed: None };
        if self.seen != Some(news.seen) {
            news.events.push(event("table", &live.info(who)));
        }
        let version = live.table.version();
        if live.is(Status::Lobby) || self.framed == Some(version) {
            return Ok(news);
        }
        // What the reader has seen and we have not cannot be: it gets everything again.
        let since = if self.since <= version { self.since } else { 0 };
        let frame = live.frame(self.viewer, since);
        news.events.push(framed(version, &frame));
        news.framed = Some(version);
        if live.terms.pace != Pace::None {
            news.events.push(event("clock", &live.clocks()));
        }
        Ok(news)
    }
}

fn framed(version: u32, frame: &str) -> Event {
    Event::default().event("frame").id(version.to_string()).data(frame)
}

pub(crate) fn event(name: &str, data: &impl serde::Serialize) -> Event {
    let data = serde_json::to_string(data).expect("what we send can be written as JSON");
    Event::default().event(name).data(data)
}

impl Drop for Reader {
    fn drop(&mut self) {
        metrics::gauge!("howlcrown_streams").decrement(1.0);
        let Some(who) = self.who.take() else { return };
        let Some(stub) = self.house.tables.here(&self.id) else { return };
        let job: Job = Box::new(move |live| Box::pin(async move { live.part(&who) }));
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { stub.send(job).await });
        }
    }
}
