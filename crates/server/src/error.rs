//! The server's refusals, and their status.

use axum::{
    Json,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::{Bound, Refusal};
use table::Refused;

/// Why a request fails.
#[derive(Clone, Debug)]
pub(crate) struct Error(pub(crate) Refused);

/// What the server's functions return.
pub(crate) type Result<T> = std::result::Result<T, Error>;

impl<T: Into<Refused>> From<T> for Error {
    fn from(refused: T) -> Self {
        Self(refused.into())
    }
}

/// Why a request was refused, beside the answer: for metrics and the log.
#[derive(Clone, Debug)]
pub(crate) struct Reason(pub(crate) String);

/// A store that fails. Details are for the log only.
pub(crate) fn unavailable(error: &store::Error) -> Error {
    tracing::error!(%error, "the store failed");
    Refusal::Unavailable.into()
}

impl Error {
    pub(crate) fn status(&self) -> StatusCode {
        match &self.0 {
            Refused::Options(_) | Refused::Rules(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::Table(refusal) => match refusal {
                Refusal::Malformed { .. } => StatusCode::BAD_REQUEST,
                Refusal::NoIdentity => StatusCode::UNAUTHORIZED,
                Refusal::ForeignOrigin
                | Refusal::Banned { .. }
                | Refusal::NotYourSeat
                | Refusal::NotYourTable => StatusCode::FORBIDDEN,
                Refusal::NotFound | Refusal::UnknownGame => StatusCode::NOT_FOUND,
                Refusal::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
                Refusal::Stale { .. } => StatusCode::CONFLICT,
                Refusal::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
                Refusal::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
                Refusal::Full { what: Bound::Log | Bound::Chat, .. } => StatusCode::UNPROCESSABLE_ENTITY,
                Refusal::Unavailable | Refusal::Full { .. } => StatusCode::SERVICE_UNAVAILABLE,
                Refusal::SeatTaken
                | Refusal::OneSeat
                | Refusal::Removed
                | Refusal::SeatsOpen
                | Refusal::OnlyBots
                | Refusal::NotStarted
                | Refusal::AlreadyStarted
                | Refusal::StillRunning
                | Refusal::NoSuchVersion { .. }
                | Refusal::UnknownBot
                | Refusal::SeedNotAllowed
                | Refusal::NoHints
                | Refusal::BadText { .. }
                | Refusal::BadPace
                | Refusal::BadCode
                | Refusal::NotAbsent { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            },
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, reason) = (self.status(), self.reason());
        let mut response = self.answer(status);
        response.extensions_mut().insert(reason);
        response
    }
}

impl Error {
    fn reason(&self) -> Reason {
        Reason(match &self.0 {
            Refused::Table(refusal) => {
                let written = serde_json::to_value(refusal).unwrap_or_default();
                written["reason"].as_str().unwrap_or_default().to_owned()
            }
            Refused::Options(_) => "options".to_owned(),
            Refused::Rules(_) => "rules".to_owned(),
        })
    }

    fn answer(self, status: StatusCode) -> Response {
        match self.0 {
            Refused::Table(refusal) => {
                let wait = match refusal {
                    Refusal::TooMany { seconds, .. } => seconds,
                    _ => 1,
                };
                let mut response = (status, Json(refusal)).into_response();
                if matches!(status.as_u16(), 429 | 503) {
                    response.headers_mut().insert(header::RETRY_AFTER, wait.into());
                }
                response
            }
            Refused::Options(option) => (status, Json(option)).into_response(),
            Refused::Rules(refusal) => (status, Json(refusal)).into_response(),
        }
    }
}
