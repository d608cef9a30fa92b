//! A batch of games as NumPy arrays.
//!
//! The arrays are made once and written in place by every step; Python sees them read-only.

use bots::{Budget, Means};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use tabletop::{Seat, Viewer};

use crate::{
    Whole,
    batch::{Games, Illegal, Made, Make, Rows, SEATS},
    catalog, error,
};

/// A batch of games of one kind.
#[pyclass(module = "howlcrown._native")]
pub(crate) struct Batch {
    games: Box<dyn Games>,
    players: Vec<u8>,
    pool: Option<ThreadPool>,
    arrays: Arrays,
    observation: usize,
}

struct Arrays {
    observations: Py<PyArray2<u8>>,
    masks: Py<PyArray2<bool>>,
    to_play: Py<PyArray1<i8>>,
    rewards: Py<PyArray2<f32>>,
    scores: Py<PyArray2<i32>>,
    done: Py<PyArray1<bool>>,
    seeds: Py<PyArray1<u64>>,
    actions: Py<PyArray1<i32>>,
}

impl Arrays {
    fn new(py: Python<'_>, count: usize, observation: usize, actions: usize) -> Self {
        Self {
            observations: PyArray2::zeros(py, [count, observation], false).unbind(),
            masks: PyArray2::zeros(py, [count, actions], false).unbind(),
            to_play: PyArray1::zeros(py, count, false).unbind(),
            rewards: PyArray2::zeros(py, [count, SEATS], false).unbind(),
            scores: PyArray2::zeros(py, [count, SEATS], false).unbind(),
            done: PyArray1::zeros(py, count, false).unbind(),
            seeds: PyArray1::zeros(py, count, false).unbind(),
            actions: PyArray1::zeros(py, count, false).unbind(),
        }
    }
}

/// The numbers of an array that this crate made.
fn slice<'a, T: numpy::Element, D: numpy::ndarray::Dimension>(
    array: &'a mut PyReadwriteArray<'_, T, D>,
) -> &'a mut [T] {
    array.as_slice_mut().expect("made in one piece")
}

impl Batch {
    /// Works on the games and their arrays without holding the interpreter.
    fn with_rows<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Games, Rows<'_>) -> T + Send,
    ) -> T {
        let arrays = &self.arrays;
        let mut observations = arrays.observations.bind(py).readwrite();
        let mut masks = arrays.masks.bind(py).readwrite();
        let mut to_play = arrays.to_play.bind(py).readwrite();
        let mut rewards = arrays.rewards.bind(py).readwrite();
        let mut scores = arrays.scores.bind(py).readwrite();
        let mut done = arrays.done.bind(py).readwrite();
        let mut seeds = arrays.seeds.bind(py).readwrite();
        let rows = Rows {
            observations: slice(&mut observations),
            masks: slice(&mut masks),
            to_play: slice(&mut to_play),
            rewards: slice(&mut rewards),
            scores: slice(&mut scores),
            done: slice(&mut done),
            seeds: slice(&mut seeds),
        };
        let (games, pool) = (&mut *self.games, &self.pool);
        py.detach(move || match pool {
            Some(pool) => pool.install(|| work(games, rows)),
            None => work(games, rows),
        })
    }

    fn check_index(&self, index: usize) -> PyResult<()> {
        let count = self.players.len();
        if index < count {
            Ok(())
        } else {
            Err(error(format!("there is no game {index}: there are {count}")))
        }
    }

    fn viewer(&self, index: usize, seat: Option<Whole<u8>>) -> PyResult<Viewer> {
        self.check_index(index)?;
        match seat {
            Some(Whole(seat)) if seat >= self.players[index] => {
                Err(error(format!("game {index} has no seat {seat}: it has {}", self.players[index])))
            }
            Some(Whole(seat)) => Ok(Viewer::Seat(Seat(seat))),
            None => Ok(Viewer::Everything),
        }
    }
}

#[pymethods]
impl Batch {
    #[new]
    fn new(
        py: Python<'_>,
        game: &str,
        players: Vec<u8>,
        options: Vec<(String, String)>,
        threads: Whole<usize>,
        goes_on: bool,
    ) -> PyResult<Self> {
        if players.is_empty() {
            return Err(error("a batch has at least one game"));
        }
        let made = shelf::visit(game, Make { players: &players, options: &options, goes_on });
        let Made { games, actions, observation } =
            made.ok_or_else(|| catalog::unknown(game))?.map_err(error)?;
        // One game is played where it is asked for.
        let pool = match players.len() {
            1 => None,
            _ => Some(ThreadPoolBuilder::new().num_threads(threads.0).build().map_err(error)?),
        };
        let arrays = Arrays::new(py, players.len(), observation, actions);
        Ok(Self { games, players, pool, arrays, observation })
    }

