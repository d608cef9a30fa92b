//! What a browser keeps of a table: what was asked, which gives the same match again by the same rules.

use record::{Change, TableRecord};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use shelf::Json;
use table::terms::Head;

/// An entry without what followed from it.
#[derive(Serialize, Deserialize)]
struct Asked {
    seat: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    action: Option<Json>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo: Option<u32>,
    /// Nothing: it is not kept.
    #[serde(skip_deserializing)]
    events: [u8; 0],
    settled: bool,
}

/// An entry as it is kept.
pub(crate) fn entry(full: &str) -> String {
    let asked = serde_json::from_str::<Asked>(full).and_then(|it| serde_json::to_string(&it));
    asked.unwrap_or_else(|_| full.to_owned())
}

/// The head of a log as it is kept.
pub(crate) fn head(full: &str) -> String {
    let without = |mut it: Head| {
        it.setup = RawValue::from_string("[]".to_owned())?;
        serde_json::to_string(&it)
    };
    serde_json::from_str::<Head>(full).and_then(without).unwrap_or_else(|_| full.to_owned())
}

/// The table after a change.
pub(crate) fn changed(record: &TableRecord, change: &Change) -> TableRecord {
    TableRecord {
        revision: change.revision + 1,
        now: change.now.clone(),
        seats: change.seats.clone().unwrap_or_else(|| record.seats.clone()),
        head: change.head.as_deref().map_or_else(|| record.head.clone(), head),
        ..record.clone()
    }
}
