//! Chapter 8 · Scoring the kingdoms at the end of an age.

use tabletop::{Chance, Record, Step};

use crate::{
    event::Event,
    options::{NextGroup, Second, Ties},
    rules::{
        age, battle,
        components::{Kingdom, Owners},
        peace,
        state::Kingdoms,
    },
};

/// Rule 8.3: points for the second place, where the table has not agreed on something else.
pub(crate) const SECOND: u8 = 3;
/// Rule 8.3: points for the third place.
pub(crate) const THIRD: u8 = 1;

/// The owners with the most tokens in a kingdom, the second most and the third most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Groups {
    pub(crate) first: Owners,
    pub(crate) second: Owners,
    pub(crate) third: Owners,
}

impl Second {
    /// Rules 8.3, 14.2: points for the second place where the first place gets `token`.
    #[inline]
    pub(crate) const fn points(self, token: u8) -> u8 {
        match self {
            Self::Three => SECOND,
            Self::Half => token.div_ceil(2),
        }
    }
}

impl Kingdoms {
    /// Points for the first, second and third place of a kingdom in this age.
    #[inline]
    pub(crate) const fn pays(&self, kingdom: Kingdom) -> [u8; 3] {
        let token = self.token(kingdom);
        [token, self.second.points(token), THIRD]
    }

    /// Rule 14.4: the places where all who tied for first are first: `lost` are second, and the next group is third,
    /// or second if nobody lost.
    pub(crate) fn shared_first(&self, first: Owners, lost: Owners, next: Owners) -> [Owners; 3] {
        if self.next == NextGroup::Second && lost.is_empty() {
            [first, next, Owners::NONE]
        } else {
            [first, lost, next]
        }
    }
}

/// Rule 8.2: who is in a kingdom, grouped by the number of tokens there. Without a token nobody
/// is in it.
pub(crate) fn groups(game: &Kingdoms, kingdom: Kingdom) -> Groups {
    // No kingdom has as many territories as this.
    const COUNTS: usize = 16;
    let mut with = [Owners::NONE; COUNTS];
    let mut counts = 0_u32;
    for owner in game.owners().iter() {
        let count = usize::from(game.influence(kingdom, owner)) % COUNTS;
        with[count] = with[count].with(owner);
        counts |= 1 << count;
    }
    counts &= !1;
    let mut next = || {
        let most = counts.checked_ilog2().unwrap_or_default();
        counts &= !(1 << most);
        if most == 0 { Owners::NONE } else { with[most as usize % COUNTS] }
    };
    Groups { first: next(), second: next(), third: next() }
}

/// Rule 8.1: the kingdoms that are left to score, from the smallest clockwise. Stops where a
/// battle has to be fought; the battle calls again when it is over.
pub(crate) fn go_on<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>) {
    while let Some(&kingdom) = Kingdom::ALL.get(usize::from(step.game().scored)) {
        let token = step.game().token(kingdom);
        step.emit(Event::ScoringBegan { kingdom, token });
        let groups = groups(step.game(), kingdom);
        match (groups.first.len(), step.game().ties) {
            // Rule 8.5: where nobody is, the token leaves the game unscored.
            (0, _) => spend(step, kingdom),
            // Rule 8.3: the token for the first, 3 for every second, 1 for every third.
            (1, _) => {
                let places = [groups.first, groups.second, groups.third];
                award(step, kingdom, places);
            }
            // Rule 8.4: a tie for first is settled by a battle, or by agreement.
            (_, Ties::Battle) => return battle::begin(step, kingdom, groups.first),
            (_, Ties::Peace) => peace::resolve(step, kingdom, groups),
        }
    }
    age::finish(step);
}

/// Gives points for the places; the token leaves the game.
pub(crate) fn award<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Kingdoms, R, C>,
    kingdom: Kingdom,
    places: [Owners; 3],
) {
    let points = step.game().pays(kingdom);
    for (place, (owners, points)) in (1..).zip(places.into_iter().zip(points)) {
        for owner in owners.iter() {
            step.emit(Event::Scored { owner, kingdom, place, points });
        }
    }
    spend(step, kingdom);
}

fn spend<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>, kingdom: Kingdom) {
    let value = step.game().token(kingdom);
    step.emit(Event::TokenSpent { kingdom, value });
}

/// Rule 8.4: after a battle the winners get the token, the losers 3, and the next group 1.
/// Rule 14.4: unless several are left and the next group moves up.
pub(crate) fn after_battle<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Kingdoms, R, C>,
    kingdom: Kingdom,
    winners: Owners,
    losers: Owners,
) {
    let next = groups(step.game(), kingdom).second;
    let places = match winners.len() {
        1 => [winners, losers, next],
        _ => step.game().shared_first(winners, losers, next),
    };
    award(step, kingdom, places);
}
