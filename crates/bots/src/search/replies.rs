//! What follows a turn: a tree whose edges are whole turns, each chosen for the good of whoever takes it (max^n), and
//! a play-out beyond the tree.

use tabletop::{BySeat, Fast, Seat};

use super::{
    add,
    finding::Finder,
    turns::{Weighing, reply},
};
use crate::{
    Evaluate,
    budget::Ticker,
    policy::{act, worth},
};

/// How the turns that follow are thought about.
#[derive(Clone, Copy, Debug)]
pub struct Foresight {
    /// How often a position comes up before whoever is next thinks about it.
    pub patience: u32,
    /// How many turns are then tried.
    pub tries: u32,
    /// How many of them are kept.
    pub kept: usize,
    /// How much untried luck is worth: the constant of UCB1.
    pub explore: f32,
    /// How many tries it takes until what a turn looks like counts half.
    pub trust: f32,
}

/// The turns that may follow one turn.
pub(super) struct Replies<A> {
    nodes: Vec<Node<A>>,
    /// The node of every turn of this play-out that the tree knows, and which of its turns it was.
    path: Vec<(usize, usize)>,
}

struct Node<A> {
    visits: u32,
    /// The turns that look best here, best first; none before somebody thought about it.
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
        for _ in 1..u32::from(game.seats()) * (1 + weighing.further) {
            let Some(seat) = game.turn().seats().first() else {
                break;
            };
            if let Some((node, foresight)) = at
                && self.is_due(node, &foresight)
            {
                for _ in 0..foresight.tries / weighing.breadth.max(1) {
                    ticker.tick();
                }
                self.think(node, &game, seat, &foresight, chance);
            }
            at = at.filter(|&(node, _)| !self.nodes[node].turns.is_empty());
            let Some((node, foresight)) = at else {
                reply(&mut game, weighing.replies, chance);
                continue;
            };
            let turn = self.choose(node, seat, &foresight);
            self.path.push((node, turn));
            for &action in &self.nodes[node].turns[turn].actions {
                act(&mut game, seat, action, chance);
            }
            at = Some((self.after(node, turn), foresight));
        }
        let worth = worth(&game);
        for &(node, turn) in &self.path {
            let turn = &mut self.nodes[node].turns[turn];
            turn.visits += 1;
            add(&mut turn.total, &worth);
        }
        worth
    }

    /// Whether it is time to think about a node that has come up once more.
    fn is_due(&mut self, node: usize, foresight: &Foresight) -> bool {
        let node = &mut self.nodes[node];
        node.visits += 1;
        node.turns.is_empty() && node.visits > foresight.patience
    }

    fn think<G: Evaluate<Action = A>>(
        &mut self,
        node: usize,
        game: &G,
        seat: Seat,
        foresight: &Foresight,
        chance: &mut Fast,
    ) {
        let finder = Finder::new(game, seat, foresight.kept, chance);
        let total = BySeat::new(game.seats());
        let turn = |(actions, judged)| Reply { actions, judged, visits: 0, total, child: None };
        self.nodes[node].turns.extend(finder.look(foresight.tries).map(turn));
    }

    /// The most promising turn: by what came of it and, ever less, by what it looks like.
    fn choose(&self, node: usize, seat: Seat, foresight: &Foresight) -> usize {
        let turns = &self.nodes[node].turns;
        let visits: u32 = turns.iter().map(|it| it.visits).sum();
        let total: f32 = turns.iter().map(|it| it.total[seat]).sum();
        let mean = total / visits.max(1) as f32;
        let luck = foresight.explore * (1.0 + visits as f32).ln().sqrt();
        let mut best = (f32::NEG_INFINITY, 0);
        for (index, turn) in turns.iter().enumerate() {
            let expected = mean + turn.judged - turns[0].judged;
            let tries = turn.visits as f32 + foresight.trust;
            let score = (turn.total[seat] + foresight.trust * expected) / tries + luck / tries.sqrt();
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
