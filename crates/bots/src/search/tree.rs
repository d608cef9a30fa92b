//! A tree of single decisions, grown by play-outs in positions imagined afresh each time
//! (single-observer information-set Monte-Carlo tree search with availability counts).

use tabletop::{BySeat, Chance, Fast, Seat, Turn, Viewer, float};

use super::{
    Findings, Way, add,
    growth::{Beyond, Growth, Playout, Widening},
};
use crate::{
    DecisionKnowledge, Evaluate,
    budget::Ticker,
    policy::{Judge, Light, Uniform, act, playout},
};

/// Stands for the node that a play-out begins at instead of growing one.
const NOWHERE: u32 = u32::MAX;

pub(super) struct Node<A> {
    visits: u32,
    pub(super) edges: Vec<Edge<A>>,
}

pub(super) struct Edge<A> {
    seat: Seat,
    /// Where actions are abstracted, the one that was tried first.
    action: A,
    /// The number of its abstraction; 0 if it is none.
    abstraction: u16,
    /// How often it was chosen, and how often it could have been.
    pub(super) visits: u32,
    available: u32,
    /// The worth that guides the search, summed over the visits; and the win shares.
    pub(super) total: BySeat<f32>,
    wins: BySeat<f32>,
    child: Option<u32>,
}

/// The tree over one position.
pub struct Tree<'a, G: Evaluate> {
    game: &'a G,
    pub(super) seat: Seat,
    pub(super) growth: Growth,
    /// The part of the game that play-outs end with, if they do.
    part: Option<u8>,
    pub(super) chance: Fast,
    pub(super) nodes: Vec<Node<G::Action>>,
    legal: Vec<G::Action>,
    /// The first decision's actions with their priors, best first, if the game has priors.
    pub(super) priors: Vec<(f32, G::Action)>,
    /// What may be done in the imagined position, each with the number of its abstraction.
    options: Vec<(u16, G::Action)>,
    path: Vec<(u32, u32)>,
    /// Where actions compete: the first decision's edges, best first.
    pub(super) ranked: Vec<u32>,
    uniform: Uniform<G>,
    iterations: u32,
}

impl<G: Evaluate> std::fmt::Debug for Tree<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Tree of {} nodes", self.nodes.len())
    }
}

impl<'a, G: Evaluate> Tree<'a, G> {
    const KNOWN: DecisionKnowledge<G> = DecisionKnowledge::OFFERED;

    /// A tree for `seat`, which owes a decision in `game`.
    #[must_use]
    pub fn new(game: &'a G, seat: Seat, growth: Growth, seed: u64) -> Self {
        let mut legal = Vec::with_capacity(256);
        let mut priors = Vec::new();
        if growth.prior_visits > 0.0 {
            game.legal(seat, &mut legal);
            let mut worths = Vec::with_capacity(legal.len());
            (Self::KNOWN.priors)(game, seat, &legal, &mut worths);
            priors.extend(worths.into_iter().zip(legal.iter().copied()));
            priors.sort_by(|a, b| b.0.total_cmp(&a.0));
        }
        Self {
            game,
            seat,
            growth,
            part: (growth.playout == Playout::Part
                && (growth.judge == Judge::Learned || (Self::KNOWN.parts_are_judged)(game)))
            .then(|| (Self::KNOWN.part)(game)),
            chance: Fast::new(seed),
            nodes: vec![Node { visits: 0, edges: Vec::new() }],
            legal,
            priors,
            options: Vec::with_capacity(256),
            path: Vec::with_capacity(64),
            ranked: Vec::new(),
            uniform: Uniform::default(),
            iterations: 0,
        }
    }

    /// Grows the tree until the budget is used up.
    pub fn grow(&mut self, ticker: &mut Ticker, share: f32) {
        if self.growth.halving && !self.priors.is_empty() {
            return self.halve(ticker, share);
        }
        while ticker.before(share) {
            self.iterate(None);
            ticker.tick();
        }
    }

