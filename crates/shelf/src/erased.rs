//! The one place that knows both JSON and [`Game`]: every game as a [`Title`], every match as a [`Table`].

use std::{fmt, marker::PhantomData, ops::RangeInclusive};

use bots::{Budget, Means, Stop};
use protocol::to_client::{Facts, Frame, JudgedTurn, Lesson, News, PreviewAnswer, Scores};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use tabletop::{
    BadOption, Choice, Deed, Edition, Game, Match, OptionSpec, Options, Outcome, Refusal, Seat, Seed, Sheet,
    Turn, Viewer, choices, preview,
};
#[cfg(feature = "full")]
use tabletop::{Divergence, Ink};

use crate::{
    AnyAction, BadLog, Failure, Hosted, Json, Table, Thinker, Title,
    again::{append, resume},
    lessons,
    table::Scene,
    thoughts::{self, Position},
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

    fn editions(&self) -> &'static [Edition] {
        G::Options::EDITIONS
    }

    fn agree(&self, seats: u8, options: &[(String, String)]) -> Result<Option<&'static str>, BadOption> {
        let chosen = chosen::<G>(options)?;
        G::new(&chosen, seats)?;
        Ok(chosen.edition())
    }

    fn is_open(&self) -> bool {
        G::IS_OPEN
    }

    #[cfg(feature = "full")]
    fn texts(&self) -> &'static [(&'static str, &'static str)] {
        G::TEXTS
    }

    fn seat_fields(&self) -> &'static [&'static str] {
        G::SEAT_FIELDS
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
        Ok(Box::new(resume::<G>(replay)?))
    }

    fn action(&self, json: &RawValue) -> Result<AnyAction, Failure> {
        AnyAction::read::<G>(json)
    }

    #[cfg(feature = "full")]
    fn parse(&self, notation: &str) -> Result<AnyAction, String> {
        let action = notation.parse();
        let failed = |why: <G::Action as std::str::FromStr>::Err| why.to_string();
        action.map(AnyAction::new::<G>).map_err(failed)
    }

    fn lessons(&self) -> Vec<Lesson> {
        lessons::lessons::<G>()
    }

    fn attempt(&self, puzzle: &str, actions: &[AnyAction]) -> Option<Result<Json, Failure>> {
        lessons::attempt::<G>(puzzle, actions)
    }

    fn preview_puzzle(
        &self,
        puzzle: &str,
        actions: &[AnyAction],
        further: &[AnyAction],
    ) -> Option<Result<Json, Failure>> {
        lessons::preview_puzzle::<G>(puzzle, actions, further)
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

    fn play_all(&mut self, seat: Seat, actions: &[AnyAction]) -> Result<Vec<Json>, Failure> {
        let entries = self.play_all(seat, &natives::<G>(actions)?).map_err(refused::<G>)?;
        Ok(entries.iter().map(raw).collect())
    }

    fn play_while_certain(&mut self, seat: Seat, actions: &[AnyAction]) -> Vec<Json> {
        let actions: Vec<G::Action> = actions.iter().map_while(|it| it.of::<G>().ok()).collect();
        self.play_while_certain(seat, &actions).iter().map(raw).collect()
    }

    fn undo(&mut self, seat: Seat, to: Option<u32>) -> Result<Json, Failure> {
        let entry = match to {
            Some(to) => self.undo_to(seat, to),
            None => self.undo(seat),
        };
        entry.map(raw).map_err(refused::<G>)
    }

    fn append(&mut self, entry: &str) -> Result<(), BadLog> {
        append(self, entry)
    }

    fn why(&self, seat: Seat, action: &AnyAction) -> Result<Option<Json>, Failure> {
        Ok(self.why(seat, &action.of::<G>()?).map(|it| raw(&it)))
    }

    fn preview(&self, seat: Seat, actions: &[AnyAction]) -> Result<Json, Failure> {
        preview_answer(self.position(), seat, actions)
    }

    fn legal(&self, seat: Seat) -> Vec<Choice<AnyAction>> {
        let erased = |it: Choice<G::Action>| Choice {
            action: AnyAction::new::<G>(it.action),
            then: it.then.into_iter().map(AnyAction::new::<G>).collect(),
        };
        choices(self.position(), seat).into_iter().map(erased).collect()
    }

    fn facts(&self) -> Json {
        raw(&facts(self.position()))
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        scene(self.position(), viewer)
    }

    fn frame_of(&self, scene: &Scene, viewer: Viewer, since: u32) -> String {
        let news = news(self.replay(), viewer, since, self.version(), G::show);
        let frame = frame(self.position(), scene, viewer, self.version(), news);
        let scene = scene.view.get().len() + scene.figures.get().len();
        written(&Frame { undo: undo(self, viewer), ..frame }, scene + BESIDE_SCENE)
    }

    fn frame_at(&self, viewer: Viewer, version: u32) -> Json {
        let news = news(self.replay(), viewer, version.saturating_sub(1), version, G::show);
        let position: G = self.replay().position(version);
        raw(&frame(&position, &scene(&position, viewer), viewer, version, news))
    }

    fn news(&self, viewer: Viewer, since: u32) -> Vec<News<Json>> {
        let show = |it: &G::Event, viewer| G::show(it, viewer).map(|it| raw(&it));
        news(self.replay(), viewer, since, self.version(), show)
    }

    fn view(&self, viewer: Viewer) -> Json {
        raw(&self.position().view(viewer))
    }

    fn scores(&self) -> Vec<Scores> {
        let replay = self.replay();
        let mut scores: Vec<Scores> = Vec::new();
        // Only an undo needs the position to be folded again.
        let mut position: G = replay.position(0);
        for version in 0..=self.version() {
            match version.checked_sub(1).map(|it| &replay.entries[it as usize]) {
                Some(entry) if matches!(entry.deed, Deed::Undo(_)) => position = replay.position(version),
                Some(entry) => entry.events.iter().for_each(|it| position.apply(it)),
                None => {}
            }
            let totals: Vec<i32> = sheets(&position, Viewer::Everything).iter().map(|it| it.total).collect();
            if scores.last().is_none_or(|it| it.totals != totals) {
                scores.push(Scores { version, totals });
            }
        }
        scores
    }

    fn until(&self, version: u32) -> Box<dyn Table> {
        let mut replay = self.replay().clone();
        replay.entries.truncate(version as usize);
        Box::new(Self::resume(replay))
    }

    #[cfg(feature = "full")]
    fn setup_events(&self, viewer: Viewer) -> Vec<Json> {
        shown::<G>(&self.replay().setup, viewer).iter().map(raw).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.position().turn() == Turn::Over).then(|| self.position().outcome())
    }

    fn sheets(&self, viewer: Viewer) -> Vec<Sheet> {
        sheets(self.position(), viewer)
    }

    fn replay(&self) -> Json {
        raw(self.replay())
    }

    #[cfg(feature = "full")]
    fn verify(&self) -> Result<(), Divergence> {
        self.replay().verify::<G>()
    }

    #[cfg(feature = "full")]
    fn board(&self, viewer: Viewer, ink: Ink) -> String {
        self.position().board(viewer, ink)
    }

    fn thinker(&self) -> Box<dyn Thinker> {
        Box::new(Position(*self.position()))
    }

    fn review(
        &self,
        budget: Budget,
        means: Means,
        seed: u64,
        stop: &Stop,
        each: &mut dyn FnMut(JudgedTurn<Json>),
    ) -> Vec<JudgedTurn<Json>> {
        thoughts::review_match(self, budget, means, seed, stop, each)
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

/// What does not change during a match of any game.
pub(crate) fn facts<G: Game>(position: &G) -> Facts<G::Facts> {
    let seat_fields = G::SEAT_FIELDS.iter().map(|&it| it.to_owned()).collect();
    Facts { seat_fields, game: position.facts() }
}

/// A frame before anything may be taken back.
pub(crate) fn frame<'a, G: Game>(
    position: &G,
    scene: &'a Scene,
    viewer: Viewer,
    version: u32,
    news: Vec<News<G::Event>>,
) -> Frame<&'a RawValue, &'a RawValue, G::Offers, G::Event> {
    let owing = |seat: &Seat| position.turn().seats().contains(*seat);
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat).filter(owing),
        Viewer::Spectator | Viewer::Everything => None,
    };
    Frame {
        version,
        news,
        view: &scene.view,
        figures: &scene.figures,
        sheets: scene.sheets.clone(),
        offers: seat.map(|it| position.offers(it)).unwrap_or_default(),
        turn: position.turn(),
        undo: None,
        outcome: (position.turn() == Turn::Over).then(|| position.outcome()),
    }
}

