//! How good a position looks: features, and weights fitted to games that bots played.

use bots::WeightedFeature;
use tabletop::{BySeat, Seat};

use crate::{
    Wolves,
    mind::weights::Weights,
    rules::{
        actions::{howl, upgrade},
        components::{DENS, LAIRS, Moon, Track, moon_dates, prey_points},
        end,
        hex::{HexSet, Region},
        payment, scoring,
        state::{PASSIVE, Phase},
    },
};

/// What is looked at, in the order of [`Weights`].
pub(crate) const NAMES: [&str; 27] = [
    "points",
    "action_tokens",
    "terrain_tokens",
    "attributes",
    "tracks",
    "wolves",
    "alphas",
    "regions_next",
    "regions_next",
    "regions_later",
    "regions_later",
    "regions_last",
    "regions_last",
    "lairs",
    "lairs",
    "hunt",
    "hunt",
    "howl",
    "howl",
    "threats",
    "tiles",
    "regions_next",
    "regions_next",
    "howl",
    "hunt",
    "attributes",
    "attributes",
];

/// The amount of each feature.
type Amounts = [f32; NAMES.len()];

/// How likely each seat is to win.
pub(crate) fn evaluate(game: &Wolves) -> BySeat<f32> {
    if game.phase == Phase::Over {
        return end::outcome(game).win_share();
    }
    let progress = progress(game);
    let mut weights = [0.0; NAMES.len()];
    for (weight, [early, late]) in weights.iter_mut().zip(in_use(game)) {
        *weight = early + (late - early) * progress;
    }
    let amounts = amounts(game);
    let logit = |seat: Seat| -> f32 { amounts[seat.index()].iter().zip(&weights).map(|(a, w)| a * w).sum() };
    BySeat::from_fn(game.players(), logit).chances()
}

/// Every feature twice: as it counts at the start of the game, and as it counts at the end.
pub(crate) fn features(game: &Wolves) -> Vec<WeightedFeature> {
    let (amounts, progress) = (amounts(game), progress(game));
    let mut features = Vec::with_capacity(2 * NAMES.len());
    for (index, (name, weights)) in NAMES.into_iter().zip(in_use(game)).enumerate() {
        for (&weight, share) in weights.iter().zip([1.0 - progress, progress]) {
            let amount = BySeat::from_fn(game.players(), |it| share * amounts[it.index()][index]);
            features.push(WeightedFeature { name, weight, amount });
        }
    }
    features
}

/// The weights for as many as play.
#[cfg(not(feature = "tuning"))]
fn in_use(game: &Wolves) -> &'static Weights {
    &crate::mind::weights::WEIGHTS[usize::from(game.players() - 2)]
}

/// The weights that this thread tries.
#[cfg(feature = "tuning")]
fn in_use(_: &Wolves) -> Weights {
    crate::mind::tuning::tried()
}

/// How much of the calendar is filled.
fn progress(game: &Wolves) -> f32 {
    let last = moon_dates(game.players())[Moon::Full.index()];
    (f32::from(game.calendar.len) / f32::from(last)).min(1.0)
}

/// How much of the time before the next moon has passed.
fn nearness(game: &Wolves) -> f32 {
    let dates = moon_dates(game.players());
    let scored = usize::from(game.moons_scored).min(2);
    let since = if scored == 0 { 0 } else { dates[scored - 1] };
    let passed = f32::from(game.calendar.len.saturating_sub(since));
    (passed / f32::from(dates[scored] - since)).min(1.0)
}

fn amounts(game: &Wolves) -> [Amounts; 5] {
    let mut all = [[0.0; NAMES.len()]; 5];
    let mut ranges = [HexSet::EMPTY; 5];
    for seat in Seat::all(game.players()) {
        ranges[seat.index()] = game.in_range(seat, game.player(seat).value(Track::Howl));
    }
    for seat in Seat::all(game.players()) {
        let own = &mut all[seat.index()];
        possessions(game, seat, own);
        hunt(game, seat, own);
        let rivals = Seat::all(game.players()).filter(|&it| it != seat);
        let danger = rivals.fold(HexSet::EMPTY, |it, rival| it | ranges[rival.index()]);
        let pack = game.pack(seat);
        let exposed = (pack.wolf[0] | pack.dens) & danger;
        own[19] = (exposed - pack.doubled()).len() as f32;
    }
    let near = nearness(game);
    for region in game.geometry().regions() {
        let state = &game.regions[region.index()];
        for moon in [state.token, state.below].into_iter().flatten() {
            region_pay(game, region, moon, &mut all);
        }
    }
    for own in &mut all {
        own[21] = near * own[7];
        own[22] = near * own[8];
    }
    all
}

