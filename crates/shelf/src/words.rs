//! What happened, in words: Fluent messages of the games, filled in from events and refusals.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use serde_json::Value;
use unic_langid::LanguageIdentifier;

use crate::SHELF;

/// The languages there are; the first is what every other one falls back to.
pub const LANGUAGES: &[&str] = &["en", "de", "fr", "ru", "uk"];

/// The texts of one language.
pub struct Words {
    /// The chosen language, then English.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").finish_non_exhaustive()
    }
}

impl Words {
    /// The texts of all games in a language, and `more` texts as (language, source).
    #[must_use]
    pub fn new(language: &str, more: &[(&str, &str)]) -> Option<Self> {
        let known = LANGUAGES.contains(&language);
        let chosen = [language].into_iter().chain((language != LANGUAGES[0]).then_some(LANGUAGES[0]));
        known.then(|| Self { bundles: chosen.map(|it| bundle(it, more)).collect() })
    }

    /// The message of this key, filled in; the key itself if there is no such message.
    #[must_use]
    pub fn text(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        self.format(key, &args).unwrap_or_else(|| key.to_owned())
    }

    /// An event (`kind` "event"), refusal ("reason") or action ("action") of a game in words.
    ///
    /// The JSON's tag picks the message `GAME-KIND-TAG`; its fields fill it in: seats as the
    /// players' names, named things in this language (and as they are under `FIELD_id`). A field
    /// that may be missing has an attribute of its name, which is used where the field is present.
    #[must_use]
    pub fn tell(&self, game: &str, kind: &str, what: &Value, players: &[String]) -> String {
        let tag = ["event", "reason", "act"].iter().find_map(|it| what.get(it)?.as_str());
        let Some((tag, fields)) = tag.zip(what.as_object()) else {
            return what.to_string();
        };
        let mut args = FluentArgs::new();
        for (field, value) in fields {
            let value = known(value);
            args.set(field.clone(), self.value(game, field, value, players));
            if let Some(id) = value.as_str() {
                args.set(format!("{field}_id"), id.to_owned());
            } else if value.is_null() {
                args.set(format!("{field}_id"), "none");
            }
        }
        let given: Vec<&str> =
            fields.iter().filter(|(_, value)| !value.is_null()).map(|(field, _)| field.as_str()).collect();
        let own = self.format_as(&format!("{game}-{kind}-{tag}"), &args, &given);
        // Names of things are written as within a sentence; names of people stay as they are.
        let mut things = fields.values().filter_map(|it| Some(self.name(game, known(it).as_str()?)));
        let own = own.map(|it| if things.any(|thing| it.starts_with(&thing)) { begun(&it) } else { it });
        own.or_else(|| self.format(&format!("table-{kind}-{tag}"), &args)).unwrap_or_else(|| what.to_string())
    }

    fn value(&self, game: &str, field: &str, value: &Value, players: &[String]) -> FluentValue<'static> {
        let is_seat = crate::find(game).is_some_and(|it| it.seat_fields().contains(&field));
        match value {
            Value::Number(seat) if is_seat => {
                let name = seat.as_u64().and_then(|it| players.get(it as usize));
                name.cloned().unwrap_or_else(|| seat.to_string()).into()
            }
            Value::Number(number) => number.as_f64().unwrap_or_default().into(),
            Value::String(id) => self.name(game, id).into(),
            Value::Bool(yes) => if *yes { "yes" } else { "no" }.into(),
            Value::Null => "–".into(),
            Value::Array(items) => {
                let items: Vec<String> = items
                    .iter()
                    .map(|it| match self.value(game, field, it, players) {
                        FluentValue::String(text) => text.into_owned(),
                        FluentValue::Number(number) => number.as_string().into_owned(),
                        _ => String::new(),
                    })
                    .collect();
                items.join(", ").into()
            }
            Value::Object(_) => value.to_string().into(),
        }
    }

    /// The word for a thing of a game; what has no word stays as it is written.
    #[must_use]
    pub fn name(&self, game: &str, id: &str) -> String {
        let key = id.replace('_', "-");
        self.format(&format!("{game}-name-{key}"), &FluentArgs::new()).unwrap_or_else(|| id.to_owned())
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.format_as(key, args, &[])
    }

    /// Of the attributes that are asked for the first that the message has stands for it.
    fn format_as(&self, key: &str, args: &FluentArgs<'_>, attributes: &[&str]) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let message = bundle.get_message(key)?;
            let wanted = attributes.iter().find_map(|it| message.get_attribute(it));
            let pattern = wanted.map(|it| it.value()).or_else(|| message.value())?;
            Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
        })
    }
}

/// A sentence with a capital at its beginning.
fn begun(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

fn known(value: &Value) -> &Value {
    value.get("known").unwrap_or(value)
}

fn bundle(language: &str, more: &[(&str, &str)]) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.parse().expect("our languages have proper names");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    let of_games = SHELF.iter().flat_map(|it| it.texts());
    for (_, source) in of_games.chain(more).filter(|it| it.0 == language) {
        // A broken message is left out and falls back; a test makes sure there is none.
        let resource = match FluentResource::try_new((*source).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_sentence_begins_with_a_capital_and_a_player_is_written_as_chosen() {
        let taken = |owner: Value| json!({ "event": "token_placed", "owner": owner, "kingdom": "woods", "capital": true });
        let fought = json!({ "event": "battle_began", "kingdom": "woods", "contenders": [0, "upstart"] });
        for language in LANGUAGES {
            let words = Words::new(language, &[]).expect("a language of ours");
            let told = |it: &Value| words.tell("kingdoms", "event", it, &["bo".to_owned()]);
            let upstart = words.name("kingdoms", "upstart");
            assert!(told(&taken(json!("upstart"))).starts_with(&begun(&upstart)), "{language}");
            assert!(told(&taken(json!(0))).starts_with("bo "), "{language}");
            assert!(told(&fought).contains(&format!("bo, {upstart}")), "{}", told(&fought));
            assert!(upstart.starts_with(char::is_lowercase), "{language}: {upstart}");
        }
    }

    #[test]
    fn a_claim_names_the_second_card_of_a_pair_where_there_is_one() {
        let alone = json!({ "act": "claim", "card": "tiger5", "kingdom": "woods" });
        let pair = json!({ "act": "claim", "card": "tiger5", "kingdom": "woods", "with": "owl5" });
        for language in LANGUAGES {
            let words = Words::new(language, &[]).expect("a language of ours");
            let told = |it: &Value| words.tell("kingdoms", "action", it, &[]);
            let second = words.name("kingdoms", "owl5");
            assert!(told(&pair).contains(&second), "{language}: {}", told(&pair));
            assert!(!told(&alone).contains(&second) && !told(&alone).contains('$'), "{}", told(&alone));
            assert!(told(&alone).contains(&words.name("kingdoms", "tiger5")), "{}", told(&alone));
        }
    }
}
