//! The position, and read-only questions about it.

use tabletop::{Seat, Seats, Turn};

use crate::{
    options::{Ascending, BattleTokens, Level, NextGroup, Second, Ties},
    rules::{
        cards::{Card, Cards},
        components::{AGES, COUNCIL, INFLUENCE, Kingdom, OWNERS, Owner, Owners, Purse},
        decrees::Decree,
    },
};

/// One match of Animal Kingdoms.
///
/// Deck, discard, unseen decrees and retreat tokens are bags without order: what is drawn is
/// decided at the moment of drawing.
///
/// Rule 2.4: of the four retreat tokens one is removed unseen, and the three others are drawn at
/// random. Drawing up to three from a bag of all four is the same, so that is what happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kingdoms {
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    pub(crate) hands: [Cards; 5],
    /// The cards that fit each kingdom now. Follows from decrees and played cards; kept because
    /// it is asked for far more often than it changes.
    pub(crate) fitting: [Cards; 5],
    /// The unseen decrees as bits.
    pub(crate) unseen_decrees: u32,
    /// Rallies in a row since the last claim.
    pub(crate) stalled: u16,
    pub(crate) rallies: [u16; 5],
    pub(crate) phase: Phase,
    /// The cards below each kingdom, in order. Every card came with one token, so there are never
    /// more than territories, and the card that fills a kingdom is the one that took its capital.
    pub(crate) played: [[(Card, Owner); 8]; 5],
    pub(crate) laid: [u8; 5],
    /// All tokens in a kingdom: territories, capital and council.
    pub(crate) influence: [[u8; OWNERS]; 5],
    pub(crate) council: [[Option<Owner>; COUNCIL]; 5],
    pub(crate) decrees: [Option<Decree>; 5],
    /// For each kingdom, the kingdoms whose decrees look at it, as bits.
    pub(crate) watching: [u8; 5],
    /// Each kingdom's tokens, one per age.
    pub(crate) tokens: [[u8; AGES as usize]; 5],
    /// Points by owner, age and kingdom.
    pub(crate) points: [[[u8; 5]; AGES as usize]; OWNERS],
    pub(crate) retreat_bag: Purse,
    pub(crate) retreat_tokens: [Purse; 5],
    pub(crate) modifiers: [u8; 5],
    /// The owners who have retreated in this age, the upstart included.
    pub(crate) retreated: Owners,
    /// The kingdoms whose capitals were claimed in this age, in order.
    pub(crate) capitals: [Option<Kingdom>; 5],
    /// How many kingdoms' tokens of this age have left the game.
    pub(crate) scored: u8,
    /// 1 to 3, and 0 before the first.
    pub(crate) age: u8,
    pub(crate) first: Seat,
    pub(crate) seats: u8,
    pub(crate) ties: Ties,
    pub(crate) second: Second,
    pub(crate) battle_tokens: BattleTokens,
    pub(crate) next: NextGroup,
    pub(crate) ascending: Ascending,
    pub(crate) stall: u8,
    pub(crate) solo: Solo,
}

const _: () = assert!(size_of::<Kingdoms>() <= 512);

/// What only the solo game needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Solo {
    pub(crate) level: Level,
    /// The upstart's bonus cards, the one turned up first in front.
    pub(crate) bonus: [Option<Card>; 2],
    /// Where the player played last in this age.
    pub(crate) last: Option<Kingdom>,
    /// How many battles were fought in this age.
    pub(crate) battles: u8,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The table is being set up for an age.
    Setup,
    /// A player's turn.
    Turn(Seat),
    /// The kingdoms are scored. Never waits for anybody.
    Scoring(Kingdom),
    /// A tie for first place is fought out.
    Battle(Battle),
    /// The game is over.
    Over,
}

/// A battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Battle {
    /// Cards of earlier rounds.
    pub(crate) used: Cards,
    /// The upstart's cards of this round.
    pub(crate) against: Cards,
    pub(crate) kingdom: Kingdom,
    /// The owners who began it.
    pub(crate) contenders: Owners,
    /// The owners who can still win it.
    pub(crate) fighting: Owners,
    /// This round's cards: secret while they are chosen.
    pub(crate) cards: [Option<Card>; 5],
    /// "+2" tokens on this round's cards.
    pub(crate) added: [u8; 5],
    /// The seats that have passed since a token was last added.
    pub(crate) passed: Seats,
    /// How many rounds ended in a tie.
    pub(crate) tied: u8,
    pub(crate) stage: Stage,
}

/// What the contenders of a battle are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Everybody for a card.
    Choosing,
    /// One of them whether to add a "+2" token.
    Adding(Seat),
}

impl Kingdoms {
    /// The seats that owe a decision.
    #[must_use]
    pub(crate) fn owing(&self) -> Turn {
        match &self.phase {
            Phase::Turn(seat) => Turn::of(*seat),
            Phase::Battle(battle) => match battle.stage {
                Stage::Adding(seat) => Turn::of(seat),
                Stage::Choosing => {
                    let open = |it: &Seat| battle.cards[it.index()].is_none();
                    Turn::Of(battle.fighting.seats().filter(open).collect())
                }
            },
            Phase::Setup | Phase::Scoring(_) => Turn::Of(Seats::NONE),
            Phase::Over => Turn::Over,
        }
    }

