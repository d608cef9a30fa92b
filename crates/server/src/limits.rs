//! Everything that is bounded, in one table. `docs/limits.md` explains it to operators; a test compares the two.

use std::time::Duration;

use protocol::{Bound, Limit};
use serde::Serialize;
use table::Bounds;

/// One line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// What is bounded.
    pub what: What,
    /// Whose it is counted as.
    pub by: By,
    /// How much there may be.
    pub most: u32,
    /// Within which time.
    pub within: Within,
}

/// What is bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// What somebody asks for; refused as `too_many`.
    Asked(Limit),
    /// What a table holds; refused as `full`.
    Held(Bound),
    /// How long the other end may take; it is cut off.
    Time(Timeout),
}

/// How long the other end of a connection may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Timeout {
    /// Sending the head of a request, or the next request.
    HeaderSeconds,
    /// Sending the body of a request.
    BodySeconds,
    /// Reading what it is sent, until it reads a little more.
    WriteSeconds,
    /// A request, from its head to its answer.
    AnswerSeconds,
    /// Everything under way when the node ends.
    EndSeconds,
}

/// Whose something is counted as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// A person.
    Identity,
    /// An IPv4 address, or the first 64 bits of an IPv6 address.
    Address,
    /// All callers of this node.
    Node,
    /// A table.
    Table,
    /// A connection.
    Connection,
}

/// Within which time something is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Within {
    /// At the same time.
    AtOnce,
    /// Within this many seconds.
    Seconds(u32),
}

/// How many limits there are; a plain number, because asking the table for its length sends the compiler in a circle.
const ROWS: usize = 37;

/// Every limit. Defaults suit a household behind one address and a class behind another, and keep one caller from
/// being a burden to all others.
pub const TABLE: [Row; ROWS] = [
    rate(Limit::Requests, By::Identity, 100, 4),
    rate(Limit::AddressRequests, By::Address, 400, 4),
    rate(Limit::Guests, By::Address, 40, 600),
    rate(Limit::AllGuests, By::Node, 600, 60),
    rate(Limit::Codes, By::Address, 60, 600),
    rate(Limit::Renames, By::Identity, 20, 600),
    rate(Limit::Tables, By::Identity, 30, 600),
    rate(Limit::AddressTables, By::Address, 120, 600),
    rate(Limit::AllTables, By::Node, 600, 60),
    held(Limit::PublicTables, By::Identity, 5),
    held(Limit::BotGames, By::Identity, 40),
    held(Limit::AddressBotGames, By::Address, 160),
    held(Limit::StrongGames, By::Identity, 8),
    held(Limit::AddressStrongGames, By::Address, 32),
    held(Limit::Hints, By::Identity, 1),
    held(Limit::Analyses, By::Identity, 1),
    held(Limit::AddressAnalyses, By::Address, 8),
    held(Limit::AllAnalyses, By::Node, 64),
    rate(Limit::Exports, By::Identity, 5, 600),
    rate(Limit::Chat, By::Identity, Bounds::DEFAULT.chat as u32, 60),
    rate(Limit::Reports, By::Identity, 20, DAY),
    rate(Limit::AdminTokens, By::Address, 10, 60),
    held(Limit::Streams, By::Identity, 20),
    held(Limit::AddressStreams, By::Address, 120),
    held(Limit::Connections, By::Address, 240),
    held(Limit::AllConnections, By::Node, 10_000),
    bound(Bound::Requests, Bounds::DEFAULT.requests as u32),
    bound(Bound::Watchers, Bounds::DEFAULT.watchers as u32),
    bound(Bound::Hints, Bounds::DEFAULT.hints as u32),
    bound(Bound::Log, Bounds::DEFAULT.log),
    bound(Bound::Chat, 2_000),
    Row { what: What::Held(Bound::Mutes), by: By::Identity, most: 500, within: Within::AtOnce },
    time(Timeout::HeaderSeconds, 30),
    time(Timeout::BodySeconds, 15),
    time(Timeout::WriteSeconds, 30),
    time(Timeout::AnswerSeconds, 60),
    time(Timeout::EndSeconds, 5),
];

const DAY: u32 = 24 * 3_600;

const fn rate(limit: Limit, by: By, most: u32, seconds: u32) -> Row {
    Row { what: What::Asked(limit), by, most, within: Within::Seconds(seconds) }
}

const fn held(limit: Limit, by: By, most: u32) -> Row {
    Row { what: What::Asked(limit), by, most, within: Within::AtOnce }
}

const fn bound(bound: Bound, most: u32) -> Row {
    Row { what: What::Held(bound), by: By::Table, most, within: Within::AtOnce }
}

const fn time(timeout: Timeout, seconds: u32) -> Row {
    Row { what: What::Time(timeout), by: By::Connection, most: seconds, within: Within::AtOnce }
}

impl What {
    /// Its name in the configuration, in metrics and, unless it belongs to a table, in refusals.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Asked(limit) => written(&limit),
            Self::Held(Bound::Mutes) => written(&Bound::Mutes),
            Self::Held(bound) => format!("table_{}", written(&bound)),
            Self::Time(timeout) => written(&timeout),
        }
    }
}

/// The word that stands for a value on the wire.
pub(crate) fn written(value: &impl Serialize) -> String {
    let word = serde_json::to_value(value).ok();
    word.as_ref().and_then(|it| it.as_str()).unwrap_or_default().to_owned()
}

/// The limits of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// In the order of the table.
    most: [u32; ROWS],
    times: [Duration; ROWS],
}

