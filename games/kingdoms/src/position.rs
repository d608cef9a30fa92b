//! A position as text: for rule examples and bug reports, with nothing in it that does not matter.
//!
//! One fact a line; what is not said is empty. Kingdoms that are not named have the decree `odd`
//! and tokens 5 6 7; cards that are not named are in the deck, or in the discard if `deck` is
//! said. Cards below a kingdom are written in order with their owner.
//!
//! ```text
//! players 3
//! option ties=peace
//! age 2
//! first 1
//! turn 0
//! woods follow: tiger5/0 owl5/1
//! tokens woods 5 8 10
//! council woods 2
//! hand 0: owl2 tiger4
//! retreated 1
//! modifiers 0 2
//! retreat-token 1 4
//! score 0 12
//! ```

use std::str::FromStr;

use tabletop::{BadNotation, BadPosition, Options as _, Seat};

use crate::{
    notation::set_of,
    options::Options,
    rules::{
        cards::{Card, Cards},
        components::{HAND, Kingdom, Owner, Purse},
        decrees::Decree,
        setup,
        state::{Kingdoms, Phase},
    },
};

impl FromStr for Kingdoms {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Self, BadPosition> {
        let lines = || {
            let numbered = text.lines().enumerate();
            numbered.filter_map(|(index, line)| {
                let words: Vec<&str> = line
                    .split(|it: char| it.is_whitespace() || it == ':')
                    .filter(|it| !it.is_empty())
                    .collect();
                (!words.is_empty()).then_some((index + 1, words))
            })
        };
        let (mut seats, mut options) = (2, Options::default());
        for (line, words) in lines() {
            let why = |why: String| BadPosition { line, why };
            match words[..] {
                ["players", count] => {
                    seats = number(count, 5).map_err(|it| why(it.to_string()))?;
                }
                ["option", pair] => {
                    let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
                    options.set(key, value).map_err(|it| why(it.to_string()))?;
                }
                _ => {}
            }
        }
        if seats == 0 {
            seats = 1;
        }
        let mut draft = Draft::new(setup::empty(&options, seats));
        for (line, words) in lines() {
            draft.read(&words).map_err(|it| BadPosition { line, why: it.to_string() })?;
        }
        Ok(draft.finish())
    }
}

/// A position being read.
struct Draft {
    game: Kingdoms,
    named: Cards,
    deck: Option<Cards>,
}

impl Draft {
    fn new(mut game: Kingdoms) -> Self {
        game.age = 1;
        game.phase = Phase::Turn(Seat(0));
        game.tokens = [[5, 6, 7]; 5];
        game.decrees = [Some(Decree::Odd); 5];
        Self { game, named: Cards::NONE, deck: None }
    }

