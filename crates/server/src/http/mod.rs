//! The way in: addresses, and what stands before them.
//!
//! Layout: [`auth`] identifies callers, [`body`] reads what they send, [`gate`] bounds how often and accounts for it;
//! [`people`], [`devices`], [`mine`], [`export`], [`reports`], [`lobby`], [`game`], [`hint`], [`stream`], [`after`] and [`puzzles`] answer;
//! [`admin`] and [`ops`] are for the operator, [`page`] serves the web page.

mod admin;
mod after;
mod auth;
mod body;
mod devices;
mod export;
mod game;
mod gate;
mod hint;
mod lobby;
mod mine;
pub(crate) mod ops;
mod page;
mod people;
mod puzzles;
mod reports;
mod stream;

use std::sync::{Arc, LazyLock};

use axum::{
    Router,
    http::StatusCode,
    middleware,
    routing::{delete, get, patch, post},
};
use protocol::{Limit, Refusal};
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;

use crate::{error::Error, house::House, limits::Timeout};

/// What handlers share.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) house: Arc<House>,
    pub(crate) journal: Arc<gate::Journal>,
    pub(crate) readiness: Arc<ops::Readiness>,
    pub(crate) gate: Arc<admin::Gate>,
}

impl App {
    pub(crate) fn new(house: &Arc<House>) -> Self {
        ops::recorder();
        let config = &house.config;
        let most = config.limits.most(Limit::AdminTokens);
        Self {
            house: Arc::clone(house),
            journal: Arc::default(),
            readiness: Arc::default(),
            gate: Arc::new(admin::Gate::new(config.admin_token.as_deref(), most)),
        }
    }
}

/// All addresses.
pub(crate) fn app(app: App) -> Router {
    let house = &app.house;
    let timed = Router::new()
        .route("/api/guests", post(people::create))
        .route("/api/me", get(people::me).patch(people::rename).delete(devices::delete_me))
        .route("/api/me/link", post(people::link))
        .route("/api/me/claim", post(people::claim))
        .route("/api/me/devices", get(devices::list).delete(devices::revoke_others))
        .route("/api/me/devices/{id}", delete(devices::revoke))
        .route("/api/me/mutes", get(reports::mutes).post(reports::mute))
        .route("/api/me/mutes/{id}", delete(reports::unmute))
        .route("/api/reports", post(reports::report))
        .route("/api/me/games", get(mine::games))
        .route("/api/me/statistics", get(mine::statistics))
        .route("/api/me/export", get(export::export))
        .route("/api/games", get(lobby::games))
        .route("/api/games/{game}/check", post(lobby::check))
        .route("/api/games/{game}/puzzles", get(puzzles::list))
        .route("/api/games/{game}/puzzles/{puzzle}", post(puzzles::attempt))
        .route("/api/games/{game}/puzzles/{puzzle}/preview", post(puzzles::preview))
        .route("/api/tables", get(lobby::list).post(lobby::open))
        .route("/api/tables/{id}", get(lobby::table).delete(reports::discard))
        .route("/api/tables/{id}/seats/{seat}", post(lobby::take).delete(lobby::leave).put(lobby::set_bot))
        .route("/api/tables/{id}/start", post(lobby::start).delete(lobby::wait))
        .route("/api/tables/{id}/rematch", post(after::rematch))
        .route("/api/tables/{id}/actions", post(game::play))
        .route("/api/tables/{id}/undo", post(game::undo))
        .route("/api/tables/{id}/why", post(game::why))
        .route("/api/tables/{id}/preview", post(game::preview))
        .route("/api/tables/{id}/hint", post(hint::hint))
        .route("/api/tables/{id}/chat", get(game::chat).post(game::say))
        .route("/api/tables/{id}/frames/{version}", get(after::frame))
        .route("/api/tables/{id}/scores", get(after::scores))
        .route("/api/tables/{id}/replay", get(after::replay))
        .route(
            "/api/tables/{id}/analysis",
            get(after::analysis).post(after::analyse).delete(after::cancel_analysis),
        )
        .route("/api/admin/counts", get(admin::counts))
        .route("/api/admin/tables/{id}", delete(admin::end))
        .route("/api/admin/tables/{id}/chat/{line}", delete(admin::unsay))
        .route("/api/admin/people/{id}", patch(admin::rename).delete(admin::forget))
        .route("/api/admin/bans", get(admin::bans).post(admin::ban))
        .route("/api/admin/bans/{subject}", delete(admin::unban))
        .route("/api/admin/reports", get(admin::reports))
        .route("/api/admin/reports/{id}", delete(admin::close))
        .route("/api/openapi.json", get(async || game::raw(&DESCRIPTION)))
        .merge(ops::routes(house))
        // Streams are no requests.
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            house.config.limits.time(Timeout::AnswerSeconds),
        ));
    // These take as long as there is something to delete.
    let api = timed
        .route("/api/admin/retention", post(admin::sweep))
        .route("/api/admin/vacuum", post(admin::vacuum))
        .route("/api/tables/{id}/events", get(stream::follow))
        .route("/api/{*rest}", delete(nothing).get(nothing).post(nothing).put(nothing).patch(nothing))
        .method_not_allowed_fallback(async || Error::from(Refusal::MethodNotAllowed))
        .layer(middleware::from_fn_with_state(app.clone(), gate::pass))
        .layer(middleware::from_fn(auth::same_origin));
    api.merge(page::routes())
        .layer(middleware::from_fn_with_state(app.clone(), page::headers))
        .with_state(app)
}

