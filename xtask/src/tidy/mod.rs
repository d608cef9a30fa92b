//! The architecture's invariants as checks. They also run as a test, so nobody has to remember them.

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
    for found in [documented(), layered(), pure(), rules_cited(), texts_complete(), speaks_of_itself()] {
        broken.extend(found?);
    }
    if broken.is_empty() { Ok(()) } else { Err(format!("not tidy:\n{}", broken.join("\n"))) }
}

type Found = Result<Vec<String>, String>;

/// Every module says what it is; no line ends in blanks; no file is too long to read.
fn documented() -> Found {
    let mut broken = Vec::new();
    for file in ["crates", "games", "xtask"].iter().flat_map(|it| files(&root().join(it), "rs")) {
        let text = read(&file)?;
        let name = name(&file);
        if !text.starts_with("//!") {
            broken.push(format!("{name}: does not begin with `//!`"));
        }
        if text.lines().any(|it| it.ends_with([' ', '\t'])) {
            broken.push(format!("{name}: a line ends in blanks"));
        }
        let code = text.split("#[cfg(test)]").next().unwrap_or_default().lines().count();
        let is_test = name.contains("/tests/") || name.ends_with("tests.rs");
        if code > LONGEST && !is_test {
            broken.push(format!("{name}: {code} lines of code, {LONGEST} fit in one sitting"));
        }
    }
    Ok(broken)
}

/// So many lines without tests fit in one sitting.
const LONGEST: usize = 420;

/// The rules know nothing of JSON or tasks, and games do not know each other.
fn layered() -> Found {
    let mut broken = Vec::new();
    for package in ["tabletop", "wolves", "kingdoms", "bots"] {
        let tree = output("cargo", &["tree", "--edges", "normal", "--prefix", "none", "--package", package])?;
        let used: BTreeSet<&str> = tree.lines().filter_map(|it| it.split_whitespace().next()).collect();
        for banned in ["tokio", "serde_json", "wolves", "kingdoms", "shelf", "server", "store"] {
            if banned != package && used.contains(banned) {
                broken.push(format!("{package} depends on {banned}"));
            }
        }
    }
    Ok(broken)
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

/// Every section of the rules is cited by code and by a test, nobody cites a section that is not there, and the index is fresh.
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
                broken.push(format!("{page}: {place} cites {}.{}, which is not there", section.0, section.1));
            }
        }
        if fs::read_to_string(rules.game.join("RULES-INDEX.md")).unwrap_or_default() != rules.index() {
            broken.push(format!("{page}: the index is stale, `cargo xtask rules` writes it anew"));
        }
    }
    Ok(broken)
}

/// Every event, refusal and action has its words, and all languages have the same keys.
fn texts_complete() -> Found {
    let mut broken = Vec::new();
    let dirs = ["games/wolves", "games/kingdoms", "crates/howlcrown"];
    for dir in dirs.iter().map(|it| root().join(it)).filter(|it| it.join("i18n/en.ftl").exists()) {
        let english = keys(&read(&dir.join("i18n/en.ftl"))?);
        for language in ["de", "fr", "ru", "uk"] {
            let file = dir.join(format!("i18n/{language}.ftl"));
            let other = keys(&fs::read_to_string(&file).unwrap_or_default());
            broken.extend(english.difference(&other).map(|it| format!("{}: {it} is missing", name(&file))));
            broken.extend(
                other.difference(&english).map(|it| format!("{}: {it} is not in English", name(&file))),
            );
        }
        let game = dir.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for (source, kind) in [("event", "event"), ("rejection", "reason"), ("action", "action")] {
            let Ok(text) = read(&dir.join(format!("src/{source}.rs"))) else {
                continue;
            };
            for variant in variants(&text, source) {
                let key = format!("{game}-{kind}-{variant}");
                if !english.contains(&key) {
                    broken.push(format!("{}: no words for {key}", name(&dir)));
                }
            }
        }
    }
    Ok(broken)
}

/// The project names no place of the machine it is worked on: neither where it lies nor anybody's home.
fn speaks_of_itself() -> Found {
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

/// The keys of a Fluent file.
fn keys(text: &str) -> BTreeSet<String> {
    let key = |line: &str| {
        let (key, _) = line.split_once(" =")?;
        let plain = key.starts_with(|it: char| it.is_ascii_lowercase() || it == '-');
        plain.then(|| key.to_owned())
    };
    text.lines().filter_map(key).collect()
}

/// The variants of the file's enum, as they are written in JSON.
fn variants(text: &str, source: &str) -> Vec<String> {
    let mut name = source.to_owned();
    name[..1].make_ascii_uppercase();
    let start = text.lines().skip_while(|it| !it.contains(&format!("pub enum {name}"))).skip(1);
    let body = start.take_while(|it| *it != "}");
    let variant = |line: &str| {
        let word = line.strip_prefix("    ")?;
        let word = word.split([' ', ',', '{', '(']).next()?;
        word.starts_with(|it: char| it.is_ascii_uppercase()).then(|| snake_case(word))
    };
    body.filter_map(variant).collect()
}

fn snake_case(word: &str) -> String {
    let mut text = String::new();
    for letter in word.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

/// All files with this ending below a directory, in order.
pub(crate) fn files(dir: &Path, ending: &str) -> Vec<PathBuf> {
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
            true => files(&it, ending),
            false => Vec::from_iter(it.extension().is_some_and(|end| end == ending).then_some(it)),
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

    #[test]
    fn variants_are_read_as_they_are_written_in_json() {
        let text = "pub enum Event {\n    /// A thing.\n    DenBuilt {\n        at: Hex,\n    },\n    TurnEnded,\n}\n";
        assert_eq!(variants(text, "event"), ["den_built", "turn_ended"]);
    }

    #[test]
    fn keys_of_terms_and_messages_are_found_and_variants_of_selectors_are_not() {
        let text =
            "-den = den\nwolves-name-den = { -den }\na = { $n ->\n    [one] x\n   *[other] y\n}\n# c = d\n";
        assert_eq!(keys(text).len(), 3);
    }
}
