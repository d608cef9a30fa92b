//! What one more token in a kingdom gains, worked out beforehand for play-outs.
//!
//! It depends on the own tokens, the most that a rival has, and the territories that are free: the more
//! room, the less a lead is worth.

use crate::{mind::policy::scaled, options::Second, rules::scoring::SECOND};

/// How many tokens ahead make a first place likely in a full kingdom.
const SURE: f32 = 0.5;

/// What a token is judged by, which depends on how many play. Found in games against the scripted
/// player: the more rivals, the more a contested place counts.
struct Habits {
    /// How many tokens more make a first place likely, for each territory that may still be taken.
    room: f32,
    /// How many tokens ahead are needed by either, and what being level is worth besides, in points: the
    /// loser of a battle gains something too.
    lead: f32,
    level: f32,
    /// How many tokens ahead are as good as level, and how many more for each such territory: against
    /// somebody who takes most of them.
    ahead: [f32; 2],
    /// What the strongest rival's points count.
    deny: i32,
}

/// By the number of seats. For one and two they are rounded from what won most games of the light player,
/// against the upstart at extreme and against what had won before: the means of the best ten of forty guesses,
/// 4,000 to 5,000 games each, 40 to 60 times over.
const HABITS: [Habits; 5] = [
    Habits { room: 0.0, lead: 0.0, level: 0.5, ahead: [-0.4, 0.45], deny: scaled(1.0) },
    Habits { room: 0.35, lead: 0.4, level: 0.1, ahead: EVEN, deny: scaled(1.45) },
    Habits { room: 0.25, lead: 0.0, level: 0.5, ahead: EVEN, deny: scaled(1.5) },
    Habits { room: 0.15, lead: 0.0, level: 0.5, ahead: EVEN, deny: scaled(3.5) },
    Habits { room: 0.15, lead: 0.0, level: 0.5, ahead: EVEN, deny: scaled(4.0) },
];

/// Level is level.
const EVEN: [f32; 2] = [0.0, 0.0];

/// The most own tokens, rival's tokens and free territories that are distinguished.
const MOST: usize = 9;

/// By own tokens, the rival's and free territories: what of each point of the kingdom's token is gained,
/// what besides, and what the rival gains by it, likewise.
type Table = [[[[i16; 4]; MOST]; MOST]; MOST];

static GAINS: [[Table; 5]; 2] = [all_gains(&PAID[0]), all_gains(&PAID[1])];

/// What a second place gets: of each point of the kingdom's token, and besides.
struct Paid {
    share: f32,
    besides: f32,
}

/// In the order of [`Second`]. Half of a token is rounded up, which about every second token needs.
const PAID: [Paid; 2] = [Paid { share: 0.0, besides: SECOND as f32 }, Paid { share: 0.5, besides: 0.25 }];

const fn all_gains(paid: &Paid) -> [Table; 5] {
    [
        gains(&HABITS[0], paid),
        gains(&HABITS[1], paid),
        gains(&HABITS[2], paid),
        gains(&HABITS[3], paid),
        gains(&HABITS[4], paid),
    ]
}

const fn gains(habits: &Habits, paid: &Paid) -> Table {
    let mut gains = [[[[0; 4]; MOST]; MOST]; MOST];
    let mut at = 0;
    while at < MOST * MOST * MOST {
        let (own, rival, free) = (at / MOST / MOST, at / MOST % MOST, at % MOST);
        if free > 0 {
            gains[own][rival][free] = gain(own as f32, rival as f32, free as f32, habits, paid);
        }
        at += 1;
    }
    gains
}

const fn gain(own: f32, rival: f32, free: f32, habits: &Habits, paid: &Paid) -> [i16; 4] {
    let before = promises(own, rival, free, habits, paid);
    let after = promises(own + 1.0, rival, free - 1.0, habits, paid);
    let mut gain = [0; 4];
    let mut at = 0;
    while at < 4 {
        gain[at] = scaled(after[at / 2][at % 2] - before[at / 2][at % 2]) as i16;
        at += 1;
    }
    gain
}

/// What a kingdom with this many free territories promises both.
const fn promises(own: f32, rival: f32, free: f32, habits: &Habits, paid: &Paid) -> [[f32; 2]; 2] {
    let sure = SURE + habits.room * free;
    let ahead = habits.ahead[0] + habits.ahead[1] * free;
    let hope = Hope { ahead: habits.lead + ahead, sure, level: habits.level };
    let rivals = Hope { ahead: habits.lead - ahead, ..hope };
    [hope.promise(own, rival, paid), rivals.promise(rival, own, paid)]
}

