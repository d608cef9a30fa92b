//! What the operator may do, with a token of their own: end tables, remove messages and names, ban, read reports, clean
//! up. Without a configured token there is nothing here.

use std::{net::IpAddr, time::Duration};

use axum::{
    Json,
    extract::{FromRequestParts, State},
    http::{StatusCode, header, request::Parts},
};
use protocol::{
    Limit, Refusal,
    admin::{After, Ban, Counts, NewBan, ReplaceName, Replaced, Report, Swept},
    text,
};
use quick_cache::sync::Cache;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use table::{Instant, Person};

use super::{
    App,
    body::{Asked, At, Body},
    gate::Ip,
};
use crate::{
    erase,
    error::{Error, Result, unavailable},
    known,
    post::Post,
    retention, secrets,
};

/// Wrong tokens from one network are counted within this time; then it has to wait as long.
const WINDOW: Duration = Duration::from_secs(60);
/// The networks whose failures are remembered.
const NETWORKS: usize = 1_000;
/// Bans and reports in one answer.
const PAGE: u32 = 100;
/// For how long an address is banned, if nothing else is asked for, and at most.
const ADDRESS_HOURS: u32 = 24;
const MOST_ADDRESS_HOURS: u32 = 90 * 24;

/// How the operator is recognised.
#[derive(Debug)]
pub(crate) struct Gate {
    token: Option<[u8; 32]>,
    most: u32,
    failures: Cache<String, (u32, Instant)>,
}

impl Gate {
    pub(crate) fn new(token: Option<&str>, most: Option<u32>) -> Self {
        let most = most.unwrap_or(u32::MAX);
        Self { token: token.map(|it| Sha256::digest(it).into()), most, failures: Cache::new(NETWORKS) }
    }

    /// Refuses everybody but the operator, and those who try tokens for a while.
    fn check(&self, given: Option<&str>, from: &str, now: Instant) -> Result<()> {
        let expected = self.token.ok_or(Refusal::NotFound)?;
        let (failures, since) = match self.failures.get(from) {
            Some((count, since)) if now.since(since) < WINDOW => (count, since),
            _ => (0, now),
        };
        if failures >= self.most {
            let left = WINDOW.saturating_sub(now.since(since));
            let seconds = left.as_secs() as u32 + 1;
            return Err(Refusal::TooMany { what: Limit::AdminTokens, seconds }.into());
        }
        // Both are hashed, so that neither length nor content shows in the time this takes.
        let given: [u8; 32] = Sha256::digest(given.unwrap_or_default()).into();
        if expected.ct_eq(&given).into() {
            return Ok(());
        }
        self.failures.insert(from.to_owned(), (failures + 1, since));
        tracing::warn!(target: "audit", from, "a wrong admin token");
        Err(Refusal::NoIdentity.into())
    }
}

/// The operator, and the address of the call.
pub(crate) struct Operator(String);

impl Operator {
    fn log(&self, action: &str, subject: &str) {
        tracing::warn!(target: "audit", from = self.0, action, subject, "admin");
        metrics::counter!("howlcrown_admin_actions_total", "action" => action.to_owned()).increment(1);
    }
}

impl FromRequestParts<App> for Operator {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let Ip(address) = parts.extensions.get().copied().ok_or(Refusal::NoIdentity)?;
        let from = known::subject(address);
        let given = parts.headers.get(header::AUTHORIZATION).and_then(|it| it.to_str().ok());
        app.gate.check(given.and_then(|it| it.strip_prefix("Bearer ")), &from, app.house.now())?;
        Ok(Self(from))
    }
}

/// How much there is.
#[utoipa::path(get, path = "/api/admin/counts", security(("token" = [])),
    responses((status = 200, body = Counts), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn counts(State(app): State<App>, _: Operator) -> Result<Json<Counts>> {
    let stored = app.house.store.counts().await.map_err(|it| unavailable(&it))?;
    Ok(Json(Counts { stored, live: app.house.tables.count() as u64 }))
}

/// Ends a table: it is deleted with its log and its chat, and everybody's streams end.
#[utoipa::path(delete, path = "/api/admin/tables/{id}", security(("token" = [])), params(("id" = String, Path)),
    responses((status = 204, description = "ended"), (status = 404, body = Refusal), (status = 401, body = Refusal)))]
