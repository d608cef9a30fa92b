//! A small network that judges positions: how likely each seat is to win, and the points it may expect.
//!
//! Every seat is judged by the same weights: by what it has itself, by what the seats have on average, and by what
//! all share. What a seat has is in part the sum over places, such as regions, each seen through a layer of its own.
//! So one network serves every number of players, and no seat is preferred but by its relation to the turn.
//!
//! All sums are made in the order written here, without fused operations: every machine gets the same bits.

use tabletop::{BySeat, Seat};

/// The most seats that are judged.
pub const SEATS: usize = 5;
/// The most places there are.
pub const PLACES: usize = 10;
/// The most numbers about a place.
pub const PLACE: usize = 24;
/// The most numbers about a seat.
pub const OWN: usize = 64;
/// The most numbers about the table.
pub const SHARED: usize = 32;

/// The width of the layers.
pub const POOL: usize = 16;
/// The first layer behind all inputs of a seat.
pub const HIDDEN: usize = 32;
/// The second.
pub const SECOND: usize = 16;
/// What comes out for each seat: the logarithm of its odds, and its points.
pub const OUT: usize = 2;

/// The network's points are counted in this many points of the game.
pub const POINTS: f32 = 20.0;

/// How many numbers of each kind a game puts in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// About a place, as a seat sees it.
    pub place: usize,
    /// About a seat.
    pub own: usize,
    /// About the table.
    pub shared: usize,
}

impl Shape {
    /// Where each block of weights begins, and last the number of all weights: places and their bias, own, mean,
    /// shared and their bias, second and its bias, out and its bias.
    #[must_use]
    pub const fn offsets(&self) -> [usize; 11] {
        let rows = self.own + POOL;
        let sizes = [
            self.place * POOL,
            POOL,
            rows * HIDDEN,
            rows * HIDDEN,
            self.shared * HIDDEN,
            HIDDEN,
            HIDDEN * SECOND,
            SECOND,
            OUT * SECOND,
            OUT,
        ];
        let mut offsets = [0; 11];
        let mut at = 0;
        while at < sizes.len() {
            offsets[at + 1] = offsets[at] + sizes[at];
            at += 1;
        }
        offsets
    }

    /// The number of weights.
    #[must_use]
    pub const fn weights(&self) -> usize {
        self.offsets()[10]
    }
}

/// What a game puts in about one position.
#[derive(Clone, Debug)]
pub struct Inputs {
    /// How many play.
    pub seats: u8,
    /// How many places there are.
    pub places: usize,
    /// About each place, as each seat sees it.
    pub place: [[[f32; PLACE]; PLACES]; SEATS],
    /// About each seat.
    pub own: [[f32; OWN]; SEATS],
    /// About the table.
    pub shared: [f32; SHARED],
}

impl Inputs {
    /// Room for inputs: all are 0.
    pub const EMPTY: Self = Self {
        seats: 0,
        places: 0,
        place: [[[0.0; PLACE]; PLACES]; SEATS],
        own: [[0.0; OWN]; SEATS],
        shared: [0.0; SHARED],
    };
}

/// What the network says of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// How likely each seat is to win.
    pub win: BySeat<f32>,
    /// The points each seat may expect at the end.
    pub points: BySeat<f32>,
}

/// A network with its weights.
#[derive(Clone, Copy, Debug)]
pub struct Network<'a> {
    shape: Shape,
    weights: &'a [f32],
}

impl<'a> Network<'a> {
    /// The network of these weights.
    ///
    /// # Panics
    /// There are more or fewer weights than the shape needs.
    #[must_use]
    pub const fn new(shape: Shape, weights: &'a [f32]) -> Self {
        assert!(weights.len() == shape.weights(), "a network has a weight for every connection");
        Self { shape, weights }
    }

