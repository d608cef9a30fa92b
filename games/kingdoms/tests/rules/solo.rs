//! Chapter 13: the solo game.

use bots::DecisionKnowledge;
use expect_test::expect;
use kingdoms::{Kingdoms, Level, Options};
use tabletop::{Game, Match, Seat, Secret, Seed, Turn, Viewer};
use testkit::Played;

use crate::{legal, only, play, position, scores};

fn start(level: Level, seed: u64) -> Match<Kingdoms> {
    let options = Options { level: Some(level), ..Options::default() };
    Match::start(&options, 1, Seed::number(seed)).expect("these options are allowed")
}

/// Rule 13.2
#[test]
fn the_hand_lies_open_and_there_are_no_hidden_tokens() {
    let view = start(Level::Normal, 1).position().view(Viewer::Spectator);
    assert!(matches!(view.players[0].hand, Secret::Known(_)));
    assert_eq!(view.modifier_supply, 0);
    let played = play("players 1\nhand 0: owl1", "retreat");
    assert!(!played.story.contains("retreat token"));
}

/// Rule 13.3
#[test]
fn the_player_begins_but_on_the_easy_level_the_upstart_does() {
    for seed in 0..20 {
        for level in Level::ALL {
            let game = start(level, seed);
            let laid = game.position().view(Viewer::Spectator).kingdoms;
            let cards: usize = laid.iter().map(|it| it.cards.len()).sum();
            assert_eq!(cards, usize::from(level == Level::Easy));
            assert_eq!(game.position().turn(), Turn::of(Seat(0)));
        }
    }
}

#[test]
fn bots_know_the_upstart_as_a_rival_without_a_seat() {
    let rival = DecisionKnowledge::<Kingdoms>::OFFERED.seatless_rival;
    assert_eq!(rival(&position("players 1\nscore upstart 7")), Some(7));
    assert_eq!(rival(&position("players 2\nscore 1 7")), None);
}

/// Rule 13.8
#[test]
fn levels_differ_in_their_bonus_cards() {
    let bonus = |level| {
        let view = start(level, 4).position().view(Viewer::Spectator);
        view.upstart.unwrap().bonus.len()
    };
    assert_eq!(Level::ALL.map(bonus), [0, 1, 1, 1, 2]);
}

/// The player rallies with an empty deck but one card for each draw: `cards` are what the deck
/// holds when the upstart's turn comes, because a retreat draws nothing.
fn after_retreat(deck: &str, table: &str) -> Played<Kingdoms> {
    play(&format!("players 1\n{table}\ndeck: {deck}"), "retreat")
}

/// The player, who holds only `owl1`, claims; the refill is what `deck` allows. To control what
/// the upstart turns up, the deck holds cards of one rank only.
fn turns_up(rank: u8, claim: &str, table: &str) -> Played<Kingdoms> {
    let deck: Vec<String> = ["panda", "tiger", "bee", "lizard", "frog", "wolf"]
        .iter()
        .map(|it| format!("{it}{rank}"))
        .filter(|it| !table.contains(it.as_str()))
        .collect();
    let text = format!("players 1\nhand 0: owl1 okapi1 owl3 okapi3\ndeck: {}\n{table}", deck.join(" "));
    play(&text, claim)
}

fn placed(played: &Played<Kingdoms>) -> String {
    only(&played.story, &["upstart takes", "upstart retreats", "upstart discards", "matches", "age 1 ends"])
}

/// Rule 13.4
#[test]
fn ranks_4_to_8_aim_at_the_kingdom_of_that_size() {
    for (rank, kingdom) in [(4, "isle"), (5, "dunes"), (6, "marsh"), (7, "peaks"), (8, "woods")] {
        let played = turns_up(rank, "play owl1 isle", "");
        assert_eq!(placed(&played), format!("upstart takes {kingdom}\n"));
    }
}

/// Rule 13.4
#[test]
fn ranks_1_to_3_aim_at_the_kingdom_you_played_to_last() {
    assert_eq!(placed(&turns_up(2, "play owl1 peaks", "")), "upstart takes peaks\n");
    assert_eq!(placed(&turns_up(2, "rally owl1", "last woods")), "upstart takes woods\n");
    assert_eq!(placed(&turns_up(2, "rally owl1", "")), "upstart takes isle\n");
}

/// Rule 13.4
#[test]
fn the_upstart_ignores_decrees_but_its_cards_count_for_them() {
    let played = turns_up(8, "play owl1 isle", "woods low\npeaks neighbour-rank");
    assert_eq!(placed(&played), "upstart takes woods\n");
    let fits = legal(&played.game, 0);
    // The last card of the woods is an 8 now, and the hand has none.
    let view = played.game.view(Viewer::Spectator);
    let hand = view.players[0].hand.known().unwrap();
    for card in hand {
        let may = fits.contains(&format!("play {card} peaks"));
        assert_eq!(may, card.rank() == 8, "{card}");
    }
}

