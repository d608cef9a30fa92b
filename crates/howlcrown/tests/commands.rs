//! The commands as a person at a terminal sees them.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use serde_json::Value;

fn howlcrown(args: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_howlcrown"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has heard enough closes its input; that is no failure here.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

fn printed(args: &[&str]) -> String {
    let output = howlcrown(args, "");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(args: &[&str]) -> String {
    let output = howlcrown(args, "");
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?} printed a result all the same");
    String::from_utf8(output.stderr).unwrap()
}

fn saved(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn games() -> Vec<&'static str> {
    shelf::SHELF.iter().map(|it| it.key()).collect()
}

#[test]
fn bad_input_is_one_clear_line_and_exit_code_2() {
    let cases = [
        (vec!["play", "chess"], "wolves"),
        (vec!["play", "kingdoms", "--players", "9"], "1–5"),
        (vec!["play", "kingdoms", "--option", "ties=maybe"], "battle|peace"),
        (vec!["play", "kingdoms", "--option", "colour=red"], "ties"),
        (vec!["play", "kingdoms", "--option", "ties"], "key=value"),
        (vec!["play", "kingdoms", "--edition", "martian"], "russian, german, french"),
        (vec!["play", "kingdoms", "--seed", "xyz"], "seed"),
        (vec!["play", "kingdoms", "--bot", "deepblue"], "light"),
        (vec!["play", "kingdoms", "--bot", "level4@400"], "level4"),
        (vec!["play", "kingdoms", "--lang", "tlh"], "en, de, fr, ru, uk"),
        (vec!["play", "kingdoms", "--players", "2", "--you", "4"], "1–2"),
        (vec!["play", "kingdoms", "--you", "0"], "from 1"),
        (vec!["verify", "no-such-file"], "no-such-file"),
    ];
    for (args, named) in cases {
        let why = refused(&args);
        assert!(why.contains(named), "{args:?}: {why}");
    }
}

#[test]
fn a_game_can_be_played_to_its_end_by_numbers_and_saved_replayed_and_verified() {
    for game in games() {
        let file = saved(&format!("{game}.json"));
        // The first choice is always there and always leads on.
        let typed = "1\n".repeat(20_000);
        let args =
            ["play", game, "--players", "2", "--seed", "5", "--plain", "--save", file.to_str().unwrap()];
        let output = howlcrown(&args, &typed);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let story = String::from_utf8(output.stdout).unwrap();
        assert!(story.lines().any(|it| it.starts_with("1. ")), "nobody won:\n{story}");
        // Nobody presses Enter here, so the prompt and the next list share a line.
        let narrow = |it: &str| it.chars().count() <= 100 || it.contains(" = ") || it.starts_with("Player ");
        assert!(story.lines().all(narrow), "a line is too wide");

        let file = file.to_str().unwrap();
        assert!(printed(&["verify", file]).starts_with(&format!("verified {game} ")));
        assert!(printed(&["replay", file, "--lang", "de"]).contains("1. "));
        assert!(printed(&["replay", file, "--until", "3"]).lines().count() > 3);
        assert!(refused(&["replay", file, "--until", "999999"]).contains("entries"));
        looks_back(file);

        let text = fs::read_to_string(file).unwrap();
        fs::write(file, text.replacen("\"seat\":0", "\"seat\":1", 1)).unwrap();
        for command in ["verify", "replay"] {
            let why = refused(&[command, file]);
            assert!(why.contains("forged: entry "), "{why}");
        }
    }
}

/// A match of which only the beginning was played, as JSON that a test may change.
fn beginning(game: &str, name: &str) -> (PathBuf, Value) {
    let file = saved(name);
    let args = ["play", game, "--players", "2", "--you", "1,2", "--save", file.to_str().unwrap()];
    assert!(howlcrown(&args, "\n1\n1\n1\n\n1\n1\nquit\n").status.success());
    let text = fs::read_to_string(&file).unwrap();
    (file, serde_json::from_str(&text).unwrap())
}

fn write(file: &PathBuf, saved: &Value) -> String {
    fs::write(file, saved.to_string()).unwrap();
    file.to_str().unwrap().to_owned()
}

#[test]
fn an_unfinished_match_is_shown_and_called_incomplete() {
    for game in games() {
        let (file, saved) = beginning(game, &format!("{game}-unfinished.json"));
        let file = write(&file, &saved);
        assert!(printed(&["replay", &file]).contains("incomplete"));
        assert!(printed(&["verify", &file]).contains("not over"));
    }
}

/// The log follows from its seed, but the seed is not the one that was promised.
#[test]
fn a_seed_that_breaks_its_promise_is_refused_before_anything_is_shown() {
    let (file, mut saved) = beginning(games()[0], "promise.json");
    saved["commitment"] = "0".repeat(64).into();
    let file = write(&file, &saved);
    for command in ["replay", "verify"] {
        let why = refused(&[command, &file]);
        assert!(why.contains("does not match its published fingerprint"), "{why}");
    }
}

#[test]
fn a_match_of_unknown_rules_is_refused_with_both_numbers() {
    for game in games() {
        let (file, mut saved) = beginning(game, &format!("{game}-rules.json"));
        saved["replay"]["rules"] = 999.into();
        let why = refused(&["replay", &write(&file, &saved)]);
        assert!(why.contains("rules 999") && why.contains("knows rules"), "{why}");
    }
}

#[test]
fn names_carry_no_terminal_escapes_and_missing_ones_are_made_up() {
    for game in games() {
        let (file, mut saved) = beginning(game, &format!("{game}-names.json"));
        saved["names"] = serde_json::json!(["Eve\u{1b}[2J\u{9b}31m"]);
        let file = write(&file, &saved);
        for args in [vec!["replay", &file], vec!["replay", &file, "--analyse", "--iterations", "5"]] {
            let text = printed(&args);
            assert!(!text.contains(['\u{1b}', '\u{9b}']), "{text}");
        }
        saved["game"] = "\u{1b}[2Jchess".into();
        let why = refused(&["replay", &write(&PathBuf::from(&file), &saved)]);
        assert!(!why.contains('\u{1b}') && why.contains("chess"), "{why}");
    }
}

#[test]
fn damaged_files_are_refused_with_one_message_and_never_panic() {
    for game in games() {
        let (file, saved) = beginning(game, &format!("{game}-damaged.json"));
        let text = saved.to_string();
        for (from, to) in [
            ("\"seats\":2", "\"seats\":255"),
            ("\"seat\":0", "\"seat\":250"),
            ("\"entries\":[", "\"entries\":[7,"),
        ] {
            fs::write(&file, text.replace(from, to)).unwrap();
            let why = refused(&["replay", file.to_str().unwrap(), "--analyse"]);
            assert!(!why.contains("panicked") && why.lines().count() == 1, "{why}");
        }
        for cut in [0, 1, text.len() / 2, text.len() - 1] {
            fs::write(&file, &text.as_bytes()[..cut]).unwrap();
            let why = refused(&["replay", file.to_str().unwrap()]);
            assert!(why.contains("is not a saved match") && why.matches("line 1").count() == 1, "{why}");
        }
    }
}

#[test]
fn without_a_seed_every_game_is_another_one() {
    let seeds: Vec<Value> = ["random-1.json", "random-2.json"]
        .map(|it| beginning(games()[0], it).1["replay"]["seed"].clone())
        .to_vec();
    assert_ne!(seeds[0], seeds[1]);
}

/// A text of the page in English.
fn page_text(key: &str) -> String {
    let page = include_str!("../../../web/i18n/en.ftl");
    let line = page.lines().find(|it| it.starts_with(&format!("{key} = "))).unwrap();
    line.split_once(" = ").unwrap().1.to_owned()
}

/// The analysis names every turn with chances that add up, and the words follow the same figures.
fn looks_back(file: &str) {
    let analysis = ["replay", file, "--analyse", "--iterations", "20"];
    let json: Value = serde_json::from_str(&printed(&[&analysis[..], &["--json"]].concat())).unwrap();
    let turns = json["turns"].as_array().unwrap();
    assert!(turns.len() > 10);
    for turn in turns {
        let sum: f64 = turn["win"].as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 0.01, "{turn}");
        assert!(!turn["notation"].as_array().unwrap().is_empty() && turn["lost"].as_f64().unwrap() >= 0.0);
    }
    let lost: f64 = turns.iter().filter(|it| it["seat"] == 0).map(|it| it["lost"].as_f64().unwrap()).sum();
    assert!((json["balance"][0]["lost"].as_f64().unwrap() - lost).abs() < 1e-6);
    let words = printed(&[&analysis[..], &["--lang", "en"]].concat());
    let rows = words.lines().skip(1).take_while(|it| !it.is_empty()).count();
    assert_eq!(rows, turns.len());
    for heading in ["review-moments", "review-mistakes", "review-balance"].map(page_text) {
        assert!(words.contains(&heading), "{words}");
    }
    assert!(!words.contains("-why-"), "a reason has no words:\n{words}");
    assert!(!printed(&[&analysis[..], &["--lang", "uk"]].concat()).contains("cli-"));
}

