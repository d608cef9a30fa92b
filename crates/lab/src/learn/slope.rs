//! How the error of a network on a position changes with its weights.

use bots::network::{HIDDEN, OUT, OWN, POINTS, POOL, SEATS, SECOND, Shape, chances};
use tabletop::{BySeat, Seat};

use super::positions::{Position, Positions};

/// How much an error in points counts beside one in chances.
const POINTS_WEIGHT: f32 = 0.5;

/// What the network should say.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aim {
    pub(crate) share: BySeat<f32>,
    pub(crate) points: BySeat<f32>,
}

/// What the network says: chances and points.
pub(crate) type Said = (BySeat<f32>, BySeat<f32>);

/// The state of a network's layers on one position.
struct Layers {
    pooled: [[f32; POOL]; SEATS],
    mean: [f32; OWN + POOL],
    first: [[f32; HIDDEN]; SEATS],
    second: [[f32; SECOND]; SEATS],
}

/// Blocks of weights, in the order of [`Shape::offsets`].
fn blocks<'a>(shape: &Shape, weights: &'a [f32]) -> [&'a [f32]; 10] {
    let at = shape.offsets();
    std::array::from_fn(|nth| &weights[at[nth]..at[nth + 1]])
}

fn blocks_mut<'a>(shape: &Shape, weights: &'a mut [f32]) -> [&'a mut [f32]; 10] {
    let at = shape.offsets();
    let mut rest = weights;
    std::array::from_fn(|nth| {
        let (block, behind) = std::mem::take(&mut rest).split_at_mut(at[nth + 1] - at[nth]);
        rest = behind;
        block
    })
}

/// sum += Σ input · row.
fn forward<const N: usize>(sum: &mut [f32; N], inputs: &[f32], rows: &[f32]) {
    for (&input, row) in inputs.iter().zip(rows.as_chunks::<N>().0) {
        if input != 0.0 {
            sum.iter_mut().zip(row).for_each(|(sum, weight)| *sum += input * weight);
        }
    }
}

/// rows += input · slope.
fn backward<const N: usize>(slope: &[f32; N], inputs: &[f32], rows: &mut [f32]) {
    for (&input, row) in inputs.iter().zip(rows.as_chunks_mut::<N>().0) {
        if input != 0.0 {
            row.iter_mut().zip(slope).for_each(|(row, slope)| *row += input * slope);
        }
    }
}

/// row · slope.
fn dot<const N: usize>(row: &[f32; N], slope: &[f32; N]) -> f32 {
    row.iter().zip(slope).map(|(a, b)| a * b).sum()
}

fn through<const N: usize>(layer: &[f32; N]) -> [f32; N] {
    layer.map(|it| it.max(0.0))
}

/// What the network says of a position.
pub(crate) fn said(positions: &Positions, it: &Position, weights: &[f32]) -> Said {
    run(positions, it, weights).1
}

fn run(positions: &Positions, it: &Position, weights: &[f32]) -> (Layers, Said) {
    let Shape { place, own, .. } = positions.shape;
    let [pool, pool_bias, own_rows, mean_rows, shared, bias, second, second_bias, out, out_bias] =
        blocks(&positions.shape, weights);
    let mut layers = Layers {
        pooled: [[0.0; POOL]; SEATS],
        mean: [0.0; OWN + POOL],
        first: [[0.0; HIDDEN]; SEATS],
        second: [[0.0; SECOND]; SEATS],
    };
    let each = 1.0 / f32::from(it.seats);
    for seat in 0..usize::from(it.seats) {
        let (inputs, places) = positions.seat(it, seat);
        for seen in places.chunks_exact(place) {
            let mut sum: [f32; POOL] = std::array::from_fn(|nth| pool_bias[nth]);
            forward(&mut sum, seen, pool);
            layers.pooled[seat].iter_mut().zip(sum).for_each(|(all, it)| *all += it.max(0.0));
        }
        let all = inputs.iter().chain(&layers.pooled[seat]);
        layers.mean.iter_mut().zip(all).for_each(|(mean, it)| *mean += it * each);
    }
    let mut base: [f32; HIDDEN] = std::array::from_fn(|nth| bias[nth]);
    forward(&mut base, &layers.mean[..own + POOL], mean_rows);
    forward(&mut base, positions.shared(it), shared);
    let (mut odds, mut points) = (BySeat::new(it.seats), BySeat::new(it.seats));
    for seat in Seat::all(it.seats) {
        let at = seat.index();
        let mut first = base;
        forward(&mut first, positions.seat(it, at).0, own_rows);
        forward(&mut first, &layers.pooled[at], &own_rows[own * HIDDEN..]);
        let mut then: [f32; SECOND] = std::array::from_fn(|nth| second_bias[nth]);
        forward(&mut then, &through(&first), second);
        let rows = out.as_chunks::<SECOND>().0;
        odds[seat] = out_bias[0] + dot(&rows[0], &through(&then));
        points[seat] = (out_bias[1] + dot(&rows[1], &through(&then))) * POINTS;
        layers.first[at] = first;
        layers.second[at] = then;
    }
    (layers, (chances(&odds), points))
}

