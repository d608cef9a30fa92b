//! Going on with a stored match. Where logs are kept without what followed, as in a browser, it is played again from its
//! seed and what was asked.

#[cfg(feature = "full")]
use tabletop::Replay;
use tabletop::{BadOption, Deed, Game, Match, Seat, Seed};

use crate::BadLog;

/// Goes on with a stored match. Where only what was asked is stored, and no set-up with it, it is played again.
#[cfg(feature = "full")]
pub(crate) fn resume<G: Game>(replay: &str) -> Result<Match<G>, BadLog> {
    let replay: Replay<G> = serde_json::from_str(replay)?;
    G::new(&replay.options, replay.seats)?;
    if replay.setup.is_empty() {
        let deeds = replay.entries.iter().map(|it| (it.seat, it.deed));
        return play(&replay.options, replay.seats, replay.seed, deeds);
    }
    Ok(Match::resume(replay))
}

/// Goes on with a stored match by playing it again.
#[cfg(not(feature = "full"))]
pub(crate) fn resume<G: Game>(replay: &str) -> Result<Match<G>, BadLog> {
    let log: asked::Log<G::Options, G::Action> = serde_json::from_str(replay)?;
    let deed = |(index, it): (usize, asked::Entry<G::Action>)| Ok((it.seat, it.deed(index as u32 + 1)?));
    let deeds: Vec<_> = log.entries.into_iter().enumerate().map(deed).collect::<Result<_, BadLog>>()?;
    play(&log.options, log.seats, log.seed, deeds.into_iter())
}

#[cfg(feature = "full")]
pub(crate) fn append<G: Game>(played: &mut Match<G>, entry: &str) -> Result<(), BadLog> {
    played.append(serde_json::from_str(entry)?);
    Ok(())
}

#[cfg(not(feature = "full"))]
pub(crate) fn append<G: Game>(played: &mut Match<G>, entry: &str) -> Result<(), BadLog> {
    let entry: asked::Entry<G::Action> = serde_json::from_str(entry)?;
    let seat = entry.seat;
    repeat(played, seat, entry.deed(played.version() + 1)?)
}

/// The match that these deeds make by the present rules.
///
/// # Errors
/// The rules refuse one of them.
pub(crate) fn play<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: Seed,
    deeds: impl Iterator<Item = (Seat, Deed<G::Action>)>,
) -> Result<Match<G>, BadLog> {
    let mut again = Match::<G>::start(options, seats, seed)?;
    for (seat, deed) in deeds {
        repeat(&mut again, seat, deed)?;
    }
    Ok(again)
}

/// Repeats one deed.
pub(crate) fn repeat<G: Game>(again: &mut Match<G>, seat: Seat, deed: Deed<G::Action>) -> Result<(), BadLog> {
    if seat.0 >= again.position().seats() {
        let (least, most) = (1, again.position().seats());
        return Err(BadOption::PlayerCount { players: seat.0, least, most }.into());
    }
    let played = match deed {
        Deed::Action(action) => again.play(seat, action).is_ok(),
        Deed::Undo(to) => again.undo_to(seat, to).is_ok(),
    };
    if played { Ok(()) } else { Err(BadLog::Refused { entry: again.version() + 1 }) }
}

/// What was asked in a match, read without what followed from it: that would be a third of the code in a browser.
#[cfg(not(feature = "full"))]
pub(crate) mod asked {
    use serde::Deserialize;
    use tabletop::{Deed, Seat, Seed};

    use crate::BadLog;

    #[derive(Deserialize)]
    pub(crate) struct Log<Options, Action> {
        pub(crate) seats: u8,
        pub(crate) seed: Seed,
        pub(crate) options: Options,
        pub(crate) entries: Vec<Entry<Action>>,
    }

    #[derive(Deserialize)]
    pub(crate) struct Entry<Action> {
        pub(crate) seat: Seat,
        action: Option<Action>,
        undo: Option<u32>,
    }

    impl<Action> Entry<Action> {
        pub(crate) fn deed(self, entry: u32) -> Result<Deed<Action>, BadLog> {
            let action = self.action.map(Deed::Action);
            action.or(self.undo.map(Deed::Undo)).ok_or(BadLog::Refused { entry })
        }
    }
}
