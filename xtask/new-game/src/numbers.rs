//! The game as numbers, for programs that learn it: numbers of actions, and what a seat observes.

use tabletop::{Block, Numbers, Seat, numbers::Writer};

use crate::{
    Action,
    rules::state::{CARDS, Lanterns, MOST},
};

impl Numbers for Lanterns {
    const SPEC: u16 = 1;
    const ACTIONS: usize = CARDS as usize;
    const LAYOUT: &'static [Block] = &[
        Block::new("round", &[2]),
        Block::new("hand", &[16]),
        Block::new("discard", &[16]),
        Block::new("player", &[MOST, 3]),
    ];

    fn number(&self, _: Seat, action: &Action) -> u32 {
        let Action::Play { card } = *action;
        u32::from(card) - 1
    }

    fn numbered(&self, _: Seat, number: u32) -> Option<Action> {
        (number < u32::from(CARDS)).then(|| Action::Play { card: number as u8 + 1 })
    }

    fn observe(&self, seat: Seat, out: &mut [u8]) {
        let mut out = Writer::new(out);
        out.all([self.round, self.prize]);
        out.bits(self.hands[seat.index()].0.into(), 16);
        out.bits(self.discard.0.into(), 16);
        for player in seat.round(self.seats) {
            out.all([1, self.played[player.index()], self.points[player.index()]]);
        }
    }

    fn label(number: u32) -> Option<String> {
        (number < u32::from(CARDS)).then(|| format!("play {}", number + 1))
    }
}