/// What lies before the player and stands on the map.
fn possessions(game: &Wolves, seat: Seat, own: &mut Amounts) {
    let (player, pack) = (game.player(seat), game.pack(seat));
    own[0] = end::score(game, seat) as f32;
    own[1] = f32::from(player.action_tokens);
    own[2] = f32::from(player.terrain_tokens);
    let [wolves, alphas] = [0, 1].map(|it| (pack.wolf[it].len() + pack.second[it].len()) as f32);
    own[5] = wolves;
    own[6] = alphas;
    own[20] = player.shown(2).count_ones() as f32;
    let payable = payment::land(game, seat, 2);
    for &track in Track::ALL {
        let taken = player.dens[track.index()];
        own[3] += f32::from(player.value(track) - track.value(0));
        // The last two dens of a track bring points: to be near them is worth something.
        own[4] += if taken == DENS { 0.0 } else { f32::from(taken.saturating_sub(1)) };
    }
    let mut sites = pack.dens & game.geometry().shore;
    for lair in pack.lairs {
        sites = sites - HexSet::board(lair.region());
    }
    let regions = game.geometry().regions().filter(|&it| sites.part(it) != 0).count() as u8;
    own[13] = f32::from(regions.min(LAIRS - player.lairs));
    if !sites.is_empty() {
        own[14] = (upgrade::sites(game, seat) & payable).len().min(2) as f32;
    }
    let calls = howl::targets(game, seat);
    own[17] = calls.len().min(4) as f32;
    own[18] = (calls & payable).len().min(2) as f32;
    let further = player.value(Track::Howl) + 2;
    own[23] = (game.in_range(seat, further) & game.lone_wolves).len().min(6) as f32;
    own[25] = f32::from(player.value(Track::Speed) - Track::Speed.value(0));
    own[26] = f32::from(player.value(Track::Howl) - Track::Howl.value(0));
}

/// How near the player is to a prey still wanted: two of three wolves, or one.
fn hunt(game: &Wolves, seat: Seat, own: &mut Amounts) {
    let (map, player) = (game.geometry(), game.player(seat));
    let wolves = game.pack(seat).wolves();
    let kinds = player.prey.count_ones();
    if kinds >= 5 {
        return;
    }
    let players = game.players();
    let next = f32::from(prey_points(kinds + 1, players) - prey_points(kinds, players));
    for region in map.regions() {
        let state = &game.regions[region.index()];
        if state.prey_left == 0 || player.prey >> state.prey.index() & 1 != 0 {
            continue;
        }
        let prey = Wolves::prey_hex(region);
        own[24] += next * (map.ball(prey, 3) & wolves).len().min(3) as f32;
        match (map.ring(prey) & wolves).len() {
            0 => {}
            1 => own[16] += next,
            _ => own[15] += next,
        }
    }
}

/// What a region pays at a moon: as it stands, and as it may come.
fn region_pay(game: &Wolves, region: Region, moon: Moon, all: &mut [Amounts; 5]) {
    let at = 7 + 2 * moon.index().saturating_sub(game.moons_scored.into()).min(2);
    let (token, chip) = (f32::from(moon.token()), f32::from(moon.chip()));
    let verdict = scoring::verdict(game, region);
    match verdict.first.alone() {
        Some(seat) => all[seat.index()][at] += token,
        None => verdict.first.seats.iter().for_each(|it| all[it.index()][at] += chip),
    }
    if let Some(seat) = verdict.second.alone() {
        all[seat.index()][at] += chip;
    }
    let strength = |pack: usize| {
        let presence = scoring::presence(&game.packs[pack], region);
        STRENGTH[usize::from(presence.control.min(15))] * (1.0 + 0.15 * f32::from(presence.alphas))
    };
    let mut strengths = [0.0; PASSIVE + 1];
    let mut sum = 1.0;
    for seat in Seat::all(game.players()) {
        strengths[seat.index()] = strength(seat.index());
        sum += strengths[seat.index()];
    }
    sum += strength(PASSIVE);
    for seat in Seat::all(game.players()) {
        let first = strengths[seat.index()] / sum;
        all[seat.index()][at + 1] += token * first + chip * first * (1.0 - first);
    }
}

/// How strongly so much control holds a region: each point of it half as much again.
const STRENGTH: [f32; 16] =
    [0.0, 0.5, 1.25, 2.4, 4.1, 6.6, 10.4, 16.1, 24.6, 37.4, 56.7, 85.5, 128.7, 193.6, 290.9, 436.9];
