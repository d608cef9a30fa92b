//! The game as numbers, for programs that learn it: numbers of actions, and what a seat observes.
//!
//! Cards of the hand are meant by their place: slot 0 is the lowest card by animal, then by rank.

use tabletop::{
    Block, Numbers, Seat, Viewer,
    numbers::{Writer, size},
};

use crate::{
    Action, Card, Cards, Kingdom, Kingdoms, Owner,
    rules::{
        components::{HAND, OWNERS},
        rally,
        state::{Battle, Phase, Stage},
    },
    screen::view::{knows_card, knows_tokens},
};

const SLOTS: u32 = HAND as u32;
const KINGDOMS: u32 = Kingdom::ALL.len() as u32;
/// The other card of a pair is one of the other slots.
const PARTNERS: u32 = SLOTS - 1;

/// Where the numbers of each kind of action begin.
const CLAIM: u32 = 0;
const PAIR: u32 = CLAIM + SLOTS * KINGDOMS;
const RALLY: u32 = PAIR + SLOTS * KINGDOMS * PARTNERS;
const RETREAT: u32 = RALLY + (1 << SLOTS) - 1;
const COMMIT: u32 = RETREAT + 1;
const ADD: u32 = COMMIT + SLOTS;
const PASS: u32 = ADD + 1;

/// A card is its animal and its rank.
const CARD: usize = 16;
/// Seats clockwise from the one that observes.
const SEATS: usize = 5;

const LAYOUT: &[Block] = &[
    Block::new("hand", &[HAND as usize, CARD]),
    Block::new("kingdom_decree", &[5, 30]),
    Block::new("kingdom_last_card", &[5, CARD]),
    Block::new("kingdom_cards", &[5, CARD]),
    Block::new("kingdom_influence", &[5, OWNERS]),
    Block::new("kingdom_council", &[5, OWNERS]),
    Block::new("kingdom_capital", &[5, OWNERS]),
    Block::new("kingdom_numbers", &[5, 5]),
    Block::new("cards_laid", &[64]),
    Block::new("discard", &[64]),
    Block::new("player", &[SEATS, 9]),
    Block::new("own_retreat_tokens", &[4]),
    Block::new("phase", &[3]),
    Block::new("age", &[3]),
    Block::new("table", &[6]),
    Block::new("battle_kingdom", &[5]),
    Block::new("battle_contenders", &[OWNERS]),
    Block::new("battle_fighting", &[OWNERS]),
    Block::new("battle_player", &[SEATS, CARD + 3]),
    Block::new("battle_upstart_cards", &[64]),
    Block::new("battle_used", &[64]),
    Block::new("battle_tied", &[1]),
    Block::new("upstart", &[4]),
    Block::new("upstart_bonus", &[2, CARD]),
    Block::new("upstart_last_kingdom", &[5]),
    Block::new("solo_level", &[5]),
    Block::new("options", &[6]),
];

impl Numbers for Kingdoms {
    const SPEC: u16 = 1;
    const ACTIONS: usize = PASS as usize + 1;
    const LAYOUT: &'static [Block] = LAYOUT;

    #[inline]
    fn number(&self, seat: Seat, action: &Action) -> u32 {
        let hand = self.hand(seat);
        match *action {
            Action::Claim { card, kingdom, with: None } => CLAIM + claim(slot(hand, card), kingdom),
            Action::Claim { card, kingdom, with: Some(with) } => {
                let (own, other) = (slot(hand, card), slot(hand, with));
                PAIR + claim(own, kingdom) * PARTNERS + other - u32::from(other > own)
            }
            Action::Rally { cards } => RALLY + slots(hand, cards).saturating_sub(1),
            Action::Retreat => RETREAT,
            Action::Commit { card } => COMMIT + slot(hand, card),
            Action::Add => ADD,
            Action::Pass => PASS,
        }
    }

