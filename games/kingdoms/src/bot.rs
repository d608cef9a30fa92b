//! What the game tells bots: a cheap sensible choice, and a guess who will win.

use tabletop::{BySeat, Chance, Feature, Seat};

use crate::{
    action::Action,
    cards::{Card, Cards},
    components::{AGES, Kingdom, Owner},
    decrees::{self, Decree},
    end,
    options::Ties,
    rally,
    rejection::Due,
    scoring::{SECOND, THIRD},
    state::{Kingdoms, Phase},
    turn,
};

/// Set by hand; all in points.
struct Weights {
    /// A first place that is only made safer.
    safer: f32,
    /// A token where neither first nor second place is near.
    foothold: f32,
    /// What a battle is worth besides its points: the loser's "+2".
    tie: f32,
    /// A council seat, for each age to come.
    council: f32,
    /// A retreat token.
    retreat_token: f32,
    /// What is given up by retreating early.
    out: f32,
    /// A rally: its point and the better hand.
    rally: f32,
    /// Retreating when nobody else has and nothing better offers itself.
    retreat: f32,
    /// What first places are worth before the age ends.
    unsure: f32,
    /// How many points make a win likely, and how many more for each age to come.
    spread: f32,
    spread_per_age: f32,
}

const WEIGHTS: Weights = Weights {
    safer: 0.8,
    foothold: 1.2,
    tie: 1.0,
    council: 1.5,
    retreat_token: 3.5,
    out: 3.0,
    rally: 1.2,
    retreat: 0.6,
    unsure: 0.8,
    spread: 3.0,
    spread_per_age: 4.0,
};

/// How often each rank is the right first card of a battle, in percent, from rank 1.
const BATTLE: [u32; 8] = [27, 1, 1, 2, 4, 9, 27, 31];

/// A cheap, sensible choice.
pub(crate) fn light(game: &Kingdoms, seat: Seat, chance: &mut impl Chance) -> Action {
    match turn::due(game, seat) {
        Due::BattleCard => Action::Commit { card: by_weight(game.hand(seat), chance) },
        Due::Modifier => modifier(game, seat),
        Due::Turn | Due::Nothing => on_turn(game, seat, chance),
    }
}

/// A battle card by the weights of [`BATTLE`].
fn by_weight(hand: Cards, chance: &mut impl Chance) -> Card {
    let weight = |it: Card| BATTLE[usize::from(it.rank() - 1)];
    let total: u32 = hand.iter().map(weight).sum();
    let mut pick = chance.below(total.max(1));
    let mut cards = hand.iter();
    loop {
        // Who is asked for a card has one.
        let Some(card) = cards.next() else {
            return hand.nth(0);
        };
        if pick < weight(card) {
            return card;
        }
        pick -= weight(card);
    }
}

/// Adds tokens if they turn the battle, and not otherwise.
fn modifier(game: &Kingdoms, seat: Seat) -> Action {
    let Some(battle) = game.battle() else {
        return Action::Pass;
    };
    let mut ahead = *battle;
    let wins = |it: &crate::state::Battle| {
        let best = it.best();
        best.len() == 1 && best.contains(Owner::seat(seat))
    };
    if wins(&ahead) {
        return Action::Pass;
    }
    for _ in 0..game.modifiers[seat.index()] {
        ahead.added[seat.index()] += 1;
        if wins(&ahead) {
            return Action::Add;
        }
    }
    Action::Pass
}

/// The placement that gains most, or a rally, or a retreat.
fn on_turn(game: &Kingdoms, seat: Seat, chance: &mut impl Chance) -> Action {
    let hand = game.hand(seat);
    let first_out = game.retreated.is_empty();
    let mut best = (if first_out { WEIGHTS.retreat } else { 0.0 }, Action::Retreat);
    let mut useful = Cards::NONE;
    for kingdom in Kingdom::ALL {
        let pair = game.decree(kingdom) == Decree::Pair;
        let fitting = fitting(game, hand, kingdom);
        let Some(card) = cheapest(fitting) else {
            continue;
        };
        useful = useful.or(fitting);
        let with = if pair { cheapest(decrees::partners(hand, card)) } else { None };
        let worth = placement(game, seat, kingdom) * jitter(chance);
        if worth > best.0 {
            let action = Action::Claim { card, kingdom, with };
            best = (worth, action);
        }
    }
    if rally::is_open(game).is_ok() && !hand.is_empty() && WEIGHTS.rally * jitter(chance) > best.0 {
        return Action::Rally { cards: exchanged(hand, useful) };
    }
    best.1
}

