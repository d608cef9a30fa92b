//! Checking a log from outside: it is played again from its seed, and nothing of it is folded unchecked.
//!
//! Stored logs of a server are trusted and folded by [`crate::Title::resume`], which runs no rules.

use std::collections::BTreeMap;

use serde_json::value::{RawValue, to_raw_value};
use tabletop::{BadOption, Deed, Match, Replay};

use crate::{GameVisitor, Hosted, Table};

/// Why a log is not accepted.
#[derive(Debug, thiserror::Error)]
pub enum Unsound {
    /// No game has this key.
    #[error("no game is called {0}")]
    UnknownGame(String),
    /// It is not written as a log of this game is.
    #[error("not a log of this game: {0}")]
    Malformed(#[from] serde_json::Error),
    /// It was played by rules that this program does not know.
    #[error("played by rules {found}, which this program does not know: it knows rules {known}")]
    UnknownRules {
        /// The number in the log.
        found: u16,
        /// The number of the present rules.
        known: u16,
    },
    /// Its options or number of players are not possible.
    #[error("not a log of this game: {0}")]
    Impossible(#[from] BadOption),
    /// It was played by older rules, and the present ones disagree.
    #[error("played by older rules ({found}, now {known}), which differ at entry {entry}")]
    OlderRules {
        /// The number in the log.
        found: u16,
        /// The number of the present rules.
        known: u16,
        /// The first entry that differs; 0 is the set-up.
        entry: u32,
    },
    /// An entry does not follow from the seed and the actions before it.
    #[error("forged: entry {entry} does not follow from the seed and the actions before it")]
    Forged {
        /// The first entry that differs; 0 is the set-up.
        entry: u32,
    },
}

/// The match of this log after at most `until` entries, played again from its seed and actions.
///
/// # Errors
/// Why the log is not accepted. Entries after `until` are not looked at.
pub fn replayed(game: &str, log: &str, until: Option<u32>) -> Result<Box<dyn Table>, Unsound> {
    let visited = crate::visit(game, Replayed { log, until });
    visited.ok_or_else(|| Unsound::UnknownGame(game.to_owned()))?
}

/// The match that a store or an archive keeps as a head (a log without entries) and its entries, played again.
///
/// # Errors
/// Why the log is not accepted.
pub fn stored<'a>(
    game: &str,
    head: &str,
    entries: impl IntoIterator<Item = &'a str>,
) -> Result<Box<dyn Table>, Unsound> {
    let mut log: BTreeMap<&str, Box<RawValue>> = serde_json::from_str(head)?;
    let entries: Vec<&RawValue> = entries.into_iter().map(serde_json::from_str).collect::<Result<_, _>>()?;
    log.insert("entries", to_raw_value(&entries)?);
    replayed(game, &serde_json::to_string(&log)?, None)
}

struct Replayed<'a> {
    log: &'a str,
    until: Option<u32>,
}

impl GameVisitor for Replayed<'_> {
    type Out = Result<Box<dyn Table>, Unsound>;

    fn visit<G: Hosted>(self) -> Self::Out {
        let log: Replay<G> = serde_json::from_str(self.log)?;
        let (found, known) = (log.rules, G::RULES);
        if found > known {
            return Err(Unsound::UnknownRules { found, known });
        }
        let differs = |entry: u32| match found == known {
            true => Unsound::Forged { entry },
            false => Unsound::OlderRules { found, known, entry },
        };
        let mut again = Match::<G>::start(&log.options, log.seats, log.seed)?;
        if again.replay().setup != log.setup {
            return Err(differs(0));
        }
        let until = self.until.map_or(usize::MAX, |it| it as usize);
        for (index, entry) in log.entries.iter().enumerate().take(until) {
            let played = match entry.deed {
                _ if entry.seat.0 >= log.seats => false,
                Deed::Action(action) => again.play(entry.seat, action).is_ok(),
                Deed::Undo(to) => again.undo_to(entry.seat, to).is_ok(),
            };
            if !played || again.replay().entries[index] != *entry {
                return Err(differs(index as u32 + 1));
            }
        }
        Ok(Box::new(again))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use tabletop::Seed;

    use super::*;
    use crate::SHELF;

    /// The log of a game in which the first legal action is played a few times.
    fn log(game: &str, actions: usize) -> Value {
        let mut table = crate::find(game).unwrap().start(2, &[], Seed::number(5)).unwrap();
        for _ in 0..actions {
            let seat = table.turn().seats().first().unwrap();
            let plan = table.thinker().plan(seat, bots::BotName::Light, &bots::Means::default(), 1).unwrap();
            table.play_all(seat, &plan[..1]).unwrap();
        }
        serde_json::from_str(table.replay().get()).unwrap()
    }

    fn check(game: &str, log: &Value) -> Result<Box<dyn Table>, Unsound> {
        replayed(game, &log.to_string(), None)
    }

    #[test]
    fn an_honest_log_gives_the_same_match_again() {
        for title in SHELF {
            let log = log(title.key(), 10);
            let table = check(title.key(), &log).unwrap();
            assert_eq!(serde_json::from_str::<Value>(table.replay().get()).unwrap(), log);
        }
    }

    #[test]
    fn a_head_and_its_entries_are_checked_like_a_whole_log() {
        for title in SHELF {
            let mut log = log(title.key(), 10);
            let entries: Vec<String> =
                log["entries"].as_array().unwrap().iter().map(ToString::to_string).collect();
            log["entries"] = json!([]);
            let check = |entries: &[String]| {
                stored(title.key(), &log.to_string(), entries.iter().map(String::as_str))
            };
            assert_eq!(check(&entries).unwrap().version(), 10);
            assert!(matches!(check(&entries[1..]), Err(Unsound::Forged { entry: 1 })));
            assert!(matches!(check(&["nonsense".to_owned()]), Err(Unsound::Malformed(_))));
        }
    }

    #[test]
    fn a_changed_entry_is_named_and_later_ones_are_not_looked_at() {
        for title in SHELF {
            let mut log = log(title.key(), 10);
            log["entries"][6]["settled"] = json!(!log["entries"][6]["settled"].as_bool().unwrap());
            assert!(matches!(check(title.key(), &log), Err(Unsound::Forged { entry: 7 })));
            assert_eq!(replayed(title.key(), &log.to_string(), Some(6)).unwrap().version(), 6);
        }
    }

    #[test]
    fn seats_that_do_not_exist_are_refused_without_a_panic() {
        for title in SHELF {
            let mut log = log(title.key(), 3);
            log["entries"][0]["seat"] = json!(200);
            assert!(matches!(check(title.key(), &log), Err(Unsound::Forged { entry: 1 })));
            log["seats"] = json!(77);
            assert!(matches!(check(title.key(), &log), Err(Unsound::Impossible(_))));
        }
    }

    #[test]
    fn unknown_games_and_rules_are_named() {
        let title = SHELF[0];
        let mut log = log(title.key(), 1);
        assert!(matches!(check("chess", &log), Err(Unsound::UnknownGame(_))));
        log["rules"] = json!(title.rules() + 1);
        assert!(matches!(check(title.key(), &log), Err(Unsound::UnknownRules { .. })));
        log["rules"] = json!(title.rules() - 1);
        assert!(check(title.key(), &log).is_ok(), "older rules that agree are fine");
        log["entries"][0]["seat"] = json!(1 - log["entries"][0]["seat"].as_u64().unwrap());
        assert!(matches!(check(title.key(), &log), Err(Unsound::OlderRules { entry: 1, .. })));
        assert!(matches!(replayed(title.key(), "{}", None), Err(Unsound::Malformed(_))));
    }
}
