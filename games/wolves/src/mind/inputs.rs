//! What the network is asked about a position: numbers from the rules' own data, all about as large as 1.

use bots::network::{Inputs, Shape};
use tabletop::Seat;

use crate::{
    Wolves,
    mind::judgement::{Feature, amounts, nearness, progress},
    rules::{
        components::{DENS, LAIRS, Moon, Track, WOLVES, moon_dates, prey_points},
        hex::{HexSet, Region},
        scoring::{Presence, presence},
        state::{PASSIVE, Phase},
    },
};

/// How many numbers there are.
pub(crate) const SHAPE: Shape = Shape { place: 20, own: Feature::ALL.len() + 13, shared: 13 };

/// What each feature of the judgement is divided by.
const SCALE: [f32; Feature::ALL.len()] = [
    40.0, 2.0, 3.0, 6.0, 6.0, 6.0, 4.0, 10.0, 10.0, 10.0, 10.0, 10.0, 10.0, 2.0, 2.0, 10.0, 10.0, 4.0, 2.0,
    4.0, 4.0, 10.0, 10.0, 6.0, 40.0, 2.0, 2.0,
];

/// Writes numbers one after the other.
struct Pen<'a>(std::slice::IterMut<'a, f32>);

impl Pen<'_> {
    fn put(&mut self, number: f32) {
        if let Some(room) = self.0.next() {
            *room = number;
        }
    }

    fn flag(&mut self, flag: bool) {
        self.put(f32::from(u8::from(flag)));
    }
}

/// Everything is open in this game, so all viewers get the same.
pub(crate) fn inputs(game: &Wolves, into: &mut Inputs) {
    let players = game.players();
    into.seats = players;
    into.places = usize::from(game.geometry().regions);
    table(game, &mut Pen(into.shared.iter_mut()));
    let amounts = amounts(game);
    for seat in Seat::all(players) {
        let pen = &mut Pen(into.own[seat.index()].iter_mut());
        for (amount, scale) in amounts[seat.index()].0.iter().zip(SCALE) {
            pen.put(amount / scale);
        }
        own(game, seat, pen);
        let rivals = Seat::all(players).filter(|&it| it != seat);
        let points = |it: Seat| amounts[it.index()][Feature::Points];
        let best = rivals.map(points).fold(0.0, f32::max);
        pen.put((points(seat) - best) / 20.0);
    }
    let near = nearness(game);
    let danger = dangers(game);
    for (place, region) in game.geometry().regions().enumerate() {
        let mut packs = [Presence::default(); PASSIVE + 1];
        for (seen, pack) in packs.iter_mut().zip(&game.packs) {
            *seen = presence(pack, region);
        }
        for seat in Seat::all(players) {
            let pen = &mut Pen(into.place[seat.index()][place].iter_mut());
            control(game, seat, region, &packs, near, pen);
            chances(game, seat, region, danger[seat.index()], pen);
        }
    }
}

/// What all players share.
fn table(game: &Wolves, pen: &mut Pen<'_>) {
    let players = game.players();
    for count in 2..=5 {
        pen.flag(players == count);
    }
    pen.put(progress(game));
    pen.put(nearness(game));
    for moon in Moon::ALL {
        pen.flag(usize::from(game.moons_scored) == moon.index());
    }
    let next = moon_dates(players)[usize::from(game.moons_scored).min(2)];
    pen.put(f32::from(next.saturating_sub(game.calendar.len)) / 8.0);
    for phase in [Phase::Tiles, Phase::FirstPair, Phase::SecondPair] {
        pen.flag(game.phase == phase);
    }
}

/// What lies before a player, and when the turn comes.
fn own(game: &Wolves, seat: Seat, pen: &mut Pen<'_>) {
    let (player, players) = (game.player(seat), game.players());
    for track in Track::ALL {
        pen.put(f32::from(player.dens[track.index()]) / f32::from(DENS));
    }
    pen.put(f32::from(player.wolves) / f32::from(WOLVES));
    pen.put(f32::from(player.lairs) / f32::from(LAIRS));
    let kinds = player.prey.count_ones();
    pen.put(kinds as f32 / 5.0);
    pen.put(f32::from(prey_points((kinds + 1).min(5), players) - prey_points(kinds, players)) / 10.0);
    let before = (seat.0 + players - game.active.0) % players;
    pen.flag(before == 0);
    pen.flag(before == 1);
    pen.flag(before + 1 == players);
    pen.put(f32::from(before) / f32::from(players));
    pen.flag(player.shown(3) != 0);
}

/// For each seat, the hexes that rivals can call to.
fn dangers(game: &Wolves) -> [HexSet; 5] {
    let mut danger = [HexSet::EMPTY; 5];
    for seat in Seat::all(game.players()) {
        let range = game.in_range(seat, game.player(seat).value(Track::Howl));
        for rival in Seat::all(game.players()).filter(|&it| it != seat) {
            danger[rival.index()] |= range;
        }
    }
    danger
}

/// What a region will pay, and how a player stands there.
fn control(
    game: &Wolves,
    seat: Seat,
    region: Region,
    packs: &[Presence; PASSIVE + 1],
    near: f32,
    pen: &mut Pen<'_>,
) {
    let state = &game.regions[region.index()];
    let mut pays = [0.0; 3];
    for moon in [state.token, state.below].into_iter().flatten() {
        let later = moon.index().saturating_sub(game.moons_scored.into()).min(2);
        pays[later] += f32::from(moon.token()) / 8.0;
    }
    pays.into_iter().for_each(|it| pen.put(it));
    pen.put(near * pays[0]);
    let own = packs[seat.index()];
    let (mut first, mut second) = (Presence::default(), Presence::default());
    for (_, &rival) in packs.iter().enumerate().filter(|it| it.0 != seat.index()) {
        if rival > first {
            (first, second) = (rival, first);
        } else if rival > second {
            second = rival;
        }
    }
    pen.put(f32::from(own.control) / 4.0);
    pen.put(f32::from(own.alphas) / 2.0);
    pen.put(f32::from(first.control) / 4.0);
    pen.put(f32::from(second.control) / 4.0);
    pen.flag(own.control > 0 && own > first);
    pen.flag(own.control > 0 && own == first);
    pen.flag(own.control > 0 && own < first && own > second);
    pen.put((f32::from(own.control) - f32::from(first.control)) / 4.0);
}

/// What a player may do in a region.
fn chances(game: &Wolves, seat: Seat, region: Region, danger: HexSet, pen: &mut Pen<'_>) {
    let (map, pack, player) = (game.geometry(), game.pack(seat), game.player(seat));
    let state = &game.regions[region.index()];
    let lair = pack.lairs.part(region) != 0;
    pen.flag(lair);
    pen.flag(!lair && (pack.dens & map.shore).part(region) != 0);
    pen.put(game.lone_wolves.part(region).count_ones() as f32 / 3.0);
    let exposed = ((pack.wolf[0] | pack.dens) & danger) - pack.doubled();
    pen.put(exposed.part(region).count_ones() as f32 / 3.0);
    let wanted = state.prey_left > 0 && player.prey >> state.prey.index() & 1 == 0;
    let prey = Wolves::prey_hex(region);
    let around = |set: HexSet| if wanted { (set & pack.wolves()).len().min(3) as f32 / 3.0 } else { 0.0 };
    pen.flag(wanted);
    pen.put(around(map.ring(prey)));
    pen.put(around(map.ball(prey, 3)));
    pen.flag(game.active == seat);
}
