//! The games for Python: batches of games as arrays, and one match as an object.
//!
//! Layout: `batch` plays many games at once in a game's own types, `vector` gives it NumPy arrays, `table` is one
//! match of any game, `catalog` says what there is. What people import is the Python code beside this crate.

mod batch;
mod catalog;
mod table;
mod vector;

use pyo3::{create_exception, exceptions::PyValueError, prelude::*};

create_exception!(howlcrown, Error, PyValueError, "What was asked for is not possible.");
create_exception!(howlcrown._native, Refused, Error, "The rules refuse an action: (text, reason as JSON).");
create_exception!(howlcrown, Unsound, Error, "A saved match does not follow from its seed and its actions.");

fn error(why: impl ToString) -> PyErr {
    Error::new_err(why.to_string())
}

/// A whole number from Python; what is none, or does not fit, is named in our own error.
#[derive(Clone, Copy)]
struct Whole<T>(T);

impl<'a, 'py, T: FromPyObject<'a, 'py>> FromPyObject<'a, 'py> for Whole<T> {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let wrong = |_| match given.repr() {
            Ok(it) => error(format!("a whole number in its range is needed, not {it}")),
            Err(why) => why,
        };
        given.extract().map(Self).map_err(wrong)
    }
}

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("Error", py.get_type::<Error>())?;
    module.add("Refused", py.get_type::<Refused>())?;
    module.add("Unsound", py.get_type::<Unsound>())?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<vector::Batch>()?;
    module.add_class::<table::Table>()?;
    module.add_function(wrap_pyfunction!(catalog::games, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::bots, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::describe, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::label, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::labels, module)?)
}
