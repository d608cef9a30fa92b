//! `play`: a game in the terminal, against bots or at one keyboard.

use std::{
    env, fs,
    io::{self, BufRead, IsTerminal, Write, stdin, stdout},
    path::PathBuf,
};

use anyhow::{Context, Result, anyhow, bail};
use bots::BotName;
use clap::Args;
use cli::Setup;
use fluent_bundle::FluentValue;
use protocol::to_client::News;
use serde_json::Value;
use shelf::{AnyAction, Failure, Json, Table, Words, clock::by_the_clock, replay_file};
use tabletop::{Ink, Seat, Seed, Viewer};

use crate::{
    choose::{DONE, Narrowed, exact, narrow},
    hint,
    saved::player,
};

/// Play in the terminal, against bots or at one keyboard.
#[derive(Debug, Args)]
#[command(after_help = cli::options_help())]
pub(crate) struct Play {
    #[command(flatten)]
    setup: Setup,
    /// The bot on the other seats.
    #[arg(long, default_value = "light", value_parser = cli::bot_names())]
    bot: BotName,
    /// The seats of the people at this keyboard, counted from 1, with their names if you like: `1=Ada,3`.
    #[arg(long, value_delimiter = ',', default_value = "1", value_parser = person)]
    you: Vec<Person>,
    /// Save the match to this file when it is over or left.
    #[arg(long)]
    save: Option<PathBuf>,
    #[command(flatten)]
    look: Look,
}

/// Somebody at this keyboard.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Person {
    seat: Seat,
    name: Option<String>,
}

/// Reads `2` or `2=Ada`.
fn person(text: &str) -> Result<Person> {
    let (number, name) = text.split_once('=').map_or((text, None), |it| (it.0, Some(it.1.trim())));
    let number: u8 = number.trim().parse().map_err(|_| anyhow!("a seat is written 2 or 2=NAME"))?;
    let seat = Seat(number.checked_sub(1).ok_or_else(|| anyhow!("seats are counted from 1"))?);
    Ok(Person { seat, name: name.filter(|it| !it.is_empty()).map(cli::printable) })
}

/// How things are shown.
#[derive(Debug, Args)]
pub(crate) struct Look {
    /// The language: en, de, fr, ru or uk.
    #[arg(long, default_value = "en")]
    lang: String,
    /// No colours.
    #[arg(long)]
    plain: bool,
}

impl Look {
    pub(crate) fn words(&self) -> Result<Words> {
        let known = shelf::LANGUAGES.join(", ");
        Words::new(&self.lang, TEXTS)
            .with_context(|| format!("no language is called {}: there are {known}", self.lang))
    }

    pub(crate) fn ink(&self) -> Ink {
        let colour = !self.plain && stdout().is_terminal() && env::var_os("NO_COLOR").is_none();
        if colour { Ink::Colour } else { Ink::Plain }
    }
}

/// The texts of this program; words that the page has too come from the page.
pub(crate) const TEXTS: &[(&str, &str)] = &[
    ("en", include_str!("../i18n/en.ftl")),
    ("de", include_str!("../i18n/de.ftl")),
    ("fr", include_str!("../i18n/fr.ftl")),
    ("ru", include_str!("../i18n/ru.ftl")),
    ("uk", include_str!("../i18n/uk.ftl")),
    ("en", include_str!("../../../web/i18n/en.ftl")),
    ("de", include_str!("../../../web/i18n/de.ftl")),
    ("fr", include_str!("../../../web/i18n/fr.ftl")),
    ("ru", include_str!("../../../web/i18n/ru.ftl")),
    ("uk", include_str!("../../../web/i18n/uk.ftl")),
];

