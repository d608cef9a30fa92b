//! `backup`, `export` and `import`: keeping a database elsewhere, and moving it.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, BufWriter, Read, Write},
    os::unix::fs::OpenOptionsExt,
    path::PathBuf,
};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use protocol::{
    fairness::{self, SeedOrigin},
    text::MESSAGE,
};
use record::{Archived, SeatResult, Status, TableRecord};
use serde::Deserialize;
use store::{archive, sqlite::Sqlite};
use tabletop::{Seat, Seed};
use tokio::runtime::Runtime;

use crate::serve::Database;

/// Copy the database of a server, also while it runs.
#[derive(Debug, Args)]
pub(crate) struct Backup {
    #[command(flatten)]
    database: Database,
    /// The new file.
    to: PathBuf,
}

/// Write everything a database holds as lines of JSON.
#[derive(Debug, Args)]
pub(crate) struct Export {
    #[command(flatten)]
    database: Database,
    /// The new file.
    to: PathBuf,
}

/// Add everything an export holds to a database; tables whose logs the rules do not confirm are refused.
#[derive(Debug, Args)]
pub(crate) struct Import {
    #[command(flatten)]
    database: Database,
    /// The file.
    from: PathBuf,
}

impl Backup {
    pub(crate) fn run(&self) -> Result<()> {
        if self.database.database.contains("://") {
            bail!("backup copies SQLite files; for PostgreSQL use pg_dump or `howlcrown export`");
        }
        let file = PathBuf::from(&self.database.database);
        if !file.exists() {
            bail!("there is no {}", file.display());
        }
        if self.to.exists() {
            bail!("there is already a {}", self.to.display());
        }
        Runtime::new()?.block_on(async { Ok(Sqlite::copy(&file, &self.to).await?) })
    }
}

impl Export {
    pub(crate) fn run(&self) -> Result<()> {
        Runtime::new()?.block_on(async {
            let store = store::open_read_only(&self.database.database).await?;
            // Only for the owner's eyes: an archive holds the seeds of running games.
            let file = File::options().write(true).create_new(true).mode(0o600).open(&self.to);
            let file = file.with_context(|| format!("cannot write {}", self.to.display()))?;
            let mut file = BufWriter::new(file);
            let count = archive::export(&store, &mut file).await?;
            file.flush()?;
            store.close().await;
            print("exported", count)
        })
    }
}

impl Import {
    pub(crate) fn run(&self) -> Result<()> {
        let file = File::open(&self.from);
        let file = file.with_context(|| format!("cannot read {}", self.from.display()))?;
        let mut checked = Checked::new(BufReader::new(file));
        let count = Runtime::new()?.block_on(async {
            let store = store::open(&self.database.database).await?;
            let count = archive::import(&store, &mut checked).await;
            let count = count.with_context(|| format!("cannot import {}", self.from.display()))?;
            store.close().await;
            anyhow::Ok(count)
        })?;
        print("imported", count)?;
        for refused in &checked.refused {
            eprintln!("howlcrown: {}", cli::printable(refused));
        }
        match checked.refused.len() {
            0 => Ok(()),
            refused => bail!("{refused} tables were refused, all others are imported"),
        }
    }
}

#[expect(clippy::print_stdout, reason = "the result of the command")]
fn print(what: &str, count: archive::Count) -> Result<()> {
    let archive::Count { identities, tables, skipped } = count;
    println!("{what} {identities} identities, {tables} tables, {skipped} already there");
    Ok(())
}

/// The lines of an archive without the tables whose logs the rules do not confirm.
struct Checked<R> {
    lines: R,
    /// The number of the line that was read last.
    number: usize,
    /// The accepted line that is being read, and how much of it has been.
    line: Vec<u8>,
    read: usize,
    /// Why tables were left out.
    refused: Vec<String>,
}

impl<R: BufRead> Checked<R> {
    const fn new(lines: R) -> Self {
        Self { lines, number: 0, line: Vec::new(), read: 0, refused: Vec::new() }
    }

    /// Reads lines until one is accepted.
    fn next_line(&mut self) -> io::Result<()> {
        loop {
            self.line.clear();
            self.read = 0;
            self.number += 1;
            if self.lines.read_until(b'\n', &mut self.line)? == 0 {
                return Ok(());
            }
            match check(&self.line) {
                Ok(()) => return Ok(()),
                Err(why) => self.refused.push(format!("line {}: {why:#}", self.number)),
            }
        }
    }
}

