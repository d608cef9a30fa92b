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
use futures_util::stream;
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
    live::{Live, Tick},
    tables::{Job, with},
};

/// So many old messages a new reader gets.
const OLD_MESSAGES: usize = 50;
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
            Ok((viewer, live.join(joining.as_deref())))
        })
    });
    let (viewer, ticks) = join.await?;
    metrics::gauge!("howlcrown_streams").increment(1.0);
    let reader = Reader {
        closing: app.house.closing.subscribe(),
        house: app.house,
        id,
        who,
        viewer,
        ticks,
        since: last.or(ask.since).unwrap_or(0),
        seen: None,
        ready: VecDeque::new(),
    };
    let events = stream::unfold(reader, async |mut reader| {
        let event = reader.next().await?;
        Some((Ok::<_, Infallible>(event), reader))
    });
    let mut response = Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response();
    // Tells nginx not to hold events back.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
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
    ticks: watch::Receiver<Tick>,
    closing: watch::Receiver<bool>,
    /// The version of the last frame.
    since: u32,
    /// What was new when we last asked.
    seen: Option<Tick>,
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
                    changed = self.ticks.changed() => changed.ok()?,
                    _ = self.closing.wait_for(|it| *it) => return None,
                }
            }
            let tick = *self.ticks.borrow_and_update();
            self.ready = self.ask(tick).await.ok()?;
        }
    }

    /// All that is new, in order.
    async fn ask(&mut self, tick: Tick) -> Result<VecDeque<Event>> {
        let seen = self.seen.replace(tick);
        let (who, viewer, since) = (self.who.clone(), self.viewer, self.since);
        let news = with(&self.house, &self.id, move |live| {
            Box::pin(async move { news(live, who.as_deref(), viewer, seen, since) })
        });
        let (mut events, version) = news.await?;
        self.since = version.unwrap_or(self.since);
        let heard = seen.map(|it| it.chat);
        if heard != Some(tick.chat) {
            let chat = self.house.store.chat(&self.id, heard.unwrap_or(0)).await?;
            let old = if heard.is_none() { chat.len().saturating_sub(OLD_MESSAGES) } else { 0 };
            // Between joining and asking more may have been said; it is not said twice.
            if let (Some(seen), Some(last)) = (&mut self.seen, chat.last()) {
                seen.chat = seen.chat.max(last.id);
            }
            events.extend(chat.into_iter().skip(old).map(|it| event("chat", &shown(it))));
        }
        Ok(events)
    }
}

fn news(
    live: &mut Live,
    who: Option<&str>,
    viewer: Viewer,
    seen: Option<Tick>,
    since: u32,
) -> Result<(VecDeque<Event>, Option<u32>)> {
    // The seat may have changed hands.
    if let Viewer::Seat(seat) = viewer {
        live.seat_of(who.ok_or(Refusal::NoIdentity)?, seat.0)?;
    }
    let mut events = VecDeque::new();
    let tick = live.tick();
    if seen.is_none_or(|it| it.table != tick.table) {
        events.push_back(event("table", &live.info(who)));
    }
    if live.is(Status::Lobby) {
        return Ok((events, None));
    }
    let version = live.table.version();
    let first = seen.is_none_or(|it| it.version != version) || since != version;
    // A start changes no version, but there is something to see now.
    if first || seen.is_some_and(|it| it.table != tick.table && version == 0) {
        // What the reader has seen and we have not cannot be: it asks for everything again.
        let since = if since > version { 0 } else { since };
        let frame = live.frame(viewer, since);
        events.push_back(Event::default().event("frame").id(version.to_string()).data(&*frame));
    }
    if live.terms.pace != Pace::None {
        events.push_back(event("clock", &live.clocks()));
    }
    Ok((events, Some(version)))
}

fn event(name: &str, data: &impl serde::Serialize) -> Event {
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