impl Play {
    pub(crate) fn run(&self) -> Result<()> {
        let table = self.setup.table(random_seed()?)?;
        if let Some(person) = self.you.iter().find(|it| it.seat.0 >= table.seats()) {
            bail!("there is no seat {}: the seats are 1–{}", person.seat.0 + 1, table.seats());
        }
        let words = self.look.words()?;
        let names = Seat::all(table.seats()).map(|seat| match self.you.iter().find(|it| it.seat == seat) {
            Some(Person { name: Some(name), .. }) => name.clone(),
            Some(_) => player(&words, seat.0),
            None => words.text(&format!("bot-name-{}", seat.0), &[]),
        });
        let names: Vec<String> = names.collect();
        let bot_seed = u64::from_le_bytes(*random_seed()?.0.first_chunk().context("a seed has 32 bytes")?);
        let mut session = Session { play: self, table, words, names, shown: 0, facing: None, bot_seed };
        let ended = session.run();
        if let Some(file) = &self.save {
            let saved = replay_file(&*session.table, session.names);
            fs::write(file, serde_json::to_string(&saved)?)
                .with_context(|| format!("cannot write {}", file.display()))?;
        }
        ended
    }
}

/// A seed from the operating system's random source.
fn random_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|why| anyhow!("the system gives no random bytes: {why}"))?;
    Ok(Seed(bytes))
}

/// One match at this keyboard.
struct Session<'a> {
    play: &'a Play,
    table: Box<dyn Table>,
    words: Words,
    names: Vec<String>,
    /// The version up to which events have been shown.
    shown: u32,
    /// The person at the keyboard.
    facing: Option<Seat>,
    /// Seed of the bots' choices, independent of the table's.
    bot_seed: u64,
}

