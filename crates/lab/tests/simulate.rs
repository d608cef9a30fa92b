//! Tables under simulation: the laws hold for many seeds, and planted faults are found.

#![allow(clippy::unwrap_used, reason = "a failing test may panic")]

use std::process::{Command, Output};

fn simulate(arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_howlcrown-lab"));
    command.arg("simulate").args(arguments.split(' ')).output().unwrap()
}

/// The last line of what was printed.
fn summary(arguments: &str) -> String {
    let output = simulate(arguments);
    let text = String::from_utf8(output.stdout).unwrap();
    let why = String::from_utf8(output.stderr).unwrap();
    assert!(
        output.status.success(),
        "{why}\nhowlcrown-lab simulate --seeds 1 --from SEED shows what happened"
    );
    text.trim().lines().last().unwrap().to_owned()
}

#[test]
fn the_laws_hold_for_500_seeds() {
    let games: Vec<&str> = shelf::SHELF.iter().map(|it| it.key()).collect();
    let each = 500_usize.div_ceil(games.len());
    std::thread::scope(|scope| {
        let run = |game| scope.spawn(move || summary(&format!("--seeds {each} --game {game}")));
        for (game, run) in games.iter().map(|it| (it, run(it))).collect::<Vec<_>>() {
            let summary = run.join().unwrap();
            let numbers: Vec<u64> = summary.split(' ').filter_map(|it| it.parse().ok()).collect();
            let [seeds, steps, compared] = numbers[..3] else { panic!("{summary}") };
            assert_eq!(seeds, each as u64);
            assert!(steps > 1_000 * seeds && compared > seeds, "{game}: too little happens: {summary}");
        }
    });
}

/// A change was reported as not stored and was stored all the same, after the table had read what is stored: nobody
/// then knew that a bot was due.
#[test]
fn a_change_of_unknown_outcome_that_is_stored_late_does_not_stop_a_table() {
    summary("--seeds 1 --from 100277 --game kingdoms");
}

#[test]
fn a_seed_goes_the_same_way_every_time() {
    let first = summary("--seeds 8 --from 7000 --twice");
    assert_eq!(first, summary("--seeds 8 --from 7000"));
    assert_ne!(first, summary("--seeds 8 --from 7008"));
}

#[test]
fn planted_faults_are_found_and_the_inputs_are_printed() {
    for plant in ["early-store", "early-node"] {
        let output = simulate(&format!("--seeds 20 --plant {plant}"));
        let (text, why) =
            (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        assert!(!output.status.success(), "{plant} was not found");
        assert!(why.contains("is not stored") || why.contains("is lost"), "{plant}: {why}");
        assert!(text.contains("<- Ask") && !text.contains("went differently"), "{plant}: {text}");
    }
}
