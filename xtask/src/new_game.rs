//! `new-game`: a small playable game as the beginning of another one, and the check that it still works.
//!
//! The template in `xtask/new-game` is a whole game called Lanterns; its name is replaced.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    rules,
    shell::{Done, output, root, run, run_in, say},
    tidy::files_of,
};

/// The name in the template, as key and as type.
const TEMPLATE: [&str; 2] = ["lanterns", "Lanterns"];
/// The name of the game that the check makes.
const CHECKED: &str = "fireflies";

/// Writes `games/NAME` and puts it on the shelf.
pub(crate) fn write(name: &str) -> Done {
    let is_word = name.len() >= 3 && name.chars().all(|it| it.is_ascii_lowercase());
    if !is_word {
        return Err("a game's name is one word of at least three letters from a to z".to_owned());
    }
    let folder = root().join("games").join(name);
    if folder.exists() {
        return Err(format!("games/{name} exists already"));
    }
    let template = root().join("xtask/new-game");
    for file in files_of(&template) {
        let path = file.strip_prefix(&template).map_err(|why| why.to_string())?;
        let text = fs::read_to_string(&file).map_err(|why| format!("{}: {why}", file.display()))?;
        put(&folder.join(path), &renamed(&text, name))?;
    }
    shelve(name)?;
    run("cargo", &["fmt", "--package", name, "--package", "shelf"])?;
    rules::write()?;
    say(&format!(
        "games/{name} is a game: `cargo test -p {name}` checks it, docs/new-game.md goes on from here"
    ));
    Ok(())
}

fn renamed(text: &str, name: &str) -> String {
    text.replace(TEMPLATE[0], name).replace(TEMPLATE[1], &type_name(name))
}

fn type_name(name: &str) -> String {
    let mut name = name.to_owned();
    name[..1].make_ascii_uppercase();
    name
}

/// Adds the game to the list of games and to the crates that the list needs.
fn shelve(name: &str) -> Done {
    let manifest = root().join("crates/shelf/Cargo.toml");
    let dependency = format!("[dependencies]\n{name} = {{ path = \"../../games/{name}\" }}\n");
    replace(&manifest, "[dependencies]\n", &dependency)?;
    let list = root().join("crates/shelf/src/lib.rs");
    let text = fs::read_to_string(&list).map_err(|why| format!("{}: {why}", list.display()))?;
    let start = text.find("\ngames![").ok_or("crates/shelf/src/lib.rs: there is no list of games")?;
    let end = text[start..].find("];").ok_or("crates/shelf/src/lib.rs: the list of games does not end")?;
    let games = text[start..start + end].trim_end().trim_end_matches(',');
    put(&list, &format!("{}{games}, {name}::{},{}", &text[..start], type_name(name), &text[start + end..]))
}

fn replace(file: &Path, from: &str, to: &str) -> Done {
    let text = fs::read_to_string(file).map_err(|why| format!("{}: {why}", file.display()))?;
    if !text.contains(from) {
        return Err(format!("{}: there is no `{}`", file.display(), from.trim()));
    }
    put(file, &text.replacen(from, to, 1))
}

fn put(file: &Path, text: &str) -> Done {
    let write = || {
        file.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(file, text)
    };
    write().map_err(|why| format!("{}: {why}", file.display()))
}

/// Makes a game in a copy of the project, tests it, and plays it in the terminal and on the page to its end.
pub(crate) fn check() -> Done {
    let copy = copied()?;
    // Compiled crates of the registry are shared with the project; the programs are the copy's own.
    let build = root().join("target").display().to_string();
    let own = copy.join("target").display().to_string();
    let env = [("CARGO_BUILD_BUILD_DIR", build.as_str()), ("CARGO_TARGET_DIR", own.as_str())];
    let cargo = |args: &[&str]| run_in(&copy, &env, "cargo", args);
    say("new game: written and tested");
    cargo(&["xtask", "new-game", CHECKED])?;
    run_in(&copy, &[], "git", &["add", "--all"])?;
    cargo(&["xtask", "tidy"])?;
    cargo(&["test", "--package", CHECKED])?;
    say("new game: played in the terminal and on the page");
    run_in(&copy, &[], "npm", &["--prefix", "web", "run", "build"])?;
    cargo(&["build", "--profile", "test", "--package", "howlcrown"])?;
    let program = copy.join("target/debug/howlcrown").display().to_string();
    let typed = "1\\n".repeat(50);
    let play = format!("printf '{typed}' | {program} play {CHECKED} --plain --players 2");
    let game = output("sh", &["-c", &play])?;
    if !game.lines().any(|it| it.starts_with("1. ")) {
        return Err(format!("a game in the terminal did not end:\n{game}"));
    }
    let env = [("HOWLCROWN", program.as_str()), ("NEW_GAME", CHECKED)];
    run_in(
        &copy,
        &env,
        "npx",
        &["--prefix", "web", "playwright", "test", "--config", "web", "--grep", "@new-game"],
    )
}

/// A fresh copy of every tracked file, with the page's packages linked.
fn copied() -> Result<PathBuf, String> {
    let copy = root().join("target/new-game");
    if copy.exists() {
        fs::remove_dir_all(&copy).map_err(|why| format!("{}: {why}", copy.display()))?;
    }
    for file in output("git", &["ls-files", "--cached", "--others", "--exclude-standard"])?.lines() {
        let (from, to) = (root().join(file), copy.join(file));
        if from.is_file() {
            to.parent().map_or(Ok(()), fs::create_dir_all).map_err(|why| why.to_string())?;
            fs::copy(&from, &to).map_err(|why| format!("{file}: {why}"))?;
        }
    }
    // Another version keeps the copy's crates apart from the project's in the shared build folder.
    replace(&copy.join("Cargo.toml"), "\nversion = \"", "\nversion = \"9")?;
    run_in(&copy, &[], "git", &["init", "--quiet"])?;
    let modules = root().join("web/node_modules").display().to_string();
    run_in(&copy, &[], "ln", &["-s", &modules, "web/node_modules"])?;
    Ok(copy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_template_names_its_game_only_in_ways_that_are_replaced() {
        for file in files_of(&root().join("xtask/new-game")) {
            let text = fs::read_to_string(&file).expect("the template is text");
            let left = renamed(&text, "fireflies").to_lowercase();
            assert!(!left.contains("lantern"), "{}", file.display());
        }
    }
}
