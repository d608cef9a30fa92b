//! The numbers a preview compares: who leads where, and what that would be worth now.

use serde::{Deserialize, Serialize};
use tabletop::Viewer;

use crate::{
    options::{NextGroup, Ties},
    rules::{
        components::{Kingdom, Owner, Owners},
        peace, scoring,
        state::{Kingdoms, Phase},
    },
    screen::view::{Count, counts, knows_tokens},
};

/// What everybody has, and would get if the age ended now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Figures {
    /// Each owner's points, seat 0 first, the upstart last.
    pub standings: Vec<Standing>,
    /// Each kingdom, from the smallest clockwise.
    pub kingdoms: Vec<KingdomFigures>,
}

/// An owner's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Standing {
    /// Whose.
    pub owner: Owner,
    /// Points as far as the viewer may know them: track, unused "+2" tokens, and retreat tokens
    /// that are known.
    pub score: i32,
    /// The same if the age ended now and every battle were lost.
    pub least: i32,
    /// The same if the age ended now and every battle were won.
    pub most: i32,
}

/// A kingdom if the age ended now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KingdomFigures {
    /// Which.
    pub kingdom: Kingdom,
    /// What the first place is worth; nothing if it has been scored in this age.
    pub token: Option<u8>,
    /// What the second place is worth, likewise.
    pub second: Option<u8>,
    /// What the third place is worth, likewise.
    pub third: Option<u8>,
    /// Tokens by owner.
    pub influence: Vec<Count>,
    /// The owners with the most.
    pub leaders: Owners,
    /// Whether they would fight a battle.
    pub battle: bool,
    /// What each owner would get.
    pub forecast: Vec<Forecast>,
}

/// What an owner would get for a kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Forecast {
    /// Who.
    pub owner: Owner,
    /// At least.
    pub least: u8,
    /// At the most: more than the least only if there is a battle.
    pub most: u8,
}

/// The figures as far as this viewer may know them.
pub(crate) fn figures(game: &Kingdoms, viewer: Viewer) -> Figures {
    let kingdoms: Vec<KingdomFigures> = Kingdom::ALL.map(|it| kingdom(game, it)).to_vec();
    let standing = |owner: Owner| {
        let hidden = owner.as_seat().map_or(0, |seat| {
            let known = knows_tokens(game, seat, viewer);
            let tokens = game.retreat_tokens[seat.index()].worth();
            i32::from(game.modifiers[seat.index()]) + if known { tokens } else { 0 }
        });
        let score = game.score(owner) + hidden;
        let own = kingdoms.iter().flat_map(|it| &it.forecast);
        let own = own.filter(|it| it.owner == owner);
        Standing {
            owner,
            score,
            least: score + own.clone().map(|it| i32::from(it.least)).sum::<i32>(),
            most: score + own.map(|it| i32::from(it.most)).sum::<i32>(),
        }
    };
    Figures { standings: game.owners().iter().map(standing).collect(), kingdoms }
}

fn kingdom(game: &Kingdoms, kingdom: Kingdom) -> KingdomFigures {
    let scored = kingdom.index() < usize::from(game.scored) || game.phase == Phase::Over;
    let pays = (!scored).then(|| game.pays(kingdom));
    let groups = scoring::groups(game, kingdom);
    let forecast = |owner| {
        let (least, most) = if scored { (0, 0) } else { forecast(game, kingdom, owner) };
        Forecast { owner, least, most }
    };
    KingdomFigures {
        kingdom,
        token: pays.map(|it| it[0]),
        second: pays.map(|it| it[1]),
        third: pays.map(|it| it[2]),
        influence: counts(game, kingdom),
        leaders: groups.first,
        battle: !scored && groups.first.len() > 1 && game.ties == Ties::Battle,
        forecast: game.owners().iter().map(forecast).collect(),
    }
}

/// What an owner would get for a kingdom, at least and at the most.
pub(crate) fn forecast(game: &Kingdoms, kingdom: Kingdom, owner: Owner) -> (u8, u8) {
    let ([token, second, third], groups) = (game.pays(kingdom), scoring::groups(game, kingdom));
    let tied = groups.first.len() > 1;
    let places = match (tied, game.ties) {
        (false, _) => [groups.first, groups.second, groups.third],
        (true, Ties::Peace) => peace::places(game, kingdom, groups),
        (true, Ties::Battle) if groups.first.contains(owner) => return (second, token),
        // The next group moves up only if the battle stays unresolved.
        (true, Ties::Battle) if groups.second.contains(owner) && game.next == NextGroup::Second => {
            return (third, second);
        }
        (true, Ties::Battle) => [Owners::NONE, Owners::NONE, groups.second],
    };
    let place = places.iter().position(|it| it.contains(owner));
    let points = place.map_or(0, |it| [token, second, third][it]);
    (points, points)
}
