//! The weights of [`crate::mind::judgement`], at the start of the game and at its end.

use Feature::*;

use crate::mind::judgement::{Feature, PerFeature};

/// What one of each feature adds to the logarithm of the odds to win.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "tuning"), expect(unreachable_pub, reason = "only the tuning program uses it"))]
pub struct Weights {
    /// At the start of the game.
    pub(crate) early: PerFeature,
    /// At its end.
    pub(crate) late: PerFeature,
}

impl Weights {
    /// The table as weights; it lists every feature once, in order.
    const fn new(table: &[(Feature, f32, f32); Feature::ALL.len()]) -> Self {
        let mut weights = Self { early: PerFeature::ZERO, late: PerFeature::ZERO };
        let mut at = 0;
        while at < table.len() {
            let (feature, early, late) = table[at];
            assert!(feature as usize == at, "the table lists features in order");
            weights.early.0[at] = early;
            weights.late.0[at] = late;
            at += 1;
        }
        weights
    }
}

/// By the number of players, from two on.
///
/// First fitted to 4,000 games of two to five players, all played by level 4 with 100 iterations, by
/// `howlcrown-lab fit wolves 4000 7 level4@100`. Then tuned by games that sets of weights played against each other,
/// `cargo run --release -p wolves --features tuning --example tune -- …`: for two players from the fitted ones by
/// `2 5000 77 level4 150 0.15` on two threads; 15,000 more steps, with six more features, found nothing better.
/// For four players from those for two by `4 1600 78 level4 120 0.2`, then with the six more features by 14,500 steps of a
/// bot like level 4 that spends half its budget on finding turns, with 150 to 200 iterations. Three and five players
/// use those for four, which beat weights that had been tuned for them.
pub(crate) const WEIGHTS: [Weights; 4] = [TWO, MORE, MORE, MORE];

const TWO: Weights = Weights::new(&[
    (Points, 0.130, 0.247),
    (ActionTokens, -0.009, 0.237),
    (TerrainTokens, 0.279, 0.694),
    (Attributes, 0.221, 0.128),
    (DensBeforePoints, -0.037, 0.256),
    (Wolves, 0.586, 0.083),
    (Alphas, 0.184, 0.394),
    (NextMoonNow, -0.004, 0.047),
    (NextMoonLikely, 0.106, 0.292),
    (LaterMoonNow, 0.049, 0.038),
    (LaterMoonLikely, 0.109, 0.151),
    (LastMoonNow, -0.010, 0.142),
    (LastMoonLikely, 0.078, 0.158),
    (LairSites, 0.304, 0.493),
    (PayableLairs, 0.212, 0.255),
    (HuntsOneWolfShort, -0.006, 0.097),
    (HuntsTwoWolvesShort, 0.036, 0.037),
    (HowlTargets, 0.151, 0.170),
    (PayableHowls, 0.087, -0.008),
    (ExposedPieces, -0.087, -0.059),
    (TerrainsShown, 0.100, -0.016),
    (NextMoonNowNear, 0.000, 0.000),
    (NextMoonLikelyNear, 0.000, 0.000),
    (LoneWolvesNear, 0.000, 0.000),
    (WolvesNearPrey, 0.000, 0.000),
    (Speed, 0.000, 0.000),
    (HowlRange, 0.000, 0.000),
]);

const MORE: Weights = Weights::new(&[
    (Points, 0.361, 1.173),
    (ActionTokens, 0.031, 3.606),
    (TerrainTokens, 0.429, 2.140),
    (Attributes, 1.466, 0.493),
    (DensBeforePoints, 0.045, 0.676),
    (Wolves, 2.051, 0.005),
    (Alphas, 1.820, -0.378),
    (NextMoonNow, 0.064, 0.053),
    (NextMoonLikely, 0.320, 0.670),
    (LaterMoonNow, 0.167, -0.074),
    (LaterMoonLikely, 0.059, 0.423),
    (LastMoonNow, 0.178, -0.060),
    (LastMoonLikely, -0.041, 0.512),
    (LairSites, 0.923, 1.818),
    (PayableLairs, 0.503, 0.253),
    (HuntsOneWolfShort, 0.032, 0.625),
    (HuntsTwoWolvesShort, -0.016, 0.109),
    (HowlTargets, 0.463, -0.225),
    (PayableHowls, 0.073, -0.022),
    (ExposedPieces, 0.077, -0.144),
    (TerrainsShown, 0.506, 0.116),
    (NextMoonNowNear, 0.118, -0.058),
    (NextMoonLikelyNear, 0.006, 0.351),
    (LoneWolvesNear, -0.147, -0.024),
    (WolvesNearPrey, 0.199, -0.018),
    (Speed, 1.308, 0.058),
    (HowlRange, 0.002, 0.066),
]);
