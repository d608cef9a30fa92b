//! The puzzles by which Animal Kingdoms is learned. Positions and words are in `tutorial/`.

use tabletop::{Attempt, Puzzle, Seat, Task, Teach};

use crate::{Event, Kingdom, Kingdoms, Owner};

const YOU: Seat = Seat(0);

/// A puzzle of one decision, without anything that others do.
const fn puzzle(
    name: &'static str,
    rule: &'static str,
    position: &'static str,
    tasks: &'static [Task<Kingdoms>],
    panels: &'static [&'static str],
) -> Puzzle<Kingdoms> {
    Puzzle {
        name,
        rule,
        position,
        seat: YOU,
        opening: &[],
        replies: &[],
        looks: &[],
        tasks,
        missed: acted,
        panels,
    }
}

const fn task(
    play: &'static [&'static str],
    marks: &'static [&'static str],
    goal: fn(&Attempt<Kingdoms>) -> bool,
) -> Task<Kingdoms> {
    Task { play, goal: Some(goal), marks }
}

/// A task after which others go on as written down, so that it must be done as shown.
const fn exactly(play: &'static [&'static str], marks: &'static [&'static str]) -> Task<Kingdoms> {
    Task { play, goal: None, marks }
}

impl Teach for Kingdoms {
    const PUZZLES: &'static [Puzzle<Self>] = &[
        Puzzle {
            looks: &[&["marsh"], &["isle", "dunes", "marsh", "peaks", "woods"], &["leads"]],
            ..puzzle("goal", "8.3", include_str!("../tutorial/goal.position"), &[], &["leads"])
        },
        puzzle(
            "decrees",
            "7.3",
            include_str!("../tutorial/decrees.position"),
            &[task(&["play tiger6 marsh"], &["marsh"], |it| claimed(it, Kingdom::Marsh))],
            &[],
        ),
        puzzle(
            "neighbours",
            "7.2",
            include_str!("../tutorial/neighbours.position"),
            &[task(&["play owl2 peaks"], &["peaks", "marsh", "woods"], |it| claimed(it, Kingdom::Peaks))],
            &[],
        ),
        Puzzle {
            missed: |it| it.events().any(|it| matches!(it, Event::BattleBegan { .. })),
            ..puzzle(
                "places",
                "8.3",
                include_str!("../tutorial/places.position"),
                &[
                    task(&["play tiger5 marsh"], &["marsh"], |it| claimed(it, Kingdom::Marsh)),
                    task(&["retreat"], &["retreat"], |it| {
                        it.events().any(|it| {
                            let Event::Scored { owner, kingdom, place, .. } = *it else { return false };
                            (owner, kingdom, place) == (Owner::seat(YOU), Kingdom::Marsh, 1)
                        })
                    }),
                ],
                &["leads", "retreat"],
            )
        },
        Puzzle {
            replies: &["1: retreat", "2: retreat"],
            ..puzzle(
                "capital",
                "11.2",
                include_str!("../tutorial/capital.position"),
                &[task(&["play wolf2 isle"], &["isle"], |it| {
                    it.events().any(
                        |it| matches!(it, Event::CouncilSeated { owner, .. } if *owner == Owner::seat(YOU)),
                    )
                })],
                &["leads", "retreat"],
            )
        },
        puzzle(
            "retreat",
            "6.3",
            include_str!("../tutorial/retreat.position"),
            &[task(&["retreat"], &["retreat"], |it| {
                it.events().any(|it| matches!(it, Event::RetreatTokenDrawn { seat: YOU, .. }))
            })],
            &["leads", "retreat", "players"],
        ),
        puzzle(
            "rally",
            "5.3",
            include_str!("../tutorial/rally.position"),
            &[task(&["rally owl5 panda5 wolf5"], &["rally"], |it| {
                it.events().any(|it| matches!(it, Event::Rallied { seat: YOU, .. }))
            })],
            &["leads", "retreat", "players", "rally"],
        ),
        Puzzle {
            opening: &["0: retreat"],
            replies: &["1: battle wolf8"],
            missed: |it| it.events().any(|it| matches!(it, Event::BattleEnded { .. })),
            ..puzzle(
                "battle",
                "9.3",
                include_str!("../tutorial/battle.position"),
                &[task(&["battle owl1", "pass"], &["owl1"], |it| {
                    it.events().any(|it| {
                        let Event::BattleEnded { winners, .. } = *it else { return false };
                        winners.contains(Owner::seat(YOU))
                    })
                })],
                ALL,
            )
        },
        puzzle(
            "solo",
            "13.4",
            include_str!("../tutorial/solo.position"),
            &[task(&["play bee7 woods"], &["woods"], |it| {
                let woods = &it.position.influence[Kingdom::Woods.index()];
                woods[Owner::seat(YOU).index()] > woods[Owner::UPSTART.index()]
            })],
            ALL,
        ),
        Puzzle {
            replies: &[
                "1: play lizard2 marsh",
                "2: play okapi5 woods",
                "1: play panda7 peaks",
                "2: play bee3 woods",
                "1: play tiger1 marsh",
                "2: play frog1 isle",
                "1: retreat",
                "2: retreat",
                "1: battle wolf8",
            ],
            missed: |_| false,
            ..puzzle(
                "age",
                "3.1",
                include_str!("../tutorial/age.position"),
                &[
                    exactly(&["play tiger6 marsh"], &["marsh", "tiger6"]),
                    exactly(&["play lizard4 marsh"], &["marsh", "lizard4"]),
                    exactly(&["play frog8 dunes"], &["dunes", "frog8"]),
                    exactly(&["retreat"], &["retreat"]),
                    exactly(&["battle owl1"], &["owl1"]),
                ],
                ALL,
            )
        },
    ];
}

/// Every part of the screen.
const ALL: &[&str] = &["leads", "retreat", "players", "rally", "log"];

/// Where the learner placed a token by this event, and whether it is the capital.
fn takes(event: &Event) -> Option<(Kingdom, bool)> {
    match *event {
        Event::TokenPlaced { owner, kingdom, capital } if owner == Owner::seat(YOU) => {
            Some((kingdom, capital))
        }
        _ => None,
    }
}

fn claimed(attempt: &Attempt<Kingdoms>, wanted: Kingdom) -> bool {
    attempt.events().any(|it| takes(it).is_some_and(|(kingdom, _)| kingdom == wanted))
}

/// Whether the one decision that the puzzle asks for has been made.
fn acted(attempt: &Attempt<Kingdoms>) -> bool {
    !attempt.tried.is_empty()
}
