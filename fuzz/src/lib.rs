//! Bytes as players: they pick seats and actions, legal or not, and nothing may break.

use shelf::Title;
use tabletop::{
    Fast, Finality, Game, Imagine, Match, OptionSpec, Options, Seat, Seed, Silent, Step, Turn, Viewer, live,
};

/// Plays a match by these bytes.
///
/// Pairs of bytes are decisions: the first says what is tried, the second picks among what there is.
/// Whatever is tried, `check` and `legal` agree, refused actions change nothing, and folding the log
/// gives the position.
pub fn any_bytes_never_panic<G: Imagine>(bytes: &[u8]) {
    let [head, seed, bytes @ ..] = bytes else { return };
    let span = G::SEATS.end() - G::SEATS.start() + 1;
    let seats = G::SEATS.start() + head % span;
    let Ok(mut game) = Match::<G>::start(&options::<G>(head / span), seats, Seed::number(u64::from(*seed)))
    else {
        return;
    };
    let mut seen: Vec<G::Action> = Vec::new();
    for pair in bytes.chunks_exact(2) {
        let Turn::Of(owing) = game.position().turn() else { break };
        let (what, pick) = (pair[0], usize::from(pair[1]));
        let seat = owing
            .iter()
            .nth(usize::from(what & 3) % usize::from(owing.len()))
            .expect("a seat owes a decision");
        let mut legal = Vec::new();
        game.position().legal(seat, &mut legal);
        assert!(!legal.is_empty(), "dead end");
        let action = match what >> 2 {
            0 => {
                let _ = game.undo(seat);
                continue;
            }
            // An action that fitted somewhere else.
            1..=8 if !seen.is_empty() => seen[pick % seen.len()],
            _ => legal[pick * legal.len() / 256],
        };
        let before = *game.position();
        let offered = legal.contains(&action);
        assert_eq!(before.check(seat, &action).is_ok(), offered, "check and legal differ on {action}");
        let _ = tabletop::preview(&before, seat, &[action]);
        match game.play(seat, action) {
            Ok(entry) => {
                assert!(offered);
                let reveals = entry.events.iter().any(|it| G::finality(it) == Finality::Reveals);
                assert!(entry.settled || !reveals);
            }
            Err(_) => assert_eq!(*game.position(), before),
        }
        if seen.len() < 512 {
            seen.extend(legal.iter().take(8));
        }
        if what == 255 {
            let viewer = Viewer::Seat(Seat(0));
            let _ = (game.position().view(viewer), game.position().figures(viewer));
            let _ = game.position().imagine(viewer, &mut Fast::new(u64::from(pair[1])));
        }
    }
    let folded: G = game.replay().position(game.version());
    assert_eq!(folded, *game.position(), "folding gives another position");
}

/// Reads bytes as notation and as JSON, and asks the rules about the result.
pub fn any_text_is_answered<G: Game>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let game = Match::<G>::start(&G::Options::default(), *G::SEATS.end(), Seed::number(0))
        .expect("the default is allowed");
    let read = text.parse::<G::Action>().ok();
    let json = serde_json::from_str::<G::Action>(text).ok();
    for action in read.into_iter().chain(json) {
        assert_eq!(action.to_string().parse::<G::Action>().ok(), Some(action), "notation of {action}");
        let mut position = *game.position();
        for seat in Seat::all(position.seats()) {
            if live::why(&position, seat, &action).is_none() {
                G::resolve(&mut Step::new(&mut position, &mut Silent, &mut Fast::new(0)), seat, action);
            }
        }
    }
}

/// Options picked by a number: values that the game refuses are left out.
fn options<G: Game>(mut pick: u8) -> G::Options {
    let mut options = G::Options::default();
    for OptionSpec { key, allowed, .. } in G::Options::SPECS {
        let values: Vec<&str> = allowed.split(['|', '–']).collect();
        let _ = options.set(key, values[usize::from(pick) % values.len()]);
        pick /= values.len() as u8;
    }
    options
}

/// The log of a match in which the first bytes pick actions, changed by the last ones.
pub fn damaged_log(title: &'static dyn Title, bytes: &[u8]) -> String {
    let (picks, damage) = bytes.split_at(bytes.len() / 2);
    let seats = (*title.seats().end()).min(3);
    let mut table = title.start(seats, &[], Seed::number(bytes.len() as u64)).expect("three may play");
    for pick in picks.iter().take(40) {
        let Some(seat) = table.turn().seats().first() else { break };
        let mut legal = table.legal(seat);
        let action = legal.swap_remove(usize::from(*pick) % legal.len()).action;
        table.play_all(seat, &[action]).expect("what is on offer can be played");
    }
    let mut text = table.replay().get().as_bytes().to_vec();
    for change in damage.chunks_exact(3).take(6) {
        let at = (usize::from(change[0]) << 8 | usize::from(change[1])) % text.len();
        text[at] = change[2];
    }
    String::from_utf8_lossy(&text).into_owned()
}
