//! Calibration of predicted win probabilities: of all predictions near 30 %, about 30 % should win.

use bots::calibration::shrunk;
use tabletop::BySeat;

/// A prediction and the result of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Prediction {
    /// The predicted probability that each seat wins.
    pub(crate) chances: BySeat<f32>,
    /// The win, shared on ties.
    pub(crate) share: BySeat<f32>,
}

const BINS: usize = 10;

/// Predictions of similar size, and the wins among them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Bin {
    pub(crate) count: u32,
    /// Sum of the predicted probabilities.
    pub(crate) predicted: f64,
    /// Sum of the wins.
    pub(crate) won: f64,
}

/// Sorts predictions into ten bins of equal width.
pub(crate) fn bins(all: &[Prediction]) -> [Bin; BINS] {
    let mut bins = [Bin::default(); BINS];
    for prediction in all {
        for (seat, &chance) in prediction.chances.iter() {
            let bin = &mut bins[((chance * BINS as f32) as usize).min(BINS - 1)];
            bin.count += 1;
            bin.predicted += f64::from(chance);
            bin.won += f64::from(prediction.share[seat]);
        }
    }
    bins
}

/// Expected calibration error: the distance of predictions and wins, averaged over all predictions.
pub(crate) fn error(all: &[Prediction]) -> f64 {
    let bins = bins(all);
    let count: u32 = bins.iter().map(|it| it.count).sum();
    bins.iter().map(|it| (it.predicted - it.won).abs()).sum::<f64>() / f64::from(count.max(1))
}

/// The correction (`Evaluate::SHRINKAGE`) with the least squared error on these predictions.
pub(crate) fn best_doubt(all: &[Prediction]) -> f32 {
    let off = |doubt: f32| -> f64 {
        let of = |it: &Prediction| -> f64 {
            let chances = shrunk(&it.chances, doubt);
            it.share.iter().map(|(seat, share)| f64::from(chances[seat] - share).powi(2)).sum()
        };
        all.iter().map(of).sum()
    };
    let doubts = (0..=80).map(|it| it as f32 / 100.0);
    doubts.min_by(|a, b| off(*a).total_cmp(&off(*b))).unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use tabletop::{Chance, Fast, Seat};

    use super::*;

    /// Games whose real probabilities are the predicted ones with `doubt` applied.
    fn games(doubt: f32) -> Vec<Prediction> {
        let mut luck = Fast::new(1);
        let game = |_| {
            let first = luck.below(1000) as f32 / 1000.0;
            let chances = BySeat::from_fn(2, |it| if it == Seat(0) { first } else { 1.0 - first });
            let winner = u8::from(luck.below(1_000_000) as f32 / 1e6 > shrunk(&chances, doubt)[Seat(0)]);
            Prediction { chances, share: BySeat::from_fn(2, |it| f32::from(it == Seat(winner))) }
        };
        (0..20_000).map(game).collect()
    }

    #[test]
    fn calibrated_predictions_have_no_error_and_need_no_correction() {
        let games = games(0.0);
        assert!(error(&games) < 0.01, "{}", error(&games));
        assert!(best_doubt(&games) < 0.03, "{}", best_doubt(&games));
    }

    #[test]
    fn the_correction_of_overconfident_predictions_is_found() {
        let games = games(0.4);
        let doubt = best_doubt(&games);
        assert!((doubt - 0.4).abs() < 0.05, "{doubt}");
        let corrected: Vec<Prediction> =
            games.iter().map(|it| Prediction { chances: shrunk(&it.chances, doubt), ..*it }).collect();
        let errors = [error(&games), error(&corrected)];
        assert!(errors[0] > 0.05 && errors[1] < 0.01, "{errors:?}");
    }
}
