//! Statistics of contests: means over blocks with bootstrap intervals, and Elo.

use tabletop::{Chance, Fast};

/// A mean with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    /// The mean.
    pub(crate) mean: f64,
    /// Lower end of the interval.
    pub(crate) low: f64,
    /// Upper end of the interval.
    pub(crate) high: f64,
}

const RESAMPLES: usize = 10_000;

/// The mean over blocks. Blocks are drawn again with replacement, never single games: the games
/// of a block share their set-up and are not independent.
pub(crate) fn bootstrap(blocks: &[f64], seed: u64) -> Estimate {
    bootstrap_contests(&[blocks], seed)
}

/// The mean over contests, each of which counts alike however many blocks it has. Blocks are drawn
/// again within their contest.
pub(crate) fn bootstrap_contests(contests: &[&[f64]], seed: u64) -> Estimate {
    if contests.is_empty() || contests.iter().any(|it| it.is_empty()) {
        return Estimate { mean: f64::NAN, low: f64::NAN, high: f64::NAN };
    }
    let mut chance = Fast::new(seed);
    let mut drawn =
        |blocks: &[f64]| mean((0..blocks.len()).map(|_| blocks[chance.below(blocks.len() as u32) as usize]));
    let draw = |_| mean(contests.iter().map(|it| drawn(it)));
    let mut means: Vec<f64> = (0..RESAMPLES).map(draw).collect();
    means.sort_by(f64::total_cmp);
    Estimate {
        mean: mean(contests.iter().map(|it| mean(it.iter().copied()))),
        low: means[RESAMPLES / 40],
        high: means[RESAMPLES - 1 - RESAMPLES / 40],
    }
}

fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = values.len() as f64;
    values.sum::<f64>() / count
}

/// How much stronger a player is who wins this share against `rivals` equal ones, in Elo points.
pub(crate) fn elo(share: f64, rivals: f64) -> f64 {
    let share = share.clamp(1e-6, 1.0 - 1e-6);
    400.0 * (rivals * share / (1.0 - share)).log10()
}

/// The value that this share of the sorted values does not exceed.
pub(crate) fn quantile(sorted: &[u32], share: f64) -> u32 {
    let last = sorted.len().saturating_sub(1);
    let at = (share * last as f64).round() as usize;
    sorted.get(at).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_narrows_as_blocks_are_added() {
        let few: Vec<f64> = (0..40).map(|it| f64::from(it % 2)).collect();
        let many: Vec<f64> = (0..4000).map(|it| f64::from(it % 2)).collect();
        let (few, many) = (bootstrap(&few, 1), bootstrap(&many, 1));
        assert_eq!(few.mean, 0.5);
        assert!((0.14..0.18).contains(&(few.high - 0.5)), "{few:?}");
        assert!((0.014..0.018).contains(&(many.high - 0.5)), "{many:?}");
        assert!(many.low < 0.5 && few.low < many.low);
    }

    #[test]
    fn equal_blocks_leave_no_doubt() {
        let it = bootstrap(&[0.25; 10], 3);
        assert_eq!((it.low, it.mean, it.high), (0.25, 0.25, 0.25));
    }

    #[test]
    fn a_contest_of_many_blocks_counts_no_more_than_one_of_few() {
        let it = bootstrap_contests(&[&[1.0; 400], &[0.5, 0.0, 0.5, 0.0]], 3);
        assert_eq!(it.mean, 0.625);
        assert_eq!((it.low, it.high), (0.5, 0.75), "only the short one leaves doubt");
        assert!(bootstrap_contests(&[&[1.0], &[]], 3).mean.is_nan());
    }

    #[test]
    fn the_fair_share_is_no_elo_at_all() {
        assert!(elo(0.5, 1.0).abs() < 1e-9);
        assert!(elo(0.25, 3.0).abs() < 1e-9);
        assert!((elo(10.0 / 11.0, 1.0) - 400.0).abs() < 1e-6);
    }

    #[test]
    fn quantiles_are_taken_from_the_sorted_values() {
        assert_eq!(quantile(&[1, 2, 3, 4, 5], 0.5), 3);
        assert_eq!(quantile(&[1, 2, 3, 4, 5], 1.0), 5);
        assert_eq!(quantile(&[], 0.5), 0);
    }
}
