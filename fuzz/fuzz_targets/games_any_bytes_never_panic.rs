//! Bytes play every game: the first picks the game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shelf::{GameVisitor, Hosted, SHELF};

struct Play<'a>(&'a [u8]);

impl GameVisitor for Play<'_> {
    type Out = ();

    fn visit<G: Hosted>(self) {
        fuzz::any_text_is_answered::<G>(self.0);
        fuzz::any_bytes_never_panic::<G>(self.0);
    }
}

fuzz_target!(|bytes: &[u8]| {
    let [game, bytes @ ..] = bytes else { return };
    shelf::visit(SHELF[usize::from(*game) % SHELF.len()].key(), Play(bytes));
});
