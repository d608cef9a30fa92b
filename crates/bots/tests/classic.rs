//! The frozen references play the same for ever.

#![allow(clippy::unwrap_used, reason = "a failing test may panic")]

use std::fmt::Write;

use bots::{Budget, Means, classic, policy::act};
use shelf::{GameVisitor, Hosted, SHELF};
use tabletop::{Fast, Seat, Silent, Step};

/// What every frozen bot plays in a few positions of one game.
struct Plays;

impl GameVisitor for Plays {
    type Out = String;

    fn visit<G: Hosted>(self) -> String {
        let mut text = String::new();
        for seats in [2, *G::SEATS.end()] {
            for decisions in [3, 30, 60] {
                let (game, seat) = position::<G>(seats, decisions);
                for level in 1..=6 {
                    let budget = Some(Budget::Iterations(if level < 4 { 12 } else { 150 }));
                    let means = Means { budget, ..Means::default() };
                    let plan = classic::bot::<G>(level, 7, &means).plan(&game, seat).unwrap();
                    let plan: Vec<String> = plan.iter().map(ToString::to_string).collect();
                    let head = format!("{} {seats} players, {decisions} decisions, classic{level}", G::KEY);
                    writeln!(text, "{head}: {}", plan.join(", ")).unwrap();
                }
            }
        }
        text
    }
}

/// A position after this many decisions of the light player.
fn position<G: Hosted>(seats: u8, decisions: u32) -> (G, Seat) {
    let mut chance = Fast::new(u64::from(decisions) << 8 | u64::from(seats));
    let mut game = G::new(&Default::default(), seats).unwrap();
    G::setup(&mut Step::new(&mut game, &mut Silent, &mut chance));
    for _ in 0..decisions {
        let seat = game.turn().seats().first().unwrap();
        let action = game.light(seat, &mut chance);
        act(&mut game, seat, action, &mut chance);
    }
    let seat = game.turn().seats().first().unwrap();
    (game, seat)
}

#[test]
fn frozen_bots_play_what_they_have_always_played() {
    let plays: String = SHELF.iter().map(|it| shelf::visit(it.key(), Plays).unwrap()).collect();
    assert!(plays == include_str!("classic.txt"), "they played:\n{plays}");
}

#[test]
fn frozen_bots_have_the_habits_of_the_levels_they_were_made_of() {
    // As long as the levels are the same; a level that learns something new leaves this list.
    struct Same;
    impl GameVisitor for Same {
        type Out = ();
        fn visit<G: Hosted>(self) {
            use bots::BotName::{Level2, Level3, Level4, Level5, Level6};
            for (level, name) in [(2, Level2), (3, Level3), (4, Level4), (5, Level5), (6, Level6)] {
                let [frozen, present] = [classic::habits::<G>(level), name.habits::<G>()];
                assert_eq!(format!("{frozen:?}"), format!("{present:?}"), "{} {name}", G::KEY);
            }
        }
    }
    SHELF.iter().for_each(|it| shelf::visit(it.key(), Same).unwrap());
}
