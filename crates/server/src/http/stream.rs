//! Following a table: server-sent events.
//!
//! A table pushes messages into a short queue per stream. A reader that does not keep up loses the queue and, once it
//! has read what it got, asks for everything new since then: it gets fewer and larger frames, and nothing piles up.

use std::{collections::BTreeSet, convert::Infallible, sync::Arc, time::Duration};

use axum::{
    extract::State,
    http::{HeaderMap, HeaderValue},
    response::{
        IntoResponse, Response, Sse,
        sse::{Event, KeepAlive},
    },
};
use futures_util::{Stream, StreamExt, stream};
use protocol::{Limit, Refusal, to_client::Unsaid, to_server::Follow};
use table::{Message, Person, To, input::Watch};
use tokio::sync::{broadcast, mpsc, oneshot, watch};

use super::{
    App,
    auth::Follower,
    body::{Asked, At},
    gate::Address,
};
use crate::{
    error::{Result, unavailable},
    house::House,
    meters::{Held, Key},
    post::{Post, Watching},
    tables,
};

/// The messages that wait for a reader at most. A new one gets the table, a frame, clocks and the end of the chat.
const QUEUE: usize = table::CHAT_TAIL + 14;
/// Proxies close what is silent; this keeps streams open.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// Follows a table: `facts`, `frame`, `table`, `chat`, `unsaid` and `clock` events.
#[utoipa::path(get, path = "/api/tables/{id}/events", security((), ("token" = [])),
    params(("id" = String, Path), Follow),
    responses((status = 200, content_type = "text/event-stream", description = "events until either side ends"),
        (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn follow(
    State(app): State<App>,
    Follower(caller): Follower,
    Address(address): Address,
    At(id): At<String>,
    headers: HeaderMap,
    Asked(ask): Asked<Follow>,
) -> Result<Response> {
    let meters = &app.house.meters;
    let mut held = vec![meters.hold(Limit::AddressStreams, address)?];
    if let Some((person, _)) = &caller {
        held.push(meters.hold(Limit::Streams, Key::Identity(person.id.clone()))?);
    }
    let last = headers.get("last-event-id").and_then(|it| it.to_str().ok()?.parse().ok());
    let (who, token) = caller.unzip();
    let mut reader = Reader {
        closing: app.house.closing.subscribe(),
        changes: app.house.known.changes(),
        house: app.house,
        id,
        who,
        token,
        muted: BTreeSet::new(),
        seat: ask.seat,
        since: last.or(ask.since).unwrap_or(0),
        heard: 0,
        watching: None,
        _held: held,
    };
    reader.read_mutes().await?;
    reader.watch().await?;
    metrics::gauge!("howlcrown_streams").increment(1.0);
    Ok(events(stream::unfold(reader, async |mut reader| {
        let event = reader.next().await?;
        Some((event, reader))
    })))
}

/// Events as an answer, each sent as it comes.
pub(crate) fn events(events: impl Stream<Item = Event> + Send + 'static) -> Response {
    let events = Sse::new(events.map(Ok::<_, Infallible>));
    let mut response = events.keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response();
    // Asks nginx not to hold events back.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

/// Somebody who follows a table.
struct Reader {
    house: Arc<House>,
    id: String,
    who: Option<Person>,
    /// The hash of their token.
    token: Option<String>,
    /// The people whose messages they do not want to see.
    muted: BTreeSet<String>,
    /// Word of people who change.
    changes: broadcast::Receiver<Arc<str>>,
    seat: Option<u8>,
    closing: watch::Receiver<bool>,
    /// News since this version are wanted.
    since: u32,
    /// The last chat message that was sent.
    heard: i64,
    watching: Option<(To, mpsc::Receiver<Message>)>,
    /// Counts the stream.
    _held: Vec<Held>,
}

impl Reader {
    /// Asks for everything since what was sent last.
    async fn watch(&mut self) -> Result<()> {
        let to = self.house.next_to();
        let (messages, queue) = mpsc::channel(QUEUE);
        let (reply, answer) = oneshot::channel();
        let watch =
            Watch { to, who: self.who.clone(), seat: self.seat, since: self.since, heard: self.heard };
        let replaces = self.watching.as_ref().map(|it| it.0);
        let watching = Box::new(Watching { watch, replaces, messages, reply });
        tables::post(&self.house, &self.id, Post::Watch(watching)).await?;
        match answer.await {
            Ok(answer) => answer?,
            Err(_) => return Err(tables::unanswered(&self.house, &self.id).await),
        };
        self.watching = Some((to, queue));
        Ok(())
    }

    async fn read_mutes(&mut self) -> Result<()> {
        if let Some(who) = &self.who {
            let muted = self.house.store.muted_by(&who.id).await.map_err(|it| unavailable(&it))?;
            self.muted = muted.into_iter().collect();
        }
        Ok(())
    }

    /// Whether a change is about the reader, or may be.
    fn is_about(&self, id: &str) -> bool {
        id.is_empty() || self.who.as_ref().is_some_and(|it| it.id == id)
    }

    /// Whether the reader may go on: not if the device was signed out, or the person banned or deleted.
    async fn is_welcome(&mut self) -> bool {
        let Some(token) = &self.token else { return true };
        let (house, now) = (&self.house, self.house.now());
        let known = house.known.caller(&house.store, token, None, now).await;
        // While the store cannot say, nothing changes.
        let may = known.map_or(true, |it| it.is_some_and(|it| it.is_banned(now).is_ok()));
        may && self.read_mutes().await.is_ok()
    }

    async fn next(&mut self) -> Option<Event> {
        loop {
            let (_, queue) = self.watching.as_mut()?;
            let change = tokio::select! {
                // What comes after a change is seen in its light.
                biased;
                change = self.changes.recv(), if self.who.is_some() => Ok(change),
                message = queue.recv() => Err(message),
                _ = self.closing.wait_for(|it| *it) => return None,
            };
            let message = match change {
                Err(message) => message,
                // A reader that has missed changes looks for itself.
                Ok(change) if change.as_ref().is_ok_and(|it| !self.is_about(it)) => continue,
                Ok(_) if self.is_welcome().await => continue,
                Ok(_) => return None,
            };
            match message {
                Some(Message::Table(info)) => return Some(event("table", &info)),
                Some(Message::Facts(facts)) => {
                    return Some(Event::default().event("facts").data(facts.get()));
                }
                Some(Message::Clocks(clocks)) => return Some(event("clock", &clocks)),
                Some(Message::Frame { version, text }) => {
                    self.since = version;
                    return Some(Event::default().event("frame").id(version.to_string()).data(text.as_str()));
                }
                Some(Message::Chat(message)) => {
                    self.heard = self.heard.max(message.id);
                    if self.muted.contains(&message.identity) {
                        continue;
                    }
                    return Some(event("chat", &message));
                }
                Some(Message::Unsaid(id)) => return Some(event("unsaid", &Unsaid { id })),
                Some(Message::End) => return None,
                None => self.watch().await.ok()?,
            }
        }
    }
}

pub(crate) fn event(name: &str, data: &impl serde::Serialize) -> Event {
    let data = serde_json::to_string(data).expect("what we send can be written as JSON");
    Event::default().event(name).data(data)
}

impl Drop for Reader {
    fn drop(&mut self) {
        if let Some((to, _)) = self.watching.take() {
            metrics::gauge!("howlcrown_streams").decrement(1.0);
            tables::unwatch(&self.house, &self.id, to);
        }
    }
}
