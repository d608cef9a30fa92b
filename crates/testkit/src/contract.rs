//! The contract of a game, checked by seeded random play.

use std::collections::HashSet;

use serde_json::{from_value, to_value};
use tabletop::{
    Chance, Fast, Game, Imagine, Log, Match, Offers, Replay, Seat, Seed, Turn, Viewer, Wire, choices, preview,
};

use crate::knowledge::{Compared, answers_betray_nothing};

/// What is played to check the contract.
#[derive(Clone, Debug)]
pub struct Terms<O> {
    /// The table's options.
    pub options: O,
    /// How many play.
    pub seats: u8,
    /// How many games, with seeds from 0.
    pub games: u64,
    /// A game that is not over after this many entries counts as endless.
    pub longest: usize,
}

/// Plays random games and panics at the first broken term.
///
/// * a: while a seat must act, it has a legal action;
/// * b: `check` accepts exactly `legal`, tried with every action seen before;
/// * c: folding the events gives the position;
/// * d: the same seed and actions give the same events;
/// * e: log, views and figures survive JSON, actions survive their notation;
/// * f: for every viewer an imagined position has the same view;
/// * g: and offers the same actions;
/// * h: imagining what was imagined changes nothing, drawn from the same key;
/// * i: the game ends, and placings agree with scores;
/// * j: expanding the offers gives exactly the legal actions;
/// * k: facts do not change and betray nothing;
/// * l: answers to any list of actions, refusals included, depend only on what the asker knows;
/// * m: an open game shows all viewers the same.
///
/// Besides: previews show what then happens, an undo restores the position, and what is shown to
/// a viewer folds to what the viewer is shown.
///
/// Returns what was compared for l, so that a game can demand that enough of it was really hidden.
pub fn contract<G: Imagine>(terms: &Terms<G::Options>) -> Compared {
    let (mut seen, mut compared) = (Seen::<G>::default(), Compared::default());
    for seed in 0..terms.games {
        one_game::<G>(terms, seed, &mut seen, &mut compared);
    }
    compared
}

/// Actions of earlier positions, to be tried where they may not fit.
struct Seen<G: Game> {
    actions: Vec<G::Action>,
    known: HashSet<G::Action>,
}

impl<G: Game> Default for Seen<G> {
    fn default() -> Self {
        Self { actions: Vec::new(), known: HashSet::new() }
    }
}

/// Number of earlier actions tried in every position.
const TRIES: u32 = 64;
/// The first games are looked at through all eyes after every entry …
const CLOSELY: u64 = 4;
/// … and later ones, of which there are many, after one entry in this many.
const SELDOM: u32 = 24;
/// Number of actions remembered at most.
const MEMORY: usize = 20_000;

