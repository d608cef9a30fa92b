//! Contests between bots. A block is one set-up played once per seat rotation, so that neither the
//! seat nor the luck of the deal decides; table and bots draw from separate streams of chance.

use tabletop::{BySeat, Evaluate, Keyed, Seat, Seed, Silent, Step, Turn};

use crate::{Bot, bot::named, budget::Means, policy::act};

/// Who plays whom.
#[derive(Clone, Debug)]
pub struct Contest<'a> {
    /// One name per seat of the first game; the others rotate.
    pub line_up: &'a [String],
    /// Where all chance of the contest comes from.
    pub seed: u64,
    /// What every bot may use.
    pub means: Means,
    /// A game that is not over after so many decisions counts as stalled.
    pub longest: u32,
}

/// One game of a contest. Values are by place in the line-up, not by seat.
#[derive(Clone, Debug)]
pub struct Played {
    /// The win, shared on ties.
    pub share: BySeat<f32>,
    /// The final points.
    pub score: BySeat<i32>,
    /// How many decisions it took.
    pub decisions: u32,
    /// How long each answer took in microseconds, if there is a clock.
    pub replies: Vec<(Seat, u32)>,
}

/// Why a contest cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// There is no such bot.
    #[error("no bot is called {0}")]
    NoBot(String),
    /// A game did not end.
    #[error("block {block} is not over after {decisions} decisions")]
    Stalled {
        /// Which set-up.
        block: u64,
        /// When it was given up.
        decisions: u32,
    },
    /// A bot gave no answer, or one that the rules refuse.
    #[error("block {block}: {bot} answered {answer}")]
    Illegal {
        /// Which set-up.
        block: u64,
        /// Who.
        bot: String,
        /// With what.
        answer: String,
    },
}

impl Contest<'_> {
    /// Plays one set-up once per rotation of the line-up.
    ///
    /// # Errors
    /// Why the contest cannot be played.
    pub fn block<G: Evaluate>(&self, empty: &G, block: u64) -> Result<Vec<Played>, Broken> {
        (0..empty.seats()).map(|rotation| self.game(empty, block, rotation)).collect()
    }

    fn game<G: Evaluate>(&self, empty: &G, block: u64, rotation: u8) -> Result<Played, Broken> {
        let seats = empty.seats();
        let place = |seat: Seat| Seat((seat.0 + rotation) % seats);
        let table = mixed(&[self.seed, block]);
        let seed = Seed::number(table);
        let mut players = Vec::new();
        for seat in Seat::all(seats) {
            let place = place(seat);
            let name = &self.line_up[place.index()];
            let own = mixed(&[self.seed, block, 1 + u64::from(place.0), u64::from(rotation)]);
            let bot = named::<G>(name, own, &self.means);
            players.push(bot.ok_or_else(|| Broken::NoBot(name.clone()))?);
        }
        let mut game = *empty;
        G::setup(&mut Step::new(&mut game, &mut Silent, &mut Keyed::for_entry(&seed, 0)));
        let mut replies = Vec::new();
        let mut decisions = 0;
        while let Turn::Of(owing) = game.turn() {
            let seat = owing.first().expect("a turn is somebody's");
            let start = self.means.clock.map(|it| it.now());
            let plan = self.ask(&mut *players[seat.index()], &game, seat, block, place(seat))?;
            if let (Some(clock), Some(start)) = (self.means.clock, start) {
                replies.push((place(seat), (clock.now() - start) as u32));
            }
            for action in plan {
                decisions += 1;
                act(&mut game, seat, action, &mut Keyed::for_entry(&seed, u64::from(decisions)));
            }
            if decisions > self.longest {
                return Err(Broken::Stalled { block, decisions });
            }
        }
        let outcome = game.outcome();
        let (share, seat_of) =
            (outcome.win_share(), |place: Seat| Seat((place.0 + seats - rotation) % seats));
        Ok(Played {
            share: BySeat::from_fn(seats, |it| share[seat_of(it)]),
            score: BySeat::from_fn(seats, |it| outcome.score[seat_of(it)]),
            decisions,
            replies,
        })
    }

    /// The bot's plan, once every step of it is found legal.
    fn ask<G: Evaluate>(
        &self,
        bot: &mut dyn Bot<G>,
        game: &G,
        seat: Seat,
        block: u64,
        place: Seat,
    ) -> Result<Vec<G::Action>, Broken> {
        let illegal =
            |answer: String| Broken::Illegal { block, bot: self.line_up[place.index()].clone(), answer };
        let plan = bot.plan(game, seat).map_err(|why| illegal(why.to_string()))?;
        let mut ahead = *game;
        for (at, action) in plan.iter().enumerate() {
            let owed = ahead.turn().seats().contains(seat);
            if !owed || ahead.check(seat, action).is_err() {
                return Err(illegal(action.to_string()));
            }
            if at + 1 < plan.len() {
                // Plans go on only where nothing is left to chance.
                act(&mut ahead, seat, *action, &mut tabletop::Fast::new(0));
            }
        }
        if plan.is_empty() {
            return Err(illegal("nothing".to_owned()));
        }
        Ok(plan)
    }
}

/// One number out of several, each of which changes all of it.
fn mixed(parts: &[u64]) -> u64 {
    parts.iter().fold(0x2545_F491_4F6C_DD1D, |all, &part| {
        tabletop::Fast::new(all ^ part.wrapping_mul(0xD1B5_4A32_D192_ED03)).next()
    })
}
