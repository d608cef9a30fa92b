//! Chapter 13 · Scoring regions when the moon has come.

use tabletop::{Chance, Record, Seat, Seats, Step};

use crate::{
    Event, Wolves,
    rules::{
        components::{Moon, moon_dates},
        hex::{HexSet, Region},
        state::{PASSIVE, Pieces},
    },
};

/// What a pack has in a region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Presence {
    pub(crate) control: u8,
    pub(crate) alphas: u8,
}

impl Presence {
    /// More than any pack can have.
    const MOST: Self = Self { control: u8::MAX, alphas: u8::MAX };
}

/// Rule 13.2: what a lair counts.
pub(crate) const LAIR_CONTROL: u8 = 3;
/// Rule 13.2: what every other piece counts.
pub(crate) const PIECE_CONTROL: u8 = 1;

/// Rule 13.2: what a pack counts in a region.
pub(crate) fn presence(pack: &Pieces, region: Region) -> Presence {
    let part = |set: HexSet| u64::from(set.part(region));
    let [packs, alphas] = pack.wolf.map(part);
    let (dens, lairs) = (part(pack.dens), part(pack.lairs));
    if packs | alphas | dens | lairs == 0 {
        return Presence::default();
    }
    // The parts are sixteen bits each, so several are counted at once.
    let [second_packs, second_alphas] = pack.second.map(part);
    let alphas = (alphas | second_alphas << 16).count_ones() as u8;
    let others = (packs | second_packs << 16 | dens << 32).count_ones() as u8;
    let control = PIECE_CONTROL * (alphas + others) + LAIR_CONTROL * lairs.count_ones() as u8;
    Presence { control, alphas }
}

/// Packs that share a place in a region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rank {
    pub(crate) seats: Seats,
    pub(crate) passive: bool,
    pub(crate) control: u8,
}

impl Rank {
    const fn len(self) -> u8 {
        self.seats.len() + self.passive as u8
    }

    /// The seat that has the place for itself.
    pub(crate) const fn alone(self) -> Option<Seat> {
        if self.len() == 1 { self.seats.first() } else { None }
    }

    pub(crate) const fn is_shared(self) -> bool {
        self.len() > 1
    }

    const fn is_vacant(self) -> bool {
        self.len() == 0
    }
}

/// First and second place in a region. There is no second place where the first is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Verdict {
    pub(crate) first: Rank,
    pub(crate) second: Rank,
}

/// Rules 13.2, 13.3, 13.4, 13.5, 13.6 and 13.7: who would be first and second if the region were scored now.
pub(crate) fn verdict(game: &Wolves, region: Region) -> Verdict {
    let mut packs = [Presence::default(); PASSIVE + 1];
    for seat in Seat::all(game.players()) {
        packs[seat.index()] = presence(game.pack(seat), region);
    }
    packs[PASSIVE] = presence(&game.packs[PASSIVE], region);
    let first = rank(&packs, Presence::MOST);
    let mut second = Rank::default();
    if first.len() == 1 {
        let most = packs.iter().max().copied().unwrap_or_default();
        second = rank(&packs, most);
    }
    Verdict { first, second }
}

/// Those with the greatest presence below `limit`.
fn rank(packs: &[Presence; PASSIVE + 1], limit: Presence) -> Rank {
    let mut best = Presence::default();
    for &it in packs {
        if it > best && it < limit {
            best = it;
        }
    }
    let mut rank = Rank { control: best.control, ..Rank::default() };
    if best.control > 0 {
        for seat in Seat::all(PASSIVE as u8) {
            if packs[seat.index()] == best {
                rank.seats = rank.seats.with(seat);
            }
        }
        rank.passive = packs[PASSIVE] == best;
    }
    rank
}

/// Rule 13.1: every phase whose date has been reached, in order.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>) {
    let dates = moon_dates(step.game().players());
    for &moon in Moon::ALL {
        let game = step.game();
        if usize::from(game.moons_scored) == moon.index() && game.calendar.len >= dates[moon.index()] {
            step.emit(Event::MoonRose { moon });
            // A token that comes to the top of its stack now waits for its own phase.
            for region in step.game().geometry().regions() {
                if step.game().regions[region.index()].token == Some(moon) {
                    score(step, region, moon);
                }
            }
        }
    }
}

fn score<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>, region: Region, moon: Moon) {
    let Verdict { first, second } = verdict(step.game(), region);
    let Rank { seats, passive, control } = first;
    match first.alone() {
        Some(seat) => {
            step.emit(Event::RegionWon { region, moon, seat, control, points: moon.token() });
        }
        None if first.is_shared() => {
            let points = moon.chip();
            step.emit(Event::RegionShared { region, moon, seats, passive, control, points });
        }
        None => step.emit(Event::TokenDiscarded { region, moon, passive }),
    }
    if second.is_vacant() {
        return;
    }
    let Rank { seats, passive, control } = second;
    match second.alone() {
        Some(seat) => {
            step.emit(Event::RegionSecond { region, moon, seat, control, points: moon.chip() });
        }
        None if second.is_shared() => {
            step.emit(Event::SecondShared { region, moon, seats, passive, control });
        }
        None => step.emit(Event::ChipDiscarded { region, moon }),
    }
}
