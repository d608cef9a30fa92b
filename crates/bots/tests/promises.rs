//! What every bot promises in every game: the same seed gives the same answer, every game ends, and
//! where nothing is owed the bot says so.

use bots::{BotName, Budget, Means, NothingOwed, policy::act};
use shelf::{GameVisitor, Hosted, SHELF};
use tabletop::{Fast, Seat, Silent, Step, Turn};

/// Runs a check with the types of every game.
fn in_every_game<V: GameVisitor<Out = ()>>(check: impl Fn() -> V) {
    for title in SHELF {
        shelf::visit(title.key(), check()).expect("the game is on the shelf");
    }
}

fn set_up<G: Hosted>(seats: u8, chance: &mut Fast) -> G {
    let mut game = G::new(&Default::default(), seats).expect("the game seats this many");
    G::setup(&mut Step::new(&mut game, &mut Silent, chance));
    game
}

fn with(iterations: u32) -> Means {
    Means { budget: Some(Budget::Iterations(iterations)), ..Means::default() }
}

/// Asks two bots of one seed in this many positions of games that they play.
struct AnswersAgree(u32);

impl GameVisitor for AnswersAgree {
    type Out = ();

    fn visit<G: Hosted>(self) {
        let mut chance = Fast::new(1);
        let mut asked = 0;
        for seats in G::SEATS.cycle() {
            let mut game: G = set_up(seats, &mut chance);
            while let Some(seat) = game.turn().seats().first() {
                let seed = chance.next();
                let answer = || {
                    let mut bot = BotName::Level4.bot::<G>(seed, &with(24));
                    bot.plan(&game, seat).expect("the seat owes a decision")
                };
                let plan = answer();
                assert_eq!(plan, answer(), "{game:?}");
                act(&mut game, seat, plan[0], &mut chance);
                asked += 1;
            }
            if asked >= self.0 {
                return;
            }
        }
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_answer_in_10_000_positions_of_every_game() {
    in_every_game(|| AnswersAgree(10_000));
}

struct SaysSo;

impl GameVisitor for SaysSo {
    type Out = ();

    fn visit<G: Hosted>(self) {
        let seats = *G::SEATS.end();
        let mut chance = Fast::new(3);
        let mut game: G = set_up(seats, &mut chance);
        let refusals = |game: &G, seat: Seat| {
            for name in BotName::ALL {
                let mut bot = name.bot::<G>(1, &Means::default());
                assert_eq!(bot.plan(game, seat), Err(NothingOwed { seat }), "{name}");
            }
        };
        let owing = game.turn().seats();
        Seat::all(seats).filter(|&it| !owing.contains(it)).for_each(|it| refusals(&game, it));
        while let Some(seat) = game.turn().seats().first() {
            let action = game.light(seat, &mut chance);
            act(&mut game, seat, action, &mut chance);
        }
        assert_eq!(game.turn(), Turn::Over);
        Seat::all(seats).for_each(|it| refusals(&game, it));
    }
}

#[test]
fn a_bot_that_owes_nothing_or_whose_game_is_over_answers_with_an_error() {
    in_every_game(|| SaysSo);
}

struct Ends;

impl GameVisitor for Ends {
    type Out = ();

    fn visit<G: Hosted>(self) {
        const LONGEST: u32 = 5000;
        for seats in G::SEATS {
            for seed in 0..8 {
                let mut chance = Fast::new(seed);
                let mut game: G = set_up(seats, &mut chance);
                let mut bot = BotName::Level4.bot::<G>(seed, &with(60));
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
}

#[test]
fn games_of_thinking_bots_end_at_every_number_of_players() {
    in_every_game(|| Ends);
}

/// Plays games where one seat is a bot's and all others play at random; the bot's share of the wins.
fn share_against_random<G: Hosted>(name: BotName, seats: u8, games: u64) -> f32 {
    let share = |seed| {
        let mut chance = Fast::new(seed);
        let mut game: G = set_up(seats, &mut chance);
        let own = Seat((seed % u64::from(seats)) as u8);
        let mut bot = name.bot::<G>(seed, &with(16));
        let mut random = BotName::Uniform.bot::<G>(seed, &Means::default());
        while let Some(seat) = game.turn().seats().first() {
            let player = if seat == own { &mut bot } else { &mut random };
            for action in player.plan(&game, seat).expect("the seat owes a decision") {
                act(&mut game, seat, action, &mut chance);
            }
        }
        game.outcome().win_share()[own]
    };
    (0..games).map(share).sum::<f32>() / games as f32
}

struct BeatsRandom;

impl GameVisitor for BeatsRandom {
    type Out = ();

    fn visit<G: Hosted>(self) {
        for name in [BotName::Light, BotName::Scripted, BotName::Level4, BotName::Level6] {
            let share = share_against_random::<G>(name, 2, 60);
            assert!(share > 0.6, "{name} wins {share} of its games of {}", G::KEY);
        }
    }
}

#[test]
fn bots_that_know_the_game_beat_a_random_player() {
    in_every_game(|| BeatsRandom);
}
