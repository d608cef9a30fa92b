//! What every puzzle of a game must stand.

use tabletop::{Attempt, Progress, Teach};

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
        assert!(!steps.is_empty(), "{name} has no solution");
        let mut legal = Vec::new();
        attempt.position.legal(puzzle.seat, &mut legal);
        assert!(legal.len() > 1, "{name} leaves no choice");
        while !steps.is_empty() {
            assert_eq!(attempt.progress(), Progress::Open, "{name} before {steps:?}");
            if let Err(refusal) = attempt.play(steps[0]) {
                panic!("{name}: {:?} is refused: {refusal}", steps[0]);
            }
            steps.remove(0);
        }
        assert_eq!(attempt.progress(), Progress::Solved, "{name}");
        for (language, text) in texts {
            for part in ["title", "learn", "task", "solved", "missed"] {
                let key = format!("\n{}-learn-{name}-{part} =", G::KEY);
                assert!(text.contains(&key), "{language} lacks {}", key.trim());
            }
        }
    }
}
