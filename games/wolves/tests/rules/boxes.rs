//! Chapter 15: how the printed boxes differ, each option with both of its values.

use tabletop::{Game, Seat, Viewer};
use testkit::Played;
use wolves::{Action, Range, TieBreak, Wolves};

use crate::{legal, legal_with, position};

fn play(text: &str, lines: &str) -> Played<Wolves> {
    testkit::play(position(text), lines)
}

/// Why seat 0 may not do this.
fn rejection(game: &Wolves, action: &str) -> String {
    let action: Action = action.parse().expect("an action");
    game.check(Seat(0), &action).expect_err("it is refused").to_string()
}

/// Three players; the seat that builds its second speed den gains a bonus-terrain token.
fn builder(option: &str, held: u8) -> String {
    format!(
        "players 3\nturn 0\n{option}
        seat 0 home forest alpha A1 pack A2 dens 0 1 0 terrain 4
        seat 1 home rock alpha B1 pack B2 terrain {held}
        seat 2 home grass alpha C1 pack C2 terrain 4"
    )
}

/// Rules 15.2, 1.13
#[test]
fn bonus_tokens_never_run_out_or_are_twelve_of_each_kind() {
    // Two are paid with, so ten and eleven of twelve are held by the time that one more is gained.
    let gained = |option: &str, held| play(&builder(option, held), "build A1 speed pay **").story;
    assert!(gained("", 6).contains("seat 0 gains terrain token: 3"));
    assert!(gained("supply 12", 5).contains("seat 0 gains terrain token: 3"));
    let missed = gained("supply 12", 6);
    assert!(missed.contains("seat 0 finds no terrain token"), "{missed}");
    assert!(!missed.contains("gains"), "{missed}");
    assert_eq!(position("players 2").facts().bonus_supply, None);
    assert_eq!(position("players 2\nsupply 12").facts().bonus_supply, Some(12));
}

/// Two stacks of hare with three wolves around each, and the last wolf still to walk.
const HARES: &str = "players 4\nturn 0
    region A prey hare 2\nregion B prey hare 1
    seat 0 home forest alpha A1 A2 B1 B2 pack A4 B4 terrain 3
    seat 1 home rock alpha S1 pack S2\nseat 2 home grass alpha S3 pack S4\nseat 3 home tundra alpha S5 pack S6";

/// Where the prey of the first two regions stands.
const STACKS: [&str; 2] = ["hunt A7", "hunt B7"];

/// Rules 15.3, 11.4
#[test]
fn the_larger_stack_is_hunted_or_the_player_chooses() {
    let played = |option: &str| play(&format!("{HARES}\n{option}"), "build A1 howl pay **");
    let auto = played("");
    assert!(auto.story.contains("seat 0 hunts hare in A, 1 left"), "{}", auto.story);
    let asked = played("hunt choose");
    assert!(asked.story.ends_with("seat 0 must choose a hare\n"), "{}", asked.story);
    assert_eq!(legal(&asked.game), STACKS);
    let view = asked.game.view(Viewer::Spectator).hunt.expect("a choice is due");
    assert_eq!(view.options.len(), 2);
    let chosen = play(&format!("{HARES}\nhunt choose"), "build A1 howl pay **\nhunt B7");
    assert!(chosen.story.contains("seat 0 hunts hare in B, 0 left"), "{}", chosen.story);
    assert!(!chosen.story.contains("hare in A"), "nobody takes a kind twice\n{}", chosen.story);
    assert_eq!(chosen.game.view(Viewer::Spectator).hunt, None);
}

/// Rule 15.3
#[test]
fn nothing_else_is_done_before_the_choice() {
    let asked = play(&format!("{HARES}\nhunt choose"), "build A1 howl pay **").game;
    assert_eq!(rejection(&asked, "move forest pay h"), "hunt_first prey=hare");
    assert_eq!(rejection(&asked, "end"), "hunt_first prey=hare");
    assert_eq!(rejection(&asked, "hunt C7"), "nothing_to_hunt at=C7");
    let free = position(&format!("{HARES}\nhunt choose"));
    assert_eq!(rejection(&free, "hunt A7"), "nothing_to_hunt at=A7", "only an action brings a hunt");
}

/// Rules 15.3, 5.6
#[test]
fn a_choice_of_prey_ends_an_open_move() {
    let moving = play(&format!("{HARES}\nhunt choose"), "move forest pay h").game;
    let actions = legal(&moving);
    assert!(STACKS.iter().all(|it| actions.contains(&(*it).to_owned())), "{actions:?}");
    assert!(actions.iter().all(|it| it.starts_with("walk") || it.starts_with("hunt")), "{actions:?}");
    let hunted = play(&format!("{HARES}\nhunt choose"), "move forest pay h\nhunt A7");
    assert!(hunted.story.contains("seat 0 action 1 done"), "{}", hunted.story);
    assert!(hunted.story.contains("seat 0 hunts hare in A, 1 left"), "{}", hunted.story);
}

/// Rule 15.3
#[test]
fn one_surrounded_stack_is_hunted_without_a_question() {
    let single = HARES.replace("region B prey hare 1", "region B prey deer 1");
    let hunted = play(&format!("{single}\nhunt choose"), "build A1 howl pay **");
    assert!(hunted.story.contains("hunts hare in A") && hunted.story.contains("hunts deer in B"));
    assert!(!hunted.story.contains("must choose"));
}

/// Rules 15.4, 8.2
#[test]
fn range_goes_over_water_and_chasm_or_around_them() {
    // Straight across the water it is two steps from hex 8 to hex 15, around it three.
    let text = |option: &str| {
        position(&format!(
            "players 2\nlone A15\n{option}\nseat 0 home forest alpha A8 terrain 3\nseat 1 home rock"
        ))
    };
    assert!(!legal_with(&text("range over"), "howl A15").is_empty());
    assert!(legal_with(&text("range around"), "howl").is_empty());
    assert_eq!(rejection(&text("range around"), "howl A15 pay **"), "out_of_range at=A15 distance=3 range=2");
    assert_eq!((text("").facts().range, text("range around").facts().range), (Range::Over, Range::Around));
}

/// Rules 15.4, 9.1
#[test]
fn what_is_out_of_range_around_the_water_cannot_be_dominated() {
    let text = |option: &str| {
        position(&format!(
            "players 2\n{option}\nseat 0 home forest alpha A8 terrain 3\nseat 1 home rock alpha A14 pack A15 terrain 3"
        ))
    };
    assert!(!legal_with(&text("range over"), "dominate A15").is_empty());
    assert!(legal_with(&text("range around"), "dominate").is_empty());
}

/// Rules 15.5, 14.3
#[test]
fn alpha_wolves_break_the_last_tie_or_the_place_is_shared() {
    let placing = |option: &str| {
        let game = position(&format!(
            "players 2\n{option}\nseat 0 home forest alpha A1 A2\nseat 1 home rock alpha B1 pack B2"
        ));
        let placing = game.outcome().placing;
        [placing[Seat(0)], placing[Seat(1)]]
    };
    assert_eq!(placing(""), [1, 2]);
    assert_eq!(placing("tiebreak wolves"), [1, 1]);
    assert_eq!(position("players 2\ntiebreak wolves").facts().tiebreak, TieBreak::Wolves);
}
