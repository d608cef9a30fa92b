//! The one place that knows both JSON and [`Game`]: every game as a [`Title`], every match as a [`Table`].

use std::{fmt, marker::PhantomData, ops::RangeInclusive};

use bots::{BotName, Budget, Stop};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};
use tabletop::{
    BadOption, Deed, Divergence, Entry, Fast, Game, Ink, Match, OptionSpec, Options, Outcome, Refusal,
    Replay, Seat, Seed, Sheet, Silent, Step, Turn, Viewer, preview,
};

use crate::{
    BadLog, Failure, Frame, Hosted, Legal, Lesson, News, NoPlan, Table, Title, Tried, clock::by_the_clock,
    lessons, thoughts,
};

/// A game as a title.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G: Game> fmt::Debug for Erased<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::KEY)
    }
}

impl<G: Hosted> Erased<G> {
    /// The title.
    pub const TITLE: &'static dyn Title = &Self(PhantomData);
}

impl<G: Hosted> Title for Erased<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn rules(&self) -> u16 {
        G::RULES
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::Options::SPECS
    }

    fn texts(&self) -> &'static [(&'static str, &'static str)] {
        G::TEXTS
    }

    fn start(
        &self,
        seats: u8,
        options: &[(String, String)],
        seed: Seed,
    ) -> Result<Box<dyn Table>, BadOption> {
        Ok(Box::new(start::<G>(seats, options, seed)?))
    }

    fn resume(&self, replay: &str) -> Result<Box<dyn Table>, BadLog> {
        let replay: Replay<G> = serde_json::from_str(replay)?;
        G::new(&replay.options, replay.seats)?;
        Ok(Box::new(Match::resume(replay)))
    }

    fn parse(&self, notation: &str) -> Result<Value, String> {
        let action: G::Action =
            notation.parse().map_err(|why: <G::Action as std::str::FromStr>::Err| why.to_string())?;
        Ok(json(&action))
    }

    fn lessons(&self) -> Vec<Lesson> {
        lessons::lessons::<G>()
    }

    fn attempt(&self, puzzle: &str, actions: &[Value]) -> Option<Result<Tried, Failure>> {
        lessons::attempt::<G>(puzzle, actions)
    }

    fn ahead(
        &self,
        puzzle: &str,
        actions: &[Value],
        further: &[Value],
    ) -> Option<Result<Box<RawValue>, Failure>> {
        lessons::ahead::<G>(puzzle, actions, further)
    }
}

