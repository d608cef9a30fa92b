//! A good player who does not look ahead: it compares what its own actions change at once.
//!
//! What counts is what every kingdom promises each owner (who leads, how much room is left, and how
//! many of the cards that nobody has seen would still be let in), council seats, the cards a battle
//! would need, and the turns that are given up by leaving the age.

use tabletop::{Chance, Seat, float};

use crate::{
    action::Action,
    event::Event,
    mind::policy,
    rejection::Due,
    rules::{
        apply,
        cards::{Card, Cards},
        components::{AGES, Kingdom, Owner},
        rally,
        state::Kingdoms,
        turn,
    },
};

/// All in points, but for the first two.
struct Weights {
    /// How many tokens ahead make a first place likely: in a full kingdom, and more for each
    /// territory that may still be taken.
    sure: f32,
    room: f32,
    /// What points of the strongest rival count.
    deny: f32,
    /// A council seat, for each age to come.
    council: f32,
    /// Drawing a retreat token.
    token: f32,
    /// A turn that is given up, and how many of them count at most.
    turn: f32,
    turns: f32,
    /// A rally, and each card that it exchanges.
    rally: f32,
    exchange: f32,
    /// The best battle card there is.
    battle: f32,
    /// A kingdom that the rest of the hand can go to.
    reach: f32,
    /// What a battle is worth besides its points.
    tie: f32,
}

/// Set by hand, then changed step by step as long as the change won games against the weights before
/// it, two and four at the table.
const WEIGHTS: Weights = Weights {
    sure: 0.5,
    room: 0.3,
    deny: 1.2,
    council: 1.5,
    token: 3.0,
    turn: 1.1,
    turns: 9.0,
    rally: 1.0,
    exchange: 0.25,
    battle: 0.3,
    reach: 0.4,
    tie: 1.0,
};

/// What this player does.
pub(crate) fn choose(game: &Kingdoms, seat: Seat, chance: &mut impl Chance) -> Action {
    if turn::due(game, seat) != Due::Turn {
        return policy::light(game, seat, chance);
    }
    let script = Script::new(game, seat);
    let mut best = (script.leaving(), Action::Retreat);
    let mut consider = |action: Action| {
        let worth = script.worth(&action);
        if worth > best.0 {
            best = (worth, action);
        }
    };
    let hand = game.hand(seat);
    for kingdom in Kingdom::ALL {
        for card in policy::fitting(game, hand, kingdom) {
            policy::claim(game, hand, kingdom, Cards::only(card)).into_iter().for_each(&mut consider);
        }
    }
    if rally::is_open(game).is_ok() && !hand.is_empty() {
        consider(Action::Rally { cards: policy::exchanged(hand, script.useful) });
    }
    best.1
}

/// How many points make a win likely, and how many more for each age to come.
const POINTS: f32 = 3.0;
const POINTS_PER_AGE: f32 = 4.0;

/// What a search may expect of a turn's actions before it has tried them.
pub(crate) fn priors(game: &Kingdoms, seat: Seat, actions: &[Action], acc: &mut Vec<f32>) {
    if turn::due(game, seat) == Due::Turn {
        let script = Script::new(game, seat);
        let chance = 0.25 / (POINTS + POINTS_PER_AGE * f32::from(AGES - game.age.min(AGES)));
        // Two judgements that err in different ways are better than either.
        let worth = |it: &Action| script.worth(it) + policy::first_glance(game, seat, it);
        acc.extend(actions.iter().map(|it| worth(it) * chance));
    }
}

struct Script<'a> {
    game: &'a Kingdoms,
    seat: Seat,
    /// The cards of the hand that fit somewhere.
    useful: Cards,
    before: f32,
}

impl<'a> Script<'a> {
    fn new(game: &'a Kingdoms, seat: Seat) -> Self {
        let fitting = Kingdom::ALL.into_iter().map(|it| policy::fitting(game, game.hand(seat), it));
        let useful = fitting.fold(Cards::NONE, Cards::or);
        let mut script = Self { game, seat, useful, before: 0.0 };
        script.before = script.standing(game);
        script
    }

