//! Searches everything that is shown to one seat for what only others may know.

use kingdoms::{Card, Cards, Kingdoms, Options, view::PhaseView};
use tabletop::{Chance, Fast, Game, Ink, Match, Seat, Seed, Turn, Viewer, preview};

/// The cards that only others know: their hands, and what they have chosen for a battle.
fn secrets(game: &Kingdoms, viewer: Viewer) -> Cards {
    let all = game.view(Viewer::Everything);
    let mut cards = all.deck.known().expect("everything is known");
    for player in all.players.iter().filter(|it| !viewer.knows(it.seat)) {
        cards = cards.or(player.hand.known().expect("everything is known"));
    }
    if let PhaseView::Battle(battle) = &all.phase
        && battle.asked.is_none()
    {
        let others = battle.cards.iter().filter(|it| !viewer.knows(it.seat));
        cards = others.fold(cards, |cards, it| cards.with(it.card.known().expect("everything is known")));
    }
    cards
}

fn assert_silent(what: &str, text: &str, secrets: Cards) {
    for card in secrets {
        // Card names end in their only digit, so no card's name is part of another's.
        assert!(!text.contains(&card.to_string()), "{what} betrays {card}:\n{text}");
    }
}

#[test]
fn nothing_shown_to_a_seat_names_a_card_that_only_others_know() {
    for seed in 0..12 {
        let seats = 2 + (seed % 4) as u8;
        let start = Match::<Kingdoms>::start(&Options::default(), seats, Seed::number(seed));
        let mut game = start.unwrap();
        let mut chance = Fast::new(seed);
        let mut shown_before: Vec<String> = Vec::new();
        while let Turn::Of(owing) = game.position().turn() {
            let now = *game.position();
            let eyes = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
            for viewer in eyes.clone() {
                let hidden = secrets(&now, viewer);
                let json = |it: serde_json::Result<String>| it.unwrap();
                assert_silent("a view", &json(serde_json::to_string(&now.view(viewer))), hidden);
                assert_silent("a figure", &json(serde_json::to_string(&now.figures(viewer))), hidden);
                assert_silent("a board", &now.board(viewer, Ink::Plain), hidden);
            }
            for seat in owing.iter() {
                let hidden = secrets(&now, Viewer::Seat(seat));
                let mut legal = Vec::new();
                now.legal(seat, &mut legal);
                for action in &legal {
                    assert_silent("an action", &action.to_string(), hidden);
                }
                let action = legal[chance.below(legal.len() as u32) as usize];
                let ahead = preview::preview(&now, seat, &[action]).unwrap();
                assert_silent("a preview", &serde_json::to_string(&ahead).unwrap(), hidden);
            }
            let seat = owing.iter().nth(chance.below(owing.len().into()) as usize).unwrap();
            let mut legal = Vec::new();
            now.legal(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            let events = game.play(seat, action).unwrap().events.clone();
            // Each event, shown before the next one happens, names no card that is secret then.
            let mut folded = now;
            for event in &events {
                folded.apply(event);
                for viewer in eyes.clone() {
                    let shown = Kingdoms::show(event, viewer).unwrap();
                    let text = serde_json::to_string(&shown).unwrap();
                    let mut hidden = secrets(&folded, viewer);
                    // A card that is turned up just now is no secret any more.
                    if let Some(card) = turned_up(&text) {
                        hidden = hidden.without(Cards::only(card));
                    }
                    assert_silent("an event", &text, hidden);
                }
            }
            shown_before.push(action.to_string());
        }
        assert!(shown_before.len() > 20);
    }
}

/// The card of a `revealed` event: it stays among the chosen cards until the round is decided.
fn turned_up(event: &str) -> Option<Card> {
    let event: serde_json::Value = serde_json::from_str(event).expect("an event is JSON");
    let card = event["card"].as_str().filter(|_| event["event"] == "revealed");
    card.and_then(|it| it.parse().ok())
}

#[test]
fn the_search_would_find_a_leak() {
    let game: Kingdoms = "hand 0: owl1\nhand 1: bee2".parse().unwrap();
    let all = serde_json::to_string(&game.view(Viewer::Everything)).unwrap();
    assert!(secrets(&game, Viewer::Seat(Seat(0))).iter().any(|it| all.contains(&it.to_string())));
}
