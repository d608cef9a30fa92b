//! The server's no, and its status.

use axum::{
    Json,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::Refusal;
use serde_json::Value;
use tabletop::BadOption;

/// Why a request fails.
#[derive(Clone, Debug)]
pub(crate) enum Error {
    /// The server says no.
    Refused(Refusal),
    /// The game's options are not possible.
    Options(BadOption),
    /// The rules of the game say no: the reason with its numbers.
    Rules(Value),
}

/// What the server's functions return.
pub(crate) type Result<T> = std::result::Result<T, Error>;

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<BadOption> for Error {
    fn from(option: BadOption) -> Self {
        Self::Options(option)
    }
}

impl From<shelf::Failure> for Error {
    fn from(failure: shelf::Failure) -> Self {
        match failure {
            shelf::Failure::Malformed(detail) => Refusal::Malformed { detail }.into(),
            shelf::Failure::Refused { refusal, .. } => Self::Rules(refusal),
        }
    }
}

impl From<store::Error> for Error {
    /// Details are for the log only.
    fn from(error: store::Error) -> Self {
        tracing::error!(%error, "the store failed");
        Refusal::Unavailable.into()
    }
}

impl Error {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::Options(_) | Self::Rules(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Refused(refusal) => match refusal {
                Refusal::Malformed { .. } => StatusCode::BAD_REQUEST,
                Refusal::NoIdentity => StatusCode::UNAUTHORIZED,
                Refusal::ForeignOrigin | Refusal::NotYourSeat | Refusal::NotYourTable => {
                    StatusCode::FORBIDDEN
                }
                Refusal::NotFound | Refusal::UnknownGame => StatusCode::NOT_FOUND,
                Refusal::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
                Refusal::Stale { .. } => StatusCode::CONFLICT,
                Refusal::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
                Refusal::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
                Refusal::Unavailable | Refusal::Full { .. } => StatusCode::SERVICE_UNAVAILABLE,
                Refusal::SeatTaken
                | Refusal::SeatsOpen
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
        let status = self.status();
        match self {
            Self::Refused(refusal) => {
                let wait = match refusal {
                    Refusal::TooMany { seconds } => seconds,
                    _ => 1,
                };
                let mut response = (status, Json(refusal)).into_response();
                if matches!(status.as_u16(), 429 | 503) {
                    response.headers_mut().insert(header::RETRY_AFTER, wait.into());
                }
                response
            }
            Self::Options(option) => (status, Json(option)).into_response(),
            Self::Rules(refusal) => (status, Json(refusal)).into_response(),
        }
    }
}