fn one_game<G: Imagine>(terms: &Terms<G::Options>, seed: u64, seen: &mut Seen<G>, compared: &mut Compared) {
    let seats = terms.seats;
    let mut game = Match::<G>::start(&terms.options, seats, Seed::number(seed)).expect("terms are allowed");
    let mut chance = Fast::new(seed ^ 0x5EED);
    let mut legal = Vec::new();
    let facts = game.position().facts();
    survives_json(&facts);
    for entry in 0.. {
        assert!(entry < terms.longest, "i: seed {seed} is not over after {entry} entries");
        let now = *game.position();
        let closely = seed < CLOSELY;
        if closely || chance.below(SELDOM) == 0 || now.turn() == Turn::Over {
            views(&now, seats, seed ^ entry as u64, seed == 0 || chance.below(8) == 0);
        }
        if closely || now.turn() == Turn::Over {
            assert_eq!(now.facts(), facts, "k: a fact changed");
        }
        let Turn::Of(owing) = now.turn() else { break };
        assert!(!owing.is_empty(), "a: nobody owes a decision, yet seed {seed} is not over");
        for seat in Seat::all(seats).filter(|&it| owing.contains(it)) {
            legal.clear();
            now.legal(seat, &mut legal);
            assert!(!legal.is_empty(), "a: dead end for seat {seat}, seed {seed}, entry {entry}");
            exactly_legal(&now, seat, &legal, seen, &mut chance);
            if closely || chance.below(SELDOM) == 0 {
                exactly_offered(&now, seat, seed == 0);
            }
        }
        if closely || chance.below(SELDOM) == 0 {
            answers_betray_nothing(&game, &seen.actions, &mut chance, compared);
        }
        let index = chance.below(u32::from(owing.len())) as usize;
        let seat = owing.iter().nth(index).expect("the index is below the number of seats");
        legal.clear();
        now.legal(seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        if chance.below(if closely { 8 } else { 8 * SELDOM }) == 0 {
            undo_restores(&game, seat, action);
        }
        if !closely && chance.below(SELDOM) != 0 {
            game.play(seat, action).expect("a legal action is accepted");
            continue;
        }
        let foreseen = preview(&now, seat, &[action]).expect("a legal action has a preview");
        let played = game.play(seat, action).expect("a legal action is accepted").clone();
        let shown: Vec<_> = played.events.iter().filter_map(|it| G::show(it, Viewer::Seat(seat))).collect();
        assert!(shown.starts_with(&foreseen.events), "a preview of {action} told what did not happen");
        if foreseen.complete {
            assert_eq!(foreseen.after, game.position().figures(Viewer::Seat(seat)), "figures after {action}");
        }
    }
    finished(&game);
}

/// b: the list of legal actions has no doubles, and nothing else is accepted.
fn exactly_legal<G: Game>(now: &G, seat: Seat, legal: &[G::Action], seen: &mut Seen<G>, chance: &mut Fast) {
    let listed: HashSet<_> = legal.iter().copied().collect();
    assert_eq!(listed.len(), legal.len(), "b: a legal action is listed twice");
    for action in legal {
        if let Err(why) = now.check(seat, action) {
            panic!("b: {action} is listed but refused: {why}\n{now:?}");
        }
        if seen.actions.len() < MEMORY && seen.known.insert(*action) {
            seen.actions.push(*action);
            let text = action.to_string();
            assert_eq!(text.parse::<G::Action>().ok(), Some(*action), "e: notation {text}");
        }
    }
    let drawn = now.any_legal(seat, &mut Vec::new(), chance);
    assert!(
        drawn.is_some_and(|it| listed.contains(&it)),
        "b: {drawn:?} was drawn but is not listed\n{now:?}"
    );
    for _ in 0..TRIES {
        let action = seen.actions[chance.below(seen.actions.len() as u32) as usize];
        let accepted = now.check(seat, &action).is_ok();
        assert_eq!(accepted, listed.contains(&action), "b: check and legal differ on {action}\n{now:?}");
    }
}

/// j: expanding the offers gives the legal actions with what may follow them, each once.
fn exactly_offered<G: Game>(now: &G, seat: Seat, json: bool) {
    let offers = now.offers(seat);
    if json {
        survives_json(&offers);
    }
    let (mut offered, mut legal) = (offers.expand(), choices(now, seat));
    for list in [&mut offered, &mut legal] {
        list.sort_by_cached_key(|it| it.action.to_string());
        list.iter_mut().for_each(|it| it.then.sort_by_cached_key(ToString::to_string));
    }
    assert_eq!(offered, legal, "j: offers differ from the legal actions of {seat}\n{now:?}");
}

/// e to h, for every viewer.
fn views<G: Imagine>(now: &G, seats: u8, key: u64, json: bool) {
    let eyes = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everything]);
    let mut tried: Vec<(G::View, G::Figures)> = Vec::new();
    for viewer in eyes {
        let view = now.view(viewer);
        let figures = now.figures(viewer);
        if G::IS_OPEN {
            assert_eq!(view, now.view(Viewer::Spectator), "m: {viewer:?} sees what others do not");
            assert_eq!(figures, now.figures(Viewer::Spectator), "m: {viewer:?} reckons otherwise");
            let sheet = |seat, viewer| now.sheet(seat, viewer);
            assert!(
                Seat::all(seats).all(|it| sheet(it, viewer) == sheet(it, Viewer::Spectator)),
                "m: {viewer:?}"
            );
        }
        // Where nothing is hidden all viewers see the same, and once is enough.
        if json && !tried.contains(&(view.clone(), figures.clone())) {
            survives_json(&view);
            survives_json(&figures);
            tried.push((view.clone(), figures.clone()));
        }
        let guess = now.imagine(viewer, &mut Fast::new(key));
        assert_eq!(guess.view(viewer), view, "f: {viewer:?} sees a difference");
        assert_eq!(guess.figures(viewer), figures, "f: {viewer:?} reckons a difference");
        assert_eq!(guess.turn(), now.turn(), "f: {viewer:?} would be asked otherwise");
        assert_eq!(guess.facts(), now.facts(), "f: the facts betray a secret to {viewer:?}");
        let again = guess.imagine(viewer, &mut Fast::new(key));
        assert_eq!(again, guess, "h: {viewer:?} imagines from more than it knows");
        if viewer == Viewer::Everything {
            assert_eq!(guess, *now, "f: who sees everything has nothing to imagine");
        }
        if let Viewer::Seat(seat) = viewer
            && now.turn().seats().contains(seat)
        {
            let (mut real, mut guessed) = (Vec::new(), Vec::new());
            now.legal(seat, &mut real);
            guess.legal(seat, &mut guessed);
            assert_eq!(real, guessed, "g: what {seat} may do betrays a secret");
        }
        for seat in Seat::all(seats) {
            let sheet = now.sheet(seat, viewer);
            assert_eq!(sheet, guess.sheet(seat, viewer), "f: a score sheet betrays a secret");
            assert_eq!(sheet.lines.iter().map(|it| it.points).sum::<i32>(), sheet.total);
        }
    }
}

