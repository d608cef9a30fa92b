//! The work that `bench` measures, done with a game's own types.

use anyhow::Result;
use bots::{
    BotName, Light, Uniform, budget::Ticker, habits::Method, playout, policy::act, thinker::look_ahead,
};
use shelf::{GameVisitor, Hosted, Title};
use tabletop::{BadOption, Fast, Seat, Silent, Step};

/// How play-outs choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Uniform,
    Light,
}

impl Choice {
    pub(crate) const ALL: [Self; 2] = [Self::Uniform, Self::Light];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Uniform => "uniform",
            Self::Light => "light",
        }
    }
}

/// Plays games to the end as fast as possible; returns the number of decisions.
pub(crate) fn playouts(game: &dyn Title, choice: Choice, seats: u8, games: u64, seed: u64) -> Result<u64> {
    Ok(crate::visit(game, Playouts { choice, seats, games, seed })??)
}

/// Judges a mid-game position this many times; returns a value that depends on every judgement.
pub(crate) fn evaluations(game: &dyn Title, times: u64, seed: u64) -> Result<f32> {
    Ok(crate::visit(game, Evaluations { times, seed })??)
}

/// Searches a mid-game position as level 3 does; returns the iterations done.
pub(crate) fn search(game: &dyn Title, iterations: u32, seed: u64) -> Result<u32> {
    Ok(crate::visit(game, Search { iterations, seed })??)
}

/// The size of a position.
pub(crate) fn position_bytes(game: &dyn Title) -> Result<usize> {
    crate::visit(game, PositionBytes)
}

struct Playouts {
    choice: Choice,
    seats: u8,
    games: u64,
    seed: u64,
}

impl GameVisitor for Playouts {
    type Out = Result<u64, BadOption>;

    fn visit<G: Hosted>(self) -> Self::Out {
        let empty = G::new(&G::Options::default(), self.seats)?;
        let mut chance = Fast::new(self.seed);
        let mut uniform = Uniform::<G>::default();
        let mut decisions = 0;
        for _ in 0..self.games {
            let mut game = empty;
            G::setup(&mut Step::new(&mut game, &mut Silent, &mut chance));
            decisions += u64::from(match self.choice {
                Choice::Light => playout(&mut game, &mut Light, &mut chance),
                Choice::Uniform => playout(&mut game, &mut uniform, &mut chance),
            });
        }
        Ok(decisions)
    }
}

struct Evaluations {
    times: u64,
    seed: u64,
}

impl GameVisitor for Evaluations {
    type Out = Result<f32, BadOption>;

    fn visit<G: Hosted>(self) -> Self::Out {
        let game: G = mid_game(3, 60, self.seed)?;
        Ok((0..self.times).map(|_| std::hint::black_box(&game).evaluate()[Seat(0)]).sum())
    }
}

struct Search {
    iterations: u32,
    seed: u64,
}

impl GameVisitor for Search {
    type Out = Result<u32, BadOption>;

    fn visit<G: Hosted>(self) -> Self::Out {
        let game: G = mid_game(4, 40, self.seed)?;
        let Some(seat) = game.turn().seats().first() else { return Ok(0) };
        let mut ticker = Ticker::iterations(self.iterations);
        let method = BotName::Level3.habits::<G>().map_or_else(Method::best::<G>, |it| it.method);
        Ok(look_ahead(&game, seat, &method, &mut ticker, self.seed).iterations)
    }
}

struct PositionBytes;

impl GameVisitor for PositionBytes {
    type Out = usize;

    fn visit<G: Hosted>(self) -> usize {
        size_of::<G>()
    }
}

/// A position after this many decisions of the light policy.
fn mid_game<G: Hosted>(seats: u8, decisions: u32, seed: u64) -> Result<G, BadOption> {
    let seats = seats.clamp(*G::SEATS.start(), *G::SEATS.end());
    let mut game = *shelf::erased::start::<G>(seats, &[], tabletop::Seed::number(seed))?.position();
    let mut chance = Fast::new(seed);
    for _ in 0..decisions {
        let Some(seat) = game.turn().seats().first() else { break };
        let action = game.light(seat, &mut chance);
        act(&mut game, seat, action, &mut chance);
    }
    Ok(game)
}