    fn numbered(&self, seat: Seat, number: u32) -> Option<Action> {
        let hand = self.hand(seat);
        let card = |slot: u32| (slot < u32::from(hand.len())).then(|| hand.nth(slot));
        Some(match number {
            CLAIM..PAIR => {
                let (own, kingdom) = claimed(number - CLAIM);
                Action::Claim { card: card(own)?, kingdom, with: None }
            }
            PAIR..RALLY => {
                let (own, kingdom) = claimed((number - PAIR) / PARTNERS);
                let other = partner(own, (number - PAIR) % PARTNERS);
                Action::Claim { card: card(own)?, kingdom, with: Some(card(other)?) }
            }
            RALLY..RETREAT => {
                let bits = number - RALLY + 1;
                let mut chosen = (0..SLOTS).filter(|it| bits >> it & 1 != 0);
                let cards = chosen.try_fold(Cards::NONE, |cards, slot| Some(cards.with(card(slot)?)))?;
                Action::Rally { cards }
            }
            RETREAT => Action::Retreat,
            COMMIT..ADD => Action::Commit { card: card(number - COMMIT)? },
            ADD => Action::Add,
            PASS => Action::Pass,
            _ => return None,
        })
    }

    fn observe(&self, seat: Seat, out: &mut [u8]) {
        let mut out = Writer::new(out);
        for slot in 0..SLOTS {
            let own = self.hand(seat);
            put_card(&mut out, (slot < u32::from(own.len())).then(|| own.nth(slot)));
        }
        put_kingdoms(self, seat, &mut out);
        put_players(self, seat, &mut out);
        put_battle(self, seat, self.battle(), &mut out);
        put_solo(self, &mut out);
        out.all([
            self.ties as u8,
            self.second as u8,
            self.battle_tokens as u8,
            self.next as u8,
            self.ascending as u8,
            self.stall,
        ]);
        debug_assert_eq!(out.written(), size(LAYOUT));
    }

    fn label(number: u32) -> Option<String> {
        let at = |own: u32, kingdom: Kingdom| format!("play #{own} {kingdom}");
        Some(match number {
            CLAIM..PAIR => {
                let (own, kingdom) = claimed(number - CLAIM);
                at(own, kingdom)
            }
            PAIR..RALLY => {
                let (own, kingdom) = claimed((number - PAIR) / PARTNERS);
                format!("{} with #{}", at(own, kingdom), partner(own, (number - PAIR) % PARTNERS))
            }
            RALLY..RETREAT => {
                let chosen = (0..SLOTS).filter(|it| (number - RALLY + 1) >> it & 1 != 0);
                chosen.fold("rally".to_owned(), |text, slot| format!("{text} #{slot}"))
            }
            RETREAT => "retreat".to_owned(),
            COMMIT..ADD => format!("battle #{}", number - COMMIT),
            ADD => "add".to_owned(),
            PASS => "pass".to_owned(),
            _ => return None,
        })
    }
}

/// The place of a card in the hand.
#[inline]
const fn slot(hand: Cards, card: Card) -> u32 {
    let lower = Cards::only(card).0 - 1;
    hand.and(Cards(lower)).len() as u32
}

/// The places of cards in the hand, a bit each.
#[inline]
fn slots(hand: Cards, cards: Cards) -> u32 {
    let places = hand.iter().enumerate();
    places.filter(|it| cards.contains(it.1)).fold(0, |bits, it| bits | 1 << it.0)
}

const fn claim(slot: u32, kingdom: Kingdom) -> u32 {
    slot * KINGDOMS + kingdom.index() as u32
}

const fn claimed(number: u32) -> (u32, Kingdom) {
    (number / KINGDOMS, Kingdom::ALL[(number % KINGDOMS) as usize])
}

/// The slot of the nth other card.
const fn partner(own: u32, nth: u32) -> u32 {
    if nth < own { nth } else { nth + 1 }
}

/// Where an owner is written: seats clockwise from the one that observes, and last the upstart.
fn relation(game: &Kingdoms, seat: Seat, owner: Owner) -> usize {
    let seats = usize::from(game.seats);
    owner.as_seat().map_or(OWNERS - 1, |it| (it.index() + seats - seat.index()) % seats)
}

fn put_card(out: &mut Writer<'_>, card: Option<Card>) {
    out.one_of(card.map(|it| it.animal() as usize), 8);
    out.one_of(card.map(|it| usize::from(it.rank() - 1)), 8);
}

