//! How a table commits itself to its seed before the first move, and how anybody checks it after.

use serde_json::Value;
use sha2::{Digest, Sha256};

/// The commitment of a table: SHA-256, in hexadecimal, of six lines.
///
/// The lines are `howlcrown 1`, the game's key, the number of its rules, the number of seats, the
/// seed in 64 hexadecimal digits, and the options as JSON without spaces and with sorted keys; each
/// ends with a line feed.
#[must_use]
pub fn commitment(game: &str, rules: u16, seats: u8, seed: &str, options: &Value) -> String {
    let options = canonical(options);
    let text = format!("howlcrown 1\n{game}\n{rules}\n{seats}\n{seed}\n{options}\n");
    hex(&Sha256::digest(text))
}

/// JSON without spaces and with sorted keys.
fn canonical(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|it| it.0);
            let fields: Vec<String> = fields
                .into_iter()
                .map(|(key, value)| format!("{}:{}", Value::from(key.as_str()), canonical(value)))
                .collect();
            format!("{{{}}}", fields.join(","))
        }
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(canonical).collect();
            format!("[{}]", items.join(","))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
    }
}

/// Bytes as lower-case hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|it| format!("{it:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_commitment_depends_on_everything_it_names_and_on_nothing_else() {
        let seed = "0".repeat(64);
        let options = json!({"b": [1, {"y": 2, "x": "ü"}], "a": true});
        let sorted = "{\"a\":true,\"b\":[1,{\"x\":\"ü\",\"y\":2}]}";
        assert_eq!(canonical(&options), sorted);
        let text = format!("howlcrown 1\nwolves\n1\n3\n{seed}\n{sorted}\n");
        let own = commitment("wolves", 1, 3, &seed, &options);
        assert_eq!(own, hex(&Sha256::digest(text)));
        assert_ne!(own, commitment("wolves", 1, 3, &"1".repeat(64), &options));
        assert_ne!(own, commitment("wolves", 1, 2, &seed, &options));
        assert_ne!(own, commitment("wolves", 2, 3, &seed, &options));
        assert_ne!(own, commitment("wolves", 1, 3, &seed, &json!({})));
    }
}
