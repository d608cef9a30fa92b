//! The weights of [`crate::judge`], at the start of the game and at its end.

/// Fitted to 4,000 games of two to five players, all played by `level4@100`, seed 7, by
/// `cargo run --release -p bots --example fit -- wolves 4000 7 level4@100`.
#[rustfmt::skip]
pub(crate) const WEIGHTS: [[f32; 2]; 21] = [
    [0.016, 0.173], // points
    [0.031, 0.107], // action_tokens
    [0.046, 0.247], // terrain_tokens
    [0.097, -0.048], // attributes
    [-0.040, 0.237], // tracks
    [0.292, 0.058], // wolves
    [-0.060, 0.363], // alphas
    [-0.003, 0.062], // regions_next
    [0.049, 0.110], // regions_next
    [0.002, 0.051], // regions_later
    [0.035, 0.075], // regions_later
    [-0.018, 0.061], // regions_last
    [0.055, 0.082], // regions_last
    [0.175, 0.210], // lairs
    [0.065, 0.174], // lairs
    [0.093, 0.046], // hunt
    [0.016, -0.002], // hunt
    [-0.018, 0.014], // howl
    [0.078, 0.041], // howl
    [-0.039, -0.010], // threats
    [0.030, 0.058], // tiles
];
