//! Actions and events as text: for tests, traces, the terminal and bug reports.

use std::{fmt, str::FromStr};

use tabletop::{BadNotation, Seat, Seats};

use crate::{Action, Event};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tiles { setting } => write!(f, "tiles {setting}"),
            Self::Place { at } => write!(f, "place {at}"),
            Self::Move { terrain, pay } => write!(f, "move {terrain} pay {pay}"),
            Self::Walk { wolf, from, to } => write!(f, "walk {wolf} {from} {to}"),
            Self::Displace { to } => write!(f, "displace {to}"),
            Self::Build { at, track, pay } => write!(f, "build {at} {track} pay {pay}"),
            Self::Upgrade { at, pay } => write!(f, "upgrade {at} pay {pay}"),
            Self::Howl { at, pay } => write!(f, "howl {at} pay {pay}"),
            Self::Dominate { at, track: None, pay } => write!(f, "dominate {at} pay {pay}"),
            Self::Dominate { at, track: Some(track), pay } => {
                write!(f, "dominate {at} {track} pay {pay}")
            }
            Self::Hunt { at } => write!(f, "hunt {at}"),
            Self::EndTurn => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["tiles", setting] => Self::Tiles { setting: setting.parse()? },
            ["place", at] => Self::Place { at: at.parse()? },
            ["move", terrain, "pay", pay] => Self::Move { terrain: terrain.parse()?, pay: pay.parse()? },
            ["walk", wolf, from, to] => {
                Self::Walk { wolf: wolf.parse()?, from: from.parse()?, to: to.parse()? }
            }
            ["displace", to] => Self::Displace { to: to.parse()? },
            ["build", at, track, "pay", pay] => {
                Self::Build { at: at.parse()?, track: track.parse()?, pay: pay.parse()? }
            }
            ["upgrade", at, "pay", pay] => Self::Upgrade { at: at.parse()?, pay: pay.parse()? },
            ["howl", at, "pay", pay] => Self::Howl { at: at.parse()?, pay: pay.parse()? },
            ["dominate", at, "pay", pay] => {
                Self::Dominate { at: at.parse()?, track: None, pay: pay.parse()? }
            }
            ["dominate", at, track, "pay", pay] => {
                Self::Dominate { at: at.parse()?, track: Some(track.parse()?), pay: pay.parse()? }
            }
            ["hunt", at] => Self::Hunt { at: at.parse()? },
            ["end"] => Self::EndTurn,
            _ => return Err(BadNotation::new(text, "an action")),
        })
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::PackChosen { seat, home } => write!(f, "seat {seat} plays {home}"),
            Self::PassivePack { home } => write!(f, "passive {home}"),
            Self::RegionLaid { region, board } => write!(f, "region {region} is {board}"),
            Self::PreyPlaced { region, prey, count } => write!(f, "{count} {prey} in {region}"),
            Self::TokenPlaced { region, moon } => write!(f, "{moon} token in {region}"),
            Self::PassivePlaced { at, piece } => write!(f, "passive {piece} at {at}"),
            Self::FirstPlayer { seat } => write!(f, "seat {seat} begins"),
            Self::TilesSet { seat, setting } => write!(f, "seat {seat} tiles {setting}"),
            Self::PairPlaced { seat, at } => write!(f, "seat {seat} pair at {at}"),
            Self::BonusActionSpent { seat, left } => {
                write!(f, "seat {seat} spends an action token, {left} left")
            }
            Self::Paid { seat, terrain, pay } => write!(f, "seat {seat} pays {terrain} {pay}"),
            Self::MoveBegan { seat, terrain, walks, speed } => {
                write!(f, "seat {seat} moves to {terrain}: {walks} walks of {speed}")
            }
            Self::WolfWalked { seat, wolf, from, to } => {
                write!(f, "seat {seat} {wolf} {from} to {to}")
            }
            Self::DisplacementDue { seat, owner, wolf, at } => {
                write!(f, "seat {seat} must displace {wolf} of {owner} at {at}")
            }
            Self::Displaced { seat, owner, wolf, from, to } => {
                write!(f, "seat {seat} displaces {wolf} of {owner} from {from} to {to}")
            }
            Self::DenBuilt { seat, at, track } => write!(f, "seat {seat} den {at} from {track}"),
            Self::TrackAdvanced { seat, track, taken, value } => {
                write!(f, "seat {seat} {track} {value} after {taken} dens")
            }
            Self::BonusGained { seat, bonus, total } => {
                write!(f, "seat {seat} gains {bonus} token: {total}")
            }
            Self::BonusMissed { seat, bonus } => write!(f, "seat {seat} finds no {bonus} token"),
            Self::LairBuilt { seat, at, lairs } => write!(f, "seat {seat} lair {lairs} at {at}"),
            Self::LoneWolfJoined { seat, at, wolf, placed } => {
                write!(f, "seat {seat} wolf {placed} at {at}: {wolf} for lone wolf")
            }
            Self::WolfDominated { seat, owner, at, wolf, placed } => {
                write!(f, "seat {seat} wolf {placed} at {at}: {wolf} for pack of {owner}")
            }
            Self::DenDominated { seat, owner, at, track } => {
                write!(f, "seat {seat} den {at} from {track} for den of {owner}")
            }
            Self::CalendarAdvanced { date, kind, owner: None } => write!(f, "date {date}: {kind}"),
            Self::CalendarAdvanced { date, kind, owner: Some(owner) } => {
                write!(f, "date {date}: {kind} of {owner}")
            }
            Self::ActionEnded { seat, done } => write!(f, "seat {seat} action {done} done"),
            Self::Hunted { seat, region, prey, left } => {
                write!(f, "seat {seat} hunts {prey} in {region}, {left} left")
            }
            Self::HuntDue { seat, prey } => write!(f, "seat {seat} must choose a {prey}"),
            Self::MoonRose { moon } => write!(f, "{moon} moon"),
            Self::RegionWon { region, moon, seat, control, points } => {
                write!(f, "{region} {moon}: seat {seat} first with {control}, token {points}")
            }
            Self::RegionSecond { region, moon, seat, control, points } => {
                write!(f, "{region} {moon}: seat {seat} second with {control}, chip {points}")
            }
            Self::RegionShared { region, moon, seats, passive, control, points } => {
                let names = Names(seats, passive);
                write!(f, "{region} {moon}: first shared by {names} with {control}, chip {points}")
            }
            Self::SecondShared { region, moon, seats, passive, control } => {
                let names = Names(seats, passive);
                write!(f, "{region} {moon}: second shared by {names} with {control}, no chip")
            }
            Self::TokenDiscarded { region, moon, passive } => {
                let why = if passive { "passive first" } else { "nobody there" };
                write!(f, "{region} {moon}: token discarded, {why}")
            }
            Self::ChipDiscarded { region, moon } => {
                write!(f, "{region} {moon}: chip discarded, passive second")
            }
            Self::RoundEnded { quiet } => write!(f, "round ends, {quiet} quiet"),
            Self::TurnEnded { seat, next, phase } => {
                write!(f, "seat {seat} ends, seat {next} next: {phase}")
            }
            Self::GameEnded { winners } => write!(f, "won by {}", Names(winners, false)),
        }
    }
}

/// Seats, and perhaps the passive pack, in a row.
struct Names(Seats, bool);

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for Seat(seat) in self.0.iter() {
            write!(f, "{between}{seat}")?;
            between = "+";
        }
        if self.1 { write!(f, "{between}passive") } else { Ok(()) }
    }
}
