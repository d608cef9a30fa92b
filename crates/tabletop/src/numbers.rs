//! A game as numbers, for programs that learn it.

use crate::{Game, Seat};

/// A game whose actions have numbers and whose positions can be observed as a row of small numbers.
///
/// Trained weights depend on both, so their meaning is a promise: whoever changes it raises [`Numbers::SPEC`].
pub trait Numbers: Game {
    /// Raised when a number of an action or a place of an observation changes its meaning.
    const SPEC: u16;
    /// How many numbers there are, from 0. They are the same for every number of players and all options.
    const ACTIONS: usize;
    /// The parts of an observation, in order.
    const LAYOUT: &'static [Block];
    /// How many numbers an observation has.
    const OBSERVATION: usize = size(Self::LAYOUT);

    /// The number of an action that is legal for `seat`. No two legal actions share one.
    fn number(&self, seat: Seat, action: &Self::Action) -> u32;

    /// The action that a number stands for here; `None` if it stands for nothing. It need not be legal.
    fn numbered(&self, seat: Seat, number: u32) -> Option<Self::Action>;

    /// Pushes the numbers of all legal actions of `seat`, in the order of [`Game::legal`]; `room` is for listing them.
    fn legal_numbers(&self, seat: Seat, room: &mut Vec<Self::Action>, acc: &mut Vec<u32>) {
        room.clear();
        self.legal(seat, room);
        acc.extend(room.iter().map(|it| self.number(seat, it)));
    }

    /// What `seat` may know of the position, as [`Numbers::LAYOUT`] says. Other seats follow clockwise from `seat`.
    /// `out` holds [`Numbers::OBSERVATION`] zeros.
    fn observe(&self, seat: Seat, out: &mut [u8]);

    /// What a number means whatever the position; `None` beyond the last. No two numbers share a label.
    fn label(number: u32) -> Option<String>;
}

/// A part of an observation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// Its name.
    pub name: &'static str,
    /// Its axes; the last one varies fastest.
    pub shape: &'static [usize],
}

impl Block {
    /// A part with this name and these axes.
    #[must_use]
    pub const fn new(name: &'static str, shape: &'static [usize]) -> Self {
        Self { name, shape }
    }

    /// How many numbers it has.
    #[must_use]
    pub const fn size(&self) -> usize {
        let (mut size, mut axis) = (1, 0);
        while axis < self.shape.len() {
            size *= self.shape[axis];
            axis += 1;
        }
        size
    }
}

/// How many numbers all these parts have.
#[must_use]
pub const fn size(layout: &[Block]) -> usize {
    let (mut all, mut at) = (0, 0);
    while at < layout.len() {
        all += layout[at].size();
        at += 1;
    }
    all
}

/// Writes an observation from front to back into zeros.
#[derive(Debug)]
pub struct Writer<'a> {
    out: &'a mut [u8],
    at: usize,
}

/// The bits of a byte, a byte each, the lowest first.
const SPREAD: [[u8; 8]; 256] = {
    let mut all = [[0; 8]; 256];
    let mut at = 0;
    while at < 256 * 8 {
        all[at / 8][at % 8] = ((at / 8) >> (at % 8) & 1) as u8;
        at += 1;
    }
    all
};

impl<'a> Writer<'a> {
    /// Writes into these zeros.
    pub const fn new(out: &'a mut [u8]) -> Self {
        Self { out, at: 0 }
    }

    /// How much has been written.
    #[must_use]
    pub const fn written(&self) -> usize {
        self.at
    }

    /// Leaves this many zeros.
    #[inline]
    pub const fn skip(&mut self, count: usize) {
        self.at += count;
    }

    /// A number; numbers above 255 are written as 255.
    #[inline]
    pub fn put(&mut self, number: impl TryInto<u8>) {
        self.out[self.at] = number.try_into().unwrap_or(u8::MAX);
        self.at += 1;
    }

    /// Some numbers.
    #[inline]
    pub fn all<const N: usize>(&mut self, numbers: [u8; N]) {
        self.out[self.at..self.at + N].copy_from_slice(&numbers);
        self.at += N;
    }

    /// A 1 at `index`, if there is one, among `count` places.
    #[inline]
    pub fn one_of(&mut self, index: Option<usize>, count: usize) {
        if let Some(index) = index {
            self.out[self.at..self.at + count][index] = 1;
        }
        self.at += count;
    }

    /// The lowest `count` bits of a word, a place each. `count` is a multiple of 8.
    #[inline]
    pub fn bits(&mut self, word: u64, count: usize) {
        let bytes = word.to_le_bytes();
        for (place, byte) in self.out[self.at..self.at + count].chunks_exact_mut(8).zip(bytes) {
            place.copy_from_slice(&SPREAD[byte as usize]);
        }
        self.at += count;
    }

    /// Adds 1 at `index` of the next `count` places, without moving on.
    #[inline]
    pub fn count_at(&mut self, index: usize) {
        self.out[self.at + index] += 1;
    }

    /// Writes a number at `index` of the next places, without moving on.
    #[inline]
    pub fn put_at(&mut self, index: usize, number: u8) {
        self.out[self.at + index] = number;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_follow_each_other() {
        const LAYOUT: &[Block] =
            &[Block::new("hand", &[4, 16]), Block::new("age", &[3]), Block::new("x", &[])];
        assert_eq!(size(LAYOUT), 68);
    }

    #[test]
    fn a_writer_leaves_zeros_where_nothing_is() {
        let mut out = [0; 16];
        let mut writer = Writer::new(&mut out);
        writer.one_of(Some(1), 3);
        writer.put(300_i32);
        writer.skip(1);
        writer.bits(0b1000_0101, 8);
        writer.count_at(2);
        writer.one_of(None, 3);
        assert_eq!(writer.written(), 16);
        assert_eq!(out, [0, 1, 0, 255, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1]);
    }
}