pub(crate) fn scene<G: Game>(position: &G, viewer: Viewer) -> Scene {
    Scene {
        view: raw(&position.view(viewer)),
        figures: raw(&position.figures(viewer)),
        sheets: sheets(position, viewer),
    }
}

fn sheets<G: Game>(position: &G, viewer: Viewer) -> Vec<Sheet> {
    Seat::all(position.seats()).map(|it| position.sheet(it, viewer)).collect()
}

fn undo<G: Game>(played: &Match<G>, viewer: Viewer) -> Option<u32> {
    match viewer {
        Viewer::Seat(seat) => played.undo_limit(seat),
        Viewer::Spectator | Viewer::Everything => None,
    }
}

/// The entries after `since` up to `version`, each event as `show` makes it for the viewer.
fn news<O, A, E, S>(
    log: &tabletop::Log<O, A, E>,
    viewer: Viewer,
    since: u32,
    version: u32,
    show: impl Fn(&E, Viewer) -> Option<S>,
) -> Vec<News<S>> {
    let since = since.min(version) as usize;
    let entries = log.entries[..version as usize].iter().enumerate().skip(since);
    let news = entries.map(|(index, entry)| News {
        version: index as u32 + 1,
        seat: entry.seat,
        undo: match entry.deed {
            Deed::Undo(to) => Some(to),
            Deed::Action(_) => None,
        },
        events: entry.events.iter().filter_map(|it| show(it, viewer)).collect(),
    });
    news.collect()
}

