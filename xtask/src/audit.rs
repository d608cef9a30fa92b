//! Third-party code: licences, sources, known vulnerabilities, dependencies that nothing uses.

use crate::shell::{Done, has, output_of, run, say};

/// Where tools are installed that the machine does not have.
const TOOLS: &str = "target/tools";

/// Checks the crates and the packages of the page.
pub(crate) fn check() -> Done {
    unused()?;
    crates()?;
    packages()
}

/// Dependencies of a crate that its sources never name.
fn unused() -> Done {
    let machete = tool("cargo-machete")?;
    say("unused dependencies");
    run(&machete, &["."])
}

fn crates() -> Done {
    let deny = tool("cargo-deny")?;
    say("licences, sources and duplicates of crates");
    run(&deny, &["check", "bans", "licenses", "sources"])?;
    say("known vulnerabilities of crates");
    // The advisory database is fetched; without it the check is skipped, and the log says so.
    let (fetched, _, why) = output_of(&deny, &["fetch", "db"])?;
    if fetched { run(&deny, &["check", "advisories"]) } else { skipped(&why) }
}

/// The path of a tool, which is installed if the machine does not have it.
fn tool(name: &str) -> Result<String, String> {
    if has(name) {
        return Ok(name.to_owned());
    }
    let program = format!("{TOOLS}/bin/{name}");
    if !has(&program) {
        say(&format!("installing {name}"));
        run("cargo", &["install", name, "--locked", "--debug", "--root", TOOLS])?;
    }
    Ok(program)
}

fn packages() -> Done {
    say("known vulnerabilities of the page's packages");
    let (clean, report, why) =
        output_of("npm", &["--prefix", "web", "audit", "--json", "--audit-level=high"])?;
    match (clean, report.contains("\"vulnerabilities\"")) {
        (true, true) => Ok(()),
        (false, true) => Err(format!("npm audit found vulnerabilities:\n{report}")),
        // A registry without an advisory database answers otherwise.
        (_, false) => skipped(&format!("{report}{why}")),
    }
}

fn skipped(why: &str) -> Done {
    let last = why.lines().rev().map(str::trim).find(|it| it.len() > 2).unwrap_or_default();
    say(&format!("skipped: no advisory database ({last})"));
    Ok(())
}
