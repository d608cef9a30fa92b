//! Rule 15.3: a game in which two stacks of a kind are surrounded by one Move, found by play alone.
//!
//! Random games hardly ever get there, so one seat looks for it and the others stand aside. What it played is kept
//! for the page's tests, which need such a table.

use expect_test::expect_file;
use tabletop::{Chance, Fast, Game, Match, Seat, Seed, Viewer};
use wolves::{Action, Event, Hunt, Options, Phase, Wolves, components::Piece};

const SEEKER: Seat = Seat(0);
/// Turns that are tried out before one is played.
const TRIES: u32 = 400;
/// Wolves that two hunts need.
const WOLVES: usize = 6;

/// How near the seeker's wolves are to the two stacks of a kind, three to each; nothing is nearer than beside them.
fn nearness(game: &Wolves) -> Option<i32> {
    let (view, facts) = (game.view(Viewer::Everything), game.facts());
    let hares: Vec<_> = facts.regions.iter().filter(|it| it.prey.to_string() == "hare").collect();
    if view.seats[SEEKER.index()].prey.iter().any(|it| it.to_string() == "hare") {
        return None;
    }
    let wolf = |piece: Piece| matches!(piece, Piece::Alpha | Piece::Pack);
    let wolves = view.pieces.iter().filter(|it| it.owner == Some(SEEKER) && wolf(it.piece));
    let mut steps: Vec<[i32; 2]> = Vec::new();
    for it in wolves {
        let far = |at: usize| i32::from(game.geometry().walk(it.at, hares[at].prey_at)).max(1);
        steps.push([far(0), far(1)]);
    }
    // The wolves that lean to one stack most go there.
    steps.sort_by_key(|it| it[0] - it[1]);
    let (there, here) = steps.split_at(steps.len().min(WOLVES / 2));
    let mut rest: Vec<i32> = here.iter().map(|it| it[1]).collect();
    rest.sort_unstable();
    rest.truncate(WOLVES / 2);
    let walked: i32 = there.iter().map(|it| it[0]).sum::<i32>() + rest.iter().sum::<i32>();
    Some(40 * steps.len().min(WOLVES) as i32 - walked)
}

/// A random turn: what was played, and where it led.
fn tried(start: &Match<Wolves>, chance: &mut Fast) -> (Vec<Action>, Match<Wolves>) {
    let (mut game, mut played, mut legal) = (start.clone(), Vec::new(), Vec::new());
    while game.position().turn().seats().contains(SEEKER) && !is_there(&game) {
        legal.clear();
        game.position().legal(SEEKER, &mut legal);
        let walks = legal.iter().filter(|it| matches!(it, Action::Walk { .. })).count();
        // A Move that can go on usually does.
        let among = if walks > 0 && chance.below(4) > 0 { walks } else { legal.len() };
        let action = legal[chance.below(among as u32) as usize];
        game.play(SEEKER, action).expect("a legal action");
        played.push(action);
    }
    (played, game)
}

/// Whether the seeker has to choose.
fn is_there(game: &Match<Wolves>) -> bool {
    game.position().view(Viewer::Everything).hunt.is_some()
}

/// A rival's turn that changes nothing: a Move of no wolf, twice.
fn aside(game: &mut Match<Wolves>, seat: Seat) -> Vec<Action> {
    let mut played = Vec::new();
    while game.position().turn().seats().contains(seat) {
        let mut legal = Vec::new();
        game.position().legal(seat, &mut legal);
        let idle = |it: &&Action| matches!(it, Action::EndTurn | Action::Tiles { .. } | Action::Place { .. });
        let action =
            legal.iter().find(idle).or_else(|| legal.iter().find(|it| matches!(it, Action::Move { .. })));
        let action = *action.expect("a Move is always possible");
        game.play(seat, action).expect("a legal action");
        played.push(action);
    }
    played
}

/// What was played up to the choice, an action a line, and the game.
fn sought(seed: u64) -> Option<(String, Match<Wolves>)> {
    let options = Options { hunt: Hunt::Choose, ..Options::default() };
    let mut game = Match::<Wolves>::start(&options, 3, Seed::number(seed)).expect("it starts");
    let (mut chance, mut story) = (Fast::new(seed), String::new());
    while game.position().view(Viewer::Everything).phase != Phase::Over {
        let seat = game.position().turn().seats().first()?;
        let played = if seat == SEEKER {
            let turns = (0..TRIES).map(|_| tried(&game, &mut chance));
            let worth =
                |it: &Match<Wolves>| if is_there(it) { Some(i32::MAX) } else { nearness(it.position()) };
            let (played, after) = turns.max_by_key(|it| worth(&it.1))?;
            nearness(after.position())?;
            game = after;
            played
        } else {
            aside(&mut game, seat)
        };
        for action in played {
            story += &format!("{}\n", serde_json::json!({ "seat": seat, "action": action }));
        }
        if is_there(&game) {
            return Some((story, game));
        }
    }
    None
}

/// Rule 15.3
#[test]
fn play_leads_to_a_choice_of_prey() {
    let found = (1..20).find_map(|seed| sought(seed).map(|it| (seed, it)));
    let (seed, (story, mut game)) = found.expect("some game gets there");
    let head = serde_json::json!({ "seed": seed, "seats": 3, "options": { "hunt": "choose" } });
    expect_file!["hunt_choice.jsonl"].assert_eq(&format!("{head}\n{story}"));
    let mut legal = Vec::new();
    game.position().legal(SEEKER, &mut legal);
    assert_eq!(legal.len(), 2, "{legal:?}");
    let entry = game.play(SEEKER, legal[1]).expect("one of them is chosen");
    assert!(matches!(entry.events[0], Event::Hunted { seat: SEEKER, .. }), "{:?}", entry.events);
    assert!(!is_there(&game));
}
