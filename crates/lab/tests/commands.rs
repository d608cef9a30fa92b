//! The laboratory's commands as they are called from a terminal.

#![allow(clippy::unwrap_used, reason = "a failing test may panic")]

use std::process::{Command, Output};

use serde_json::Value;

fn lab(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_howlcrown-lab")).args(args).output().unwrap()
}

fn printed(args: &[&str]) -> String {
    let output = lab(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn games() -> Vec<&'static str> {
    shelf::SHELF.iter().map(|it| it.key()).collect()
}

#[test]
fn a_trace_is_a_head_a_line_per_entry_and_a_tail() {
    for game in games() {
        let seats = shelf::find(game).unwrap().seats();
        for players in [seats.start().max(&2), seats.end()].map(u8::to_string) {
            let players = players.as_str();
            let text = printed(&["trace", game, "--players", players, "--seed", "7"]);
            let lines: Vec<Value> = text.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
            let (head, tail) = (&lines[0], &lines[lines.len() - 1]);
            assert_eq!(head["game"], game);
            assert_eq!(head["players"].to_string(), players);
            assert!(head["position"].is_object() && head["options"].is_object());
            for (version, line) in (1..).zip(&lines[1..lines.len() - 1]) {
                assert_eq!(line["version"], version);
                assert!(line["legal"].as_array().unwrap().contains(&line["action"]));
                assert!(line["position"].is_object() && line["events"].is_array());
            }
            assert!(tail["outcome"]["placing"].as_array().unwrap().contains(&1.into()));
            assert_eq!(tail["sheets"].as_array().unwrap().len().to_string(), players);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_trace() {
    for game in games() {
        let trace = |seed| printed(&["trace", game, "--players", "2", "--seed", seed, "--bot", "light"]);
        assert_eq!(trace("11"), trace("11"));
        assert_ne!(trace("11"), trace("12"));
    }
}

#[test]
fn perft_counts_every_depth() {
    for game in games() {
        let text = printed(&["perft", game, "--players", "2", "--seed", "1", "--depth", "2"]);
        let counts: Vec<u64> =
            text.lines().map(|it| it.split(' ').nth(1).unwrap().parse().unwrap()).collect();
        assert_eq!(counts.len(), 2);
        assert!(counts[0] > 1 && counts[1] > counts[0]);
    }
}

#[test]
fn bench_prints_name_value_and_unit() {
    for game in games() {
        let text = printed(&["bench", game, "--ms", "1", "--runs", "1"]);
        for line in text.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            assert_eq!(words.len(), 3, "{line}");
            assert!(words[0].starts_with(game), "{line}");
            assert!(words[1].parse::<f64>().is_ok(), "{line}");
        }
        assert!(text.contains(&format!("{game}.playout.allocations 0 ")), "{text}");
    }
}

#[test]
fn an_arena_reports_every_bot_once_with_shares_that_add_up() {
    for game in games() {
        let args = ["arena", game, "-p", "2", "-b", "light,uniform", "-g", "8", "--json"];
        let report: Value = serde_json::from_str(&printed(&args)).unwrap();
        let shares: Vec<f64> =
            report["bots"].as_array().unwrap().iter().map(|it| it["share"].as_f64().unwrap()).collect();
        assert_eq!(shares.len(), 2);
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{shares:?}");
    }
}

#[test]
fn self_play_reports_lengths_and_calibration_for_every_number_of_players() {
    for game in games() {
        let seats = shelf::find(game).unwrap().seats();
        let lengths = printed(&["lengths", "4", "1", "light", "--game", game]);
        assert_eq!(lengths.lines().count(), seats.clone().count(), "{lengths}");
        let chances = printed(&["chances", "4", "1", "20", "--game", game]);
        assert_eq!(chances.lines().count(), seats.filter(|it| *it >= 2).count(), "{chances}");
    }
}

#[test]
fn a_fit_prints_a_row_of_weights_for_every_feature_or_stage() {
    for game in games() {
        let table = lab(&["fit", game, "8", "1", "light"]);
        if !table.status.success() {
            let why = String::from_utf8(table.stderr).unwrap();
            assert!(why.contains("no features"), "{game}: {why}");
            continue;
        }
        let table = String::from_utf8(table.stdout).unwrap();
        assert!(table.lines().all(|it| it.trim_start().starts_with('[') && it.contains("// ")), "{table}");
        let stages = printed(&["fit", game, "8", "1", "light", "--by-stage"]);
        assert!(stages.starts_with("    // ") && stages.ends_with("    ],\n"), "{stages}");
    }
}

#[test]
fn a_network_learns_from_kept_games_and_goes_on_where_it_left_off() {
    for game in games() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name).display().to_string();
        let (kept, weights) = (at("games"), at("weights.bin"));
        for count in ["20", "220"] {
            printed(&["games", game, &kept, "--games", count, "--bot", "light", "--players", "2,3"]);
            let lines = std::fs::read_to_string(&kept).unwrap().lines().count().to_string();
            assert_eq!(lines, count, "{game}: games that the file has are not played again");
        }
        let learn = |rounds: &str| printed(&["learn", game, &weights, &kept, "--rounds", rounds]);
        let losses = |text: &str| -> Vec<f64> {
            let of = |line: &str| line.split("log loss ").nth(1)?.split(' ').next()?.parse().ok();
            text.lines().filter(|it| it.starts_with("round")).filter_map(of).collect()
        };
        let (begun, gone_on) = (losses(&learn("2")), losses(&learn("6")));
        assert_eq!((begun.len(), gone_on.len()), (2, 4), "{game}");
        // Knowing nothing is about 0.93: half of the positions are of two players, half of three.
        assert!(gone_on[3] < begun[0] && gone_on[3] < 0.9, "{game}: {begun:?} {gone_on:?}");
        let honest = printed(&["honest", game, &kept, "--games", "10"]);
        assert_eq!(honest.lines().count(), 2, "{honest}");
        assert!(honest.lines().all(|it| it.contains("own turn") && it.contains("10 games")), "{honest}");
    }
}

#[test]
fn bad_input_is_one_clear_line_and_exit_code_2() {
    let cases = [
        (vec!["trace", "chess"], "chess"),
        (vec!["trace", games()[0], "--bot", "deepblue"], "light"),
        (vec!["arena", games()[0], "-p", "2", "-b", "deepblue"], "light"),
        (vec!["bench", games()[0], "--runs", "0"], "at least one run"),
    ];
    for (args, named) in cases {
        let output = lab(&args);
        let why = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty() && why.contains(named), "{args:?}: {why}");
    }
}
