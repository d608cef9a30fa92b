//! Last turns of The Wolves that are proven to win: `examples/last_turns.rs` tells where they come from.

use bots::{Means, budget::Ticker, habits::Method, named, policy::act, thinker::look_ahead};
use tabletop::{Fast, Game, Turn};
use wolves::{LastTurn, Wolves};

const POSITIONS: &str = include_str!("last_turns.txt");

fn positions() -> Vec<Wolves> {
    POSITIONS.split("\n\n").map(|it| it.parse().expect("the corpus holds positions")).collect()
}

/// The share of last turns that this bot wins.
fn share(bot: &str, positions: &[Wolves]) -> f64 {
    let won = |game: &&Wolves| {
        let (mut game, mut chance) = (**game, Fast::new(1));
        let seat = game.turn().seats().first().expect("it is somebody's turn");
        let mut bot = named::<Wolves>(bot, 1, &Means::default()).expect("the name is known");
        while game.turn().seats().contains(seat) {
            for action in bot.plan(&game, seat).expect("the seat owes a decision") {
                act(&mut game, seat, action, &mut chance);
            }
        }
        game.turn() == Turn::Over && game.outcome().win_share()[seat] > 0.99
    };
    positions.iter().filter(won).count() as f64 / positions.len() as f64
}

#[test]
fn there_are_two_hundred_last_turns() {
    assert!(positions().len() >= 200);
}

#[test]
fn the_longer_a_bot_thinks_the_more_last_turns_it_wins() {
    let positions = positions();
    let shares = ["light", "level3", "level4"].map(|it| share(it, &positions));
    eprintln!("won by light, level 3 and level 4: {shares:.3?}");
    assert!(shares.is_sorted(), "{shares:?}");
    assert!(shares[2] >= 0.95, "{shares:?}");
}

#[test]
fn last_turns_are_proven_again() {
    for game in positions().iter().step_by(20) {
        let LastTurn::Wins(turn) = game.last_turn(30_000) else { panic!("no proof: {game:?}") };
        let (mut end, seat) = (*game, game.turn().seats().first().expect("it is somebody's turn"));
        turn.into_iter().for_each(|it| act(&mut end, seat, it, &mut Fast::new(1)));
        assert!(end.turn() == Turn::Over && end.outcome().win_share()[seat] > 0.99, "{game:?}");
    }
}

#[test]
fn a_turn_is_found_even_where_proofs_take_all_the_time() {
    for game in positions() {
        let seat = game.turn().seats().first().expect("it is somebody's turn");
        let mut bot =
            named::<Wolves>("level4@20+solving=1", 1, &Means::default()).expect("the name is known");
        assert!(!bot.plan(&game, seat).expect("the seat owes a decision").is_empty());
    }
}

#[test]
fn chances_add_up_however_short_the_thinking() {
    for game in positions() {
        let seat = game.turn().seats().first().expect("it is somebody's turn");
        let method = Method::best::<Wolves>();
        for iterations in [1, 7, 40, 1000] {
            let mut ticker = Ticker::iterations(iterations);
            let findings = look_ahead(&game, seat, &method, &mut ticker, 1, 1);
            let sum: f32 = findings.ways[0].means().as_slice().iter().sum();
            assert!((sum - 1.0).abs() < 0.01, "{iterations} iterations: {sum}");
        }
    }
}
