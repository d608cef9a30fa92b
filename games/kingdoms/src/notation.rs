//! The game's notation: actions and events as one line of text, for logs, tests and terminals.

use std::{fmt, str::FromStr};

use tabletop::{BadNotation, Secret};

use crate::{
    action::Action,
    event::{Cause, Event},
    rules::cards::{Card, Cards},
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Claim { card, kingdom, with: None } => write!(f, "play {card} {kingdom}"),
            Self::Claim { card, kingdom, with: Some(with) } => write!(f, "play {card} {kingdom} with {with}"),
            Self::Rally { cards } if cards.is_empty() => write!(f, "rally"),
            Self::Rally { cards } => write!(f, "rally {cards}"),
            Self::Retreat => write!(f, "retreat"),
            Self::Commit { card } => write!(f, "battle {card}"),
            Self::Add => write!(f, "add"),
            Self::Pass => write!(f, "pass"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["play", card, kingdom] => {
                Ok(Self::Claim { card: card.parse()?, kingdom: kingdom.parse()?, with: None })
            }
            ["play", card, kingdom, "with", with] => {
                Ok(Self::Claim { card: card.parse()?, kingdom: kingdom.parse()?, with: Some(with.parse()?) })
            }
            ["rally", ref cards @ ..] => Ok(Self::Rally { cards: set_of(cards)? }),
            ["retreat"] => Ok(Self::Retreat),
            ["battle", card] => Ok(Self::Commit { card: card.parse()? }),
            ["add"] => Ok(Self::Add),
            ["pass"] => Ok(Self::Pass),
            _ => Err(BadNotation::new(
                text,
                "an action: play CARD KINGDOM [with CARD], rally CARD…, retreat, battle CARD, add or pass",
            )),
        }
    }
}

/// These cards as a set; none may be named twice.
pub(crate) fn set_of(words: &[&str]) -> Result<Cards, BadNotation> {
    let mut cards = Cards::NONE;
    for word in words {
        let card: Card = word.parse()?;
        if cards.contains(card) {
            return Err(BadNotation::new(word, "a card that is named once"));
        }
        cards = cards.with(card);
    }
    Ok(cards)
}

/// A secret in notation: `?` if it is hidden.
struct Veiled<T>(Secret<T>);

impl<T: fmt::Display> fmt::Display for Veiled<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Secret::Known(it) => it.fmt(f),
            Secret::Hidden => f.write_str("?"),
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Choice => "choice",
            Self::Capital => "capital",
            Self::OutOfTokens => "out_of_tokens",
            Self::NothingFree => "nothing_free",
        })
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TokensLaid { kingdom, values: [a, b, c] } => write!(f, "tokens {kingdom} {a} {b} {c}"),
            Self::DecreeDealt { kingdom, decree } => write!(f, "decree {kingdom} {decree}"),
            Self::AgeBegan { age, first } => write!(f, "age {age} begins, first {first}"),
            Self::CardsDrawn { seat, cards, count } => {
                write!(f, "{seat} draws {count}: {}", Veiled(cards))
            }
            Self::OpenCardsDrawn { seat, cards } => write!(f, "{seat} draws openly: {cards}"),
            Self::DeckRenewed => write!(f, "the discard becomes the deck"),
            Self::TurnBegan { seat } => write!(f, "turn {seat}"),
            Self::CardLaid { owner, card, kingdom } => write!(f, "{owner} lays {card} at {kingdom}"),
            Self::TokenPlaced { owner, kingdom, capital } => {
                let place = if capital { "the capital of " } else { "" };
                write!(f, "{owner} takes {place}{kingdom}")
            }
            Self::PairDiscarded { seat, card } => write!(f, "{seat} discards {card}"),
            Self::Rallied { seat, cards } => write!(f, "{seat} rallies {cards}"),
            Self::RallyClosed { rallies } => write!(f, "rally closes after {rallies}"),
            Self::Retreated { owner, cause } => write!(f, "{owner} retreats: {cause}"),
            Self::RetreatTokenDrawn { seat, value } => {
                write!(f, "{seat} draws retreat token {}", Veiled(value))
            }
            Self::AgeEnded { age } => write!(f, "age {age} ends"),
            Self::ScoringBegan { kingdom, token } => write!(f, "score {kingdom} for {token}"),
            Self::BattleBegan { kingdom, contenders } => write!(f, "battle for {kingdom}: {contenders}"),
            Self::Committed { seat, card } => write!(f, "{seat} commits {}", Veiled(card)),
            Self::Revealed { seat, card } => write!(f, "{seat} reveals {card}"),
            Self::UpstartRevealed { card } => write!(f, "upstart reveals {card}"),
            Self::ModifierAsked { seat } => write!(f, "ask {seat} for +2"),
            Self::ModifierAdded { seat, rank } => write!(f, "{seat} adds +2, now {rank}"),
            Self::ModifierPassed { seat } => write!(f, "{seat} passes"),
            Self::RoundTied { kingdom, fighting } => write!(f, "{kingdom} tied: {fighting}"),
            Self::BattleEnded { kingdom, winners, losers } => {
                write!(f, "{kingdom} won by {winners}, lost by {losers}")
            }
            Self::ModifierGained { seat } => write!(f, "{seat} takes +2"),
            Self::Scored { owner, kingdom, place, points } => {
                write!(f, "{owner} is {place} at {kingdom}: {points}")
            }
            Self::TokenSpent { kingdom, value } => write!(f, "{kingdom} loses token {value}"),
            Self::CouncilSeated { owner, kingdom } => {
                write!(f, "{owner} joins the council of {kingdom}")
            }
            Self::BoardCleared => write!(f, "the board is cleared"),
            Self::RetreatTokensScored { seat, values, points } => {
                write!(f, "{seat} scores retreat tokens {values}: {points}")
            }
            Self::ModifiersScored { seat, points } => {
                write!(f, "{seat} scores unused +2: {points}")
            }
            Self::GameEnded => write!(f, "the game ends"),
            Self::UpstartTurned { card } => write!(f, "upstart turns {card}"),
            Self::UpstartDiscarded { card } => write!(f, "upstart discards {card}"),
            Self::BonusMatched { card } => write!(f, "bonus {card} matches"),
            Self::BonusTurned { card } => write!(f, "bonus {card}"),
        }
    }
}
