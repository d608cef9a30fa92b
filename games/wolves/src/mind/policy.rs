//! A cheap, sensible choice.

use tabletop::{Chance, Seat};

use crate::{
    Action, Wolves,
    rules::{
        actions::{build, dominate, howl, movement, upgrade},
        components::{DENS, Terrain, Track, Wolf},
        displace,
        hex::{Hex, HexSet},
        hunt, payment, setup,
        state::{OpenMove, Phase},
        turn,
    },
};

/// A cheap, sensible choice: mostly the first thing of the order of preference that can be paid.
pub(crate) fn light(game: &Wolves, seat: Seat, chance: &mut impl Chance) -> Action {
    match game.phase {
        Phase::Tiles => {
            let settings = crate::rules::components::Setting::ALL;
            Action::Tiles { setting: settings[chance.below(2) as usize] }
        }
        Phase::FirstPair | Phase::SecondPair => place(game, seat, chance),
        Phase::Play | Phase::Over => {
            if let Some(fleeing) = game.fleeing {
                Action::Displace { to: any(displace::options(game, fleeing), chance) }
            } else if game.hunting.is_some() {
                hunted(game, seat, chance)
            } else if let Some(open) = &game.open {
                walk(game, seat, open, chance).unwrap_or_else(|| after_move(game, seat, chance))
            } else {
                act(game, seat, game.done, chance)
            }
        }
    }
}

/// Any hex of a set that is not empty.
fn any(set: HexSet, chance: &mut impl Chance) -> Hex {
    set.nth(chance.below(set.len())).expect("the set is not empty")
}

/// The best of a few places: near lone wolves whose terrain the tiles show.
fn place(game: &Wolves, seat: Seat, chance: &mut impl Chance) -> Action {
    let open = setup::places(game);
    let wanted = game.lone_wolves & payment::land(game, seat, 2);
    let worth =
        |at: Hex| 2 * (game.within(at, 4) & wanted).len() + (game.within(at, 3) & game.lone_wolves).len();
    let tries = [0; 3].map(|_: u8| any(open, chance));
    let best = tries.into_iter().max_by_key(|&at| worth(at));
    Action::Place { at: best.unwrap_or(tries[0]) }
}

/// The way to pay that uses the most tiles.
#[inline]
fn cheapest(game: &Wolves, seat: Seat, at: Hex, price: u8) -> Option<payment::Payment> {
    let terrain = game.terrain(at)?;
    payment::legal(game, seat, terrain, price).first().copied()
}

/// One of the surrounded stacks: a stack with one token left goes to nobody else after that.
fn hunted(game: &Wolves, seat: Seat, chance: &mut impl Chance) -> Action {
    let all = game.hunting.map_or(HexSet::EMPTY, |prey| hunt::choices(game, seat, prey));
    let last = all.iter().find(|it| game.regions[it.region().index()].prey_left == 1);
    Action::Hunt { at: last.unwrap_or_else(|| any(all, chance)) }
}

/// What is done when the open Move has gone far enough.
fn after_move(game: &Wolves, seat: Seat, chance: &mut impl Chance) -> Action {
    if hunt::is_due(game, seat) {
        let ahead = turn::closed(game);
        if ahead.hunting.is_some() {
            return hunted(&ahead, seat, chance);
        }
        act(&ahead, seat, ahead.done, chance)
    } else {
        // Without a hunt, ending the Move changes nothing but the count of actions.
        act(game, seat, game.done + 1, chance)
    }
}

/// One of the five actions, or the end of the turn.
fn act(game: &Wolves, seat: Seat, done: u8, chance: &mut impl Chance) -> Action {
    if done >= turn::ACTIONS && game.player(seat).action_tokens == 0 {
        return Action::EndTurn;
    }
    // One choice in five skips the order of preference.
    let dice = chance.below(10);
    let sensible = if dice < 2 { None } else { preferred(game, seat, dice, chance) };
    // Each of the six tiles pays for some Move, so a turn never ends early here.
    sensible.or_else(|| begin_move(game, seat, chance)).unwrap_or(Action::EndTurn)
}

