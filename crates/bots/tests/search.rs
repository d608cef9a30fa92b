//! Search on games whose right answers are known.

mod small;

use bots::{
    Bot, BotName, Budget, Means, Stop,
    analysis::{Question, analyse},
    budget::Ticker,
    habits::{Habits, Method},
    policy::{Judge, act},
    search::{replies::Foresight, tree::Tree, turns::Weighing},
    thinker::Thinker,
};
use small::{
    kuhn::{Kuhn, Say},
    nim::Nim,
    tictactoe::TicTacToe,
};
use tabletop::{Fast, Game, Seat, Turn};

fn with(iterations: u32) -> Means {
    Means { budget: Some(Budget::Iterations(iterations)), ..Means::default() }
}

/// Plays a game between two bots; returns the win share of the first.
fn share<G: bots::Evaluate>(start: G, bots: [BotName; 2], seed: u64, means: &Means) -> f32 {
    let mut players = bots.map(|it| it.bot::<G>(seed, means));
    let mut game = start;
    let mut chance = Fast::new(seed);
    while let Turn::Of(seats) = game.turn() {
        let seat = seats.first().expect("a turn is somebody's");
        for action in players[seat.index()].plan(&game, seat).expect("the seat owes") {
            assert_eq!(game.check(seat, &action).ok(), Some(()));
            act(&mut game, seat, action, &mut chance);
        }
    }
    game.outcome().win_share()[Seat(0)]
}

#[test]
fn searching_players_draw_at_noughts_and_crosses() {
    for bot in [BotName::Neutral, BotName::Level4] {
        for seed in 0..5 {
            let result = share(TicTacToe::EMPTY, [bot, bot], seed, &with(3000));
            assert_eq!(result, 0.5, "{bot}, seed {seed}");
        }
    }
}

#[test]
fn searching_players_never_lose_to_random_play_at_noughts_and_crosses() {
    for bot in [BotName::Neutral, BotName::Level4] {
        for seed in 0..20 {
            let second = 1.0 - share(TicTacToe::EMPTY, [BotName::Uniform, bot], seed, &with(2000));
            assert!(second >= 0.5, "{bot}, seed {seed}");
        }
    }
}

#[test]
fn a_winning_line_is_completed() {
    // Crosses hold 0 and 1; noughts hold 3 and 4.
    let game = TicTacToe { marks: [0b11, 0b11000] };
    for bot in [BotName::Neutral, BotName::Level3] {
        let mut bot = bot.bot::<TicTacToe>(1, &with(300));
        assert_eq!(bot.decide(&game, Seat(0)), Ok(2));
    }
}

#[test]
fn a_player_who_would_lose_by_folding_calls() {
    let means = with(2000);
    for bot in [BotName::Neutral, BotName::Level4] {
        for seed in 0..10 {
            let mut bot = bot.bot::<Kuhn>(seed, &means);
            for own in [1, 2] {
                let bet = Kuhn::after([0, own], &[Say::Bet]);
                assert_eq!(bot.decide(&bet, Seat(1)), Ok(Say::Bet));
            }
        }
    }
}

#[test]
fn win_chances_are_those_of_what_is_unknown() {
    let growth = bots::neutral::GROWTH;
    for (own, chance) in [(0, 0.0), (1, 0.5), (2, 1.0)] {
        let game = Kuhn::after([(own + 1) % 3, own], &[Say::Bet]);
        let mut tree = Tree::new(&game, Seat(1), growth, 3);
        tree.grow(&mut Ticker::iterations(4000), 1.0);
        let findings = tree.findings(u32::MAX);
        let call = findings.ways.iter().find(|it| it.actions == [Say::Bet]);
        let mean = call.unwrap().mean(Seat(1));
        assert!((mean - chance).abs() < 0.03, "card {own}: {mean}");
    }
}

#[test]
fn what_a_bot_cannot_know_does_not_change_its_answer() {
    for bot in BotName::ALL {
        for said in [vec![], vec![Say::Pass, Say::Bet]] {
            let answer = |other: u8| {
                let mut bot = bot.bot::<Kuhn>(5, &with(200));
                bot.decide(&Kuhn::after([1, other], &said), Seat(0))
            };
            assert_eq!(answer(0), answer(2), "{bot}");
        }
    }
}

/// Comparing turns by the turn of the other player that follows, as settings of no level.
const ONE_REPLY: Weighing = Weighing {
    solving_share: 0.0,
    finding_share: 0.02,
    scripted: false,
    turns_per_iteration: 5,
    extra_rounds: 0,
    finds_by: Judge::Features,
    ends_by: Judge::Features,
    foresight: None,
};

