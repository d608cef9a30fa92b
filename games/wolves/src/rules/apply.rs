//! What an event does to a position: the only place that changes one. No rules, no chance.

use crate::{
    Event, Wolves,
    rules::{
        components::{Bonus, DateKind, Piece, Setting, Wolf},
        hex::{Hex, Region},
        map::LONE_WOLF_NUMBERS,
        state::{CALENDAR_ROOM, Fleeing, OpenMove, PASSIVE, Phase},
    },
};

/// What becomes of a position when an event happens.
#[inline]
pub(crate) fn apply(game: &mut Wolves, event: &Event) {
    match *event {
        Event::PackChosen { seat, home } => game.players[seat.index()].home = home,
        Event::PassivePack { home } => game.passive_home = Some(home),
        Event::RegionLaid { region, board } => {
            game.regions[region.index()].board = board;
            for number in 1..=15 {
                let at = Hex::of(region, number);
                game.terrains[board.terrain(number).index()].insert(at);
            }
            for number in LONE_WOLF_NUMBERS {
                game.lone_wolves.insert(Hex::of(region, number));
            }
        }
        Event::PreyPlaced { region, prey, count } => {
            game.regions[region.index()].prey = prey;
            game.regions[region.index()].prey_left = count;
            game.grazing.insert(Wolves::prey_hex(region));
        }
        Event::TokenPlaced { region, moon } => {
            let state = &mut game.regions[region.index()];
            state.below = state.token.replace(moon);
        }
        Event::PassivePlaced { at, piece } => game.add(PASSIVE, piece, at),
        Event::FirstPlayer { seat } => {
            game.first = seat;
            game.active = seat;
        }
        Event::TilesSet { seat, setting } => {
            game.players[seat.index()].flipped = match setting {
                Setting::Forward => 0,
                Setting::Backward => 0b11111,
            };
        }
        Event::PairPlaced { seat, at } => {
            game.add(seat.index(), Piece::Alpha, at);
            game.add(seat.index(), Piece::Pack, at);
        }
        Event::BonusActionSpent { seat, left } => {
            game.players[seat.index()].action_tokens = left;
        }
        Event::Paid { seat, terrain: _, pay } => {
            let player = &mut game.players[seat.index()];
            player.flipped ^= pay.tiles() >> 1;
            player.terrain_tokens = player.terrain_tokens.saturating_sub(pay.tokens());
        }
        Event::MoveBegan { seat: _, terrain, walks, speed: _ } => {
            game.open = Some(OpenMove { terrain, walks_left: walks, walked: [None; 4] });
        }
        Event::WolfWalked { seat, wolf, from, to } => {
            game.remove(seat.index(), wolf.into(), from);
            game.add(seat.index(), wolf.into(), to);
            if let Some(open) = &mut game.open {
                open.walks_left = open.walks_left.saturating_sub(1);
                if let Some(slot) = open.walked.iter_mut().find(|it| it.is_none()) {
                    *slot = Some((wolf, to));
                }
            }
        }
        Event::DisplacementDue { seat: _, owner, wolf, at } => {
            game.fleeing = Some(Fleeing { owner, wolf, at });
        }
        Event::Displaced { seat: _, owner, wolf, from, to } => {
            game.fleeing = None;
            game.remove(owner.index(), wolf.into(), from);
            game.add(owner.index(), wolf.into(), to);
        }
        Event::DenBuilt { seat, at, track: _ } => game.add(seat.index(), Piece::Den, at),
        Event::TrackAdvanced { seat, track, taken, value: _ } => {
            game.players[seat.index()].dens[track.index()] = taken;
        }
        Event::BonusGained { seat, bonus, total } => {
            let player = &mut game.players[seat.index()];
            match bonus {
                Bonus::Terrain => player.terrain_tokens = total,
                Bonus::Action => player.action_tokens = total,
            }
        }
        Event::LairBuilt { seat, at, lairs } => {
            game.remove(seat.index(), Piece::Den, at);
            game.add(seat.index(), Piece::Lair, at);
            game.players[seat.index()].lairs = lairs;
        }
        Event::LoneWolfJoined { seat, at, wolf, placed } => {
            game.lone_wolves.remove(at);
            game.add(seat.index(), wolf.into(), at);
            game.players[seat.index()].wolves = placed;
        }
        Event::WolfDominated { seat, owner, at, wolf, placed } => {
            game.remove(owner.index(), Wolf::Pack.into(), at);
            game.add(seat.index(), wolf.into(), at);
            game.players[seat.index()].wolves = placed;
        }
        Event::DenDominated { seat, owner, at, track: _ } => {
            game.remove(owner.index(), Piece::Den, at);
            game.add(seat.index(), Piece::Den, at);
        }
        Event::CalendarAdvanced { date, kind, owner } => {
            if let Some(entry) = game.calendar.entries.get_mut(usize::from(date).wrapping_sub(1)) {
                *entry = (kind, owner);
                game.calendar.len = date.min(CALENDAR_ROOM as u8);
            }
            game.entered |= kind != DateKind::Blank;
        }
        Event::ActionEnded { seat: _, done } => {
            game.done = done;
            game.open = None;
        }
        Event::Hunted { seat, region, prey, left } => {
            game.hunting = None;
            game.players[seat.index()].prey |= 1 << prey.index();
            game.regions[region.index()].prey_left = left;
            if left == 0 {
                game.grazing.remove(Wolves::prey_hex(region));
            }
        }
        Event::HuntDue { seat: _, prey } => game.hunting = Some(prey),
        Event::MoonRose { moon } => game.moons_scored = moon as u8 + 1,
        Event::RegionWon { region, moon, seat, .. } => {
            game.players[seat.index()].won[moon.index()] += 1;
            game.lift_token(region);
        }
        Event::RegionSecond { seat, points, .. } => {
            game.players[seat.index()].chips += points;
        }
        Event::RegionShared { region, seats, points, .. } => {
            seats.iter().for_each(|it| game.players[it.index()].chips += points);
            game.lift_token(region);
        }
        Event::BonusMissed { .. } | Event::SecondShared { .. } | Event::ChipDiscarded { .. } => {}
        Event::TokenDiscarded { region, .. } => game.lift_token(region),
        Event::RoundEnded { quiet } => {
            game.quiet = quiet;
            game.entered = false;
        }
        Event::TurnEnded { seat: _, next, phase } => {
            game.active = next;
            game.phase = phase;
            game.done = 0;
        }
        Event::GameEnded { winners: _ } => game.phase = Phase::Over,
    }
}