/// Upgrade, howl, build beside water, dominate, build, in this order, as far as it can be paid.
fn preferred(game: &Wolves, seat: Seat, dice: u32, chance: &mut impl Chance) -> Option<Action> {
    let payable = payment::land(game, seat, 2);
    let upgrades = upgrade::sites(game, seat) & payable;
    if !upgrades.is_empty() {
        let at = any(upgrades, chance);
        return Some(Action::Upgrade { at, pay: cheapest(game, seat, at, payment::UPGRADE)? });
    }
    let calls = howl::targets(game, seat) & payable;
    if !calls.is_empty() {
        let at = any(calls, chance);
        return Some(Action::Howl { at, pay: cheapest(game, seat, at, payment::HOWL)? });
    }
    let dens = game.player(seat).dens;
    let weakest = Track::ALL.iter().copied().min_by_key(|it| dens[it.index()])?;
    if dice < 8 && dens[weakest.index()] < DENS {
        let mut sites = build::sites(game, seat) & payable;
        // A den beside water, in a region without a lair, is tomorrow's lair.
        let mut shores = sites & game.geometry().shore;
        for lair in game.pack(seat).lairs {
            shores = shores - HexSet::board(lair.region());
        }
        if !shores.is_empty() {
            sites = shores;
        }
        if !sites.is_empty() && (dice < 6 || !shores.is_empty()) {
            let at = any(sites, chance);
            let pay = cheapest(game, seat, at, payment::BUILD)?;
            return Some(Action::Build { at, track: weakest, pay });
        }
    }
    let land = payment::land(game, seat, 3);
    if !land.is_empty() {
        let (wolves, foreign) = dominate::targets(game, seat);
        if !(wolves & land).is_empty() {
            let at = any(wolves & land, chance);
            let pay = cheapest(game, seat, at, payment::DOMINATE)?;
            return Some(Action::Dominate { at, track: None, pay });
        }
        if !(foreign & land).is_empty() {
            let at = any(foreign & land, chance);
            let pay = cheapest(game, seat, at, payment::DOMINATE)?;
            return Some(Action::Dominate { at, track: Some(weakest), pay });
        }
    }
    None
}

/// Hexes worth walking to, for pack wolves and for alphas: around prey still wanted, and for
/// alphas also within howl range of lone wolves that can be paid.
#[inline]
fn goals(game: &Wolves, seat: Seat) -> [HexSet; 2] {
    let map = game.geometry();
    let player = game.player(seat);
    let mut hunting = HexSet::EMPTY;
    for region in map.regions() {
        let state = &game.regions[region.index()];
        if state.prey_left > 0 && player.prey >> state.prey.index() & 1 == 0 {
            hunting |= map.ring(Wolves::prey_hex(region));
        }
    }
    let range = player.value(Track::Howl);
    let mut calling = hunting;
    for lone in game.lone_wolves & payment::land(game, seat, 2) {
        calling |= game.within(lone, range);
    }
    [hunting, calling]
}

/// A Move in a terrain that leads somewhere worth going.
fn begin_move(game: &Wolves, seat: Seat, chance: &mut impl Chance) -> Option<Action> {
    let (map, pack) = (game.geometry(), game.pack(seat));
    let speed = game.player(seat).value(Track::Speed);
    let goals = goals(game, seat);
    let mut ends = HexSet::EMPTY;
    for (wolves, goals) in pack.wolf.into_iter().zip(goals) {
        for from in wolves - goals {
            ends |= map.reach(from, speed) & goals;
        }
    }
    let ends = ends - game.taken;
    let start = chance.below(5) as usize;
    let mut best: Option<(bool, Action)> = None;
    for turn in 0..5 {
        let terrain = Terrain::ALL[(start + turn) % 5];
        let Some(&pay) = payment::legal(game, seat, terrain, payment::MOVE).first() else {
            continue;
        };
        let useful = !(ends & game.terrains[terrain.index()]).is_empty();
        // A token is worth more than a step, so tiles pay for moves.
        let action = Action::Move { terrain, pay };
        if useful && pay.tokens() == 0 {
            return Some(action);
        }
        if best.is_none() || (pay.tokens() == 0 && best.is_some_and(|it| !it.0)) {
            best = Some((pay.tokens() == 0, action));
        }
    }
    best.map(|it| it.1)
}

/// A walk to somewhere worth going, or any; none if the Move should rather end.
pub(crate) fn walk(game: &Wolves, seat: Seat, open: &OpenMove, chance: &mut impl Chance) -> Option<Action> {
    let (map, pack) = (game.geometry(), game.pack(seat));
    let speed = game.player(seat).value(Track::Speed);
    let stops = movement::stops(game, open.terrain);
    let goals = goals(game, seat);
    let mut spare = None;
    for wolf in [Wolf::Alpha, Wolf::Pack] {
        let (stops, goals) = (stops.of(wolf), goals[wolf.index()]);
        // A wolf that stands well stays.
        for from in movement::rested(pack, open, wolf) - goals {
            let ends = map.reach(from, speed) & stops;
            let better = ends & goals;
            if !better.is_empty() {
                return Some(Action::Walk { wolf, from, to: any(better, chance) });
            }
            if !ends.is_empty() {
                spare = Some((wolf, from, ends));
            }
        }
    }
    let (wolf, from, ends) = spare?;
    if chance.below(2) == 0 {
        return None;
    }
    Some(Action::Walk { wolf, from, to: any(ends, chance) })
}