    /// What an action on one's turn is worth.
    fn worth(&self, action: &Action) -> f32 {
        match *action {
            Action::Claim { card, kingdom, with } => self.claim(kingdom, card, with),
            Action::Rally { cards } => {
                let useless = cards.without(self.useful).len();
                let missed = cards.and(self.useful).iter();
                WEIGHTS.rally + WEIGHTS.exchange * f32::from(useless)
                    - missed.map(|it| WEIGHTS.reach / 2.0 + WEIGHTS.battle * policy::arm(it)).sum::<f32>()
            }
            Action::Retreat => self.leaving(),
            Action::Commit { .. } | Action::Add | Action::Pass => 0.0,
        }
    }

    /// What it is worth to claim a kingdom by a card.
    fn claim(&self, kingdom: Kingdom, card: Card, with: Option<Card>) -> f32 {
        let owner = Owner::seat(self.seat);
        let capital = self.game.capital_is_next(kingdom);
        let mut after = *self.game;
        apply::apply(&mut after, &Event::CardLaid { owner, card, kingdom });
        apply::apply(&mut after, &Event::TokenPlaced { owner, kingdom, capital });
        if let Some(card) = with {
            apply::apply(&mut after, &Event::PairDiscarded { seat: self.seat, card });
        }
        let gone: f32 = [Some(card), with].into_iter().flatten().map(policy::arm).sum();
        let mut worth = self.standing(&after) - self.before - WEIGHTS.battle * gone;
        if capital {
            worth += WEIGHTS.council * f32::from(AGES - self.game.age.min(AGES)) + self.leaving();
        } else {
            let hand = after.hand(self.seat);
            let reached =
                Kingdom::ALL.into_iter().filter(|&it| !policy::fitting(&after, hand, it).is_empty());
            worth += WEIGHTS.reach * reached.count() as f32;
        }
        worth
    }

    /// What leaving the age is worth by itself: perhaps a token, and no more turns.
    fn leaving(&self) -> f32 {
        let game = self.game;
        let free: u8 = Kingdom::ALL.into_iter().map(|it| it.territories() - game.laid(it)).sum();
        let staying = game.owners().without(game.retreated).len().max(1);
        let turns = (f32::from(free) / f32::from(staying)).min(WEIGHTS.turns);
        let first = game.retreated.is_empty() && !game.retreat_bag.is_empty();
        (if first { WEIGHTS.token } else { 0.0 }) - WEIGHTS.turn * turns
    }

    /// What the kingdoms promise this seat, less what they promise its strongest rival.
    fn standing(&self, game: &Kingdoms) -> f32 {
        let own = Owner::seat(self.seat);
        let mut promised = [0.0; 6];
        for kingdom in Kingdom::ALL {
            self.promise(game, kingdom, &mut promised);
        }
        let rivals = game.owners().iter().filter(|&it| it != own);
        let most = rivals.map(|it| promised[it.index()] + game.score(it) as f32).fold(0.0, f32::max);
        promised[own.index()] - WEIGHTS.deny * most
    }

    /// Adds what a kingdom promises each owner.
    fn promise(&self, game: &Kingdoms, kingdom: Kingdom, promised: &mut [f32; 6]) {
        let unseen = Cards::ALL.without(game.discard).without(game.hand(self.seat));
        let fitting = unseen.and(game.fitting(kingdom));
        let share = f32::from(fitting.len()) / f32::from(unseen.len().max(1));
        let free = f32::from(kingdom.territories() - game.laid(kingdom));
        let sureness = 1.0 / (WEIGHTS.sure + WEIGHTS.room * free * share);
        let most = game.influence[kingdom.index()].into_iter().max().unwrap_or(0);
        if most == 0 {
            return;
        }
        let odds =
            |it: Owner| float::exp((f32::from(game.influence(kingdom, it)) - f32::from(most)) * sureness);
        let all: f32 = game.owners().iter().map(odds).sum();
        let [token, second, third] = game.pays(kingdom).map(f32::from);
        for owner in game.owners().iter().filter(|&it| game.influence(kingdom, it) > 0) {
            let own = game.influence(kingdom, owner);
            let first = odds(owner) / all;
            let level = game.owners().iter().filter(|&it| game.influence(kingdom, it) == own).count() > 1;
            let ahead = game.owners().iter().map(|it| game.influence(kingdom, it)).filter(|&it| it > own);
            let ahead = ahead.fold(0_u32, |bits, it| bits | 1 << it.min(31)).count_ones();
            let otherwise = match ahead {
                0 if level => second + WEIGHTS.tie,
                0 | 1 => second,
                2 => third,
                _ => 0.0,
            };
            promised[owner.index()] += first * token + (1.0 - first) * otherwise;
        }
    }
}
