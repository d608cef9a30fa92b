//! Bots answer alike everywhere: positions of both games with what this machine answers, for a browser to compare.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

use std::{fs, path::Path};

use pocket::{
    Means,
    message::{Found, Kept, Question, What},
    think,
};
use record::{Status, TableRecord, TableState};
use serde_json::json;
use tabletop::{Seed, Turn};

/// Positions of each game.
const POSITIONS: usize = 240;
/// The bots that are asked in turn, with the iterations that replace their own budget.
const BOTS: [(&str, Option<u32>); 6] = [
    ("level6", Some(250)),
    ("level5", Some(150)),
    ("level4", Some(150)),
    ("level3", None),
    ("level2", None),
    ("scripted", None),
];

fn kept(game: &dyn shelf::Table) -> Kept {
    let mut log: serde_json::Value = serde_json::from_str(game.replay().get()).expect("a log");
    let asked = |it: &serde_json::Value| {
        let mut it = it.clone();
        it["events"] = json!([]);
        it.to_string()
    };
    let entries = log["entries"].as_array().expect("entries").iter().map(asked).collect();
    (log["entries"], log["setup"]) = (json!([]), json!([]));
    let now = TableState {
        version: game.version(),
        status: Status::Running,
        waiting: 0,
        state: "{}".to_owned(),
        due: None,
        claimed: 0,
    };
    let record = TableRecord {
        id: "here-1".to_owned(),
        game: game.title().key().to_owned(),
        rules: game.title().rules(),
        head: log.to_string(),
        terms: "{}".to_owned(),
        public: false,
        owner: "you".to_owned(),
        created: 0,
        seats: Vec::new(),
        revision: 1,
        now,
    };
    Kept { record, entries, judged: None }
}

/// What is found, in the words that a browser's worker is sent.
fn answer(question: &str) -> Vec<String> {
    let mut all = Vec::new();
    let question = serde_json::from_str(question).expect("a question");
    think(question, Means::default(), &mut |found: Found| {
        all.push(serde_json::to_string(&found).expect("what is found can be written"));
    });
    all
}

/// Questions about decisions of games by cheap bots, spread over whole games.
fn questions(title: &'static dyn shelf::Title) -> Vec<String> {
    let mut questions = Vec::new();
    for seed in 0.. {
        let (least, most) = (*title.seats().start(), *title.seats().end());
        let seats = least + (seed % u64::from(most - least + 1)) as u8;
        let mut game = title.start(seats, &[], Seed::number(4_000 + seed)).expect("a number of players");
        let mut decisions = 0_u64;
        while let Turn::Of(owing) = game.turn() {
            let seat = owing.first().expect("a seat that owes a decision");
            if (decisions + seed).is_multiple_of(5) {
                let (bot, iterations) = BOTS[questions.len() % BOTS.len()];
                let what =
                    What::Plan { seat: seat.0, bot: bot.to_owned(), seed: u64::MAX - seed, iterations };
                let question = Question { kept: kept(&*game), what };
                questions.push(serde_json::to_string(&question).expect("a question can be written"));
                if questions.len() == POSITIONS {
                    return questions;
                }
            }
            let plan = game.thinker().plan(seat, bots::BotName::Light, &Means::default(), decisions);
            game.play_while_certain(seat, &plan.expect("a plan"));
            decisions += 1;
        }
        // The last question of each game is about all of it.
        if seed < 2 {
            let question = Question { kept: kept(&*game), what: What::Review { iterations: 60 } };
            questions.push(serde_json::to_string(&question).expect("a question can be written"));
        }
    }
    questions
}

#[test]
fn bots_answer_the_same_question_alike() {
    let mut lines = String::new();
    for title in shelf::SHELF {
        for question in questions(*title) {
            let answers = answer(&question);
            assert!(
                answers
                    .last()
                    .is_some_and(|it| it.starts_with(r#"{"plan""#) || it.starts_with(r#"{"turns""#))
            );
            let line = json!({ "question": question, "answers": answers });
            lines.push_str(&format!("{line}\n"));
        }
    }
    let again =
        lines.lines().step_by(37).map(|it| serde_json::from_str::<serde_json::Value>(it).expect("a line"));
    for line in again {
        assert_eq!(json!(answer(line["question"].as_str().expect("a question"))), line["answers"]);
    }
    // A browser is asked the same by `web/e2e/engine.spec.ts`.
    fs::write(Path::new(env!("CARGO_TARGET_TMPDIR")).join("positions.jsonl"), lines)
        .expect("room for a file");
}