pub(crate) async fn end(
    State(app): State<App>,
    operator: Operator,
    At(id): At<String>,
) -> Result<StatusCode> {
    erase::table(&app.house, &id).await?;
    operator.log("end", &id);
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a message, also from the screens of those who see it.
#[utoipa::path(delete, path = "/api/admin/tables/{id}/chat/{line}", security(("token" = [])),
    params(("id" = String, Path), ("line" = i64, Path)),
    responses((status = 204, description = "removed"), (status = 404, body = Refusal), (status = 401, body = Refusal)))]
pub(crate) async fn unsay(
    State(app): State<App>,
    operator: Operator,
    At((id, line)): At<(String, i64)>,
) -> Result<StatusCode> {
    if !app.house.store.delete_message(&id, line).await.map_err(|it| unavailable(&it))? {
        return Err(Refusal::NotFound.into());
    }
    if let Some(mailbox) = app.house.tables.here(&id) {
        let _ = mailbox.send(Post::Unsaid).await;
    }
    operator.log("unsay", &format!("{id} {line}"));
    Ok(StatusCode::NO_CONTENT)
}

/// Replaces somebody's name, on seats and under their messages.
#[utoipa::path(patch, path = "/api/admin/people/{id}", security(("token" = [])), request_body = ReplaceName,
    params(("id" = String, Path)),
    responses((status = 200, body = Replaced), (status = 404, body = Refusal), (status = 422, body = Refusal), (status = 401, body = Refusal)))]
pub(crate) async fn rename(
    State(app): State<App>,
    operator: Operator,
    At(id): At<String>,
    Body(wish): Body<ReplaceName>,
) -> Result<Json<Replaced>> {
    let house = &app.house;
    let name = match wish.name {
        Some(name) => text::name(&name)?,
        None => secrets::guest_name(),
    };
    let tables = house.store.replace_name(&id, &name).await.map_err(|it| unavailable(&it))?;
    let tables = tables.ok_or(Refusal::NotFound)?;
    house.known.changed(&id);
    for mailbox in tables.iter().filter_map(|it| house.tables.here(it)) {
        let _ = mailbox.send(Post::Unsaid).await;
    }
    known::renamed(std::sync::Arc::clone(house), id.clone()).await;
    operator.log("rename", &id);
    Ok(Json(Replaced { name }))
}

/// Deletes a person, as they could do themselves.
#[utoipa::path(delete, path = "/api/admin/people/{id}", security(("token" = [])), params(("id" = String, Path)),
    responses((status = 204, description = "deleted"), (status = 404, body = Refusal), (status = 401, body = Refusal)))]
pub(crate) async fn forget(
    State(app): State<App>,
    operator: Operator,
    At(id): At<String>,
) -> Result<StatusCode> {
    if !secrets::is_id(&id) {
        return Err(Refusal::NotFound.into());
    }
    erase::person(&app.house, Person { id: id.clone(), name: String::new() }).await?;
    operator.log("forget", &id);
    Ok(StatusCode::NO_CONTENT)
}

/// Bans a person or an address.
#[utoipa::path(post, path = "/api/admin/bans", security(("token" = [])), request_body = NewBan,
    responses((status = 200, body = Ban), (status = 400, body = Refusal), (status = 422, body = Refusal), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn ban(
    State(app): State<App>,
    operator: Operator,
    Body(wish): Body<NewBan>,
) -> Result<Json<Ban>> {
    let now = app.house.now();
    let (subject, is_address) = subject(&wish.subject)?;
    let reason = if wish.reason.trim().is_empty() { String::new() } else { text::message(&wish.reason)? };
    let hours = match wish.hours {
        Some(hours) if is_address => Some(hours.min(MOST_ADDRESS_HOURS)),
        None if is_address => Some(ADDRESS_HOURS),
        hours => hours,
    };
    let until = hours.map(|it| (now + Duration::from_secs(u64::from(it) * 3600)).millis());
    let ban = Ban { subject, scope: wish.scope, reason, created: now.millis(), until };
    app.house.store.ban(&ban).await.map_err(|it| unavailable(&it))?;
    app.house.known.changed(&ban.subject);
    operator.log("ban", &ban.subject);
    Ok(Json(ban))
}

/// Lifts all bans of a person or an address.
#[utoipa::path(delete, path = "/api/admin/bans/{subject}", security(("token" = [])), params(("subject" = String, Path)),
    responses((status = 204, description = "lifted"), (status = 404, body = Refusal), (status = 401, body = Refusal)))]
