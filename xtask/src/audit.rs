//! What others wrote and we build on: licences, where it comes from, and known holes.

use crate::shell::{Done, has, output_of, run, say};

/// Where the auditor goes if the machine has none.
const TOOLS: &str = "target/tools";

/// Checks the crates and the packages of the page.
pub(crate) fn check() -> Done {
    crates()?;
    packages()
}

fn crates() -> Done {
    let deny = if has("cargo-deny") { "cargo-deny".to_owned() } else { install()? };
    say("licences, sources and doubles of crates");
    run(&deny, &["check", "bans", "licenses", "sources"])?;
    say("known holes in crates");
    // The list of holes lives on the net. Without it nothing can be said, and that is said.
    let (fetched, _, why) = output_of(&deny, &["fetch", "db"])?;
    if fetched { run(&deny, &["check", "advisories"]) } else { skipped(&why) }
}

fn install() -> Result<String, String> {
    let program = format!("{TOOLS}/bin/cargo-deny");
    if !has(&program) {
        say("installing cargo-deny");
        run("cargo", &["install", "cargo-deny", "--locked", "--debug", "--root", TOOLS])?;
    }
    Ok(program)
}

fn packages() -> Done {
    say("known holes in packages of the page");
    let (clean, report, why) =
        output_of("npm", &["--prefix", "web", "audit", "--json", "--audit-level=high"])?;
    match (clean, report.contains("\"vulnerabilities\"")) {
        (true, true) => Ok(()),
        (false, true) => Err(format!("npm audit found holes:\n{report}")),
        // A registry that keeps no list of holes answers otherwise.
        (_, false) => skipped(&format!("{report}{why}")),
    }
}

fn skipped(why: &str) -> Done {
    let last = why.lines().rev().map(str::trim).find(|it| it.len() > 2).unwrap_or_default();
    say(&format!("skipped: no advisory database ({last})"));
    Ok(())
}