/// Rule 13.5
#[test]
fn it_moves_on_where_only_the_capital_is_free() {
    let isle = "isle odd: bee1/0 bee2/0 bee3/0";
    assert_eq!(placed(&turns_up(4, "play owl1 woods", isle)), "upstart takes dunes\n");
    let full = "isle odd: bee1/0 bee2/0 bee3/0 bee5/0";
    assert_eq!(placed(&turns_up(4, "play owl1 woods", full)), "upstart takes dunes\n");
}

/// Rule 13.5
#[test]
fn it_moves_on_where_it_leads_by_two() {
    let leading = "marsh odd: bee1/upstart bee2/upstart";
    assert_eq!(placed(&turns_up(6, "play owl1 isle", leading)), "upstart takes peaks\n");
    let by_one = "marsh odd: bee1/upstart bee2/upstart bee3/0";
    assert_eq!(placed(&turns_up(6, "play owl1 isle", by_one)), "upstart takes marsh\n");
    let seated = "council marsh upstart\nmarsh odd: bee1/upstart";
    assert_eq!(placed(&turns_up(6, "play owl1 isle", seated)), "upstart takes peaks\n");
}

/// All kingdoms but the woods have only their capital left.
const CAPITALS: &str = "
    isle odd: bee1/0 bee2/0 bee3/0
    dunes odd: owl2/0 owl4/0 owl5/0 owl6/0
    marsh odd: frog1/0 frog2/0 frog3/0 frog4/0 frog5/upstart
    peaks odd: tiger1/upstart tiger2/upstart tiger3/0 tiger4/0 tiger5/0 tiger6/0
";
const WOODS: &str = "woods odd: wolf1/upstart wolf2/upstart wolf3/upstart wolf4/upstart wolf5/0 wolf6/0";

/// Rule 13.5
#[test]
fn its_lead_does_not_count_where_the_only_free_territory_is() {
    let table = format!("{CAPITALS}{WOODS}");
    let played = turns_up(7, "rally okapi1", &table);
    assert_eq!(placed(&played), "upstart takes woods\n");
}

/// Rule 13.5
#[test]
fn its_lead_does_not_count_if_it_leads_wherever_something_is_free() {
    let table = "
        isle odd: bee1/upstart bee2/upstart
        dunes odd: owl2/upstart owl4/upstart
        marsh odd: frog1/upstart frog2/upstart
        peaks odd: tiger1/upstart tiger2/upstart
        woods odd: wolf1/upstart wolf2/upstart
    ";
    assert_eq!(placed(&turns_up(7, "rally okapi1", table)), "upstart takes peaks\n");
}

