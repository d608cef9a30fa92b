//! Play-outs allocate nothing, and positions are small.

use allocation_counter::measure;
use bots::{Evaluate, Light, Uniform, playout};
use tabletop::{Fast, Game, Match, Seed};
use wolves::{Action, Event, Options, Wolves};

#[test]
fn a_playout_allocates_nothing() {
    for players in 2..=5 {
        let start = *Match::<Wolves>::start(&Options::default(), players, Seed::number(1))
            .expect("it starts")
            .position();
        let mut uniform = Uniform::<Wolves>::default();
        let mut decisions = 0;
        let counted = measure(|| {
            for seed in 0..10 {
                let (mut chance, mut game) = (Fast::new(seed), start);
                decisions += playout(&mut game, &mut uniform, &mut chance);
                let mut game = start;
                decisions += playout(&mut game, &mut Light, &mut chance);
                assert!(game.evaluate().as_slice().iter().all(|it| (0.0..=1.0).contains(it)));
            }
        });
        assert_eq!(counted.count_total, 0, "{players} players, {decisions} decisions");
        assert!(decisions > 1000);
    }
}

#[test]
fn positions_actions_and_events_are_small() {
    assert!(size_of::<Wolves>() <= 1536, "{}", size_of::<Wolves>());
    assert!(size_of::<Action>() <= 8 && size_of::<Event>() <= 8);
}

#[test]
fn the_light_policy_only_does_what_is_allowed() {
    for players in 2..=5 {
        for seed in 0..40 {
            let mut game = *Match::<Wolves>::start(&Options::default(), players, Seed::number(seed))
                .expect("it starts")
                .position();
            let mut chance = Fast::new(seed);
            while let tabletop::Turn::Of(seats) = game.turn() {
                let seat = seats.first().expect("somebody's turn");
                let action = game.light(seat, &mut chance);
                assert_eq!(game.check(seat, &action), Ok(()), "{action}\n{game:?}");
                Wolves::resolve(
                    &mut tabletop::Step::new(&mut game, &mut tabletop::Silent, &mut chance),
                    seat,
                    action,
                );
                let chances = game.evaluate();
                assert!((chances.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-4);
            }
        }
    }
}
