//! A cheap, sensible choice, and the few actions worth a look.

use tabletop::{Chance, Seat};

use crate::{
    action::Action,
    mind::gains::Gains,
    rejection::Due,
    rules::{
        cards::{Card, Cards},
        components::{AGES, Kingdom, Owner},
        decrees::{self, Decree},
        rally,
        state::Kingdoms,
        turn,
    },
};

/// How often each rank is the right first card of a battle, in percent, from rank 1.
pub(crate) const BATTLE: [u32; 8] = [27, 1, 1, 2, 4, 9, 27, 31];

/// A cheap, sensible choice.
pub(crate) fn light(game: &Kingdoms, seat: Seat, chance: &mut impl Chance) -> Action {
    match turn::due(game, seat) {
        Due::BattleCard if game.is_solo() => Action::Commit { card: highest(game.hand(seat)) },
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
        // A player who is asked for a card has one.
        let Some(card) = cards.next() else {
            return hand.nth(0);
        };
        if pick < weight(card) {
            return card;
        }
        pick -= weight(card);
    }
}

/// The card that most others do not beat: it is turned up against the upstart's cards, who does not choose.
fn highest(hand: Cards) -> Card {
    hand.iter().max_by_key(|it| if it.rank() == 1 { 0 } else { it.rank() }).unwrap_or(hand.nth(0))
}

