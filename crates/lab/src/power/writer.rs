//! The process that is recorded: it moves and talks at many tables at once, and says what was acknowledged.

use std::{io::Write, path::Path};

use anyhow::{Context, Result};
use store::{Change, Identity, Message, SeatRecord, Status, Store, TableRecord, TableState};
use tokio::task::JoinSet;

/// Tables that are played at.
const TABLES: usize = 8;
/// Times the store is opened and closed.
const SESSIONS: u32 = 3;
/// Moves at each table in each session.
const MOVES: u32 = 25;
/// Messages of each talker in each session: in the first, together more than there are writes between two checkpoints.
const MESSAGES: [u32; SESSIONS as usize] = [90, 5, 5];
/// People who talk at once at each table.
const TALKERS: u32 = 12;

/// The tables that are played at.
pub(super) fn tables() -> impl Iterator<Item = String> {
    (0..TABLES).map(|it| format!("T{it}"))
}

/// The entry of a version.
pub(super) fn entry(table: &str, version: u32) -> String {
    format!("{table} {version} {}", "x".repeat(200))
}

/// Writes for several sessions.
pub(super) async fn write(file: &Path) -> Result<()> {
    for session in 0..SESSIONS {
        let store = store::open(&file.display().to_string()).await?;
        if session == 0 {
            store
                .add_identity(&Identity { id: "ada".to_owned(), name: "Ada".to_owned(), created: 1 }, "hash")
                .await?;
            for table in tables() {
                store.add_table(&record(&table), &[]).await?;
            }
        }
        let mut busy = JoinSet::new();
        for table in tables() {
            for talker in 0..TALKERS {
                busy.spawn(talk(store.clone(), table.clone(), session, talker));
            }
            let store = store.clone();
            busy.spawn(async move {
                for _ in 0..MOVES {
                    let version = play(&store, &table).await?;
                    acknowledged(&format!("moved {table} {version}\n"))?;
                }
                anyhow::Ok(())
            });
        }
        while let Some(done) = busy.join_next().await {
            done??;
        }
        // The last time it ends as by a power cut, with everything in the write-ahead log.
        if session + 1 < SESSIONS {
            store.close().await;
        }
    }
    Ok(())
}

async fn talk(store: Store, table: String, session: u32, talker: u32) -> Result<()> {
    for number in 0..MESSAGES[session as usize] {
        let said = format!("{table}/{session}/{talker}/{number}");
        let (identity, name) = ("ada".to_owned(), "Ada".to_owned());
        store.say(&table, &Message { id: 0, identity, name, said: said.clone(), at: 1 }).await?;
        acknowledged(&format!("said {said}\n"))?;
    }
    Ok(())
}

/// One line, one system call: it stands in the recording where it happened.
fn acknowledged(line: &str) -> Result<()> {
    std::io::stdout().write_all(line.as_bytes()).context("cannot say what was acknowledged")
}

/// Makes the next move at a table; its version.
pub(super) async fn play(store: &Store, table: &str) -> Result<u32> {
    let record = store.table(table).await?.context("no such table")?;
    let version = record.now.version + 1;
    let entries = vec![entry(table, version)];
    let now = TableState { version, ..record.now };
    let change = Change {
        table: table.to_owned(),
        revision: record.revision,
        entries,
        seats: None,
        head: None,
        now,
        at: 2,
    };
    store.commit(change).await?;
    Ok(version)
}

fn record(id: &str) -> TableRecord {
    let seat = SeatRecord { identity: Some("ada".to_owned()), ..SeatRecord::default() };
    TableRecord {
        id: id.to_owned(),
        game: "none".to_owned(),
        rules: 1,
        head: "{}".to_owned(),
        terms: "{}".to_owned(),
        public: false,
        owner: "ada".to_owned(),
        created: 1,
        seats: vec![seat.clone(), seat],
        revision: 1,
        now: TableState {
            version: 0,
            status: Status::Running,
            waiting: 1,
            state: "{}".to_owned(),
            due: None,
            claimed: 0,
        },
    }
}
