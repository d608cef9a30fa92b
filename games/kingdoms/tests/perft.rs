//! Counts of decision sequences: any change of the rules changes a number, and needs a line in
//! the changelog.

use kingdoms::{Ascending, Kingdoms, Level, Options, Ties};
use tabletop::{Game, Match, Seed, perft};

fn counts(seats: u8, options: &Options, depth: u32) -> Vec<u64> {
    let seed = Seed::number(7);
    let game = Match::<Kingdoms>::start(options, seats, seed).expect("these options are allowed");
    (1..=depth).map(|it| perft(game.position(), &seed, it)).collect()
}

#[test]
fn openings_of_two_to_five_players() {
    let options = Options::default();
    let found: Vec<Vec<u64>> = (2..=5).map(|it| counts(it, &options, 4)).collect();
    assert_eq!(
        found,
        [
            [30, 845, 22450, 573_407],
            [32, 937, 29036, 771_875],
            [27, 746, 20222, 515_342],
            [32, 1079, 34177, 996_783],
        ]
    );
}

#[test]
fn openings_of_every_solo_level() {
    let level = |it| Options { level: Some(it), ..Options::default() };
    let found: Vec<Vec<u64>> = Level::ALL.iter().map(|&it| counts(1, &level(it), 4)).collect();
    assert_eq!(
        found,
        [
            [22, 521, 12260, 303_413],
            [29, 821, 23104, 619_885],
            [29, 814, 22873, 608_104],
            [29, 814, 22873, 608_104],
            [34, 849, 20804, 530_243],
        ]
    );
}

/// The last player retreats; two battles follow in one scoring, the second with a "+2" token.
#[test]
fn battles_and_their_tokens() {
    let text = "players 3\nretreated 1 2\nmodifiers 2 1\nage 3
        isle odd: bee1/0 bee2/1\nwoods odd: owl1/1 owl2/2
        hand 0: frog3 frog5\nhand 1: tiger3 tiger5 tiger6 tiger7\nhand 2: wolf1 wolf6 wolf7 wolf8";
    let fought: Kingdoms = text.parse().unwrap();
    let seed = Seed::number(7);
    let found: Vec<u64> = (1..=7).map(|it| perft(&fought, &seed, it)).collect();
    assert_eq!(found, [11, 112, 640, 1210, 4582, 15534, 44658]);
    let peaceful: Kingdoms = format!("option ties=peace\n{text}").parse().unwrap();
    assert_eq!(peaceful.facts().ties, Ties::Peace);
    assert_eq!(perft(&peaceful, &seed, 2), 110);
}

/// Rule 14.5: ascending and descending let more cards in.
#[test]
fn openings_where_any_higher_rank_will_do() {
    let options = Options { ascending: Ascending::Higher, ..Options::default() };
    let found: Vec<Vec<u64>> = (1..=5).map(|it| counts(it, &options, 3)).collect();
    assert_eq!(
        found,
        [[29, 814, 22922], [30, 845, 22454], [32, 937, 29036], [30, 912, 27927], [32, 1079, 34177]]
    );
}

/// Rules 14.2, 14.3, 14.4: what is paid does not change what may be done; tokens that are not there do.
#[test]
fn battles_by_every_box() {
    let text = "players 3\nretreated 1 2\nmodifiers 0 8\nage 2
        isle odd: bee1/1 bee2/2\nwoods odd: owl1/1 owl2/2
        hand 0: frog3\nhand 1: tiger3 tiger7\nhand 2: wolf1 wolf6";
    let count = |option: &str| {
        let fought: Kingdoms = format!("{option}\n{text}").parse().unwrap();
        (1..=6).map(|it| perft(&fought, &Seed::number(7), it)).collect::<Vec<u64>>()
    };
    let printed = count("option second=3");
    assert_eq!(count("option second=half"), printed);
    assert_eq!(count("option next=3"), printed);
    // Whoever loses the first battle finds no token, and has nothing to add in the second.
    assert_eq!(
        (printed, count("option modifiers=8")),
        (vec![6, 82, 814, 7756, 73292, 734_666], vec![6, 82, 814, 7756, 73292, 736_354])
    );
}
