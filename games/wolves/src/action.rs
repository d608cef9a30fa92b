//! What a player can decide, one click's worth at a time.

use serde::{Deserialize, Serialize};

use crate::rules::{
    components::{Setting, Terrain, Track, Wolf},
    hex::Hex,
    payment::Payment,
};

/// A decision. Its text form is in [`crate::notation`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Set-up: lay out the five two-terrain tiles.
    Tiles {
        /// Which way.
        setting: Setting,
    },
    /// Set-up: put an alpha and a pack wolf on the map.
    Place {
        /// Where.
        at: Hex,
    },
    /// Pay for a Move; the wolves then walk one by one.
    Move {
        /// The terrain where every wolf will stop.
        terrain: Terrain,
        /// How it is paid.
        pay: Payment,
    },
    /// Within a Move, let one wolf walk.
    Walk {
        /// Which of the wolves that stand there.
        wolf: Wolf,
        /// Where it stands.
        from: Hex,
        /// Where it stops.
        to: Hex,
    },
    /// Choose where the displaced wolf flees, if several hexes are equally near.
    Displace {
        /// Where it goes.
        to: Hex,
    },
    /// Build a den.
    Build {
        /// Where.
        at: Hex,
        /// The track it is taken from.
        track: Track,
        /// How it is paid.
        pay: Payment,
    },
    /// Turn a den into a lair.
    Upgrade {
        /// Where the den stands.
        at: Hex,
        /// How it is paid.
        pay: Payment,
    },
    /// Call a lone wolf.
    Howl {
        /// Where it stands.
        at: Hex,
        /// How it is paid.
        pay: Payment,
    },
    /// Replace a foreign pack wolf, or with a track a foreign den.
    Dominate {
        /// Where it stands.
        at: Hex,
        /// The track the new den is taken from, if it is a den that is replaced.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        track: Option<Track>,
        /// How it is paid.
        pay: Payment,
    },
    /// Choose which of several surrounded stacks of a kind to hunt.
    Hunt {
        /// Where the prey stands.
        at: Hex,
    },
    /// End the turn.
    EndTurn,
}