impl Session<'_> {
    fn run(&mut self) -> Result<()> {
        self.say("cli-welcome", &[])?;
        loop {
            let owing = self.table.turn().seats();
            if owing.is_empty() {
                break;
            }
            let person = owing.iter().find(|it| self.is_person(*it));
            match person {
                // Bots that owe a decision at the same time decide first.
                Some(seat) if owing.iter().all(|it| self.is_person(it)) => {
                    if !self.ask(seat)? {
                        return self.say("cli-left", &[]);
                    }
                }
                _ => {
                    let bot = owing.iter().find(|it| !self.is_person(*it)).context("a bot owes")?;
                    let plan = self.table.thinker().plan(bot, self.play.bot, &by_the_clock(), self.seed())?;
                    self.table.play_while_certain(bot, &plan);
                }
            }
        }
        self.news(Viewer::Everything)?;
        let mut out = stdout().lock();
        writeln!(out, "{}", self.table.board(Viewer::Everything, self.play.look.ink()))?;
        result(&mut out, &self.words, &*self.table, &self.names)
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.play.you.iter().any(|it| it.seat == seat)
    }

    /// The seed of the next bot decision.
    fn seed(&self) -> u64 {
        self.bot_seed.wrapping_add(u64::from(self.table.version()))
    }

    /// Asks the person on this seat until there is an action. False if the person leaves.
    fn ask(&mut self, seat: Seat) -> Result<bool> {
        if self.play.you.len() > 1 && self.facing != Some(seat) {
            self.hand_over(seat)?;
        }
        self.facing = Some(seat);
        self.news(Viewer::Seat(seat))?;
        self.board(seat)?;
        let offers: Vec<AnyAction> = self.table.legal(seat).into_iter().map(|it| it.action).collect();
        let notations: Vec<String> = offers.iter().map(ToString::to_string).collect();
        let mut so_far: Vec<String> = Vec::new();
        loop {
            let (certain, next) = self.offer(seat, &notations, &so_far)?;
            let Some(line) = read_line()? else {
                return Ok(false);
            };
            let typed: Vec<&str> = line.split_whitespace().collect();
            match typed.as_slice() {
                [] => so_far.clear(),
                ["quit" | "q" | "exit"] => return Ok(false),
                ["help" | "?"] => self.say("cli-help", &[])?,
                ["board" | "b"] => self.board(seat)?,
                ["hint"] => hint::print(&*self.table, seat, self.seed(), &self.words, &self.names)?,
                ["undo" | "u"] => match self.table.undo(seat, None) {
                    Ok(_) => {
                        self.shown = self.table.version();
                        return Ok(true);
                    }
                    Err(why) => self.refuse(&why)?,
                },
                ["back" | "0"] => so_far.clear(),
                _ => {
                    let words = match typed[0].parse::<usize>().ok().filter(|_| typed.len() == 1) {
                        Some(number) => match next.get(number.wrapping_sub(1)) {
                            Some(word) => certain.iter().chain([word]).cloned().collect(),
                            None => {
                                self.say("cli-no-number", &[("most", FluentValue::from(next.len()))])?;
                                continue;
                            }
                        },
                        // A whole action is meant as it is written, also where another goes on from there.
                        None => {
                            let whole = typed.len() > 1 && exact(&notations, &typed).is_some();
                            let end = whole.then_some(DONE);
                            typed.iter().copied().chain(end).map(str::to_owned).collect::<Vec<String>>()
                        }
                    };
                    match self.chosen(&notations, &words) {
                        Ok(index) => {
                            self.table.play_all(seat, &offers[index..=index])?;
                            return Ok(true);
                        }
                        Err(Some(more)) => so_far = more,
                        // What was typed may go on from the words that are certain already.
                        Err(None) => match self.chosen(&notations, &[certain, words.clone()].concat()) {
                            Ok(index) => {
                                self.table.play_all(seat, &offers[index..=index])?;
                                return Ok(true);
                            }
                            Err(Some(more)) => so_far = more,
                            Err(None) => self.explain(seat, &words.join(" "))?,
                        },
                    }
                }
            }
        }
    }

    /// The action these words choose; otherwise the words that are certain by now, if any action fits.
    fn chosen(&self, notations: &[String], words: &[String]) -> Result<usize, Option<Vec<String>>> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        if let Some((&DONE, complete)) = words.split_last() {
            return exact(notations, complete).ok_or(None);
        }
        match narrow(notations, &words) {
            Narrowed::None => Err(None),
            Narrowed::One(index) => Ok(index),
            Narrowed::Many { certain, .. } => Err(Some(certain)),
        }
    }

    /// Lists what can be typed next; returns the words that are certain and those behind the numbers.
    fn offer(
        &self,
        seat: Seat,
        notations: &[String],
        so_far: &[String],
    ) -> Result<(Vec<String>, Vec<String>)> {
        let words: Vec<&str> = so_far.iter().map(String::as_str).collect();
        let Narrowed::Many { certain, next } = narrow(notations, &words) else {
            // One action is left at the very start: it is offered as a whole.
            let mut out = stdout().lock();
            writeln!(out, "  1 {}", notations[0])?;
            self.prompt(&mut out, seat, &[])?;
            return Ok((Vec::new(), notations[0].split_whitespace().take(1).map(str::to_owned).collect()));
        };
        let mut out = stdout().lock();
        let game = self.table.title().key();
        let (mut column, mut last) = (0, 0);
        for (number, (word, count)) in (1..).zip(&next) {
            let name =
                if word == DONE { self.words.text("cli-no-more", &[]) } else { self.words.name(game, word) };
            let gloss = if name.eq_ignore_ascii_case(word) { String::new() } else { format!(" {name}") };
            let many = if *count > 1 { format!(" ({count})") } else { String::new() };
            let cell = format!("{number:>3} {word}{gloss}{many}");
            let width = cell.chars().count().div_ceil(CELL) * CELL;
            if column + width > WIDTH {
                writeln!(out)?;
                column = 0;
            }
            if column > 0 {
                let gap = CELL - 1 - (last - 1) % CELL;
                write!(out, "{:gap$}", "")?;
            }
            write!(out, "{cell}")?;
            column += width;
            last = cell.chars().count();
        }
        writeln!(out)?;
        self.prompt(&mut out, seat, &certain)?;
        Ok((certain, next.into_iter().map(|it| it.0).collect()))
    }

    fn prompt(&self, out: &mut impl Write, seat: Seat, certain: &[String]) -> Result<()> {
        write!(out, "{} {}> ", self.names[seat.index()], certain.join(" "))?;
        Ok(out.flush()?)
    }

    /// Explains why what was typed cannot be done.
    fn explain(&self, seat: Seat, text: &str) -> Result<()> {
        match self.table.title().parse(text) {
            Ok(action) => match self.table.why(seat, &action) {
                Ok(Some(refusal)) => self.line(&self.reason(&refusal)?),
                Ok(None) => Ok(()),
                Err(why) => self.refuse(&why),
            },
            Err(why) => self.say(
                "cli-not-understood",
                &[("text", FluentValue::from(text)), ("why", FluentValue::from(why))],
            ),
        }
    }

    fn refuse(&self, why: &Failure) -> Result<()> {
        match why {
            Failure::Refused { refusal, .. } => self.line(&self.reason(refusal)?),
            Failure::Malformed(text) => self.line(text),
        }
    }

    /// A refusal in words.
    fn reason(&self, refusal: &Json) -> Result<String> {
        let refusal: Value = serde_json::from_str(refusal.get())?;
        Ok(self.words.tell(self.table.title().key(), "reason", &refusal, &self.names))
    }

    /// Hides one person's secrets before the next person plays.
    fn hand_over(&self, seat: Seat) -> Result<()> {
        write!(stdout(), "\x1b[2J\x1b[H")?;
        self.say("cli-hand-over", &[("name", FluentValue::from(self.names[seat.index()].clone()))])?;
        read_line()?;
        Ok(())
    }

    /// Prints the events since the last time.
    fn news(&mut self, viewer: Viewer) -> Result<()> {
        for news in &self.table.news(viewer, self.shown) {
            for line in lines(&self.words, self.table.title().key(), news, &self.names)? {
                self.line(&format!("  · {line}"))?;
            }
        }
        self.shown = self.table.version();
        Ok(())
    }

    fn board(&self, seat: Seat) -> Result<()> {
        self.line(&self.table.board(Viewer::Seat(seat), self.play.look.ink()))
    }

    fn say(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> Result<()> {
        self.line(&self.words.text(key, args))
    }

    fn line(&self, text: &str) -> Result<()> {
        Ok(writeln!(stdout(), "{text}")?)
    }
}

