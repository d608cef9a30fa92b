//! Archived tables with damaged bytes: each log is verified or refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|bytes: &[u8]| {
    let _ = serde_json::from_slice::<record::Archived>(bytes);
    for title in shelf::SHELF {
        let Ok(mut head) = serde_json::from_str::<Value>(&fuzz::damaged_log(*title, bytes)) else { continue };
        let entries = head.as_object_mut().and_then(|it| it.remove("entries"));
        let entries = entries.as_ref().and_then(Value::as_array).cloned().unwrap_or_default();
        let entries: Vec<String> = entries.iter().map(Value::to_string).collect();
        let _ = shelf::check::stored(title.key(), &head.to_string(), entries.iter().map(String::as_str));
    }
});
