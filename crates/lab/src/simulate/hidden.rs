//! Nobody is sent what they may not know.
//!
//! A frame that was sent is compared with the frame of the same match in which everything the viewer cannot know was
//! dealt again. Answers and refusals are compared between twins: tables that differ only in what is hidden.

use std::collections::BTreeMap;

use protocol::to_server::{AskPreview, Play, Why};
use record::Status;
use serde_json::{Value, json, value::to_value};
use shelf::{AnyAction, GameVisitor, Hosted};
use table::{Input, Instant, Outbox, Output, Person, Request, Table, To};
use tabletop::{Chance, Fast, Match, Replay, Seat, Seed, Viewer};

use super::{Broken, database::Stored, world::SETTINGS};

/// Compares a frame with one whose hidden part was dealt again.
pub(super) fn compare(
    stored: &Stored,
    viewer: Viewer,
    since: u32,
    version: u32,
    sent: &str,
    key: u64,
) -> Result<(), Broken> {
    let is_last = version == stored.game.version();
    let until = if is_last { stored.game.copied() } else { stored.game.until(version) };
    let news = until.news(viewer, if since <= version { since } else { 0 });
    let news = to_value(news).map_err(|why| why.to_string())?;
    let sent: Value = serde_json::from_str(sent).map_err(|why| why.to_string())?;
    let replay = until.replay();
    let visitor = Dealt { replay: replay.get(), viewer, key };
    let dealt = shelf::visit(&stored.record.game, visitor).ok_or("no such game")??;
    for (part, expected) in dealt.as_object().into_iter().flatten().chain([(&"news".to_owned(), &news)]) {
        let is_same = sent.get(part).unwrap_or(&Value::Null) == expected;
        if !is_same {
            return Err(format!("law 2: {part} of version {version} tells {viewer:?} what it cannot know"));
        }
    }
    Ok(())
}

/// What a viewer sees of a position in which everything hidden was dealt again.
struct Dealt<'a> {
    replay: &'a str,
    viewer: Viewer,
    key: u64,
}

impl GameVisitor for Dealt<'_> {
    type Out = Result<Value, Broken>;

    fn visit<G: Hosted>(self) -> Self::Out {
        let replay: Replay<G> = serde_json::from_str(self.replay).map_err(|why| why.to_string())?;
        let dealt = Match::<G>::resume(replay).position().imagine(self.viewer, &mut Fast::new(self.key));
        let owing = |it: Seat| dealt.turn().seats().contains(it);
        let offers = match self.viewer {
            Viewer::Seat(seat) if owing(seat) => dealt.offers(seat),
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Everything => Default::default(),
        };
        let sheets: Vec<_> = Seat::all(dealt.seats()).map(|it| dealt.sheet(it, self.viewer)).collect();
        Ok(json!({
            "view": written(&dealt.view(self.viewer))?,
            "figures": written(&dealt.figures(self.viewer))?,
            "sheets": written(&sheets)?,
            "offers": written(&offers)?,
            "turn": written(&dealt.turn())?,
        }))
    }
}

/// As it arrives: through text, as frames do.
fn written(it: &impl serde::Serialize) -> Result<Value, Broken> {
    let text = serde_json::to_string(it).map_err(|why| why.to_string())?;
    serde_json::from_str(&text).map_err(|why| why.to_string())
}

/// Lists of actions that are compared in one position.
const LISTS: u32 = 6;

/// Answers and refusals depend only on what the asker may know: tables that differ in the future, or in what somebody
/// else has just chosen in secret, give the same.
pub(super) fn compare_twins(stored: &Stored, seat: u8, key: u64) -> Result<(), Broken> {
    let mut chance = Fast::new(key);
    let seat = Seat(seat);
    let Some(holder) = stored.record.seats[seat.index()].identity.clone() else { return Ok(()) };
    if stored.record.now.status != Status::Running || !stored.game.turn().seats().contains(seat) {
        return Ok(());
    }
    let logs = twin_logs(stored, seat);
    let mut tables = Vec::new();
    for (number, log) in logs.iter().enumerate() {
        tables.push(twin(stored, log, number + 1 == logs.len())?);
    }
    let count = u32::from(stored.game.seats());
    let others = (0..count).flat_map(|it| stored.game.legal(Seat(it as u8)));
    let everything: Vec<AnyAction> = others.map(|it| it.action).collect();
    let from = Person { id: holder, name: String::new() };
    for _ in 0..LISTS {
        let mut actions = Vec::new();
        for _ in 0..=chance.below(3) {
            let Some(index) = (everything.len() as u32).checked_sub(1) else { return Ok(()) };
            actions.push(everything[chance.below(index + 1) as usize].json());
        }
        let Some(action) = actions.first().cloned() else { continue };
        let version = tables[0].known().1;
        let requests = [
            Request::Preview(AskPreview { seat: seat.0, actions: actions.clone() }),
            Request::Why(Why { seat: seat.0, action }),
            Request::Act(Play { seat: seat.0, version, actions }),
        ];
        for request in requests {
            let mut answers = Vec::new();
            for table in &mut tables {
                let mut out = Outbox::default();
                let now = Instant::from_millis(stored.record.created);
                let from = Some(from.clone());
                table.handle(now, Input::Ask { from, request: request.clone(), reply: To(1) }, &mut out);
                let replies = out.drain().filter_map(|it| match it {
                    Output::Reply { answer, .. } => Some(format!("{answer:?}")),
                    Output::Store(_) => Some("accepted".to_owned()),
                    _ => None,
                });
                answers.push(replies.collect::<Vec<String>>());
            }
            if answers.iter().any(|it| *it != answers[0]) {
                return Err(format!("law 2: {request:?} of seat {seat} is answered by {answers:?}"));
            }
            if answers[0].iter().any(|it| it == "accepted") {
                // Accepted by all: they wait for the store now, so the comparison ends here.
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Logs that look the same to a seat: where somebody else owes a decision too and may choose in secret, one for each
/// such choice; the last one again, for another future.
fn twin_logs(stored: &Stored, seat: Seat) -> Vec<Vec<String>> {
    let game = &stored.game;
    let mut seen: BTreeMap<String, Vec<Vec<String>>> = BTreeMap::new();
    let rival = game.turn().seats().iter().find(|it| *it != seat);
    for action in rival.into_iter().flat_map(|it| game.legal(it)).map(|it| it.action) {
        let mut next = game.copied();
        let Some(Ok(entries)) = rival.map(|it| next.play_all(it, &[action])) else { continue };
        if next.turn().seats().contains(seat) {
            let frame = next.frame(Viewer::Seat(seat), game.version());
            let mut log = stored.entries.clone();
            log.extend(entries.iter().map(|it| it.get().to_owned()));
            seen.entry(frame).or_default().push(log);
        }
    }
    let mut logs = seen.into_values().max_by_key(Vec::len).unwrap_or_else(|| vec![stored.entries.clone()]);
    logs.truncate(4);
    logs.extend(logs.last().cloned());
    logs
}

/// A table with this log, perhaps with another seed.
fn twin(stored: &Stored, log: &[String], reseeded: bool) -> Result<Table, Broken> {
    let mut record = stored.record.clone();
    record.now.version = log.len() as u32;
    if reseeded {
        let mut head: Value = serde_json::from_str(&record.head).map_err(|why| why.to_string())?;
        head["seed"] = to_value(Seed::number(u64::MAX)).map_err(|why| why.to_string())?;
        record.head = head.to_string();
    }
    let now = Instant::from_millis(record.created);
    Table::load(SETTINGS, record, log.to_vec(), Vec::new(), now).map_err(|why| why.to_string())
}
