//! Every no that is not a game's own. On the wire all of them are one object with a `reason`.

use serde::{Deserialize, Serialize};

/// Why the server does not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Refusal {
    /// The request is not understood.
    Malformed {
        /// What is wrong with it, for developers.
        detail: String,
    },
    /// The request comes without a token, or with one that nobody holds.
    NoIdentity,
    /// A browser sends the request on behalf of another site.
    ForeignOrigin,
    /// The operator has banned you, or the address you call from.
    Banned {
        /// Until when; null if it has no end.
        #[cfg_attr(test, ts(type = "number | null"))]
        until: Option<i64>,
    },
    /// There is no such thing, or not for you.
    NotFound,
    /// The address exists, but not for this method.
    MethodNotAllowed,
    /// The seat is not yours.
    NotYourSeat,
    /// Only the person who opened the table may do this.
    NotYourTable,
    /// The table has moved on since you looked.
    Stale {
        /// The version it is at.
        version: u32,
    },
    /// The request is larger than is ever needed.
    TooLarge,
    /// A limit is reached.
    TooMany {
        /// Which.
        what: Limit,
        /// Try again after this many seconds.
        seconds: u32,
    },
    /// Somebody sits there.
    SeatTaken,
    /// At a public table everybody but its owner takes one seat.
    OneSeat,
    /// The person who opened the table has removed you from it.
    Removed,
    /// There is nobody on some seat.
    SeatsOpen,
    /// Bots alone do not play: a table needs a seat for a person.
    OnlyBots,
    /// The table has not started.
    NotStarted,
    /// The table has started.
    AlreadyStarted,
    /// The game is still on.
    StillRunning,
    /// The game has no such version.
    NoSuchVersion {
        /// The last one it has.
        version: u32,
    },
    /// There is no such game.
    UnknownGame,
    /// There is no such bot.
    UnknownBot,
    /// A seed may be chosen only for a table by link.
    SeedNotAllowed,
    /// The table does not allow hints.
    NoHints,
    /// A name or a message is empty or too long, or holds control characters.
    BadText {
        /// The number of characters allowed.
        most: u32,
    },
    /// The pace is out of bounds.
    BadPace,
    /// The code is unknown, used or too old.
    BadCode,
    /// The player is not away, or not for long enough.
    NotAbsent {
        /// The seconds of absence after which a bot may step in.
        seconds: u32,
    },
    /// A bound of the table is reached.
    Full {
        /// Which.
        what: Bound,
        /// How much is allowed.
        most: u32,
    },
    /// Something is broken here; try again.
    Unavailable,
}

/// What has a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    /// Requests that wait for the store.
    Requests,
    /// Watchers.
    Watchers,
    /// People who wait for the same hint.
    Hints,
    /// Entries of the log.
    Log,
    /// People that one person has muted.
    Mutes,
    /// Messages of the chat.
    Chat,
}

/// What people, addresses and the whole server have a limit for: `docs/limits.md` explains each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// Requests of an identity.
    Requests,
    /// Requests from an address.
    AddressRequests,
    /// New identities from an address.
    Guests,
    /// New identities of everybody.
    AllGuests,
    /// Attempts to use a code, from an address.
    Codes,
    /// New names of an identity.
    Renames,
    /// New tables of an identity.
    Tables,
    /// New tables from an address.
    AddressTables,
    /// New tables of everybody.
    AllTables,
    /// Public tables of an identity that wait for players.
    PublicTables,
    /// Games of an identity with bots, in memory.
    BotGames,
    /// Games from an address with bots, in memory.
    AddressBotGames,
    /// Games of an identity with bots that search, in memory.
    StrongGames,
    /// Games from an address with bots that search, in memory.
    AddressStrongGames,
    /// Hints an identity waits for.
    Hints,
    /// Analyses an identity waits for.
    Analyses,
    /// Analyses people at an address wait for.
    AddressAnalyses,
    /// Analyses everybody waits for.
    AllAnalyses,
    /// Downloads of all games of an identity.
    Exports,
    /// Messages of an identity at one table.
    Chat,
    /// Reports by an identity.
    Reports,
    /// Wrong tokens of the operator from an address.
    AdminTokens,
    /// Open streams of an identity.
    Streams,
    /// Open streams from an address.
    AddressStreams,
    /// Open connections from an address.
    Connections,
    /// Open connections of everybody.
    AllConnections,
}
