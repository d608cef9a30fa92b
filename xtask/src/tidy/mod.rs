//! The architecture's invariants as checks. They also run as a test.
//!
//! Layout: [`texts`] compares languages, [`glossary`] their words, [`screens`] looks for rules in TypeScript, [`voice`] for phrases to avoid.

mod glossary;
mod screens;
mod texts;
pub(crate) mod voice;

use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
};

use crate::{
    rules,
    shell::{Done, output, root},
};

/// Checks all invariants and names every place that breaks one.
pub(crate) fn check() -> Done {
    let mut broken = Vec::new();
    let checks = [
        documented,
        layered,
        game_free,
        dependencies_used,
        pure,
        rules_cited,
        texts::complete,
        texts::guides_without_numbers,
        texts::used_keys_exist,
        glossary::offenders,
        voice::offenders,
        screens::check,
        names_no_local_path,
    ];
    for found in checks {
        broken.extend(found()?);
    }
    if broken.is_empty() { Ok(()) } else { Err(format!("not tidy:\n{}", broken.join("\n"))) }
}

type Found = Result<Vec<String>, String>;

/// Every module has a description; no line ends in blanks; no file is too long.
fn documented() -> Found {
    let mut broken = Vec::new();
    for file in ["crates", "games", "xtask"].iter().flat_map(|it| files(&root().join(it), "rs")) {
        let text = read(&file)?;
        let name = name(&file);
        if !text.starts_with("//!") && !text.starts_with("// Generated") {
            broken.push(format!("{name}: does not begin with `//!`"));
        }
        if text.lines().any(|it| it.ends_with([' ', '\t'])) {
            broken.push(format!("{name}: a line ends in blanks"));
        }
        let code = text.split("#[cfg(test)]").next().unwrap_or_default().lines().count();
        let is_test = name.contains("/tests/") || name.ends_with("tests.rs");
        if code > LONGEST && !is_test {
            broken.push(format!("{name}: {code} lines of code, at most {LONGEST} are allowed"));
        }
    }
    Ok(broken)
}

/// Lines of code without tests.
const LONGEST: usize = 420;

/// The rules know nothing of JSON or tasks, and games do not know each other.
fn layered() -> Found {
    let mut broken = Vec::new();
    let games = games();
    let pure = ["tabletop", "bots"].map(str::to_owned);
    let banned = ["tokio", "serde_json", "shelf", "server", "store"].map(str::to_owned);
    for package in pure.iter().chain(&games) {
        let tree = output("cargo", &["tree", "--edges", "normal", "--prefix", "none", "--package", package])?;
        let used: BTreeSet<&str> = tree.lines().filter_map(|it| it.split_whitespace().next()).collect();
        for other in banned.iter().chain(&games).filter(|it| *it != package) {
            if used.contains(other.as_str()) {
                broken.push(format!("{package} depends on {other}"));
            }
        }
    }
    Ok(broken)
}

/// Outside games/ and the list of games nothing names a game.
fn game_free() -> Found {
    let games = games();
    let mut broken = Vec::new();
    for file in ["crates", "fuzz", "xtask"]
        .iter()
        .flat_map(|it| [files(&root().join(it), "rs"), files(&root().join(it), "toml")])
        .flatten()
    {
        let path = name(&file);
        // The shelf is the list of games, tests may play a game that exists, and `new-game` makes one to check itself.
        if path.starts_with("crates/shelf/") || path.contains("/tests/") || path.contains("new_game.rs") {
            continue;
        }
        let text = read(&file)?;
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in (1..).zip(code.lines()).filter(|it| !it.1.trim_start().starts_with("//")) {
            let words: Vec<&str> = line.split(|it: char| !it.is_alphanumeric() && it != '_').collect();
            broken.extend(
                games
                    .iter()
                    .filter(|it| words.contains(&it.as_str()))
                    .map(|it| format!("{path}:{number}: names {it}")),
            );
        }
    }
    Ok(broken)
}

/// Every dependency of the workspace is used by one of its crates.
fn dependencies_used() -> Found {
    let text = read(&root().join("Cargo.toml"))?;
    let list = text.lines().skip_while(|it| *it != "[workspace.dependencies]").skip(1);
    let list = list.take_while(|it| !it.starts_with('[')).filter_map(|it| it.split_once(" ="));
    let mut manifests = String::new();
    for file in ["crates", "games", "xtask"].iter().flat_map(|it| files(&root().join(it), "toml")) {
        manifests.push_str(&read(&file)?);
    }
    let is_used = |it: &str| {
        manifests.contains(&format!("\n{it}.workspace"))
            || manifests.contains(&format!("\n{it} = {{ workspace"))
    };
    Ok(list.filter(|it| !is_used(it.0)).map(|it| format!("Cargo.toml: no crate uses {}", it.0)).collect())
}

