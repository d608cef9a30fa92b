//! What bots do, in a worker of their own: a worker that computes hears nothing.

use bots::{BotName, Budget, Means, Stop, analysis::HINT_BUDGET};
use table::fold;
use tabletop::Seat;

use crate::message::{Found, Question, What};

/// All reviews draw on the same seed: the same game is judged alike everywhere.
const REVIEW_SEED: u64 = 1;

/// Thinks about a question. `found` gets everything, the end included.
pub fn think(question: Question, means: Means, found: &mut dyn FnMut(Found)) {
    let Question { kept, what } = question;
    let Ok((game, _)) = fold(&kept.record, kept.entries) else { return found(Found::Failed) };
    let stop = Stop::default();
    let last = match what {
        What::Plan { seat, bot, seed, iterations } => {
            let bot = bot.parse().unwrap_or(BotName::Light);
            let budget = iterations.map(Budget::Iterations);
            let plan = game.thinker().plan(Seat(seat), bot, &Means { budget, ..means }, seed);
            plan.map_or(Found::Failed, |it| Found::Plan(it.iter().map(shelf::AnyAction::json).collect()))
        }
        What::Hint { seat, seed } => {
            let each = &mut |lines| found(Found::Lines(lines));
            match game.thinker().hint(Seat(seat), HINT_BUDGET, means, seed, &stop, each) {
                Ok(_) => Found::Done,
                Err(_) => Found::Failed,
            }
        }
        What::Review { iterations } => {
            let budget = Budget::Iterations(iterations);
            let each = &mut |turn| found(Found::Turn(turn));
            Found::Turns(game.review(budget, means, REVIEW_SEED, &stop, each))
        }
    };
    found(last);
}
