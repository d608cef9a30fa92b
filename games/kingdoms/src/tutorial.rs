//! The puzzles by which Animal Kingdoms is learned. Positions and words are in `tutorial/`.

use tabletop::{Attempt, Puzzle, Seat, Teach};

use crate::{Event, Kingdom, Kingdoms, Owner};

const YOU: Seat = Seat(0);

/// A puzzle of one decision, without anything that others do.
const fn puzzle(
    name: &'static str,
    rule: &'static str,
    position: &'static str,
    solution: &'static [&'static str],
    goal: fn(&Attempt<Kingdoms>) -> bool,
) -> Puzzle<Kingdoms> {
    Puzzle { name, rule, position, seat: YOU, opening: &[], replies: &[], solution, goal, missed: acted }
}

impl Teach for Kingdoms {
    const PUZZLES: &'static [Puzzle<Self>] = &[
        puzzle(
            "decrees",
            "7.3",
            include_str!("../tutorial/decrees.position"),
            &["play tiger6 marsh"],
            |it| claimed(it, Kingdom::Marsh),
        ),
        puzzle(
            "neighbours",
            "7.2",
            include_str!("../tutorial/neighbours.position"),
            &["play owl2 peaks"],
            |it| claimed(it, Kingdom::Peaks),
        ),
        Puzzle {
            missed: |it| it.events().any(|it| matches!(it, Event::BattleBegan { .. })),
            ..puzzle(
                "places",
                "8.3",
                include_str!("../tutorial/places.position"),
                &["play tiger5 marsh", "retreat"],
                |it| {
                    it.events().any(|it| {
                        let Event::Scored { owner, kingdom, place, .. } = *it else { return false };
                        (owner, kingdom, place) == (Owner::seat(YOU), Kingdom::Marsh, 1)
                    })
                },
            )
        },
        puzzle("capital", "4.2", include_str!("../tutorial/capital.position"), &["play wolf2 isle"], |it| {
            it.events().any(|it| takes(it).is_some_and(|(_, capital)| capital))
        }),
        Puzzle {
            replies: &["1: retreat", "2: retreat"],
            ..puzzle(
                "council",
                "11.2",
                include_str!("../tutorial/council.position"),
                &["play wolf2 isle"],
                |it| {
                    it.events().any(
                        |it| matches!(it, Event::CouncilSeated { owner, .. } if *owner == Owner::seat(YOU)),
                    )
                },
            )
        },
        Puzzle {
            opening: &["0: retreat"],
            replies: &["1: battle wolf8"],
            missed: |it| it.events().any(|it| matches!(it, Event::BattleEnded { .. })),
            ..puzzle(
                "battle",
                "9.3",
                include_str!("../tutorial/battle.position"),
                &["battle owl1", "pass"],
                |it| {
                    it.events().any(|it| {
                        let Event::BattleEnded { winners, .. } = *it else { return false };
                        winners.contains(Owner::seat(YOU))
                    })
                },
            )
        },
        puzzle("solo", "13.4", include_str!("../tutorial/solo.position"), &["play bee7 woods"], |it| {
            let woods = &it.position.influence[Kingdom::Woods.index()];
            woods[Owner::seat(YOU).index()] > woods[Owner::UPSTART.index()]
        }),
    ];
}

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
