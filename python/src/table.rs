//! One match of any game.

use std::sync::{Mutex, MutexGuard};

use bots::{Budget, Means, Stop};
use numpy::PyArray1;
use pyo3::prelude::*;
use serde_json::{Value, json};
use shelf::{AnyAction, Failure, Json, ReplayFile, Words, check};
use tabletop::{Ink, Seat, Seed, Viewer};

use crate::{Refused, Unsound, Whole, catalog, error};

/// One match. Positions and answers cross as JSON, actions in notation.
#[pyclass(module = "howlcrown._native", frozen)]
pub(crate) struct Table(Mutex<Box<dyn shelf::Table>>);

fn failed(failure: Failure) -> PyErr {
    match failure {
        Failure::Malformed(_) => error(failure),
        Failure::Refused { refusal, text } => Refused::new_err((text, refusal.get().to_owned())),
    }
}

fn written<T: serde::Serialize>(it: &T) -> PyResult<String> {
    serde_json::to_string(it).map_err(error)
}

impl Table {
    fn get(&self) -> MutexGuard<'_, Box<dyn shelf::Table>> {
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn of(table: Box<dyn shelf::Table>) -> Self {
        Self(Mutex::new(table))
    }
}

fn seat(table: &dyn shelf::Table, Whole(seat): Whole<u8>) -> PyResult<Seat> {
    let seats = table.seats();
    if seat < seats {
        Ok(Seat(seat))
    } else {
        Err(error(format!("there is no seat {seat}: there are {seats}")))
    }
}

fn viewer(table: &dyn shelf::Table, of: Option<Whole<u8>>) -> PyResult<Viewer> {
    of.map_or(Ok(Viewer::Everything), |it| seat(table, it).map(Viewer::Seat))
}

fn actions(table: &dyn shelf::Table, notation: &[String]) -> PyResult<Vec<AnyAction>> {
    notation.iter().map(|it| table.title().parse(it).map_err(error)).collect()
}

fn array(all: &[Json]) -> String {
    let all: Vec<&str> = all.iter().map(|it| it.get()).collect();
    format!("[{}]", all.join(","))
}

fn means(iterations: Option<Whole<u32>>) -> (Budget, Means) {
    (Budget::Iterations(iterations.map_or(4000, |it| it.0)), Means { clock: None, budget: None })
}

#[pymethods]
impl Table {
    #[new]
    fn new(game: &str, players: Whole<u8>, options: Vec<(String, String)>, seed: &str) -> PyResult<Self> {
        let seed: Seed = seed.parse().map_err(error)?;
        Ok(Self::of(catalog::find(game)?.start(players.0, &options, seed).map_err(error)?))
    }

    /// A saved match, played again from its seed. Returns the match and the names of its players.
    #[staticmethod]
    fn load(py: Python<'_>, text: &str) -> PyResult<(Self, Vec<String>)> {
        let file: ReplayFile =
            serde_json::from_str(text).map_err(|why| error(format!("not a saved match: {why}")))?;
        let table = py.detach(|| check::replayed(&file.game, file.replay.get(), None));
        Ok((Self::of(table.map_err(|why| Unsound::new_err(why.to_string()))?), file.names))
    }

    fn save(&self, names: Vec<String>) -> PyResult<String> {
        written(&shelf::replay_file(&**self.get(), names))
    }

