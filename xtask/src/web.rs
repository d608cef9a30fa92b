//! The page: its packages, its build, its checks and its browser tests.

use std::fs;

use crate::shell::{Done, has, root, run, run_with, say};

/// Installs the page's packages if the lock file is newer than they are, and builds it.
pub(crate) fn build() -> Done {
    packages()?;
    say("page");
    npm(&["run", "build"])
}

/// Builds the static edition, which needs no server, into `target/static`.
pub(crate) fn build_static() -> Done {
    packages()?;
    say("static edition");
    npm(&["run", "build:static"])
}

/// Lint, types, unit tests and size of the page.
pub(crate) fn check() -> Done {
    for script in ["lint", "check", "test", "size"] {
        say(&format!("page: {script}"));
        npm(&["run", script])?;
    }
    Ok(())
}

/// The page against the real server, as the tests before have built it: random walks by the page's
/// own logic, then a real browser.
pub(crate) fn browse() -> Done {
    let program = root().join("target/debug/howlcrown").display().to_string();
    for script in ["walks", "e2e"] {
        say(&format!("page: {script}"));
        run_with(&[("HOWLCROWN", &program)], "npm", &["--prefix", "web", "run", script])?;
    }
    Ok(())
}

fn packages() -> Done {
    if !has("npm") {
        return Err("please install Node.js 20 or newer with npm and try again".to_owned());
    }
    let changed = |file: &str| fs::metadata(root().join(file)).and_then(|it| it.modified()).ok();
    let installed = changed("web/node_modules/.package-lock.json");
    if installed.is_some() && installed >= changed("web/package-lock.json") {
        return Ok(());
    }
    say("packages of the page");
    npm(&["ci", "--no-audit", "--no-fund"])
}

fn npm(args: &[&str]) -> Done {
    run("npm", &[&["--prefix", "web"], args].concat())
}