/// How many of ten bots find a turn after which the other loses.
fn right(weighing: Weighing, heaps: [u8; 3], iterations: u32) -> usize {
    let habits = Habits {
        method: Method::Turns(weighing),
        budget: Budget::Iterations(iterations),
        temperature: 0.0,
        uses_solved_table: false,
    };
    let start = Nim { heaps, mover: Seat(0), open: None };
    let finds = |seed: &u64| {
        let mut bot = Thinker::new(habits, Means::default(), *seed);
        let mut game = start;
        for action in bot.plan(&start, Seat(0)).expect("the seat owes a decision") {
            act(&mut game, Seat(0), action, &mut Fast::new(0));
        }
        assert_eq!(game.mover, Seat(1), "a plan ends with the turn");
        game.balance() == 0
    };
    (0..10).filter(finds).count()
}

#[test]
fn whole_turns_win_at_nim() {
    // From 1-2-4 the first player wins by taking one stick of the last heap, and only so. Random play of the
    // turns beyond the first reply would blur what one reply makes clear.
    let right = right(ONE_REPLY, [1, 2, 4], 3000);
    assert!(right >= 9, "{right} of 10");
}

#[test]
fn searching_the_turns_that_follow_sees_further_than_playing_them_out() {
    let far = Weighing { finding_share: 0.6, extra_rounds: 3, ..ONE_REPLY };
    let searched = right(Weighing { foresight: Some(Foresight::BEST), ..far }, [2, 3, 5], 10_000);
    let played_out = right(far, [2, 3, 5], 10_000);
    assert!(searched > played_out, "{searched} of 10 against {played_out}");
}

#[test]
fn in_the_middle_of_a_turn_the_rest_is_planned() {
    let game = Nim { heaps: [2, 0, 0], mover: Seat(1), open: Some(0) };
    let mut bot = BotName::Level4.bot::<Nim>(1, &with(500));
    let plan = bot.plan(&game, Seat(1)).unwrap();
    assert_eq!(plan.len(), 3, "two sticks and the end: {plan:?}");
}

#[test]
fn the_same_seed_and_iterations_give_the_same_answer() {
    for name in BotName::ALL {
        let answer = || {
            let mut bot = name.bot::<Nim>(9, &with(500));
            bot.plan(&Nim::new(&small::Plain, 2).unwrap(), Seat(0))
        };
        assert_eq!(answer(), answer(), "{name}");
    }
}

#[test]
fn a_seat_that_owes_nothing_gets_an_error() {
    let over = TicTacToe { marks: [0b111, 0b11000] };
    for name in BotName::ALL {
        let mut bot = name.bot::<TicTacToe>(1, &with(50));
        assert!(bot.plan(&over, Seat(0)).is_err(), "{name}, finished");
        assert!(bot.plan(&over, Seat(1)).is_err(), "{name}, finished");
        assert!(bot.plan(&TicTacToe::EMPTY, Seat(1)).is_err(), "{name}");
    }
}

#[test]
fn every_bot_is_found_by_its_name_and_other_names_are_refused() {
    for name in BotName::ALL {
        assert_eq!(name.to_string().parse(), Ok(name));
    }
    for name in ["", "level0", "level7", "levelx", "Level1", "level4@400"] {
        assert!(name.parse::<BotName>().is_err(), "{name}");
    }
}

#[test]
fn an_analysis_reports_each_stage_until_it_is_cancelled() {
    // Crosses hold 0 and 1; noughts hold 3 and 4.
    let game = TicTacToe { marks: [0b11, 0b11000] };
    let stages = |enough: usize| {
        let stop = Stop::default();
        let budget = Budget::Iterations(3200);
        let question = Question { lines: 2, budget, means: Means::default(), stop: stop.clone() };
        let mut iterations = Vec::new();
        let last = analyse(&game, Seat(0), &question, 1, &mut |it| {
            assert_eq!(it.lines[0].actions[0], 2, "a winning line is completed");
            iterations.push(it.iterations);
            if iterations.len() == enough {
                stop.now();
            }
        });
        assert_eq!(last.expect("crosses move").iterations, iterations[iterations.len() - 1]);
        iterations
    };
    let all = stages(usize::MAX);
    assert!(all.len() > 1 && all.is_sorted_by(|a, b| a < b), "{all:?}");
    assert_eq!(stages(1), all[..1]);
}
