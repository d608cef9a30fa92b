//! Chapter 2 · Set-up.

use tabletop::{Chance, Record, Seat, Step};

use crate::{
    event::Event,
    options::{DecreeSet, Options},
    rules::{
        cards::{Card, Cards},
        components::{Animal, HAND, KINGDOM_TOKENS, Kingdom, Owner, Owners, Purse},
        decrees::Decree,
        draw, solo,
        state::{Kingdoms, Phase, Solo},
        turn,
    },
};

/// What lies below an empty kingdom. Places beyond the number of cards laid mean nothing, but
/// must be equal in equal positions.
pub(crate) const NOTHING_PLAYED: [(Card, Owner); 8] = [(Card::new(Animal::Panda, 1), Owner::UPSTART); 8];

/// The empty table.
pub(crate) fn empty(options: &Options, seats: u8) -> Kingdoms {
    let solo = seats == 1;
    Kingdoms {
        deck: Cards::ALL,
        discard: Cards::NONE,
        hands: [Cards::NONE; 5],
        fitting: [Cards::NONE; 5],
        unseen_decrees: Decree::bag(options.decrees == DecreeSet::Documented),
        stalled: 0,
        rallies: [0; 5],
        phase: Phase::Setup,
        played: [NOTHING_PLAYED; 5],
        laid: [0; 5],
        influence: Default::default(),
        council: Default::default(),
        decrees: [None; 5],
        watching: [0; 5],
        tokens: Default::default(),
        points: Default::default(),
        // Rule 13.2: there are no retreat tokens in the solo game.
        retreat_bag: if solo { Purse::default() } else { Purse::ALL },
        retreat_tokens: Default::default(),
        modifiers: [0; 5],
        retreated: Owners::NONE,
        capitals: [None; 5],
        scored: 0,
        age: 0,
        first: Seat(0),
        seats,
        ties: options.ties,
        second: options.second,
        battle_tokens: options.modifiers,
        next: options.next,
        ascending: options.ascending,
        stall: options.stall,
        solo: Solo { level: options.level.unwrap_or_default(), bonus: [None; 2], last: None, battles: 0 },
    }
}

/// Sets the table up, up to the first decision.
pub(crate) fn setup<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>) {
    let seats = step.game().seats;
    // Rule 2.1: four secret cards for everybody.
    for seat in Seat::all(seats) {
        draw::cards(step, seat, HAND);
    }
    solo::turn_up_bonus(step);
    deal_decrees(step);
    lay_tokens(step);
    // Rule 2.5: a random first player.
    let first = match seats {
        1 => Seat(0),
        _ => Seat(step.chance().below(u32::from(seats)) as u8),
    };
    turn::begin_age(step, 1, first);
}

/// Rule 2.2: one decree for each kingdom, face up.
pub(crate) fn deal_decrees<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>) {
    for kingdom in Kingdom::ALL {
        let mut unseen = step.game().unseen_decrees;
        for _ in 0..step.chance().below(unseen.count_ones()) {
            unseen &= unseen - 1;
        }
        let decree = Decree::ALL[unseen.trailing_zeros() as usize];
        step.emit(Event::DecreeDealt { kingdom, decree });
    }
}

/// Rule 2.3: three random tokens for each kingdom, sorted.
fn lay_tokens<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>) {
    let mut tokens = KINGDOM_TOKENS;
    step.chance().shuffle(&mut tokens);
    for (kingdom, values) in Kingdom::ALL.into_iter().zip(tokens.chunks_exact(3)) {
        let mut values = [values[0], values[1], values[2]];
        values.sort_unstable();
        step.emit(Event::TokensLaid { kingdom, values });
    }
}
