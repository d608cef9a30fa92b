//! What lessons say, proved against the rules: every English sentence stands in a file with what shows that it is true.
//!
//! ```text
//! [tiles-learn]
//! > A tile that pays is flipped.
//! after move forest pay 1; walk pack A1 A6 -> view/seats/0/tiles/letter=1/shows = rock
//! ```
//! `plays A; B` are accepted from the lesson's beginning; `refuses A; B -> REASON` the last of them; `brings A; B -> EVENT`
//! an event with these words; `lacks` none; `solves` and `misses` it; `asks WORDS` of a task; `fact PATH = VALUE` at the
//! beginning, `after A; B -> PATH = VALUE` later. `tip` marks an opinion that nothing can prove.

use serde_json::{Value, json};
use tabletop::{Attempt, Game, Progress, RefusalOf, Teach, Viewer};

use crate::puzzles::attempt;

/// Every sentence of every lesson is proved, and translations have the same numbers and places.
///
/// # Panics
/// If not.
pub fn claims<G: Teach>(proofs: &str, texts: &[(&str, &str)]) {
    let mut sentences: Vec<(String, String)> = Vec::new();
    let english = messages::<G>(texts[0].1);
    for (key, text) in english.iter().filter(|it| !it.0.ends_with("-title")) {
        sentences.extend(split(text).into_iter().map(|it| (key.clone(), it)));
    }
    let mut key = String::new();
    let mut proved: Vec<(String, String, Vec<&str>)> = Vec::new();
    for line in proofs.lines().map(str::trim).filter(|it| !it.is_empty() && !it.starts_with('#')) {
        if let Some(name) = line.strip_prefix('[') {
            key = name.trim_end_matches(']').to_owned();
        } else if let Some(sentence) = line.strip_prefix("> ") {
            proved.push((key.clone(), sentence.to_owned(), Vec::new()));
        } else {
            proved.last_mut().expect("a proof follows a sentence").2.push(line);
        }
    }
    let mut wrong = Vec::new();
    for (key, sentence) in &sentences {
        if !proved.iter().any(|it| (&it.0, &it.1) == (key, sentence)) {
            wrong.push(format!("[{key}] not proved:\n> {sentence}"));
        }
    }
    for (key, sentence, lines) in &proved {
        if !sentences.iter().any(|it| (&it.0, &it.1) == (key, sentence)) || lines.is_empty() {
            wrong.push(format!("[{key}] no lesson says, or nothing proves: {sentence}"));
        }
        let name = G::PUZZLES.iter().map(|it| it.name).find(|it| key.starts_with(&format!("{it}-")));
        let name = name.unwrap_or_else(|| panic!("[{key}] belongs to no lesson"));
        for line in lines {
            if let Err(why) = check::<G>(name, line) {
                wrong.push(format!("[{key}] {sentence}\n    {line}: {why}"));
            }
        }
        for number in marks(sentence) {
            if !lines.iter().any(|it| marks(it).contains(&number)) {
                wrong.push(format!("[{key}] {sentence}\n    nothing shows {number}"));
            }
        }
    }
    for (language, text) in &texts[1..] {
        let own = messages::<G>(text);
        for (key, text) in &english {
            let Some(other) = own.iter().find(|it| &it.0 == key) else {
                wrong.push(format!("{language} lacks {key}"));
                continue;
            };
            let (mut here, mut there) = (marks(text), marks(&other.1));
            here.sort_unstable();
            there.sort_unstable();
            if here != there {
                wrong.push(format!("{key} in {language} has {there:?}, in English {here:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// The messages of a file of lessons, without `GAME-learn-`.
fn messages<G: Game>(text: &str) -> Vec<(String, String)> {
    let prefix = format!("{}-learn-", G::KEY);
    let line = |it: &str| {
        let (key, text) = it.strip_prefix(&prefix)?.split_once(" = ")?;
        Some((key.to_owned(), text.to_owned()))
    };
    text.lines().filter_map(line).collect()
}

fn split(text: &str) -> Vec<String> {
    let mut sentences = vec![String::new()];
    for word in text.split(' ') {
        let ends = sentences.last().is_some_and(|it| it.ends_with(['.', '!', '?']));
        if ends {
            sentences.push(String::new());
        }
        let last = sentences.last_mut().expect("there is one");
        *last = if last.is_empty() { word.to_owned() } else { format!("{last} {word}") };
    }
    sentences
}

/// The numbers and hexes in a text.
fn marks(text: &str) -> Vec<String> {
    let words = text.split(|it: char| !it.is_ascii_alphanumeric());
    words.filter(|it| it.ends_with(|last: char| last.is_ascii_digit())).map(number).collect()
}

/// `tiger6` and `A6` are places of their own; `6` is a number.
fn number(word: &str) -> String {
    let short = word.len() <= 3 && word.starts_with(|it: char| it.is_ascii_uppercase());
    if short {
        word.to_owned()
    } else {
        word.trim_start_matches(|it: char| it.is_ascii_alphabetic()).to_owned()
    }
}

fn check<G: Teach>(name: &str, line: &str) -> Result<(), String> {
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    let (actions, wanted) = rest.split_once(" -> ").unwrap_or((rest, ""));
    match verb {
        "tip" => Ok(()),
        "asks" => {
            let tasks = attempt::<G>(name).puzzle.tasks;
            let found = tasks.iter().any(|it| it.play.join("; ").contains(rest));
            found.then_some(()).ok_or_else(|| "no task is solved by it".to_owned())
        }
        "plays" => played::<G>(name, actions).map(|_| ()).map_err(|it| it.to_string()),
        "refuses" => match played::<G>(name, actions) {
            Ok(_) => Err("it is allowed".to_owned()),
            Err(it) if it.to_string().starts_with(wanted) => Ok(()),
            Err(it) => Err(it.to_string()),
        },
        "brings" | "lacks" => {
            let there = played::<G>(name, actions).map_err(|it| it.to_string())?;
            let events: Vec<String> = there.events().map(ToString::to_string).collect();
            let found = events.iter().any(|it| it.contains(wanted));
            if found == (verb == "brings") { Ok(()) } else { Err(format!("{events:#?}")) }
        }
        "solves" | "misses" => {
            let there = played::<G>(name, actions).map_err(|it| it.to_string())?.progress();
            let right = if verb == "solves" { Progress::Solved } else { Progress::Missed };
            if there == right { Ok(()) } else { Err(format!("{there:?}")) }
        }
        "fact" => compare(&attempt::<G>(name), rest),
        "after" => {
            let there = played::<G>(name, actions).map_err(|it| it.to_string())?;
            compare(&there, wanted)
        }
        _ => Err("no such proof".to_owned()),
    }
}

fn played<G: Teach>(name: &str, actions: &str) -> Result<Attempt<G>, RefusalOf<G>> {
    let mut there = attempt::<G>(name);
    for line in actions.split("; ").filter(|it| !it.is_empty()) {
        let Ok(action) = line.parse::<G::Action>() else { panic!("`{line}` is not an action") };
        there.play(action)?;
    }
    Ok(there)
}

/// Compares `PATH = VALUE` with what a screen would be sent.
fn compare<G: Teach>(attempt: &Attempt<G>, line: &str) -> Result<(), String> {
    let (path, wanted) = line.split_once(" = ").ok_or("PATH = VALUE is needed")?;
    let (position, viewer) = (&attempt.position, Viewer::Seat(attempt.puzzle.seat));
    let all = json!({
        "facts": position.facts(),
        "view": position.view(viewer),
        "figures": position.figures(viewer),
        "points": position.sheet(attempt.puzzle.seat, viewer).total,
    });
    let mut found = &all;
    for step in path.split('/') {
        found = find(found, step).ok_or_else(|| format!("there is no {step} in {found}"))?;
    }
    let text = written(found);
    if text == wanted { Ok(()) } else { Err(format!("it is {text}")) }
}

/// A value as a proof writes it: texts without quotes.
fn written(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// A field, the place in a list, the element of a list that has `field=value`.
fn find<'a>(value: &'a Value, step: &str) -> Option<&'a Value> {
    if let Some((field, wanted)) = step.split_once('=') {
        let list = value.as_array()?;
        return list.iter().find(|it| written(&it[field]) == wanted);
    }
    step.parse::<usize>().map_or_else(|_| value.get(step), |place| value.get(place))
}