    /// Whether one player plays against the upstart.
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// Everybody with tokens of their own.
    #[must_use]
    pub fn owners(&self) -> Owners {
        let players: Owners = Seat::all(self.seats).map(Owner::seat).collect();
        if self.is_solo() { players.with(Owner::UPSTART) } else { players }
    }

    /// The decree that holds in a kingdom.
    #[must_use]
    pub(crate) fn decree(&self, kingdom: Kingdom) -> Decree {
        // No card is played before the decrees lie.
        self.decrees[kingdom.index()].unwrap_or(Decree::Pair)
    }

    /// How many cards lie below a kingdom, which is how many of its territories are taken.
    #[must_use]
    pub(crate) const fn laid(&self, kingdom: Kingdom) -> u8 {
        self.laid[kingdom.index()]
    }

    /// The cards below a kingdom in the order they were played, and who played them.
    pub(crate) fn played(&self, kingdom: Kingdom) -> &[(Card, Owner)] {
        &self.played[kingdom.index()][..usize::from(self.laid(kingdom))]
    }

    pub(crate) fn cards_at(&self, kingdom: Kingdom) -> impl Iterator<Item = Card> {
        self.played(kingdom).iter().map(|it| it.0)
    }

    /// Rule 7.2: the card played most recently in this kingdom, by anybody.
    #[inline]
    pub(crate) fn last_card(&self, kingdom: Kingdom) -> Option<Card> {
        self.played(kingdom).last().map(|it| it.0)
    }

    /// Rule 4.3: a kingdom whose capital is taken is full.
    #[must_use]
    pub(crate) const fn is_full(&self, kingdom: Kingdom) -> bool {
        self.laid(kingdom) == kingdom.territories()
    }

    /// Rule 4.2: only the capital is left.
    #[must_use]
    pub(crate) const fn capital_is_next(&self, kingdom: Kingdom) -> bool {
        self.laid(kingdom) + 1 == kingdom.territories()
    }

    /// The owner of the capital.
    #[must_use]
    pub(crate) fn capital(&self, kingdom: Kingdom) -> Option<Owner> {
        let last = self.played(kingdom).last().map(|it| it.1);
        last.filter(|_| self.is_full(kingdom))
    }

    /// Tokens of an owner in a kingdom: territories, capital and council.
    #[must_use]
    pub(crate) const fn influence(&self, kingdom: Kingdom, owner: Owner) -> u8 {
        self.influence[kingdom.index()][owner.index()]
    }

    /// Rule 1.5: tokens an owner still has in supply.
    #[must_use]
    pub(crate) fn supply(&self, owner: Owner) -> u8 {
        let placed: u8 = self.influence.iter().map(|it| it[owner.index()]).sum();
        INFLUENCE.saturating_sub(placed)
    }

    /// Rules 1.8, 14.3: "+2" tokens that nobody holds. Only battles between players use any.
    #[must_use]
    pub(crate) fn modifier_supply(&self) -> u8 {
        if self.is_solo() || self.ties == Ties::Peace {
            return 0;
        }
        self.battle_tokens.count().saturating_sub(self.modifiers.iter().sum())
    }

    /// The token a kingdom pays in this age.
    #[must_use]
    pub(crate) const fn token(&self, kingdom: Kingdom) -> u8 {
        let age = if self.age == 0 { 0 } else { self.age - 1 };
        self.tokens[kingdom.index()][age as usize]
    }

    /// The tokens a kingdom has not paid yet, ascending.
    #[must_use]
    pub(crate) fn tokens_left(&self, kingdom: Kingdom) -> &[u8] {
        let paid = kingdom.index() < usize::from(self.scored);
        let gone = self.age.saturating_sub(1) + u8::from(paid);
        &self.tokens[kingdom.index()][usize::from(gone)..]
    }

    /// Points on the track: what everybody can see. Retreat tokens and unused "+2" tokens come
    /// on top at the end.
    #[must_use]
    pub(crate) fn score(&self, owner: Owner) -> i32 {
        let kingdoms = self.points[owner.index()].iter().flatten();
        let rallies = owner.as_seat().map_or(0, |it| self.rallies[it.index()]);
        kingdoms.map(|&it| i32::from(it)).sum::<i32>() + i32::from(rallies)
    }

    /// Whether this seat has retreated in this age.
    #[must_use]
    pub(crate) const fn has_retreated(&self, seat: Seat) -> bool {
        self.retreated.contains(Owner::seat(seat))
    }

    pub(crate) const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The battle that is going on.
    pub(crate) const fn battle(&self) -> Option<&Battle> {
        match &self.phase {
            Phase::Battle(battle) => Some(battle),
            Phase::Setup | Phase::Turn(_) | Phase::Scoring(_) | Phase::Over => None,
        }
    }
}
