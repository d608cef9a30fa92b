//! What a player may do, grouped for screens: by terrain, which decides the payment, with all targets of a group.

use serde::{Deserialize, Serialize};
use tabletop::{Choice, Fast, Offers, Silent, Step};

use crate::{
    Action, Wolves,
    rules::{
        action_sink::ActionSink,
        actions::movement,
        components::{Setting, Terrain, Track, Wolf},
        hex::{Hex, HexSet},
        payment::Payment,
        turn,
    },
    screen::wallet,
};

/// Actions of one kind: every combination of the values may be played. Payments are listed with the one that costs
/// the player least first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "act", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Offer {
    Tiles {
        setting: Vec<Setting>,
    },
    Place {
        at: Vec<Hex>,
    },
    Move {
        terrain: Vec<Terrain>,
        pay: Vec<Payment>,
        /// The walks that may follow.
        then: Vec<Self>,
    },
    Walk {
        wolf: Vec<Wolf>,
        from: Vec<Hex>,
        to: Vec<Hex>,
    },
    Displace {
        to: Vec<Hex>,
    },
    Build {
        at: Vec<Hex>,
        track: Vec<Track>,
        pay: Vec<Payment>,
    },
    Upgrade {
        at: Vec<Hex>,
        pay: Vec<Payment>,
    },
    Howl {
        at: Vec<Hex>,
        pay: Vec<Payment>,
    },
    /// Pack wolves have `[null]` as their track, dens the tracks that a den may come from.
    Dominate {
        at: Vec<Hex>,
        track: Vec<Option<Track>>,
        pay: Vec<Payment>,
    },
    Hunt {
        at: Vec<Hex>,
    },
    EndTurn,
}

impl Offers<Action> for Vec<Offer> {
    fn expand(&self) -> Vec<Choice<Action>> {
        self.iter().flat_map(expand).collect()
    }
}

fn expand(offer: &Offer) -> Vec<Choice<Action>> {
    let mut all = Vec::new();
    let mut add = |action| all.push(Choice { action, then: Vec::new() });
    match offer {
        Offer::Tiles { setting } => setting.iter().for_each(|&setting| add(Action::Tiles { setting })),
        Offer::Place { at } => at.iter().for_each(|&at| add(Action::Place { at })),
        Offer::Move { terrain, pay, then } => {
            let then: Vec<Action> = then.iter().flat_map(expand).map(|it| it.action).collect();
            for (&terrain, &pay) in pairs(terrain, pay) {
                all.push(Choice { action: Action::Move { terrain, pay }, then: then.clone() });
            }
        }
        Offer::Walk { wolf, from, to } => {
            for (&wolf, &from) in pairs(wolf, from) {
                to.iter().for_each(|&to| add(Action::Walk { wolf, from, to }));
            }
        }
        Offer::Displace { to } => to.iter().for_each(|&to| add(Action::Displace { to })),
        Offer::Build { at, track, pay } => {
            for (&at, &track) in pairs(at, track) {
                pay.iter().for_each(|&pay| add(Action::Build { at, track, pay }));
            }
        }
        Offer::Upgrade { at, pay } => pairs(at, pay).for_each(|(&at, &pay)| add(Action::Upgrade { at, pay })),
        Offer::Howl { at, pay } => pairs(at, pay).for_each(|(&at, &pay)| add(Action::Howl { at, pay })),
        Offer::Dominate { at, track, pay } => {
            for (&at, &track) in pairs(at, track) {
                pay.iter().for_each(|&pay| add(Action::Dominate { at, track, pay }));
            }
        }
        Offer::Hunt { at } => at.iter().for_each(|&at| add(Action::Hunt { at })),
        Offer::EndTurn => add(Action::EndTurn),
    }
    all
}

fn pairs<'a, A, B>(a: &'a [A], b: &'a [B]) -> impl Iterator<Item = (&'a A, &'a B)> {
    a.iter().flat_map(move |it| b.iter().map(move |other| (it, other)))
}

