//! What every puzzle of a game must stand.

use tabletop::{Attempt, Progress, Puzzle, Teach};

/// The puzzle of this name at its beginning.
///
/// # Panics
/// If the game has no such puzzle.
#[must_use]
pub fn attempt<G: Teach>(name: &str) -> Attempt<G> {
    let puzzle = G::PUZZLES.iter().find(|it| it.name == name);
    Attempt::new(puzzle.expect("the game has a puzzle of this name"))
}

/// Plays lines of notation in a puzzle: how it stands then, or the first refusal.
///
/// # Panics
/// If a line is no action of this game.
pub fn tried<G: Teach>(name: &str, lines: &[&str]) -> Result<Progress, String> {
    let mut attempt = attempt::<G>(name);
    for line in lines {
        let Ok(action) = line.parse::<G::Action>() else { panic!("`{line}` is not an action") };
        attempt.play(action).map_err(|it| it.to_string())?;
    }
    Ok(attempt.progress())
}

/// Every puzzle is open at first, solved by its solution and not before, and has all its words in every language.
///
/// # Panics
/// If not.
pub fn puzzles<G: Teach>(texts: &[(&str, &str)]) {
    for (index, puzzle) in G::PUZZLES.iter().enumerate() {
        let name = puzzle.name;
        assert!(G::PUZZLES[..index].iter().all(|it| it.name != name), "two puzzles are called {name}");
        let mut attempt = Attempt::new(puzzle);
        let mut steps = attempt.next();
        assert_eq!(steps.is_empty(), puzzle.tasks.is_empty(), "{name} has no solution");
        assert!(!puzzle.tasks.is_empty() || !puzzle.looks.is_empty(), "{name} has nothing to teach");
        let mut legal = Vec::new();
        attempt.position.legal(puzzle.seat, &mut legal);
        assert!(legal.len() > 1, "{name} leaves no choice");
        while !steps.is_empty() {
            assert_eq!(attempt.progress(), Progress::Open, "{name} before {steps:?}");
            assert_eq!(attempt.next(), steps, "{name} leads on");
            if let Err(refusal) = attempt.play(steps[0]) {
                panic!("{name}: {:?} is refused: {refusal}", steps[0]);
            }
            steps.remove(0);
        }
        assert_eq!(attempt.progress(), Progress::Solved, "{name}");
        assert!(attempt.all_replied(), "{name}: others do something that never comes");
        for (language, text) in texts {
            for part in parts(puzzle) {
                let key = format!("\n{}-learn-{name}-{part} =", G::KEY);
                assert!(text.contains(&key), "{language} lacks {}", key.trim());
            }
        }
    }
}

/// The texts of a puzzle.
fn parts<G: Teach>(puzzle: &Puzzle<G>) -> Vec<String> {
    let looks = (1..=puzzle.looks.len()).map(|it| format!("look-{it}"));
    let tasks = (1..=puzzle.tasks.len()).map(|it| format!("task-{it}"));
    let done: &[&str] = if puzzle.tasks.is_empty() { &[] } else { &["learn", "solved", "missed"] };
    let always = ["title", "remember"].iter().chain(done).map(|&it| it.to_owned());
    looks.chain(tasks).chain(always).collect()
}
