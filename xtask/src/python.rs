//! The Python package: its own environment, the wheel, and the tests of both.

use std::fs;

use crate::{
    install,
    shell::{Done, has, output, root, run, run_in, run_with, say},
};

/// Where its packages live.
const HOME: &str = "target/python-env";
/// Where wheels are put.
const WHEELS: &str = "target/wheels";
/// What building and testing needs, by name.
const NEEDED: &str = "maturin>=1.16,<2 numpy pytest pettingzoo gymnasium nbclient nbformat ipykernel mypy";

/// Builds the wheel, installs it, and runs its tests, snippets, notebooks and types.
pub(crate) fn check(program: &str) -> Done {
    say("python: lints");
    let build = root().join("target/python").display().to_string();
    let env = [("CARGO_TARGET_DIR", build.as_str())];
    let folder = root().join("python");
    run_in(&folder, &env, "cargo", &["fmt", "--check"])?;
    say("python: wheel");
    environment()?;
    let wheels = root().join(WHEELS);
    if wheels.exists() {
        fs::remove_dir_all(&wheels).map_err(|why| format!("{WHEELS}: {why}"))?;
    }
    let bin = |program: &str| root().join(HOME).join("bin").join(program).display().to_string();
    let out = wheels.display().to_string();
    run_in(&folder, &env, &bin("maturin"), &["build", "--release", "--locked", "--sdist", "--out", &out])?;
    let wheel = output("sh", &["-c", &format!("ls {WHEELS}/*.whl")])?;
    run(&bin("pip"), &["install", "--quiet", "--force-reinstall", "--no-deps", wheel.trim()])?;
    say("python: tests");
    let server = root().join(program).display().to_string();
    let env = [("HOWLCROWN", server.as_str()), ("WHEELS", out.as_str())];
    run_with(&env, &bin("python"), &["-m", "pytest", "python/tests"])?;
    run(&bin("mypy"), &["--disallow-untyped-defs", "--ignore-missing-imports", "--package", "howlcrown"])
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
