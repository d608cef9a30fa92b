//! Chapter 2 · Set-up: the map at random, packs, tiles, and the first wolves.

use tabletop::{BadOption, Chance, Record, Seat, Step};

use crate::{
    Action, Event, Options, Rejection, Wolves, options,
    rules::{
        action_sink::ActionSink,
        components::{Board, Bonus, DateKind, Moon, Piece, Prey, Setting, Terrain},
        hex::{Hex, HexSet, Region},
        map::{Map, PASSIVE_NUMBERS},
        state::{CALENDAR_ROOM, Calendar, PASSIVE, Phase, Pieces, Player, RegionState},
    },
};

/// Rule 2.3: the prey dealt to the regions, two tokens each; one each at a table of two.
const fn prey(players: u8) -> &'static [Prey] {
    use Prey::{Boar, Deer, Hare, Moose, Raccoon};
    match players {
        2 => &[Moose, Deer, Raccoon, Boar, Hare],
        3 => &[Moose, Deer, Raccoon, Boar, Hare, Hare],
        4 => &[Moose, Deer, Raccoon, Boar, Hare, Hare, Raccoon, Boar],
        _ => &[Moose, Deer, Raccoon, Boar, Hare, Moose, Deer, Raccoon, Boar, Hare],
    }
}

/// Rule 2.4: the scoring tokens dealt to the regions, top first.
const fn tokens(players: u8) -> &'static [&'static [Moon]] {
    use Moon::{Crescent, Full, Half};
    const C: &[Moon] = &[Crescent];
    const H: &[Moon] = &[Half];
    const F: &[Moon] = &[Full];
    match players {
        2 => &[C, F, F, &[Crescent, Half], &[Half, Full]],
        3 => &[C, C, H, H, F, F],
        4 => &[C, C, H, H, H, F, F, F],
        _ => &[C, C, C, H, H, H, H, F, F, F],
    }
}

/// The empty table.
pub(crate) fn empty(options: &Options, players: u8) -> Result<Wolves, BadOption> {
    if !(2..=5).contains(&players) {
        return Err(BadOption::PlayerCount { players, least: 2, most: 5 });
    }
    let bare =
        RegionState { board: Board::ALL[0], prey: Prey::Moose, prey_left: 0, token: None, below: None };
    let mut terrains = [HexSet::EMPTY; 5];
    if players > 2 {
        for number in 1..=10 {
            let terrain = Board::start_terrain(number);
            terrains[terrain.index()].insert(Hex::of(Region::START, number));
        }
    }
    Ok(Wolves {
        map: Map::of(players),
        phase: Phase::Tiles,
        active: Seat(0),
        first: Seat(0),
        done: 0,
        open: None,
        fleeing: None,
        hunting: None,
        taken: HexSet::EMPTY,
        full: HexSet::EMPTY,
        lone_wolves: HexSet::EMPTY,
        grazing: HexSet::EMPTY,
        terrains,
        packs: [Pieces::default(); PASSIVE + 1],
        players: [Player::new(Terrain::Forest); 5],
        regions: [bare; 10],
        calendar: Calendar { len: 0, entries: [(DateKind::Blank, None); CALENDAR_ROOM] },
        moons_scored: 0,
        quiet: 0,
        entered: false,
        passive_home: None,
        agreed: options::agree(options, players)?,
    })
}

/// Rules 2.1, 2.2, 2.3, 2.4 and 2.5 and 2.9 to 2.11: everything that chance decides.
pub(crate) fn setup<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>) {
    let players = step.game().players();
    deal_packs(step, players);
    let regions = step.game().geometry().regions();
    let mut boards = Board::ALL;
    step.chance().shuffle(&mut boards);
    for (region, board) in regions.clone().zip(boards) {
        step.emit(Event::RegionLaid { region, board });
    }
    let mut dealt = [Prey::Moose; 10];
    let dealt = &mut dealt[..prey(players).len()];
    dealt.copy_from_slice(prey(players));
    step.chance().shuffle(dealt);
    let count = if players == 2 { 1 } else { 2 };
    for (region, &prey) in regions.clone().zip(&*dealt) {
        step.emit(Event::PreyPlaced { region, prey, count });
    }
    let mut stacks: [&[Moon]; 10] = [&[]; 10];
    let stacks = &mut stacks[..tokens(players).len()];
    stacks.copy_from_slice(tokens(players));
    step.chance().shuffle(stacks);
    for (region, &stack) in regions.zip(&*stacks) {
        for &moon in stack.iter().rev() {
            step.emit(Event::TokenPlaced { region, moon });
        }
        if players == 2 {
            place_passive(step, region, stack);
        }
    }
    let seat = Seat(step.chance().below(players.into()) as u8);
    step.emit(Event::FirstPlayer { seat });
    if players == 2 {
        // Rule 2.11: the second player is compensated for coming second.
        step.emit(Event::BonusGained { seat: seat.next(2), bonus: Bonus::Action, total: 1 });
    }
    if !step.game().agreed.choose_tiles {
        for seat in seat.round(players) {
            step.emit(Event::TilesSet { seat, setting: Setting::Forward });
        }
        step.emit(Event::TurnEnded { seat, next: seat, phase: Phase::FirstPair });
    }
}