pub(crate) async fn unban(
    State(app): State<App>,
    operator: Operator,
    At(asked): At<String>,
) -> Result<StatusCode> {
    let (subject, _) = subject(&asked)?;
    let lifted = app.house.store.unban(&subject).await.map_err(|it| unavailable(&it))?;
    app.house.known.changed(&subject);
    operator.log("unban", &subject);
    if lifted { Ok(StatusCode::NO_CONTENT) } else { Err(Refusal::NotFound.into()) }
}

/// All bans, at most 1,000.
#[utoipa::path(get, path = "/api/admin/bans", security(("token" = [])),
    responses((status = 200, body = Vec<Ban>), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn bans(State(app): State<App>, _: Operator) -> Result<Json<Vec<Ban>>> {
    let bans = app.house.store.bans(None, PAGE * 10).await.map_err(|it| unavailable(&it))?;
    Ok(Json(bans))
}

/// Reports that wait for a decision, oldest first, 100 at a time.
#[utoipa::path(get, path = "/api/admin/reports", security(("token" = [])), params(After),
    responses((status = 200, body = Vec<Report>), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn reports(
    State(app): State<App>,
    _: Operator,
    Asked(page): Asked<After>,
) -> Result<Json<Vec<Report>>> {
    let reports = app.house.store.open_reports(page.after.unwrap_or(0), PAGE).await;
    Ok(Json(reports.map_err(|it| unavailable(&it))?))
}

/// Closes a report.
#[utoipa::path(delete, path = "/api/admin/reports/{id}", security(("token" = [])), params(("id" = i64, Path)),
    responses((status = 204, description = "closed"), (status = 404, body = Refusal), (status = 401, body = Refusal)))]
pub(crate) async fn close(State(app): State<App>, operator: Operator, At(id): At<i64>) -> Result<StatusCode> {
    let closed = app.house.store.resolve_report(id, app.house.now().millis()).await;
    if !closed.map_err(|it| unavailable(&it))? {
        return Err(Refusal::NotFound.into());
    }
    operator.log("close", &id.to_string());
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes now what retention would delete later.
#[utoipa::path(post, path = "/api/admin/retention", security(("token" = [])),
    responses((status = 200, body = Swept), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn sweep(State(app): State<App>, operator: Operator) -> Result<Json<Swept>> {
    operator.log("retention", "");
    Ok(Json(retention::sweep(&app.house).await?))
}

/// Returns the space of deleted rows to the file system. Moves wait meanwhile.
#[utoipa::path(post, path = "/api/admin/vacuum", security(("token" = [])),
    responses((status = 204, description = "done"), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn vacuum(State(app): State<App>, operator: Operator) -> Result<StatusCode> {
    operator.log("vacuum", "");
    app.house.store.vacuum().await.map_err(|it| unavailable(&it))?;
    Ok(StatusCode::NO_CONTENT)
}

/// A person or an address, as bans name it, and whether it is an address.
fn subject(text: &str) -> Result<(String, bool)> {
    if secrets::is_id(text) {
        return Ok((text.to_owned(), false));
    }
    let address: Option<IpAddr> = text.strip_suffix("/64").unwrap_or(text).parse().ok();
    let detail = || "subject must be a person's id or an address".to_owned();
    let address = address.ok_or_else(|| Refusal::Malformed { detail: detail() })?;
    Ok((known::subject(address), true))
}
