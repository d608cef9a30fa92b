//! What bots think of a match, as data for pages, terminals and the API.

use bots::{
    BotName, Budget, Evaluate, Means, NothingOwed, Stop,
    analysis::{self, AnalysedLine, Question, analyse},
    review::{self, PlayedTurn, review},
};
use protocol::to_client::{HintLine, JudgedTurn, Reason, Verdict};
use tabletop::{BySeat, Deed, Game, Match, Seat};

use crate::{
    AnyAction, Hosted, Json, Thinker, Title,
    erased::{Erased, raw},
};

/// How many ways to go on a hint names.
const LINES: usize = 3;

/// A position to think about.
pub(crate) struct Position<G>(pub(crate) G);

impl<G: Hosted> Thinker for Position<G> {
    fn title(&self) -> &'static dyn Title {
        Erased::<G>::TITLE
    }

    fn plan(
        &self,
        seat: Seat,
        bot: BotName,
        means: &Means,
        seed: u64,
    ) -> Result<Vec<AnyAction>, NothingOwed> {
        let mut bot = bot.bot::<G>(seed, means);
        Ok(bot.plan(&self.0, seat)?.into_iter().map(AnyAction::new::<G>).collect())
    }

    fn hint(
        &self,
        seat: Seat,
        budget: Budget,
        means: Means,
        seed: u64,
        stop: &Stop,
        each: &mut dyn FnMut(Vec<HintLine<Json>>),
    ) -> Result<Vec<HintLine<Json>>, NothingOwed> {
        let lines = |it: &[AnalysedLine<G::Action>]| it.iter().map(hint_line::<G>).collect();
        let mut pass_on = |it: &analysis::Analysis<G::Action>| each(lines(&it.lines));
        let question = Question { lines: LINES, budget, means, stop: stop.clone() };
        Ok(lines(&analyse(&self.0, seat, &question, seed, &mut pass_on)?.lines))
    }

    fn numbers(&self, seat: Seat) -> Vec<(u32, AnyAction)> {
        if !self.0.turn().seats().contains(seat) {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.0.legal(seat, &mut legal);
        legal.iter().map(|it| (self.0.number(seat, it), AnyAction::new::<G>(*it))).collect()
    }

    fn observe(&self, seat: Seat) -> Vec<u8> {
        let mut out = vec![0; G::OBSERVATION];
        self.0.observe(seat, &mut out);
        out
    }
}

fn hint_line<G: Game>(line: &AnalysedLine<G::Action>) -> HintLine<Json> {
    HintLine {
        actions: line.actions.iter().map(raw).collect(),
        notation: notation(&line.actions),
        share: rounded(line.share),
        win: by_seat(&line.win),
        points: by_seat(&line.points),
        why: reasons::<G>(&line.why),
    }
}

/// Four places: further ones are noise, and rounding again must give the same on every way they are sent.
fn rounded(it: f32) -> f32 {
    ((f64::from(it) * 1e4).round() / 1e4) as f32
}

fn by_seat(all: &BySeat<f32>) -> Vec<f32> {
    all.as_slice().iter().copied().map(rounded).collect()
}

/// Each with the key of its words in the game's texts.
fn reasons<G: Game>(reasons: &[analysis::Reason]) -> Vec<Reason> {
    let reason = |it: &analysis::Reason| Reason {
        name: it.name.to_owned(),
        key: format!("{}-why-{}", G::KEY, it.name),
        worth: rounded(it.worth),
    };
    reasons.iter().map(reason).collect()
}

fn notation<A: std::fmt::Display>(actions: &[A]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

/// Every turn of the match, judged; `each` gets a turn as soon as it is.
pub(crate) fn review_match<G: Evaluate>(
    played: &Match<G>,
    budget: Budget,
    means: Means,
    seed: u64,
    stop: &Stop,
    each: &mut dyn FnMut(JudgedTurn<Json>),
) -> Vec<JudgedTurn<Json>> {
    let turns = turns(played);
    let mut pass_on = |it: &review::JudgedTurn<G::Action>| each(judged_turn::<G>(it));
    let question = Question { lines: 1, budget, means, stop: stop.clone() };
    let judged = review(&turns, played.position(), &question, seed, &mut pass_on);
    judged.iter().map(judged_turn::<G>).collect()
}

fn judged_turn<G: Game>(turn: &review::JudgedTurn<G::Action>) -> JudgedTurn<Json> {
    JudgedTurn {
        version: turn.version,
        seat: turn.seat,
        win: by_seat(&turn.win),
        played: by_seat(&turn.played),
        actions: turn.actions.iter().map(raw).collect(),
        played_notation: notation(&turn.actions),
        best: turn.best.iter().map(raw).collect(),
        notation: notation(&turn.best),
        why: reasons::<G>(&turn.why),
        lost: rounded(turn.lost),
        verdict: Verdict::of(turn.lost),
        luck: by_seat(&turn.luck),
        turning: turn.turning,
    }
}

/// The turns of a match: what one seat did before anybody else was asked, undone actions left out.
fn turns<G: Evaluate>(played: &Match<G>) -> Vec<PlayedTurn<G>> {
    let replay = played.replay();
    let mut position: G = replay.position(0);
    let mut turns: Vec<PlayedTurn<G>> = Vec::new();
    let mut fresh = true;
    for index in replay.standing(replay.entries.len() as u32) {
        let entry = &replay.entries[index];
        let Deed::Action(action) = entry.deed else { continue };
        match turns.last_mut().filter(|_| !fresh) {
            Some(turn) if turn.seat == entry.seat => turn.actions.push(action),
            _ => turns.push(PlayedTurn {
                version: index as u32,
                seat: entry.seat,
                before: position,
                actions: vec![action],
            }),
        }
        // A choice made alone goes on while nothing was random or revealed.
        let owing = position.turn().seats();
        entry.events.iter().for_each(|it| position.apply(it));
        fresh = entry.settled || position.turn().seats() != owing;
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_rounded_to_four_places() {
        let chances = BySeat::from_fn(2, |it| [0.525, 0.466_748_9][it.index()]);
        assert_eq!(
            serde_json::to_string(&by_seat(&chances)).expect("numbers can be written"),
            "[0.525,0.4667]"
        );
    }
}