/// What a token is worth to the player who stays alone in the age, by the same keys: nobody answers, so that it is
/// a part of whatever can be reached by this and further tokens.
static ALONE: [Table; 2] = [alone(&PAID[0]), alone(&PAID[1])];

const fn alone(paid: &Paid) -> Table {
    let mut gains = [[[[0; 4]; MOST]; MOST]; MOST];
    let mut at = 0;
    while at < MOST * MOST * MOST {
        let (own, rival, free) = (at / MOST / MOST, at / MOST % MOST, at % MOST);
        let (mut tokens, mut most) = (1, 0.0);
        while tokens <= free {
            let part = reached(own, rival, tokens, paid);
            // Any token pays about as much as this when tokens are compared.
            let worth = 7.0 * (part[0] - part[2]) + part[1] - part[3];
            if worth > most {
                most = worth;
                gains[own][rival][free] = [
                    scaled(part[0]) as i16,
                    scaled(part[1]) as i16,
                    scaled(part[2]) as i16,
                    scaled(part[3]) as i16,
                ];
            }
            tokens += 1;
        }
        at += 1;
    }
    gains
}

/// What each of several tokens changes for both if nobody answers.
const fn reached(own: usize, rival: usize, tokens: usize, paid: &Paid) -> [f32; 4] {
    const SETTLED: Hope = Hope { ahead: 0.0, sure: 0.01, level: 0.5 };
    let (own, rival, each) = (own as f32, rival as f32, 1.0 / tokens as f32);
    let then = own + tokens as f32;
    let before = [SETTLED.promise(own, rival, paid), SETTLED.promise(rival, own, paid)];
    let after = [SETTLED.promise(then, rival, paid), SETTLED.promise(rival, then, paid)];
    [
        (after[0][0] - before[0][0]) * each,
        (after[0][1] - before[0][1]) * each,
        (after[1][0] - before[1][0]) * each,
        (after[1][1] - before[1][1]) * each,
    ]
}

/// What tokens gain with this number of players.
pub(crate) struct Gains {
    table: &'static Table,
    deny: i32,
}

impl Gains {
    /// By the place of the number of seats in [`HABITS`]; alone in the age or not.
    #[inline]
    pub(crate) fn new(seated: usize, alone: bool, second: Second) -> Self {
        let paid = second as usize;
        let table = if alone { &ALONE[paid] } else { &GAINS[paid][seated] };
        Self { table, deny: HABITS[seated].deny }
    }

    /// What one more token gains where the token is worth this much, in the unit of [`scaled`].
    #[inline]
    pub(crate) fn of(&self, own: u8, rival: u8, free: u8, token: u8) -> i32 {
        let [own, rival, free] = [own, rival, free].map(|it| usize::from(it).min(MOST - 1));
        let gain = &self.table[own][rival][free];
        let points = |share: i16, besides: i16| i32::from(share) * i32::from(token) + i32::from(besides);
        points(gain[0], gain[1]) - self.deny * points(gain[2], gain[3]) / const { scaled(1.0) }
    }
}

/// How sure a lead is.
#[derive(Clone, Copy)]
struct Hope {
    /// How many tokens ahead are as good as level, and how many more make a first place likely.
    ahead: f32,
    sure: f32,
    /// What being level is worth besides.
    level: f32,
}

impl Hope {
    /// What a kingdom promises: of each point of its token, and besides.
    const fn promise(self, own: f32, rival: f32, paid: &Paid) -> [f32; 2] {
        if own < 0.5 {
            return [0.0, 0.0];
        }
        let first = 1.0 / (1.0 + exp((rival + self.ahead - own) / self.sure));
        let level = if rival == own { self.level } else { 0.0 };
        [first + (1.0 - first) * paid.share, (1.0 - first) * paid.besides + level]
    }
}

/// The exponential function, near enough.
const fn exp(power: f32) -> f32 {
    let mut result = 1.0 + power.clamp(-16.0, 16.0) / 1024.0;
    let mut times = 0;
    while times < 10 {
        result *= result;
        times += 1;
    }
    result
}