/// Choices stand in columns of a multiple of this width.
const CELL: usize = 25;
/// How wide a line may be.
const WIDTH: usize = 100;

/// An entry of the log in words, one line per event.
pub(crate) fn lines(words: &Words, game: &str, news: &News<Json>, names: &[String]) -> Result<Vec<String>> {
    let line = |it: &Json| Ok(words.tell(game, "event", &serde_json::from_str(it.get())?, names));
    let mut lines: Vec<String> = news.events.iter().map(line).collect::<Result<_>>()?;
    if news.undo.is_some() {
        let name = names.get(news.seat.index()).cloned().unwrap_or_default();
        lines.push(words.text("cli-undone", &[("name", FluentValue::from(name))]));
    }
    Ok(lines)
}

/// The final scores and where they come from.
pub(crate) fn result(out: &mut impl Write, words: &Words, table: &dyn Table, names: &[String]) -> Result<()> {
    let Some(outcome) = table.outcome() else {
        return Ok(());
    };
    let game = table.title().key();
    let sheets = table.sheets(Viewer::Everything);
    for seat in Seat::all(table.seats()) {
        let sheet = &sheets[seat.index()];
        let parts: Vec<String> = sheet
            .lines
            .iter()
            .filter(|it| it.points != 0)
            .map(|it| format!("{} {}", words.text(&format!("{game}-sheet-{}", it.name), &[]), it.points))
            .collect();
        let place = outcome.placing[seat];
        writeln!(out, "{place}. {:<12} {:>4} = {}", names[seat.index()], sheet.total, parts.join(" + "))?;
    }
    Ok(())
}

/// A line from the keyboard; nothing once there is no more to read.
fn read_line() -> io::Result<Option<String>> {
    let mut line = String::new();
    Ok((stdin().lock().read_line(&mut line)? > 0).then(|| line.trim().to_owned()))
}
