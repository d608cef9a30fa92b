//! Every game as the rest of the program sees it: titles, tables, thinkers, files and puzzles.

use bots::{BotName, Budget, Means, NothingOwed, Stop};
use serde_json::{Value, json};
use shelf::{AnyAction, Failure, SHELF, Table, Title};
use tabletop::{Ink, Seat, Seed, Turn, Viewer};

fn started(title: &dyn Title, seats: u8) -> Box<dyn Table> {
    title.start(seats, &[], Seed::number(3)).expect("this many can play")
}

fn owing(table: &dyn Table) -> Seat {
    table.turn().seats().first().expect("somebody owes a decision")
}

/// Plays what the light bot decides.
fn play(table: &mut dyn Table, entries: u32) {
    while table.version() < entries && table.turn() != Turn::Over {
        let seat = owing(table);
        let plan = table.thinker().plan(seat, BotName::Light, &Means::default(), 1).expect("the bot decides");
        assert!(!table.play_while_certain(seat, &plan).is_empty());
    }
}

fn finished(title: &dyn Title) -> Box<dyn Table> {
    let mut table = started(title, 2);
    play(&mut *table, u32::MAX);
    table
}

fn value(json: &shelf::Json) -> Value {
    parse(json.get())
}

fn parse(text: &str) -> Value {
    serde_json::from_str(text).expect("messages are JSON")
}

#[test]
fn a_frame_holds_everything_that_can_change_and_facts_the_rest() {
    for title in SHELF {
        let mut table = started(*title, 2);
        let facts = table.facts().get().to_owned();
        assert_eq!(value(&table.facts())["seat_fields"], json!(title.seat_fields()));
        play(&mut *table, 20);
        assert_eq!(table.facts().get(), facts, "facts do not change");
        let seat = owing(&*table);
        let frame = parse(&table.frame(Viewer::Seat(seat), table.version() - 2));
        assert_eq!(frame["version"], table.version());
        assert_eq!(frame["news"].as_array().map(Vec::len), Some(2));
        assert_eq!(frame["turn"], json!({ "of": [seat] }));
        assert_eq!(frame["view"], value(&table.view(Viewer::Seat(seat))));
        assert_eq!(frame["sheets"].as_array().map(Vec::len), Some(2));
        assert!(!frame["offers"].as_array().expect("offers are a list").is_empty());
        let watching = parse(&table.frame(Viewer::Spectator, 0));
        assert_eq!((&watching["offers"], &watching["undo"]), (&json!([]), &Value::Null));
    }
}

/// A frame goes to every watcher after every action, so its size counts.
#[test]
fn frames_in_the_middle_of_a_game_of_three_take_at_most_nine_kilobytes_on_average() {
    for title in SHELF {
        let mut sizes = Vec::new();
        for seed in 0..4 {
            let mut table = title.start(3, &[], Seed::number(seed)).expect("three can play");
            for version in 40..80 {
                play(&mut *table, version);
                let Some(seat) = table.turn().seats().first() else { break };
                sizes.push(table.frame(Viewer::Seat(seat), table.version() - 1).len());
            }
        }
        let mean = sizes.iter().sum::<usize>() / sizes.len();
        assert!(mean <= 9_000, "{}: {mean} bytes", title.key());
    }
}

#[test]
fn offers_and_the_list_of_legal_actions_are_the_same() {
    for title in SHELF {
        let mut table = started(*title, 2);
        play(&mut *table, 12);
        let seat = owing(&*table);
        for choice in table.legal(seat) {
            let json = choice.action.json();
            let read = title.action(&json).expect("a legal action can be read");
            assert_eq!(read.to_string(), choice.action.to_string());
            assert_eq!(
                title.parse(&read.to_string()).expect("notation is read back").json().get(),
                json.get()
            );
            assert!(table.why(seat, &read).expect("it is an action of this game").is_none());
        }
        let idle = Seat::all(2).find(|it| *it != seat);
        assert!(idle.is_none_or(|it| table.turn().seats().contains(it) || table.legal(it).is_empty()));
    }
}