async fn nothing() -> Error {
    Refusal::NotFound.into()
}

/// The description of all addresses for machines.
#[derive(OpenApi)]
#[openapi(
    info(title = "Howl & Crown", description = "A table for board games. docs/protocol.md is the same for people."),
    paths(
        people::create,
        people::me,
        people::rename,
        people::link,
        people::claim,
        devices::list,
        devices::revoke,
        devices::revoke_others,
        devices::delete_me,
        reports::mutes,
        reports::mute,
        reports::unmute,
        reports::report,
        reports::discard,
        mine::games,
        mine::statistics,
        export::export,
        lobby::games,
        lobby::check,
        lobby::list,
        lobby::open,
        lobby::table,
        lobby::take,
        lobby::leave,
        lobby::set_bot,
        lobby::start,
        lobby::wait,
        game::play,
        game::undo,
        game::why,
        game::preview,
        hint::hint,
        game::chat,
        game::say,
        stream::follow,
        after::rematch,
        after::frame,
        after::replay,
        after::scores,
        after::analysis,
        after::analyse,
        after::cancel_analysis,
        puzzles::list,
        puzzles::attempt,
        puzzles::preview,
        ops::live,
        ops::ready,
        ops::health,
        admin::counts,
        admin::end,
        admin::unsay,
        admin::rename,
        admin::forget,
        admin::ban,
        admin::unban,
        admin::bans,
        admin::reports,
        admin::close,
        admin::sweep,
        admin::vacuum,
    ),
    components(schemas(protocol::Refusal)),
    modifiers(&Common)
)]
struct Description;

/// What addresses have in common: a token in a cookie or a header, and the refusals that stand before all of a kind.
struct Common;

impl utoipa::Modify for Common {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::{
            Content, Ref, RefOr, ResponseBuilder,
            path::ParameterIn,
            security::{Http, HttpAuthScheme, SecurityScheme},
        };
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        if let Some(components) = &mut openapi.components {
            components.add_security_scheme("token", bearer);
        }
        let refused = ResponseBuilder::new()
            .description("a refusal: its reason, and the numbers that explain it")
            .content("application/json", Content::new(Some(Ref::from_schema_name("Refusal"))))
            .build();
        for (path, item) in &mut openapi.paths.paths {
            let changes = [&mut item.post, &mut item.put, &mut item.patch, &mut item.delete];
            let changes = changes.into_iter().map(|it| (true, it));
            for (changes, operation) in std::iter::once((false, &mut item.get)).chain(changes) {
                let Some(operation) = operation else { continue };
                let parameters = operation.parameters.iter().flatten();
                let asks = parameters
                    .into_iter()
                    .any(|it| matches!(it, RefOr::T(it) if it.parameter_in == ParameterIn::Query));
                let sends = operation.request_body.is_some();
                let statuses = [
                    ("400", asks || sends),
                    ("401", operation.security.is_some()),
                    ("403", changes),
                    ("404", path.contains('{')),
                    ("413", sends),
                    ("429", true),
                    ("503", true),
                ];
                let responses = &mut operation.responses.responses;
                let late = ResponseBuilder::new().description("it took too long").build();
                responses.insert("408".to_owned(), late.into());
                for (status, _) in statuses.iter().filter(|it| it.1) {
                    responses.entry((*status).to_owned()).or_insert_with(|| refused.clone().into());
                }
            }
        }
    }
}

/// Written once: it costs more than most requests.
static DESCRIPTION: LazyLock<String> = LazyLock::new(|| openapi().to_json().unwrap_or_default());

/// The description of all addresses for machines: OpenAPI.
#[must_use]
pub fn openapi() -> utoipa::openapi::OpenApi {
    Description::openapi()
}