fn put_kingdoms(game: &Kingdoms, seat: Seat, out: &mut Writer<'_>) {
    for decree in game.decrees {
        out.one_of(decree.map(|it| it as usize), 30);
    }
    for kingdom in Kingdom::ALL {
        put_card(out, game.last_card(kingdom));
    }
    let mut laid = Cards::NONE;
    for kingdom in Kingdom::ALL {
        for card in game.cards_at(kingdom) {
            out.count_at(card.animal() as usize);
            out.count_at(7 + usize::from(card.rank()));
            laid = laid.with(card);
        }
        out.skip(CARD);
    }
    for influence in &game.influence {
        for owner in game.owners().iter() {
            out.put_at(relation(game, seat, owner), influence[owner.index()]);
        }
        out.skip(OWNERS);
    }
    for council in &game.council {
        for &owner in council.iter().flatten() {
            out.count_at(relation(game, seat, owner));
        }
        out.skip(OWNERS);
    }
    for kingdom in Kingdom::ALL {
        out.one_of(game.capital(kingdom).map(|it| relation(game, seat, it)), OWNERS);
    }
    for kingdom in Kingdom::ALL {
        let mut tokens = [0; 3];
        let left = game.tokens_left(kingdom);
        tokens[..left.len()].copy_from_slice(left);
        let count = game.laid(kingdom);
        out.all([count, kingdom.territories() - count]);
        out.all(tokens);
    }
    out.bits(laid.0, 64);
    out.bits(game.discard.0, 64);
}

fn put_players(game: &Kingdoms, seat: Seat, out: &mut Writer<'_>) {
    for player in seat.round(game.seats) {
        let (owner, at) = (Owner::seat(player), player.index());
        out.put(1);
        out.put(game.hand(player).len());
        out.put(game.score(owner));
        out.put(game.rallies[at]);
        out.put(game.supply(owner));
        out.put(game.modifiers[at]);
        out.put(game.retreat_tokens[at].len());
        out.put(game.has_retreated(player));
        out.put(game.first == player);
    }
    out.skip((SEATS - usize::from(game.seats)) * 9);
    let own = game.retreat_tokens[seat.index()];
    debug_assert!(knows_tokens(game, seat, Viewer::Seat(seat)));
    out.all([0, 1, 2, 3].map(|it| own.0 >> it & 1));
    let phase = match game.phase {
        Phase::Turn(_) => Some(0),
        Phase::Battle(Battle { stage: Stage::Choosing, .. }) => Some(1),
        Phase::Battle(Battle { stage: Stage::Adding(_), .. }) => Some(2),
        Phase::Setup | Phase::Scoring(_) | Phase::Over => None,
    };
    out.one_of(phase, 3);
    out.one_of(game.age.checked_sub(1).map(usize::from), 3);
    out.put(game.scored);
    out.put(game.deck.len());
    out.put(game.unseen_decrees.count_ones());
    out.put(rally::is_open(game).is_ok());
    out.put(game.stalled);
    out.put(game.modifier_supply());
}

fn put_battle(game: &Kingdoms, seat: Seat, battle: Option<&Battle>, out: &mut Writer<'_>) {
    let Some(battle) = battle else {
        return out.skip(5 + 2 * OWNERS + SEATS * (CARD + 3) + 64 + 64 + 1);
    };
    out.one_of(Some(battle.kingdom.index()), 5);
    for owners in [battle.contenders, battle.fighting] {
        for owner in owners.iter() {
            out.put_at(relation(game, seat, owner), 1);
        }
        out.skip(OWNERS);
    }
    for player in seat.round(game.seats) {
        let chosen = battle.cards[player.index()];
        put_card(out, chosen.filter(|_| knows_card(battle, player, Viewer::Seat(seat))));
        out.put(chosen.is_some());
        out.put(battle.added[player.index()]);
        out.put(battle.passed.contains(player));
    }
    out.skip((SEATS - usize::from(game.seats)) * (CARD + 3));
    out.bits(battle.against.0, 64);
    out.bits(battle.used.0, 64);
    out.put(battle.tied);
}

fn put_solo(game: &Kingdoms, out: &mut Writer<'_>) {
    if !game.is_solo() {
        return out.skip(4 + 2 * CARD + 5 + 5);
    }
    out.put(game.score(Owner::UPSTART));
    out.put(game.supply(Owner::UPSTART));
    out.put(game.retreated.contains(Owner::UPSTART));
    out.put(game.solo.battles);
    game.solo.bonus.iter().for_each(|&it| put_card(out, it));
    out.one_of(game.solo.last.map(Kingdom::index), 5);
    out.one_of(Some(game.solo.level as usize), 5);
}
