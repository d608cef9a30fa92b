//! Bots with settings: `level4@400+further=2` is level 4 with 400 iterations that looks two rounds further.

use bots::{
    Bot, BotName, Budget, Evaluate, Means, classic,
    habits::{Habits, Method},
    policy::Judge,
    search::growth::Playout,
    thinker::Thinker,
};

/// The bot of this name, with the settings that follow after an `@`.
pub(crate) fn named<G: Evaluate>(name: &str, seed: u64, means: &Means) -> Option<Box<dyn Bot<G>>> {
    let Some((name, settings)) = name.split_once('@') else {
        return Some(match classic::level(name) {
            Some(level) => classic::bot(level, seed, means),
            None => name.parse::<BotName>().ok()?.bot(seed, means),
        });
    };
    let habits = match classic::level(name) {
        Some(level) => classic::habits::<G>(level)?,
        None => name.parse::<BotName>().ok()?.habits::<G>()?,
    };
    Some(Box::new(Thinker::new(changed(habits, settings)?, *means, seed)))
}

/// Whether there is a bot of this name, whatever its settings.
pub(crate) fn is_known(name: &str) -> bool {
    let name = name.split('@').next().unwrap_or_default();
    name.parse::<BotName>().is_ok() || classic::level(name).is_some()
}

/// Habits changed by settings: a number of iterations (`400`), a time (`50ms`), or `key=value`, joined by `+`.
fn changed(mut habits: Habits, settings: &str) -> Option<Habits> {
    for setting in settings.split('+') {
        match (setting.split_once('='), setting.strip_suffix("ms")) {
            (Some((key, value)), _) => set(&mut habits, key, value.parse().ok()?)?,
            (None, Some(millis)) => habits.budget = Budget::Millis(millis.parse().ok()?),
            (None, None) => habits.budget = Budget::Iterations(setting.parse().ok()?),
        }
    }
    Some(habits)
}

/// Whether the network judges.
fn judge(value: f32) -> Judge {
    if value > 0.0 { Judge::Learned } else { Judge::Features }
}

/// Changes one setting: those that differ between the levels.
fn set(habits: &mut Habits, key: &str, value: f32) -> Option<()> {
    match (key, &mut habits.method) {
        ("temperature", _) => habits.temperature = value,
        ("solved", _) => habits.uses_solved_table = value > 0.0,
        ("halving", Method::Decisions(it)) => it.halving = value > 0.0,
        ("full", Method::Decisions(it)) => it.playout = Playout::Light,
        ("learned", Method::Decisions(it)) => it.judge = judge(value),
        ("learned", Method::Turns(it)) => (it.finds_by, it.ends_by) = (judge(value), judge(value)),
        ("found", Method::Turns(it)) => it.finds_by = judge(value),
        ("solving", Method::Turns(it)) => it.solving_share = value,
        ("finding", Method::Turns(it)) => it.finding_share = value,
        ("scripted", Method::Turns(it)) => it.scripted = value > 0.0,
        ("breadth", Method::Turns(it)) => it.turns_per_iteration = value as u32,
        ("further", Method::Turns(it)) => it.extra_rounds = value as u32,
        ("blind", Method::Turns(it)) => it.foresight = None,
        _ => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use shelf::{GameVisitor, Hosted, SHELF};

    use super::*;

    struct Names;

    impl GameVisitor for Names {
        type Out = ();

        fn visit<G: Hosted>(self) {
            for name in [
                "light",
                "level1",
                "level4@400",
                "level6@50ms+temperature=0.1",
                "neutral@100",
                "classic1",
                "classic6@80",
            ] {
                assert!(named::<G>(name, 1, &Means::default()).is_some(), "{name}");
            }
            for name in
                ["", "level0", "level7", "Level1", "light@400", "level4@", "level4@luck=1", "classic7"]
            {
                assert!(named::<G>(name, 1, &Means::default()).is_none(), "{name}");
            }
        }
    }

    #[test]
    fn names_and_settings_that_do_not_exist_are_refused() {
        SHELF.iter().for_each(|it| shelf::visit(it.key(), Names).expect("the game is on the shelf"));
    }
}
