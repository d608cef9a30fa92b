//! Nobody is sent what they may not know: whole games of Animal Kingdoms, in which every byte that any seat or a
//! spectator can get is searched for what was hidden from them at that moment.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod served;

use std::collections::HashSet;

use client::{Client, Events, Reply};
use serde_json::{Value, json};
use served::{Served, act, follow, legal, table};

const ANIMALS: [&str; 8] = ["panda", "tiger", "bee", "lizard", "frog", "owl", "okapi", "wolf"];

/// The list of games. It names options by words that decrees use too, and is the same for everybody.
const GAMES: &str = "/api/games";

/// Something somebody was sent.
struct Sent {
    /// Whose eyes: a seat, or the spectator.
    seat: Option<usize>,
    /// The version the table was at, or the older one that was asked for.
    version: usize,
    /// Where it came from.
    by: String,
    text: String,
    /// Whether it contains the events of the step to this version, and not only the position.
    news: bool,
}

/// Somebody with eyes on the table.
struct Eyes {
    client: Client,
    seat: Option<usize>,
    events: Events,
    /// The last frame.
    frame: Value,
    /// The constants of the match, as sent.
    facts: String,
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_tells_a_viewer_of_a_card_it_may_not_know() {
    let dir = tempfile::tempdir().unwrap();
    let (file, log) = (dir.path().join("leaks.db"), dir.path().join("log"));
    let served = Served::logged(&file.display().to_string(), &log);
    let mut secrets: Vec<String> = Vec::new();
    for players in [2, 3, 5] {
        let mut eyes = sit_down(&served, players).await;
        secrets.extend(eyes.iter().filter_map(|it| it.client.token().map(str::to_owned)));
        let (id, sent) = play(&mut eyes).await;
        let facts = facts_of_another_match(&served, players).await;
        assert!(eyes.iter().all(|it| it.facts == facts), "facts depend on the viewer or on the deal");
        secrets.push(search(&served, &id, &eyes, &sent).await);
    }
    drop(served);
    let log = std::fs::read_to_string(log).unwrap();
    assert!(log.lines().count() > 1_000, "there is a log to search");
    for secret in secrets {
        assert!(!log.contains(&secret), "the log tells a seed or a token");
    }
    assert!(!log.contains("hello from"), "the log tells what was said");
    let cards = cards_in(&log);
    assert!(cards.is_empty(), "the log tells of {cards:?}");
}

/// The facts of another match with as many seats.
async fn facts_of_another_match(served: &Served, players: usize) -> String {
    let person = served.guest("Another").await;
    let seats: Vec<&str> = (0..players).map(|it| if it == 0 { "me" } else { "light" }).collect();
    let id = table(&person, "kingdoms", &seats, json!({})).await;
    let mut events = follow(&person, &id, "?seat=0", None).await;
    loop {
        let event = events.next().await.expect("the stream is open");
        if event.name == "facts" {
            return event.data;
        }
    }
}

/// A table with a person on every seat, and a spectator.
async fn sit_down(served: &Served, players: usize) -> Vec<Eyes> {
    let mut people = Vec::new();
    for seat in 0..players {
        people.push(served.guest(&format!("Player {seat}")).await);
    }
    let seats: Vec<&str> = (0..players).map(|it| if it == 0 { "me" } else { "open" }).collect();
    let id = table(&people[0], "kingdoms", &seats, json!({ "hints": true })).await;
    for (seat, person) in people.iter().enumerate().skip(1) {
        let path = format!("/api/tables/{id}/seats/{seat}");
        assert!(person.post(&path, &json!({})).await.unwrap().status.is_success());
    }
    let mut eyes = Vec::new();
    for (seat, client) in people.into_iter().enumerate() {
        let events = follow(&client, &id, &format!("?seat={seat}"), None).await;
        eyes.push(Eyes {
            client,
            seat: Some(seat),
            events,
            frame: json!({ "table": id }),
            facts: String::new(),
        });
    }
    let client = served.stranger();
    let events = follow(&client, &id, "", None).await;
    eyes.push(Eyes { client, seat: None, events, frame: json!({ "table": id }), facts: String::new() });
    eyes
}

/// Plays to the end. All play by turns here, so that the version is known whenever somebody asks for something.
async fn play(eyes: &mut [Eyes]) -> (String, Vec<Sent>) {
    let id = eyes[0].frame["table"].as_str().unwrap().to_owned();
    let (mut sent, mut version, mut choice) = (Vec::new(), 0, 7_u64);
    loop {
        for it in eyes.iter_mut() {
            it.look(version, &mut sent).await;
        }
        if !eyes[0].frame["outcome"].is_null() {
            return (id, sent);
        }
        // At every version somebody asks for everything there is, one after the other.
        ask(eyes, version % eyes.len(), &id, version, &mut sent).await;
        let seat = eyes[0].frame["turn"]["of"][0].as_u64().unwrap();
        let legal = legal(&eyes[seat as usize].frame);
        choice = choice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = &legal[(choice >> 33) as usize % legal.len()];
        let reply = act(&eyes[seat as usize].client, &id, seat, version as u64, action).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        version += 1;
        sent.push(Sent::reply(Some(seat as usize), version, "play", &reply));
    }
}

impl Eyes {
    /// Reads until the frame of this version.
    async fn look(&mut self, version: usize, sent: &mut Vec<Sent>) {
        loop {
            let event = self.events.next().await.expect("the stream is open");
            if event.name == "facts" {
                self.facts = event.data;
                continue;
            }
            if event.name != "frame" {
                sent.push(Sent { text: event.data, ..Sent::new(self.seat, version, &event.name) });
                continue;
            }
            self.frame = serde_json::from_str(&event.data).unwrap();
            if self.frame["version"] != version {
                continue;
            }
            sent.extend(Sent::frame(self.seat, version, "stream", &self.frame));
            return;
        }
    }
}

impl Sent {
    fn new(seat: Option<usize>, version: usize, by: &str) -> Self {
        Self { seat, version, by: by.to_owned(), text: String::new(), news: false }
    }

