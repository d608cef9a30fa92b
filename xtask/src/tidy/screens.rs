//! No rules in TypeScript: a screen shows what facts, offers and events contain.
//!
//! A copied rule is visible in the source: as a table of numbers, as a case for a number of players, as a constant
//! that the rules also have, or as an assignment to a view. Where such a line only arranges or draws, a comment on it
//! or on the line above says so and begins with `Layout:`.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use super::{Found, files, folders, name, read};
use crate::shell::root;

/// Every place where a screen contains a rule.
pub(super) fn check() -> Found {
    let mut found = Vec::new();
    for file in screens() {
        let (path, text) = (name(&file), read(&file)?);
        let game = path.split('/').nth(1).unwrap_or_default();
        let constants = constants(&root().join("games").join(game).join("src/rules"))?;
        let places = in_source(&text, &constants).into_iter();
        found.extend(places.map(|(line, what)| format!("{path}:{line}: {what}")));
    }
    Ok(found)
}

/// The sources of all screens, without tests, fixtures and generated files.
fn screens() -> impl Iterator<Item = PathBuf> {
    let sources =
        folders("games").flat_map(|game| ["ts", "svelte"].map(|it| files(&game.join("ui"), it))).flatten();
    sources.filter(|it| {
        let path = name(it);
        !(path.contains("/generated/") || path.contains(".test.") || path.ends_with("/scene.ts"))
    })
}

/// The names of the constants of a game's rules, in lower case without underscores.
fn constants(rules: &Path) -> Result<BTreeSet<String>, String> {
    let mut names = BTreeSet::new();
    for file in files(rules, "rs") {
        let text = read(&file)?;
        let code = text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
        for line in code.lines() {
            let Some((before, rest)) = line.split_once("const ") else { continue };
            let is_constant = before.trim().is_empty() || before.trim().starts_with("pub");
            if let Some((constant, _)) = rest.split_once(':').filter(|it| is_constant && it.0.len() > 3) {
                names.insert(plain(constant));
            }
        }
    }
    // Names that say nothing about a rule.
    for common in ["all", "most"] {
        names.remove(common);
    }
    Ok(names)
}

fn plain(name: &str) -> String {
    name.replace('_', "").to_lowercase()
}

fn in_source(text: &str, constants: &BTreeSet<String>) -> Vec<(usize, String)> {
    let code = without_comments(text);
    let mut found = Vec::new();
    for (number, line) in (1..).zip(code.lines()) {
        if let Some(count) = case_for_players(line) {
            found.push((number, format!("a case for {count} players: the facts of the table decide this")));
        }
        if let Some(constant) = declared(line).filter(|it| constants.contains(&plain(it))) {
            found.push((number, format!("{constant} is a constant of the rules: read it from the facts")));
        }
        if assigns_to_view(line) {
            found.push((number, "assigns to a view: only the rules change a position".to_owned()));
        }
    }
    found.extend(tables(&code).into_iter().map(|(line, numbers)| {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        (line, format!("a table of numbers ({}): read it from the facts", numbers.join(", ")))
    }));
    let lines: Vec<&str> = text.lines().collect();
    let is_layout = |line: usize| lines[line.saturating_sub(2)..line].iter().any(|it| it.contains("Layout:"));
    found.retain(|it| !is_layout(it.0));
    found.sort();
    found
}

/// The source with comments and texts blanked out, line by line as before.
fn without_comments(text: &str) -> String {
    let mut code = String::new();
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        match (letter, rest.peek()) {
            ('/', Some('/')) => while rest.next_if(|it| *it != '\n').is_some() {},
            ('/', Some('*')) => {
                let mut last = ' ';
                for next in rest.by_ref() {
                    if next == '\n' {
                        code.push('\n');
                    }
                    if last == '*' && next == '/' {
                        break;
                    }
                    last = next;
                }
            }
            ('\'', _) => {
                code.push('\'');
                while rest.next_if(|it| *it != '\'' && *it != '\n').is_some() {}
                code.extend(rest.next_if(|it| *it == '\''));
            }
            _ => code.push(letter),
        }
    }
    code
}

/// `players === 2`, `seats.length !== 4`. Rules differ by exact numbers; `> 3` is a matter of room.
fn case_for_players(line: &str) -> Option<u32> {
    for comparison in ["===", "!=="] {
        for (at, _) in line.match_indices(comparison) {
            let before = line[..at].trim_end().trim_end_matches(".length");
            let subject = before.rsplit(|it: char| !it.is_alphanumeric()).next().unwrap_or_default();
            let is_count =
                ["players", "seats", "playercount", "seatcount"].contains(&subject.to_lowercase().as_str());
            let after = line[at + comparison.len()..].trim_start_matches(['=', ' ']);
            let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
            // One player or none is a matter of showing, not of rules.
            if let Some(count) = digits.parse().ok().filter(|it| is_count && *it > 1) {
                return Some(count);
            }
        }
    }
    None
}

/// The name that a line declares as a constant.
fn declared(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let rest = line.strip_prefix("export ").unwrap_or(line).strip_prefix("const ")?;
    let name = rest.split(|it: char| !it.is_alphanumeric() && it != '_').next()?;
    let is_upper =
        name.len() > 1 && name.chars().all(|it| it.is_ascii_uppercase() || it == '_' || it.is_ascii_digit());
    // What is imported or computed from the facts may keep its name.
    let is_literal = rest
        .split_once('=')
        .is_some_and(|it| it.1.trim_start().starts_with(|it: char| it.is_ascii_digit() || it == '['));
    (is_upper && is_literal).then_some(name)
}

