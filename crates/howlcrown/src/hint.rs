//! `hint` at the keyboard: what a strong player would do, printed while it improves.

use std::io::{Write, stdout};

use anyhow::Result;
use bots::{Stop, analysis::HINT_BUDGET};
use fluent_bundle::FluentValue;
use protocol::to_client::HintLine;
use shelf::{Json, Table, Words, clock::by_the_clock};
use tabletop::Seat;

/// Prints what this seat might do: the best line so far as soon as there is one, and in the end the best few lines.
pub(crate) fn print(table: &dyn Table, seat: Seat, seed: u64, words: &Words, names: &[String]) -> Result<()> {
    let game = table.title().key();
    let told = |line: &HintLine<Json>| {
        let action =
            |it: &Json| serde_json::from_str(it.get()).map(|it| words.tell(game, "action", &it, names));
        let actions: Vec<String> = line.actions.iter().filter_map(|it| action(it).ok()).collect();
        actions.join(" → ")
    };
    let say = |indent: usize, key: &str, args: &[(&str, FluentValue<'_>)]| {
        writeln!(stdout(), "{:indent$}{}", "", words.text(key, args))
    };
    let mut so_far = String::new();
    let thinker = table.thinker();
    let hint = thinker.hint(seat, HINT_BUDGET, by_the_clock(), seed, &Stop::default(), &mut |lines| {
        let best = lines.first().map(told).unwrap_or_default();
        if best != so_far {
            // What cannot be printed now is printed in the end.
            let _ = say(2, "cli-hint-so-far", &[("what", best.clone().into())]);
            so_far = best;
        }
    })?;
    say(0, "cli-hint", &[])?;
    for (number, line) in (1..).zip(hint) {
        let args = [
            ("number", FluentValue::from(number)),
            ("chance", format!("{:>3.0}", line.win[seat.index()] * 100.0).into()),
            ("what", told(&line).into()),
        ];
        say(2, "cli-hint-line", &args)?;
        let points: Vec<String> =
            names.iter().zip(&line.points).map(|(name, points)| format!("{name} {points:.0}")).collect();
        let why: Vec<String> =
            line.why.iter().filter(|it| it.worth > 0.0).map(|it| words.text(&it.key, &[])).collect();
        let more = [
            ("cli-hint-typed", line.notation.join(", ")),
            ("cli-hint-points", points.join(", ")),
            ("cli-review-why", why.join(", ")),
        ];
        for (key, what) in more.into_iter().filter(|it| !it.1.is_empty()) {
            say(12, key, &[("what", what.into())])?;
        }
    }
    Ok(())
}