/// Vocabulary, games and bots do no I/O and read no clock.
fn pure() -> Found {
    const BANNED: &[&str] =
        &["std::fs", "std::net", "std::time", "std::env", "std::io", "std::process", "println!", "Instant::"];
    let mut broken = Vec::new();
    let pure = [root().join("crates/tabletop/src"), root().join("crates/bots/src"), root().join("games")];
    for file in pure.iter().flat_map(|it| files(it, "rs")).filter(|it| name(it).contains("/src/")) {
        let text = read(&file)?;
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        broken.extend(
            BANNED.iter().filter(|it| code.contains(**it)).map(|it| format!("{}: uses {it}", name(&file))),
        );
    }
    Ok(broken)
}

/// Every section of the rules is cited by code and by a test, every cited section exists, and the index is up to date.
fn rules_cited() -> Found {
    let mut broken = Vec::new();
    for rules in rules::all()? {
        let page = name(&rules.game.join("RULES.md"));
        if rules.sections.is_empty() {
            broken.push(format!("{page}: no numbered section"));
        }
        for section in rules.sections.keys() {
            let number = format!("{}.{}", section.0, section.1);
            if !rules.code.contains_key(section) {
                broken.push(format!("{page}: no code cites {number}"));
            }
            if !rules.tests.contains_key(section) {
                broken.push(format!("{page}: no test cites {number}"));
            }
        }
        for (section, citations) in rules.code.iter().chain(&rules.tests) {
            if !rules.sections.contains_key(section) {
                let place = format!("{}:{}", citations[0].file, citations[0].line);
                broken
                    .push(format!("{page}: {place} cites {}.{}, which does not exist", section.0, section.1));
            }
        }
        if fs::read_to_string(rules.game.join("RULES-INDEX.md")).unwrap_or_default() != rules.index() {
            broken.push(format!("{page}: the index is stale: run `cargo xtask rules`"));
        }
    }
    Ok(broken)
}

/// No file names a path of the machine it was written on: neither the project's folder nor a home.
fn names_no_local_path() -> Found {
    let tracked = output("git", &["ls-files"])?;
    let home = env::var("HOME").unwrap_or_default();
    let places = [format!("{}/", root().display()), format!("{home}/")];
    // A home at the top of the tree would be found in every path.
    let places: Vec<&String> = places.iter().filter(|it| it.len() > 2).collect();
    let mut broken = Vec::new();
    for file in tracked.lines().filter(|it| !it.ends_with(".lock")) {
        let Ok(text) = fs::read_to_string(root().join(file)) else {
            continue;
        };
        broken.extend(places.iter().filter(|it| text.contains(**it)).map(|it| format!("{file}: names {it}")));
    }
    Ok(broken)
}

/// The folders in a folder of the project, in order.
fn folders(of: &str) -> impl Iterator<Item = PathBuf> + use<> {
    let entries = fs::read_dir(root().join(of)).into_iter().flatten();
    let mut folders: Vec<PathBuf> =
        entries.filter_map(|it| Some(it.ok()?.path())).filter(|it| it.is_dir()).collect();
    folders.sort();
    folders.into_iter()
}

/// The keys of all games.
pub(crate) fn games() -> Vec<String> {
    folders("games").map(|it| last(&it)).collect()
}

fn last(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// All files with this ending below a directory, in order.
pub(crate) fn files(dir: &Path, ending: &str) -> Vec<PathBuf> {
    files_of(dir).into_iter().filter(|it| it.extension().is_some_and(|end| end == ending)).collect()
}

/// All files below a directory, in order.
pub(crate) fn files_of(dir: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(dir) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = entries.filter_map(|it| Some(it.ok()?.path())).collect();
    paths.sort();
    let skipped = |it: &Path| it.ends_with("target") || it.ends_with("node_modules");
    paths
        .into_iter()
        .flat_map(|it| match it.is_dir() {
            true if skipped(&it) => Vec::new(),
            true => files_of(&it),
            false => vec![it],
        })
        .collect()
}

fn name(file: &Path) -> String {
    file.strip_prefix(root()).unwrap_or(file).display().to_string()
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|why| format!("{}: {why}", name(file)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_project_is_tidy() {
        if let Err(why) = check() {
            panic!("{why}");
        }
    }
}