    /// The arrays: observations, masks, to_play, rewards, scores, done, seeds, actions.
    fn arrays<'py>(&self, py: Python<'py>) -> [Bound<'py, PyAny>; 8] {
        let it = &self.arrays;
        [
            it.observations.bind(py).clone().into_any(),
            it.masks.bind(py).clone().into_any(),
            it.to_play.bind(py).clone().into_any(),
            it.rewards.bind(py).clone().into_any(),
            it.scores.bind(py).clone().into_any(),
            it.done.bind(py).clone().into_any(),
            it.seeds.bind(py).clone().into_any(),
            it.actions.bind(py).clone().into_any(),
        ]
    }

    fn reset(&mut self, py: Python<'_>, seeds: PyReadonlyArray1<'_, u64>) -> PyResult<()> {
        let seeds = seeds.as_slice().map_err(error)?;
        if seeds.len() != self.players.len() {
            return Err(error(format!(
                "{} games need as many seeds, not {}",
                self.players.len(),
                seeds.len()
            )));
        }
        self.with_rows(py, |games, rows| games.reset(seeds, rows));
        Ok(())
    }

    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i32>) -> PyResult<()> {
        let actions = actions.as_slice().map_err(error)?;
        if actions.len() != self.players.len() {
            let count = self.players.len();
            return Err(error(format!("{count} games need as many actions, not {}", actions.len())));
        }
        let stepped = self.with_rows(py, |games, rows| games.step(actions, rows));
        stepped.map_err(|Illegal { index, number }| {
            error(format!("action {number} is not legal in game {index}; nothing was played"))
        })
    }

    /// Draws a legal action for every game, each with the same chance, into the array of actions.
    fn sample(&mut self, py: Python<'_>) {
        let mut actions = self.arrays.actions.bind(py).readwrite();
        let (games, actions) = (&mut *self.games, slice(&mut actions));
        py.detach(move || games.sample(actions));
    }

    /// Lets a bot decide in the games that are wanted, into the array of actions.
    fn decide(
        &mut self,
        py: Python<'_>,
        bot: &str,
        iterations: Option<Whole<u32>>,
        wanted: PyReadonlyArray1<'_, bool>,
    ) -> PyResult<()> {
        let bot = catalog::bot(bot)?;
        let means = Means { clock: None, budget: iterations.map(|it| Budget::Iterations(it.0)) };
        let wanted = wanted.as_slice().map_err(error)?;
        if wanted.len() != self.players.len() {
            return Err(error(format!("{} games need as many choices", self.players.len())));
        }
        let mut actions = self.arrays.actions.bind(py).readwrite();
        let (games, pool, actions) = (&*self.games, &self.pool, slice(&mut actions));
        py.detach(move || match pool {
            Some(pool) => pool.install(|| games.decide(bot, &means, wanted, actions)),
            None => games.decide(bot, &means, wanted, actions),
        });
        Ok(())
    }

    /// What a seat of one game may know.
    fn observe<'py>(
        &self,
        py: Python<'py>,
        index: Whole<usize>,
        seat: Whole<u8>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        self.viewer(index.0, Some(seat))?;
        let array = PyArray1::zeros(py, self.observation, false);
        self.games.observe(index.0, Seat(seat.0), slice(&mut array.readwrite()));
        Ok(array)
    }

    /// How many actions one game has seen.
    fn entries(&self, index: Whole<usize>) -> PyResult<u64> {
        self.check_index(index.0)?;
        Ok(self.games.entries(index.0))
    }

    /// A legal action of one game in notation.
    fn notation(&self, index: Whole<usize>, number: Whole<u32>) -> PyResult<String> {
        self.check_index(index.0)?;
        let notation = self.games.notation(index.0, number.0);
        notation.ok_or_else(|| error(format!("action {} is not legal in game {}", number.0, index.0)))
    }

    /// One game in characters.
    fn board(&self, index: Whole<usize>, seat: Option<Whole<u8>>) -> PyResult<String> {
        Ok(self.games.board(index.0, self.viewer(index.0, seat)?))
    }

    /// One game as a seat may see it, as JSON.
    fn view(&self, index: Whole<usize>, seat: Option<Whole<u8>>) -> PyResult<String> {
        Ok(self.games.view(index.0, self.viewer(index.0, seat)?))
    }

    /// What does not change during one game, as JSON.
    fn facts(&self, index: Whole<usize>) -> PyResult<String> {
        self.check_index(index.0)?;
        Ok(self.games.facts(index.0))
    }
}
