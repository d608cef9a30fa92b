//! The rules: the position, what events do to it, and the chapters of `RULES.md`.
//!
//! A chapter has three verbs: `legal` lists what is on offer, `check` says why not, `resolve` carries it out.

// The position, what events do to it, and the text forms of components.
pub(crate) mod apply;
pub(crate) mod state;
pub(crate) mod text;

// Chapter 1: kingdoms, animals, cards, tokens.
pub(crate) mod cards;
pub mod components;
// Chapter 2: set-up.
pub(crate) mod setup;
// Chapter 3: the turn and drawing cards.
pub(crate) mod draw;
pub(crate) mod turn;
// Chapter 4: claiming a territory.
pub(crate) mod claim;
// Chapter 5: rallying.
pub(crate) mod rally;
// Chapter 6: retreating.
pub(crate) mod retreat;
// Chapter 7: decrees.
pub(crate) mod decrees;
// Chapter 8: scoring kingdoms.
pub(crate) mod scoring;
// Chapter 9: battles.
pub(crate) mod battle;
// Chapter 10: peace.
pub(crate) mod peace;
// Chapter 11: the next age.
pub(crate) mod age;
// Chapter 12: the end of the game.
pub(crate) mod end;
// Chapter 13: the solo game.
pub(crate) mod solo;