/// Rule 2.5: packs as agreed, the others at random. Rule 2.9: a third one for a table of two.
fn deal_packs<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>, players: u8) {
    let wanted = step.game().agreed.packs;
    let mut homes = [Terrain::Forest, Terrain::Rock, Terrain::Grass, Terrain::Tundra, Terrain::Desert];
    step.chance().shuffle(&mut homes);
    let mut spare = homes.into_iter().filter(|it| !wanted.contains(&Some(*it)));
    for seat in Seat::all(players) {
        if let Some(home) = wanted[seat.index()].or_else(|| spare.next()) {
            step.emit(Event::PackChosen { seat, home });
        }
    }
    if players == 2
        && let Some(home) = spare.next()
    {
        step.emit(Event::PassivePack { home });
    }
}

/// Rule 2.9: what the passive pack has in a region depends on the tokens there.
fn place_passive<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Wolves, R, C>,
    region: Region,
    stack: &[Moon],
) {
    let [upper, lower] = PASSIVE_NUMBERS.map(|it| Hex::of(region, it));
    let pieces: &[(Hex, Piece)] = match stack {
        [Moon::Crescent] => &[(upper, Piece::Pack), (upper, Piece::Pack)],
        [Moon::Crescent, ..] => &[(upper, Piece::Lair)],
        [Moon::Full, ..] => &[(upper, Piece::Lair), (upper, Piece::Alpha)],
        _ => &[(upper, Piece::Lair), (lower, Piece::Alpha), (lower, Piece::Alpha)],
    };
    for &(at, piece) in pieces {
        step.emit(Event::PassivePlaced { at, piece });
    }
}

/// Where the active player may put a pair.
pub(crate) fn places(game: &Wolves) -> HexSet {
    let map = game.geometry();
    let mut open = HexSet::EMPTY;
    if game.players() == 2 {
        // Rule 2.10: nobody starts where the first scoring comes.
        for region in map.regions() {
            if game.regions[region.index()].token != Some(Moon::Crescent) {
                open |= HexSet::board(region);
            }
        }
    } else {
        open = HexSet::board(Region::START);
        if game.phase == Phase::SecondPair {
            for first in game.pack(game.active).alphas() {
                open = open - half(first);
            }
        }
    }
    open & game.empty_land()
}

/// Rule 2.8: the half of the start board that a hex lies in.
fn half(at: Hex) -> HexSet {
    let numbers = if at.number() <= 5 { 1..=5 } else { 6..=10 };
    numbers.map(|it| Hex::of(Region::START, it)).collect()
}

pub(crate) fn legal(game: &Wolves, acc: &mut impl ActionSink) {
    match game.phase {
        Phase::Tiles => Setting::ALL.iter().for_each(|&setting| acc.one(Action::Tiles { setting })),
        Phase::FirstPair | Phase::SecondPair => {
            acc.bundle(places(game), 1, |at, _| Action::Place { at });
        }
        Phase::Play | Phase::Over => {}
    }
}

/// Rules 2.7, 2.8 and 2.10.
pub(crate) fn check_place(game: &Wolves, at: Hex) -> Result<(), Rejection> {
    let map = game.geometry();
    if !map.hexes.contains(at) {
        return Err(Rejection::NoSuchHex { at });
    }
    if game.players() == 2 {
        let region = at.region();
        if game.regions[region.index()].token == Some(Moon::Crescent) {
            return Err(Rejection::CrescentRegion { region });
        }
    } else if at.region() != Region::START {
        return Err(Rejection::NotOnStartBoard { at });
    }
    check_empty(game, at)?;
    if game.players() > 2
        && let Some(first) = game.pack(game.active).alphas().iter().find(|&it| half(it).contains(at))
    {
        return Err(Rejection::SameHalf { at, first });
    }
    Ok(())
}

/// Why a hex is not empty land, if it is not.
pub(crate) fn check_empty(game: &Wolves, at: Hex) -> Result<(), Rejection> {
    if !game.geometry().land.contains(at) {
        Err(Rejection::Impassable { at })
    } else if game.lone_wolves.contains(at) {
        Err(Rejection::LoneWolfThere { at })
    } else if game.grazing.contains(at) {
        Err(Rejection::PreyThere { at })
    } else if game.taken.contains(at) {
        Err(Rejection::NotEmpty { at })
    } else {
        Ok(())
    }
}

/// Rule 2.6: tiles lie as chosen, in turn order.
pub(crate) fn set_tiles<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Wolves, R, C>,
    seat: Seat,
    setting: Setting,
) {
    step.emit(Event::TilesSet { seat, setting });
    let (players, first) = (step.game().players(), step.game().first);
    let next = seat.next(players);
    let phase = if next == first { Phase::FirstPair } else { Phase::Tiles };
    step.emit(Event::TurnEnded { seat, next, phase });
}

/// Rules 2.7 and 2.8: first pairs clockwise, second pairs back again.
pub(crate) fn place<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>, seat: Seat, at: Hex) {
    step.emit(Event::PairPlaced { seat, at });
    let (players, first, phase) = (step.game().players(), step.game().first, step.game().phase);
    let last = first.previous(players);
    let (next, phase) = match phase {
        Phase::FirstPair if seat == last => (seat, Phase::SecondPair),
        Phase::FirstPair => (seat.next(players), Phase::FirstPair),
        _ if seat == first => (first, Phase::Play),
        _ => (seat.previous(players), Phase::SecondPair),
    };
    step.emit(Event::TurnEnded { seat, next, phase });
}
