//! The Python package: its own environment, the wheel, and the tests of both.

use std::fs;

use crate::{
    install,
    shell::{Done, both, has, output, root, run, run_in, run_with, say},
};

/// Where its packages live.
const HOME: &str = "target/python-env";
/// Where wheels are put.
const WHEELS: &str = "target/wheels";
/// What building and testing needs, by name.
const NEEDED: &str = "maturin>=1.16,<2 numpy pytest pettingzoo gymnasium nbclient nbformat ipykernel mypy";

/// Builds the wheel, installs it, and runs its lints, tests, snippets, notebooks and types.
pub(crate) fn check(program: &str) -> Done {
    say("python: lints and what it needs");
    let (linted, ready) = both(lint, environment);
    linted.and(ready)?;
    say("python: wheel");
    let wheels = root().join(WHEELS);
    if wheels.exists() {
        fs::remove_dir_all(&wheels).map_err(|why| format!("{WHEELS}: {why}"))?;
    }
    let out = wheels.display().to_string();
    // The wheel is built from the source distribution, which shows that nothing is missing there; lints have fetched all crates.
    let build = ["build", "--release", "--locked", "--offline", "--sdist", "--out", &out];
    in_folder(&bin("maturin"), &build)?;
    let wheel = output("sh", &["-c", &format!("ls {WHEELS}/*.whl")])?;
    run(&bin("pip"), &["install", "--quiet", "--force-reinstall", "--no-deps", wheel.trim()])?;
    say("python: tests");
    let server = root().join(program).display().to_string();
    let env = [("HOWLCROWN", server.as_str()), ("WHEELS", out.as_str())];
    run_with(&env, &bin("python"), &["-m", "pytest", "python/tests"])?;
    let strict = ["--strict", "--no-warn-return-any", "--allow-subclassing-any", "--ignore-missing-imports"];
    run(&bin("mypy"), &[&strict[..], &["--cache-dir", "target/mypy", "--package", "howlcrown"]].concat())
}

fn lint() -> Done {
    in_folder("cargo", &["fmt", "--check"])?;
    // Build scripts and macros of the same profile are used again by the wheel.
    in_folder("cargo", &["clippy", "--quiet", "--release", "--locked", "--", "--deny", "warnings"])
}

/// Runs a program in the folder of the package; what it compiles is kept apart from the workspace.
fn in_folder(program: &str, args: &[&str]) -> Done {
    let build = root().join("target/python").display().to_string();
    run_in(&root().join("python"), &[("CARGO_TARGET_DIR", &build)], program, args)
}

/// A program of the environment.
fn bin(program: &str) -> String {
    root().join(HOME).join("bin").join(program).display().to_string()
}

/// An environment with everything that is needed; it is kept while the list is the same.
fn environment() -> Done {
    let installed = root().join(HOME).join("installed");
    if fs::read_to_string(&installed).is_ok_and(|it| it == NEEDED) {
        return Ok(());
    }
    install::python()?;
    let pip = format!("{HOME}/bin/pip");
    if !has(&pip) {
        run("python3", &["-m", "venv", HOME])?;
    }
    let names: Vec<&str> = NEEDED.split(' ').collect();
    run(&pip, &[&["install", "--quiet"], &names[..]].concat())?;
    fs::write(&installed, NEEDED).map_err(|why| format!("{}: {why}", installed.display()))
}