impl<G: Hosted> Table for Match<G> {
    fn title(&self) -> &'static dyn Title {
        Erased::<G>::TITLE
    }

    fn version(&self) -> u32 {
        self.version()
    }

    fn seats(&self) -> u8 {
        self.position().seats()
    }

    fn turn(&self) -> Turn {
        self.position().turn()
    }

    fn play(&mut self, seat: Seat, action: &Value) -> Result<Box<RawValue>, Failure> {
        let action = read::<G::Action>(action)?;
        self.play(seat, action).map(raw).map_err(refused::<G>)
    }

    fn play_all(&mut self, seat: Seat, actions: &[Value]) -> Result<Vec<Box<RawValue>>, Failure> {
        let actions: Vec<G::Action> = actions.iter().map(read).collect::<Result<_, _>>()?;
        let entries = self.play_all(seat, &actions).map_err(refused::<G>)?;
        Ok(entries.iter().map(raw).collect())
    }

    fn play_while_certain(&mut self, seat: Seat, actions: &[Value]) -> Vec<Box<RawValue>> {
        let actions: Vec<G::Action> = actions.iter().map_while(|it| read(it).ok()).collect();
        self.play_while_certain(seat, &actions).iter().map(raw).collect()
    }

    fn undo(&mut self, seat: Seat, to: Option<u32>) -> Result<Box<RawValue>, Failure> {
        let entry = match to {
            Some(to) => self.undo_to(seat, to),
            None => self.undo(seat),
        };
        entry.map(raw).map_err(refused::<G>)
    }

    fn append(&mut self, entry: &str) -> Result<(), serde_json::Error> {
        self.append(serde_json::from_str(entry)?);
        Ok(())
    }

    fn why(&self, seat: Seat, action: &Value) -> Result<Option<Value>, Failure> {
        let action = read::<G::Action>(action)?;
        Ok(self.why(seat, &action).map(|it| json(&it)))
    }

    fn preview(&self, seat: Seat, actions: &[Value]) -> Result<Box<RawValue>, Failure> {
        let actions: Vec<G::Action> = actions.iter().map(read).collect::<Result<_, _>>()?;
        preview(self.position(), seat, &actions).map(|it| raw(&it)).map_err(refused::<G>)
    }

    fn legal(&self, seat: Seat) -> Vec<Legal> {
        let told = |it: Legal<G::Action>| Legal {
            action: json(&it.action),
            then: it.then.iter().map(json).collect(),
        };
        legal(self.position(), seat).into_iter().map(told).collect()
    }

    fn frame(&self, viewer: Viewer, since: u32) -> Frame {
        let news = news(self.replay(), viewer, since);
        Frame { undo: undo(self, viewer), ..frame(self.position(), viewer, self.version(), news) }
    }

    fn frame_text(&self, viewer: Viewer, since: u32) -> String {
        let news = news(self.replay(), viewer, since);
        let frame =
            Frame { undo: undo(self, viewer), ..typed(self.position(), viewer, self.version(), news) };
        // Room for all but the longest, so that it is not moved while it grows.
        let mut text = Vec::with_capacity(16 * 1024);
        serde_json::to_writer(&mut text, &frame).expect("wire types can be written as JSON");
        String::from_utf8(text).expect("JSON is text")
    }

    fn totals(&self) -> Vec<Vec<i32>> {
        let replay = self.replay();
        let mut played = Self::resume(Replay { entries: Vec::new(), ..replay.clone() });
        let total = |it: &Self| it.sheets(Viewer::Everything).iter().map(|it| it.total).collect();
        let mut totals = vec![total(&played)];
        for entry in &replay.entries {
            played.append(entry.clone());
            totals.push(total(&played));
        }
        totals
    }

    fn until(&self, version: u32) -> Box<dyn Table> {
        let replay = self.replay();
        let entries = replay.entries.iter().take(version as usize).cloned().collect();
        Box::new(Self::resume(Replay { entries, ..replay.clone() }))
    }

    fn setup_events(&self, viewer: Viewer) -> Box<RawValue> {
        shown::<G>(&self.replay().setup, viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.position().turn() == Turn::Over).then(|| self.position().outcome())
    }

    fn sheets(&self, viewer: Viewer) -> Vec<Sheet> {
        Seat::all(self.position().seats()).map(|it| self.position().sheet(it, viewer)).collect()
    }

    fn replay(&self) -> Box<RawValue> {
        raw(self.replay())
    }

    fn verify(&self) -> Result<(), Divergence> {
        self.replay().verify()
    }

    fn board(&self, viewer: Viewer, ink: Ink) -> String {
        self.position().board(viewer, ink)
    }

    fn notation(&self, action: &Value) -> Result<String, Failure> {
        Ok(read::<G::Action>(action)?.to_string())
    }

    fn plan(&self, seat: Seat, bot: &str, seed: u64) -> Result<Vec<Value>, NoPlan> {
        let bot: BotName = bot.parse()?;
        let mut bot = bot.bot::<G>(seed, &by_the_clock());
        Ok(bot.plan(self.position(), seat)?.iter().map(json).collect())
    }

    fn hint(
        &self,
        seat: Seat,
        budget: Budget,
        seed: u64,
        stop: &Stop,
        tell: &mut dyn FnMut(Value),
    ) -> Result<Value, NoPlan> {
        thoughts::hint(self.position(), seat, budget, seed, stop, tell)
    }

    fn review(&self, budget: Budget, seed: u64, tell: &mut dyn FnMut(Value)) -> Vec<Value> {
        thoughts::look_back(self, budget, seed, tell)
    }

    fn copied(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}

/// Sets up a match; options are pairs of key and value.
///
/// # Errors
/// Options or a number of players that the game does not allow.
pub fn start<G: Game>(seats: u8, options: &[(String, String)], seed: Seed) -> Result<Match<G>, BadOption> {
    Match::start(&chosen::<G>(options)?, seats, seed)
}

