//! How a table commits itself to its secret before seats are taken, how the seed is derived from it and from what every
//! seat adds, and how anybody checks both afterwards. `docs/fairness.md` says what that guarantees.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use tabletop::Seed;

/// What the seed of a match was made of: published when the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeedOrigin {
    /// The server's secret, in 64 hexadecimal digits. The commitment was made from it.
    #[cfg_attr(test, ts(type = "string"))]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub secret: Seed,
    /// What each seat added, seat 0 first; null where nothing was added.
    pub added: Vec<Option<String>>,
    /// Whether the seed was chosen: then it was used as it is, and nobody added anything.
    pub chosen: bool,
}

/// The commitment to a secret, and to the seed if that is chosen: SHA-256, in hexadecimal, of three lines.
///
/// The lines are `howlcrown 2`, the secret in 64 hexadecimal digits, and the chosen seed or nothing; each ends with a
/// line feed. Nobody can find a chosen seed by trying numbers, because the secret is unknown.
#[must_use]
pub fn commitment(secret: &Seed, chosen: Option<&Seed>) -> String {
    let chosen = chosen.map_or_else(String::new, ToString::to_string);
    hex(&Sha256::digest(format!("howlcrown 2\n{secret}\n{chosen}\n")))
}

/// The seed of a match: SHA-256 of the line `howlcrown seed`, a line with the secret, and one line for each seat with
/// what it added, empty where nothing was; each ends with a line feed.
#[must_use]
pub fn seed(secret: &Seed, added: &[Option<String>]) -> Seed {
    let mut hash = Sha256::new_with_prefix(format!("howlcrown seed\n{secret}\n"));
    for value in added {
        hash.update(value.as_deref().unwrap_or_default());
        hash.update("\n");
    }
    Seed(hash.finalize().into())
}

/// Whether this can be added to a seed: 64 lower-case hexadecimal digits.
#[must_use]
pub fn is_addable(value: &str) -> bool {
    value.len() == 64 && value.bytes().all(|it| matches!(it, b'0'..=b'9' | b'a'..=b'f'))
}

/// What the commitments of earlier versions were made of.
#[derive(Debug, Deserialize)]
pub struct Head {
    rules: u16,
    seats: u8,
    seed: Seed,
    options: Value,
}

/// What was found out about the seed of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The seed follows from the secret that was committed to and from what this many seats added.
    Derived {
        /// How many.
        added: usize,
    },
    /// The seed was chosen, and committed to.
    Chosen,
    /// The server alone drew the seed, and committed to it: a match of an earlier version.
    Drawn,
}

/// Why the seed of a match is not what was promised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The secret, or the seed, gives another commitment.
    Commitment {
        /// This one.
        own: String,
    },
    /// What the seats added is not one value or none for each.
    Additions,
    /// Secret and additions give another seed.
    Seed {
        /// This one.
        own: String,
    },
}

/// Whether the seed of a match is what the commitment promised.
///
/// # Errors
/// It is not.
pub fn check(
    game: &str,
    head: &Head,
    published: &str,
    origin: Option<&SeedOrigin>,
) -> Result<Finding, Mismatch> {
    let own = match origin {
        Some(it) => commitment(&it.secret, it.chosen.then_some(&head.seed)),
        None => commitment_to_all(game, head),
    };
    if own != published {
        return Err(Mismatch::Commitment { own });
    }
    let Some(origin) = origin else { return Ok(Finding::Drawn) };
    if origin.chosen {
        let nothing = origin.added.iter().all(Option::is_none);
        return if nothing { Ok(Finding::Chosen) } else { Err(Mismatch::Additions) };
    }
    // Anything else could be read as another number of values.
    let sound = origin.added.iter().flatten().all(|it| is_addable(it));
    if !sound || origin.added.len() != usize::from(head.seats) {
        return Err(Mismatch::Additions);
    }
    let own = seed(&origin.secret, &origin.added);
    if own != head.seed {
        return Err(Mismatch::Seed { own: own.to_string() });
    }
    Ok(Finding::Derived { added: origin.added.iter().flatten().count() })
}

