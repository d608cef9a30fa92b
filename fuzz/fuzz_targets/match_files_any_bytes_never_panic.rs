//! Saved matches with damaged bytes: each is verified or refused.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for title in shelf::SHELF {
        let text = fuzz::damaged_log(*title, bytes);
        if let Ok(table) = shelf::check::replayed(title.key(), &text, None) {
            let _ = table.sheets(tabletop::Viewer::Everything);
            let _ = table.board(tabletop::Viewer::Everything, tabletop::Ink::Plain);
        }
    }
});
