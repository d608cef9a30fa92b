//! The system calls of the writer, in order and with their data, as strace records them.

use std::{collections::BTreeMap, process::Command};

use anyhow::{Context, Result, ensure};

/// System calls that change files, create them, or make changes durable.
const CALLS: &str = "trace=pwrite64,write,fdatasync,fsync,ftruncate,unlink,openat";

/// Everything that was recorded. Times are lines of the recording.
#[derive(Debug, Default)]
pub(super) struct Recording {
    pub(super) calls: Vec<Call>,
    length: usize,
}

/// A system call from its beginning to its end.
#[derive(Debug)]
pub(super) struct Call {
    pub(super) begin: usize,
    /// Missing if the process ended first.
    pub(super) end: Option<usize>,
    pub(super) what: What,
}

/// What a system call does. Files are named without their directory.
#[derive(Debug)]
pub(super) enum What {
    Write {
        file: String,
        offset: usize,
        data: Vec<u8>,
    },
    Truncate {
        file: String,
        length: usize,
    },
    Create {
        file: String,
    },
    Remove {
        file: String,
    },
    /// A sync of a file, or of the directory if the name is empty.
    Sync {
        file: String,
    },
    Acknowledge(String),
}

/// Lets the writer run and records it.
pub(super) fn record() -> Result<Recording> {
    let dir = tempfile::tempdir()?;
    let files = dir.path().canonicalize()?.join("files");
    std::fs::create_dir(&files)?;
    let trace = dir.path().join("trace");
    let writer = std::env::current_exe()?;
    let done = Command::new("strace")
        .args(["-f", "-qq", "-y", "-xx", "-s", "1000000", "-e", "signal=none", "-e", CALLS, "-o"])
        .arg(&trace)
        .arg(writer)
        .args(["power", "--write"])
        .arg(&files)
        .output()
        .context("strace is needed (apt-get install strace)")?;
    ensure!(done.status.success(), "the writer failed: {}", String::from_utf8_lossy(&done.stderr));
    let text = std::fs::read_to_string(&trace)?;
    read(&text, files.to_str().context("a path that is not UTF-8")?)
}

fn read(text: &str, dir: &str) -> Result<Recording> {
    let mut recording = Recording { calls: Vec::new(), length: text.lines().count() };
    // A call that other threads interrupt has two lines.
    let mut unfinished: BTreeMap<&str, usize> = BTreeMap::new();
    for (time, line) in text.lines().enumerate() {
        let Some((thread, call)) = line.split_once(' ') else { continue };
        let call = call.trim_start();
        if call.starts_with("<... ") {
            if let Some(index) = unfinished.remove(thread) {
                recording.calls[index].end = Some(time);
            }
            continue;
        }
        let is_whole = !call.ends_with("<unfinished ...>");
        if is_whole && call.contains(") = -1 ") {
            continue;
        }
        let Some(what) = parse(call, dir).with_context(|| format!("line {time} of the recording"))? else {
            continue;
        };
        if !is_whole {
            unfinished.insert(thread, recording.calls.len());
        }
        recording.calls.push(Call { begin: time, end: is_whole.then_some(time), what });
    }
    Ok(recording)
}

/// What a line says, if it concerns the files or an acknowledgement.
fn parse(call: &str, dir: &str) -> Result<Option<What>> {
    let (name, arguments) = call.split_once('(').context("no call")?;
    let texts: Vec<&str> = arguments.split('"').collect();
    // `fd<path>` with the path in hexadecimal, as all texts are.
    let on = || {
        let path = arguments.split_once('<').and_then(|it| it.1.split_once('>')).map(|it| it.0);
        let path = String::from_utf8(unescaped(path.unwrap_or_default())).unwrap_or_default();
        let path = path.trim_end_matches(" (deleted)").to_owned();
        if path == dir {
            Some(String::new())
        } else {
            path.strip_prefix(dir)?.strip_prefix('/').map(str::to_owned)
        }
    };
    let named = || {
        let path = String::from_utf8(unescaped(texts.get(1)?)).ok()?;
        path.strip_prefix(dir)?.strip_prefix('/').map(str::to_owned)
    };
    Ok(match name {
        "pwrite64" => match on() {
            Some(file) => {
                let tail = texts.get(2).context("no data")?;
                let offset = tail.trim_start_matches(", ").split(", ").nth(1).unwrap_or_default();
                let digits: String = offset.chars().take_while(char::is_ascii_digit).collect();
                Some(What::Write { file, offset: digits.parse()?, data: unescaped(texts[1]) })
            }
            None => None,
        },
        "write" if arguments.starts_with("1<") => {
            let line = String::from_utf8(unescaped(texts.get(1).context("no data")?))?;
            Some(What::Acknowledge(line.trim_end().to_owned()))
        }
        "ftruncate" => match on() {
            Some(file) => {
                let (_, length) = arguments.split_once(">, ").context("no length")?;
                let digits: String = length.chars().take_while(char::is_ascii_digit).collect();
                Some(What::Truncate { file, length: digits.parse()? })
            }
            None => None,
        },
        "fdatasync" | "fsync" => on().map(|file| What::Sync { file }),
        "openat" if arguments.contains("O_CREAT") => named().map(|file| What::Create { file }),
        "unlink" => named().map(|file| What::Remove { file }),
        "write" => {
            ensure!(on().is_none(), "a write without a place");
            None
        }
        _ => None,
    })
}

/// The bytes of `\x2f\x74…`.
fn unescaped(text: &str) -> Vec<u8> {
    let byte = |it: &str| u8::from_str_radix(it, 16).ok();
    text.split("\\x").skip(1).filter_map(byte).collect()
}

impl Recording {
    /// How many lines it has.
    pub(super) const fn length(&self) -> usize {
        self.length
    }

    pub(super) fn writes(&self) -> usize {
        self.calls.iter().filter(|it| matches!(it.what, What::Write { .. })).count()
    }

    pub(super) fn syncs(&self) -> usize {
        self.calls.iter().filter(|it| matches!(it.what, What::Sync { .. })).count()
    }

    pub(super) fn acknowledgements(&self) -> usize {
        self.calls.iter().filter(|it| matches!(it.what, What::Acknowledge(_))).count()
    }

    /// What was acknowledged before a cut: the version of each table, and the messages.
    pub(super) fn acknowledged(&self, cut: usize) -> (BTreeMap<String, u32>, Vec<String>) {
        let (mut moves, mut messages) = (BTreeMap::new(), Vec::new());
        for call in self.calls.iter().take_while(|it| it.begin <= cut) {
            let What::Acknowledge(line) = &call.what else { continue };
            let words: Vec<&str> = line.split(' ').collect();
            match words[..] {
                ["moved", table, version] => {
                    let version: u32 = version.parse().unwrap_or(u32::MAX);
                    let known: &mut u32 = moves.entry(table.to_owned()).or_default();
                    *known = version.max(*known);
                }
                ["said", said] => messages.push(said.to_owned()),
                _ => {}
            }
        }
        (moves, messages)
    }
}
