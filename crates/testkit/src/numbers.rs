//! A game as numbers: what programs that learn it rely on.

use std::collections::HashSet;

use tabletop::{Chance, Fast, Imagine, Match, Numbers, Seat, Seed, Turn, Viewer};

use crate::Terms;

/// Numbers tried in every position that stand for no legal action.
const TRIES: u32 = 32;

/// Plays random games and panics where numbers or observations break their promises.
///
/// * every number has a label of its own, and there are no others;
/// * legal actions have numbers of their own, in the order of the list, and a number gives its action back;
/// * any other number stands for nothing, or for an action that is refused;
/// * an observation fills its parts and nothing else, and depends only on what the seat may know.
pub fn numbers<G: Numbers + Imagine>(terms: &Terms<G::Options>) {
    labelled::<G>();
    let mut chance = Fast::new(7);
    for seed in 0..terms.games {
        let start = Match::<G>::start(&terms.options, terms.seats, Seed::number(seed));
        let mut game = start.expect("terms are allowed");
        while let Turn::Of(owing) = game.position().turn() {
            for seat in Seat::all(terms.seats) {
                observed(game.position(), seat, &mut chance);
            }
            owing.iter().for_each(|seat| numbered(game.position(), seat, &mut chance));
            let seat = owing.first().expect("somebody owes a decision");
            let action = game.position().any_legal(seat, &mut Vec::new(), &mut chance);
            game.play(seat, action.expect("there is a legal action")).expect("a legal action is accepted");
            assert!(game.version() < terms.longest as u32, "seed {seed} does not end");
        }
        Seat::all(terms.seats).for_each(|seat| observed(game.position(), seat, &mut chance));
    }
}

/// What the numbers of a game mean, as one number: if it changes, `SPEC` must be raised.
///
/// Labels and parts go in, and what each seat observes in the first positions of a seeded game.
#[must_use]
pub fn fingerprint<G: Numbers>(options: &G::Options, seats: u8) -> u64 {
    let mut hash = 0xCBF2_9CE4_8422_2325;
    let mut add = |bytes: &[u8]| {
        for &byte in bytes {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    };
    (0..).map_while(G::label).for_each(|it| add(it.as_bytes()));
    G::LAYOUT.iter().for_each(|it| add(format!("{} {:?}", it.name, it.shape).as_bytes()));
    let mut game = Match::<G>::start(options, seats, Seed::number(1)).expect("terms are allowed");
    let mut chance = Fast::new(1);
    for _ in 0..200 {
        let Some(seat) = game.position().turn().seats().first() else { break };
        let (mut legal, mut room) = (Vec::new(), Vec::new());
        game.position().legal_numbers(seat, &mut room, &mut legal);
        legal.iter().for_each(|it| add(&it.to_le_bytes()));
        Seat::all(seats).for_each(|it| add(&observation(game.position(), it)));
        let number = legal[chance.below(legal.len() as u32) as usize];
        let action = game.position().numbered(seat, number).expect("a legal number");
        game.play(seat, action).expect("a legal action is accepted");
    }
    hash
}

fn labelled<G: Numbers>() {
    let labels: Vec<String> = (0..).map_while(G::label).collect();
    assert_eq!(labels.len(), G::ACTIONS, "every number has a label");
    let different: HashSet<&String> = labels.iter().collect();
    assert_eq!(different.len(), labels.len(), "two numbers share a label");
    let names: HashSet<&str> = G::LAYOUT.iter().map(|it| it.name).collect();
    assert_eq!(names.len(), G::LAYOUT.len(), "two parts of an observation share a name");
}

fn numbered<G: Numbers>(now: &G, seat: Seat, chance: &mut Fast) {
    let (mut legal, mut numbers) = (Vec::new(), Vec::new());
    now.legal(seat, &mut legal);
    now.legal_numbers(seat, &mut Vec::new(), &mut numbers);
    assert_eq!(legal.len(), numbers.len(), "numbers and legal actions differ\n{now:?}");
    let different: HashSet<u32> = numbers.iter().copied().collect();
    assert_eq!(different.len(), numbers.len(), "two legal actions share a number\n{now:?}");
    for (action, &number) in legal.iter().zip(&numbers) {
        assert!((number as usize) < G::ACTIONS, "{action} has number {number}, which does not exist");
        assert_eq!(now.number(seat, action), number, "two numbers of {action}");
        assert_eq!(now.numbered(seat, number), Some(*action), "number {number}\n{now:?}");
    }
    for _ in 0..TRIES {
        let number = chance.below(G::ACTIONS as u32 + 2);
        if !different.contains(&number)
            && let Some(action) = now.numbered(seat, number)
        {
            assert!(now.check(seat, &action).is_err(), "{number} is {action}, which is legal\n{now:?}");
        }
    }
}

fn observed<G: Numbers + Imagine>(now: &G, seat: Seat, chance: &mut Fast) {
    let seen = observation(now, seat);
    let guess = now.imagine(Viewer::Seat(seat), chance);
    assert_eq!(seen, observation(&guess, seat), "what {seat} observes betrays a secret\n{now:?}");
}

fn observation<G: Numbers>(now: &G, seat: Seat) -> Vec<u8> {
    let mut out = vec![0; G::OBSERVATION];
    now.observe(seat, &mut out);
    out
}
