//! What an action would do, without doing it.

use std::cell::Cell;

use serde::Serialize;

use crate::{Chance, Fast, Finality, Game, Record, RefusalOf, Seat, Step, Viewer, live};

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
        if let Some(refusal) = live::why(&now, seat, &action) {
            return Err(refusal);
        }
        let certain = Cell::new(true);
        let mut chance = Noted { certain: &certain, fast: Fast::new(0) };
        let mut record = Certain::<G> { certain: &certain, events: Vec::new() };
        let mut ahead = now;
        G::resolve(&mut Step::new(&mut ahead, &mut record, &mut chance), seat, action);
        for event in &record.events {
            now.apply(event);
            events.extend(G::show(event, viewer));
        }
        if !certain.get() {
            complete = false;
            break;
        }
    }
    Ok(Preview { events, before: game.figures(viewer), after: now.figures(viewer), complete })
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