    fn read(&mut self, words: &[&str]) -> Result<(), BadNotation> {
        match *words {
            ["players" | "option", _] => {}
            ["age", age] => self.game.age = number(age, 3)?.max(1),
            ["first", who] => self.game.first = self.seat(who)?,
            ["turn", who] => self.game.phase = Phase::Turn(self.seat(who)?),
            ["tokens", kingdom, a, b, c] => {
                let kingdom: Kingdom = kingdom.parse()?;
                self.game.tokens[kingdom.index()] = [number(a, 10)?, number(b, 10)?, number(c, 10)?];
            }
            ["council", kingdom, ref owners @ ..] => {
                let at = kingdom.parse::<Kingdom>()?.index();
                for (place, owner) in self.game.council[at].iter_mut().zip(owners) {
                    let owner: Owner = owner.parse()?;
                    *place = Some(owner);
                    self.game.influence[at][owner.index()] += 1;
                }
            }
            ["hand", who, ref cards @ ..] if cards.len() <= HAND.into() => {
                let seat = self.seat(who)?;
                self.game.hands[seat.index()] = self.cards(cards)?;
            }
            ["deck", ref cards @ ..] => self.deck = Some(self.cards(cards)?),
            ["discard", ref cards @ ..] => self.game.discard = self.cards(cards)?,
            ["retreated", ref owners @ ..] => {
                for owner in owners {
                    self.game.retreated = self.game.retreated.with(owner.parse()?);
                }
            }
            ["modifiers", who, count] => {
                self.game.modifiers[self.seat(who)?.index()] =
                    number(count, self.game.battle_tokens.count())?;
            }
            ["retreat-token", who, value] => {
                let (seat, value) = (self.seat(who)?, number(value, 5)?);
                let purse = Purse::default().toggled(value);
                self.game.retreat_tokens[seat.index()].0 |= purse.0;
                self.game.retreat_bag.0 &= !purse.0;
            }
            ["score", who, points] => match who.parse::<Owner>()?.as_seat() {
                Some(seat) => self.game.rallies[seat.index()] = number(points, 255)?.into(),
                None => self.game.points[Owner::UPSTART.index()][0][0] = number(points, 255)?,
            },
            ["rallies-in-a-row", count] => self.game.stalled = number(count, 255)?.into(),
            ["bonus", ref cards @ ..] => {
                self.cards(cards)?;
                for (place, card) in self.game.solo.bonus.iter_mut().zip(cards) {
                    *place = Some(card.parse()?);
                }
            }
            ["last", kingdom] => self.game.solo.last = Some(kingdom.parse()?),
            ["battles", count] => self.game.solo.battles = number(count, 5)?,
            [kingdom, decree, ref cards @ ..] => {
                let kingdom: Kingdom = kingdom.parse()?;
                self.game.decrees[kingdom.index()] = Some(decree.parse()?);
                for word in cards {
                    self.lay(kingdom, word)?;
                }
            }
            _ => return Err(BadNotation::new(&words.join(" "), "a fact of a position")),
        }
        Ok(())
    }

    /// A card below a kingdom, written as `tiger5/0`.
    fn lay(&mut self, kingdom: Kingdom, word: &str) -> Result<(), BadNotation> {
        let bad = || BadNotation::new(word, "a card with its owner, such as tiger5/0");
        let (card, owner) = word.split_once('/').ok_or_else(bad)?;
        let (card, owner): (Card, Owner) = (card.parse()?, owner.parse()?);
        self.cards(&[&card.to_string()])?;
        let (at, count) = (kingdom.index(), usize::from(self.game.laid(kingdom)));
        if self.game.is_full(kingdom) || !self.game.owners().contains(owner) {
            return Err(bad());
        }
        self.game.played[at][count] = (card, owner);
        self.game.laid[at] += 1;
        self.game.influence[at][owner.index()] += 1;
        if self.game.is_full(kingdom)
            && let Some(free) = self.game.capitals.iter_mut().find(|it| it.is_none())
        {
            *free = Some(kingdom);
        }
        Ok(())
    }

    /// Cards that no other line names.
    fn cards(&mut self, words: &[&str]) -> Result<Cards, BadNotation> {
        let cards = set_of(words)?;
        if let Some(twice) = cards.and(self.named).iter().next() {
            return Err(BadNotation::new(&twice.to_string(), "a card that is named once"));
        }
        self.named = self.named.or(cards);
        Ok(cards)
    }

    fn seat(&self, word: &str) -> Result<Seat, BadNotation> {
        let seat = number(word, self.game.seats.saturating_sub(1))?;
        Ok(Seat(seat))
    }

    fn finish(self) -> Kingdoms {
        let mut game = self.game;
        let rest = Cards::ALL.without(self.named);
        match self.deck {
            Some(deck) => {
                game.deck = deck;
                game.discard = game.discard.or(rest);
            }
            None => game.deck = rest,
        }
        for decree in game.decrees.iter().flatten() {
            game.unseen_decrees &= !(1 << *decree as u32);
        }
        for kingdom in Kingdom::ALL {
            game.watch(kingdom);
        }
        game
    }
}

fn number(word: &str, most: u8) -> Result<u8, BadNotation> {
    let number = word.parse().ok().filter(|&it| it <= most);
    number.ok_or_else(|| BadNotation::new(word, "a number in range"))
}