    fn game(&self) -> &'static str {
        self.get().title().key()
    }

    fn players(&self) -> u8 {
        self.get().seats()
    }

    fn version(&self) -> u32 {
        self.get().version()
    }

    /// The seats that owe a decision.
    fn turn(&self) -> Vec<usize> {
        // Bytes would arrive as `bytes`.
        self.get().turn().seats().iter().map(Seat::index).collect()
    }

    /// What a seat may do: numbers and notation.
    fn legal(&self, of: Whole<u8>) -> PyResult<Vec<(u32, String)>> {
        let table = self.get();
        let numbers = table.thinker().numbers(seat(&**table, of)?);
        Ok(numbers.into_iter().map(|(number, action)| (number, action.to_string())).collect())
    }

    /// What a seat may know, as numbers.
    fn observe<'py>(&self, py: Python<'py>, of: Whole<u8>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let table = self.get();
        Ok(PyArray1::from_vec(py, table.thinker().observe(seat(&**table, of)?)))
    }

    /// Plays actions and returns the new entries of the log as JSON.
    fn play(&self, of: Whole<u8>, notation: Vec<String>) -> PyResult<String> {
        let mut table = self.get();
        let (of, actions) = (seat(&**table, of)?, actions(&**table, &notation)?);
        table.play_all(of, &actions).map(|it| array(&it)).map_err(failed)
    }

    fn undo(&self, of: Whole<u8>, to: Option<Whole<u32>>) -> PyResult<()> {
        let mut table = self.get();
        let of = seat(&**table, of)?;
        table.undo(of, to.map(|it| it.0)).map(drop).map_err(failed)
    }

    /// Why a seat may not do this, as JSON.
    fn why(&self, of: Whole<u8>, notation: String) -> PyResult<Option<String>> {
        let table = self.get();
        let (of, actions) = (seat(&**table, of)?, actions(&**table, &[notation])?);
        let why = table.why(of, &actions[0]).map_err(failed)?;
        Ok(why.map(|it| it.get().to_owned()))
    }

    /// What actions would do, as JSON.
    fn preview(&self, of: Whole<u8>, notation: Vec<String>) -> PyResult<String> {
        let table = self.get();
        let (of, actions) = (seat(&**table, of)?, actions(&**table, &notation)?);
        Ok(table.preview(of, &actions).map_err(failed)?.get().to_owned())
    }

    fn view(&self, of: Option<Whole<u8>>) -> PyResult<String> {
        let table = self.get();
        Ok(table.view(viewer(&**table, of)?).get().to_owned())
    }

    fn facts(&self) -> String {
        self.get().facts().get().to_owned()
    }

    fn board(&self, of: Option<Whole<u8>>, colour: bool) -> PyResult<String> {
        let table = self.get();
        Ok(table.board(viewer(&**table, of)?, if colour { Ink::Colour } else { Ink::Plain }))
    }

    /// How the game ended, as JSON.
    fn outcome(&self) -> PyResult<Option<String>> {
        self.get().outcome().as_ref().map(written).transpose()
    }

    /// Where each seat's points come from, as JSON.
    fn sheets(&self, of: Option<Whole<u8>>) -> PyResult<String> {
        let table = self.get();
        written(&table.sheets(viewer(&**table, of)?))
    }

    /// What happened since a version, as JSON.
    fn news(&self, of: Option<Whole<u8>>, since: Whole<u32>) -> PyResult<String> {
        let table = self.get();
        written(&table.news(viewer(&**table, of)?, since.0))
    }

    /// The whole log, as JSON.
    fn log(&self) -> String {
        self.get().replay().get().to_owned()
    }

    fn verify(&self, py: Python<'_>) -> PyResult<()> {
        let table = self.get().copied();
        py.detach(move || table.verify()).map_err(|why| Unsound::new_err(why.to_string()))
    }

    /// The match as it was at an earlier version.
    fn until(&self, version: Whole<u32>) -> PyResult<Self> {
        let table = self.get();
        if version.0 > table.version() {
            return Err(error(format!("there is no version {}: the last is {}", version.0, table.version())));
        }
        Ok(Self::of(table.until(version.0)))
    }

    fn copied(&self) -> Self {
        Self::of(self.get().copied())
    }

    /// What a bot would do, in notation: its action and what it means to do next.
    fn plan(
        &self,
        py: Python<'_>,
        of: Whole<u8>,
        bot: &str,
        seed: Whole<u64>,
        iterations: Option<Whole<u32>>,
    ) -> PyResult<Vec<String>> {
        let bot = catalog::bot(bot)?;
        let (thinker, of) = {
            let table = self.get();
            (table.thinker(), seat(&**table, of)?)
        };
        let means = Means { clock: None, budget: iterations.map(|it| Budget::Iterations(it.0)) };
        let plan = py.detach(move || thinker.plan(of, bot, &means, seed.0)).map_err(error)?;
        Ok(plan.iter().map(ToString::to_string).collect())
    }

    /// The best ways for a seat to go on, as JSON.
    fn hint(
        &self,
        py: Python<'_>,
        of: Whole<u8>,
        seed: Whole<u64>,
        iterations: Option<Whole<u32>>,
    ) -> PyResult<String> {
        let (thinker, of) = {
            let table = self.get();
            (table.thinker(), seat(&**table, of)?)
        };
        let (budget, means) = means(iterations);
        let hint = py.detach(move || thinker.hint(of, budget, means, seed.0, &Stop::default(), &mut |_| {}));
        written(&hint.map_err(error)?)
    }

    /// Every turn judged, as JSON.
    fn review(&self, py: Python<'_>, seed: Whole<u64>, iterations: Option<Whole<u32>>) -> PyResult<String> {
        let table = self.get().copied();
        let (budget, means) = means(iterations);
        written(&py.detach(move || table.review(budget, means, seed.0, &Stop::default(), &mut |_| {})))
    }

    /// An event, an action or a reason in words.
    fn tell(&self, kind: &str, what: &str, language: &str, players: Vec<String>) -> PyResult<String> {
        let what: Value = serde_json::from_str(what).map_err(error)?;
        let known = || format!("{language} is not a language: there are {}", shelf::LANGUAGES.join(", "));
        let words = Words::new(language, &[]).ok_or_else(|| error(known()))?;
        Ok(words.tell(self.get().title().key(), kind, &what, &players))
    }

    /// An action as it is sent to a server, as JSON.
    fn action(&self, notation: String) -> PyResult<String> {
        Ok(actions(&**self.get(), &[notation])?[0].json().get().to_owned())
    }

    fn __repr__(&self) -> String {
        let table = self.get();
        json!({ "game": table.title().key(), "players": table.seats(), "version": table.version() })
            .to_string()
    }
}