/// Adds the slope of the error on a position to `slopes`; what the network says there.
pub(crate) fn add(
    positions: &Positions,
    it: &Position,
    aim: &Aim,
    weights: &[f32],
    slopes: &mut [f32],
) -> Said {
    let Shape { place, own, .. } = positions.shape;
    let (layers, said) = run(positions, it, weights);
    let [pool, pool_bias, own_rows, mean_rows, _, _, second, _, out, _] = blocks(&positions.shape, weights);
    let [d_pool, d_pool_bias, d_own, d_mean, d_shared, d_bias, d_second, d_second_bias, d_out, d_out_bias] =
        blocks_mut(&positions.shape, slopes);
    let each = 1.0 / f32::from(it.seats);
    let mut base = [0.0; HIDDEN];
    let mut pooled = [[0.0; POOL]; SEATS];
    for seat in Seat::all(it.seats) {
        let at = seat.index();
        let errors: [f32; OUT] =
            [said.0[seat] - aim.share[seat], POINTS_WEIGHT * (said.1[seat] - aim.points[seat]) / POINTS];
        let active = through(&layers.second[at]);
        let mut then = [0.0; SECOND];
        for (nth, &error) in errors.iter().enumerate() {
            d_out_bias[nth] += error;
            let row = &out.as_chunks::<SECOND>().0[nth];
            let d_row = &mut d_out.as_chunks_mut::<SECOND>().0[nth];
            for unit in 0..SECOND {
                d_row[unit] += error * active[unit];
                then[unit] += error * row[unit];
            }
        }
        for unit in 0..SECOND {
            if layers.second[at][unit] <= 0.0 {
                then[unit] = 0.0;
            }
            d_second_bias[unit] += then[unit];
        }
        backward(&then, &through(&layers.first[at]), d_second);
        let mut first = [0.0; HIDDEN];
        for (unit, row) in second.as_chunks::<SECOND>().0.iter().enumerate() {
            if layers.first[at][unit] > 0.0 {
                first[unit] = dot(row, &then);
                base[unit] += first[unit];
            }
        }
        backward(&first, positions.seat(it, at).0, d_own);
        backward(&first, &layers.pooled[at], &mut d_own[own * HIDDEN..]);
        for (unit, row) in own_rows.as_chunks::<HIDDEN>().0[own..].iter().enumerate() {
            pooled[at][unit] = dot(row, &first);
        }
    }
    d_bias.iter_mut().zip(base).for_each(|(all, it)| *all += it);
    backward(&base, &layers.mean[..own + POOL], d_mean);
    backward(&base, positions.shared(it), d_shared);
    for (unit, row) in mean_rows.as_chunks::<HIDDEN>().0[own..].iter().enumerate() {
        let slope = dot(row, &base) * each;
        pooled[..usize::from(it.seats)].iter_mut().for_each(|it| it[unit] += slope);
    }
    for (seat, slope) in pooled[..usize::from(it.seats)].iter().enumerate() {
        for seen in positions.seat(it, seat).1.chunks_exact(place) {
            let mut sum: [f32; POOL] = std::array::from_fn(|nth| pool_bias[nth]);
            forward(&mut sum, seen, pool);
            let active: [f32; POOL] =
                std::array::from_fn(|nth| if sum[nth] > 0.0 { slope[nth] } else { 0.0 });
            d_pool_bias.iter_mut().zip(active).for_each(|(all, it)| *all += it);
            backward(&active, seen, d_pool);
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use bots::network::{Inputs, Network};
    use shelf::{GameVisitor, Hosted, SHELF};

    use super::*;
    use crate::learn::{
        kept::{SelfPlay, kept},
        training::{Training, surprise},
    };

    /// What a network of random weights says of positions of a few games, and how it would learn from them.
    struct Checked;

    impl GameVisitor for Checked {
        type Out = ();

        fn visit<G: Hosted>(self) {
            let Some(learned) = G::LEARNED else { return };
            let dir = tempfile::tempdir().expect("a place for a file");
            let file = dir.path().join("games");
            let play = SelfPlay { bot: "light".to_owned(), seed: 1, players: vec![2, 3, 5], varied: false };
            play.fill::<G>(&file, 3, 1).expect("the light player plays");
            let positions = Positions::of::<G>(&[&file]).expect("the games are kept");
            let weights = Training::new(&positions.shape, 3).weights;
            let turns = kept::<G>(&file).expect("the file is there").flat_map(|it| it.expect("a game").turns);
            let network = Network::new(learned.shape, &weights);
            for (it, turn) in positions.all.iter().zip(turns) {
                let mut inputs = Inputs::EMPTY;
                let viewer = turn.turn().seats().first().expect("somebody decides");
                (learned.inputs)(&turn, viewer, &mut inputs);
                let (judged, said) = (network.judge(&inputs), said(&positions, it, &weights));
                for seat in Seat::all(it.seats) {
                    assert!(
                        (judged.win[seat] - said.0[seat]).abs() < 1e-4,
                        "{}: {judged:?} {said:?}",
                        G::KEY
                    );
                    assert!(
                        (judged.points[seat] - said.1[seat]).abs() < 1e-2,
                        "{}: {judged:?} {said:?}",
                        G::KEY
                    );
                }
            }
            falls_along_the_slope(&positions, &weights);
        }
    }

    /// A small step against the slope lowers the error by as much as the slope says.
    fn falls_along_the_slope(positions: &Positions, weights: &[f32]) {
        let aim = |it: &Position| {
            let end = &positions.games[it.game as usize];
            Aim { share: end.share, points: end.points }
        };
        let error = |weights: &[f32]| -> f64 {
            let of = |it: &Position| {
                let (aim, (win, points)) = (aim(it), said(positions, it, weights));
                let off = |seat: Seat| f64::from((points[seat] - aim.points[seat]) / POINTS).powi(2);
                let off: f64 = Seat::all(it.seats).map(off).sum();
                surprise(&win, &aim.share) + 0.5 * f64::from(POINTS_WEIGHT) * off
            };
            positions.all.iter().map(of).sum()
        };
        let mut slopes = vec![0.0; weights.len()];
        for it in &positions.all {
            add(positions, it, &aim(it), weights, &mut slopes);
        }
        let square: f64 = slopes.iter().map(|it| f64::from(*it).powi(2)).sum();
        // Far enough to be seen, near enough to be straight.
        let step = 1e-3 * error(weights) / square;
        let moved: Vec<f32> =
            weights.iter().zip(&slopes).map(|(it, slope)| it - step as f32 * slope).collect();
        let fall = (error(weights) - error(&moved)) / (step * square);
        assert!((0.9..1.1).contains(&fall), "{fall}");
    }

    #[test]
    fn training_sees_the_network_of_the_game_and_errors_fall_along_their_slope() {
        SHELF.iter().for_each(|it| shelf::visit(it.key(), Checked).expect("the game is on the shelf"));
    }
}