/// Adds tokens if they turn the battle, and not otherwise.
fn modifier(game: &Kingdoms, seat: Seat) -> Action {
    let Some(battle) = game.battle() else {
        return Action::Pass;
    };
    let mut ahead = *battle;
    let wins = |it: &crate::rules::state::Battle| {
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
///
/// Play-outs come here more often than anywhere else: what placements are worth is compared as whole
/// numbers with the kingdom in their last bits, because branches could not be foreseen.
fn on_turn(game: &Kingdoms, seat: Seat, chance: &mut impl Chance) -> Action {
    const NOTHING: i32 = i32::MIN;
    let hand = game.hand(seat);
    let glance = Glance::new(game, seat);
    let mut jitters = jitters(chance);
    let mut best = NOTHING;
    let mut useful = Cards::NONE;
    for kingdom in Kingdom::ALL {
        let fitting = fitting(game, hand, kingdom);
        useful = useful.or(fitting);
        let worth = glance.placement(game, kingdom) * jitter(&mut jitters);
        let ranked = worth * 8 + kingdom as i32;
        best = best.max(if fitting.is_empty() { NOTHING } else { ranked });
    }
    let claiming = best >> 3;
    let retreating = retreating(game) * STEADY;
    let rallying = STAYING[seated(game)].rally * jitter(&mut jitters);
    if rallying > claiming.max(retreating) && rally::is_open(game).is_ok() && !hand.is_empty() {
        return Action::Rally { cards: exchanged(hand, useful) };
    }
    if retreating >= claiming {
        return Action::Retreat;
    }
    let kingdom = Kingdom::ALL[(best & 7) as usize % 5];
    claim(game, hand, kingdom, fitting(game, hand, kingdom)).unwrap_or(Action::Retreat)
}

/// Points as a whole number, small enough to be multiplied by a jitter.
pub(crate) const fn scaled(points: f32) -> i32 {
    (points * 1024.0) as i32
}

/// The claim of a kingdom by the card, of those that fit, that a battle would miss least.
pub(crate) fn claim(game: &Kingdoms, hand: Cards, kingdom: Kingdom, fitting: Cards) -> Option<Action> {
    let card = cheapest(fitting)?;
    let pair = game.decree(kingdom) == Decree::Pair;
    let with = if pair { cheapest(decrees::partners(hand, card)) } else { None };
    Some(Action::Claim { card, kingdom, with })
}

/// What an action on one's turn is worth to the light player, in points, without jitter.
pub(crate) fn first_glance(game: &Kingdoms, seat: Seat, action: &Action) -> f32 {
    let points = |it: i32| it as f32 / const { scaled(1.0) as f32 };
    match *action {
        Action::Claim { kingdom, .. } => points(Glance::new(game, seat).placement(game, kingdom)),
        Action::Rally { .. } => points(STAYING[seated(game)].rally),
        Action::Retreat => points(retreating(game)),
        Action::Commit { .. } | Action::Add | Action::Pass => 0.0,
    }
}

/// One claim of each kingdom, by the card that a battle would miss least; one rally, with all cards
/// that fit nowhere; and a retreat.
pub(crate) fn abstraction(game: &Kingdoms, seat: Seat, acc: &mut Vec<(u16, Action)>) {
    if turn::due(game, seat) != Due::Turn {
        return;
    }
    let hand = game.hand(seat);
    let mut useful = Cards::NONE;
    for kingdom in Kingdom::ALL {
        let fitting = fitting(game, hand, kingdom);
        useful = useful.or(fitting);
        acc.extend(claim(game, hand, kingdom, fitting).map(|it| (1 + kingdom as u16, it)));
    }
    if rally::is_open(game).is_ok() && !hand.is_empty() {
        acc.push((8, Action::Rally { cards: exchanged(hand, useful) }));
    }
    acc.push((9, Action::Retreat));
}

/// The cards of a hand that a kingdom lets in, under the decree `pair` with a partner.
pub(crate) fn fitting(game: &Kingdoms, hand: Cards, kingdom: Kingdom) -> Cards {
    let fitting = hand.and(game.fitting(kingdom));
    if game.decree(kingdom) != Decree::Pair {
        return fitting;
    }
    fitting.iter().filter(|it| !decrees::partners(hand, *it).is_empty()).collect()
}

/// What a rally gives away: cards that are of no use, or else the least useful one.
pub(crate) fn exchanged(hand: Cards, useful: Cards) -> Cards {
    let useless = hand.without(useful);
    if useless.is_empty() { cheapest(hand).map_or(hand, Cards::only) } else { useless }
}

/// How much a battle would miss a card: the best one 1.
pub(crate) fn arm(card: Card) -> f32 {
    BATTLE[usize::from(card.rank() - 1)] as f32 / 31.0
}

/// The card that a battle would miss least.
fn cheapest(cards: Cards) -> Option<Card> {
    cards.iter().min_by_key(|it| BATTLE[usize::from(it.rank() - 1)])
}

/// Chance for six jitters, drawn at once.
fn jitters(chance: &mut impl Chance) -> u64 {
    u64::from(chance.below(1 << 27)) << 27 | u64::from(chance.below(1 << 27))
}

/// Between 3/4 and 5/4, so that play-outs differ; in parts of [`STEADY`].
fn jitter(jitters: &mut u64) -> i32 {
    let jitter = STEADY * 3 / 4 + (*jitters % 512) as i32;
    *jitters /= 512;
    jitter
}

/// A jitter that changes nothing.
const STEADY: i32 = 1024;

/// What placements are judged by, whatever the kingdom.
struct Glance {
    gains: Gains,
    /// Whether the others have retreated.
    alone: bool,
    /// What a capital is worth besides.
    capital: i32,
    /// Where the own tokens stand among those of all owners.
    shift: u32,
}

impl Glance {
    #[inline]
    fn new(game: &Kingdoms, seat: Seat) -> Self {
        let alone = is_last(game);
        let gains = Gains::new(seated(game), alone, game.second);
        Self { gains, alone, capital: capital(game), shift: 8 * u32::from(seat.0) }
    }

    /// What one more token in a kingdom is worth.
    #[inline]
    fn placement(&self, game: &Kingdoms, kingdom: Kingdom) -> i32 {
        // All owners' tokens side by side: a byte each.
        let [a, b, c, d, e, f] = game.influence[kingdom.index()];
        let all = u64::from_le_bytes([a, b, c, d, e, f, 0, 0]);
        let own = (all >> self.shift) as u8;
        let others = all & !(0xFF << self.shift);
        let most = (0..6).fold(0, |most, it| (others >> (8 * it) & 0xFF).max(most));
        let free = kingdom.territories() - game.laid(kingdom);
        let gained = self.gains.of(own, most as u8, free, game.token(kingdom));
        match (self.alone, free) {
            // Nobody takes the capital away: it can wait, and other tokens bring new cards meanwhile.
            (true, 1) => (gained >> 8).max(0) + 1,
            (true, _) => gained.max(0) + const { scaled(0.1) },
            (false, 1) => gained + self.capital,
            (false, _) => gained,
        }
    }
}

/// Whether all but one have retreated.
fn is_last(game: &Kingdoms) -> bool {
    game.retreated.len() + 1 == owners(game)
}

/// How many play, the upstart with them.
fn owners(game: &Kingdoms) -> u8 {
    game.seats.max(2)
}

/// What going on and leaving an age are judged by, which depends on how many play.
struct Staying {
    /// A rally: its point and the better hand.
    rally: i32,
    /// Retreating when nobody else has and nothing better offers itself.
    retreat: i32,
    /// A council seat, for each age to come, and a retreat token.
    council: i32,
    token: i32,
    /// A turn that is given up, and how many of them count at most.
    turn: i32,
    turns: i32,
}

/// By the number of seats. Found in games against the scripted player; for one and two like the habits in `gains`.
const STAYING: [Staying; 5] = [
    Staying { token: 0, turn: scaled(3.2), ..USUAL },
    Staying {
        rally: scaled(1.4),
        retreat: scaled(-0.3),
        council: scaled(2.3),
        token: scaled(4.1),
        turn: scaled(1.2),
        turns: 11,
    },
    Staying { turn: scaled(1.3), ..USUAL },
    Staying { council: scaled(2.0), turns: 7, ..USUAL },
    Staying { council: scaled(2.0), turn: scaled(2.4), turns: 7, ..USUAL },
];

const USUAL: Staying = Staying {
    rally: scaled(1.2),
    retreat: scaled(0.6),
    council: scaled(1.5),
    token: scaled(2.0),
    turn: scaled(2.0),
    turns: 9,
};

/// What taking a capital is worth besides its token: a council seat, and what leaving is.
fn capital(game: &Kingdoms) -> i32 {
    STAYING[seated(game)].council * i32::from(AGES - game.age.min(AGES)) + leaving(game)
}

/// What a retreat is worth when nothing better offers itself.
fn retreating(game: &Kingdoms) -> i32 {
    if game.is_solo() {
        leaving(game)
    } else if game.retreated.is_empty() {
        STAYING[seated(game)].retreat
    } else {
        0
    }
}

/// What leaving the age is worth: perhaps a retreat token, and no further turn, though there would be as
/// many as those who stay can share.
fn leaving(game: &Kingdoms) -> i32 {
    const TERRITORIES: u8 = 30;
    let it = &STAYING[seated(game)];
    let token = game.retreated.is_empty() && !game.retreat_bag.is_empty();
    let free = i32::from(TERRITORIES.saturating_sub(game.laid.iter().sum()));
    let staying = i32::from(owners(game)) - i32::from(game.retreated.len());
    let given_up = (it.turn * free / staying.max(1)).min(it.turn * it.turns);
    i32::from(token) * it.token - given_up
}

/// The place of a number of seats in a table for one to five.
fn seated(game: &Kingdoms) -> usize {
    usize::from(game.seats.saturating_sub(1)) % 5
}