/// One claim of each kingdom, by the card that a battle would miss least; one rally, with all cards
/// that fit nowhere; and a retreat.
pub(crate) fn sketch(game: &Kingdoms, seat: Seat, acc: &mut Vec<(u16, Action)>) {
    if turn::due(game, seat) != Due::Turn {
        return;
    }
    let hand = game.hand(seat);
    let mut useful = Cards::NONE;
    for kingdom in Kingdom::ALL {
        let pair = game.decree(kingdom) == Decree::Pair;
        let fitting = fitting(game, hand, kingdom);
        useful = useful.or(fitting);
        if let Some(card) = cheapest(fitting) {
            let with = if pair { cheapest(decrees::partners(hand, card)) } else { None };
            acc.push((1 + kingdom as u16, Action::Claim { card, kingdom, with }));
        }
    }
    if rally::is_open(game).is_ok() && !hand.is_empty() {
        acc.push((8, Action::Rally { cards: exchanged(hand, useful) }));
    }
    acc.push((9, Action::Retreat));
}

/// The cards of a hand that a kingdom lets in, under the decree `pair` with a partner.
fn fitting(game: &Kingdoms, hand: Cards, kingdom: Kingdom) -> Cards {
    let fitting = hand.and(game.fitting(kingdom));
    if game.decree(kingdom) != Decree::Pair {
        return fitting;
    }
    fitting.iter().filter(|it| !decrees::partners(hand, *it).is_empty()).collect()
}

/// What a rally gives away: cards that are of no use, or else the least useful one.
fn exchanged(hand: Cards, useful: Cards) -> Cards {
    let useless = hand.without(useful);
    if useless.is_empty() { cheapest(hand).map_or(hand, Cards::only) } else { useless }
}

/// The card that a battle would miss least.
fn cheapest(cards: Cards) -> Option<Card> {
    cards.iter().min_by_key(|it| BATTLE[usize::from(it.rank() - 1)])
}

/// Between 3/4 and 5/4, so that play-outs differ.
fn jitter(chance: &mut impl Chance) -> f32 {
    0.75 + chance.below(512) as f32 / 1024.0
}

/// What one more token in a kingdom is worth.
fn placement(game: &Kingdoms, seat: Seat, kingdom: Kingdom) -> f32 {
    let own = game.influence(kingdom, Owner::seat(seat));
    let others = game.owners().iter().filter(|it| it.as_seat() != Some(seat));
    let most = others.map(|it| game.influence(kingdom, it)).max().unwrap_or(0);
    let token = f32::from(game.token(kingdom));
    let second = f32::from(SECOND);
    let gained = if own > most {
        WEIGHTS.safer
    } else if own == most {
        // A tie becomes a lead; the first token of all is a lead already.
        (token - second) / 2.0 + WEIGHTS.safer
    } else if own + 1 == most {
        (token + second) / 2.0 - second + WEIGHTS.tie
    } else {
        let needed = f32::from(most - own + 1);
        WEIGHTS.foothold.max(token / needed / 2.0)
    };
    if !game.capital_is_next(kingdom) {
        return gained;
    }
    let ages = f32::from(AGES - game.age.min(AGES));
    let token = match game.retreated.is_empty() && !game.retreat_bag.is_empty() {
        true => WEIGHTS.retreat_token,
        false => 0.0,
    };
    gained + WEIGHTS.council * ages + token - WEIGHTS.out
}

/// What is looked at to judge a position; each has its words in the texts.
const NAMES: [&str; 7] = ["points", "retreat_tokens", "modifiers", "council", "leads", "battles", "places"];

/// How likely each seat is to win, judged without looking ahead.
///
/// In the solo game this is the player's chance against the upstart.
pub(crate) fn evaluate(game: &Kingdoms) -> BySeat<f32> {
    if game.phase == Phase::Over {
        return end::outcome(game).win_share();
    }
    let spread = spread(game);
    let expected = |owner| hopes(game, owner).iter().sum::<f32>();
    if game.is_solo() {
        let ahead = expected(Owner::seat(Seat(0))) - expected(Owner::UPSTART);
        return BySeat::from_fn(1, |_| 1.0 / (1.0 + (-ahead / spread).exp()));
    }
    let points = BySeat::from_fn(game.seats, |it| expected(Owner::seat(it)));
    let top = points.as_slice().iter().copied().fold(f32::MIN, f32::max);
    let odds = BySeat::from_fn(game.seats, |it| ((points[it] - top) / spread).exp());
    let total: f32 = odds.as_slice().iter().sum();
    BySeat::from_fn(game.seats, |it| odds[it] / total)
}

