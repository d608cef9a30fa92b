//! Chapter 7 · Decrees: which beasts a kingdom lets in.

use crate::{
    options::Ascending,
    rejection::{Needs, Rejection},
    rules::{
        cards::{Card, Cards},
        components::{Animal, Kingdom},
        state::Kingdoms,
        text,
    },
};

/// Rule 7.1: the thirty decrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // Each is described by its one line in `Kingdoms::let_in`.
pub enum Decree {
    LizardOrTiger,
    WolfOrFrog,
    PandaOrOwl,
    OkapiOrBee,
    Low,
    Middle,
    High,
    Odd,
    Even,
    Pair,
    RanksDiffer,
    AnimalsDiffer,
    Ascending,
    Descending,
    Alternate,
    Step,
    Follow,
    Break,
    NeighbourMatch,
    NeighbourRank,
    NeighbourAnimal,
    NeighbourStep,
    NeighbourLow,
    NeighbourHigh,
    NeighbourRanksDiffer,
    NeighbourAnimalsDiffer,
    RealmRank,
    RealmAnimal,
    RealmNewRank,
    RealmNewAnimal,
}

/// Rule 7.2: what a decree looks at besides the card that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// Nothing.
    Absolute,
    /// The rest of the hand.
    Hand,
    /// The last card of its own kingdom.
    OwnLast,
    /// All cards of its own kingdom.
    OwnAll,
    /// The last cards of the two neighbours.
    Neighbours,
    /// The last cards of the four other kingdoms.
    Realm,
}

impl Scope {
    pub(crate) const ALL: [Self; 6] =
        [Self::Absolute, Self::Hand, Self::OwnLast, Self::OwnAll, Self::Neighbours, Self::Realm];

    /// Its name in views and text keys.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Absolute => "absolute",
            Self::Hand => "hand",
            Self::OwnLast => "own-last",
            Self::OwnAll => "own-all",
            Self::Neighbours => "neighbours",
            Self::Realm => "realm",
        }
    }
}

text::by_id!(Scope, "a scope of decrees");
text::by_id!(Decree, "a decree");

/// Decree, name, scope, and whether it is documented in a public source; the others complete the
/// printed count by symmetry, and a table may leave them out.
const DATA: [(Decree, &str, Scope, bool); 30] = {
    use {Decree as D, Scope as S};
    [
        (D::LizardOrTiger, "lizard-or-tiger", S::Absolute, true),
        (D::WolfOrFrog, "wolf-or-frog", S::Absolute, true),
        (D::PandaOrOwl, "panda-or-owl", S::Absolute, false),
        (D::OkapiOrBee, "okapi-or-bee", S::Absolute, false),
        (D::Low, "low", S::Absolute, true),
        (D::Middle, "middle", S::Absolute, true),
        (D::High, "high", S::Absolute, true),
        (D::Odd, "odd", S::Absolute, true),
        (D::Even, "even", S::Absolute, true),
        (D::Pair, "pair", S::Hand, true),
        (D::RanksDiffer, "ranks-differ", S::OwnAll, true),
        (D::AnimalsDiffer, "animals-differ", S::OwnAll, true),
        (D::Ascending, "ascending", S::OwnAll, true),
        (D::Descending, "descending", S::OwnAll, true),
        (D::Alternate, "alternate", S::OwnLast, true),
        (D::Step, "step", S::OwnLast, true),
        (D::Follow, "follow", S::OwnLast, true),
        (D::Break, "break", S::OwnLast, false),
        (D::NeighbourMatch, "neighbour-match", S::Neighbours, true),
        (D::NeighbourRank, "neighbour-rank", S::Neighbours, true),
        (D::NeighbourAnimal, "neighbour-animal", S::Neighbours, false),
        (D::NeighbourStep, "neighbour-step", S::Neighbours, false),
        (D::NeighbourLow, "neighbour-low", S::Neighbours, true),
        (D::NeighbourHigh, "neighbour-high", S::Neighbours, true),
        (D::NeighbourRanksDiffer, "neighbour-ranks-differ", S::Neighbours, false),
        (D::NeighbourAnimalsDiffer, "neighbour-animals-differ", S::Neighbours, false),
        (D::RealmRank, "realm-rank", S::Realm, true),
        (D::RealmAnimal, "realm-animal", S::Realm, false),
        (D::RealmNewRank, "realm-new-rank", S::Realm, true),
        (D::RealmNewAnimal, "realm-new-animal", S::Realm, true),
    ]
};

impl Decree {
    /// All decrees.
    pub const ALL: [Self; 30] = {
        let mut all = [Self::LizardOrTiger; 30];
        let mut at = 0;
        while at < 30 {
            all[at] = DATA[at].0;
            assert!(all[at] as usize == at);
            at += 1;
        }
        all
    };