    /// Judges a position.
    #[must_use]
    pub fn judge(&self, inputs: &Inputs) -> Judged {
        let at = self.shape.offsets();
        let block = |nth: usize| &self.weights[at[nth]..at[nth + 1]];
        let Shape { place, own, shared } = self.shape;
        let (pool, pool_bias) = (rows::<POOL>(block(0)), row::<POOL>(block(1)));
        let (own_rows, mean_rows) = (rows::<HIDDEN>(block(2)), rows::<HIDDEN>(block(3)));
        let second = rows::<SECOND>(block(6));
        let out = rows::<SECOND>(block(8));

        let count = usize::from(inputs.seats);
        let mut pooled = [[0.0; POOL]; SEATS];
        for (pooled, places) in pooled.iter_mut().zip(&inputs.place).take(count) {
            for seen in &places[..inputs.places] {
                let mut sum = *pool_bias;
                add_rows(&mut sum, &seen[..place], pool);
                for (all, it) in pooled.iter_mut().zip(sum) {
                    *all += it.max(0.0);
                }
            }
        }
        let each = 1.0 / f32::from(inputs.seats);
        let mut mean = [0.0; OWN];
        let mut mean_pooled = [0.0; POOL];
        for (pooled, inputs) in pooled.iter().zip(&inputs.own).take(count) {
            for (all, it) in mean.iter_mut().zip(&inputs[..own]) {
                *all += it * each;
            }
            for (all, it) in mean_pooled.iter_mut().zip(pooled) {
                *all += it * each;
            }
        }
        let mut base = *row::<HIDDEN>(block(5));
        add_rows(&mut base, &mean[..own], mean_rows);
        add_rows(&mut base, &mean_pooled, &mean_rows[own..]);
        add_rows(&mut base, &inputs.shared[..shared], rows::<HIDDEN>(block(4)));

        let (second_bias, out_bias) = (row::<SECOND>(block(7)), block(9));
        let (mut odds, mut points) = (BySeat::new(inputs.seats), BySeat::new(inputs.seats));
        for seat in Seat::all(inputs.seats) {
            let mut first = base;
            add_rows(&mut first, &inputs.own[seat.index()][..own], own_rows);
            add_rows(&mut first, &pooled[seat.index()], &own_rows[own..]);
            let mut then = *second_bias;
            add_rows(&mut then, &first.map(|it| it.max(0.0)), second);
            let then = then.map(|it| it.max(0.0));
            let [win, score] = [0, 1].map(|nth: usize| {
                then.iter().zip(&out[nth]).fold(out_bias[nth], |sum, (it, weight)| sum + it * weight)
            });
            odds[seat] = win;
            points[seat] = score * POINTS;
        }
        Judged { win: chances(&odds), points }
    }
}

/// The chances of these logarithms of odds; who plays alone has a rival of even worth.
#[must_use]
pub fn chances(odds: &BySeat<f32>) -> BySeat<f32> {
    if odds.seats() > 1 {
        return odds.chances();
    }
    let both = BySeat::from_fn(2, |it| if it == Seat(0) { odds[it] } else { 0.0 }).chances();
    BySeat::from_fn(1, |it| both[it])
}

/// Adds rows of weights, each times its input.
#[inline]
fn add_rows<const N: usize>(sum: &mut [f32; N], inputs: &[f32], rows: &[[f32; N]]) {
    for (&input, row) in inputs.iter().zip(rows) {
        // Many inputs are 0.
        if input != 0.0 {
            for (sum, weight) in sum.iter_mut().zip(row) {
                *sum += input * weight;
            }
        }
    }
}

fn rows<const N: usize>(weights: &[f32]) -> &[[f32; N]] {
    weights.as_chunks().0
}

fn row<const N: usize>(weights: &[f32]) -> &[f32; N] {
    weights.first_chunk().expect("the block is as wide as its layer")
}

/// Weights as they are stored: four bytes each, the lowest first.
#[must_use]
pub const fn stored<const N: usize>(bytes: &[u8]) -> [f32; N] {
    assert!(bytes.len() == 4 * N, "four bytes for every weight");
    let mut weights = [0.0; N];
    let mut at = 0;
    while at < N {
        weights[at] =
            f32::from_le_bytes([bytes[4 * at], bytes[4 * at + 1], bytes[4 * at + 2], bytes[4 * at + 3]]);
        at += 1;
    }
    weights
}
