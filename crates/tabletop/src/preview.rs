//! What an action would do, without doing it.

use std::cell::Cell;

use serde::Serialize;

use crate::{Chance, Fast, Finality, Game, Record, Refusal, RefusalOf, Seat, Step, Viewer, live};

/// What a list of actions would do, as far as it is certain and known to the seat that asks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Preview<Figures, Event> {
    /// What would happen, up to the first draw or revealed secret.
    pub events: Vec<Event>,
    /// The figures as they are.
    pub before: Figures,
    /// The figures after those events.
    pub after: Figures,
    /// Whether nothing is left out.
    pub complete: bool,
}

/// What these actions of one seat would do, one after the other.
///
/// # Errors
/// Why one of them is refused.
pub fn preview<G: Game>(
    game: &G,
    seat: Seat,
    actions: &[G::Action],
) -> Result<Preview<G::Figures, G::Event>, RefusalOf<G>> {
    let viewer = Viewer::Seat(seat);
    let (mut now, mut events, mut complete) = (*game, Vec::new(), true);
    for &action in actions {
        let foreseen = foresee(&now, seat, action)?;
        events.extend(foreseen.events.iter().filter_map(|it| G::show(it, viewer)));
        now = foreseen.position;
        if !foreseen.certain {
            complete = false;
            break;
        }
    }
    Ok(Preview { events, before: game.figures(viewer), after: now.figures(viewer), complete })
}

/// Whether these actions may be asked for in one request.
///
/// Nothing is drawn and nothing revealed to find out, so that a refusal depends only on what the seat knows.
///
/// # Errors
/// One of them is refused, or one before the last would draw, reveal something or pass the decision on.
pub(crate) fn check_list<G: Game>(game: &G, seat: Seat, actions: &[G::Action]) -> Result<(), RefusalOf<G>> {
    let Some((&last, earlier)) = actions.split_last() else { return Ok(()) };
    let mut now = *game;
    for &action in earlier {
        let foreseen = foresee(&now, seat, action)?;
        let passes = foreseen.events.iter().any(|it| G::finality(it) != Finality::Open);
        now = foreseen.position;
        if !foreseen.certain || passes || !now.turn().seats().contains(seat) {
            return Err(Refusal::NotLast);
        }
    }
    live::why(&now, seat, &last).map_or(Ok(()), Err)
}

/// What one action would do, as far as it is certain.
struct Foreseen<G: Game> {
    /// What would happen, up to the first draw or revealed secret.
    events: Vec<G::Event>,
    /// The position after those events.
    position: G,
    /// Whether nothing is left out.
    certain: bool,
}

fn foresee<G: Game>(now: &G, seat: Seat, action: G::Action) -> Result<Foreseen<G>, RefusalOf<G>> {
    if let Some(refusal) = live::why(now, seat, &action) {
        return Err(refusal);
    }
    let certain = Cell::new(true);
    let mut chance = Noted { certain: &certain, fast: Fast::new(0) };
    let mut record = Certain::<G> { certain: &certain, events: Vec::new() };
    let mut ahead = *now;
    G::resolve(&mut Step::new(&mut ahead, &mut record, &mut chance), seat, action);
    let (events, mut position) = (record.events, *now);
    for event in &events {
        position.apply(event);
    }
    Ok(Foreseen { events, position, certain: certain.get() })
}

/// Chance that notes when it is first drawn from.
struct Noted<'a> {
    certain: &'a Cell<bool>,
    fast: Fast,
}

impl Chance for Noted<'_> {
    fn below(&mut self, n: u32) -> u32 {
        self.certain.set(false);
        self.fast.below(n)
    }
}

/// Records events while they follow for certain and reveal no secret.
struct Certain<'a, G: Game> {
    certain: &'a Cell<bool>,
    events: Vec<G::Event>,
}

impl<G: Game> Record<G::Event> for Certain<'_, G> {
    fn record(&mut self, event: &G::Event) {
        if G::finality(event) == Finality::Reveals {
            self.certain.set(false);
        }
        if self.certain.get() {
            self.events.push(*event);
        }
    }
}
