//! The actions that a frame offers.
//!
//! An offer is an action in which each field holds the list of its values, and every combination may be played:
//! `null` leaves the field out, `{"some_of": […]}` stands for every selection of at least one, and an offer with the
//! field `action` is that action alone. `then` is what may follow.

use serde_json::{Map, Value};

/// How many actions these offers stand for.
#[must_use]
pub fn count(offers: &[Value]) -> usize {
    offers.iter().map(size).sum()
}

/// The action with this number, counted through all offers from 0.
#[must_use]
pub fn nth(offers: &[Value], mut number: usize) -> Option<Value> {
    for offer in offers {
        match number.checked_sub(size(offer)) {
            Some(rest) => number = rest,
            None => return Some(action(offer, number)),
        }
    }
    None
}

/// Every action.
#[must_use]
pub fn expand(offers: &[Value]) -> Vec<Value> {
    offers.iter().flat_map(|it| (0..size(it)).map(|number| action(it, number))).collect()
}

fn size(offer: &Value) -> usize {
    if offer.get("action").is_some() {
        return 1;
    }
    fields(offer).map(|(_, values)| choices(values)).product()
}

/// The fields of an offer that hold several values.
fn fields(offer: &Value) -> impl Iterator<Item = (&String, &Value)> {
    offer.as_object().into_iter().flatten().filter(|(name, it)| *name != "then" && !it.is_string())
}

fn choices(values: &Value) -> usize {
    match values.get("some_of") {
        Some(some) => (1 << length(some)) - 1,
        None => length(values),
    }
}

fn length(list: &Value) -> usize {
    list.as_array().map_or(0, Vec::len)
}

fn action(offer: &Value, mut number: usize) -> Value {
    if let Some(action) = offer.get("action") {
        return action.clone();
    }
    let mut action: Map<String, Value> = offer.as_object().cloned().unwrap_or_default();
    action.retain(|_, it| it.is_string());
    for (name, values) in fields(offer) {
        let choice = number % choices(values);
        number /= choices(values);
        let value = match values.get("some_of") {
            Some(some) => selection(some, choice + 1),
            None => values[choice].clone(),
        };
        if !value.is_null() {
            action.insert(name.clone(), value);
        }
    }
    Value::Object(action)
}

/// The values whose bits are set.
fn selection(some: &Value, bits: usize) -> Value {
    let all = some.as_array().into_iter().flatten().enumerate();
    all.filter(|(at, _)| bits >> at & 1 != 0).map(|(_, it)| it.clone()).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_combination_of_values_is_an_action() {
        let offers = [
            json!({ "act": "howl", "at": ["A1", "B2"], "pay": ["h", "1", "*"] }),
            json!({ "act": "take", "at": ["C3"], "track": [null, "speed"], "then": [{ "act": "walk" }] }),
            json!({ "act": "rally", "cards": { "some_of": ["a", "b"] } }),
            json!({ "act": "end_turn" }),
            json!({ "action": { "act": "odd", "list": [1, 2] } }),
        ];
        let all = expand(&offers);
        assert_eq!((all.len(), count(&offers)), (13, 13));
        assert_eq!(all[5], json!({ "act": "howl", "at": "B2", "pay": "*" }));
        assert_eq!(all[6], json!({ "act": "take", "at": "C3" }));
        assert_eq!(all[7], json!({ "act": "take", "at": "C3", "track": "speed" }));
        assert_eq!(all[10], json!({ "act": "rally", "cards": ["a", "b"] }));
        assert_eq!(all[11..], [json!({ "act": "end_turn" }), json!({ "act": "odd", "list": [1, 2] })]);
        assert!((0..13).all(|it| nth(&offers, it).as_ref() == Some(&all[it])));
        assert_eq!(nth(&offers, 13), None);
    }
}
