//! What there is: games, their options, bots, numbers of actions and parts of observations.

use ::bots::BotName;
use pyo3::{prelude::*, types::PyDict};
use shelf::{GameVisitor, Hosted, SHELF, Title};
use tabletop::Numbers;

use crate::{Whole, error};

/// The game of this name.
pub(crate) fn find(game: &str) -> PyResult<&'static dyn Title> {
    shelf::find(game).ok_or_else(|| unknown(game))
}

/// No game is called that.
pub(crate) fn unknown(game: &str) -> PyErr {
    error(format!("no game is called {game}: there are {}", games().join(", ")))
}

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    SHELF.iter().map(|it| it.key()).collect()
}

/// The names of all bots, the weakest first but for the neutral reference.
#[pyfunction]
pub(crate) fn bots() -> Vec<&'static str> {
    BotName::ALL.into_iter().map(BotName::as_str).collect()
}

/// The bot of this name.
pub(crate) fn bot(name: &str) -> PyResult<BotName> {
    name.parse().map_err(|why| error(format!("{why}: there are {}", bots().join(", "))))
}

/// The numbers that programs rely on: versions, sizes, parts of an observation, options.
#[pyfunction]
pub(crate) fn describe<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    let title = find(game)?;
    let numbers = shelf::visit(game, Numbered).ok_or_else(|| unknown(game))?;
    let about = PyDict::new(py);
    about.set_item("game", title.key())?;
    about.set_item("rules", title.rules())?;
    about.set_item("spec", numbers.spec)?;
    about.set_item("players", (*title.seats().start(), *title.seats().end()))?;
    about.set_item("is_open", title.is_open())?;
    about.set_item("actions", numbers.actions)?;
    about.set_item("observation", numbers.observation)?;
    about.set_item("layout", numbers.layout)?;
    let options: Vec<_> = title.options().iter().map(|it| (it.key, it.allowed, it.default)).collect();
    about.set_item("options", options)?;
    Ok(about)
}

/// What a number of an action means whatever the position.
#[pyfunction]
pub(crate) fn label(game: &str, number: Whole<u32>) -> PyResult<String> {
    let label = shelf::visit(game, Label(number.0)).ok_or_else(|| unknown(game))?;
    label.ok_or_else(|| error(format!("{game} has no action {}", number.0)))
}

/// What all numbers mean, from 0.
#[pyfunction]
pub(crate) fn labels(game: &str) -> PyResult<Vec<String>> {
    shelf::visit(game, Labels).ok_or_else(|| unknown(game))
}

struct Sizes {
    spec: u16,
    actions: usize,
    observation: usize,
    layout: Vec<(&'static str, Vec<usize>)>,
}

struct Numbered;

impl GameVisitor for Numbered {
    type Out = Sizes;

    fn visit<G: Hosted>(self) -> Sizes {
        Sizes {
            spec: G::SPEC,
            actions: G::ACTIONS,
            observation: G::OBSERVATION,
            layout: G::LAYOUT.iter().map(|it| (it.name, it.shape.to_vec())).collect(),
        }
    }
}

struct Label(u32);

impl GameVisitor for Label {
    type Out = Option<String>;

    fn visit<G: Hosted>(self) -> Option<String> {
        G::label(self.0)
    }
}

struct Labels;

impl GameVisitor for Labels {
    type Out = Vec<String>;

    fn visit<G: Hosted>(self) -> Vec<String> {
        (0..).map_while(<G as Numbers>::label).collect()
    }
}
