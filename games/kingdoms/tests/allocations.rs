//! Play-outs allocate nothing.

use bots::{Evaluate, Light, Policy, Uniform, playout};
use kingdoms::{Kingdoms, Options};
use tabletop::{Fast, Game, Silent, Step};

fn play<P: Policy<Kingdoms>>(seats: u8, seed: u64, policy: &mut P) -> (u32, f32) {
    let mut chance = Fast::new(seed);
    let mut game = Kingdoms::new(&Options::default(), seats).expect("these options are allowed");
    Kingdoms::setup(&mut Step::new(&mut game, &mut Silent, &mut chance));
    let before: f32 = game.evaluate().as_slice().iter().sum();
    (playout(&mut game, policy, &mut chance), before)
}

#[test]
fn uniform_and_light_playouts_allocate_nothing() {
    let mut uniform = Uniform::default();
    let seen = allocation_counter::measure(|| {
        for seats in 1..=5 {
            for seed in 0..40 {
                assert!(play(seats, seed, &mut uniform).0 > 0);
                assert!(play(seats, seed, &mut Light).0 > 0);
            }
        }
    });
    assert_eq!(seen.count_total, 0);
}

#[test]
fn chances_to_win_add_up() {
    for seats in 2..=5 {
        let (_, sum) = play(seats, 1, &mut Light);
        assert!((sum - 1.0).abs() < 1e-5, "{sum}");
    }
}

#[test]
fn the_light_policy_plays_legal_moves_only() {
    for seed in 0..60 {
        let seats = 1 + (seed % 5) as u8;
        let mut chance = Fast::new(seed);
        let mut game = Kingdoms::new(&Options::default(), seats).unwrap();
        Kingdoms::setup(&mut Step::new(&mut game, &mut Silent, &mut chance));
        while let Some(seat) = game.turn().seats().first() {
            let action = game.light(seat, &mut chance);
            assert_eq!(game.check(seat, &action), Ok(()), "{action}");
            Kingdoms::resolve(&mut Step::new(&mut game, &mut Silent, &mut chance), seat, action);
        }
    }
}
