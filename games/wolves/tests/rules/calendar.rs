//! Chapter 12 · The moon calendar.

use expect_test::expect;
use tabletop::{Game, Viewer};
use wolves::components::moon_dates;

use crate::{check, position};

/// Rule 12.1
#[test]
fn what_is_called_upgraded_or_dominated_goes_to_the_next_date() {
    let game = position(
        "players 3
         lone A3
         calendar 2
         seat 0 home tundra alpha A9 den A8 terrain 9 action 2
         seat 1 pack A13",
    );
    let played = testkit::play(game, "howl A3 pay **\nupgrade A8 pay **\ndominate A13 pay ***");
    let dates: Vec<_> = played.story.lines().filter(|it| it.starts_with("date")).collect();
    assert_eq!(dates, ["date 3: lone_wolf", "date 4: den of 0", "date 5: wolf of 1"]);
    assert!(played.game.view(Viewer::Everything).lone_wolves.is_empty());
}

/// Rule 12.1
#[test]
fn moving_and_building_do_not_advance_the_calendar() {
    let game = position("players 3\nseat 0 home forest alpha A5");
    let played = testkit::play(game, "move forest pay h\nbuild A5 speed pay h1");
    assert!(!played.story.contains("date"), "{}", played.story);
}

/// Rule 12.2
#[test]
fn the_moons_come_with_their_dates() {
    assert_eq!([2, 3, 4, 5].map(moon_dates), [[7, 13, 18], [9, 17, 22], [11, 20, 26], [13, 23, 30]]);
}

/// Rule 12.3
#[test]
fn after_ten_quiet_rounds_each_further_one_puts_a_blank_marker() {
    let text = |quiet| format!("players 3\nturn 2\ndone 2\nquiet {quiet}\ncalendar 3");
    check(
        &text(9),
        "end",
        &expect![[r#"
        round ends, 10 quiet
        seat 2 ends, seat 0 next: play
    "#]],
    );
    check(
        &text(10),
        "end",
        &expect![[r#"
        date 4: blank
        round ends, 11 quiet
        seat 2 ends, seat 0 next: play
    "#]],
    );
    check(
        &text(11),
        "end",
        &expect![[r#"
        date 4: blank
        round ends, 12 quiet
        seat 2 ends, seat 0 next: play
    "#]],
    );
    check(
        &format!("{}\nentered 1", text(12)),
        "end",
        &expect![[r#"
        round ends, 0 quiet
        seat 2 ends, seat 0 next: play
    "#]],
    );
    check(
        &format!("{}\nstall 0", text(99)),
        "end",
        &expect![[r#"
        round ends, 100 quiet
        seat 2 ends, seat 0 next: play
    "#]],
    );
}

/// Rule 12.3
#[test]
fn a_blank_marker_can_bring_the_moon() {
    check(
        "players 3\nturn 2\ndone 2\nquiet 10\ncalendar 8\nregion A token crescent\nseat 1 pack A1",
        "end",
        &expect![[r#"
        date 9: blank
        round ends, 11 quiet
        crescent moon
        A crescent: seat 1 first with 1, token 4
        seat 2 ends, seat 0 next: play
    "#]],
    );
}