#[test]
fn a_list_of_actions_is_played_whole_or_not_at_all() {
    for title in SHELF {
        let mut table = started(*title, 2);
        play(&mut *table, 6);
        let (seat, before) = (owing(&*table), table.replay().get().to_owned());
        let action = table.legal(seat).swap_remove(0).action;
        let refused = table.play_all(seat.next(2), std::slice::from_ref(&action));
        let idle = !table.turn().seats().contains(seat.next(2));
        assert!(!idle || matches!(refused, Err(Failure::Refused { .. })));
        let twice = table.play_all(seat, &[action.clone(), action.clone(), action]);
        assert!(twice.is_err());
        assert_eq!(table.replay().get(), before);
    }
}

#[test]
fn a_preview_answers_with_what_would_happen_or_with_a_refusal() {
    for title in SHELF {
        let mut table = started(*title, 2);
        play(&mut *table, 6);
        let seat = owing(&*table);
        let action = table.legal(seat).swap_remove(0).action;
        let possible =
            value(&table.preview(seat, std::slice::from_ref(&action)).expect("an action of this game"));
        assert!(possible["preview"]["events"].is_array());
        let idle = Seat::all(2).find(|it| !table.turn().seats().contains(*it));
        if let Some(idle) = idle {
            let refused = value(&table.preview(idle, &[action]).expect("an action of this game"));
            assert_eq!(refused, json!({ "refusal": { "reason": "not_your_turn" } }));
        }
    }
}

#[test]
fn an_action_of_another_game_is_malformed() {
    let [first, second] = [SHELF[0], SHELF[1]].map(|it| started(it, 2));
    let foreign: AnyAction = second.legal(owing(&*second)).swap_remove(0).action;
    assert!(matches!(first.why(owing(&*first), &foreign), Err(Failure::Malformed(_))));
    assert!(matches!(SHELF[0].action(&foreign.json()), Err(Failure::Malformed(_))));
    assert!(SHELF[0].parse("nonsense").is_err());
}

#[test]
fn undo_takes_back_and_is_refused_where_nothing_may_be_taken_back() {
    for title in SHELF {
        let mut table = started(*title, 2);
        assert!(matches!(table.undo(Seat(0), None), Err(Failure::Refused { .. })));
        let mut undone = 0;
        for _ in 0..60 {
            let Some(seat) = table.turn().seats().first() else { break };
            let (view, version) = (table.view(Viewer::Everything), table.version());
            let action = table.legal(seat).swap_remove(0).action;
            table.play_all(seat, &[action]).expect("it is legal");
            if parse(&table.frame(Viewer::Seat(seat), version))["undo"].is_u64() && undone < 5 {
                table.undo(seat, Some(version)).expect("the frame allows it");
                assert_eq!(table.view(Viewer::Everything).get(), view.get());
                undone += 1;
            }
        }
        assert!(undone > 0 || title.key() != SHELF[0].key(), "something was taken back");
    }
}

#[test]
fn a_match_goes_on_from_its_log_and_from_single_entries() {
    for title in SHELF {
        let mut table = started(*title, 2);
        let mut other = title.resume(table.replay().get()).expect("it is a log");
        play(&mut *table, 10);
        let log = value(&table.replay());
        for entry in log["entries"].as_array().expect("a log has entries") {
            other.append(&entry.to_string()).expect("it is an entry");
        }
        assert_eq!(other.replay().get(), table.replay().get());
        assert_eq!(other.view(Viewer::Everything).get(), table.view(Viewer::Everything).get());
        assert!(other.append("{}").is_err());
        assert_eq!(table.verify(), Ok(()));
        assert_eq!(table.copied().replay().get(), table.replay().get());
        assert!(title.resume("{}").is_err());
    }
}

#[test]
fn an_earlier_frame_is_the_frame_of_the_match_until_then() {
    for title in SHELF {
        let table = finished(*title);
        for version in [0, 1, 7, table.version()] {
            let until = table.until(version);
            assert_eq!(until.version(), version);
            let frame = value(&table.frame_at(Viewer::Everything, version));
            assert_eq!(frame, parse(&until.frame(Viewer::Everything, version.saturating_sub(1))));
        }
    }
}

#[test]
fn scores_begin_with_the_first_version_and_end_with_the_outcome() {
    for title in SHELF {
        let table = finished(*title);
        let (scores, outcome) = (table.scores(), table.outcome().expect("it is over"));
        assert_eq!(scores.first().map(|it| it.version), Some(0));
        assert_eq!(scores.last().map(|it| it.totals.clone()), Some(outcome.score.as_slice().to_vec()));
        assert!(scores.windows(2).all(|it| it[0].version < it[1].version && it[0].totals != it[1].totals));
        let totals: Vec<i32> = table.sheets(Viewer::Everything).iter().map(|it| it.total).collect();
        assert_eq!(totals, outcome.score.as_slice());
    }
}

