//! Hexes, payments, actions and positions as text, and drawn boards.

use bots::{Policy, Uniform};
use proptest::prelude::*;
use tabletop::{Fast, Game, Ink, Seat, Silent, Step, Turn, Viewer};
use wolves::{Action, Hex, Payment, Wolves};

use crate::set_up;

#[test]
fn names_of_hexes_are_read_and_nothing_else_is() {
    for name in ["A1", "A16", "J16", "S1", "S16"] {
        assert_eq!(name.parse::<Hex>().map(|it| it.to_string()), Ok(name.to_owned()));
    }
    for name in ["", "A", "A0", "A17", "K1", "R3", "A01", "a1", "A+1", "A1 ", "Ä1", "A256"] {
        assert!(name.parse::<Hex>().is_err(), "{name}");
    }
}

#[test]
fn a_payment_has_one_form() {
    for text in ["h", "h1", "45*", "***", "h12345**"] {
        assert_eq!(text.parse::<Payment>().map(|it| it.to_string()), Ok(text.to_owned()));
    }
    for text in ["", "1h", "11", "*h", "6", "h h"] {
        assert!(text.parse::<Payment>().is_err(), "{text}");
    }
}

#[test]
fn actions_are_written_in_json_by_name() {
    let pairs = [
        ("tiles forward", r#"{"act":"tiles","setting":"forward"}"#),
        ("place S3", r#"{"act":"place","at":"S3"}"#),
        ("move forest pay h", r#"{"act":"move","terrain":"forest","pay":"h"}"#),
        ("walk pack A9 A6", r#"{"act":"walk","wolf":"pack","from":"A9","to":"A6"}"#),
        ("displace B2", r#"{"act":"displace","to":"B2"}"#),
        ("build A6 speed pay h1", r#"{"act":"build","at":"A6","track":"speed","pay":"h1"}"#),
        ("upgrade A6 pay **", r#"{"act":"upgrade","at":"A6","pay":"**"}"#),
        ("howl A3 pay 2*", r#"{"act":"howl","at":"A3","pay":"2*"}"#),
        ("dominate B4 pay h23", r#"{"act":"dominate","at":"B4","pay":"h23"}"#),
        ("dominate B4 speed pay h23", r#"{"act":"dominate","at":"B4","track":"speed","pay":"h23"}"#),
        ("end", r#"{"act":"end_turn"}"#),
    ];
    for (text, json) in pairs {
        let action: Action = text.parse().expect("an action");
        assert_eq!(serde_json::to_string(&action).expect("json"), json);
        assert_eq!(serde_json::from_str::<Action>(json).expect("json"), action);
        assert_eq!(action.to_string(), text);
    }
    for text in ["", "end now", "move forest", "walk wolf A1 A2", "build A6 pay h1"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn positions_of_played_games_survive_being_written_down(players in 2u8..=5, seed in 0u64..1000, moves in 0usize..600) {
        let (mut game, _) = set_up(players, seed);
        let (mut policy, mut chance) = (Uniform::<Wolves>::default(), Fast::new(seed));
        for _ in 0..moves {
            let Turn::Of(seats) = game.turn() else { break };
            let seat = seats.first().unwrap_or(Seat(0));
            let action = policy.choose(&game, seat, &mut chance);
            Wolves::resolve(&mut Step::new(&mut game, &mut Silent, &mut chance), seat, action);
        }
        let text = format!("{game:?}");
        prop_assert_eq!(text.parse::<Wolves>().map_err(|it| it.to_string()), Ok(game), "{}", text);
        for ink in [Ink::Plain, Ink::Colour] {
            let mut drawn = game.board(Viewer::Spectator, ink);
            while let Some((before, code)) = drawn.split_once('\x1b') {
                drawn = format!("{before}{}", code.split_once('m').map_or("", |it| it.1));
            }
            let widest = drawn.lines().map(|it| it.chars().count()).max().unwrap_or(0);
            prop_assert!(widest <= 100, "{} columns:\n{}", widest, drawn);
        }
    }
}

#[test]
fn a_drawn_board_names_every_hex_and_shows_every_kind_of_piece() {
    let game = crate::position(
        "players 3
         region A prey moose 2 token crescent half
         lone A3
         seat 0 home forest alpha A9 pack A8
         seat 1 home rock den A6 pack A6 lair A14",
    );
    let drawn = game.board(Viewer::Spectator, Ink::Plain);
    for text in ["A1 g", "F1", "FA", "Fw", "Rd", "Rl", "RdRw", "moo2", "lone", "~CH~", "####"] {
        assert!(drawn.contains(text), "{text}\n{drawn}");
    }
}