/// Rule 13.6
#[test]
fn when_only_capitals_are_left_it_takes_one_and_retreats() {
    let table = format!("{CAPITALS}{WOODS} wolf7/0");
    expect![[r#"
        upstart takes the capital of marsh
        upstart retreats: capital
    "#]]
    .assert_eq(&placed(&turns_up(6, "rally okapi1", &table)));
    // The capital of the isle is taken: the next one clockwise.
    let taken = table.replace("bee3/0", "bee3/0 bee5/0");
    let played = turns_up(4, "rally okapi1", &taken);
    assert!(placed(&played).starts_with("upstart takes the capital of dunes\n"));
    // Now the player goes on alone, and may not rally.
    assert_eq!(played.game.turn(), Turn::of(Seat(0)));
    assert!(legal(&played.game, 0).iter().all(|it| !it.starts_with("rally")));
}

/// Rule 13.6
#[test]
fn the_upstart_retreats_with_its_last_token() {
    let table = "
        isle odd: bee1/upstart bee2/upstart
        dunes odd: owl2/upstart owl4/upstart owl5/upstart
        marsh odd: frog1/upstart frog2/upstart frog3/upstart frog4/upstart
        peaks odd: tiger1/upstart tiger2/upstart tiger3/upstart tiger4/upstart
        woods odd: wolf1/upstart wolf2/upstart wolf3/upstart wolf4/upstart
    ";
    expect![[r#"
        upstart takes woods
        upstart retreats: out_of_tokens
    "#]]
    .assert_eq(&placed(&turns_up(8, "rally okapi1", table)));
}

/// Rule 13.7
#[test]
fn after_your_retreat_low_cards_are_discarded_and_a_capital_ends_the_age() {
    let played = after_retreat("wolf2 lizard4", "isle odd: bee1/0 bee2/0 bee3/upstart");
    let story = placed(&played);
    assert!(
        story.ends_with("upstart takes the capital of isle\nupstart retreats: capital\nage 1 ends\n"),
        "{story}"
    );
    let low = after_retreat("wolf2", "isle odd: bee1/0 bee2/0 bee3/upstart");
    assert!(placed(&low).starts_with("upstart discards wolf2\n"));
}

/// Rule 13.7
#[test]
fn after_your_retreat_it_goes_on_placing_until_it_gets_a_capital() {
    let played = after_retreat("lizard8", "");
    let story = placed(&played);
    assert!(story.starts_with("upstart takes woods\n"), "{story}");
    assert!(story.ends_with("upstart retreats: capital\nage 1 ends\n"), "{story}");
}

/// Rule 13.7
#[test]
fn after_your_retreat_the_age_ends_if_nothing_is_free() {
    let full = "
        isle odd: bee1/0 bee2/0 bee3/0 bee4/0
        dunes odd: owl2/0 owl4/0 owl5/0 owl6/0 owl7/0
        marsh odd: frog1/upstart frog2/upstart frog3/upstart frog4/upstart frog5/upstart frog6/0
        peaks odd: tiger1/upstart tiger2/upstart tiger3/upstart tiger4/upstart tiger5/upstart tiger6/upstart tiger7/0
        woods odd: wolf1/upstart wolf2/0 wolf3/0 wolf4/0 wolf5/0 wolf6/0 wolf7/upstart wolf8/0
    ";
    let story = placed(&after_retreat("lizard8", full));
    assert!(
        story.starts_with("upstart discards lizard8\nupstart retreats: nothing_free\nage 1 ends\n"),
        "{story}"
    );
}

/// Rule 13.8
#[test]
fn a_matching_bonus_card_is_played_to_the_same_kingdom_and_replaced() {
    let by_rank = turns_up(7, "play owl1 isle", "bonus okapi7");
    expect![[r#"
        upstart takes peaks
        bonus okapi7 matches
        upstart takes peaks
    "#]]
    .assert_eq(&placed(&by_rank));
    assert_eq!(by_rank.game.view(Viewer::Spectator).upstart.unwrap().bonus.len(), 1);
    let other = turns_up(7, "play owl1 isle", "bonus okapi6");
    assert_eq!(placed(&other), "upstart takes peaks\n");
}

/// Rule 13.8: what the upstart turns up in the peaks brings its lead to two.
#[test]
fn a_bonus_card_moves_on_like_any_other() {
    let table = "bonus okapi7\npeaks odd: bee1/upstart";
    let played = turns_up(7, "play owl1 isle", table);
    expect![[r#"
        upstart takes peaks
        bonus okapi7 matches
        upstart takes woods
    "#]]
    .assert_eq(&placed(&played));
}

/// Rule 13.8
#[test]
fn on_medium_only_the_animal_of_a_bonus_card_counts() {
    let by_rank = turns_up(7, "play owl1 isle", "option level=medium\nbonus okapi7");
    assert!(!by_rank.story.contains("matches"));
    let text =
        "players 1\noption level=medium\nhand 0: owl1 owl3 owl5 owl7\ndeck: okapi4 okapi8\nbonus okapi7";
    assert!(play(text, "play owl1 isle").story.contains("bonus okapi7 matches"));
}

/// Rule 13.8
#[test]
fn on_easy_there_is_no_bonus_card() {
    let played = turns_up(7, "play owl1 isle", "option level=easy");
    assert!(!played.story.contains("bonus"));
}

/// Rule 13.8
#[test]
fn on_extreme_one_of_two_bonus_cards_is_played_the_older_first() {
    let both = turns_up(7, "play owl1 isle", "option level=extreme\nbonus okapi7 owl7");
    assert_eq!(both.story.matches("matches").count(), 1);
    assert!(both.story.contains("bonus okapi7 matches"));
    let bonus = both.game.view(Viewer::Spectator).upstart.unwrap().bonus;
    assert_eq!((bonus.len(), bonus[0].to_string()), (2, "owl7".to_owned()));
    let second = turns_up(7, "play owl1 isle", "option level=extreme\nbonus okapi6 owl7");
    assert!(second.story.contains("bonus owl7 matches"));
}

/// A tie in the woods; both have retreated but the player says so only now.
fn battle(hand: &str, deck: &str, table: &str, lines: &str) -> Played<Kingdoms> {
    let text = format!(
        "players 1\nretreated upstart\nwoods odd: wolf1/0 wolf2/upstart\nhand 0: {hand}\ndeck: {deck}\n{table}"
    );
    play(&text, &format!("retreat\n{lines}"))
}

/// Rule 13.9
#[test]
fn the_upstart_fights_with_three_cards_and_on_hard_with_four() {
    let normal = battle("owl5", "bee1 bee2 bee3 bee4", "", "battle owl5");
    assert_eq!(normal.story.matches("upstart reveals").count(), 3);
    let hard = battle("owl5", "bee1 bee2 bee3 bee4", "option level=hard", "battle owl5");
    assert_eq!(hard.story.matches("upstart reveals").count(), 4);
}

/// Rule 13.9
#[test]
fn you_win_if_your_card_beats_all_and_lose_if_one_beats_it() {
    let won = battle("owl5", "bee1 bee2 bee3", "", "battle owl5");
    assert!(won.story.contains("woods won by 0, lost by upstart"));
    assert_eq!(scores(&won, "woods"), "0 is 1 at woods: 5\nupstart is 2 at woods: 3\n");
    let lost = battle("owl5", "bee1 bee2 bee6", "", "battle owl5");
    assert!(lost.story.contains("woods won by upstart, lost by 0"));
    assert_eq!(scores(&lost, "woods"), "upstart is 1 at woods: 5\n0 is 2 at woods: 3\n");
    assert!(!lost.story.contains("takes +2"));
    let toppled = battle("owl8", "bee1 bee2 bee3", "", "battle owl8");
    assert!(toppled.story.contains("woods won by upstart"));
    let eights = battle("owl1", "bee8 frog8 lizard8", "", "battle owl1");
    assert!(eights.story.contains("woods won by 0"));
}

/// Rule 13.9
#[test]
fn a_tied_round_goes_on_against_new_cards() {
    let played = battle("owl5 owl8", "bee5 bee2 bee3", "", "battle owl5");
    assert!(played.story.contains("woods tied: 0,upstart"));
    assert_eq!(played.game.turn(), Turn::of(Seat(0)));
    assert_eq!(legal(&played.game, 0), ["battle owl8"]);
    let out = battle("owl5", "bee5 bee2 bee3", "", "battle owl5");
    assert!(out.story.contains("woods won by upstart, lost by 0"));
}

/// Rule 13.9
#[test]
fn a_winner_draws_only_for_tied_rounds_and_a_loser_all_cards_used() {
    // In the last age no new hand hides what the battle drew.
    let cards = |played: &Played<Kingdoms>| played.game.view(Viewer::Spectator).players[0].hand_count;
    let won = battle("owl5 owl6 owl7 owl8", "bee1 bee2 bee3", "age 3", "battle owl5");
    assert_eq!(cards(&won), 3);
    let lost = battle("owl5 owl6 owl7 owl8", "bee1 bee2 bee8", "age 3", "battle owl5");
    assert_eq!(cards(&lost), 4);
    // Any three of these tie with a 5; any three lose against an 8 and beat a 2.
    let deck = "frog5 bee5 tiger5 panda5 bee3 bee4";
    let tied = battle("owl5 owl2 owl7 owl8", deck, "age 3", "battle owl5\nbattle owl8");
    assert!(tied.story.contains("woods won by 0"));
    assert_eq!(cards(&tied), 3);
    let beaten = battle("owl5 owl2 owl7 owl8", deck, "age 3", "battle owl5\nbattle owl2");
    assert!(beaten.story.contains("woods won by upstart"));
    assert_eq!(cards(&beaten), 4);
}

/// Rule 13.9
#[test]
fn each_further_battle_of_an_age_meets_one_card_fewer() {
    for (battles, cards) in [(0, 3), (1, 2), (2, 1), (3, 1), (4, 1)] {
        let table = format!("battles {battles}");
        let played = battle("owl8", "bee2 bee3 bee4 bee5", &table, "battle owl8");
        assert_eq!(played.story.matches("upstart reveals").count(), cards);
    }
}

/// Rule 13.9
#[test]
fn without_cards_a_battle_is_lost() {
    let played = play("players 1\nretreated upstart\nwoods odd: wolf1/0 wolf2/upstart", "retreat");
    assert!(played.story.contains("woods won by upstart, lost by 0"));
}

/// Rule 13.10
#[test]
fn only_more_points_than_the_upstart_win() {
    let equal = play("players 1\nage 3\nretreated upstart\nscore 0 20\nscore upstart 20", "retreat");
    assert_eq!(equal.game.outcome().placing.as_slice(), [2]);
    let more = play("players 1\nage 3\nretreated upstart\nscore 0 21\nscore upstart 20", "retreat");
    assert_eq!(more.game.outcome().placing.as_slice(), [1]);
    assert_eq!(position("players 1").outcome().placing.as_slice(), [2]);
}

/// Rules 13.1, 11.3
#[test]
fn every_age_begins_with_four_cards() {
    let played = play("players 1\nretreated upstart\nhand 0: owl1", "retreat");
    let view = played.game.view(Viewer::Spectator);
    assert_eq!((view.age, view.players[0].hand_count), (2, 4));
}
