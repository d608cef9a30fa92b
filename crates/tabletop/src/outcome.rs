//! How a game ended, and where each point came from.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat};

/// The sole authority on who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// 1 for the winners, 2 for the next, …; players who share a place share its number.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub placing: BySeat<u8>,
    /// The final points.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<i32>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<i32>))]
    pub score: BySeat<i32>,
}

impl Outcome {
    /// Places the seats by a ranking key: the larger key is placed better, equal keys share.
    pub fn by_key<K: Ord>(score: BySeat<i32>, key: impl Fn(Seat) -> K) -> Self {
        let seats = score.seats();
        let placing = BySeat::from_fn(seats, |seat| {
            let own = key(seat);
            1 + Seat::all(seats).filter(|&it| key(it) > own).count() as u8
        });
        Self { placing, score }
    }

    /// The win as shares that sum to 1: ties split it.
    #[must_use]
    pub fn win_share(&self) -> BySeat<f32> {
        let winners = self.placing.as_slice().iter().filter(|&&it| it == 1).count();
        BySeat::from_fn(self.placing.seats(), |seat| match self.placing[seat] {
            1 => 1.0 / winners as f32,
            _ => 0.0,
        })
    }
}

/// Where a seat's points come from. The lines add up to the total.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Sheet {
    /// One line per source of points.
    pub lines: Vec<Line>,
    /// The sum of all lines.
    pub total: i32,
}

/// One line of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Line {
    /// The source's key; its words are in the game's texts.
    pub name: &'static str,
    /// Points from this source.
    pub points: i32,
}

impl Sheet {
    /// A sheet of these lines.
    #[must_use]
    pub fn new(lines: Vec<Line>) -> Self {
        let total = lines.iter().map(|it| it.points).sum();
        Self { lines, total }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_place_and_the_next_place_is_skipped() {
        let score = BySeat::from_fn(4, |it| [7, 9, 9, 3][it.index()]);
        let outcome = Outcome::by_key(score, |it| score[it]);
        assert_eq!(outcome.placing.as_slice(), [3, 1, 1, 4]);
        assert_eq!(outcome.win_share().as_slice(), [0.0, 0.5, 0.5, 0.0]);
    }
}
