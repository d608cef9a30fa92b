//! Contests between bots. A block is one set-up played once per seat rotation, so that neither the
//! seat nor the luck of the deal decides; table and bots draw from separate random streams.

use bots::{Bot, Means, policy::act};
use shelf::{GameVisitor, Hosted, erased};
use tabletop::{BadOption, BySeat, Keyed, Seat, Seed, Silent, Step, Turn};

use crate::player::named;

/// The bots that play each other, and how.
#[derive(Clone, Debug)]
pub(crate) struct Contest<'a> {
    /// One name per seat of the first game; the others rotate.
    pub(crate) line_up: &'a [String],
    /// Seed of all random draws of the contest.
    pub(crate) seed: u64,
    /// Clock and budget of every bot.
    pub(crate) means: Means,
    /// The number of decisions after which a game counts as stalled.
    pub(crate) longest: u32,
}

/// One game of a contest. Values are by place in the line-up, not by seat.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// The win, shared on ties.
    pub(crate) share: BySeat<f32>,
    /// The final points.
    pub(crate) score: BySeat<i32>,
    /// How many decisions it took.
    pub(crate) decisions: u32,
    /// Duration of each answer in microseconds, if there is a clock.
    pub(crate) replies: Vec<(Seat, u32)>,
}

/// Why a contest cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Broken {
    /// The table cannot be set up.
    #[error(transparent)]
    Impossible(#[from] BadOption),
    /// There is no such bot.
    #[error("no bot is called {0}")]
    NoBot(String),
    /// A game did not end.
    #[error("block {block} is not over after {decisions} decisions")]
    Stalled {
        /// The set-up.
        block: u64,
        /// The number of decisions played.
        decisions: u32,
    },
    /// A bot gave no answer, or one that the rules refuse.
    #[error("block {block}: {bot} answered {answer}")]
    Illegal {
        /// The set-up.
        block: u64,
        /// The bot.
        bot: String,
        /// Its answer.
        answer: String,
    },
}

/// One block of a contest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Block<'a> {
    /// The contest.
    pub(crate) contest: &'a Contest<'a>,
    /// The table's options as pairs of key and value.
    pub(crate) options: &'a [(String, String)],
    /// The number of the set-up.
    pub(crate) number: u64,
}

impl GameVisitor for Block<'_> {
    type Out = Result<Vec<Played>, Broken>;

    fn visit<G: Hosted>(self) -> Self::Out {
        let empty = G::new(&erased::chosen::<G>(self.options)?, self.contest.line_up.len() as u8)?;
        self.contest.block(&empty, self.number)
    }
}

impl Contest<'_> {
    /// Plays one set-up once per rotation of the line-up.
    fn block<G: Hosted>(&self, empty: &G, block: u64) -> Result<Vec<Played>, Broken> {
        (0..empty.seats()).map(|rotation| self.game(empty, block, rotation)).collect()
    }

    fn game<G: Hosted>(&self, empty: &G, block: u64, rotation: u8) -> Result<Played, Broken> {
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
            let seat = owing.first().expect("a turn belongs to a seat");
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
    fn ask<G: Hosted>(
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
                // A plan goes on only where nothing is random.
                act(&mut ahead, seat, *action, &mut tabletop::Fast::new(0));
            }
        }
        if plan.is_empty() {
            return Err(illegal("nothing".to_owned()));
        }
        Ok(plan)
    }
}

/// Hashes the parts into one seed.
fn mixed(parts: &[u64]) -> u64 {
    parts.iter().fold(0x2545_F491_4F6C_DD1D, |all, &part| {
        tabletop::Fast::new(all ^ part.wrapping_mul(0xD1B5_4A32_D192_ED03)).next()
    })
}
