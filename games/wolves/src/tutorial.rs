//! The puzzles by which The Wolves is learned. Positions, words and the proofs of the words are in `tutorial/`.

use tabletop::{Attempt, Puzzle, Seat, Task, Teach};

use crate::{
    Event, Wolves,
    rules::{components::Track, hex::Hex},
};

const YOU: Seat = Seat(0);

/// A puzzle without anything that others do.
const fn puzzle(
    name: &'static str,
    rule: &'static str,
    position: &'static str,
    tasks: &'static [Task<Wolves>],
    panels: &'static [&'static str],
) -> Puzzle<Wolves> {
    Puzzle {
        name,
        rule,
        position,
        seat: YOU,
        opening: &[],
        replies: &[],
        looks: &[],
        tasks,
        missed: spent,
        panels,
    }
}

const fn task(
    play: &'static [&'static str],
    marks: &'static [&'static str],
    goal: fn(&Attempt<Wolves>) -> bool,
) -> Task<Wolves> {
    Task { play, goal: Some(goal), marks }
}

/// A task after which others go on as written down, so that it must be done as shown.
const fn exactly(play: &'static [&'static str], marks: &'static [&'static str]) -> Task<Wolves> {
    Task { play, goal: None, marks }
}

impl Teach for Wolves {
    const PUZZLES: &'static [Puzzle<Self>] = &[
        Puzzle {
            looks: &[
                &["A8", "A1", "A9", "B9", "B3"],
                &["calendar", "A16", "D16"],
                &["tracks"],
                &["calendar"],
            ],
            ..puzzle(
                "goal",
                "14.2",
                include_str!("../tutorial/goal.position"),
                &[],
                &["tracks", "calendar", "regions"],
            )
        },
        Puzzle {
            missed: |it| {
                spent(it)
                    || (it.position.done > 0 && it.position.player(YOU).flipped & 1 == 0 && it.done == 0)
            },
            ..puzzle(
                "tiles",
                "4.2",
                include_str!("../tutorial/tiles.position"),
                &[
                    task(&["move forest pay 1", "walk pack A1 A6"], &["A6"], |it| {
                        has_wolf(it, "A6") && it.position.player(YOU).flipped & 1 != 0
                    }),
                    task(&["move rock pay 1", "walk alpha A8 A10"], &["A10"], |it| has_wolf(it, "A10")),
                ],
                &[],
            )
        },
        Puzzle {
            missed: |it| spent(it) || it.position.done > 0,
            ..puzzle(
                "move",
                "5.3",
                include_str!("../tutorial/move.position"),
                &[
                    task(&["move forest pay h", "walk pack A1 A6"], &["A6"], |it| has_wolf(it, "A6")),
                    task(&["walk alpha A8 A4"], &["A4"], |it| has_wolf(it, "A6") && has_wolf(it, "A4")),
                ],
                &[],
            )
        },
        puzzle(
            "den",
            "6.3",
            include_str!("../tutorial/den.position"),
            &[
                task(&["build A6 speed pay h1"], &["A6"], |it| {
                    it.position.player(YOU).dens[Track::Speed.index()] > 0
                }),
                task(&["move tundra pay 4", "walk alpha A9 F11"], &["F11"], |it| has_wolf(it, "F11")),
            ],
            &["build", "tracks"],
        ),
        puzzle(
            "howl",
            "12.2",
            include_str!("../tutorial/howl.position"),
            &[
                task(&["howl A3 pay 23"], &["A3"], |it| has_wolf(it, "A3")),
                task(&["end"], &["calendar"], won),
            ],
            &["build", "tracks", "howl", "calendar"],
        ),
        puzzle(
            "hunt",
            "11.1",
            include_str!("../tutorial/hunt.position"),
            &[
                task(&["move tundra pay 4", "walk alpha A12 A8"], &["A8"], |it| has_wolf(it, "A8")),
                task(&["walk pack A14 A9"], &["A9"], |it| {
                    it.events().any(|it| matches!(it, Event::Hunted { seat: YOU, .. }))
                }),
            ],
            &["build", "tracks", "howl", "calendar"],
        ),
        puzzle(
            "lair",
            "7.4",
            include_str!("../tutorial/lair.position"),
            &[
                task(&["upgrade A9 pay 34"], &["A9", "A2"], |it| {
                    it.position.pack(YOU).lairs.contains(hex("A9"))
                }),
                task(&["displace A6"], &["A6"], |it| it.position.fleeing.is_none()),
            ],
            &["build", "tracks", "howl", "calendar", "upgrade", "tokens"],
        ),
        puzzle(
            "dominate",
            "9.2",
            include_str!("../tutorial/dominate.position"),
            &[task(&["dominate A1 pay ***"], &["A1", "A10", "A15", "A14"], |it| {
                it.events().any(|it| {
                    matches!(
                        it,
                        Event::WolfDominated { seat: YOU, .. } | Event::DenDominated { seat: YOU, .. }
                    )
                })
            })],
            &["build", "tracks", "howl", "calendar", "upgrade", "tokens", "dominate"],
        ),
        puzzle(
            "bonus",
            "3.2",
            include_str!("../tutorial/bonus.position"),
            &[
                task(&["howl A3 pay 23"], &["A3"], |it| {
                    it.position.done > 2 && it.position.player(YOU).action_tokens == 0
                }),
                task(&["end"], &[], |it| {
                    it.events().any(|it| matches!(it, Event::TurnEnded { seat: YOU, .. }))
                }),
            ],
            &["build", "tracks", "howl", "calendar", "upgrade", "tokens", "dominate"],
        ),
        puzzle(
            "region",
            "13.2",
            include_str!("../tutorial/region.position"),
            &[
                task(&["upgrade A9 pay 34"], &["A9", "A3"], |it| {
                    it.position.pack(YOU).lairs.contains(hex("A9"))
                }),
                task(&["end"], &["calendar"], won),
            ],
            &["build", "tracks", "howl", "calendar", "upgrade", "tokens", "dominate", "regions"],
        ),
        puzzle(
            "turn",
            "3.1",
            include_str!("../tutorial/turn.position"),
            &[
                task(&["move forest pay 1", "walk pack A9 A6"], &["A6"], |it| {
                    it.position.player(YOU).flipped & 1 != 0 && has_wolf(it, "A6")
                }),
                task(&["build A10 speed pay 12"], &["A10"], |it| {
                    it.position.pack(YOU).dens.contains(hex("A10"))
                }),
                task(&["end"], &[], |it| {
                    it.events().any(|it| matches!(it, Event::TurnEnded { seat: YOU, .. }))
                }),
            ],
            ALL,
        ),
        Puzzle {
            replies: &[
                "1: howl A13 pay 45",
                "1: move rock pay h",
                "1: walk pack E9 E8",
                "1: end",
                "2: move grass pay h",
                "2: walk pack C9 C6",
                "2: walk alpha C9 C4",
                "2: move tundra pay 4",
                "2: walk pack D8 D9",
                "2: end",
            ],
            ..puzzle(
                "game",
                "13.1",
                include_str!("../tutorial/game.position"),
                &[
                    exactly(&["howl A3 pay 23"], &["A3"]),
                    exactly(&["build B6 speed pay h1"], &["B6"]),
                    exactly(&["end"], &[]),
                    exactly(&["upgrade A9 pay 34"], &["A9"]),
                    exactly(&["move grass pay 3", "walk pack A3 A2"], &["A2"]),
                    exactly(&["end"], &["calendar"]),
                ],
                ALL,
            )
        },
    ];
}

/// Every part of the screen.
const ALL: &[&str] =
    &["build", "tracks", "howl", "calendar", "upgrade", "tokens", "dominate", "regions", "rivals", "log"];

/// The hex of this name.
fn hex(name: &str) -> Hex {
    name.parse().expect("puzzles name hexes of the map")
}

fn has_wolf(attempt: &Attempt<Wolves>, at: &str) -> bool {
    attempt.position.pack(YOU).wolves().contains(hex(at))
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
    let waits_for_the_end = attempt.puzzle.tasks.iter().any(|it| it.play.last() == Some(&"end"));
    used && !waits_for_the_end && game.player(YOU).action_tokens == 0
}
