//! `pocket` for a browser: text goes in and out through the module's memory.
//!
//! The browser reserves room with `reserve`, writes a message there and calls `handle` or `think`; what comes out is
//! handed to the imported `put`, message by message.
#![cfg(target_family = "wasm")]

use std::cell::RefCell;

use pocket::{Clock, Home, Means, message::Found};

#[link(wasm_import_module = "env")]
unsafe extern "C" {
    /// Takes a message out.
    safe fn put(text: *const u8, length: usize);
    /// Milliseconds by the browser's clock.
    safe fn now() -> f64;
}

struct Browser;

impl Clock for Browser {
    fn now(&self) -> u64 {
        (now() * 1000.0) as u64
    }
}

const MEANS: Means = Means { clock: Some(&Browser), budget: None };

thread_local! {
    static INBOX: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static HOME: RefCell<Home> = RefCell::new(Home::new(MEANS));
}

/// Makes room for a message of this length.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    INBOX.with_borrow_mut(|inbox| {
        inbox.resize(length, 0);
        inbox.as_mut_ptr()
    })
}

/// Handles a message to the tables at this time, in milliseconds since 1970; whether it could be read.
#[unsafe(no_mangle)]
pub extern "C" fn handle(time: f64) -> bool {
    let Ok(input) = serde_json::from_slice(&INBOX.take()) else { return false };
    let out = HOME.with_borrow_mut(|it| it.handle(time as i64, input));
    tell(&out);
    true
}

/// Thinks about a question; whether it could be read.
#[unsafe(no_mangle)]
pub extern "C" fn think() -> bool {
    let Ok(question) = serde_json::from_slice(&INBOX.take()) else { return false };
    pocket::think(question, MEANS, &mut |found: Found| tell(&found));
    true
}

fn tell(message: &impl serde::Serialize) {
    if let Ok(text) = serde_json::to_string(message) {
        put(text.as_ptr(), text.len());
    }
}