impl Wolves {
    /// Rule 13.8: what lies below comes to the top.
    fn lift_token(&mut self, region: Region) {
        let state = &mut self.regions[region.index()];
        state.token = state.below.take();
    }

    /// Puts a piece down. A hex never holds more than two.
    pub(crate) const fn add(&mut self, pack: usize, piece: Piece, at: Hex) {
        if self.taken.contains(at) {
            self.full.insert(at);
        } else {
            self.taken.insert(at);
        }
        let pieces = &mut self.packs[pack];
        match piece {
            Piece::Pack => pieces.add(Wolf::Pack, at),
            Piece::Alpha => pieces.add(Wolf::Alpha, at),
            Piece::Den => pieces.dens.insert(at),
            Piece::Lair => pieces.lairs.insert(at),
        }
    }

    const fn remove(&mut self, pack: usize, piece: Piece, at: Hex) {
        if self.full.contains(at) {
            self.full.remove(at);
        } else {
            self.taken.remove(at);
        }
        let pieces = &mut self.packs[pack];
        match piece {
            Piece::Pack => pieces.remove(Wolf::Pack, at),
            Piece::Alpha => pieces.remove(Wolf::Alpha, at),
            Piece::Den => pieces.dens.remove(at),
            Piece::Lair => pieces.lairs.remove(at),
        }
    }
}
