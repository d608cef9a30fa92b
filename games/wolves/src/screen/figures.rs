//! The numbers that previews compare.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::{
    Wolves,
    rules::{
        components::{Moon, Prey},
        end,
        hex::{Hex, Region},
        hunt, scoring,
        state::PASSIVE,
    },
    screen::{
        reach::{self, Unpaid},
        starts,
        threats::{self, Threat},
    },
};

/// The numbers that previews compare.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Figures {
    /// Points of each seat as they stand.
    pub score: Vec<i32>,
    /// Points of each seat if every region with a token were scored now by the token on top.
    pub score_if_scored: Vec<i32>,
    /// The regions, A first.
    pub regions: Vec<RegionFigures>,
    /// The prey that can still be hunted.
    pub prey: Vec<PreyFigures>,
    /// The pieces that a rival could dominate in the next turn.
    pub threats: Vec<Threat>,
    /// Where the active player's wolves could walk if there were something to pay with.
    pub unpaid: Vec<Unpaid>,
    /// Good places for the active player's next pair, the best first.
    pub starts: Vec<Hex>,
}

/// The control of a region.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RegionFigures {
    /// Which region.
    pub region: Region,
    /// The scoring token on top.
    pub token: Option<Moon>,
    /// Control of each seat.
    pub control: Vec<u8>,
    /// Alphas of each seat, which decide ties.
    pub alphas: Vec<u8>,
    /// Control of the passive pack.
    pub passive_control: u8,
    /// Alphas of the passive pack.
    pub passive_alphas: u8,
    /// What each seat would get if the region were scored now.
    pub pays: Vec<i32>,
}

/// How near the active player is to a hunt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PreyFigures {
    /// Where it stands.
    pub region: Region,
    /// What it is.
    pub prey: Prey,
    /// Hexes next to it where the active player has wolves.
    pub hunters: u8,
    /// Hexes needed.
    pub needed: u8,
    /// Whether the active player has such prey already, so that this one is no use.
    pub owned: bool,
}

/// Reckons them. Everybody may know them.
pub(crate) fn figures(game: &Wolves, _viewer: Viewer) -> Figures {
    let seats = || Seat::all(game.players());
    let regions: Vec<_> = game.geometry().regions().map(|it| region(game, it)).collect();
    let score: Vec<_> = seats().map(|it| end::score(game, it)).collect();
    let gains = |seat: Seat| regions.iter().map(|it| it.pays[seat.index()]).sum::<i32>();
    let prey = |region: Region| {
        let state = game.regions[region.index()];
        (state.prey_left > 0).then(|| PreyFigures {
            region,
            prey: state.prey,
            hunters: hunt::hunters(game, game.active, region) as u8,
            needed: hunt::HUNTERS as u8,
            owned: game.player(game.active).prey >> state.prey.index() & 1 != 0,
        })
    };
    Figures {
        score_if_scored: seats().map(|it| score[it.index()] + gains(it)).collect(),
        score,
        prey: game.geometry().regions().filter_map(prey).collect(),
        regions,
        threats: threats::threats(game),
        unpaid: reach::unpaid(game),
        starts: starts::starts(game),
    }
}

fn region(game: &Wolves, region: Region) -> RegionFigures {
    let presence = |it: Seat| scoring::presence(game.pack(it), region);
    let passive = scoring::presence(&game.packs[PASSIVE], region);
    let token = game.regions[region.index()].token;
    let seats = || Seat::all(game.players());
    RegionFigures {
        region,
        token,
        control: seats().map(|it| presence(it).control).collect(),
        alphas: seats().map(|it| presence(it).alphas).collect(),
        passive_control: passive.control,
        passive_alphas: passive.alphas,
        pays: seats().map(|it| token.map_or(0, |moon| pays(game, region, moon, it))).collect(),
    }
}

/// What a seat would get from a region scored now.
pub(crate) fn pays(game: &Wolves, region: Region, moon: Moon, seat: Seat) -> i32 {
    let scoring::Verdict { first, second } = scoring::verdict(game, region);
    if first.alone() == Some(seat) {
        moon.token().into()
    } else if first.is_shared() && first.seats.contains(seat) || second.alone() == Some(seat) {
        moon.chip().into()
    } else {
        0
    }
}
