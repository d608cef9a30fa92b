//! What one more token in a kingdom gains, worked out beforehand for play-outs.
//!
//! It depends on the own tokens, the most that a rival has, and the territories that are free: the more
//! room, the less a lead is worth.

use crate::{bot::scaled, scoring::SECOND};

/// How many tokens ahead make a first place likely in a full kingdom.
const SURE: f32 = 0.5;
/// What a battle is worth besides its points, in points.
const TIE: f32 = 1.0;

/// What a token is judged by, which depends on how many play. Found in games against the scripted
/// player: the more rivals, the more a contested place counts.
struct Habits {
    /// How many tokens more make a first place likely, for each territory that may still be taken.
    room: f32,
    /// What the strongest rival's points count.
    deny: i32,
}

/// By the number of seats, one and two alike.
const HABITS: [Habits; 4] = [
    Habits { room: 0.4, deny: scaled(1.0) },
    Habits { room: 0.25, deny: scaled(1.5) },
    Habits { room: 0.15, deny: scaled(3.5) },
    Habits { room: 0.15, deny: scaled(4.0) },
];

/// The most own tokens, rival's tokens and free territories that are told apart.
const MOST: usize = 9;

/// By own tokens, the rival's and free territories: what of each point of the kingdom's token is gained,
/// what besides, and what the rival gains by it, likewise.
type Gains = [[[[i16; 4]; MOST]; MOST]; MOST];

static GAINS: [Gains; 4] =
    [gains(HABITS[0].room), gains(HABITS[1].room), gains(HABITS[2].room), gains(HABITS[3].room)];

const fn gains(room: f32) -> Gains {
    let mut gains = [[[[0; 4]; MOST]; MOST]; MOST];
    let mut at = 0;
    while at < MOST * MOST * MOST {
        let (own, rival, free) = (at / MOST / MOST, at / MOST % MOST, at % MOST);
        if free > 0 {
            gains[own][rival][free] = gain(own as f32, rival as f32, free as f32, room);
        }
        at += 1;
    }
    gains
}

const fn gain(own: f32, rival: f32, free: f32, room: f32) -> [i16; 4] {
    let (now, then) = (SURE + room * free, SURE + room * (free - 1.0));
    let before = [promise(own, rival, now), promise(rival, own, now)];
    let after = [promise(own + 1.0, rival, then), promise(rival, own + 1.0, then)];
    let mut gain = [0; 4];
    let mut at = 0;
    while at < 4 {
        gain[at] = scaled(after[at / 2][at % 2] - before[at / 2][at % 2]) as i16;
        at += 1;
    }
    gain
}

/// What a token is worth to whoever stays alone in the age, by the same keys: nobody answers, so that it is
/// a part of whatever can be reached by this and further tokens.
static ALONE: Gains = {
    let mut gains = [[[[0; 4]; MOST]; MOST]; MOST];
    let mut at = 0;
    while at < MOST * MOST * MOST {
        let (own, rival, free) = (at / MOST / MOST, at / MOST % MOST, at % MOST);
        let (mut tokens, mut most) = (1, 0.0);
        while tokens <= free {
            let part = reached(own, rival, tokens);
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
};

/// What each of so many tokens changes for both if nobody answers.
const fn reached(own: usize, rival: usize, tokens: usize) -> [f32; 4] {
    const SETTLED: f32 = 0.01;
    let (own, rival, each) = (own as f32, rival as f32, 1.0 / tokens as f32);
    let then = own + tokens as f32;
    let before = [promise(own, rival, SETTLED), promise(rival, own, SETTLED)];
    let after = [promise(then, rival, SETTLED), promise(rival, then, SETTLED)];
    [
        (after[0][0] - before[0][0]) * each,
        (after[0][1] - before[0][1]) * each,
        (after[1][0] - before[1][0]) * each,
        (after[1][1] - before[1][1]) * each,
    ]
}

/// What one more token gains where the token is worth so much, in the unit of [`scaled`].
pub(crate) fn of(own: u8, rival: u8, free: u8, token: u8, seats: u8, alone: bool) -> i32 {
    let [own, rival, free] = [own, rival, free].map(|it| usize::from(it).min(MOST - 1));
    let table = usize::from(seats.saturating_sub(2)) % 4;
    let gain = &(if alone { &ALONE } else { &GAINS[table] })[own][rival][free];
    let points = |share: i16, besides: i16| i32::from(share) * i32::from(token) + i32::from(besides);
    points(gain[0], gain[1]) - HABITS[table].deny * points(gain[2], gain[3]) / const { scaled(1.0) }
}

/// What a kingdom promises where so many tokens ahead make a first place likely: of each point of its
/// token, and besides.
const fn promise(own: f32, rival: f32, sure: f32) -> [f32; 2] {
    if own < 0.5 {
        return [0.0, 0.0];
    }
    let first = 1.0 / (1.0 + exp((rival - own) / sure));
    let level = if rival == own { TIE } else { 0.0 };
    [first, (1.0 - first) * (SECOND as f32 + level)]
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
