//! Texts for people: every language has the same messages, and every event, refusal and action has one.

use std::{collections::BTreeSet, fs};

use super::{Found, files, folders, name, read};
use crate::shell::root;

const LANGUAGES: &[&str] = &["de", "fr", "ru", "uk"];

/// Every event, refusal and action has a message, and all languages have the same messages and attributes.
pub(super) fn complete() -> Found {
    let mut broken = Vec::new();
    let inside = |part: &'static str| folders("games").map(move |it| it.join(part));
    let texts = ["games", "crates"].iter().flat_map(|it| folders(it));
    let texts = texts.chain(["ui", "tutorial", "guide"].into_iter().flat_map(inside));
    for dir in texts.filter(|it| it.join("i18n/en.ftl").exists()) {
        let english = keys(&read(&dir.join("i18n/en.ftl"))?);
        for language in LANGUAGES {
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

/// Numbers of the rules for players come from the rules: their texts contain none.
pub(super) fn guides_without_numbers() -> Found {
    let mut broken = Vec::new();
    for file in folders("games").flat_map(|it| files(&it.join("guide/i18n"), "ftl")) {
        for (line, at) in read(&file)?.lines().zip(1..) {
            let text = line.split_once(" = ").map_or(line, |it| it.1);
            if text.contains(|it: char| it.is_ascii_digit()) {
                broken.push(format!("{}:{at}: a number that does not come from the rules", name(&file)));
            }
        }
    }
    Ok(broken)
}

/// The terminal program uses its own texts and the page's, by keys that exist.
pub(super) fn used_keys_exist() -> Found {
    let mut known = keys(&read(&root().join("crates/howlcrown/i18n/en.ftl"))?);
    known.extend(keys(&read(&root().join("web/i18n/en.ftl"))?));
    let groups: BTreeSet<&str> = known.iter().filter_map(|it| it.split('-').next()).collect();
    let mut broken = Vec::new();
    for file in files(&root().join("crates/howlcrown/src"), "rs") {
        let text = read(&file)?;
        // Every second part lies between quotes.
        let literals = text.split('"').skip(1).step_by(2);
        let is_key = |it: &&str| {
            let group = it.split_once('-').map(|it| it.0);
            let is_plain = it.bytes().all(|it| it.is_ascii_lowercase() || it == b'-');
            is_plain && group.is_some_and(|it| groups.contains(it))
        };
        broken.extend(
            literals
                .filter(is_key)
                .filter(|it| !known.contains(*it))
                .map(|it| format!("{}: no words for {it}", name(&file))),
        );
    }
    Ok(broken)
}

/// The messages of a Fluent file and their attributes, as `key` and `key.attribute`.
fn keys(text: &str) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut message = String::new();
    for line in text.lines() {
        let Some((key, _)) = line.split_once(" =") else { continue };
        if key.starts_with(|it: char| it.is_ascii_lowercase() || it == '-') {
            key.clone_into(&mut message);
            keys.insert(message.clone());
        } else if let Some(attribute) = key.trim_start().strip_prefix('.').filter(|_| key.starts_with(' ')) {
            keys.insert(format!("{message}.{attribute}"));
        }
    }
    keys
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_are_read_as_they_are_written_in_json() {
        let text = "pub enum Event {\n    /// A thing.\n    DenBuilt {\n        at: Hex,\n    },\n    TurnEnded,\n}\n";
        assert_eq!(variants(text, "event"), ["den_built", "turn_ended"]);
    }

    #[test]
    fn messages_terms_and_attributes_are_keys_and_variants_of_selectors_are_not() {
        let text = "-den = den\nwolves-name-den = { -den }\n    .you = x\na = { $n ->\n    [one] x\n   *[other] y\n}\n# c = d\n";
        let keys: Vec<String> = keys(text).into_iter().collect();
        assert_eq!(keys, ["-den", "a", "wolves-name-den", "wolves-name-den.you"]);
    }
}