pub(crate) fn shown<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|it| G::show(it, viewer)).collect()
}

/// What actions would do, or why one of them is refused.
pub(crate) fn preview_answer<G: Game>(
    position: &G,
    seat: Seat,
    actions: &[AnyAction],
) -> Result<Json, Failure> {
    Ok(raw(&match preview(position, seat, &natives::<G>(actions)?) {
        Ok(preview) => PreviewAnswer::Preview(preview),
        Err(refusal) => PreviewAnswer::Refusal(refusal),
    }))
}

pub(crate) fn natives<G: Game>(actions: &[AnyAction]) -> Result<Vec<G::Action>, Failure> {
    actions.iter().map(AnyAction::of::<G>).collect()
}

#[expect(clippy::needless_pass_by_value, reason = "the shape that `map_err` wants")]
pub(crate) fn refused<G: Game>(refusal: Refusal<G::Rejection>) -> Failure {
    Failure::Refused { text: refusal.to_string(), refusal: raw(&refusal) }
}

/// Bytes of a frame beside its scene: rarely more, so that its text is seldom moved while it is written.
const BESIDE_SCENE: usize = 4096;

/// Writes JSON of about this many bytes.
fn written<T: Serialize>(it: &T, bytes: usize) -> String {
    let mut text = Vec::with_capacity(bytes);
    serde_json::to_writer(&mut text, it).expect("wire types can be written as JSON");
    String::from_utf8(text).expect("JSON is UTF-8")
}

pub(crate) fn raw<T: Serialize>(it: &T) -> Json {
    to_raw_value(it).expect("wire types can be written as JSON")
}
