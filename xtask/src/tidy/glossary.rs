//! One word for one thing: holds `docs/glossary.tsv` against every text for players and every translation of the rules.
//!
//! A cell is `word`, then `|form` for other forms of it and `!form` for forms that texts must not use. A star ends a
//! stem. What lies inside an allowed form is not found: `alpha wolf !alpha` allows alpha only before wolf.

use std::path::PathBuf;

use super::{Found, files, folders, name, read};
use crate::shell::root;

const FILE: &str = "docs/glossary.tsv";
const LANGUAGES: [&str; 5] = ["en", "de", "fr", "ru", "uk"];

/// Every place that uses another word than the glossary's.
pub(super) fn offenders() -> Found {
    let entries = entries(&read(&root().join(FILE))?)?;
    let mut broken = Vec::new();
    for (file, language) in texts() {
        let path = name(&file);
        let text = read(&file)?;
        let own: Vec<&Entry> =
            entries.iter().filter(|it| it.language == language && it.concerns(&path)).collect();
        let is_fluent = path.ends_with(".ftl");
        for (number, line) in (1..).zip(text.lines()) {
            let prose = if is_fluent { shown(line) } else { line.to_owned() };
            for entry in &own {
                let found = entry.found_in(&prose);
                broken.extend(
                    found.map(|it| format!("{path}:{number}: \"{it}\": the glossary says {}", entry.word)),
                );
                broken.extend(
                    entry
                        .misnamed(line)
                        .map(|it| format!("{path}:{number}: \"{it}\": the glossary says {}", entry.word)),
                );
            }
        }
    }
    Ok(broken)
}

/// The word for one thing in one language.
struct Entry {
    place: String,
    thing: String,
    language: &'static str,
    word: String,
    allowed: Vec<Form>,
    avoided: Vec<(String, Form)>,
}

/// A form: consecutive words, each perhaps a stem; or, without letters, a piece of text.
enum Form {
    Words(Vec<(String, bool)>),
    Text(String),
}

fn entries(text: &str) -> Result<Vec<Entry>, String> {
    let mut entries = Vec::new();
    for (number, line) in (1..).zip(text.lines()).filter(|it| !it.1.starts_with('#')).skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [place, thing, words @ ..] = cells.as_slice() else {
            return Err(format!("{FILE}:{number}: too few columns"));
        };
        if words.len() != LANGUAGES.len() || words.iter().any(|it| it.is_empty()) {
            return Err(format!("{FILE}:{number}: a word is missing"));
        }
        for (language, cell) in LANGUAGES.into_iter().zip(words) {
            let mut avoided = cell.split('!');
            let mut allowed = avoided.next().unwrap_or_default().trim().split('|');
            let word = allowed.next().unwrap_or_default().to_owned();
            entries.push(Entry {
                place: (*place).to_owned(),
                thing: (*thing).to_owned(),
                language,
                allowed: allowed.map(form).chain([form(&word)]).collect(),
                word,
                avoided: avoided.map(|it| (it.trim().to_owned(), form(it.trim()))).collect(),
            });
        }
    }
    Ok(entries)
}

fn form(text: &str) -> Form {
    let words = words(text);
    if words.is_empty() || text.contains(|it: char| it.is_ascii_digit()) {
        return Form::Text(text.to_lowercase());
    }
    let stem = |it: &(usize, String)| text.to_lowercase()[it.0 + it.1.len()..].starts_with('*');
    Form::Words(words.iter().map(|it| (it.1.clone(), stem(it))).collect())
}

impl Entry {
    /// Whether a file is about this thing: the page and the terminal share only what concerns all games.
    fn concerns(&self, path: &str) -> bool {
        self.place == "all" || path.starts_with(&format!("games/{}/", self.place))
    }

    /// The avoided forms in a line of prose.
    fn found_in(&self, line: &str) -> impl Iterator<Item = &str> {
        let line = line.to_lowercase();
        let words = words(&line);
        let covered: Vec<(usize, usize)> =
            self.allowed.iter().flat_map(|it| it.places(&line, &words)).collect();
        let is_covered = |place: &(usize, usize)| covered.iter().any(|it| it.0 <= place.0 && place.1 <= it.1);
        let found: Vec<&str> = self
            .avoided
            .iter()
            .filter(|it| it.1.places(&line, &words).iter().any(|place| !is_covered(place)))
            .map(|it| it.0.as_str())
            .collect();
        found.into_iter()
    }

    /// The text of the thing's own name, if this line gives it another one.
    fn misnamed<'a>(&self, line: &'a str) -> Option<&'a str> {
        let (key, text) = line.split_once(" = ")?;
        let is_name = key == format!("{}-name-{}", self.place, self.thing);
        (is_name && text.to_lowercase() != self.word.to_lowercase()).then_some(text)
    }
}