/// Files that a node has open beside connections: the database, logs, libraries.
const OWN_FILES: u32 = 64;
/// As good as no limit.
const UNLIMITED: u32 = u32::MAX;

impl Default for Limits {
    fn default() -> Self {
        let times = TABLE.map(|it| Duration::from_secs(it.most.into()));
        Self { most: TABLE.map(|it| it.most), times }
    }
}

impl Limits {
    /// No limit to what anybody asks for; what a table holds and how long connections wait stays bounded.
    #[must_use]
    pub fn off() -> Self {
        let most = TABLE.map(|it| match it.what {
            What::Asked(_) => UNLIMITED,
            What::Held(_) | What::Time(_) => it.most,
        });
        Self { most, ..Self::default() }
    }

    /// The same with another value, given as `name=number` or `name=off`.
    ///
    /// # Errors
    /// There is no such limit, or that is no value for it.
    pub fn with(mut self, text: &str) -> Result<Self, String> {
        let (name, value) = text.split_once('=').ok_or("write NAME=NUMBER")?;
        let index = TABLE.iter().position(|it| it.what.name() == name.trim());
        let index = index.ok_or_else(|| format!("there is no limit {name}: see docs/limits.md"))?;
        let most = match value.trim() {
            "off" if matches!(TABLE[index].what, What::Asked(_)) => UNLIMITED,
            number => number.parse().ok().filter(|it| *it > 0).ok_or("a number above 0 is needed")?,
        };
        self.most[index] = most;
        self.times[index] = Duration::from_secs(most.into());
        Ok(self)
    }

    /// The same with another time to wait.
    #[must_use]
    pub fn waiting(mut self, timeout: Timeout, time: Duration) -> Self {
        self.times[index(What::Time(timeout))] = time;
        self
    }

    /// The same with no more connections than the system allows files to be open, some of which the node needs itself.
    #[must_use]
    pub(crate) fn within_open_files(mut self) -> Self {
        let files = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
        let most = &mut self.most[index(What::Asked(Limit::AllConnections))];
        if let Some(files) = files.filter(|_| *most != UNLIMITED) {
            *most = (*most).min(u32::try_from(files).unwrap_or(UNLIMITED).saturating_sub(OWN_FILES).max(1));
        }
        self
    }

    /// How much somebody may ask for; nothing if there is no limit.
    pub(crate) fn most(&self, limit: Limit) -> Option<u32> {
        Some(self.most[index(What::Asked(limit))]).filter(|it| *it != UNLIMITED)
    }

    /// How much a table holds.
    pub(crate) fn bound(&self, bound: Bound) -> u32 {
        self.most[index(What::Held(bound))]
    }

    /// How long the other end may take.
    pub(crate) fn time(&self, timeout: Timeout) -> Duration {
        self.times[index(What::Time(timeout))]
    }

    /// What every table holds.
    pub(crate) fn bounds(&self) -> Bounds {
        Bounds {
            requests: self.bound(Bound::Requests) as usize,
            watchers: self.bound(Bound::Watchers) as usize,
            hints: self.bound(Bound::Hints) as usize,
            log: self.bound(Bound::Log),
            chat: self.most(Limit::Chat).unwrap_or(UNLIMITED) as usize,
        }
    }
}

fn index(what: What) -> usize {
    TABLE.iter().position(|it| it.what == what).expect("everything that is bounded has a row")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_set_by_its_name_and_nothing_else_is_accepted() {
        let limits = Limits::default().with("guests=3").unwrap().with("streams=off").unwrap();
        assert_eq!((limits.most(Limit::Guests), limits.most(Limit::Streams)), (Some(3), None));
        let limits = limits.with("table_log=50").unwrap().with("body_seconds=2").unwrap();
        assert_eq!(limits.bounds().log, 50);
        assert_eq!(limits.time(Timeout::BodySeconds), Duration::from_secs(2));
        for wrong in
            ["guests", "guests=", "guests=0", "guests=-1", "goats=3", "body_seconds=off", "table_log=off"]
        {
            assert!(Limits::default().with(wrong).is_err(), "{wrong}");
        }
        assert_eq!(Limits::off().most(Limit::Requests), None);
        assert_eq!(Limits::off().bounds().log, Limits::default().bounds().log);
    }

    #[test]
    fn no_name_stands_twice_in_the_table() {
        let names: std::collections::BTreeSet<String> = TABLE.iter().map(|it| it.what.name()).collect();
        assert_eq!(names.len(), TABLE.len());
    }

    /// The page for operators: name, whose, how much and within which time, in this order.
    #[test]
    fn the_page_about_limits_says_what_the_table_says() {
        let page =
            std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/limits.md")).unwrap();
        let lines: Vec<&str> = page.lines().filter(|it| it.starts_with("| `")).collect();
        let row = |it: &Row| {
            let (name, by) = (it.what.name(), written(&it.by));
            let most = match it.within {
                Within::Seconds(1) => format!("{} per second", it.most),
                Within::Seconds(seconds) => format!("{} in {seconds} s", it.most),
                Within::AtOnce if matches!(it.what, What::Time(_)) => format!("{} s", it.most),
                Within::AtOnce => it.most.to_string(),
            };
            format!("| `{name}` | {by} | {most} |")
        };
        let expected: Vec<String> = TABLE.iter().map(row).collect();
        let found: Vec<String> =
            lines.iter().map(|it| it.splitn(5, '|').take(4).collect::<Vec<_>>().join("|") + "|").collect();
        assert_eq!(found, expected);
    }
}
