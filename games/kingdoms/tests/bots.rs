//! Bots in the solo game.

use bots::{Evaluate, Light, Policy, Uniform, playout};
use kingdoms::Kingdoms;
use tabletop::{Fast, Game, Seat, Silent, Step};

/// How many of 300 solo games this policy wins.
fn won<P: Policy<Kingdoms>>(policy: impl Fn() -> P) -> usize {
    let wins = |seed: &u64| {
        let mut chance = Fast::new(*seed);
        let mut game = Kingdoms::new(&Default::default(), 1).expect("one may play");
        Kingdoms::setup(&mut Step::new(&mut game, &mut Silent, &mut chance));
        playout(&mut game, &mut policy(), &mut chance);
        game.outcome().placing[Seat(0)] == 1
    };
    (0..300).filter(wins).count()
}

#[test]
fn the_light_policy_beats_the_upstart_more_often_than_random_play_does() {
    let [light, random] = [won(|| Light), won(Uniform::default)];
    assert!(light > 2 * random, "{light} against {random} of 300");
}

#[test]
fn the_judgement_of_a_solo_game_is_a_probability() {
    let mut chance = Fast::new(7);
    let mut game = Kingdoms::new(&Default::default(), 1).expect("one may play");
    Kingdoms::setup(&mut Step::new(&mut game, &mut Silent, &mut chance));
    while let Some(seat) = game.turn().seats().first() {
        let win = game.evaluate()[seat];
        assert!((0.0..=1.0).contains(&win), "{win}");
        let action = game.light(seat, &mut chance);
        bots::policy::act(&mut game, seat, action, &mut chance);
    }
}
