//! Why an action is refused. One variant for each rule that can say no, with its numbers.
//!
//! Checks come in this order: phase, then whether the target exists, then its rule, then payment.

use serde::{Deserialize, Serialize};

use crate::rules::{
    components::{Prey, Terrain, Track, Wolf},
    hex::{Hex, Region},
    payment::Payment,
    state::Phase,
};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Rejection {
    /// The action belongs to another phase.
    #[error("wrong_phase phase={phase} needed={needed}")]
    WrongPhase { phase: Phase, needed: Phase },
    /// Rule 10.3: a displaced wolf must flee before anything else.
    #[error("displace_first at={at}")]
    DisplaceFirst { at: Hex },
    /// No wolf is being displaced.
    #[error("nothing_to_displace")]
    NothingToDisplace,
    /// Rule 15.3: one of several surrounded stacks must be chosen before anything else.
    #[error("hunt_first prey={prey}")]
    HuntFirst { prey: Prey },
    /// Rule 15.3: that stack is not one of those to choose from.
    #[error("nothing_to_hunt at={at}")]
    NothingToHunt { at: Hex },
    /// Rule 3.3: mandatory actions are left.
    #[error("actions_left left={left}")]
    ActionsLeft { left: u8 },
    /// Rule 3.2: both actions are done and no bonus-action token is there.
    #[error("no_actions_left done={done}")]
    NoActionsLeft { done: u8 },
    /// No Move is under way.
    #[error("no_move_open")]
    NoMoveOpen,
    /// The map of this table has no such hex.
    #[error("no_such_hex at={at}")]
    NoSuchHex { at: Hex },
    /// Rule 1.2: water or chasm.
    #[error("impassable at={at}")]
    Impassable { at: Hex },
    /// Rule 2.7: the first wolves start on the start board.
    #[error("not_on_start_board at={at}")]
    NotOnStartBoard { at: Hex },
    /// Rule 2.8: the second pair goes to the other half.
    #[error("same_half at={at} first={first}")]
    SameHalf { at: Hex, first: Hex },
    /// Rule 2.10: nobody starts in a crescent region.
    #[error("crescent_region region={region}")]
    CrescentRegion { region: Region },
    /// The hex holds a piece.
    #[error("not_empty at={at}")]
    NotEmpty { at: Hex },
    /// The hex holds a lone wolf.
    #[error("lone_wolf_there at={at}")]
    LoneWolfThere { at: Hex },
    /// The hex holds prey.
    #[error("prey_there at={at}")]
    PreyThere { at: Hex },
    /// Rule 3.5: two pieces are there already.
    #[error("hex_full at={at}")]
    HexFull { at: Hex },
    /// Rule 3.5: a foreign piece is in the way.
    #[error("foreign_piece at={at} owner={}", name(.owner))]
    ForeignPiece { at: Hex, owner: Option<tabletop::Seat> },
    /// There is no such wolf of yours.
    #[error("no_wolf_there at={at} wolf={wolf}")]
    NoWolfThere { at: Hex, wolf: Wolf },
    /// Rule 5.2: that wolf has walked in this Move.
    #[error("already_walked at={at} wolf={wolf}")]
    AlreadyWalked { at: Hex, wolf: Wolf },
    /// Rule 5.3: a walk ends on another hex.
    #[error("same_hex at={at}")]
    SameHex { at: Hex },
    /// Rule 5.3: a walk ends on the paid terrain.
    #[error("wrong_terrain at={at} terrain={terrain} paid={paid}")]
    WrongTerrain { at: Hex, terrain: Terrain, paid: Terrain },
    /// Rule 5.3: a walk is as long as the wolf is quick.
    #[error("too_far at={at} distance={distance} speed={speed}")]
    TooFar { at: Hex, distance: u8, speed: u8 },
    /// Rule 10.1: the displaced wolf flees to one of the nearest hexes.
    #[error("not_nearest at={at} distance={distance} nearest={nearest}")]
    NotNearest { at: Hex, distance: u8, nearest: u8 },
    /// Rule 10.2: the displaced wolf cannot stop there.
    #[error("cannot_flee_there at={at}")]
    CannotFleeThere { at: Hex },
    /// Rules 6.1 and 7.1: the hex is neither on nor next to one of your alphas.
    #[error("no_alpha_near at={at} distance={distance}")]
    NoAlphaNear { at: Hex, distance: u8 },
    /// Rule 6.2: a den or lair of yours is there already.
    #[error("den_there at={at}")]
    DenThere { at: Hex },
    /// Rule 6.3: the track has no den left.
    #[error("no_dens_left track={track}")]
    NoDensLeft { track: Track },
    /// Rule 7.1: there is no den of yours.
    #[error("no_own_den at={at}")]
    NoOwnDen { at: Hex },
    /// Rule 7.2: the den is not next to water.
    #[error("not_by_water at={at}")]
    NotByWater { at: Hex },
    /// Rule 7.3: you have a lair in that region.
    #[error("lair_in_region region={region}")]
    LairInRegion { region: Region },
    /// Rule 7.4: all lairs are built.
    #[error("no_lairs_left")]
    NoLairsLeft,
    /// Rule 8.1: there is no lone wolf.
    #[error("no_lone_wolf at={at}")]
    NoLoneWolf { at: Hex },
    /// Rules 8.3 and 9.4: all wolves are on the map.
    #[error("no_wolves_left")]
    NoWolvesLeft,
    /// Rules 8.2 and 9.1: no alpha of yours is near enough.
    #[error("out_of_range at={at} distance={distance} range={range}")]
    OutOfRange { at: Hex, distance: u8, range: u8 },
    /// Rule 9.1: there is no foreign pack wolf.
    #[error("no_wolf_to_dominate at={at}")]
    NoWolfToDominate { at: Hex },
    /// Rule 9.1: there is no foreign den.
    #[error("no_den_to_dominate at={at}")]
    NoDenToDominate { at: Hex },
    /// Rule 9.2: it shares the hex with a piece of its own colour.
    #[error("protected at={at}")]
    Protected { at: Hex },
    /// Rule 9.3: alphas cannot be dominated.
    #[error("alpha_immune at={at}")]
    AlphaImmune { at: Hex },
    /// Rule 9.3: lairs cannot be dominated.
    #[error("lair_immune at={at}")]
    LairImmune { at: Hex },
    /// Rule 9.3: the passive pack cannot be dominated.
    #[error("passive_immune at={at}")]
    PassiveImmune { at: Hex },
    /// Rule 4.1: tiles and tokens together are not enough.
    #[error("cannot_pay terrain={terrain} needed={needed} tiles={tiles} tokens={tokens}")]
    CannotPay { terrain: Terrain, needed: u8, tiles: u8, tokens: u8 },
    /// Rule 4.2: the tile does not show the terrain.
    #[error("tile_not_showing tile={tile} terrain={terrain}")]
    TileNotShowing { tile: Payment, terrain: Terrain },
    /// Rule 4.3: there are fewer bonus-terrain tokens.
    #[error("too_few_tokens needed={needed} tokens={tokens}")]
    TooFewTokens { needed: u8, tokens: u8 },
    /// Rule 4.1: the payment is not the price.
    #[error("wrong_payment needed={needed} paid={paid}")]
    WrongPayment { needed: u8, paid: u8 },
}

fn name(owner: &Option<tabletop::Seat>) -> String {
    owner.map_or_else(|| "passive".to_owned(), |it| it.to_string())
}
