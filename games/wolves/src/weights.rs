//! The weights of [`crate::judge`], at the start of the game and at its end.

/// Of every feature: what it counts at the start of the game, and at its end.
pub(crate) type Weights = [[f32; 2]; 21];

/// By the number of players, from two on.
///
/// First fitted to 4,000 games of two to five players, all played by `level4@100`, seed 7, by
/// `cargo run --release -p bots --example fit -- wolves 4000 7 level4@100`. Then tuned by games that sets of weights
/// played against each other, `cargo run --release -p wolves --features tuning --example tune -- …`: for two
/// players from the fitted ones, `2 5000 77 level4@150 0.15` on two threads; for
/// more players from those for two: `3 2000 79 level4@120 0.2`, `4 1600 78 level4@120 0.2`; for five from those
/// for four: `5 700 81 level4@100 0.25`.
#[rustfmt::skip]
pub(crate) const WEIGHTS: [Weights; 4] = [
    [ // 2 players
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
    ],
    [ // 3 players
        [0.198, 0.498], // points
        [-0.016, 0.539], // action_tokens
        [0.369, 0.715], // terrain_tokens
        [0.270, 0.348], // attributes
        [-0.241, 0.637], // tracks
        [1.109, -0.009], // wolves
        [0.101, 0.566], // alphas
        [-0.007, 0.156], // regions_next
        [0.157, 0.272], // regions_next
        [0.102, -0.022], // regions_later
        [0.003, 0.259], // regions_later
        [-0.004, 0.013], // regions_last
        [0.066, 0.147], // regions_last
        [0.225, 0.755], // lairs
        [0.257, 0.386], // lairs
        [-0.029, 0.235], // hunt
        [0.008, 0.046], // hunt
        [0.222, 0.036], // howl
        [0.104, -0.046], // howl
        [0.059, -0.077], // threats
        [0.044, -0.022], // tiles
    ],
    [ // 4 players
        [0.286, 0.443], // points
        [0.060, 0.307], // action_tokens
        [0.452, 0.630], // terrain_tokens
        [0.339, 0.123], // attributes
        [-0.127, 0.370], // tracks
        [0.957, 0.034], // wolves
        [0.246, 0.213], // alphas
        [-0.046, 0.131], // regions_next
        [0.167, 0.250], // regions_next
        [0.037, 0.036], // regions_later
        [0.118, 0.117], // regions_later
        [0.050, 0.080], // regions_last
        [-0.082, 0.204], // regions_last
        [0.501, 0.617], // lairs
        [0.309, 0.424], // lairs
        [0.020, 0.167], // hunt
        [-0.064, 0.032], // hunt
        [0.190, 0.202], // howl
        [0.138, -0.047], // howl
        [0.021, -0.006], // threats
        [0.126, -0.016], // tiles
    ],
    [ // 5 players
        [0.284, 0.835], // points
        [0.068, 0.349], // action_tokens
        [0.419, 0.584], // terrain_tokens
        [0.662, 0.237], // attributes
        [-0.073, 0.346], // tracks
        [0.694, 0.003], // wolves
        [0.023, 0.241], // alphas
        [-0.014, 0.177], // regions_next
        [0.259, 0.243], // regions_next
        [0.042, -0.005], // regions_later
        [0.197, 0.198], // regions_later
        [0.092, 0.144], // regions_last
        [-0.071, 0.196], // regions_last
        [0.135, 0.718], // lairs
        [0.235, 0.580], // lairs
        [0.056, 0.215], // hunt
        [-0.024, 0.074], // hunt
        [0.079, 0.074], // howl
        [0.179, -0.030], // howl
        [0.080, 0.003], // threats
        [0.141, -0.056], // tiles
    ],
];