impl<R: BufRead> Read for Checked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}

impl<R: BufRead> BufRead for Checked<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.read == self.line.len() {
            self.next_line()?;
        }
        Ok(&self.line[self.read..])
    }

    fn consume(&mut self, count: usize) {
        self.read += count;
    }
}

/// The kind of a line, without the rest.
#[derive(Deserialize)]
struct Line {
    kind: String,
}

/// Refuses a table whose log does not follow from its seed. Other lines are left to the store.
fn check(line: &[u8]) -> Result<()> {
    match serde_json::from_slice::<Line>(line) {
        Ok(Line { kind }) if kind == "table" => {}
        _ => return Ok(()),
    }
    let Archived { table, entries, chat, results, .. } = serde_json::from_slice(line)?;
    let id = &table.id;
    let plain = id.len() <= 64 && id.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-');
    ensure!(plain, "its id is no id of a table");
    ensure!((0..1 << 40).contains(&table.revision), "table {id}: its revision is out of range");
    let seats = table.seats.iter().flat_map(|it| [&it.name, &it.bot]).flatten();
    let mut written = seats.chain([&table.owner]).chain(chat.iter().flat_map(|it| [&it.name, &it.said]));
    ensure!(
        written.all(|it| it.chars().count() <= MESSAGE && !it.chars().any(char::is_control)),
        "table {id}: a name or message is too long or holds control characters"
    );
    let numbered = (1..).zip(&entries).all(|(version, entry)| entry.version == version);
    ensure!(
        numbered && table.now.version as usize == entries.len(),
        "table {id}: entries are missing from its log"
    );
    let played = shelf::check::stored(&table.game, &table.head, entries.iter().map(|it| it.entry.as_str()));
    let played = played.with_context(|| format!("table {id}"))?;
    ensure!(usize::from(played.seats()) == table.seats.len(), "table {id}: it has another number of seats");
    let is_over = played.outcome().is_some();
    ensure!(
        is_over == (table.now.status == Status::Over),
        "table {id}: its log does not say whether it is over"
    );
    let ended = serde_json::from_str::<Ending>(&table.now.state).ok().and_then(|it| it.ended);
    let claimed = results.into_iter().chain(ended.into_iter().flat_map(Ended::results));
    for (seat, SeatResult { placing, score }) in claimed {
        let outcome = played.outcome().filter(|_| seat < played.seats());
        let is_true = outcome.is_some_and(|it| {
            let seat = Seat(seat);
            it.placing[seat] == placing && it.score[seat] == score
        });
        ensure!(is_true, "table {id}: its results do not follow from its log");
    }
    is_promised(&table).with_context(|| format!("table {id}"))
}

/// What the server's state says about the end of a game.
#[derive(Deserialize)]
struct Ending {
    ended: Option<Ended>,
    /// What the seats added to the seed.
    #[serde(default)]
    added: Vec<Option<String>>,
}

#[derive(Deserialize)]
struct Ended {
    placing: Vec<u8>,
    score: Vec<i32>,
}

impl Ended {
    fn results(self) -> impl Iterator<Item = (u8, SeatResult)> {
        let results = self.placing.into_iter().zip(self.score);
        (0..).zip(results.map(|(placing, score)| SeatResult { placing, score }))
    }
}

/// What a finished table says about its seed must hold.
fn is_promised(table: &TableRecord) -> Result<()> {
    #[derive(Deserialize)]
    struct Promise {
        commitment: String,
        #[serde(default)]
        secret: Option<Seed>,
        seed_chosen: bool,
    }
    let Ok(promise) = serde_json::from_str::<Promise>(&table.terms) else { return Ok(()) };
    if table.now.status != Status::Over {
        return Ok(());
    }
    let added = serde_json::from_str::<Ending>(&table.now.state).map_or_else(|_| Vec::new(), |it| it.added);
    let origin = promise.secret.map(|secret| SeedOrigin { secret, added, chosen: promise.seed_chosen });
    let head = serde_json::from_str(&table.head)?;
    match fairness::check(&table.game, &head, &promise.commitment, origin.as_ref()) {
        Ok(_) => Ok(()),
        Err(_) => bail!("its seed is not what its fingerprint promised"),
    }
}

