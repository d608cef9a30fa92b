//! The weights of [`crate::mind::judgement`], by the number of players and the stage of the game.

use crate::mind::judgement::PerFeature;

/// The number of stages of a game: the first age, then the beginning and the rest of the others.
pub(crate) const STAGES: usize = 5;

/// What one of each `Feature`, in their order, adds to the logarithm of the odds to win, by players (from two on) and stage.
///
/// Fitted to games of the light player by `howlcrown-lab fit kingdoms 8000 5 light --by-stage --pull 0.001`.
pub(crate) const WEIGHTS: [[PerFeature; STAGES]; 4] = [
    [
        PerFeature([0.043, 0.045, 0.021, 0.141, 0.012, -0.005, 0.002, 0.043]),
        PerFeature([0.162, 0.204, 0.362, 0.622, 0.030, 0.063, 0.027, 0.070]),
        PerFeature([0.146, 0.150, 0.333, 0.404, 0.047, -0.021, -0.005, 0.101]),
        PerFeature([0.229, 0.232, 0.489, 0.556, 0.013, -0.028, 0.027, 0.247]),
        PerFeature([0.216, 0.213, 0.455, 0.153, 0.064, 0.004, -0.034, -0.001]),
    ],
    [
        PerFeature([0.114, 0.046, 0.179, 0.109, 0.050, 0.063, 0.027, -0.009]),
        PerFeature([0.186, 0.214, 0.385, 0.725, 0.042, 0.064, 0.020, 0.269]),
        PerFeature([0.177, 0.131, 0.293, 0.200, 0.090, 0.110, 0.041, 0.195]),
        PerFeature([0.251, 0.256, 0.406, 0.632, 0.015, 0.008, 0.020, 0.393]),
        PerFeature([0.239, 0.210, 0.322, -0.134, 0.113, 0.121, 0.053, -0.007]),
    ],
    [
        PerFeature([0.133, 0.078, 0.215, -0.037, 0.071, 0.091, 0.057, 0.094]),
        PerFeature([0.208, 0.228, 0.386, 0.451, 0.079, 0.064, 0.020, 0.286]),
        PerFeature([0.199, 0.159, 0.333, 0.043, 0.127, 0.146, 0.111, 0.173]),
        PerFeature([0.286, 0.302, 0.478, 0.540, 0.008, 0.005, 0.020, 0.286]),
        PerFeature([0.288, 0.258, 0.443, -0.350, 0.167, 0.184, 0.136, 0.011]),
    ],
    [
        PerFeature([0.151, 0.105, 0.177, 0.175, 0.078, 0.108, 0.070, 0.135]),
        PerFeature([0.236, 0.244, 0.387, 0.370, 0.124, 0.064, 0.020, 0.379]),
        PerFeature([0.228, 0.157, 0.305, 0.273, 0.138, 0.160, 0.111, 0.399]),
        PerFeature([0.324, 0.345, 0.475, 0.689, 0.021, 0.018, 0.020, 0.348]),
        PerFeature([0.328, 0.301, 0.418, -0.165, 0.197, 0.213, 0.163, 0.069]),
    ],
];