/// What the active player may do.
pub(crate) fn offers(game: &Wolves) -> Vec<Offer> {
    let mut groups = Groups { game, offers: Vec::new() };
    turn::legal(game, &mut groups);
    groups.offers
}

/// The walks that may follow a Move. They depend on its terrain and not on its payment.
fn first_walks(game: &Wolves, action: Action) -> Vec<Offer> {
    let mut next = *game;
    turn::resolve(&mut Step::new(&mut next, &mut Silent, &mut Fast::new(0)), game.active, action);
    let mut walks = Groups { game, offers: Vec::new() };
    movement::legal_walks(&next, &mut walks);
    walks.offers
}

/// Collects legal actions in groups. The rules offer them terrain by terrain, so each bundle of theirs is a group.
struct Groups<'a> {
    game: &'a Wolves,
    offers: Vec<Offer>,
}

impl ActionSink for Groups<'_> {
    fn bundle(&mut self, hexes: HexSet, each: usize, make: impl Fn(Hex, usize) -> Action) {
        let Some(first) = hexes.first().filter(|_| each > 0) else { return };
        let hexes: Vec<Hex> = hexes.iter().collect();
        let (mut tracks, mut pays) = (Vec::new(), Vec::new());
        let mut note = |track: Option<Track>, pay: Payment| {
            if !tracks.contains(&track) {
                tracks.push(track);
            }
            if !pays.contains(&pay) {
                pays.push(pay);
            }
        };
        for number in 0..each {
            match make(first, number) {
                Action::Build { track, pay, .. } => note(Some(track), pay),
                Action::Dominate { track, pay, .. } => note(track, pay),
                Action::Upgrade { pay, .. } | Action::Howl { pay, .. } => note(None, pay),
                Action::Tiles { .. }
                | Action::Place { .. }
                | Action::Move { .. }
                | Action::Walk { .. }
                | Action::Displace { .. }
                | Action::Hunt { .. }
                | Action::EndTurn => {}
            }
        }
        wallet::cheapest_first(self.game, &mut pays);
        self.offers.push(match make(first, 0) {
            Action::Tiles { setting } => Offer::Tiles { setting: vec![setting] },
            Action::Place { .. } => Offer::Place { at: hexes },
            Action::Move { terrain, pay } => {
                Offer::Move { terrain: vec![terrain], pay: vec![pay], then: Vec::new() }
            }
            Action::Walk { wolf, from, .. } => Offer::Walk { wolf: vec![wolf], from: vec![from], to: hexes },
            Action::Displace { .. } => Offer::Displace { to: hexes },
            Action::Build { .. } => {
                Offer::Build { at: hexes, track: tracks.into_iter().flatten().collect(), pay: pays }
            }
            Action::Upgrade { .. } => Offer::Upgrade { at: hexes, pay: pays },
            Action::Howl { .. } => Offer::Howl { at: hexes, pay: pays },
            Action::Dominate { .. } => Offer::Dominate { at: hexes, track: tracks, pay: pays },
            Action::Hunt { .. } => Offer::Hunt { at: hexes },
            Action::EndTurn => Offer::EndTurn,
        });
    }

    fn one(&mut self, action: Action) {
        match (action, self.offers.last_mut()) {
            (Action::Tiles { setting }, Some(Offer::Tiles { setting: known })) => known.push(setting),
            (Action::Tiles { setting }, _) => self.offers.push(Offer::Tiles { setting: vec![setting] }),
            (Action::Move { terrain, pay }, Some(Offer::Move { terrain: known, pay: pays, .. }))
                if *known == [terrain] =>
            {
                pays.push(pay);
                wallet::cheapest_first(self.game, pays);
            }
            (Action::Move { terrain, pay }, _) => {
                let then = first_walks(self.game, action);
                self.offers.push(Offer::Move { terrain: vec![terrain], pay: vec![pay], then });
            }
            (Action::EndTurn, _) => self.offers.push(Offer::EndTurn),
            (other, _) => unreachable!("the rules offer {other} in bundles"),
        }
    }
}