#[cfg(test)]
mod tests {
    use record::{SeatRecord, StoredEntry, TableRecord, TableState};
    use serde_json::{Value, json};
    use tabletop::Seed;

    use super::*;

    /// A table of the first game with three entries, as an archive writes it.
    fn line(change: impl FnOnce(&mut Vec<Value>)) -> String {
        changed(change, |_| ())
    }

    fn changed(change: impl FnOnce(&mut Vec<Value>), whole: impl FnOnce(&mut Archived)) -> String {
        let mut played = shelf::SHELF[0].start(2, &[], Seed::number(3)).unwrap();
        let head = played.replay().get().to_owned();
        let mut entries = Vec::new();
        for _ in 0..3 {
            let seat = played.turn().seats().first().unwrap();
            let plan = played.thinker().plan(seat, bots::BotName::Light, &bots::Means::default(), 1).unwrap();
            let played = played.play_all(seat, &plan[..1]).unwrap();
            entries.push(serde_json::from_str(played[0].get()).unwrap());
        }
        let now = TableState {
            version: 3,
            status: Status::Running,
            waiting: 0,
            state: String::new(),
            due: None,
            claimed: 0,
        };
        let table = TableRecord {
            id: "T1".to_owned(),
            game: shelf::SHELF[0].key().to_owned(),
            rules: 1,
            head,
            terms: String::new(),
            public: false,
            owner: "ada".to_owned(),
            created: 0,
            seats: vec![SeatRecord::default(); 2],
            revision: 1,
            now,
        };
        change(&mut entries);
        let entries = (1..).zip(&entries).map(|(version, entry)| StoredEntry {
            version,
            entry: entry.to_string(),
            at: 0,
        });
        let mut archived = Archived {
            table,
            entries: entries.collect(),
            chat: Vec::new(),
            answers: Vec::new(),
            finished: None,
            results: Vec::new(),
        };
        whole(&mut archived);
        let mut line = serde_json::to_value(archived).unwrap();
        line["kind"] = json!("table");
        format!("{line}\n")
    }

    fn read(text: &str) -> (String, Vec<String>) {
        let mut checked = Checked::new(text.as_bytes());
        let mut accepted = String::new();
        checked.read_to_string(&mut accepted).unwrap();
        (accepted, checked.refused)
    }

    #[test]
    fn honest_tables_and_other_lines_pass_unchanged() {
        let archive = format!("{{\"kind\":\"identity\"}}\n{}", line(|_| ()));
        assert_eq!(read(&archive), (archive.clone(), Vec::new()));
    }

    #[test]
    fn a_forged_table_is_refused_by_its_line_and_the_others_are_kept() {
        let (good, forged) = (line(|_| ()), line(|it| it[1]["seat"] = json!(9)));
        let (accepted, refused) = read(&format!("{good}{forged}{good}"));
        assert_eq!(accepted, format!("{good}{good}"));
        assert_eq!(refused.len(), 1);
        assert!(refused[0].starts_with("line 2: table T1: forged: entry 2"), "{refused:?}");
        let (accepted, refused) = read(&line(|it| drop(it.pop())));
        assert!(accepted.is_empty() && refused[0].contains("entries are missing"), "{refused:?}");
    }

    #[test]
    fn results_names_and_ids_that_no_table_has_are_refused() {
        let forgeries: [(&str, fn(&mut Archived)); 7] = [
            ("its results do not follow", |it| it.results = vec![(1, SeatResult { placing: 1, score: 999 })]),
            ("its results do not follow", |it| it.results = vec![(200, SeatResult { placing: 1, score: 9 })]),
            ("its results do not follow", |it| {
                it.table.now.state = json!({ "ended": { "placing": [1], "score": [999] } }).to_string();
            }),
            ("control characters", |it| it.table.seats[0].name = Some("\u{1b}[31mAda".to_owned())),
            ("control characters", |it| it.table.seats[0].bot = Some("\u{1b}[31m".to_owned())),
            ("its revision is out of range", |it| it.table.revision = i64::MAX),
            ("no id of a table", |it| it.table.id = "x".repeat(100_000)),
        ];
        for (why, forge) in forgeries {
            let (accepted, refused) = read(&changed(|_| (), forge));
            assert!(accepted.is_empty() && refused[0].contains(why), "{why}: {refused:?}");
        }
    }
}