impl Form {
    /// Where the form begins and ends in a line.
    fn places(&self, line: &str, words: &[(usize, String)]) -> Vec<(usize, usize)> {
        match self {
            Self::Text(text) => {
                line.match_indices(text.as_str()).map(|it| (it.0, it.0 + text.len())).collect()
            }
            Self::Words(form) => words
                .windows(form.len())
                .filter(|it| {
                    it.iter().zip(form).all(|(word, (own, is_stem))| {
                        word.1 == *own || (*is_stem && word.1.starts_with(own.as_str()))
                    })
                })
                .map(|it| (it[0].0, it[it.len() - 1].0 + it[it.len() - 1].1.len()))
                .collect(),
        }
    }
}

/// Lower-case words and where they begin.
fn words(line: &str) -> Vec<(usize, String)> {
    let line = line.to_lowercase();
    let mut words: Vec<(usize, String)> = Vec::new();
    let mut is_inside = false;
    for (at, letter) in line.char_indices() {
        let belongs = letter.is_alphabetic() || letter == '’';
        match words.last_mut().filter(|_| is_inside) {
            Some(word) if belongs => word.1.push(letter),
            _ if belongs => words.push((at, letter.to_string())),
            _ => {}
        }
        is_inside = belongs;
    }
    words
}

/// What a line of a Fluent file shows: neither comments nor keys, arguments and selectors.
fn shown(line: &str) -> String {
    let is_key = |it: &str| {
        let key = it.trim_start().trim_start_matches('.');
        !key.is_empty() && key.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-' || it == b'_')
    };
    let (key, text) = line.split_once(" =").filter(|it| is_key(it.0)).unwrap_or(("", line));
    if line.starts_with('#') || key.contains("-short-") {
        return String::new();
    }
    let mut shown = String::new();
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '{' | '[' => depth += 1,
            '}' | ']' => depth -= 1,
            _ if depth <= 0 => shown.push(letter),
            _ => {}
        }
    }
    shown
}

/// Every file with texts for players and its language.
fn texts() -> Vec<(PathBuf, &'static str)> {
    let mut found = Vec::new();
    for folder in ["web/i18n", "crates", "games"].iter().flat_map(|it| files(&root().join(it), "ftl")) {
        let language = LANGUAGES.into_iter().find(|it| folder.file_stem().is_some_and(|stem| stem == *it));
        found.extend(language.map(|it| (folder.clone(), it)));
    }
    for game in folders("games") {
        found.push((game.join("RULES.md"), "en"));
        found.extend(LANGUAGES[1..].iter().map(|it| (game.join(format!("rules/{it}.md")), *it)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(cell: &str, line: &str) -> Vec<String> {
        let text = format!("where\tthing\ten\tde\tfr\tru\tuk\nwolves\talpha\t{cell}\td\tf\tr\tu\n");
        let entries = entries(&text).unwrap();
        entries[0].found_in(line).map(str::to_owned).collect()
    }

    #[test]
    fn avoided_words_phrases_stems_and_signs_are_found() {
        assert_eq!(found("grassland !grass", "Two Grass tiles."), ["grass"]);
        assert_eq!(found("region token !scoring token", "A scoring token."), ["scoring token"]);
        assert_eq!(found("трек !шкал*", "со шкалы"), ["шкал*"]);
        assert_eq!(found("+2 token !“+2”", "a “+2” token"), ["“+2”"]);
        assert_eq!(found("пасивна зграя !кам’яна зграя", "Кам’яна зграя"), ["кам’яна зграя"]);
    }

    #[test]
    fn other_words_and_allowed_forms_pass() {
        let alpha = "alpha wolf|alpha wolves !alpha !alphas";
        assert_eq!(found(alpha, "An alpha wolf, two alpha wolves."), Vec::<String>::new());
        assert_eq!(found(alpha, "An alpha wolf and an alpha."), ["alpha"]);
        assert_eq!(found("вовк-одинак|вовк*-одинак* !одинак*", "вовка-одинака"), Vec::<String>::new());
        assert_eq!(found("grassland !grass", "grasshopper"), Vec::<String>::new());
    }

    #[test]
    fn only_what_is_shown_is_read() {
        assert_eq!(shown("# grass"), "");
        assert_eq!(shown("wolves-ui-short-grass = Grass"), "");
        assert_eq!(shown("wolves-x = a { $grass } b").trim(), "a  b");
        assert_eq!(shown("    [grass] meadow").trim(), "meadow");
        assert_eq!(shown("    .you = grass").trim(), "grass");
    }

    #[test]
    fn names_of_things_are_those_of_the_glossary() {
        let entries = entries("h\nwolves\tden\tden\tBau\ttanière\tлёжка\tсховище\n").unwrap();
        assert_eq!(entries[0].misnamed("wolves-name-den = burrow"), Some("burrow"));
        assert_eq!(entries[0].misnamed("wolves-name-den = den"), None);
    }
}
