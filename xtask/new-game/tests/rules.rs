//! The rules by examples.

use lanterns::{Event, Lanterns, Options};
use tabletop::{Game, Match, Seat, Seed, Turn, Viewer};

fn started(seats: u8) -> Match<Lanterns> {
    Match::start(&Options::default(), seats, Seed::number(1)).expect("two to four may play")
}

/// The events of an action, in notation.
fn story(position: &str, action: &str) -> (Lanterns, Vec<String>) {
    let game: Lanterns = position.parse().expect("a position of this game");
    let action = action.parse().expect("an action of this game");
    let seat = game.turn().seats().first().expect("a seat decides");
    game.check(seat, &action).expect("the action is legal");
    let mut events: Vec<Event> = Vec::new();
    let mut after = game;
    let mut chance = tabletop::Fast::new(1);
    Lanterns::resolve(&mut tabletop::Step::new(&mut after, &mut events, &mut chance), seat, action);
    (after, events.iter().map(ToString::to_string).collect())
}

/// Rule 1.1
#[test]
fn everybody_holds_three_cards_that_others_do_not_see() {
    for seats in 2..=4 {
        let game = started(seats);
        let view = game.position().view(Viewer::Seat(Seat(0)));
        assert!(view.seats.iter().all(|it| it.cards == 3));
        let known = view.seats.iter().filter(|it| it.hand.clone().known().is_some()).count();
        assert_eq!(known, 1);
    }
}

/// Rule 1.2
#[test]
fn the_first_seat_begins_and_the_third_round_is_the_last() {
    let mut game = started(3);
    assert_eq!(game.position().turn(), Turn::of(Seat(0)));
    let mut cards = 0;
    while let Some(seat) = game.position().turn().seats().first() {
        let mut legal = Vec::new();
        game.position().legal(seat, &mut legal);
        game.play(seat, legal[0]).expect("a legal action");
        cards += 1;
    }
    assert_eq!(cards, 9);
}

/// Rule 2.1
#[test]
fn the_prize_is_a_roll_of_the_agreed_die() {
    let highest = |die: u8| {
        let prize = |seed| {
            let game = Match::<Lanterns>::start(&Options { die }, 2, Seed::number(seed));
            game.expect("two may play").position().view(Viewer::Spectator).prize
        };
        (0..200).map(prize).max()
    };
    assert_eq!((highest(6), highest(12)), (Some(6), Some(12)));
}

const SECOND_TO_PLAY: &str = "players 2\nround 1\nprize 6\nturn 0\nhand 0: 4 10 12\nhand 1: 3 5\nplayed 1: 9";

/// Rule 2.2
#[test]
fn only_cards_of_the_hand_can_be_played_and_the_turn_passes() {
    let game: Lanterns = SECOND_TO_PLAY.parse().expect("a position of this game");
    let refusal = game.check(Seat(0), &"play 9".parse().expect("an action")).expect_err("it is not in the hand");
    assert_eq!(refusal.to_string(), "not_in_hand card=9");
    let (_, events) = story("players 2\nround 1\nprize 6\nturn 0\nhand 0: 4\nhand 1: 3", "play 4");
    assert_eq!(events, ["played 0 4", "turn 1"]);
}

/// Rule 2.3
#[test]
fn the_highest_card_takes_the_prize_and_begins_the_next_round() {
    let (won, events) = story(SECOND_TO_PLAY, "play 10");
    assert_eq!(events[..2], ["played 0 10", "won 0 6"]);
    assert_eq!(won.turn(), Turn::of(Seat(0)));
    let (lost, events) = story(SECOND_TO_PLAY, "play 4");
    assert_eq!(events[1], "won 1 6");
    assert_eq!(lost.turn(), Turn::of(Seat(1)));
}

/// Rule 3.1
#[test]
fn the_most_points_win_and_equal_points_share_the_place() {
    let last = "players 2\nround 3\nprize 6\nturn 0\nhand 0: 10\nplayed 1: 9\npoints 1: 6";
    let (over, _) = story(last, "play 10");
    assert_eq!(over.turn(), Turn::Over);
    assert_eq!(over.outcome().placing.as_slice(), [1, 1]);
    let (over, _) = story(&last.replace("points 1: 6", "points 1: 5"), "play 10");
    assert_eq!(over.outcome().placing.as_slice(), [1, 2]);
}
