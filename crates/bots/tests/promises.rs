//! What every bot promises in both games: the same seed gives the same answer, every game ends, and
//! where nothing is owed it says so.

use bots::{Evaluate, Means, NAMES, NothingOwed, named, policy::act};
use kingdoms::Kingdoms;
use tabletop::{Fast, Game, Seat, Silent, Step, Turn};
use wolves::Wolves;

fn set_up<G: Evaluate>(seats: u8, chance: &mut Fast) -> G {
    let mut game = G::new(&Default::default(), seats).expect("so many may play");
    G::setup(&mut Step::new(&mut game, &mut Silent, chance));
    game
}

/// Asks two bots of one seed in so many positions of games that they play.
fn answers_agree<G: Evaluate>(positions: u32) {
    let mut chance = Fast::new(1);
    let (mut asked, mut seats) = (0, 2);
    while asked < positions {
        let mut game: G = set_up(seats, &mut chance);
        seats = 2 + (seats - 1) % 4;
        while let Some(seat) = game.turn().seats().first() {
            let seed = chance.next();
            let answer = || {
                let bot = named::<G>("level4@24", seed, &Means::default());
                bot.expect("there is level 4").plan(&game, seat).expect("the seat owes a decision")
            };
            let plan = answer();
            assert_eq!(plan, answer(), "{game:?}");
            act(&mut game, seat, plan[0], &mut chance);
            asked += 1;
        }
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_answer_in_10_000_positions_of_the_wolves() {
    answers_agree::<Wolves>(10_000);
}

#[test]
fn the_same_seed_and_iterations_give_the_same_answer_in_10_000_positions_of_animal_kingdoms() {
    answers_agree::<Kingdoms>(10_000);
}

fn says_so<G: Evaluate>() {
    let mut chance = Fast::new(3);
    let mut game: G = set_up(3, &mut chance);
    let idle = Seat::all(3).find(|&it| !game.turn().seats().contains(it)).expect("one of three owes nothing");
    let refusals = |game: &G, seat: Seat| {
        for name in NAMES {
            let mut bot = named::<G>(name, 1, &Means::default()).expect("the name is known");
            assert_eq!(bot.plan(game, seat), Err(NothingOwed { seat }), "{name}");
        }
    };
    refusals(&game, idle);
    while let Some(seat) = game.turn().seats().first() {
        let action = game.light(seat, &mut chance);
        act(&mut game, seat, action, &mut chance);
    }
    assert_eq!(game.turn(), Turn::Over);
    Seat::all(3).for_each(|it| refusals(&game, it));
}

#[test]
fn a_bot_that_owes_nothing_or_whose_game_is_over_answers_with_an_error() {
    says_so::<Wolves>();
    says_so::<Kingdoms>();
}

fn ends<G: Evaluate>(seats: impl Iterator<Item = u8>) {
    const LONGEST: u32 = 5000;
    for seats in seats {
        for seed in 0..8 {
            let mut chance = Fast::new(seed);
            let mut game: G = set_up(seats, &mut chance);
            let mut bot = named::<G>("level4@60", seed, &Means::default()).expect("there is level 4");
            let mut decisions = 0;
            while let Some(seat) = game.turn().seats().first() {
                for action in bot.plan(&game, seat).expect("the seat owes a decision") {
                    act(&mut game, seat, action, &mut chance);
                    decisions += 1;
                }
                assert!(decisions < LONGEST, "{seats} players, seed {seed}: {game:?}");
            }
        }
    }
}

#[test]
fn games_of_thinking_bots_end_at_every_number_of_players() {
    ends::<Wolves>(2..=5);
    ends::<Kingdoms>(1..=5);
}

#[test]
fn who_chooses_at_a_glance_wins_most_games_against_the_upstart() {
    let won = (0..300).filter(|&seed| {
        let mut chance = Fast::new(seed);
        let mut game: Kingdoms = set_up(1, &mut chance);
        while let Some(seat) = game.turn().seats().first() {
            let action = game.light(seat, &mut chance);
            act(&mut game, seat, action, &mut chance);
        }
        game.outcome().placing[Seat(0)] == 1
    });
    let won = won.count();
    assert!(won >= 225, "{won} of 300");
}