#[test]
fn a_replay_file_brings_what_a_screen_needs() {
    for title in SHELF {
        let table = finished(*title);
        let file = shelf::replay_file(&*table, vec!["Ada".to_owned(), "Bo".to_owned()]);
        let text = serde_json::to_string(&file).expect("it can be written");
        let read: shelf::ReplayFile = serde_json::from_str(&text).expect("it can be read");
        assert_eq!(shelf::table_of(&read).expect("it is a match").replay().get(), table.replay().get());
        let screen = read.screen.expect("it is for screens too");
        assert_eq!(screen.facts.get(), table.facts().get());
        assert_eq!(value(&screen.first)["version"], 0);
        assert_eq!((screen.scores, screen.outcome), (table.scores(), table.outcome()));
        let mut unknown = read.game;
        unknown.push('x');
        assert!(shelf::find(&unknown).is_none());
    }
}

#[test]
fn news_and_the_set_up_are_shown_as_each_viewer_may_see_them() {
    for title in SHELF {
        let mut table = started(*title, 2);
        play(&mut *table, 8);
        let all = table.news(Viewer::Everything, 0);
        assert_eq!(all.len() as u32, table.version());
        assert_eq!(table.news(Viewer::Spectator, 3).first().map(|it| it.version), Some(4));
        assert_eq!(table.news(Viewer::Spectator, 99).len(), 0);
        assert!(!table.setup_events(Viewer::Spectator).is_empty());
        assert!(table.board(Viewer::Spectator, Ink::Plain).lines().all(|it| it.chars().count() <= 100));
    }
}

#[test]
fn thinkers_plan_and_hint() {
    for title in SHELF {
        let table = started(*title, 2);
        let (thinker, seat) = (table.thinker(), owing(&*table));
        assert_eq!(thinker.title().key(), title.key());
        let mut stages = 0;
        let hint =
            thinker.hint(seat, Budget::Iterations(200), Means::default(), 1, &Stop::default(), &mut |_| {
                stages += 1;
            });
        let lines = hint.expect("the seat owes a decision");
        assert!(stages > 0 && !lines.is_empty());
        for line in &lines {
            assert_eq!((line.win.len(), line.points.len()), (2, 2));
            assert_eq!(line.actions.len(), line.notation.len());
            assert!(title.action(&line.actions[0]).is_ok());
        }
        let nothing = finished(*title).thinker().plan(Seat(0), BotName::Light, &Means::default(), 1);
        assert_eq!(nothing.err(), Some(NothingOwed { seat: Seat(0) }));
    }
}

#[test]
fn a_review_judges_every_turn_and_reports_each() {
    for title in SHELF {
        let mut table = started(*title, 2);
        play(&mut *table, 6);
        let mut reported = 0;
        let turns = table
            .review(Budget::Iterations(5), Means::default(), 1, &Stop::default(), &mut |_| reported += 1);
        assert_eq!((turns.is_empty(), turns.len()), (false, reported));
        assert!(turns.iter().all(|it| it.win.len() == 2 && title.action(&it.best[0]).is_ok()));
    }
}

#[test]
fn puzzles_are_tried_previewed_and_refused_by_the_rules() {
    for title in SHELF {
        for lesson in title.lessons() {
            let opening = title.attempt(&lesson.name, &[]).expect("there is such a puzzle");
            let opening = value(&opening.expect("nothing was tried yet"));
            assert!(opening["facts"]["game"].is_object());
            let only_read = lesson.tasks == 0;
            assert_eq!(opening["progress"], if only_read { "solved" } else { "open" });
            if only_read {
                assert!(!lesson.looks.is_empty());
                continue;
            }
            let read = |it: &Value| {
                let raw = serde_json::value::to_raw_value(it).expect("an action is JSON");
                title.action(&raw).expect("the solution is made of actions")
            };
            let solution: Vec<AnyAction> =
                opening["next"].as_array().expect("a list").iter().map(read).collect();
            let preview =
                title.preview_puzzle(&lesson.name, &[], &solution[..1]).expect("there is such a puzzle");
            assert!(value(&preview.expect("it is possible"))["preview"].is_object());
            let solved = title.attempt(&lesson.name, &solution).expect("there is such a puzzle");
            let solved = value(&solved.expect("the solution is possible"));
            assert_eq!((&solved["progress"], &solved["facts"]), (&json!("solved"), &Value::Null));
            assert_eq!(solved["frame"]["offers"], json!([]));
        }
        assert!(title.attempt("nothing", &[]).is_none());
        assert!(title.preview_puzzle("nothing", &[], &[]).is_none());
    }
}

