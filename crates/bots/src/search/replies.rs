//! What follows a turn: a tree whose edges are whole turns, each chosen to benefit the seat that takes it (max^n), and
//! a play-out beyond the tree.

use tabletop::{BySeat, Fast, Seat, float};

use super::{
    add,
    finding::Finder,
    turns::{Weighing, play_turn},
};
use crate::{Evaluate, budget::Ticker, policy::act};

/// How the turns that follow are searched.
#[derive(Clone, Copy, Debug)]
pub struct Foresight {
    /// How often a position is reached before turns are looked for there.
    pub expand_after: u32,
    /// How many turns are then tried.
    pub tries: u32,
    /// How many of them are kept.
    pub kept: usize,
    /// The exploration constant of UCB1.
    pub explore: f32,
    /// The number of visits after which the judgement of a turn counts half.
    pub prior_visits: f32,
}

impl Foresight {
    /// The best values we know.
    pub const BEST: Self = Self { expand_after: 6, tries: 48, kept: 8, explore: 0.1, prior_visits: 4.0 };
}

/// The turns that may follow one turn.
pub(super) struct Replies<A> {
    nodes: Vec<Node<A>>,
    /// The node of every turn of this play-out that the tree knows, and which of its turns it was.
    path: Vec<(usize, usize)>,
}

struct Node<A> {
    visits: u32,
    /// The turns that look best here, best first; none before the node is expanded.
    turns: Vec<Reply<A>>,
}

struct Reply<A> {
    actions: Vec<A>,
    judged: f32,
    visits: u32,
    total: BySeat<f32>,
    child: Option<usize>,
}

impl<A> Default for Node<A> {
    fn default() -> Self {
        Self { visits: 0, turns: Vec::new() }
    }
}

impl<A> Default for Replies<A> {
    fn default() -> Self {
        Self { nodes: vec![Node::default()], path: Vec::new() }
    }
}

impl<A: Copy> Replies<A> {
    /// How likely each seat is to win in one way that the game may go on from `end`.
    pub(super) fn play_on<G: Evaluate<Action = A>>(
        &mut self,
        end: &G,
        weighing: &Weighing,
        ticker: &mut Ticker,
        chance: &mut Fast,
    ) -> BySeat<f32> {
        let mut game = *end;
        let mut at = weighing.foresight.map(|it| (0, it));
        self.path.clear();
        for _ in 1..u32::from(game.seats()) * (1 + weighing.extra_rounds) {
            let Some(seat) = game.turn().seats().first() else {
                break;
            };
            if let Some((node, foresight)) = at
                && self.is_due(node, &foresight)
            {
                for _ in 0..foresight.tries / weighing.turns_per_iteration.max(1) {
                    ticker.tick();
                }
                self.expand(node, &game, seat, (weighing, &foresight), chance);
            }
            at = at.filter(|&(node, _)| !self.nodes[node].turns.is_empty());
            let Some((node, foresight)) = at else {
                play_turn(&mut game, chance);
                continue;
            };
            let turn = self.choose(node, seat, &foresight);
            self.path.push((node, turn));
            for &action in &self.nodes[node].turns[turn].actions {
                act(&mut game, seat, action, chance);
            }
            at = Some((self.after(node, turn), foresight));
        }
        let viewer = game.turn().seats().first().unwrap_or(Seat(0));
        let worth = weighing.ends_by.worth(&game, viewer);
        for &(node, turn) in &self.path {
            let turn = &mut self.nodes[node].turns[turn];
            turn.visits += 1;
            add(&mut turn.total, &worth);
        }
        worth
    }

    /// Counts a visit to a node; whether it is expanded now.
    fn is_due(&mut self, node: usize, foresight: &Foresight) -> bool {
        let node = &mut self.nodes[node];
        node.visits += 1;
        node.turns.is_empty() && node.visits > foresight.expand_after
    }

    fn expand<G: Evaluate<Action = A>>(
        &mut self,
        node: usize,
        game: &G,
        seat: Seat,
        (weighing, foresight): (&Weighing, &Foresight),
        chance: &mut Fast,
    ) {
        let finder = Finder::new(game, seat, foresight.kept, weighing.finds_by, chance);
        let total = BySeat::new(game.seats());
        let turn = |(actions, judged)| Reply { actions, judged, visits: 0, total, child: None };
        self.nodes[node].turns.extend(finder.look(foresight.tries).map(turn));
    }

    /// The most promising turn: by its results and, less and less, by its judgement.
    fn choose(&self, node: usize, seat: Seat, foresight: &Foresight) -> usize {
        let turns = &self.nodes[node].turns;
        let visits: u32 = turns.iter().map(|it| it.visits).sum();
        let total: f32 = turns.iter().map(|it| it.total[seat]).sum();
        let mean = total / visits.max(1) as f32;
        let bonus = foresight.explore * float::ln(1.0 + visits as f32).sqrt();
        let mut best = (f32::NEG_INFINITY, 0);
        for (index, turn) in turns.iter().enumerate() {
            let expected = mean + turn.judged - turns[0].judged;
            let tries = turn.visits as f32 + foresight.prior_visits;
            let score = (turn.total[seat] + foresight.prior_visits * expected) / tries + bonus / tries.sqrt();
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// The node that a turn leads to.
    fn after(&mut self, node: usize, turn: usize) -> usize {
        let fresh = self.nodes.len();
        let child = *self.nodes[node].turns[turn].child.get_or_insert(fresh);
        if child == fresh {
            self.nodes.push(Node::default());
        }
        child
    }
}
