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

/// The chances made surer (`heat` below 1) or less sure (above 1).
#[must_use]
pub fn tempered(chances: &BySeat<f32>, heat: f32) -> BySeat<f32> {
    let odds = BySeat::from_fn(chances.seats(), |it| chances[it].max(1e-6).powf(1.0 / heat));
    let sum: f32 = odds.as_slice().iter().sum();
    BySeat::from_fn(chances.seats(), |it| odds[it] / sum)
}

/// The heat by which the chances would have been least surprised by what came of them.
#[must_use]
pub fn best_heat(all: &[Told]) -> f32 {
    let surprise = |heat: f32| -> f64 {
        let of = |told: &Told| -> f64 {
            let chances = tempered(&told.chances, heat);
            told.share.iter().map(|(seat, share)| f64::from(-share * chances[seat].max(1e-6).ln())).sum()
        };
        all.iter().map(of).sum()
    };
    let heats = (10..=80).map(|it| it as f32 / 20.0);
    heats.min_by(|a, b| surprise(*a).total_cmp(&surprise(*b))).unwrap_or(1.0)
}

#[cfg(test)]
mod tests {
    use tabletop::{Chance, Fast, Seat};

    use super::*;

    /// Games whose real chances are `chance` made surer by `heat` than they are told.
    fn games(heat: f32) -> Vec<Told> {
        let mut luck = Fast::new(1);
        let game = |_| {
            let first = luck.below(1000) as f32 / 1000.0;
            let chances = BySeat::from_fn(2, |it| if it == Seat(0) { first } else { 1.0 - first });
            let winner = u8::from(luck.below(1_000_000) as f32 / 1e6 > tempered(&chances, heat)[Seat(0)]);
            Told { chances, share: BySeat::from_fn(2, |it| f32::from(it == Seat(winner))) }
        };
        (0..20_000).map(game).collect()
    }

    #[test]
    fn honest_chances_have_no_error_and_need_no_heat() {
        let games = games(1.0);
        assert!(error(&games) < 0.01, "{}", error(&games));
        assert!((best_heat(&games) - 1.0).abs() < 0.11, "{}", best_heat(&games));
    }

    #[test]
    fn chances_that_are_too_sure_are_found_out_and_mended() {
        let games = games(2.0);
        let heat = best_heat(&games);
        assert!((heat - 2.0).abs() < 0.21, "{heat}");
        let mended: Vec<Told> =
            games.iter().map(|it| Told { chances: tempered(&it.chances, heat), ..*it }).collect();
        assert!(error(&games) > 0.05 && error(&mended) < 0.01, "{} {}", error(&games), error(&mended));
    }
}
