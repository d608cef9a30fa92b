//! Things nobody may guess: tokens, codes, seeds and table ids.

use protocol::fairness::hex;
use sha2::{Digest, Sha256};
use tabletop::Seed;

/// Letters and digits that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/// The length of a table's id: 50 bits.
const ID: usize = 10;
/// The length of a token or code: 160 bits.
const TOKEN: usize = 32;

/// The id of a new table or person.
pub(crate) fn id() -> String {
    letters(ID)
}

/// Whether this could be an id.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == ID && text.bytes().all(|it| ALPHABET.contains(&it))
}

/// A new token or code.
pub(crate) fn token() -> String {
    letters(TOKEN)
}

/// Whether this could be a token or code.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == TOKEN && text.bytes().all(|it| ALPHABET.contains(&it))
}

/// What is stored of a token. It is random, so a plain hash is enough.
pub(crate) fn hash(token: &str) -> String {
    hex(&Sha256::digest(token))
}

/// What the seed of a new table is derived from.
pub(crate) fn secret() -> Seed {
    Seed(random())
}

/// The name of somebody who gave none.
pub(crate) fn guest_name() -> String {
    let [high, low]: [u8; 2] = random();
    format!("Guest {:04}", u16::from_be_bytes([high, low]) % 10_000)
}

fn letters(n: usize) -> String {
    let bytes: [u8; TOKEN] = random();
    // 32 letters divide 256 evenly, so all are equally likely.
    let letter = |it: &u8| char::from(ALPHABET[usize::from(it % 32)]);
    bytes.iter().take(n).map(letter).collect()
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a source of randomness");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_tokens_look_like_themselves_and_never_repeat() {
        assert!(is_id(&id()) && !is_id(&token()) && !is_id("1234567890"));
        assert!(is_token(&token()) && !is_token(&id()));
        assert_ne!(token(), token());
        assert_ne!(hash("a"), hash("b"));
    }
}
