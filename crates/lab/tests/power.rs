//! Power cuts under the SQLite file: nothing acknowledged is lost, and a disk that ignores syncs is found out.

#![allow(clippy::unwrap_used, reason = "a failing test may panic")]

use std::process::Command;

/// Whether it succeeded, what was printed and the error.
fn power(arguments: &str) -> (bool, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_howlcrown-lab"));
    let output = command.arg("power").args(arguments.split(' ')).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.success(), text(output.stdout), text(output.stderr))
}

#[test]
fn nothing_acknowledged_is_lost_by_200_power_cuts() {
    let (whole, text, why) = power("--cuts 200");
    assert!(whole, "{text}{why}");
    assert!(text.starts_with("cuts 200 ") && text.contains(" lost 0 unreadable 0 incomplete 0 "), "{text}");
}

#[test]
fn what_is_not_synced_is_lost() {
    let (whole, text, why) = power("--cuts 20 --ignore-syncs");
    assert!(!whole && (why.contains("lost") || why.contains("cannot be opened")), "{text}{why}");
}
