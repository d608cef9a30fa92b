//! What the network is asked about a position: numbers that one seat may know, all about as large as 1.

use bots::network::{Inputs, Shape};
use tabletop::Seat;

use crate::{
    mind::policy::{arm, fitting},
    options::{Ascending, BattleTokens, Level, NextGroup, Second, Ties},
    rules::{
        cards::Cards,
        components::{AGES, HAND, Kingdom, Owner, Owners},
        rally,
        state::{Kingdoms, Phase, Stage},
    },
};

/// How many numbers there are.
pub(crate) const SHAPE: Shape = Shape { place: 24, own: 24, shared: 28 };

/// Writes numbers one after the other.
struct Pen<'a>(std::slice::IterMut<'a, f32>);

impl Pen<'_> {
    fn put(&mut self, number: f32) {
        if let Some(room) = self.0.next() {
            *room = number;
        }
    }

    fn flag(&mut self, flag: bool) {
        self.put(f32::from(u8::from(flag)));
    }
}

/// What `viewer` may know of the position.
pub(crate) fn inputs(game: &Kingdoms, viewer: Seat, into: &mut Inputs) {
    into.seats = game.seats;
    into.places = Kingdom::ALL.len();
    table(game, &mut Pen(into.shared.iter_mut()));
    for seat in Seat::all(game.seats) {
        own(game, seat, viewer, &mut Pen(into.own[seat.index()].iter_mut()));
        for kingdom in Kingdom::ALL {
            let pen = &mut Pen(into.place[seat.index()][kingdom.index()].iter_mut());
            place(game, seat, viewer, kingdom, pen);
        }
    }
}

/// What all players share.
fn table(game: &Kingdoms, pen: &mut Pen<'_>) {
    for count in 1..=5 {
        pen.flag(game.seats == count);
    }
    for age in 1..=AGES {
        pen.flag(game.age.max(1) == age);
    }
    pen.put(f32::from(game.retreated.len()) / 4.0);
    pen.flag(rally::is_open(game).is_ok());
    pen.put(f32::from(game.scored) / 5.0);
    pen.flag(game.battle().is_some());
    pen.flag(game.laid == [0; 5] && game.retreated.is_empty());
    let free: u8 = Kingdom::ALL.iter().map(|it| it.territories() - game.laid(*it)).sum();
    pen.put(f32::from(free) / 30.0);
    let staying = game.owners().len().saturating_sub(game.retreated.len()).max(1);
    pen.put(f32::from(free) / f32::from(staying) / 10.0);
    pen.put(f32::from(game.stalled) / 10.0);
    for level in Level::ALL {
        pen.flag(game.is_solo() && game.solo.level == level);
    }
    pen.put(if game.is_solo() { game.score(Owner::UPSTART) as f32 / 40.0 } else { 0.0 });
    pen.flag(game.is_solo() && game.retreated.contains(Owner::UPSTART));
    pen.flag(game.ties == Ties::Peace);
    pen.flag(game.second == Second::Half);
    pen.flag(game.next == NextGroup::Second);
    pen.flag(game.battle_tokens == BattleTokens::Eight);
    pen.flag(game.ascending == Ascending::Higher);
}

