//! Good places for a pair: what a screen marks for newcomers.

use crate::{
    Phase, Wolves,
    rules::{
        components::Track,
        hex::{Hex, HexSet},
        setup,
    },
};

/// The most hexes that are marked.
const MARKED: usize = 3;

/// The places with most to do in the first turns: prey within two walks, and lone wolves that a howl
/// reaches at once or after a walk.
pub(crate) fn starts(game: &Wolves) -> Vec<Hex> {
    if !matches!(game.phase, Phase::FirstPair | Phase::SecondPair) {
        return Vec::new();
    }
    let map = game.geometry();
    let player = game.player(game.active);
    let (speed, range) = (player.value(Track::Speed), player.value(Track::Howl));
    // Prey is shared by packs that come from all sides; a lone wolf goes to the pack that is first.
    let worth = |at: Hex| {
        let walked = map.reach(at, speed).iter().fold(HexSet::EMPTY, |it, to| it | map.ring(to));
        let prey = (game.grazing & walked).iter().count();
        let at_once = (game.lone_wolves & game.within(at, range)).iter().count();
        let soon = (game.lone_wolves & game.within(at, range + 1)).iter().count();
        2 * prey + 2 * at_once + soon
    };
    let mut places: Vec<_> = setup::places(game).iter().map(|at| (worth(at), at)).collect();
    places.sort_by_key(|&(worth, at)| (std::cmp::Reverse(worth), at));
    places.into_iter().take(MARKED).filter(|it| it.0 > 0).map(|it| it.1).collect()
}

#[cfg(test)]
mod tests {
    use tabletop::{Fast, Game, Match, Seed, Step, Turn, Viewer};

    use crate::{Action, Event, Options, Phase, Wolves};

    /// What is marked can be chosen, and is marked only while pairs are placed.
    #[test]
    fn marked_hexes_are_legal_places() {
        for players in Wolves::SEATS {
            let start = Match::<Wolves>::start(&Options::default(), players, Seed::number(3));
            let mut game = *start.expect("it starts").position();
            let mut marked = 0;
            while game.phase != Phase::Play {
                let Turn::Of(seats) = game.turn() else { panic!("the game has not begun") };
                let seat = seats.first().expect("somebody's turn");
                let mut legal: Vec<Action> = Vec::new();
                game.legal(seat, &mut legal);
                let starts = game.figures(Viewer::Everything).starts;
                marked += starts.len();
                for at in starts {
                    assert!(legal.contains(&Action::Place { at }), "{at} cannot be chosen");
                }
                let mut events: Vec<Event> = Vec::new();
                let mut chance = Fast::new(0);
                Wolves::resolve(&mut Step::new(&mut game, &mut events, &mut chance), seat, legal[0]);
            }
            assert!(marked >= 4 * usize::from(players), "{players} players have only {marked} marks");
            assert!(game.figures(Viewer::Everything).starts.is_empty());
        }
    }
}
