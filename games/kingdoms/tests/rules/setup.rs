//! Chapters 1 and 2: components and set-up.

use kingdoms::{
    Animal, Cards, Decree, DecreeSet, Event, Kingdom, Kingdoms, Options, Purse, components::KINGDOM_TOKENS,
};
use tabletop::{Game, Match, Seat, Secret, Seed, Viewer};

fn start(seats: u8, seed: u64) -> Match<Kingdoms> {
    Match::start(&Options::default(), seats, Seed::number(seed)).expect("these options are allowed")
}

/// Rules 1.2, 1.4
#[test]
fn kingdoms_form_a_ring_from_the_smallest_to_the_largest() {
    let sizes = Kingdom::ALL.map(Kingdom::territories);
    assert_eq!(sizes, [4, 5, 6, 7, 8]);
    assert_eq!(Kingdom::Woods.next(), Kingdom::Isle);
    assert_eq!(Kingdom::Isle.neighbours(), [Kingdom::Woods, Kingdom::Dunes]);
    assert_eq!(Kingdom::Peaks.neighbours(), [Kingdom::Marsh, Kingdom::Woods]);
}

/// Rules 1.3, 1.5, 1.8
#[test]
fn everybody_starts_with_18_tokens_and_empty_councils() {
    let view = start(5, 1).position().view(Viewer::Spectator);
    assert!(view.players.iter().all(|it| it.supply == 18 && it.modifiers == 0));
    assert!(view.kingdoms.iter().all(|it| it.council.is_empty()));
    assert_eq!(view.modifier_supply, 18);
}

/// Rule 2.1
#[test]
fn everybody_gets_four_cards_and_the_rest_is_the_deck() {
    for seats in 2..=5 {
        let view = start(seats, 3).position().view(Viewer::Everything);
        let mut seen = view.deck.known().unwrap();
        for player in &view.players {
            let hand = player.hand.known().unwrap();
            assert_eq!(hand.len(), 4);
            assert!(seen.and(hand).is_empty());
            seen = seen.or(hand);
        }
        assert_eq!(seen, Cards::ALL);
        assert_eq!(view.deck_count, 64 - 4 * seats);
    }
}

/// Rules 2.2, 7.1
#[test]
fn five_decrees_lie_open_and_25_wait() {
    let view = start(3, 5).position().view(Viewer::Everything);
    let mut decrees = view.unseen_decrees.known().unwrap();
    assert_eq!(decrees.len(), 25);
    decrees.extend(view.kingdoms.iter().filter_map(|it| it.decree));
    decrees.sort();
    assert_eq!(decrees, Decree::ALL);
}

/// Rule 7.1
#[test]
fn a_table_may_leave_out_the_decrees_that_are_not_documented() {
    let options = Options { decrees: DecreeSet::Documented, ..Options::default() };
    let table = Kingdoms::new(&options, 2).unwrap();
    let decrees = table.view(Viewer::Everything).unseen_decrees.known().unwrap();
    assert_eq!(decrees.len(), 22);
    assert!(decrees.iter().all(|it| it.documented()));
}

/// Rules 1.6, 2.3
#[test]
fn each_kingdom_gets_three_tokens_in_ascending_order() {
    let view = start(4, 8).position().view(Viewer::Spectator);
    let mut all: Vec<u8> = Vec::new();
    for kingdom in &view.kingdoms {
        assert_eq!(kingdom.tokens.len(), 3);
        assert!(kingdom.tokens.is_sorted());
        all.extend(&kingdom.tokens);
    }
    all.sort_unstable();
    assert_eq!(all, KINGDOM_TOKENS);
}

/// Rules 1.7, 2.4
#[test]
fn nobody_knows_which_retreat_token_is_missing() {
    let game = start(2, 1);
    let view = game.position().view(Viewer::Everything);
    assert_eq!(view.unseen_retreat_tokens, Secret::Known(Purse::ALL));
    assert_eq!(Purse::ALL.values().collect::<Vec<_>>(), [2, 3, 4, 5]);
    let seen = game.position().view(Viewer::Seat(Seat(0)));
    assert_eq!(seen.unseen_retreat_tokens, Secret::Hidden);
}

/// Rule 2.5
#[test]
fn the_first_player_is_drawn_at_random() {
    let mut seen = [0; 3];
    for seed in 0..300 {
        let game = start(3, seed);
        let first = game.position().view(Viewer::Spectator).first;
        assert!(game.position().turn().seats().contains(first));
        seen[first.index()] += 1;
    }
    assert!(seen.iter().all(|it| (70..130).contains(it)), "{seen:?}");
}

#[test]
fn set_up_happens_step_by_step() {
    let setup = &start(2, 2).replay().setup.clone();
    let dealt = |it: &&Event| matches!(it, Event::CardsDrawn { count: 4, .. });
    assert_eq!(setup.iter().filter(dealt).count(), 2);
    let decree = |it: &&Event| matches!(it, Event::DecreeDealt { .. });
    assert_eq!(setup.iter().filter(decree).count(), 5);
    assert!(matches!(setup.last(), Some(Event::TurnBegan { .. })));
    assert_eq!(Animal::ALL.len(), 8);
}