#[test]
fn leaving_in_the_middle_is_no_failure() {
    for game in games() {
        assert!(howlcrown(&["play", game], "").status.success());
        let output = howlcrown(&["play", game], "?\nboard\nundo\n99\nnonsense\nquit\n");
        assert!(output.status.success());
    }
}

#[test]
fn a_hint_at_the_keyboard_has_words_and_can_be_typed() {
    for game in games() {
        let said = |typed: &str, lang: &str| {
            let args = [
                "play",
                game,
                "--players",
                "2",
                "--you",
                "1=Mia,2",
                "--seed",
                "5",
                "--lang",
                lang,
                "--plain",
            ];
            String::from_utf8(howlcrown(&args, typed).stdout).unwrap()
        };
        for lang in shelf::LANGUAGES {
            let story = said("\nhint\nquit\n", lang);
            assert!(story.matches("%  ").count() >= 2, "ways with their chances:\n{story}");
            assert!(!["cli-", "-action-", "-why-"].iter().any(|it| story.contains(it)), "{story}");
        }
        let story = said("\nhint\nquit\n", "en");
        assert!(
            story.find("best so far: ").unwrap() < story.find("What a strong player").unwrap(),
            "{story}"
        );
        let typed = story.split("to type: ").nth(1).unwrap().lines().next().unwrap();
        let first = typed.split(", ").next().unwrap();
        let played = said(&format!("\n{first}\n\nquit\n"), "en");
        let news = |it: &str| it.matches("  · ").count();
        assert!(news(&played) > news(&story), "{first} happens:\n{played}");
    }
}

#[test]
fn the_help_of_play_lists_every_option_and_edition() {
    let help = printed(&["play", "--help"]);
    for title in shelf::SHELF {
        for it in title.options() {
            assert!(help.contains(&format!("--option {}={}", it.key, it.allowed)), "{}", it.key);
        }
        for it in title.editions() {
            assert!(help.contains(&format!("--edition {}", it.key)), "{}", it.key);
        }
    }
}

#[test]
fn an_edition_is_kept_with_the_match_and_single_options_change_it() {
    let file = saved("edition.json");
    let path = file.to_str().unwrap();
    let args = ["play", "kingdoms", "--edition", "german", "--option", "ties=peace", "--save", path];
    let played = howlcrown(&args, "quit\n");
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let kept: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let options = &kept["replay"]["options"];
    assert_eq!((&options["second"], &options["ties"]), (&"half".into(), &"peace".into()), "{kept}");
}
