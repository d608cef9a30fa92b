//! The solver of last turns agrees with trying every turn one by one, without its short cuts.

use bots::Evaluate;
use tabletop::{Fast, Game, Silent, Step, Turn};
use wolves::{LastTurn, Wolves};

fn act(game: &mut Wolves, action: wolves::Action, chance: &mut Fast) {
    let seat = game.turn().seats().first().expect("it is somebody's turn");
    Wolves::resolve(&mut Step::new(game, &mut Silent, chance), seat, action);
}

/// Whether any turn ends the game and wins it alone; nothing if there are too many to try.
fn try_all(game: &Wolves, left: &mut u32) -> Option<bool> {
    let mover = game.turn().seats().first();
    let mut legal = Vec::new();
    game.legal(mover?, &mut legal);
    for action in legal {
        *left = left.checked_sub(1)?;
        let mut next = *game;
        act(&mut next, action, &mut Fast::new(0));
        let won = match next.turn() {
            Turn::Over => next.outcome().win_share()[mover?] > 0.99,
            Turn::Of(_) if next.turn().seats().first() != mover => false,
            Turn::Of(_) => try_all(&next, left)?,
        };
        if won {
            return Some(true);
        }
    }
    Some(false)
}

#[test]
fn the_solver_agrees_with_trying_every_turn_one_by_one() {
    let (mut can, mut cannot) = (0, 0);
    for seed in 0..100 {
        let mut chance = Fast::new(seed);
        let mut game = Wolves::new(&Default::default(), 2 + (seed % 4) as u8).unwrap();
        Wolves::setup(&mut Step::new(&mut game, &mut Silent, &mut chance));
        // In the middle of a turn there is less to try than at its beginning.
        let mut asked = Vec::new();
        while let Some(seat) = game.turn().seats().first() {
            asked.push(game);
            let action = game.light(seat, &mut chance);
            act(&mut game, action, &mut chance);
        }
        for game in asked.iter().rev().take(8) {
            let Some(winnable) = try_all(game, &mut 20_000) else { continue };
            match game.last_turn(40_000) {
                LastTurn::Wins(turn) => {
                    assert!(winnable, "{game:?}");
                    let (mut end, seat) = (*game, game.turn().seats().first().unwrap());
                    turn.iter().for_each(|&it| act(&mut end, it, &mut chance));
                    assert!(end.turn() == Turn::Over && end.outcome().win_share()[seat] > 0.99, "{game:?}");
                    can += 1;
                }
                LastTurn::Cannot => {
                    assert!(!winnable, "{game:?}");
                    cannot += 1;
                }
                // In another order of turns a win may be far away.
                LastTurn::Unknown => {}
            }
        }
    }
    assert!(can >= 30 && cannot >= 30, "{can} can be won, {cannot} cannot");
}

#[test]
fn before_the_game_has_begun_no_turn_is_the_last() {
    let mut game = Wolves::new(&Default::default(), 3).unwrap();
    Wolves::setup(&mut Step::new(&mut game, &mut Silent, &mut Fast::new(1)));
    assert_eq!(game.last_turn(1000), LastTurn::Cannot);
}
