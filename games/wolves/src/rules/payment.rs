//! Chapter 4 · Payment: terrain tiles that show the target's terrain flip, tokens stand in for them.

use std::{
    fmt::{self, Write},
    str::FromStr,
};

use tabletop::{BadNotation, Chance, Record, Seat, Step};

use crate::{
    Event, Rejection, Wolves,
    rules::{components::Terrain, hex::HexSet},
};

/// Rule 4.1: what each action costs.
pub(crate) const MOVE: u8 = 1;
/// Rule 4.1: see [`MOVE`].
pub(crate) const BUILD: u8 = 2;
/// Rule 4.1: see [`MOVE`].
pub(crate) const UPGRADE: u8 = 2;
/// Rule 4.1: see [`MOVE`].
pub(crate) const HOWL: u8 = 2;
/// Rule 4.1: see [`MOVE`].
pub(crate) const DOMINATE: u8 = 3;

/// Tiles and tokens that pay for an action, written `h` for the home tile, `1` to `5` for the
/// tiles forest/rock, rock/grass, grass/tundra, tundra/desert, desert/forest, and `*` for a token.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Payment {
    /// Bit 0 is the home tile, bits 1 to 5 the others.
    tiles: u8,
    tokens: u8,
}

impl Payment {
    /// A payment of these tiles (bit 0 is the home tile) and a number of tokens.
    #[must_use]
    pub const fn new(tiles: u8, tokens: u8) -> Self {
        Self { tiles: tiles & 63, tokens }
    }

    /// The tiles: bit 0 is the home tile, bits 1 to 5 the others.
    #[must_use]
    pub const fn tiles(self) -> u8 {
        self.tiles
    }

    /// The number of bonus-terrain tokens.
    #[must_use]
    pub const fn tokens(self) -> u8 {
        self.tokens
    }

    /// What it is worth.
    #[must_use]
    pub const fn worth(self) -> u8 {
        self.tokens.saturating_add(self.tiles.count_ones() as u8)
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (bit, letter) in "h12345".chars().enumerate() {
            if self.tiles >> bit & 1 != 0 {
                f.write_char(letter)?;
            }
        }
        (0..self.tokens).try_for_each(|_| f.write_str("*"))
    }
}

impl fmt::Debug for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_string())
    }
}

impl FromStr for Payment {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let bad = || BadNotation::new(text, "a payment");
        let mut pay = Self::default();
        for letter in text.chars() {
            match (letter, "h12345".find(letter)) {
                ('*', _) if pay.tokens < 99 => pay.tokens += 1,
                (_, Some(bit)) => pay.tiles |= 1 << bit,
                _ => return Err(bad()),
            }
        }
        // One payment has one form: in order, and no tile twice.
        if text.is_empty() || pay.to_string() != text { Err(bad()) } else { Ok(pay) }
    }
}

/// Every payment of a price from certain tiles and tokens. At most three tiles show one terrain.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choices {
    len: u8,
    items: [Payment; 8],
}

impl Choices {
    #[inline]
    pub(crate) fn as_slice(&self) -> &[Payment] {
        &self.items[..self.len as usize]
    }
}

const NO_CHOICE: Choices = Choices { len: 0, items: [Payment { tiles: 0, tokens: 0 }; 8] };

/// By price (1 to 3), tokens (0 to 3 and more) and tiles that show the terrain.
static CHOICES: [[[Choices; 64]; 4]; 3] = {
    let mut all = [[[NO_CHOICE; 64]; 4]; 3];
    let mut at = 0;
    while at < 3 * 4 * 64 {
        let (price, tokens, tiles) = (at / 256, at / 64 % 4, at % 64);
        all[price][tokens][tiles] = choices(tiles as u8, tokens as u8, price as u8 + 1);
        at += 1;
    }
    all
};

/// Rule 4.3: all mixes of tiles and tokens, tiles first.
const fn choices(tiles: u8, tokens: u8, price: u8) -> Choices {
    let mut all = NO_CHOICE;
    if tiles.count_ones() > 3 {
        return all;
    }
    let mut subset = tiles;
    loop {
        let from_tiles = subset.count_ones() as u8;
        if from_tiles <= price && price - from_tiles <= tokens {
            all.items[all.len as usize] = Payment { tiles: subset, tokens: price - from_tiles };
            all.len += 1;
        }
        if subset == 0 {
            return all;
        }
        subset = (subset - 1) & tiles;
    }
}

/// Every way `seat` can pay `price` in `terrain`.
#[inline]
pub(crate) fn legal(game: &Wolves, seat: Seat, terrain: Terrain, price: u8) -> &'static [Payment] {
    let player = game.player(seat);
    let tokens = player.terrain_tokens.min(3);
    CHOICES[price as usize - 1][tokens as usize][player.showing(terrain) as usize].as_slice()
}

/// Rule 4.3: the terrains in which `seat` can pay `price`, a bit each.
#[inline]
pub(crate) fn payable(game: &Wolves, seat: Seat, price: u8) -> u8 {
    let player = game.player(seat);
    player.shown(price.saturating_sub(player.terrain_tokens))
}

/// The land whose terrain the seat can pay `price` times.
#[inline]
pub(crate) fn land(game: &Wolves, seat: Seat, price: u8) -> HexSet {
    let mut land = HexSet::EMPTY;
    let mut left = payable(game, seat, price);
    while left != 0 {
        land |= game.terrains[left.trailing_zeros() as usize];
        left &= left - 1;
    }
    land
}

/// The terrains in which `seat` can pay `price`, each with every way to do so.
#[inline]
pub(crate) fn offers(
    game: &Wolves,
    seat: Seat,
    price: u8,
) -> impl Iterator<Item = (Terrain, &'static [Payment])> {
    let mut left = payable(game, seat, price);
    std::iter::from_fn(move || {
        let &terrain = Terrain::ALL.get(left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some((terrain, legal(game, seat, terrain, price)))
    })
}

/// Rules 4.1, 4.2 and 4.3: the tiles show the terrain, the tokens are there, and the sum is right.
pub(crate) fn check(
    game: &Wolves,
    seat: Seat,
    terrain: Terrain,
    needed: u8,
    pay: Payment,
) -> Result<(), Rejection> {
    let player = game.player(seat);
    let showing = player.showing(terrain);
    let (tiles, tokens) = (showing.count_ones() as u8, player.terrain_tokens);
    if tiles.saturating_add(tokens) < needed {
        return Err(Rejection::CannotPay { terrain, needed, tiles, tokens });
    }
    if pay.tiles & !showing != 0 {
        let tile = Payment::new(1 << (pay.tiles & !showing).trailing_zeros(), 0);
        return Err(Rejection::TileNotShowing { tile, terrain });
    }
    if pay.tokens > tokens {
        return Err(Rejection::TooFewTokens { needed: pay.tokens, tokens });
    }
    if pay.worth() != needed {
        return Err(Rejection::WrongPayment { needed, paid: pay.worth() });
    }
    Ok(())
}

/// Rule 4.2: the tiles flip, the tokens are gone.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Wolves, R, C>,
    seat: Seat,
    terrain: Terrain,
    pay: Payment,
) {
    step.emit(Event::Paid { seat, terrain, pay });
}
