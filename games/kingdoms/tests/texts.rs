//! The texts: every language parses, has the same keys, and has words for whole games.

use std::collections::BTreeSet;

use bots::Evaluate;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use kingdoms::{Action, Animal, Cards, Decree, Kingdom, Kingdoms, Level, Options, Scope};
use serde_json::Value;
use tabletop::{Chance, Fast, Game, Match, Options as _, Seat, Seed, Viewer};

fn resource(source: &str) -> FluentResource {
    match FluentResource::try_new(source.to_owned()) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{errors:?}"),
    }
}

fn bundle(source: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::default();
    bundle.set_use_isolating(false);
    // Adding also refuses keys that occur twice.
    if let Err(errors) = bundle.add_resource(resource(source)) {
        panic!("{errors:?}");
    }
    bundle
}

fn keys(source: &str) -> BTreeSet<&str> {
    source
        .lines()
        .filter_map(|it| it.split_once(" ="))
        .map(|it| it.0)
        .filter(|it| it.starts_with("kingdoms-"))
        .collect()
}

#[test]
fn all_languages_parse_and_have_the_same_keys() {
    let languages: Vec<&str> = Kingdoms::TEXTS.iter().map(|it| it.0).collect();
    assert_eq!(languages, ["en", "de", "fr", "ru", "uk"]);
    let english = keys(Kingdoms::TEXTS[0].1);
    for (language, source) in Kingdoms::TEXTS {
        bundle(source);
        assert_eq!(keys(source), english, "{language}");
    }
}

#[test]
fn every_component_option_and_sheet_line_has_its_words() {
    let mut wanted: Vec<String> = Vec::new();
    wanted.extend(Animal::ALL.map(|it| format!("name-{it}")));
    wanted.extend(Kingdom::ALL.map(|it| format!("name-{it}")));
    wanted.extend(Level::ALL.map(|it| format!("name-{it}")));
    wanted.extend(Cards::ALL.iter().map(|it| format!("name-{it}")));
    wanted.extend(Decree::ALL.iter().flat_map(|it| [format!("name-{it}"), format!("decree-{it}")]));
    wanted.extend(Decree::ALL.iter().map(|it| format!("name-{}", Scope::id(it.scope()))));
    wanted.extend(Options::SPECS.iter().map(|it| format!("option-{}", it.key)));
    let game: Kingdoms = "players 2".parse().unwrap();
    let sheet = game.sheet(Seat(0), Viewer::Everything);
    wanted.extend(sheet.lines.iter().map(|it| format!("sheet-{}", it.name)));
    wanted.extend(game.features().iter().map(|it| format!("why-{}", it.name)));
    let english = bundle(Kingdoms::TEXTS[0].1);
    for key in wanted {
        assert!(english.has_message(&format!("kingdoms-{key}")), "{key}");
    }
}

/// The message filled in with the fields of the value. What is secret is `hidden`, as on the wire.
fn worded(bundle: &FluentBundle<FluentResource>, kind: &str, tag: &str, value: &Value) -> String {
    let mut args = FluentArgs::new();
    for (field, value) in value.as_object().expect("what happens is an object") {
        let value = value.get("known").unwrap_or(value);
        if let Some(id) = value.as_str() {
            args.set(format!("{field}_id"), id.to_owned());
        }
        let value: FluentValue<'static> = match value {
            Value::Number(number) => number.as_f64().unwrap_or_default().into(),
            Value::Bool(yes) => if *yes { "yes" } else { "no" }.into(),
            other => other.to_string().into(),
        };
        args.set(field.clone(), value);
    }
    let key = format!("kingdoms-{kind}-{}", value[tag].as_str().expect("what happens has a tag"));
    let message = bundle.get_message(&key).unwrap_or_else(|| panic!("no words for {key}"));
    let pattern = message.value().expect("a message has a text");
    let text = bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
    assert!(!text.contains("{$") && !text.trim().is_empty(), "{key}: {text}");
    text
}

#[test]
fn whole_games_have_words_in_every_language() {
    let bundles: Vec<_> = Kingdoms::TEXTS.iter().map(|it| bundle(it.1)).collect();
    for seed in 0..6 {
        let seats = 1 + (seed % 3) as u8;
        let options = Options::default();
        let mut game = Match::<Kingdoms>::start(&options, seats, Seed::number(seed)).unwrap();
        let mut chance = Fast::new(seed);
        let mut legal: Vec<Action> = Vec::new();
        while let Some(seat) = game.position().turn().seats().first() {
            let earlier = legal.first().copied();
            legal.clear();
            game.position().legal(seat, &mut legal);
            if let Some(why) = earlier.and_then(|it| game.position().check(seat, &it).err()) {
                let why = serde_json::to_value(why).unwrap();
                bundles.iter().for_each(|it| drop(worded(it, "reason", "reason", &why)));
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            let deed = serde_json::to_value(action).unwrap();
            bundles.iter().for_each(|it| drop(worded(it, "action", "act", &deed)));
            for event in &game.play(seat, action).unwrap().events {
                for viewer in [Viewer::Everything, Viewer::Spectator] {
                    let event = serde_json::to_value(Kingdoms::show(event, viewer).unwrap()).unwrap();
                    bundles.iter().for_each(|it| drop(worded(it, "event", "event", &event)));
                }
            }
        }
    }
}
