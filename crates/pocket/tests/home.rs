//! Tables in a browser, with a browser made of a few maps.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

use std::collections::{BTreeMap, VecDeque};

use pocket::{
    Home, Means,
    message::{Found, In, Kept, Out, Question, What},
    think,
};
use serde_json::{Value, json};

/// What a browser's worker does, without a browser.
struct Browser {
    home: Home,
    kept: BTreeMap<String, Kept>,
    replies: BTreeMap<u64, (u16, Value)>,
    events: Vec<(u64, &'static str, Value)>,
    last: u64,
}

impl Browser {
    fn new() -> Self {
        let home = Home::new(Means::default());
        Self { home, kept: BTreeMap::new(), replies: BTreeMap::new(), events: Vec::new(), last: 0 }
    }

    /// The page is loaded again: only what was kept is left.
    fn reload(&mut self) {
        self.home = Home::new(Means::default());
        self.events.clear();
        for kept in self.kept.clone().into_values() {
            self.give(In::Load(kept));
        }
    }

    /// Gives the tables something and does what they want until nothing is left to do.
    fn give(&mut self, input: In) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for out in self.home.handle(1_000, input) {
                self.carry_out(out, &mut inputs);
            }
        }
    }

    fn carry_out(&mut self, out: Out, inputs: &mut VecDeque<In>) {
        match out {
            Out::Reply { to, status, body } => {
                self.replies.insert(to, (status, serde_json::from_str(body.get()).unwrap()));
            }
            Out::Event { to, event, data } => {
                self.events.push((to, event, serde_json::from_str(data.get()).unwrap()));
            }
            Out::Keep { table, record, entries, from, answer } => {
                let record = serde_json::from_str(&record).unwrap();
                let new = Kept { record, entries: Vec::new(), judged: None };
                let kept = self.kept.entry(table.clone()).or_insert_with(|| new.clone());
                kept.record = new.record;
                assert_eq!(kept.entries.len() + 1, from as usize, "no entry is missing");
                kept.entries.extend(entries);
                if answer {
                    inputs.push_back(In::Stored { table });
                }
            }
            Out::KeepJudged { table, judged } => self.kept.get_mut(&table).unwrap().judged = Some(judged),
            Out::Drop { table } => drop(self.kept.remove(&table)),
            Out::Think { table, job, question } => {
                let question = serde_json::from_str(&question).unwrap();
                think(question, Means::default(), &mut |found| {
                    inputs.push_back(In::Thought { table: table.clone(), job, found });
                });
            }
            Out::End { .. } | Out::Forget { .. } | Out::Wake { .. } => {}
        }
    }

    fn ask(&mut self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        self.last += 1;
        let request = json!({ "request": {
            "to": self.last, "method": method, "path": path, "body": body, "name": "Ada",
            "id": format!("here-{}", self.last), "secret": "ab".repeat(32),
        }});
        self.give(serde_json::from_str(&request.to_string()).unwrap());
        self.replies.remove(&self.last).unwrap_or_default()
    }

    /// A table that has started, with one seat for the player.
    fn open(&mut self, game: &str, bot: &str, seed: u64) -> String {
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": bot }]);
        let wish =
            json!({ "game": game, "seats": seats, "seed": seed.to_string(), "start": true, "hints": true });
        let (status, made) = self.ask("POST", "/api/tables", &wish);
        assert_eq!(status, 200, "{made}");
        made["id"].as_str().unwrap().to_owned()
    }

    fn follow(&mut self, table: &str) -> u64 {
        self.last += 1;
        self.give(In::Follow { to: self.last, table: table.to_owned(), seat: None });
        self.last
    }

    fn frame(&self, to: u64) -> &Value {
        &self.events.iter().rfind(|it| it.0 == to && it.1 == "frame").unwrap().2
    }

    /// Plays what a cheap bot would on the player's seat.
    fn play(&mut self, table: &str) {
        let kept = self.kept[table].clone();
        let version = kept.record.now.version;
        let what = What::Plan { seat: 0, bot: "light".to_owned(), seed: 1, iterations: None };
        let mut actions = Vec::new();
        think(Question { kept, what }, Means::default(), &mut |found| match found {
            Found::Plan(plan) => actions = plan,
            other => panic!("no plan: {other:?}"),
        });
        let body = json!({ "seat": 0, "version": version, "actions": &actions[..1] });
        let (status, answer) = self.ask("POST", &format!("/api/tables/{table}/actions"), &body);
        assert_eq!(status, 200, "{answer}");
    }

    fn is_over(&self, table: &str) -> bool {
        self.kept[table].record.now.status == record::Status::Over
    }
}

fn whole_game(browser: &mut Browser, game: &str, seed: u64) -> String {
    let id = browser.open(game, "level1", seed);
    browser.follow(&id);
    while !browser.is_over(&id) {
        browser.play(&id);
    }
    id
}

#[test]
fn a_whole_game_needs_no_server_and_survives_reloading() {
    for title in shelf::SHELF {
        let mut browser = Browser::new();
        let id = browser.open(title.key(), "level3", 7);
        let mut eyes = browser.follow(&id);
        for turn in 0.. {
            if browser.is_over(&id) {
                break;
            }
            browser.play(&id);
            if turn % 16 == 3 {
                let before = browser.frame(eyes).clone();
                browser.reload();
                eyes = browser.follow(&id);
                for part in ["version", "view", "figures", "offers", "turn"] {
                    assert_eq!(browser.frame(eyes)[part], before[part], "{part} after reloading");
                }
            }
        }
        assert_ne!(browser.frame(eyes)["outcome"], Value::Null);
        let (_, file) = browser.ask("GET", &format!("/api/tables/{id}/replay"), &Value::Null);
        let log = file["replay"].to_string();
        let again = shelf::check::replayed(title.key(), &log, None).expect("the file can be verified");
        assert_eq!(again.version(), browser.kept[&id].record.now.version);
    }
}

