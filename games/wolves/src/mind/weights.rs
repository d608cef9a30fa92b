//! The weights of [`crate::mind::judgement`], at the start of the game and at its end.

/// Of every feature: what it counts at the start of the game, and at its end.
pub(crate) type Weights = [[f32; 2]; 27];

/// By the number of players, from two on.
///
/// First fitted to 4,000 games of two to five players, all played by `level4@100`, seed 7, by
/// `howlcrown-lab fit wolves 4000 7 level4@100`. Then tuned by games that sets of weights
/// played against each other, `cargo run --release -p wolves --features tuning --example tune -- …`: for two
/// players from the fitted ones, `2 5000 77 level4@150 0.15` on two threads; 15,000 steps more, with six more things
/// looked at, changed nothing for the better. For four players from those for two, `4 1600 78 level4@120 0.2`, then
/// with the six, `4 7000 181 near@150 0.2`, `4 4500 281 near@150 0.15` and `4 3000 381 near@200 0.15`, where `near@150`
/// stands for `level6@150+further=0+finding=0.5+breadth=5+blind=1`. Three and five players use those for four, which
/// beat those that had been tuned for them.
pub(crate) const WEIGHTS: [Weights; 4] = [TWO, MORE, MORE, MORE];

#[rustfmt::skip]
const TWO: Weights = [
    [0.130, 0.247], // points
    [-0.009, 0.237], // action_tokens
    [0.279, 0.694], // terrain_tokens
    [0.221, 0.128], // attributes
    [-0.037, 0.256], // tracks
    [0.586, 0.083], // wolves
    [0.184, 0.394], // alphas
    [-0.004, 0.047], // regions_next
    [0.106, 0.292], // regions_next
    [0.049, 0.038], // regions_later
    [0.109, 0.151], // regions_later
    [-0.010, 0.142], // regions_last
    [0.078, 0.158], // regions_last
    [0.304, 0.493], // lairs
    [0.212, 0.255], // lairs
    [-0.006, 0.097], // hunt
    [0.036, 0.037], // hunt
    [0.151, 0.170], // howl
    [0.087, -0.008], // howl
    [-0.087, -0.059], // threats
    [0.100, -0.016], // tiles
    [0.000, 0.000], // regions_next
    [0.000, 0.000], // regions_next
    [0.000, 0.000], // howl
    [0.000, 0.000], // hunt
    [0.000, 0.000], // attributes
    [0.000, 0.000], // attributes
];

#[rustfmt::skip]
const MORE: Weights = [
    [0.361, 1.173], // points
    [0.031, 3.606], // action_tokens
    [0.429, 2.140], // terrain_tokens
    [1.466, 0.493], // attributes
    [0.045, 0.676], // tracks
    [2.051, 0.005], // wolves
    [1.820, -0.378], // alphas
    [0.064, 0.053], // regions_next
    [0.320, 0.670], // regions_next
    [0.167, -0.074], // regions_later
    [0.059, 0.423], // regions_later
    [0.178, -0.060], // regions_last
    [-0.041, 0.512], // regions_last
    [0.923, 1.818], // lairs
    [0.503, 0.253], // lairs
    [0.032, 0.625], // hunt
    [-0.016, 0.109], // hunt
    [0.463, -0.225], // howl
    [0.073, -0.022], // howl
    [0.077, -0.144], // threats
    [0.506, 0.116], // tiles
    [0.118, -0.058], // regions_next
    [0.006, 0.351], // regions_next
    [-0.147, -0.024], // howl
    [0.199, -0.018], // hunt
    [1.308, 0.058], // attributes
    [0.002, 0.066], // attributes
];
