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

bots::features! {
    /// Points as they stand.
    Points = "points",
    /// Bonus-action tokens.
    ActionTokens = "action_tokens",
    /// Bonus-terrain tokens.
    TerrainTokens = "terrain_tokens",
    /// What all tracks are worth above their first value.
    Attributes = "attributes",
    /// Dens taken of tracks whose last ones bring points.
    DensBeforePoints = "tracks",
    /// Pack wolves on the map.
    Wolves = "wolves",
    /// Alphas on the map.
    Alphas = "alphas",
    /// What regions scored at the next moon would pay now.
    NextMoonNow = "regions_next",
    /// What they will probably pay, by the strength there.
    NextMoonLikely = "regions_next",
    /// What regions scored at the moon after it would pay now.
    LaterMoonNow = "regions_later",
    /// What they will probably pay.
    LaterMoonLikely = "regions_later",
    /// What regions scored at the last moon would pay now.
    LastMoonNow = "regions_last",
    /// What they will probably pay.
    LastMoonLikely = "regions_last",
    /// Regions where a den may become a lair.
    LairSites = "lairs",
    /// Lairs that the tiles pay for, at most two.
    PayableLairs = "lairs",
    /// What the prey brings that two wolves stand around.
    HuntsOneWolfShort = "hunt",
    /// What the prey brings that one wolf stands by.
    HuntsTwoWolvesShort = "hunt",
    /// Lone wolves in range, at most four.
    HowlTargets = "howl",
    /// Lone wolves in range that the tiles pay for, at most two.
    PayableHowls = "howl",
    /// Pieces in howl range of rivals.
    ExposedPieces = "threats",
    /// Terrains that two tiles or more show.
    TerrainsShown = "tiles",
    /// [`Feature::NextMoonNow`] as the moon comes near.
    NextMoonNowNear = "regions_next",
    /// [`Feature::NextMoonLikely`] as the moon comes near.
    NextMoonLikelyNear = "regions_next",
    /// Lone wolves at most two steps out of range, at most six.
    LoneWolvesNear = "howl",
    /// Wolves near prey still wanted, times what it brings.
    WolvesNearPrey = "hunt",
    /// Speed above its first value.
    Speed = "attributes",
    /// Howl range above its first value.
    HowlRange = "attributes",
}

/// How likely each seat is to win.
pub(crate) fn evaluate(game: &Wolves) -> BySeat<f32> {
    if game.phase == Phase::Over {
        return end::outcome(game).win_share();
    }
    let progress = progress(game);
    let Weights { early, late } = in_use(game);
    let weights = PerFeature(std::array::from_fn(|at| early.0[at] + (late.0[at] - early.0[at]) * progress));
    let amounts = amounts(game);
    BySeat::from_fn(game.players(), |it| amounts[it.index()].dot(&weights)).chances()
}

/// Every feature twice: as it counts at the start of the game, and as it counts at the end.
pub(crate) fn features(game: &Wolves) -> Vec<WeightedFeature> {
    let (amounts, progress) = (amounts(game), progress(game));
    let weights = in_use(game);
    let mut features = Vec::with_capacity(2 * Feature::ALL.len());
    for feature in Feature::ALL {
        for (weights, share) in [(&weights.early, 1.0 - progress), (&weights.late, progress)] {
            let amount = BySeat::from_fn(game.players(), |it| share * amounts[it.index()][feature]);
            features.push(WeightedFeature { name: feature.key(), weight: weights[feature], amount });
        }
    }
    features
}

/// The weights for this number of players.
#[cfg(not(feature = "tuning"))]
fn in_use(game: &Wolves) -> &'static Weights {
    &crate::mind::weights::WEIGHTS[usize::from(game.players() - 2)]
}

/// The weights that this thread tries.
#[cfg(feature = "tuning")]
fn in_use(_: &Wolves) -> Weights {
    crate::mind::tuning::in_use()
}

/// How much of the calendar is filled.
pub(crate) fn progress(game: &Wolves) -> f32 {
    let last = moon_dates(game.players())[Moon::Full.index()];
    (f32::from(game.calendar.len) / f32::from(last)).min(1.0)
}

/// How much of the time before the next moon has passed.
pub(crate) fn nearness(game: &Wolves) -> f32 {
    let dates = moon_dates(game.players());
    let scored = usize::from(game.moons_scored).min(2);
    let since = if scored == 0 { 0 } else { dates[scored - 1] };
    let passed = f32::from(game.calendar.len.saturating_sub(since));
    (passed / f32::from(dates[scored] - since)).min(1.0)
}