/// An action that can be taken back leaves no trace in the position.
fn undo_restores<G: Game>(game: &Match<G>, seat: Seat, action: G::Action) {
    let mut tried = game.clone();
    tried.play(seat, action).expect("a legal action is accepted");
    let settled = tried.replay().entries.last().is_some_and(|it| it.settled);
    match tried.undo(seat) {
        Ok(_) => {
            assert!(!settled, "a settled action was taken back: {action}");
            assert_eq!(tried.position(), game.position(), "undo of {action} left a trace");
            assert_eq!(tried.version(), game.version() + 2);
        }
        Err(why) => assert!(settled || tried.position().turn() == Turn::Over, "undo of {action}: {why}"),
    }
}

/// c, d, e and i, of a whole game.
fn finished<G: Game>(game: &Match<G>) {
    let replay = game.replay();
    assert_eq!(replay.position::<G>(game.version()), *game.position(), "c: folding gives another position");
    assert_eq!(replay.verify::<G>(), Ok(()), "d: playing again gives other events");
    survives_json::<Replay<G>>(replay);
    let mut appended = Match::<G>::resume(Log { entries: Vec::new(), ..replay.clone() });
    for entry in &replay.entries {
        appended.append(entry.clone());
    }
    assert_eq!(appended.position(), game.position(), "c: appending gives another position");

    let outcome = game.position().outcome();
    // A single player plays against the game, and may lose.
    let alone = game.position().seats() == 1;
    assert!(alone || outcome.placing.as_slice().contains(&1), "i: nobody won");
    for seat in Seat::all(game.position().seats()) {
        let sheet = game.position().sheet(seat, Viewer::Everything);
        assert_eq!(sheet.total, outcome.score[seat], "i: score sheet and outcome differ");
        for other in Seat::all(game.position().seats()) {
            if outcome.score[seat] > outcome.score[other] {
                assert!(outcome.placing[seat] < outcome.placing[other], "i: placings contradict scores");
            }
        }
    }
    let mut offered = Vec::new();
    game.position().legal(Seat(0), &mut offered);
    assert!(offered.is_empty(), "i: a finished game offers actions");
}

fn survives_json<T: Wire>(it: &T) {
    let json = to_value(it).expect("it can be written as JSON");
    let back: T = from_value(json).expect("it can be read back from JSON");
    assert_eq!(&back, it, "e: changed by a trip through JSON");
}