    /// The decree's name in notation and text keys.
    #[must_use]
    pub const fn id(self) -> &'static str {
        DATA[self as usize].1
    }

    /// What it looks at.
    #[must_use]
    pub const fn scope(self) -> Scope {
        DATA[self as usize].2
    }

    /// Whether it is documented in a public source.
    #[must_use]
    pub const fn documented(self) -> bool {
        DATA[self as usize].3
    }

    /// All decrees as bits, or only the documented ones.
    #[must_use]
    pub(crate) fn bag(only_documented: bool) -> u32 {
        let wanted = Self::ALL.iter().filter(|it| !only_documented || it.documented());
        wanted.fold(0, |bag, &it| bag | 1 << it as u32)
    }
}

/// What a decree's reference cards show: their ranks and animals as bits.
#[derive(Clone, Copy, Default)]
struct Shown {
    ranks: u8,
    animals: u8,
}

impl Shown {
    fn of(cards: impl Iterator<Item = Card>) -> Self {
        cards.fold(Self::default(), |shown, card| Self {
            ranks: shown.ranks | 1 << (card.rank() - 1),
            animals: shown.animals | 1 << card.animal() as u8,
        })
    }

    fn same_rank(self) -> Cards {
        Cards::of_ranks(self.ranks)
    }

    fn other_rank(self) -> Cards {
        Cards::of_ranks(!self.ranks)
    }

    fn same_animal(self) -> Cards {
        Cards(SPREAD[self.animals as usize])
    }

    fn other_animal(self) -> Cards {
        Cards(SPREAD[!self.animals as usize])
    }

    /// One above or one below a shown rank.
    fn step(self) -> Cards {
        Cards::of_ranks(self.ranks << 1 | self.ranks >> 1)
    }

    /// Above the highest shown rank.
    fn above(self) -> Cards {
        Cards::of_ranks(0xFF_u8.checked_shl(8 - self.ranks.leading_zeros()).unwrap_or(0))
    }

    /// Below the lowest shown rank.
    fn below(self) -> Cards {
        Cards::of_ranks(self.ranks.wrapping_sub(1) & !self.ranks)
    }

    /// At most the lowest shown rank.
    fn low(self) -> Cards {
        Cards::of_ranks(self.ranks ^ self.ranks.wrapping_sub(1))
    }

    /// At least the highest shown rank.
    fn high(self) -> Cards {
        Cards::of_ranks(0xFF << (7 - self.ranks.leading_zeros() % 8))
    }
}

/// All cards of the animals whose bits are set in the index.
const SPREAD: [u64; 256] = {
    let mut spread = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut animal = 0;
        while animal < 8 {
            if bits & (1 << animal) != 0 {
                spread[bits] |= 0xFF << (animal * 8);
            }
            animal += 1;
        }
        bits += 1;
    }
    spread
};

const fn two(one: Animal, other: Animal) -> Cards {
    Cards::of_animal(one).or(Cards::of_animal(other))
}

const ODD: u8 = 0b0101_0101;
const EVEN: u8 = 0b1010_1010;

impl Kingdoms {
    /// Rule 7.3: the cards that the kingdom's decree lets in; none if the kingdom is full. Which
    /// second card goes with a card under the decree `pair` is another question: see [`partners`].
    #[must_use]
    pub const fn fitting(&self, kingdom: Kingdom) -> Cards {
        self.fitting[kingdom.index()]
    }

    /// Brings [`Self::fitting`] up to date after a card was laid: most decrees do not look there.
    pub(crate) fn refit_around(&mut self, laid: Kingdom) {
        let mut watching = self.watching[laid.index()];
        while watching != 0 {
            self.refit(Kingdom::ALL[watching.trailing_zeros() as usize % 5]);
            watching &= watching - 1;
        }
        if self.is_full(laid) {
            self.fitting[laid.index()] = Cards::NONE;
        }
    }

    /// Notes which kingdoms the new decree of a kingdom looks at.
    pub(crate) fn watch(&mut self, kingdom: Kingdom) {
        let scope = self.scope(self.decree(kingdom));
        for other in Kingdom::ALL {
            let looks = match scope {
                Scope::Absolute | Scope::Hand => false,
                Scope::OwnLast | Scope::OwnAll => other == kingdom,
                Scope::Neighbours => kingdom.neighbours().contains(&other),
                Scope::Realm => other != kingdom,
            };
            let bit = 1 << kingdom as u8;
            let watching = &mut self.watching[other.index()];
            *watching = *watching & !bit | if looks { bit } else { 0 };
        }
        self.refit(kingdom);
    }

    /// Works out which cards fit a kingdom.
    pub(crate) fn refit(&mut self, kingdom: Kingdom) {
        self.fitting[kingdom.index()] =
            if self.is_full(kingdom) { Cards::NONE } else { self.let_in(kingdom) };
    }

    /// Rule 14.5: where any higher rank will do, ascending and descending look at the last card alone.
    #[must_use]
    pub(crate) const fn scope(&self, decree: Decree) -> Scope {
        match (decree, self.ascending) {
            (Decree::Ascending | Decree::Descending, Ascending::Higher) => Scope::OwnLast,
            _ => decree.scope(),
        }
    }

