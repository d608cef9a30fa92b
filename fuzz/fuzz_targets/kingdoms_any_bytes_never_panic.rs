//! Bytes play Animal Kingdoms.
#![no_main]

use kingdoms::Kingdoms;
use libfuzzer_sys::fuzz_target;
use tabletop::Options;

fuzz_target!(|bytes: &[u8]| {
    fuzz::any_text_is_answered::<Kingdoms>(bytes);
    fuzz::any_bytes_never_panic::<Kingdoms>(bytes, |pick| {
        let mut options = <Kingdoms as tabletop::Game>::Options::default();
        let _ = options.set("ties", ["battle", "peace"][usize::from(pick % 2)]);
        let _ = options.set("decrees", ["all", "documented"][usize::from(pick / 2 % 2)]);
        let _ = options.set("stall", &(pick / 4 % 3).to_string());
        options
    });
});