/// `view.x = …`, `frame.view.seats[0].y += …`.
fn assigns_to_view(line: &str) -> bool {
    line.match_indices("view.").any(|(at, _)| {
        let path_end = line[at..].find(|it: char| !(it.is_alphanumeric() || ".[]_?!".contains(it)));
        let rest = path_end.map_or("", |end| line[at + end..].trim_start());
        let assigns =
            rest.starts_with("= ") || ["+= ", "-= ", "++", "--"].iter().any(|it| rest.starts_with(it));
        let is_whole_word = !line[..at].ends_with(|it: char| it.is_alphanumeric());
        assigns && is_whole_word
    })
}

/// Literal tables of three or more whole numbers, with the line on which they begin.
///
/// Lists that only count (1, 2, 3), repeat one number, have fractions, or are durations in milliseconds are not rules.
fn tables(code: &str) -> Vec<(usize, Vec<i64>)> {
    let mut found = Vec::new();
    let letters: Vec<char> = code.chars().collect();
    let mut at = 0;
    let mut line = 1;
    while at < letters.len() {
        if letters[at] == '\n' {
            line += 1;
        }
        if let Some((end, numbers)) = table(&letters, at) {
            if is_table(&numbers) {
                found.push((line, numbers));
            }
            line += letters[at..end].iter().filter(|it| **it == '\n').count();
            at = end;
            continue;
        }
        at += 1;
    }
    found
}

fn is_table(numbers: &[i64]) -> bool {
    let counts_up =
        numbers.windows(2).all(|it| it[1] == it[0] + 1) && numbers.first().is_some_and(|it| *it <= 1);
    let counts_down = numbers.windows(2).all(|it| it[1] == it[0] - 1) && numbers.last() == Some(&0);
    let repeats = numbers.windows(2).all(|it| it[0] == it[1]);
    let durations = numbers.iter().all(|it| *it >= 100);
    numbers.len() >= 3 && !counts_up && !counts_down && !repeats && !durations
}

/// A bracketed literal that contains only whole numbers, keys and such literals: its end and its numbers.
fn table(letters: &[char], start: usize) -> Option<(usize, Vec<i64>)> {
    let close = match letters[start] {
        '[' => ']',
        '{' => '}',
        _ => return None,
    };
    let mut numbers = Vec::new();
    let mut at = start + 1;
    loop {
        match *letters.get(at)? {
            it if it == close => return Some((at + 1, numbers)),
            it if it.is_whitespace() || it == ',' => at += 1,
            '[' | '{' => {
                let (end, inner) = table(letters, at)?;
                numbers.extend(inner);
                at = end;
            }
            it if it.is_ascii_digit() || it == '-' => {
                let end = at + 1 + letters[at + 1..].iter().take_while(|it| it.is_ascii_digit()).count();
                let text: String = letters[at..end].iter().collect();
                numbers.push(text.parse().ok()?);
                at = end;
                if letters.get(at).is_some_and(|it| !(it.is_whitespace() || [',', close].contains(it))) {
                    return None;
                }
            }
            it if it.is_alphabetic() || it == '\'' || it == '_' => {
                let key =
                    letters[at..].iter().take_while(|it| it.is_alphanumeric() || **it == '\'' || **it == '_');
                at += key.count();
                if *letters.get(at)? != ':' {
                    return None;
                }
                at += 1;
            }
            _ => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> usize {
        in_source(text, &BTreeSet::from(["actionsperturn".to_owned()])).len()
    }

    #[test]
    fn copied_rules_are_found() {
        for text in [
            "const VALUES = [2, 3, 3, 4, 4];",
            "export const MOONS: Record<Moon, [number, number]> = {\n  crescent: [4, 2],\n  half: [6, 3],\n};",
            "return players === 2 ? a : b;",
            "if (seats.length !== 4) {",
            "export const ACTIONS_PER_TURN = 2;",
            "view.round += 1;",
            "frame.view.seats[0].tokens = 3;",
        ] {
            assert_eq!(found(text), 1, "{text}");
        }
    }

    #[test]
    fn layout_and_reading_from_facts_are_fine() {
        for text in [
            "{#each [0, 1, 2] as dot (dot)}",
            "const curve = [0.1, 0.5, 0.9];",
            "const empty = [0, 0, 0];",
            "const durations = { flip: 300, move: 450, score: 900 };",
            "// Layout: the six neighbours\nconst around = [0, -1, 1, 0, 1, 1];",
            "// players === 2 has another track: [2, 3, 3]",
            "const values = facts.tracks[track];",
            "const ACTIONS_PER_TURN = facts.actions;",
            "if (players === 1) {",
            "class:many={seats.length > 3}",
            "{#each [1, 2, 3] as age (age)}",
            "const ORDER = { win: 3, open: 2, tie: 1, lose: 0 };",
            "const view = frame.view;",
            "if (view.round === 3) {",
        ] {
            assert_eq!(found(text), 0, "{text}");
        }
    }
}