/// What a player has, and when the turn comes.
fn own(game: &Kingdoms, seat: Seat, viewer: Seat, pen: &mut Pen<'_>) {
    let (owner, at) = (Owner::seat(seat), seat.index());
    let tokens = |it: Seat| {
        let purse = game.retreat_tokens[it.index()];
        // Of a token that nobody else has seen the mean is known.
        if it == viewer { purse.worth() as f32 } else { 3.5 * f32::from(purse.len()) }
    };
    let points =
        |it: Seat| game.score(Owner::seat(it)) as f32 + tokens(it) + f32::from(game.modifiers[it.index()]);
    pen.put(points(seat) / 40.0);
    let rivals = Seat::all(game.seats).filter(|&it| it != seat).map(points);
    let upstart = game.is_solo().then(|| game.score(Owner::UPSTART) as f32);
    let best = rivals.chain(upstart).fold(0.0, f32::max);
    pen.put((points(seat) - best) / 20.0);
    pen.put(tokens(seat) / 5.0);
    pen.put(f32::from(game.modifiers[at]) / 3.0);
    pen.flag(game.first == seat);
    pen.flag(game.has_retreated(seat));
    let turn = match game.phase {
        Phase::Turn(turn) => turn,
        _ => game.first,
    };
    let before = (seat.0 + game.seats - turn.0) % game.seats;
    pen.flag(before == 0);
    pen.flag(before == 1);
    pen.flag(before + 1 == game.seats);
    pen.put(f32::from(before) / f32::from(game.seats));
    let (mut placed, mut council) = (0, 0);
    for kingdom in Kingdom::ALL {
        placed += game.influence(kingdom, owner);
        council += game.council[kingdom.index()].iter().flatten().filter(|&&it| it == owner).count();
    }
    pen.put(f32::from(placed) / 12.0);
    pen.put(council as f32 / 4.0);
    pen.put(f32::from(game.hand(seat).len()) / f32::from(HAND));
    if let Some(battle) = game.battle() {
        pen.flag(battle.contenders.contains(owner));
        pen.flag(battle.fighting.contains(owner));
        let token = f32::from(game.token(battle.kingdom)) / 10.0;
        pen.put(if battle.fighting.contains(owner) { token / f32::from(battle.fighting.len()) } else { 0.0 });
        pen.put(f32::from(battle.added[at]) / 3.0);
        // Cards are secret until all have chosen.
        let shown = battle.stage != Stage::Choosing;
        pen.flag(shown && battle.best().contains(owner));
    } else {
        (0..5).for_each(|_| pen.put(0.0));
    }
    if seat == viewer {
        let hand = game.hand(seat);
        pen.put(1.0);
        pen.put(hand.iter().map(arm).sum::<f32>() / 2.0);
        pen.put(hand.iter().map(arm).fold(0.0, f32::max));
        let useful = Kingdom::ALL.iter().fold(Cards::NONE, |all, it| all.or(fitting(game, hand, *it)));
        pen.put(f32::from(useful.len()) / f32::from(HAND));
    }
}

/// How a player stands in a kingdom.
fn place(game: &Kingdoms, seat: Seat, viewer: Seat, kingdom: Kingdom, pen: &mut Pen<'_>) {
    let owner = Owner::seat(seat);
    let paid = kingdom.index() < usize::from(game.scored);
    let token = if paid { 0.0 } else { f32::from(game.token(kingdom)) / 10.0 };
    pen.put(token);
    let later: u8 = game.tokens_left(kingdom).iter().sum();
    pen.put(f32::from(later) / 20.0 - token / 2.0);
    let own = game.influence(kingdom, owner);
    let (mut first, mut second, mut level) = (0, 0, 0_u8);
    for rival in game.owners().without(Owners::NONE.with(owner)).iter() {
        let theirs = game.influence(kingdom, rival);
        level += u8::from(theirs == own);
        if theirs > first {
            (first, second) = (theirs, first);
        } else if theirs > second {
            second = theirs;
        }
    }
    pen.put(f32::from(own) / 4.0);
    pen.put(f32::from(first) / 4.0);
    pen.put(f32::from(second) / 4.0);
    let leads = own > 0 && own > first;
    let ties = own > 0 && own == first;
    pen.put(if leads { token } else { 0.0 });
    pen.put(if ties { token / f32::from(level + 1) } else { 0.0 });
    pen.flag(leads);
    pen.flag(ties);
    pen.flag(own > 0 && own < first && own >= second);
    pen.put(f32::from(i16::from(own) - i16::from(first)) / 4.0);
    let free = kingdom.territories() - game.laid(kingdom);
    pen.put(f32::from(free) / 4.0);
    pen.flag(free == 0);
    pen.flag(game.capital_is_next(kingdom));
    let seated = game.council[kingdom.index()].iter().flatten();
    pen.put(seated.clone().filter(|&&it| it == owner).count() as f32);
    pen.put(seated.count() as f32 / 2.0);
    pen.flag(game.capital(kingdom) == Some(owner));
    pen.put(f32::from(kingdom.territories()) / 8.0);
    pen.put(f32::from(game.fitting(kingdom).len()) / 64.0);
    if seat == viewer {
        pen.put(f32::from(fitting(game, game.hand(seat), kingdom).len()) / f32::from(HAND));
    } else {
        pen.put(0.0);
    }
    pen.flag(game.has_retreated(seat));
    pen.put(f32::from(game.retreated.len()) / 4.0);
    pen.flag(matches!(game.phase, Phase::Turn(turn) if turn == seat));
    pen.put(f32::from(AGES - game.age.clamp(1, AGES)) / 2.0);
}