    /// One imagined game: down the tree, one node further, and played out.
    pub(super) fn iterate(&mut self, first: Option<u32>) {
        let mut game = self.game.imagine(Viewer::Seat(self.seat), &mut self.chance);
        self.path.clear();
        self.iterations += 1;
        let mut at = 0;
        if !self.priors.is_empty() {
            let edge = first.unwrap_or_else(|| self.begin());
            self.path.push((0, edge));
            let first = &self.nodes[0].edges[edge as usize];
            let (action, child, fresh) = (first.action, first.child, first.visits == 0);
            act(&mut game, self.seat, action, &mut self.chance);
            at = match child {
                Some(child) => child,
                None if !fresh && self.nodes.len() < self.growth.nodes => self.grow_node(0, edge),
                None => NOWHERE,
            };
        }
        while at != NOWHERE
            && !self.is_over(&game)
            && let Some(seat) = self.mover(&game)
        {
            if !self.path.is_empty()
                && let Some(action) = (Self::KNOWN.solved)(&game, seat, &mut self.chance)
            {
                act(&mut game, seat, action, &mut self.chance);
                continue;
            }
            self.list(&game, seat);
            if let [(_, only)] = self.options[..]
                && !self.path.is_empty()
            {
                act(&mut game, seat, only, &mut self.chance);
                continue;
            }
            let (edge, action) = self.choose(at, &game, seat);
            self.path.push((at, edge));
            let chosen = &self.nodes[at as usize].edges[edge as usize];
            let (child, fresh) = (chosen.child, chosen.visits == 0);
            act(&mut game, seat, action, &mut self.chance);
            if fresh || self.path.len() >= 60 {
                break;
            }
            at = match child {
                Some(child) => child,
                None if self.nodes.len() < self.growth.nodes => self.grow_node(at, edge),
                None => break,
            };
        }
        self.play_out(&mut game);
        let viewer = game.turn().seats().first().unwrap_or(self.seat);
        let wins = self.growth.judge.worth(&game, viewer);
        let value = self.guide(&game, &wins);
        for &(node, edge) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let edge = &mut node.edges[edge as usize];
            edge.visits += 1;
            add(&mut edge.total, &value);
            add(&mut edge.wins, &wins);
        }
    }

    /// Whether play-outs end here: the part of the game is over that the search is about.
    fn is_over(&self, game: &G) -> bool {
        self.part.is_some_and(|it| (Self::KNOWN.part)(game) != it)
    }

    /// The value of a finished play-out in the search: the win and the margin.
    fn guide(&self, game: &G, wins: &BySeat<f32>) -> BySeat<f32> {
        let margin = self.growth.margin;
        if margin <= 0.0 || game.turn() != Turn::Over {
            return *wins;
        }
        let score = game.outcome().score;
        let near = |seat: Seat| {
            let rivals = score
                .iter()
                .filter(|it| it.0 != seat)
                .map(|it| *it.1)
                .chain((Self::KNOWN.seatless_rival)(game));
            let ahead = rivals.map(|it| score[seat] - it).min().unwrap_or(0) as f32;
            0.5 + 0.5 * ahead / (self.growth.margin_scale + ahead.abs())
        };
        BySeat::from_fn(game.seats(), |it| wins[it] * (1.0 - margin) + near(it) * margin)
    }

    /// The seat that decides next: at the root the searching one, even if others owe a decision too.
    fn mover(&self, game: &G) -> Option<Seat> {
        let seats = game.turn().seats();
        if self.path.is_empty() { Some(self.seat) } else { seats.first() }
    }

    fn grow_node(&mut self, at: u32, edge: u32) -> u32 {
        let child = self.nodes.len() as u32;
        self.nodes.push(Node { visits: 0, edges: Vec::new() });
        self.nodes[at as usize].edges[edge as usize].child = Some(child);
        child
    }

    /// The first decision where priors are known: the next best at first sight while there is room,
    /// else the most promising by what was found and, ever less, by what it seemed at first.
    fn begin(&mut self) -> u32 {
        let tried = self.nodes[0].edges.len();
        if tried < self.priors.len() && tried < self.growth.widening.room(self.nodes[0].visits) {
            return self.open();
        }
        let Self { nodes, priors, growth, .. } = self;
        let node = &nodes[0];
        let logarithm = float::ln(node.visits as f32);
        let score = |(edge, prior): (&Edge<G::Action>, &(f32, G::Action))| {
            let visits = edge.visits.max(1) as f32;
            let prior = (prior.0 - priors[0].0) * growth.prior_visits / (growth.prior_visits + visits);
            edge.total[self.seat] / visits + growth.explore * (logarithm / visits).sqrt() + prior
        };
        let scores = node.edges.iter().zip(priors.iter()).map(score);
        let best = scores.enumerate().fold((0, f32::NEG_INFINITY), |a, b| if b.1 > a.1 { b } else { a });
        best.0 as u32
    }

    /// Adds the action that looks best of those that were not looked at.
    pub(super) fn open(&mut self) -> u32 {
        let (seat, total) = (self.seat, BySeat::new(self.game.seats()));
        let edges = &mut self.nodes[0].edges;
        let action = self.priors[edges.len()].1;
        edges.push(Edge {
            seat,
            action,
            abstraction: 0,
            visits: 0,
            available: 0,
            total,
            wins: total,
            child: None,
        });
        edges.len() as u32 - 1
    }

    /// Lists what `seat` may do here.
    fn list(&mut self, game: &G, seat: Seat) {
        self.options.clear();
        let abstracted = self.growth.beyond == Beyond::Others && seat != self.seat;
        if abstracted && !self.path.is_empty() {
            (Self::KNOWN.abstraction)(game, seat, &mut self.options);
        }
        if self.options.is_empty() {
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            self.options.extend(self.legal.iter().map(|&it| (0, it)));
        }
    }

    /// The edge to follow and what it means here: a new one while the node may widen, else the most
    /// promising.
    fn choose(&mut self, at: u32, game: &G, seat: Seat) -> (u32, G::Action) {
        let Self { nodes, options, chance, growth, .. } = self;
        let node = &mut nodes[at as usize];
        let room = growth.widening.room(node.visits);
        let alike = |edge: &Edge<G::Action>, option: &(u16, G::Action)| {
            edge.abstraction == option.0 && (option.0 > 0 || edge.action == option.1)
        };
        // Edges of the actions that this imagined position allows come to the front of the options.
        let mut open = 0;
        let mut best = (f32::NEG_INFINITY, 0, 0);
        for (index, edge) in node.edges.iter_mut().enumerate().filter(|it| it.1.seat == seat) {
            let Some(found) = options[open..].iter().position(|it| alike(edge, it)) else {
                continue;
            };
            options.swap(open, open + found);
            edge.available += 1;
            let visits = edge.visits.max(1) as f32;
            let explore = (float::ln(edge.available as f32) / visits).sqrt();
            let score = edge.total[seat] / visits + growth.explore * explore;
            if score > best.0 {
                best = (score, index as u32, open);
            }
            open += 1;
            if open == options.len() {
                break;
            }
        }
        if open >= options.len() || open >= room {
            return (best.1, options[best.2].1);
        }
        let untried = &options[open..];
        let mut fresh = None;
        if matches!(growth.widening, Widening::Slow { .. }) {
            let sensible = game.light(seat, chance);
            fresh = untried.iter().find(|it| it.1 == sensible);
        }
        let &(abstraction, action) =
            fresh.unwrap_or_else(|| &untried[chance.below(untried.len() as u32) as usize]);
        let total = BySeat::new(game.seats());
        node.edges.push(Edge {
            seat,
            action,
            abstraction,
            visits: 0,
            available: 1,
            total,
            wins: total,
            child: None,
        });
        (node.edges.len() as u32 - 1, action)
    }

    fn play_out(&mut self, game: &mut G) {
        match self.growth.playout {
            Playout::Uniform => {
                playout(game, &mut self.uniform, &mut self.chance);
            }
            Playout::Light => {
                playout(game, &mut Light, &mut self.chance);
            }
            Playout::Part => {
                while !self.is_over(game)
                    && let Some(seat) = game.turn().seats().first()
                {
                    let action = game.light(seat, &mut self.chance);
                    act(game, seat, action, &mut self.chance);
                }
            }
        }
    }

    /// What was found, the way tried most often first.
    ///
    /// Where the seat goes on deciding alone, its next actions follow as far as they were tried
    /// at least `certain` times.
    #[must_use]
    pub fn findings(&self, certain: u32) -> Findings<G::Action> {
        let edges = &self.nodes[0].edges;
        let way = |edge: &Edge<G::Action>| Way {
            actions: self.follow(edge, certain),
            visits: edge.visits,
            total: edge.wins,
        };
        if !self.ranked.is_empty() {
            let ranked = self.ranked.iter().map(|&it| &edges[it as usize]).filter(|it| it.visits > 0);
            return Findings { ways: ranked.map(way).collect(), iterations: self.iterations };
        }
        let mut findings = Findings { ways: edges.iter().map(way).collect(), iterations: self.iterations };
        findings.sort_by_visits(self.seat);
        findings
    }

    fn follow(&self, edge: &Edge<G::Action>, certain: u32) -> Vec<G::Action> {
        let mut actions = vec![edge.action];
        let mut child = edge.child;
        while let Some(at) = child {
            let best = self.nodes[at as usize].edges.iter().max_by_key(|it| it.visits);
            let Some(best) = best.filter(|it| it.seat == self.seat && it.visits >= certain) else {
                break;
            };
            actions.push(best.action);
            child = best.child;
        }
        actions
    }
}