pub(crate) fn amounts(game: &Wolves) -> [PerFeature; 5] {
    let mut all = [PerFeature::ZERO; 5];
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
        own[Feature::ExposedPieces] = (exposed - pack.doubled()).len() as f32;
    }
    let near = nearness(game);
    for region in game.geometry().regions() {
        let state = &game.regions[region.index()];
        for moon in [state.token, state.below].into_iter().flatten() {
            region_pay(game, region, moon, &mut all);
        }
    }
    for own in &mut all {
        own[Feature::NextMoonNowNear] = near * own[Feature::NextMoonNow];
        own[Feature::NextMoonLikelyNear] = near * own[Feature::NextMoonLikely];
    }
    all
}

/// What lies before the player and stands on the map.
fn possessions(game: &Wolves, seat: Seat, own: &mut PerFeature) {
    let (player, pack) = (game.player(seat), game.pack(seat));
    own[Feature::Points] = end::score(game, seat) as f32;
    own[Feature::ActionTokens] = f32::from(player.action_tokens);
    own[Feature::TerrainTokens] = f32::from(player.terrain_tokens);
    let [wolves, alphas] = [0, 1].map(|it| (pack.wolf[it].len() + pack.second[it].len()) as f32);
    own[Feature::Wolves] = wolves;
    own[Feature::Alphas] = alphas;
    own[Feature::TerrainsShown] = player.shown(2).count_ones() as f32;
    let payable = payment::land(game, seat, 2);
    for &track in Track::ALL {
        let taken = player.dens[track.index()];
        own[Feature::Attributes] += f32::from(player.value(track) - track.value(0));
        // The last two dens of a track bring points: to be near them is worth something.
        own[Feature::DensBeforePoints] +=
            if taken == DENS { 0.0 } else { f32::from(taken.saturating_sub(1)) };
    }
    let mut sites = pack.dens & game.geometry().shore;
    for lair in pack.lairs {
        sites = sites - HexSet::board(lair.region());
    }
    let regions = game.geometry().regions().filter(|&it| sites.part(it) != 0).count() as u8;
    own[Feature::LairSites] = f32::from(regions.min(LAIRS - player.lairs));
    if !sites.is_empty() {
        own[Feature::PayableLairs] = (upgrade::sites(game, seat) & payable).len().min(2) as f32;
    }
    let calls = howl::targets(game, seat);
    own[Feature::HowlTargets] = calls.len().min(4) as f32;
    own[Feature::PayableHowls] = (calls & payable).len().min(2) as f32;
    let further = player.value(Track::Howl) + 2;
    own[Feature::LoneWolvesNear] = (game.in_range(seat, further) & game.lone_wolves).len().min(6) as f32;
    own[Feature::Speed] = f32::from(player.value(Track::Speed) - Track::Speed.value(0));
    own[Feature::HowlRange] = f32::from(player.value(Track::Howl) - Track::Howl.value(0));
}

/// How near the player is to a prey still wanted: two of three wolves, or one.
fn hunt(game: &Wolves, seat: Seat, own: &mut PerFeature) {
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
        own[Feature::WolvesNearPrey] += next * (map.ball(prey, 3) & wolves).len().min(3) as f32;
        match (map.ring(prey) & wolves).len() {
            0 => {}
            1 => own[Feature::HuntsTwoWolvesShort] += next,
            _ => own[Feature::HuntsOneWolfShort] += next,
        }
    }
}

/// What a region pays at a moon: as it stands, and as it may come.
fn region_pay(game: &Wolves, region: Region, moon: Moon, all: &mut [PerFeature; 5]) {
    let (now, likely) = match moon.index().saturating_sub(game.moons_scored.into()) {
        0 => (Feature::NextMoonNow, Feature::NextMoonLikely),
        1 => (Feature::LaterMoonNow, Feature::LaterMoonLikely),
        _ => (Feature::LastMoonNow, Feature::LastMoonLikely),
    };
    let (token, chip) = (f32::from(moon.token()), f32::from(moon.chip()));
    let verdict = scoring::verdict(game, region);
    match verdict.first.alone() {
        Some(seat) => all[seat.index()][now] += token,
        None => verdict.first.seats.iter().for_each(|it| all[it.index()][now] += chip),
    }
    if let Some(seat) = verdict.second.alone() {
        all[seat.index()][now] += chip;
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
        all[seat.index()][likely] += token * first + chip * first * (1.0 - first);
    }
}

/// How strongly control holds a region, by its points: each adds half as much again.
const STRENGTH: [f32; 16] =
    [0.0, 0.5, 1.25, 2.4, 4.1, 6.6, 10.4, 16.1, 24.6, 37.4, 56.7, 85.5, 128.7, 193.6, 290.9, 436.9];
