//! Bots in last turns that are proven to win: `examples/last_turns.rs` describes where the positions come from.

use bots::{
    Bot, BotName, Budget, Means,
    budget::Ticker,
    habits::{Habits, Method},
    policy::act,
    search::turns::Weighing,
    thinker::{Thinker, look_ahead},
};
use tabletop::{Fast, Game, Seat, Turn};
use wolves::{LastTurn, Wolves};

const POSITIONS: &str = include_str!("last_turns.txt");

fn positions() -> Vec<Wolves> {
    POSITIONS.split("\n\n").map(|it| it.parse().expect("the corpus holds positions")).collect()
}

fn mover(game: &Wolves) -> Seat {
    game.turn().seats().first().expect("it is somebody's turn")
}

/// Whether the bot wins the game in this turn.
fn wins(bot: &mut dyn Bot<Wolves>, start: &Wolves) -> bool {
    let (mut game, mut chance, seat) = (*start, Fast::new(1), mover(start));
    while game.turn().seats().contains(seat) {
        for action in bot.plan(&game, seat).expect("the seat owes a decision") {
            act(&mut game, seat, action, &mut chance);
        }
    }
    game.turn() == Turn::Over && game.outcome().win_share()[seat] > 0.99
}

/// Level 4 with this budget, all of which may go into proofs.
fn solver(iterations: u32) -> Thinker {
    let Some(Habits { method: Method::Turns(weighing), .. }) = BotName::Level4.habits::<Wolves>() else {
        panic!("The Wolves is searched turn by turn");
    };
    let habits = Habits {
        method: Method::Turns(Weighing { solving_share: 1.0, ..weighing }),
        budget: Budget::Iterations(iterations),
        temperature: 0.0,
        uses_solved_table: false,
    };
    Thinker::new(habits, Means::default(), 1)
}

#[test]
fn there_are_two_hundred_last_turns() {
    assert!(positions().len() >= 200);
}

#[test]
fn a_search_wins_more_last_turns_than_the_policy_it_samples_with() {
    let positions = positions();
    let won =
        |name: BotName| positions.iter().filter(|it| wins(&mut *name.bot(1, &Means::default()), it)).count();
    let [light, level4] = [BotName::Light, BotName::Level4].map(won);
    assert!(light < level4, "{light} against {level4}");
}

#[test]
fn a_bot_wins_every_last_turn_that_its_budget_can_prove() {
    for game in positions().iter().step_by(10) {
        let LastTurn::Wins(turn) = game.last_turn(30_000) else { panic!("no proof: {game:?}") };
        let (mut end, seat) = (*game, mover(game));
        turn.into_iter().for_each(|it| act(&mut end, seat, it, &mut Fast::new(1)));
        assert!(end.turn() == Turn::Over && end.outcome().win_share()[seat] > 0.99, "{game:?}");
        assert!(wins(&mut solver(30_000), game), "{game:?}");
    }
}

#[test]
fn a_turn_is_found_even_where_proofs_take_the_whole_budget() {
    for game in positions() {
        let plan = solver(20).plan(&game, mover(&game)).expect("the seat owes a decision");
        assert!(!plan.is_empty());
    }
}

#[test]
fn chances_add_up_with_any_budget() {
    for game in positions() {
        for iterations in [1, 7, 40, 1000] {
            let mut ticker = Ticker::iterations(iterations);
            let findings = look_ahead(&game, mover(&game), &Method::best::<Wolves>(), &mut ticker, 1);
            let sum: f32 = findings.ways[0].means().as_slice().iter().sum();
            assert!((sum - 1.0).abs() < 0.01, "{iterations} iterations: {sum}");
        }
    }
}
