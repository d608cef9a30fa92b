//! Places at the table, sets of them, values kept for each of them, and whose eyes look on.

use std::{
    fmt,
    ops::{Index, IndexMut},
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::float;

/// The most seats that a table of any game can have: a set of seats is a byte. How many a game seats is
/// [`Game::SEATS`](crate::Game::SEATS).
pub const MAX_SEATS: usize = u8::BITS as usize;

/// A place at the table. Seats count clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self(if self.0 + 1 == seats { 0 } else { self.0 + 1 })
    }

    /// The next seat counter-clockwise at a table of `seats`.
    #[must_use]
    pub const fn previous(self, seats: u8) -> Self {
        Self(if self.0 == 0 { seats - 1 } else { self.0 - 1 })
    }

    /// All seats of a table, clockwise from 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(Self)
    }

    /// All seats of a table, clockwise from `self`.
    pub fn round(self, seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(move |it| Self((self.0 + it) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Seat>"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = Vec<Seat>))]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Only `seat`.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// This set and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// This set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the smallest number.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&it| self.contains(it))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if seats.iter().any(|it| it.index() >= MAX_SEATS) {
            return Err(D::Error::custom("seat out of range"));
        }
        Ok(seats.into_iter().collect())
    }
}

/// One value for each seat of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    seats: u8,
    items: [T; MAX_SEATS],
}

impl<T: Copy + Default> BySeat<T> {
    /// The default value for each of `seats`.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Self { seats, items: [T::default(); MAX_SEATS] }
    }

    /// The value of `make` for each of `seats`.
    pub fn from_fn(seats: u8, mut make: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::new(seats);
        for seat in Seat::all(seats) {
            all[seat] = make(seat);
        }
        all
    }
}

impl<T> BySeat<T> {
    /// How many seats the table has.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The values, seat 0 first.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.seats as usize]
    }

    /// Each seat with its value, seat 0 first.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats).zip(&self.items)
    }
}

impl BySeat<f32> {
    /// The chances of seats whose odds are the exponentials of these worths; they sum up to 1.
    #[must_use]
    pub fn chances(&self) -> Self {
        let best = self.as_slice().iter().copied().fold(f32::MIN, f32::max);
        let odds = Self::from_fn(self.seats, |it| float::exp(self[it] - best));
        let total: f32 = odds.as_slice().iter().sum();
        Self::from_fn(self.seats, |it| odds[it] / total)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > MAX_SEATS {
            return Err(D::Error::invalid_length(values.len(), &"no more values than there can be seats"));
        }
        Ok(Self::from_fn(values.len() as u8, |seat| values[seat.index()]))
    }
}

/// Whose eyes something is prepared for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// Somebody who watches: public facts only.
    Spectator,
    /// Everything is visible: finished games, traces and tests.
    Everything,
}

impl Viewer {
    /// Whether this viewer may know what `seat` knows.
    #[must_use]
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Everything => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_round_the_table_starts_anywhere_and_wraps() {
        let seats: Vec<u8> = Seat(2).round(4).map(|it| it.0).collect();
        assert_eq!(seats, [2, 3, 0, 1]);
        assert_eq!(Seat(3).next(4), Seat(0));
        assert_eq!(Seat(0).previous(4), Seat(3));
    }

    #[test]
    fn a_set_of_seats_lists_them_in_order() {
        let set: Seats = [Seat(4), Seat(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,4]");
        assert_eq!(serde_json::from_str::<Seats>("[1,4]").unwrap(), set);
        assert!(serde_json::from_str::<Seats>("[9]").is_err());
    }

    #[test]
    fn chances_sum_up_to_one_however_far_the_worths_lie_apart() {
        let chances = BySeat::from_fn(3, |it| 200.0 * f32::from(it.0)).chances();
        assert_eq!(chances.as_slice(), [0.0, 0.0, 1.0]);
        let even = BySeat::from_fn(4, |_| -300.0).chances();
        assert_eq!(even.as_slice(), [0.25; 4]);
        let twice = BySeat::from_fn(2, |it| f32::from(it.0) * float::ln(2.0)).chances();
        assert!((twice[Seat(1)] - 2.0 / 3.0).abs() < 1e-6);
    }

    #[test]
    fn values_by_seat_are_a_plain_list_on_the_wire() {
        let points = BySeat::from_fn(3, |it| i32::from(it.0) * 10);
        assert_eq!(serde_json::to_string(&points).unwrap(), "[0,10,20]");
        assert_eq!(serde_json::from_str::<BySeat<i32>>("[0,10,20]").unwrap(), points);
        assert!(serde_json::from_str::<BySeat<i32>>("[1,2,3,4,5,6,7,8,9]").is_err());
    }
}
