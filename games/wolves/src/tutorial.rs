//! The puzzles by which The Wolves is learned. Positions and words are in `tutorial/`.

use tabletop::{Attempt, Puzzle, Seat, Teach};

use crate::{
    Event, Wolves,
    rules::{components::Track, hex::Hex},
};

const YOU: Seat = Seat(0);

/// A puzzle of one turn, without anything that others do.
const fn puzzle(
    name: &'static str,
    rule: &'static str,
    position: &'static str,
    solution: &'static [&'static str],
    goal: fn(&Attempt<Wolves>) -> bool,
) -> Puzzle<Wolves> {
    Puzzle { name, rule, position, seat: YOU, opening: &[], replies: &[], solution, goal, missed: spent }
}

impl Teach for Wolves {
    const PUZZLES: &'static [Puzzle<Self>] = &[
        puzzle(
            "move",
            "5.3",
            include_str!("../tutorial/move.position"),
            &["move forest pay h", "walk pack A1 A6"],
            |it| it.position.pack(YOU).wolves().contains(hex("A6")),
        ),
        puzzle(
            "tiles",
            "4.2",
            include_str!("../tutorial/tiles.position"),
            &["move forest pay 1", "walk pack A9 A6", "build A10 speed pay 12"],
            |it| it.position.pack(YOU).dens.contains(hex("A10")),
        ),
        puzzle(
            "den",
            "6.3",
            include_str!("../tutorial/den.position"),
            &["build A6 speed pay h1", "move tundra pay 4", "walk alpha A9 F11"],
            |it| {
                let there = it.position.pack(YOU).wolves().contains(hex("F11"));
                there && it.position.player(YOU).dens[Track::Speed.index()] > 0
            },
        ),
        puzzle("howl", "12.2", include_str!("../tutorial/howl.position"), &["howl A3 pay 23", "end"], won),
        puzzle(
            "lair",
            "7.4",
            include_str!("../tutorial/lair.position"),
            &["upgrade A9 pay 34", "displace A6"],
            |it| it.position.pack(YOU).lairs.contains(hex("A9")) && it.position.fleeing.is_none(),
        ),
        puzzle(
            "dominate",
            "9.2",
            include_str!("../tutorial/dominate.position"),
            &["dominate A1 pay ***"],
            |it| {
                it.events().any(|it| {
                    matches!(
                        it,
                        Event::WolfDominated { seat: YOU, .. } | Event::DenDominated { seat: YOU, .. }
                    )
                })
            },
        ),
        puzzle(
            "region",
            "13.2",
            include_str!("../tutorial/region.position"),
            &["upgrade A9 pay 34", "end"],
            won,
        ),
    ];
}

/// The hex of this name.
fn hex(name: &str) -> Hex {
    name.parse().expect("puzzles name hexes of the map")
}

/// Whether region A was won.
fn won(attempt: &Attempt<Wolves>) -> bool {
    let own = hex("A1").region();
    attempt.events().any(|it| matches!(it, Event::RegionWon { region, seat: YOU, .. } if *region == own))
}

/// Whether every action of the turn is used; what the end of the turn brings is still to come.
fn spent(attempt: &Attempt<Wolves>) -> bool {
    let game = &attempt.position;
    let used = game.done >= 2 && game.fleeing.is_none() && game.open.is_none();
    let waits_for_the_end = attempt.puzzle.solution.last() == Some(&"end");
    used && !waits_for_the_end && game.player(YOU).action_tokens == 0
}
