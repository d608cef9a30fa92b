//! Whether chances to win are what they say: of all positions judged as 30 %, do about 30 % win?

use tabletop::BySeat;

/// A chance that was told, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Told {
    /// How likely each seat was said to win.
    pub chances: BySeat<f32>,
    /// The win, shared on ties.
    pub share: BySeat<f32>,
}

/// How many bins chances are sorted into.
pub const BINS: usize = 10;

/// The chances told and the wins among them, bin by bin.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bin {
    /// How many chances fell into it.
    pub count: u32,
    /// The sum of them.
    pub told: f64,
    /// The wins among them.
    pub won: f64,
}

/// Sorts chances into ten bins of equal width.
#[must_use]
pub fn bins(all: &[Told]) -> [Bin; BINS] {
    let mut bins = [Bin::default(); BINS];
    for told in all {
        for (seat, &chance) in told.chances.iter() {
            let bin = &mut bins[((chance * BINS as f32) as usize).min(BINS - 1)];
            bin.count += 1;
            bin.told += f64::from(chance);
            bin.won += f64::from(told.share[seat]);
        }
    }
    bins
}

/// How far chances and wins lie apart, as the mean over all chances.
#[must_use]
pub fn error(all: &[Told]) -> f64 {
    let bins = bins(all);
    let count: u32 = bins.iter().map(|it| it.count).sum();
    bins.iter().map(|it| (it.told - it.won).abs()).sum::<f64>() / f64::from(count.max(1))
}

/// The chances with some doubt: so much of them is divided evenly among the seats. What is certain stays.
#[must_use]
pub fn doubted(chances: &BySeat<f32>, doubt: f32) -> BySeat<f32> {
    const CERTAIN: f32 = 1.0 - 1e-6;
    if chances.as_slice().iter().any(|&it| it >= CERTAIN) {
        return *chances;
    }
    let even = doubt / f32::from(chances.seats());
    BySeat::from_fn(chances.seats(), |it| chances[it] * (1.0 - doubt) + even)
}

/// The doubt by which the chances would have been nearest to what came of them, in squares.
#[must_use]
pub fn best_doubt(all: &[Told]) -> f32 {
    let off = |doubt: f32| -> f64 {
        let of = |told: &Told| -> f64 {
            let chances = doubted(&told.chances, doubt);
            told.share.iter().map(|(seat, share)| f64::from(chances[seat] - share).powi(2)).sum()
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

    /// Games whose real chances are less sure by `doubt` than they are told.
    fn games(doubt: f32) -> Vec<Told> {
        let mut luck = Fast::new(1);
        let game = |_| {
            let first = luck.below(1000) as f32 / 1000.0;
            let chances = BySeat::from_fn(2, |it| if it == Seat(0) { first } else { 1.0 - first });
            let winner = u8::from(luck.below(1_000_000) as f32 / 1e6 > doubted(&chances, doubt)[Seat(0)]);
            Told { chances, share: BySeat::from_fn(2, |it| f32::from(it == Seat(winner))) }
        };
        (0..20_000).map(game).collect()
    }

    #[test]
    fn honest_chances_have_no_error_and_need_no_doubt() {
        let games = games(0.0);
        assert!(error(&games) < 0.01, "{}", error(&games));
        assert!(best_doubt(&games) < 0.03, "{}", best_doubt(&games));
    }

    #[test]
    fn chances_that_are_too_sure_are_found_out_and_mended() {
        let games = games(0.4);
        let doubt = best_doubt(&games);
        assert!((doubt - 0.4).abs() < 0.05, "{doubt}");
        let mended: Vec<Told> =
            games.iter().map(|it| Told { chances: doubted(&it.chances, doubt), ..*it }).collect();
        assert!(error(&games) > 0.05 && error(&mended) < 0.01, "{} {}", error(&games), error(&mended));
    }

    #[test]
    fn what_is_certain_is_not_doubted() {
        let won = BySeat::from_fn(3, |it| f32::from(it == Seat(1)));
        assert_eq!(doubted(&won, 0.3), won);
    }
}
