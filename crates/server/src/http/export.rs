//! Everything that is stored about you, as a file. It is written page by page while it is read, so however much there is,
//! only a page of it is in memory.

use std::sync::Arc;

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use futures_util::stream;
use protocol::{
    Limit, Refusal,
    to_client::{Me, MutedPerson, MyBan, MyExport, MyMessage, MyReport},
};
use serde::Serialize;
use store::NEWEST;

use super::{
    App,
    auth::{Caller, Token},
    devices::devices,
    mine::{MOST, place, read, summed},
};
use crate::{
    error::{Result, unavailable},
    house::House,
    meters::Key,
};

/// Messages that are read together, and the reports and discarded games that a file holds at most.
const MESSAGES: u32 = 500;
const REPORTS: u32 = 1_000;
const DISCARDED: u32 = 10_000;

/// Everything that is stored about you, as a file.
#[utoipa::path(get, path = "/api/me/export", security(("token" = [])),
    responses((status = 200, body = MyExport), (status = 401, body = Refusal)))]
pub(crate) async fn export(
    State(app): State<App>,
    Caller(caller): Caller,
    Token(token): Token,
) -> Result<Response> {
    app.house.meters.count(Limit::Exports, &Key::Identity(caller.id.clone()))?;
    let (store, id, now) = (&app.house.store, caller.id.as_str(), app.house.now().millis());
    let failed = |it: store::Error| unavailable(&it);
    let report = |it: store::Report| MyReport { table: it.table, reason: it.reason, created: it.created };
    let ban =
        |it: store::Ban| MyBan { scope: it.scope.as_str().to_owned(), reason: it.reason, until: it.until };
    let muted = store.muted_people(id).await.map_err(failed)?.into_iter();
    // Games and messages follow page by page.
    let begun = MyExport {
        created: caller.created,
        devices: devices(store, id, &token).await?,
        games: Vec::new(),
        discarded: store.discarded_by(id, DISCARDED).await.map_err(failed)?,
        statistics: summed(store.statistics(id).await.map_err(failed)?),
        said: Vec::new(),
        muted: muted.map(|it| MutedPerson { id: it.id, name: it.name }).collect(),
        reports: store.reports_by(id, REPORTS).await.map_err(failed)?.into_iter().map(report).collect(),
        bans: store.bans_of(id, now).await.map_err(failed)?.into_iter().map(ban).collect(),
        me: Me { id: caller.id.clone(), name: caller.name },
    };
    let writer = Writer { house: Arc::clone(&app.house), who: caller.id, next: Part::Begin(Box::new(begun)) };
    let pages = stream::unfold(writer, async |mut writer| {
        let page = writer.page().await.transpose()?;
        Some((page, writer))
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"howlcrown-me.json\""),
    ];
    Ok((headers, Body::from_stream(pages)).into_response())
}

/// Writes the file.
struct Writer {
    house: Arc<House>,
    who: String,
    next: Part,
}

/// What is written next.
enum Part {
    Begin(Box<MyExport>),
    /// Games after this one, or from the newest on.
    Games(Option<String>),
    /// Messages after this one.
    Said(i64),
    End,
}

impl Writer {
    /// The next piece of the file. An error cuts the answer off, so that nobody takes a part for the whole.
    async fn page(&mut self) -> std::io::Result<Option<Bytes>> {
        let store = &self.house.store;
        let mut text = Vec::new();
        match std::mem::replace(&mut self.next, Part::End) {
            Part::Begin(begun) => {
                write_begin(&mut text, &begun)?;
                self.next = Part::Games(None);
            }
            Part::Games(after) => {
                let from = after.as_deref().map_or(Ok(NEWEST), place).map_err(cut)?;
                let page = read(store, &self.who, from, MOST).await.map_err(cut)?;
                write_items(&mut text, &page.games, after.is_none())?;
                self.next = match page.next {
                    Some(next) => Part::Games(Some(next)),
                    None => {
                        text.extend(b"],\"said\":[");
                        Part::Said(0)
                    }
                };
            }
            Part::Said(after) => {
                let page = store.chat_of(&self.who, after, MESSAGES).await.map_err(cut)?;
                let last = page.last().filter(|_| page.len() == MESSAGES as usize).map(|it| it.1.id);
                let said = |(table, it): (String, store::Message)| MyMessage {
                    table,
                    name: it.name,
                    said: it.said,
                    at: it.at,
                };
                let said: Vec<MyMessage> = page.into_iter().map(said).collect();
                write_items(&mut text, &said, after == 0)?;
                match last {
                    Some(last) => self.next = Part::Said(last),
                    None => text.extend(b"]}"),
                }
            }
            Part::End => return Ok(None),
        }
        Ok(Some(text.into()))
    }
}

fn cut(error: impl std::fmt::Debug) -> std::io::Error {
    tracing::error!(?error, "an export was cut off");
    std::io::Error::other("the store does not answer")
}

/// All fields but the two lists that follow, and the beginning of the first of these.
fn write_begin(text: &mut Vec<u8>, begun: &MyExport) -> std::io::Result<()> {
    let mut fields = serde_json::to_value(begun)?;
    if let Some(fields) = fields.as_object_mut() {
        fields.remove("games");
        fields.remove("said");
    }
    serde_json::to_writer(&mut *text, &fields)?;
    // The closing brace comes at the end of the file.
    text.pop();
    text.extend(b",\"games\":[");
    Ok(())
}

fn write_items(text: &mut Vec<u8>, items: &[impl Serialize], first: bool) -> std::io::Result<()> {
    for (number, item) in items.iter().enumerate() {
        if !first || number > 0 {
            text.push(b',');
        }
        serde_json::to_writer(&mut *text, item)?;
    }
    Ok(())
}
