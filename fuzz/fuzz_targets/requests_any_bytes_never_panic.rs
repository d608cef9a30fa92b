//! Bytes are sent to the table server: every request is decoded or refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::{
    admin::{NewBan, ReplaceName},
    to_server::{
        AskHint, AskPreview, Claim, Mute, NewGuest, NewName, NewReport, NewTable, Play, Say, SeatBot, Undo,
        Why, decode,
    },
};

fuzz_target!(|bytes: &[u8]| {
    let _ = decode::<NewGuest>(bytes);
    let _ = decode::<NewName>(bytes);
    let _ = decode::<Claim>(bytes);
    let _ = decode::<SeatBot>(bytes);
    let _ = decode::<Undo>(bytes);
    let _ = decode::<AskHint>(bytes);
    let _ = decode::<Say>(bytes);
    let _ = decode::<Mute>(bytes);
    let _ = decode::<NewReport>(bytes);
    let _ = decode::<NewBan>(bytes);
    let _ = decode::<ReplaceName>(bytes);
    if let Ok(wish) = decode::<NewTable>(bytes) {
        let options: Vec<(String, String)> = wish.options.into_iter().collect();
        let seed = wish.seed.and_then(|it| it.parse().ok()).unwrap_or(tabletop::Seed::number(1));
        if let (Some(title), Ok(seats)) = (shelf::find(&wish.game), u8::try_from(wish.seats.len())) {
            let _ = title.start(seats, &options, seed);
        }
    }
    let actions = [
        decode::<Play>(bytes).map(|it| (it.seat, it.actions)),
        decode::<AskPreview>(bytes).map(|it| (it.seat, it.actions)),
        decode::<Why>(bytes).map(|it| (it.seat, vec![it.action])),
    ];
    for (seat, actions) in actions.into_iter().flatten() {
        for title in shelf::SHELF {
            let Ok(mut table) = title.start(2, &[], tabletop::Seed::number(1)) else { continue };
            // The server lets nobody act on a seat that is not there.
            let seat = tabletop::Seat(seat % 2);
            let actions: Vec<_> = actions.iter().filter_map(|it| title.action(it).ok()).collect();
            let _ = table.preview(seat, &actions);
            for action in &actions {
                let _ = table.why(seat, action);
                let _ = table.play_all(seat, std::slice::from_ref(action));
            }
        }
    }
});
