//! Bytes play The Wolves.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabletop::Options;
use wolves::Wolves;

fuzz_target!(|bytes: &[u8]| {
    fuzz::any_text_is_answered::<Wolves>(bytes);
    fuzz::any_bytes_never_panic::<Wolves>(bytes, |pick| {
        let mut options = <Wolves as tabletop::Game>::Options::default();
        let _ = options.set("tiles", ["choose", "forward"][usize::from(pick % 2)]);
        let _ = options.set("stall", &(pick / 2 % 4).to_string());
        options
    });
});