/// The options of a game, given as pairs of key and value.
///
/// # Errors
/// The first pair that the game does not allow.
pub fn chosen<G: Game>(options: &[(String, String)]) -> Result<G::Options, BadOption> {
    let mut chosen = G::Options::default();
    for (key, value) in options {
        chosen.set(key, value)?;
    }
    Ok(chosen)
}

type Typed<G> = Frame<<G as Game>::View, <G as Game>::Figures, Vec<Legal<<G as Game>::Action>>>;

fn typed<G: Game>(position: &G, viewer: Viewer, version: u32, news: Vec<News>) -> Typed<G> {
    Frame {
        version,
        news,
        view: position.view(viewer),
        figures: position.figures(viewer),
        sheets: Seat::all(position.seats()).map(|it| position.sheet(it, viewer)).collect(),
        legal: match viewer {
            Viewer::Seat(seat) => legal(position, seat),
            Viewer::Spectator | Viewer::Everything => Vec::new(),
        },
        turn: position.turn(),
        undo: None,
        outcome: (position.turn() == Turn::Over).then(|| position.outcome()),
    }
}

pub(crate) fn frame<G: Game>(position: &G, viewer: Viewer, version: u32, news: Vec<News>) -> Frame {
    let Frame { version, news, view, figures, sheets, legal, turn, undo, outcome } =
        typed(position, viewer, version, news);
    let (view, figures, legal) = (raw(&view), raw(&figures), raw(&legal));
    Frame { version, news, view, figures, sheets, legal, turn, undo, outcome }
}

fn undo<G: Game>(played: &Match<G>, viewer: Viewer) -> Option<u32> {
    match viewer {
        Viewer::Seat(seat) => played.undo_limit(seat),
        Viewer::Spectator | Viewer::Everything => None,
    }
}

fn legal<G: Game>(position: &G, seat: Seat) -> Vec<Legal<G::Action>> {
    let mut actions = Vec::new();
    if position.turn().seats().contains(seat) {
        position.legal(seat, &mut actions);
    }
    let offer = |action: G::Action| {
        let mut then = Vec::new();
        if G::leads_on(&action) {
            let mut next = *position;
            G::resolve(&mut Step::new(&mut next, &mut Silent, &mut Fast::new(0)), seat, action);
            next.legal(seat, &mut then);
            // What could be done without the beginning does not follow from it.
            then.retain(|it| !actions.contains(it) && !G::leads_on(it));
        }
        Legal { action, then }
    };
    actions.iter().copied().map(offer).collect()
}

fn news<G: Game>(replay: &Replay<G>, viewer: Viewer, since: u32) -> Vec<News> {
    let entry = |(index, entry): (usize, &Entry<G>)| News {
        version: index as u32 + 1,
        seat: entry.seat,
        undo: match entry.deed {
            Deed::Undo(to) => Some(to),
            Deed::Action(_) => None,
        },
        events: shown::<G>(&entry.events, viewer),
    };
    replay.entries.iter().enumerate().skip(since as usize).map(entry).collect()
}

pub(crate) fn shown<G: Game>(events: &[G::Event], viewer: Viewer) -> Box<RawValue> {
    let shown: Vec<G::Event> = events.iter().filter_map(|it| G::show(it, viewer)).collect();
    raw(&shown)
}

pub(crate) fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Failure> {
    T::deserialize(value).map_err(|why| Failure::Malformed(why.to_string()))
}

#[expect(clippy::needless_pass_by_value, reason = "the shape that `map_err` wants")]
pub(crate) fn refused<G: Game>(refusal: Refusal<G::Rejection>) -> Failure {
    Failure::Refused { text: refusal.to_string(), refusal: json(&refusal) }
}

pub(crate) fn json<T: Serialize>(it: &T) -> Value {
    serde_json::to_value(it).expect("wire types can be written as JSON")
}

pub(crate) fn raw<T: Serialize>(it: &T) -> Box<RawValue> {
    to_raw_value(it).expect("wire types can be written as JSON")
}