#[test]
fn what_is_kept_holds_what_was_asked_and_nothing_that_followed() {
    for title in shelf::SHELF {
        let mut browser = Browser::new();
        let id = whole_game(&mut browser, title.key(), 3);
        let kept = &browser.kept[&id];
        assert!(kept.entries.iter().all(|it| it.contains(r#""events":[]"#) && it.len() < 300));
        assert!(kept.record.head.contains(r#""setup":[]"#));
    }
}

#[test]
fn bots_play_the_same_moves_here_and_at_a_servers_table() {
    for title in shelf::SHELF {
        let games: Vec<_> = (0..2)
            .map(|_| {
                let mut browser = Browser::new();
                let id = whole_game(&mut browser, title.key(), 11);
                browser.kept[&id].entries.clone()
            })
            .collect();
        assert_eq!(games[0], games[1]);
    }
}

#[test]
fn a_finished_game_is_judged_once_and_the_judgement_is_kept() {
    let title = shelf::SHELF[1];
    let mut browser = Browser::new();
    let id = whole_game(&mut browser, title.key(), 5);
    let path = format!("/api/tables/{id}/analysis");
    assert_eq!(browser.ask("GET", &path, &Value::Null).1["state"], "none");
    browser.ask("POST", &path, &Value::Null);
    let (_, judged) = browser.ask("GET", &path, &Value::Null);
    assert_eq!(judged["state"], "done");
    assert!(!judged["turns"].as_array().unwrap().is_empty());
    browser.reload();
    assert_eq!(browser.ask("GET", &path, &Value::Null).1["turns"], judged["turns"]);
}

#[test]
fn hints_previews_and_undo_work_as_at_a_servers_table() {
    for title in shelf::SHELF {
        let mut browser = Browser::new();
        let id = browser.open(title.key(), "level1", 9);
        browser.follow(&id);
        browser.ask("POST", &format!("/api/tables/{id}/hint"), &json!({ "seat": 0 }));
        let hint = browser.events.iter().rfind(|it| it.1 == "hint").expect("a hint").2.clone();
        let ask = json!({ "seat": 0, "actions": [hint["action"]] });
        let (status, preview) = browser.ask("POST", &format!("/api/tables/{id}/preview"), &ask);
        assert!(status == 200 && preview["preview"].is_object(), "{preview}");
        let ask = json!({ "seat": 0, "version": 0 });
        let (status, refusal) = browser.ask("POST", &format!("/api/tables/{id}/undo"), &ask);
        assert!(status == 422 && refusal["reason"].is_string(), "{refusal}");
    }
}

#[test]
fn puzzles_games_and_lists_need_no_table() {
    let mut browser = Browser::new();
    let (_, games) = browser.ask("GET", "/api/games", &Value::Null);
    for game in games.as_array().unwrap() {
        let key = game["key"].as_str().unwrap();
        let (_, puzzles) = browser.ask("GET", &format!("/api/games/{key}/puzzles"), &Value::Null);
        let name = puzzles[0]["name"].as_str().unwrap();
        let (status, tried) =
            browser.ask("POST", &format!("/api/games/{key}/puzzles/{name}"), &json!({ "actions": [] }));
        assert!(status == 200 && tried["facts"].is_object(), "{tried}");
        browser.open(key, "level2", 1);
    }
    assert_eq!(browser.ask("GET", "/api/tables", &Value::Null).1["mine"].as_array().unwrap().len(), 2);
    assert_eq!(browser.ask("GET", "/api/me/games", &Value::Null).1["games"].as_array().unwrap().len(), 2);
}

#[test]
fn the_next_game_has_the_same_players() {
    let mut browser = Browser::new();
    let id = whole_game(&mut browser, shelf::SHELF[1].key(), 2);
    let (status, next) = browser.ask("POST", &format!("/api/tables/{id}/rematch"), &json!({ "start": true }));
    assert_eq!(status, 200, "{next}");
    let next = next["id"].as_str().unwrap();
    let (_, info) = browser.ask("GET", &format!("/api/tables/{next}"), &Value::Null);
    assert_eq!((&info["status"], &info["seats"][1]["bot"]), (&json!("running"), &json!("level1")));
}

#[test]
fn what_is_not_here_or_makes_no_sense_is_refused() {
    let mut browser = Browser::new();
    for path in
        ["/api/tables/here-9", "/api/tables/here-9/frames/x", "/api/nothing", "/api/games/chess/puzzles"]
    {
        assert_eq!(browser.ask("GET", path, &Value::Null).0, 404, "{path}");
    }
    let id = browser.open(shelf::SHELF[0].key(), "level1", 1);
    assert_eq!(browser.ask("GET", &format!("/api/tables/{id}/analysis"), &Value::Null).0, 422);
    // A log that the rules refuse is as good as not there.
    let kept = browser.kept.get_mut(&id).unwrap();
    kept.entries = vec![r#"{"seat":0,"undo":5,"events":[],"settled":false}"#.to_owned()];
    kept.record.now.version = 1;
    browser.reload();
    assert_eq!(browser.ask("GET", &format!("/api/tables/{id}"), &Value::Null).0, 404);
}
