//! Plain engineering English in comments, documents and names of tests: phrases that this project avoids.
//!
//! Each phrase has a plain replacement. Texts for players (`.ftl`) and translated rules are not read here.

use std::{collections::BTreeMap, fs};

use super::Found;
use crate::shell::{Done, output, root};

/// A phrase to avoid, as consecutive lower-case words, and what to write instead.
const PHRASES: &[(&str, &str)] = &[
    ("so many", "a number, `this many`, or `at most N`"),
    ("so few", "a number"),
    ("so much", "an amount"),
    ("so long", "a duration, `this long`"),
    ("so often", "a rate or a count"),
    ("so large", "a size"),
    ("tell", "send, show, print, log, report or return"),
    ("tells", "sends, shows, prints, logs, reports or returns"),
    ("telling", "sending, showing, printing, logging or reporting"),
    ("told", "sent, shown, printed, logged, reported or returned"),
    ("by chance", "at random"),
    ("foretell", "predict"),
    ("foretells", "predicts"),
    ("foretelling", "predicting"),
    ("foretold", "predicted"),
    ("mend", "fix"),
    ("mends", "fixes"),
    ("mended", "fixed"),
    ("mending", "fixing"),
    ("come true", "are calibrated"),
    ("comes true", "is calibrated"),
    ("whomever", "a noun"),
];

/// Words after which a bare "who" stands where a noun belongs: "sent to who asked".
const BEFORE_WHO: &[&str] = &["as", "by", "for", "from", "only", "than", "to", "with"];

const ENDINGS: &[&str] = &[".rs", ".ts", ".js", ".svelte", ".md", ".py", ".sh", ".toml", ".yml"];

/// Prints every avoided phrase by folder.
pub(crate) fn report() -> Done {
    let mut folders: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for offender in offenders()? {
        let file = offender.split(':').next().unwrap_or_default();
        let folder: Vec<&str> = file.split('/').take(2).collect();
        folders.entry(folder.join("/")).or_default().push(offender);
    }
    for (folder, found) in &folders {
        eprintln!("{folder}: {}", found.len());
        found.iter().for_each(|it| eprintln!("  {it}"));
    }
    let total: usize = folders.values().map(Vec::len).sum();
    eprintln!("{total} phrases to replace");
    Ok(())
}

/// Every avoided phrase with its file, line and replacement.
pub(super) fn offenders() -> Found {
    let mut found = Vec::new();
    for file in output("git", &["ls-files"])?.lines().filter(|it| is_read(it)) {
        let Ok(text) = fs::read_to_string(root().join(file)) else { continue };
        for (number, line) in (1..).zip(text.lines()) {
            found.extend(in_prose(prose(file, line)).into_iter().map(|it| format!("{file}:{number}: {it}")));
        }
    }
    Ok(found)
}

fn is_read(file: &str) -> bool {
    let translated = file.contains("/rules/") && file.ends_with(".md");
    let own_words = file == "xtask/src/tidy/voice.rs";
    let generated = file.contains("/generated/");
    let kind = ENDINGS.iter().any(|it| file.ends_with(it));
    kind && !translated && !own_words && !generated
}

/// The part of a line that people read as prose: a comment, the name of a test, or a line of a document.
fn prose<'a>(file: &str, line: &'a str) -> &'a str {
    let trimmed = line.trim_start();
    let after = |mark: &str| line.find(mark).map(|at| &line[at..]);
    if file.ends_with(".md") {
        return line;
    }
    if [".py", ".sh", ".toml", ".yml"].iter().any(|it| file.ends_with(it)) {
        return after("#").unwrap_or_default();
    }
    if ["/*", "* ", "<!--"].iter().any(|it| trimmed.starts_with(it)) {
        return line;
    }
    let comment =
        line.match_indices("//").find(|(at, _)| !line[..*at].ends_with(':')).map(|it| &line[it.0..]);
    let test = ["test(", "it(", "describe("].iter().any(|it| trimmed.starts_with(it)).then_some(line);
    let name = trimmed.starts_with("fn ").then(|| trimmed.split('(').next()).flatten();
    let sentence = name.filter(|it| it.matches('_').count() >= 3);
    comment.or(test).or(sentence).unwrap_or_default()
}

fn in_prose(line: &str) -> Vec<String> {
    let words = words(line);
    let mut found = Vec::new();
    for (phrase, instead) in PHRASES {
        let phrase_words: Vec<&str> = phrase.split(' ').collect();
        let places = words.windows(phrase_words.len()).enumerate();
        for (at, _) in places.filter(|(_, it)| it.iter().eq(&phrase_words)) {
            // "As/so long as" is a condition, not a quantity.
            let next = words.get(at + phrase_words.len()).map(String::as_str);
            if *phrase == "so long" && next == Some("as") {
                continue;
            }
            found.push(format!("\"{phrase}\": write {instead}"));
        }
    }
    let after = words.windows(2).any(|it| it[1] == "who" && BEFORE_WHO.contains(&it[0].as_str()));
    if after || begins_with_who(line) {
        found.push("\"who\" without a noun: write `the player who`, `the caller`, `whose seat`".to_owned());
    }
    found
}

/// Lower-case words; names in code are split where their parts begin.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut before = ' ';
    for letter in line.chars() {
        let begins = letter.is_uppercase() && before.is_lowercase();
        if begins || !letter.is_alphabetic() {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut().filter(|_| letter.is_alphabetic()) {
            word.extend(letter.to_lowercase());
        }
        before = letter;
    }
    words.retain(|it| !it.is_empty());
    words
}

/// Whether a sentence that is no question begins with "Who".
fn begins_with_who(line: &str) -> bool {
    line.match_indices("Who ").any(|(at, _)| {
        let before = line[..at].trim_end();
        let starts = before.is_empty() || before.ends_with(['/', '!', '*', '-', '|', '.', ':', '#', '>']);
        let sentence = line[at..].split_inclusive(['.', '?']).next().unwrap_or_default();
        starts && !sentence.ends_with('?')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(file: &str, line: &str) -> Vec<String> {
        in_prose(prose(file, line))
    }

    #[test]
    fn avoided_phrases_are_found_in_comments_documents_and_names_of_tests() {
        for (file, line) in [
            ("a.rs", "/// So many writes wait at most."),
            ("a.rs", "    let x = 1; // told to viewers"),
            ("a.rs", "    fn a_player_is_told_why() {"),
            ("a.ts", "it('tells what happened', () => {"),
            ("a.ts", " * The frame is sent to who asked."),
            ("a.svelte", "<!-- Who comes then waits. -->"),
            ("a.py", "x = 1  # told later"),
            ("a.md", "Chosen by chance, by whomever."),
        ] {
            assert!(!found(file, line).is_empty(), "{line}");
        }
    }

    #[test]
    fn plain_sentences_and_code_pass() {
        for (file, line) in [
            ("a.rs", "/// Stays as long as the table is open."),
            ("a.rs", "/// Used so long as nobody asks."),
            ("a.rs", "// Who moves next?"),
            ("a.rs", "/// The player who opened the table."),
            ("a.rs", "/// The best line found so far."),
            ("a.rs", "let who = told(1);"),
            ("a.ts", "const url = 'https://example.org/tell';"),
            ("a.py", "tell = 1"),
        ] {
            assert_eq!(found(file, line), Vec::<String>::new(), "{line}");
        }
    }
}
