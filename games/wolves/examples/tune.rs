//! Tunes the weights of the judgement by games: two sets of weights, a step apart in every weight at once, play each
//! other, and the weights go a little towards the better one, thousands of times (SPSA).
//!
//! `cargo run --release -p wolves --features tuning --example tune -- PLAYERS STEPS SEED BOT ITERATIONS RATE` begins with the
//! weights of `src/mind/weights.rs` and prints better ones for this number of players, as rows of the table there.

use std::env;

use bots::{BotName, Budget, Means, policy::act};
use tabletop::{Chance, Fast, Game, Seat, Silent, Step, float};
use wolves::{
    Wolves,
    tuning::{Weights, shipped, use_weights},
};

/// What is tried in one step.
struct Trial {
    players: u8,
    bot: BotName,
    means: Means,
    /// Two sets of weights.
    sets: [Weights; 2],
}

#[expect(clippy::print_stdout, reason = "the table is the result of the program")]
fn main() {
    let words: Vec<String> = env::args().collect();
    let [_, players, steps, seed, bot, iterations, rate] = &words[..] else {
        eprintln!("tune PLAYERS STEPS SEED BOT ITERATIONS RATE");
        return;
    };
    let players: u8 = players.parse().expect("the number of players");
    let steps: u32 = steps.parse().expect("the number of steps");
    let bot: BotName = bot.parse().expect("the name of a bot");
    let budget = Budget::Iterations(iterations.parse().expect("the iterations of a decision"));
    let means = Means { budget: Some(budget), ..Means::default() };
    let rate: f32 = rate.parse().expect("how far a step goes");
    let mut chance = Fast::new(seed.parse().expect("a seed"));

    let mut now = shipped(players);
    // Large weights are changed in larger steps.
    let scale = now.map(|weight| 0.02 + 0.25 * weight.abs());
    let mut sum = now.map(|_| 0.0);
    for step in 0..steps {
        let signs = now.map(|_| if chance.below(2) == 0 { 1.0 } else { -1.0 });
        let apart = signs.combined(&scale, |a, b| a * b);
        let moved = |by: f32| now.combined(&apart, |a, b| a + by * b);
        let trial = Trial { players, bot, means, sets: [moved(1.0), moved(-1.0)] };
        // Steps become smaller, and the mean of the later half is the result: single steps are noisy.
        let pace = rate * (1.0 - 0.8 * step as f32 / steps as f32) * trial.result(&mut chance);
        now = moved(pace);
        if step >= steps / 2 {
            sum = sum.combined(&now, |a, b| a + b);
        }
        if step % 100 == 0 {
            eprintln!("{step} of {steps}");
        }
    }
    let mean = sum.map(|it| it / (steps - steps / 2) as f32);
    mean.rows().for_each(|it| println!("{it}"));
}

impl Trial {
    /// How much better the first set did, between -1 and 1, in two set-ups; each is played twice, with the sets
    /// changing seats.
    fn result(&self, chance: &mut Fast) -> f32 {
        const SETUPS: u32 = 2;
        let mut result = 0.0;
        for _ in 0..SETUPS {
            let everybody = (1 << self.players) - 1;
            let seconds = 1 + chance.below(everybody - 1);
            let seeds = [chance.next(), chance.next()];
            result += self.play(seconds, seeds) + self.play(everybody & !seconds, seeds);
        }
        result / (2 * SETUPS) as f32
    }

    /// Plays a game where the seats of `seconds`, as bits, use the second set.
    fn play(&self, seconds: u32, [table, bots]: [u64; 2]) -> f32 {
        let set_of = |seat: Seat| (seconds >> seat.0 & 1) as usize;
        let mut chance = Fast::new(table);
        let mut game = dealt(self.players, &mut chance);
        let bot = |seat: Seat| self.bot.bot::<Wolves>(bots ^ u64::from(seat.0), &self.means);
        let mut bots: Vec<_> = Seat::all(self.players).map(bot).collect();
        while let Some(seat) = game.turn().seats().first() {
            use_weights(self.sets[set_of(seat)]);
            for action in bots[seat.index()].plan(&game, seat).expect("the seat decides") {
                act(&mut game, seat, action, &mut chance);
            }
        }
        let (outcome, shares) = (game.outcome(), game.outcome().win_share());
        let [mut won, mut scored] = [0.0, 0.0];
        let members =
            [0, 1].map(|set| Seat::all(self.players).filter(|&it| set_of(it) == set).count() as f32);
        for seat in Seat::all(self.players) {
            let part = [1.0, -1.0][set_of(seat)] / members[set_of(seat)];
            won += part * shares[seat];
            scored += part * outcome.score[seat] as f32;
        }
        // Points are less noisy than wins, but wins are what counts: half of each.
        0.25 * won * f32::from(self.players) + 0.5 * squashed(scored / 12.0)
    }
}

/// The hyperbolic tangent.
fn squashed(x: f32) -> f32 {
    1.0 - 2.0 / (1.0 + float::exp(2.0 * x))
}

fn dealt(players: u8, chance: &mut Fast) -> Wolves {
    let mut game = Wolves::new(&Default::default(), players).expect("two to five may play");
    Wolves::setup(&mut Step::new(&mut game, &mut Silent, chance));
    game
}