    fn reply(seat: Option<usize>, version: usize, by: &str, reply: &Reply) -> Self {
        let text = format!("{:?} {}", reply.headers, String::from_utf8_lossy(&reply.body));
        Self { text, ..Self::new(seat, version, by) }
    }

    /// A frame is two things: what has just happened, and what is.
    fn frame(seat: Option<usize>, version: usize, by: &str, frame: &Value) -> [Self; 2] {
        let mut rest = frame.clone();
        let mut news = rest.as_object_mut().unwrap().remove("news").unwrap();
        news.as_array_mut().unwrap().retain(|it| it["version"] == version);
        assert_eq!(news.as_array().unwrap().len(), usize::from(version > 0));
        let new = |text: String, news| Self { text, news, ..Self::new(seat, version, by) };
        [new(news.to_string(), true), new(rest.to_string(), false)]
    }
}

/// One viewer asks for everything there is, and tries what is not allowed.
async fn ask(eyes: &[Eyes], index: usize, id: &str, version: usize, sent: &mut Vec<Sent>) {
    let (client, seat) = (&eyes[index].client, eyes[index].seat);
    let at = |what: &str| format!("/api/tables/{id}{what}");
    let other = (seat.unwrap_or(0) + 1) % (eyes.len() - 1);

    let own = seat.map_or(String::new(), |it| format!("?seat={it}"));
    for past in [version, version / 2] {
        let path = at(&format!("/frames/{past}{own}"));
        let frame = client.get(&path).await.unwrap();
        assert_eq!(frame.status, 200, "{path}");
        sent.extend(Sent::frame(seat, past, &path, &frame.json().unwrap()));
    }
    let refused = [format!("/frames/{version}?seat={other}"), format!("/frames/{version}?view=everything")];
    for path in refused.iter().map(String::as_str).chain(["/replay", "/scores", "/analysis"]).map(at) {
        let reply = client.get(&path).await.unwrap();
        assert!(reply.status.is_client_error(), "{path} is not for {seat:?}: {reply:?}");
        sent.push(Sent::reply(seat, version, &path, &reply));
    }
    let open = ["/api/tables", GAMES, "/api/me", "/api/me/games", "/api/me/statistics"];
    let more = ["/api/me/export", "/metrics", "/healthz"];
    let paths = [at(""), at("/chat")].into_iter().chain(open.into_iter().chain(more).map(str::to_owned));
    for path in paths {
        let reply = client.get(&path).await.unwrap();
        sent.push(Sent::reply(seat, version, &path, &reply));
    }

    let mine = seat.unwrap_or(0);
    let legal = legal(&eyes[index].frame);
    let first = legal.first().cloned().unwrap_or(json!({ "act": "retreat" }));
    let play = |seat: usize, version: usize| json!({ "seat": seat, "version": version, "actions": [first] });
    let mut questions = vec![
        (at("/actions"), play(other, version)),
        (at("/actions"), play(mine, version + 1)),
        (at("/why"), json!({ "seat": mine, "action": first })),
        (at("/why"), json!({ "seat": other, "action": first })),
        (at("/preview"), json!({ "seat": mine, "actions": [first] })),
        (at("/preview"), json!({ "seat": other, "actions": [first] })),
        (at("/undo"), json!({ "seat": other, "version": version })),
        (at("/analysis"), json!({})),
        (at(&format!("/seats/{other}")), json!({})),
    ];
    if version == 0 {
        questions.push((at("/chat"), json!({ "said": format!("hello from {mine}") })));
    }
    // Bots think for a while, so they are asked now and then.
    if legal.is_empty() || version.is_multiple_of(48) {
        questions.push((at("/hint"), json!({ "seat": mine })));
    }
    for (path, question) in questions {
        let reply = client.post(&path, &question).await.unwrap();
        assert!(!reply.status.is_server_error(), "{path}: {reply:?}");
        sent.push(Sent::reply(seat, version, &format!("{path} {question}"), &reply));
    }
    probe(eyes, index, id, version, sent).await;
}

/// Asking about a card somebody else holds is answered like asking about one in the deck.
async fn probe(eyes: &[Eyes], index: usize, id: &str, version: usize, sent: &mut Vec<Sent>) {
    let Some(seat) = eyes[index].seat else { return };
    let hands: Vec<HashSet<String>> = eyes.iter().filter_map(hand).collect();
    let seen = cards_in(&eyes[index].frame["view"].to_string());
    let held = |card: &String| hands.iter().enumerate().any(|it| it.0 != seat && it.1.contains(card));
    let hidden: Vec<String> =
        all_cards().filter(|it| !seen.contains(it) && !hands[seat].contains(it)).collect();
    let (held, free): (Vec<&String>, Vec<&String>) = hidden.iter().partition(|it| held(it));
    let (Some(held), Some(free)) = (held.first(), free.first()) else { return };
    for what in ["why", "preview"] {
        let mut answers = Vec::new();
        for card in [held, free] {
            let action = json!({ "act": "claim", "card": card, "kingdom": "isle" });
            let question = match what {
                "why" => json!({ "seat": seat, "action": action }),
                _ => json!({ "seat": seat, "actions": [action] }),
            };
            let reply =
                eyes[index].client.post(&format!("/api/tables/{id}/{what}"), &question).await.unwrap();
            let text = String::from_utf8_lossy(&reply.body).replace(card.as_str(), "CARD");
            answers.push((reply.status, text.clone()));
            sent.push(Sent { text, ..Sent::new(Some(seat), version, what) });
        }
        assert_eq!(answers[0], answers[1], "{what} tells {held} in a hand from {free} in the deck");
    }
}

fn hand(eyes: &Eyes) -> Option<HashSet<String>> {
    let known = eyes.frame["view"]["players"][eyes.seat?]["hand"]["known"].as_array()?;
    Some(known.iter().map(|it| it.as_str().unwrap().to_owned()).collect())
}

/// Compares everything that was sent with the truth, which is public now that the game is over. Returns the seed.
async fn search(served: &Served, id: &str, eyes: &[Eyes], sent: &[Sent]) -> String {
    let anybody = served.stranger();
    let replay: Value = anybody.get(&format!("/api/tables/{id}/replay")).await.unwrap().json().unwrap();
    let (seed, entries) = (replay["replay"]["seed"].as_str().unwrap(), &replay["replay"]["entries"]);
    let last = entries.as_array().unwrap().len();
    let (mut searched, mut hidden_cards, mut caught) = (0, 0, 0);
    for version in 0..last {
        let path = format!("/api/tables/{id}/frames/{version}?view=everything");
        let truth: Value = anybody.get(&path).await.unwrap().json().unwrap();
        let viewers = (0..eyes.len()).map(|it| eyes[it].seat);
        for viewer in viewers {
            let hidden = hidden(&truth["view"], viewer);
            let step = version.checked_sub(1).map_or(Value::Null, |it| entries[it]["events"].clone());
            let told = told(&step, viewer);
            hidden_cards += hidden.cards.len();
            if viewer.is_none() {
                // The search would notice if the spectator were sent what the first player is sent.
                let first = sent.iter().filter(|it| it.seat == Some(0) && it.version == version && !it.news);
                caught += first.filter(|it| !cards_in(&it.text).is_disjoint(&hidden.cards)).count();
            }
            for it in sent.iter().filter(|it| it.seat == viewer && it.version == version) {
                let (by, cards) = (&it.by, cards_in(&it.text));
                if it.news {
                    let wrong: Vec<&String> = cards.difference(&told).collect();
                    assert!(wrong.is_empty(), "{viewer:?} at {version} by {by} is told of {wrong:?}");
                } else {
                    let wrong: Vec<&String> = cards.intersection(&hidden.cards).collect();
                    assert!(wrong.is_empty(), "{viewer:?} at {version} by {by} is told of {wrong:?}");
                }
                for decree in hidden.decrees.iter().filter(|_| it.by != GAMES) {
                    assert!(!it.text.contains(decree), "{viewer:?} at {version} by {by} is told of {decree}");
                }
                hidden.is_kept_in(&it.text, viewer, by);
                assert!(!it.text.to_lowercase().contains(seed), "{viewer:?} at {version} by {by}: the seed");
                let others = eyes.iter().filter(|it| it.seat != viewer).filter_map(|it| it.client.token());
                for token in others {
                    assert!(!it.text.contains(token), "{viewer:?} at {version} by {by}: a token");
                }
                searched += it.text.len();
            }
        }
    }
    assert!(hidden_cards > 1_000 && searched > 1_000_000, "{hidden_cards} cards in {searched} bytes");
    assert!(caught > last / 2, "{caught}");
    let body = |it: &'_ Sent| it.text.split_once("} ").map(|it| it.1.to_owned());
    let lists: HashSet<Option<String>> = sent.iter().filter(|it| it.by == GAMES).map(body).collect();
    assert_eq!(lists.len(), 1, "the list of games is the same for everybody at every moment");
    seed.to_owned()
}

/// What one viewer may not know of a position.
struct Hidden {
    /// Cards in the deck, in other hands, and chosen by others for a battle.
    cards: HashSet<String>,
    /// Decrees that have not been dealt, as they stand in JSON.
    decrees: Vec<String>,
}

fn hidden(truth: &Value, viewer: Option<usize>) -> Hidden {
    let list = |it: &Value| -> Vec<String> {
        let known = it["known"].as_array().unwrap_or_else(|| panic!("{it}"));
        known.iter().map(|it| it.as_str().unwrap().to_owned()).collect()
    };
    let mut cards: HashSet<String> = list(&truth["deck"]).into_iter().collect();
    for (seat, player) in truth["players"].as_array().unwrap().iter().enumerate() {
        if Some(seat) != viewer {
            cards.extend(list(&player["hand"]));
        }
    }
    let phase = &truth["phase"];
    if phase["phase"] == "battle" && phase["asked"].is_null() {
        let chosen = phase["cards"].as_array().unwrap().iter();
        let of_others = chosen.filter(|it| it["seat"].as_u64().map(|it| it as usize) != viewer);
        cards.extend(of_others.map(|it| it["card"]["known"].as_str().unwrap().to_owned()));
    }
    let decrees = list(&truth["unseen_decrees"]).into_iter().map(|it| format!("\"{it}\"")).collect();
    Hidden { cards, decrees }
}

impl Hidden {
    /// Numbers cannot be searched for, so each place where a secret could be is looked at.
    fn is_kept_in(&self, text: &str, viewer: Option<usize>, by: &str) {
        let Ok(Value::Object(frame)) = serde_json::from_str(text) else { return };
        let Some(view) = frame.get("view") else { return };
        for (seat, player) in view["players"].as_array().unwrap().iter().enumerate() {
            if Some(seat) != viewer {
                assert_eq!(
                    (&player["hand"], &player["retreat_tokens"]),
                    (&json!("hidden"), &json!("hidden")),
                    "{by}"
                );
            }
        }
        for secret in ["deck", "unseen_decrees", "unseen_retreat_tokens"] {
            assert_eq!(view[secret], "hidden", "{by}");
        }
    }
}

/// The cards that a step shows to a viewer: those in its events, but for what others draw and choose.
fn told(step: &Value, viewer: Option<usize>) -> HashSet<String> {
    let mut told = HashSet::new();
    for event in step.as_array().into_iter().flatten() {
        let own = event["seat"].as_u64().map(|it| it as usize) == viewer;
        if own || !["cards_drawn", "committed"].iter().any(|it| event["event"] == *it) {
            told.extend(cards_in(&event.to_string()));
        }
    }
    told
}

fn all_cards() -> impl Iterator<Item = String> {
    ANIMALS.iter().flat_map(|animal| (1..=8).map(move |rank| format!("{animal}{rank}")))
}

fn cards_in(text: &str) -> HashSet<String> {
    all_cards().filter(|it| text.contains(it.as_str())).collect()
}