#[test]
fn wrong_options_and_numbers_of_players_are_refused() {
    for title in SHELF {
        assert!(title.start(*title.seats().end() + 1, &[], Seed::number(1)).is_err());
        let unknown = [("nothing".to_owned(), "1".to_owned())];
        assert!(title.start(2, &unknown, Seed::number(1)).is_err());
        assert!(title.options().iter().all(|it| !it.key.is_empty()));
        assert!(title.rules() > 0 && title.texts().len() == shelf::LANGUAGES.len());
    }
}

/// The values of an option that are written as `a|b|c`.
fn values(allowed: &str) -> Vec<&str> {
    let words = allowed.split(' ').next().unwrap_or_default();
    if words.contains('|') { words.split('|').collect() } else { Vec::new() }
}

#[test]
fn every_edition_can_be_played_and_is_recognised() {
    for title in SHELF {
        for edition in title.editions() {
            let pair = |it: &(&str, &str)| (it.0.to_owned(), it.1.to_owned());
            let options: Vec<(String, String)> = edition.options.iter().map(pair).collect();
            for seats in title.seats() {
                assert_eq!(title.agree(seats, &options), Ok(Some(edition.key)), "{}", title.key());
                assert!(title.start(seats, &options, Seed::number(1)).is_ok());
            }
        }
    }
}

#[test]
fn every_option_is_its_default_where_nobody_says_otherwise() {
    for title in SHELF {
        let seats = title.seats();
        for it in title.options() {
            let pair = [(it.key.to_owned(), it.default.to_owned())];
            let start = |options: &[(String, String)]| {
                let found = seats.clone().find_map(|n| title.start(n, options, Seed::number(5)).ok());
                value(&found.expect("some table plays by it").view(Viewer::Spectator))
            };
            // The level of the solo game is for one player only.
            if title.agree(3, &pair).is_ok() {
                assert_eq!(start(&pair), start(&[]), "{}={}", it.key, it.default);
            }
        }
    }
}

#[test]
fn editions_options_and_their_values_have_words_in_every_language() {
    for language in shelf::LANGUAGES {
        let words = shelf::Words::new(language, &[]).expect("a language");
        for title in SHELF {
            let game = title.key();
            let known = |key: String| assert_ne!(words.text(&key, &[]), key, "{language}");
            title.editions().iter().for_each(|it| known(format!("{game}-edition-{}", it.key)));
            for it in title.options() {
                known(format!("{game}-option-{}", it.key));
                for value in values(it.allowed) {
                    let own = format!("{game}-option-{}-{value}", it.key);
                    let has = |key: &str| words.text(key, &[]) != key;
                    let named = has(&own) || has(&format!("{game}-name-{value}"));
                    assert!(named || value == "any", "{language}: {own}");
                }
            }
        }
    }
}

#[test]
fn options_that_do_not_go_together_are_refused_with_a_reason_in_words() {
    let wishes = [
        ("kingdoms", 1, "ties", "peace"),
        ("kingdoms", 3, "level", "hard"),
        ("wolves", 3, "packs", "rock,rock"),
        ("wolves", 2, "packs", "any,any,rock"),
    ];
    for language in shelf::LANGUAGES {
        let words = shelf::Words::new(language, &[]).expect("a language");
        let mut said = Vec::new();
        for (game, seats, key, value) in wishes {
            let title = shelf::find(game).expect("a game");
            let why = title.agree(seats, &[(key.to_owned(), value.to_owned())]).expect_err("impossible");
            said.push(words.tell(game, "reason", &serde_json::to_value(why).expect("JSON"), &[]));
        }
        assert!(said.iter().all(|it| it.ends_with('.') && !it.contains('{')), "{said:?}");
        said.sort();
        said.dedup();
        assert_eq!(said.len(), wishes.len(), "each has a reason of its own: {said:?}");
    }
}
