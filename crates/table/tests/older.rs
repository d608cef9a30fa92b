//! Tables that version 0.1.0 has stored are read and played on, and what this version stores can be read by a node of
//! that version: during an upgrade both share a database.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod world;

use protocol::to_server::Pace;
use record::{Archived, Status};
use serde::Deserialize;
use serde_json::Value;
use table::{Answer, Request};
use world::{Disk, World};

/// What `howlcrown export` of version 0.1.0 has written: a finished game and two running ones.
const SAMPLE: &str = include_str!("samples/0.1.0.jsonl");

fn stored() -> Vec<Disk> {
    let lines = SAMPLE.lines().map(|it| serde_json::from_str::<Value>(it).unwrap());
    let tables =
        lines.filter(|it| it["kind"] == "table").map(|it| serde_json::from_value::<Archived>(it).unwrap());
    tables.map(|it| Disk { record: it.table, entries: it.entries, chat: it.chat }).collect()
}

/// What a node of version 0.1.0 reads of the terms, which never change.
#[derive(Deserialize)]
#[expect(dead_code, reason = "only read")]
struct OlderTerms {
    options: std::collections::BTreeMap<String, String>,
    pace: Pace,
    hints: bool,
    standin: String,
    start: bool,
    commitment: String,
    seed_chosen: bool,
}

/// What a node of version 0.1.0 reads of the state.
#[derive(Deserialize)]
struct OlderState {
    clocks: Vec<OlderClock>,
}

#[derive(Deserialize)]
#[expect(dead_code, reason = "only read")]
struct OlderClock {
    left: i64,
    since: Option<i64>,
}

#[test]
fn tables_of_version_0_1_0_are_read_and_played_on_and_can_be_read_by_it() {
    let tables = stored();
    assert_eq!(tables.len(), 3);
    for disk in tables {
        let (id, is_running) = (disk.record.id.clone(), disk.record.now.status == Status::Running);
        disk.game().verify().unwrap_or_else(|why| panic!("{id} is played differently now: {why:?}"));
        let mut world = World::new(disk);
        let holder = world.disk.record.seats[0].identity.clone().unwrap();
        // The people of this test are called by their ids.
        world.disk.record.seats[0].identity = Some(holder.to_uppercase());
        let version = world.disk.record.now.version;
        assert!(!world.info(&holder).seats.is_empty());
        if is_running {
            let action = world.legal(0).remove(0);
            let request = world.act(0, &[action]);
            assert!(
                matches!(world.answer(&holder, request), Ok(Answer::Version(it)) if it > version),
                "{id}"
            );
            world.answer(&holder, Request::Leave { seat: 0 }).unwrap();
        } else {
            assert!(matches!(world.answer(&holder, Request::Replay), Ok(Answer::Replay(_))), "{id}");
        }
        let record = &world.disk.record;
        let _: OlderTerms = serde_json::from_str(&record.terms).unwrap();
        let state: OlderState = serde_json::from_str(&record.now.state).unwrap();
        assert_eq!(state.clocks.len(), record.seats.len());
        for key in ["rules", "seats", "seed", "options", "setup", "entries"] {
            assert!(serde_json::from_str::<Value>(&record.head).unwrap().get(key).is_some(), "{key}");
        }
    }
}