/// The commitment of earlier versions: SHA-256, in hexadecimal, of six lines.
///
/// The lines are `howlcrown 1`, the game's key, the number of its rules, the number of seats, the
/// seed in 64 hexadecimal digits, and the options as JSON without spaces and with sorted keys; each
/// ends with a line feed.
fn commitment_to_all(game: &str, head: &Head) -> String {
    let Head { rules, seats, seed, options } = head;
    let options = canonical(options);
    hex(&Sha256::digest(format!("howlcrown 1\n{game}\n{rules}\n{seats}\n{seed}\n{options}\n")))
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
    let digits = bytes.iter().flat_map(|it| [it >> 4, it & 15]);
    digits.map(|it| char::from(b"0123456789abcdef"[usize::from(it)])).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn head(seed: Seed) -> Head {
        Head { rules: 1, seats: 3, seed, options: json!({"b": [1, {"y": 2, "x": "ü"}], "a": true}) }
    }

    fn origin(added: &[Option<&str>]) -> SeedOrigin {
        let added = added.iter().map(|it| it.map(|it| it.repeat(64))).collect();
        SeedOrigin { secret: Seed::number(9), added, chosen: false }
    }

    #[test]
    fn the_commitments_of_earlier_versions_still_hold() {
        let sorted = "{\"a\":true,\"b\":[1,{\"x\":\"ü\",\"y\":2}]}";
        let text = format!("howlcrown 1\nwolves\n1\n3\n{}\n{sorted}\n", "0".repeat(64));
        let published = hex(&Sha256::digest(text));
        assert_eq!(check("wolves", &head(Seed::number(0)), &published, None), Ok(Finding::Drawn));
        let other = check("wolves", &head(Seed::number(1)), &published, None);
        assert!(matches!(other, Err(Mismatch::Commitment { .. })));
        assert!(check("kingdoms", &head(Seed::number(0)), &published, None).is_err());
    }

    #[test]
    fn a_seed_follows_from_the_secret_and_from_what_every_seat_adds() {
        let origin = origin(&[Some("a"), None, Some("b")]);
        let published = commitment(&origin.secret, None);
        let seed = seed(&origin.secret, &origin.added);
        let text = format!("howlcrown seed\n{}\n{}\n\n{}\n", origin.secret, "a".repeat(64), "b".repeat(64));
        assert_eq!(seed.to_string(), hex(&Sha256::digest(text)));
        assert_eq!(check("x", &head(seed), &published, Some(&origin)), Ok(Finding::Derived { added: 2 }));
        for changed in [
            SeedOrigin { added: vec![None; 3], ..origin.clone() },
            SeedOrigin { added: origin.added.iter().rev().cloned().collect(), ..origin.clone() },
        ] {
            let found = check("x", &head(seed), &published, Some(&changed));
            assert!(matches!(found, Err(Mismatch::Seed { .. })), "{changed:?}");
        }
        let changed = SeedOrigin { secret: Seed::number(8), ..origin };
        let found = check("x", &head(seed), &published, Some(&changed));
        assert!(matches!(found, Err(Mismatch::Commitment { .. })));
    }

    #[test]
    fn a_chosen_seed_is_bound_and_cannot_be_found_by_trying() {
        let origin = SeedOrigin { chosen: true, ..origin(&[None, None, None]) };
        let chosen = Seed::number(7);
        let published = commitment(&origin.secret, Some(&chosen));
        assert_eq!(check("x", &head(chosen), &published, Some(&origin)), Ok(Finding::Chosen));
        assert!(check("x", &head(Seed::number(8)), &published, Some(&origin)).is_err());
        assert_ne!(published, commitment(&Seed::number(1), Some(&chosen)), "the secret is needed to try");
    }

    #[test]
    fn only_whole_values_are_added() {
        assert!(is_addable(&"0f".repeat(32)));
        for wrong in ["", "0f", &"0F".repeat(32), &"0g".repeat(32), &"0f".repeat(33)] {
            assert!(!is_addable(wrong), "{wrong}");
        }
    }
}
