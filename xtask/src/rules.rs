//! The index of each game's rules: section → code → tests.
//!
//! `RULES.md` numbers its sections (`**3.2** …`); code and tests cite them (`/// Rule 3.2`).

use std::{
    collections::BTreeMap,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use crate::shell::{Done, root};

/// A section's number: chapter and place in it.
pub(crate) type Section = (u32, u32);

/// One game's rules and the places that cite them.
pub(crate) struct Rules {
    pub(crate) game: PathBuf,
    /// The sections with their first words.
    pub(crate) sections: BTreeMap<Section, String>,
    /// Where code outside tests cites a section.
    pub(crate) code: BTreeMap<Section, Vec<Citation>>,
    /// Where a test cites a section.
    pub(crate) tests: BTreeMap<Section, Vec<Citation>>,
}

/// A place that cites a section.
pub(crate) struct Citation {
    /// The file, from the game's directory.
    pub(crate) file: String,
    pub(crate) line: usize,
    /// The item that follows the citation.
    item: String,
}

/// Writes `RULES-INDEX.md` beside each `RULES.md`.
pub(crate) fn write() -> Done {
    for rules in all()? {
        let file = rules.game.join("RULES-INDEX.md");
        fs::write(&file, rules.index()).map_err(|why| format!("{}: {why}", file.display()))?;
    }
    Ok(())
}

/// The rules of every game.
pub(crate) fn all() -> Result<Vec<Rules>, String> {
    let mut games: Vec<PathBuf> = fs::read_dir(root().join("games"))
        .map_err(|why| why.to_string())?
        .filter_map(|it| Some(it.ok()?.path()))
        .filter(|it| it.join("RULES.md").exists())
        .collect();
    games.sort();
    games.into_iter().map(|it| Rules::read(&it)).collect()
}

impl Rules {
    fn read(game: &Path) -> Result<Self, String> {
        let text = fs::read_to_string(game.join("RULES.md")).map_err(|why| why.to_string())?;
        let mut rules = Self {
            game: game.to_owned(),
            sections: text.lines().filter_map(heading).collect(),
            code: BTreeMap::new(),
            tests: BTreeMap::new(),
        };
        for file in crate::tidy::files(game, "rs") {
            let source = fs::read_to_string(&file).map_err(|why| why.to_string())?;
            let name = file.strip_prefix(game).expect("the file is the game's").display().to_string();
            rules.cite(&name, &source);
        }
        Ok(rules)
    }

    fn cite(&mut self, file: &str, source: &str) {
        let lines: Vec<&str> = source.lines().collect();
        let in_tests_dir = file.starts_with("tests/") || file.ends_with("tests.rs");
        let tests_from = lines.iter().position(|it| it.trim() == "#[cfg(test)]").unwrap_or(lines.len());
        for (at, line) in lines.iter().enumerate() {
            let Some((comment, cited)) = line.split_once("Rule ").or_else(|| line.split_once("Rules "))
            else {
                continue;
            };
            if !comment.trim_start().starts_with("//") {
                continue;
            }
            let item = lines[at..].iter().find(|it| is_item(it)).map_or("", |it| it.trim());
            for section in sections(cited) {
                let citation = Citation { file: file.to_owned(), line: at + 1, item: item_name(item) };
                let is_test = in_tests_dir || at > tests_from;
                let list = if is_test { &mut self.tests } else { &mut self.code };
                list.entry(section).or_default().push(citation);
            }
        }
    }

    /// The index as a page.
    pub(crate) fn index(&self) -> String {
        let mut page = String::from(
            "# Index of the rules\n\nWritten by `cargo xtask rules`: each section, the code that carries it out, the tests that show it.\n\n| rule | code | tests |\n|---|---|---|\n",
        );
        let links = |list: Option<&Vec<Citation>>| {
            let links: Vec<String> = list.into_iter().flatten().map(Citation::link).collect();
            links.join("<br>")
        };
        for (section, words) in &self.sections {
            let (code, tests) = (links(self.code.get(section)), links(self.tests.get(section)));
            writeln!(page, "| **{}.{}** {words} | {code} | {tests} |", section.0, section.1)
                .expect("a string takes all text");
        }
        page
    }
}

impl Citation {
    /// Links go to the file: line numbers would make every edit stale.
    fn link(&self) -> String {
        format!("[{}]({})", if self.item.is_empty() { &self.file } else { &self.item }, self.file)
    }
}

/// A line of `RULES.md` that begins a section: `**3.2** Some words.`
fn heading(line: &str) -> Option<(Section, String)> {
    let (number, words) = line.trim_start_matches("- ").strip_prefix("**")?.split_once("**")?;
    let section = parse(number.trim_end_matches('.'))?;
    let words: Vec<&str> = words.split_whitespace().take(8).collect();
    Some((section, words.join(" ").replace('|', "\\|")))
}

/// All section numbers at the beginning of a citation: `3.2, 3.4: …`, `3.2 and 3.4`.
fn sections(cited: &str) -> Vec<Section> {
    let words = cited.split([' ', ',', ':', ';', ')']).filter(|it| !it.is_empty() && *it != "and");
    words.map_while(|it| parse(it.trim_end_matches('.'))).collect()
}

fn parse(number: &str) -> Option<Section> {
    let (chapter, place) = number.split_once('.')?;
    Some((chapter.parse().ok()?, place.parse().ok()?))
}

fn is_item(line: &str) -> bool {
    let line = line.trim_start();
    [
        "fn ",
        "pub fn ",
        "pub(crate) fn ",
        "pub(super) fn ",
        "const ",
        "pub const ",
        "pub(crate) const ",
        "struct ",
        "pub struct ",
        "enum ",
        "pub enum ",
    ]
    .iter()
    .any(|it| line.starts_with(it))
        || line.starts_with("pub const fn ")
}

fn item_name(line: &str) -> String {
    let keywords = ["pub", "pub(crate)", "pub(super)", "const", "fn", "struct", "enum"];
    let name = line.split_whitespace().find(|it| !keywords.contains(it)).unwrap_or_default();
    name.split(['(', '<', ':', ' ', '{']).next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_citation_may_name_several_sections() {
        assert_eq!(sections("3.2, 3.4 and 5.1: because"), [(3, 2), (3, 4), (5, 1)]);
        assert_eq!(sections("of thumb"), []);
    }

    #[test]
    fn a_section_begins_with_its_number_in_bold() {
        assert_eq!(heading("**3.2** Some words."), Some(((3, 2), "Some words.".to_owned())));
        assert_eq!(heading("**Note** nothing"), None);
    }
}
