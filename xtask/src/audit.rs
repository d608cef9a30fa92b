//! Third-party code: licences, sources, known vulnerabilities, dependencies that nothing uses.

use crate::shell::{Done, has, output_of, run, say};

/// Where tools are installed that the machine does not have.
const TOOLS: &str = "target/tools";

/// Checks the crates and the packages of the page. What could not be checked is an error: an audit that has not looked
/// must not look like one that has found nothing. `--allow-unchecked` is for machines without a network.
pub(crate) fn check(args: &[String]) -> Done {
    unused()?;
    let unchecked: Vec<String> = [crates()?, packages()?].into_iter().flatten().collect();
    verdict(&unchecked, args.iter().any(|it| it == "--allow-unchecked"))
}

/// What comes of an audit in which some things could not be checked.
fn verdict(unchecked: &[String], allowed: bool) -> Done {
    if unchecked.is_empty() {
        return Ok(());
    }
    let list = unchecked.join("\n  ");
    let text =
        format!("NOT CHECKED for known vulnerabilities, because there is no advisory database:\n  {list}");
    if allowed {
        say(&text);
        return Ok(());
    }
    Err(format!("{text}\n--allow-unchecked accepts that"))
}

/// Dependencies of a crate that its sources never name.
fn unused() -> Done {
    let machete = tool("cargo-machete")?;
    say("unused dependencies");
    run(&machete, &["."])
}

/// What could not be checked, if anything.
type Unchecked = Result<Option<String>, String>;

fn crates() -> Unchecked {
    let deny = tool("cargo-deny")?;
    say("licences, sources and duplicates of crates");
    run(&deny, &["check", "bans", "licenses", "sources"])?;
    say("known vulnerabilities of crates");
    let (fetched, _, why) = output_of(&deny, &["fetch", "db"])?;
    if !fetched {
        return Ok(Some(unchecked("crates", &why)));
    }
    run(&deny, &["check", "advisories"])?;
    Ok(None)
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

fn packages() -> Unchecked {
    say("known vulnerabilities of the page's packages");
    let (clean, report, why) =
        output_of("npm", &["--prefix", "web", "audit", "--json", "--audit-level=high"])?;
    match (clean, report.contains("\"vulnerabilities\"")) {
        (true, true) => Ok(None),
        (false, true) => Err(format!("npm audit found vulnerabilities:\n{report}")),
        // A registry without an advisory database answers otherwise.
        (_, false) => Ok(Some(unchecked("packages of the page", &format!("{report}{why}")))),
    }
}

fn unchecked(what: &str, why: &str) -> String {
    let last = why.lines().rev().map(str::trim).find(|it| it.len() > 2).unwrap_or_default();
    format!("{what} ({last})")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_checked_is_an_error_that_names_it() {
        assert_eq!(verdict(&[], false), Ok(()));
        let missing = [unchecked("crates", "error: no network\n")];
        let error = verdict(&missing, false).unwrap_err();
        assert!(error.contains("NOT CHECKED") && error.contains("crates (error: no network)"), "{error}");
        assert_eq!(verdict(&missing, true), Ok(()), "if that was asked for");
    }
}