/// What [`evaluate`] adds up, one by one.
pub(crate) fn features(game: &Kingdoms) -> Vec<Feature> {
    let weight = 1.0 / spread(game);
    let hopes = BySeat::from_fn(game.seats, |it| hopes(game, Owner::seat(it)));
    let feature = |(at, name)| {
        let amount = BySeat::from_fn(game.seats, |it| hopes[it][at]);
        Feature { name, weight, amount }
    };
    NAMES.into_iter().enumerate().map(feature).collect()
}

/// How many points ahead make a win likely.
fn spread(game: &Kingdoms) -> f32 {
    WEIGHTS.spread + WEIGHTS.spread_per_age * ages_left(game)
}

fn ages_left(game: &Kingdoms) -> f32 {
    f32::from(AGES - game.age.min(AGES))
}

/// The points an owner may hope for, in the order of [`NAMES`].
fn hopes(game: &Kingdoms, owner: Owner) -> [f32; NAMES.len()] {
    let mut hopes = [0.0; NAMES.len()];
    hopes[0] = game.score(owner) as f32;
    if let Some(seat) = owner.as_seat() {
        hopes[1] = game.retreat_tokens[seat.index()].worth() as f32;
        hopes[2] = f32::from(game.modifiers[seat.index()]);
    }
    for kingdom in Kingdom::ALL {
        let council = game.council[kingdom.index()].iter().flatten();
        let seated = council.filter(|&&it| it == owner).count() as f32;
        let crowned = f32::from(u8::from(game.capital(kingdom) == Some(owner)));
        hopes[3] += WEIGHTS.council * ages_left(game) * (seated + crowned);
        if kingdom.index() >= usize::from(game.scored) {
            let (place, points) = hoped(game, kingdom, owner);
            hopes[place] += WEIGHTS.unsure * points;
        }
    }
    hopes
}

/// What a kingdom would pay an owner now, and by which of [`NAMES`]; of a battle, the share that
/// the hand promises.
fn hoped(game: &Kingdoms, kingdom: Kingdom, owner: Owner) -> (usize, f32) {
    const LEAD: usize = 4;
    const BATTLE: usize = 5;
    const PLACE: usize = 6;
    let own = game.influence(kingdom, owner);
    if own == 0 {
        return (PLACE, 0.0);
    }
    let others = game.owners().without(crate::Owners::NONE.with(owner));
    let ahead = |it: &Owner| game.influence(kingdom, *it) > own;
    let level = |it: &Owner| game.influence(kingdom, *it) == own;
    let token = f32::from(game.token(kingdom));
    // Groups of owners with more tokens decide the place, not their number.
    let counts =
        others.iter().filter(ahead).fold(0_u32, |bits, it| bits | 1 << game.influence(kingdom, it).min(31));
    match (counts.count_ones(), others.iter().filter(level).count()) {
        (0, 0) => (LEAD, token),
        (0, _) if game.ties == Ties::Peace => (LEAD, token),
        (0, _) => {
            let rivals: f32 = others.iter().filter(level).map(|it| arms(game, it)).sum();
            let share = arms(game, owner) / (arms(game, owner) + rivals);
            (BATTLE, share * token + (1.0 - share) * (f32::from(SECOND) + WEIGHTS.tie))
        }
        (1, _) => (PLACE, f32::from(SECOND)),
        (2, _) => (PLACE, f32::from(THIRD)),
        _ => (PLACE, 0.0),
    }
}

/// How well a hand fights.
fn arms(game: &Kingdoms, owner: Owner) -> f32 {
    const UPSTART: f32 = 110.0;
    owner.as_seat().map_or(UPSTART, |seat| {
        let cards = game.hand(seat).iter();
        let weights = cards.map(|it| BATTLE[usize::from(it.rank() - 1)]);
        20.0 + weights.sum::<u32>() as f32 + 15.0 * f32::from(game.modifiers[seat.index()])
    })
}