    fn let_in(&self, kingdom: Kingdom) -> Cards {
        let decree = self.decree(kingdom);
        let (count, scope) = (self.laid(kingdom), self.scope(decree));
        let shown = match scope {
            Scope::Absolute | Scope::Hand => Shown::default(),
            Scope::OwnLast => Shown::of(self.last_card(kingdom).into_iter()),
            Scope::OwnAll => Shown::of(self.cards_at(kingdom)),
            Scope::Neighbours => {
                Shown::of(kingdom.neighbours().into_iter().filter_map(|it| self.last_card(it)))
            }
            Scope::Realm => Shown::of(
                Kingdom::ALL.into_iter().filter(|&it| it != kingdom).filter_map(|it| self.last_card(it)),
            ),
        };
        // Rule 7.4: a decree that refers to cards where there are none lets any card in.
        let refers = !matches!(scope, Scope::Absolute | Scope::Hand);
        let exact = self.ascending == Ascending::Exact;
        let counts = exact && matches!(decree, Decree::Ascending | Decree::Descending);
        if refers && !counts && shown.ranks == 0 {
            return Cards::ALL;
        }
        match decree {
            Decree::LizardOrTiger => const { two(Animal::Lizard, Animal::Tiger) },
            Decree::WolfOrFrog => const { two(Animal::Wolf, Animal::Frog) },
            Decree::PandaOrOwl => const { two(Animal::Panda, Animal::Owl) },
            Decree::OkapiOrBee => const { two(Animal::Okapi, Animal::Bee) },
            Decree::Low => const { Cards::of_ranks(0b0000_0111) },
            Decree::Middle => const { Cards::of_ranks(0b0001_1000) },
            Decree::High => const { Cards::of_ranks(0b1110_0000) },
            Decree::Odd => const { Cards::of_ranks(ODD) },
            Decree::Even => const { Cards::of_ranks(EVEN) },
            Decree::Pair => Cards::ALL,
            Decree::RanksDiffer => shown.other_rank(),
            Decree::AnimalsDiffer => shown.other_animal(),
            // Rule 7.5: what counts is how many cards lie here, of any owner.
            Decree::Ascending if exact => Cards::of_rank(count + 1),
            Decree::Descending if exact => Cards::of_rank(8_u8.saturating_sub(count)),
            // Rule 14.5: any rank above, or below, the last card here.
            Decree::Ascending => shown.above(),
            Decree::Descending => shown.below(),
            Decree::Alternate => Cards::of_ranks(if shown.ranks & ODD != 0 { EVEN } else { ODD }),
            Decree::Step | Decree::NeighbourStep => shown.step(),
            Decree::Follow | Decree::NeighbourMatch => shown.same_rank().or(shown.same_animal()),
            Decree::Break => shown.other_rank().and(shown.other_animal()),
            Decree::NeighbourRank | Decree::RealmRank => shown.same_rank(),
            Decree::NeighbourAnimal | Decree::RealmAnimal => shown.same_animal(),
            Decree::NeighbourLow => shown.low(),
            Decree::NeighbourHigh => shown.high(),
            Decree::NeighbourRanksDiffer | Decree::RealmNewRank => shown.other_rank(),
            Decree::NeighbourAnimalsDiffer | Decree::RealmNewAnimal => shown.other_animal(),
        }
    }

    /// The cards a decree looks at now.
    #[must_use]
    pub fn reference(&self, kingdom: Kingdom) -> Vec<Card> {
        match self.scope(self.decree(kingdom)) {
            Scope::Absolute | Scope::Hand => Vec::new(),
            Scope::OwnLast => self.last_card(kingdom).into_iter().collect(),
            Scope::OwnAll => self.cards_at(kingdom).collect(),
            Scope::Neighbours => {
                kingdom.neighbours().into_iter().filter_map(|it| self.last_card(it)).collect()
            }
            Scope::Realm => kingdom.round().skip(1).filter_map(|it| self.last_card(it)).collect(),
        }
    }
}

/// Rule 7.6: the cards of `hand` that may be discarded together with `card` under `pair`.
pub(crate) const fn partners(hand: Cards, card: Card) -> Cards {
    hand.and(card.akin()).without(Cards::only(card))
}

/// Why `card` does not fit: what would, as far as ranks or animals alone decide it.
pub(crate) fn refusal(game: &Kingdoms, kingdom: Kingdom, card: Card) -> Rejection {
    let fitting = game.fitting(kingdom);
    let whole = |set: Cards| set.without(fitting).is_empty();
    let ranks: Vec<u8> = (1..=8).filter(|&it| whole(Cards::of_rank(it))).collect();
    let animals: Vec<Animal> = Animal::ALL.into_iter().filter(|&it| whole(Cards::of_animal(it))).collect();
    let reference = game.reference(kingdom);
    let needs = match (ranks.is_empty(), animals.is_empty()) {
        (false, true) => Needs::Ranks,
        (true, false) => Needs::Animals,
        (false, false) => Needs::Either,
        (true, true) => Needs::Neither,
    };
    let reference_count = reference.len() as u8;
    let decree = game.decree(kingdom);
    Rejection::DecreeForbids { card, kingdom, decree, needs, ranks, animals, reference, reference_count }
}
