//! The rules: the position, what events do to it, and the chapters of `RULES.md`.
//!
//! A chapter has three verbs: `legal` lists what is on offer, `check` says why not, `resolve` carries it out.

// The position, what events do to it, and where legal actions are collected.
pub(crate) mod action_sink;
pub(crate) mod apply;
pub(crate) mod state;

// Chapter 1: hexes and maps, terrains, tracks, prey, moons.
pub mod components;
pub mod hex;
pub mod map;
// Chapter 2: set-up.
pub(crate) mod setup;
// Chapter 3: the turn.
pub(crate) mod turn;
// Chapter 4: payment.
pub(crate) mod payment;
// Chapters 5 to 9: the five actions.
pub(crate) mod actions;
// Chapter 10: displacing.
pub(crate) mod displace;
// Chapter 11: the hunt.
pub(crate) mod hunt;
// Chapter 12: the moon calendar.
pub(crate) mod calendar;
// Chapter 13: scoring regions.
pub(crate) mod scoring;
// Chapter 14: the end of the game.
pub(crate) mod end;
