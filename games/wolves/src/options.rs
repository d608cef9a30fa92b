//! What a table may agree on before it starts.

use serde::{Deserialize, Serialize};
use tabletop::{BadOption, OptionSpec};

use crate::rules::{components::Terrain, state::Agreed};

/// What a table may agree on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether players choose how their terrain tiles lie.
    pub tiles: Tiles,
    /// Rounds without a calendar entry before blank markers are put down; 0 is never.
    pub stall: u8,
    /// The pack of each seat; `None` and missing seats are dealt at random.
    pub packs: Vec<Option<Terrain>>,
}

/// How the terrain tiles lie at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Tiles {
    /// Each player chooses.
    Choose,
    /// Each tile shows the first terrain of its pair.
    Forward,
}

impl Default for Options {
    fn default() -> Self {
        Self { tiles: Tiles::Choose, stall: 10, packs: Vec::new() }
    }
}

impl tabletop::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "tiles", allowed: "choose|forward", default: "choose" },
        OptionSpec { key: "stall", allowed: "0–99", default: "10" },
        OptionSpec {
            key: "packs",
            allowed: "forest|rock|grass|tundra|desert|any for each seat, with commas, no pack twice",
            default: "any",
        },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        let bad = || BadOption::value::<Self>(key, value);
        match key {
            "tiles" => {
                self.tiles = match value {
                    "choose" => Tiles::Choose,
                    "forward" => Tiles::Forward,
                    _ => return Err(bad()),
                }
            }
            "stall" => self.stall = value.parse().ok().filter(|&it| it <= 99).ok_or_else(bad)?,
            "packs" => {
                let pack = |word: &str| match word {
                    "any" => Some(None),
                    _ => word.parse().ok().map(Some),
                };
                let packs: Option<Vec<_>> = value.split(',').map(pack).collect();
                let packs = packs.ok_or_else(bad)?;
                // More seats than the largest table has, or a pack twice, can never be played.
                agreed_packs(&packs, 5).ok_or_else(bad)?;
                self.packs = packs;
            }
            _ => return Err(BadOption::unknown::<Self>(key)),
        }
        Ok(())
    }
}

/// The options as a position keeps them, if `players` can play by them.
pub(crate) fn agree(options: &Options, players: u8) -> Result<Agreed, BadOption> {
    if options.stall > 99 {
        return Err(BadOption::value::<Options>("stall", &options.stall.to_string()));
    }
    let packs = agreed_packs(&options.packs, players).ok_or_else(|| {
        let words: Vec<_> = options.packs.iter().map(|it| it.map_or("any", Terrain::id)).collect();
        BadOption::value::<Options>("packs", &words.join(","))
    })?;
    Ok(Agreed { choose_tiles: options.tiles == Tiles::Choose, stall: options.stall, packs })
}

/// Rule 2.5: no two seats play the same pack.
fn agreed_packs(packs: &[Option<Terrain>], players: u8) -> Option<[Option<Terrain>; 5]> {
    let mut agreed = [None; 5];
    if packs.len() > usize::from(players) {
        return None;
    }
    for (seat, &pack) in packs.iter().enumerate() {
        if pack.is_some() && agreed.contains(&pack) {
            return None;
        }
        agreed[seat] = pack;
    }
    Some(agreed)
}
