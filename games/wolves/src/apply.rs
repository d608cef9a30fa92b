//! What events do to a position. No rules, no chance, no failure.

use crate::{
    Event, Wolves,
    components::{Bonus, DateKind, Piece, Setting, Wolf},
    hex::{Hex, Region},
    map::LONE_WOLF_NUMBERS,
    state::{CALENDAR_ROOM, Fleeing, OpenMove, PASSIVE, Phase},
};

impl Wolves {
    /// Makes one event happen.
    #[inline]
    pub(crate) fn happen(&mut self, event: &Event) {
        match *event {
            Event::PackChosen { seat, home } => self.players[seat.index()].home = home,
            Event::PassivePack { home } => self.passive_home = Some(home),
            Event::RegionLaid { region, board } => {
                self.regions[region.index()].board = board;
                for number in 1..=15 {
                    let at = Hex::of(region, number);
                    self.terrains[board.terrain(number).index()].insert(at);
                }
                for number in LONE_WOLF_NUMBERS {
                    self.lone_wolves.insert(Hex::of(region, number));
                }
            }
            Event::PreyPlaced { region, prey, count } => {
                self.regions[region.index()].prey = prey;
                self.regions[region.index()].prey_left = count;
                self.grazing.insert(Self::prey_hex(region));
            }
            Event::TokenPlaced { region, moon } => {
                let state = &mut self.regions[region.index()];
                state.below = state.token.replace(moon);
            }
            Event::PassivePlaced { at, piece } => self.add(PASSIVE, piece, at),
            Event::FirstPlayer { seat } => {
                self.first = seat;
                self.active = seat;
            }
            Event::TilesSet { seat, setting } => {
                self.players[seat.index()].flipped = match setting {
                    Setting::Forward => 0,
                    Setting::Backward => 0b11111,
                };
            }
            Event::PairPlaced { seat, at } => {
                self.add(seat.index(), Piece::Alpha, at);
                self.add(seat.index(), Piece::Pack, at);
            }
            Event::BonusActionSpent { seat, left } => {
                self.players[seat.index()].action_tokens = left;
            }
            Event::Paid { seat, terrain: _, pay } => {
                let player = &mut self.players[seat.index()];
                player.flipped ^= pay.tiles() >> 1;
                player.terrain_tokens = player.terrain_tokens.saturating_sub(pay.tokens());
            }
            Event::MoveBegan { seat: _, terrain, walks, speed: _ } => {
                self.open = Some(OpenMove { terrain, walks_left: walks, walked: [None; 4] });
            }
            Event::WolfWalked { seat, wolf, from, to } => {
                self.remove(seat.index(), wolf.into(), from);
                self.add(seat.index(), wolf.into(), to);
                if let Some(open) = &mut self.open {
                    open.walks_left = open.walks_left.saturating_sub(1);
                    if let Some(slot) = open.walked.iter_mut().find(|it| it.is_none()) {
                        *slot = Some((wolf, to));
                    }
                }
            }
            Event::DisplacementDue { seat: _, owner, wolf, at } => {
                self.fleeing = Some(Fleeing { owner, wolf, at });
            }
            Event::Displaced { seat: _, owner, wolf, from, to } => {
                self.fleeing = None;
                self.remove(owner.index(), wolf.into(), from);
                self.add(owner.index(), wolf.into(), to);
            }
            Event::DenBuilt { seat, at, track: _ } => self.add(seat.index(), Piece::Den, at),
            Event::TrackAdvanced { seat, track, taken, value: _ } => {
                self.players[seat.index()].dens[track.index()] = taken;
            }
            Event::BonusGained { seat, bonus, total } => {
                let player = &mut self.players[seat.index()];
                match bonus {
                    Bonus::Terrain => player.terrain_tokens = total,
                    Bonus::Action => player.action_tokens = total,
                }
            }
            Event::LairBuilt { seat, at, lairs } => {
                self.remove(seat.index(), Piece::Den, at);
                self.add(seat.index(), Piece::Lair, at);
                self.players[seat.index()].lairs = lairs;
            }
            Event::LoneWolfJoined { seat, at, wolf, placed } => {
                self.lone_wolves.remove(at);
                self.add(seat.index(), wolf.into(), at);
                self.players[seat.index()].wolves = placed;
            }
            Event::WolfDominated { seat, owner, at, wolf, placed } => {
                self.remove(owner.index(), Wolf::Pack.into(), at);
                self.add(seat.index(), wolf.into(), at);
                self.players[seat.index()].wolves = placed;
            }
            Event::DenDominated { seat, owner, at, track: _ } => {
                self.remove(owner.index(), Piece::Den, at);
                self.add(seat.index(), Piece::Den, at);
            }
            Event::CalendarAdvanced { date, kind, owner } => {
                if let Some(entry) = self.calendar.entries.get_mut(usize::from(date).wrapping_sub(1)) {
                    *entry = (kind, owner);
                    self.calendar.len = date.min(CALENDAR_ROOM as u8);
                }
                self.entered |= kind != DateKind::Blank;
            }
            Event::ActionEnded { seat: _, done } => {
                self.done = done;
                self.open = None;
            }
            Event::Hunted { seat, region, prey, left } => {
                self.players[seat.index()].prey |= 1 << prey.index();
                self.regions[region.index()].prey_left = left;
                if left == 0 {
                    self.grazing.remove(Self::prey_hex(region));
                }
            }
            Event::MoonRose { moon } => self.moons_scored = moon as u8 + 1,
            Event::RegionWon { region, moon, seat, .. } => {
                self.players[seat.index()].won[moon.index()] += 1;
                self.lift_token(region);
            }
            Event::RegionSecond { seat, points, .. } => {
                self.players[seat.index()].chips += points;
            }
            Event::RegionShared { region, seats, points, .. } => {
                seats.iter().for_each(|it| self.players[it.index()].chips += points);
                self.lift_token(region);
            }
            Event::SecondShared { .. } | Event::ChipDiscarded { .. } => {}
            Event::TokenDiscarded { region, .. } => self.lift_token(region),
            Event::RoundEnded { quiet } => {
                self.quiet = quiet;
                self.entered = false;
            }
            Event::TurnEnded { seat: _, next, phase } => {
                self.active = next;
                self.phase = phase;
                self.done = 0;
            }
            Event::GameEnded { winners: _ } => self.phase = Phase::Over,
        }
    }

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
