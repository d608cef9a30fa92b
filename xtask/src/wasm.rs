//! The rules and bots for browsers, as WebAssembly: by the target of the own toolchain, or by Debian's compiler.
//!
//! Where neither can be had, the page is built without it and everybody plays through the server.

use std::{env, fs, path::Path};

use crate::{
    install,
    shell::{Done, has, output, root, run, run_with, say},
};

const TARGET: &str = "wasm32-unknown-unknown";
const MADE: &str = "target/wasm32-unknown-unknown/wasm/wasm.wasm";
const PLACE: &str = "web/public/engine/pocket.wasm";
/// Debian's compiler for browsers: what its packages are, and one file that they bring.
const DEBIAN: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-19"];
const DEBIAN_LINKER: &str = "/usr/bin/wasm-ld-19";

/// Builds the engine into the page's files, if this machine can.
pub(crate) fn build() -> Done {
    say("rules and bots for browsers");
    let place = root().join(PLACE);
    let build: fn() -> Done = if Path::new(DEBIAN_LINKER).exists() && !has_target() {
        by_debian
    } else if has_target() || (add_target().is_ok() && has_target()) {
        by_toolchain
    } else if install::missing(&DEBIAN).is_ok() {
        by_debian
    } else if env::var_os("CI").is_some() {
        return Err(format!("neither the target {TARGET} nor {} can be had", DEBIAN.join(", ")));
    } else {
        say("no compiler for browsers can be had: bots will think on the server");
        let _ = fs::remove_file(place);
        return Ok(());
    };
    build()?;
    let copied = fs::create_dir_all(place.parent().unwrap_or(root()))
        .and_then(|()| fs::copy(root().join(MADE), place).map(drop));
    copied.map_err(|why| format!("the engine cannot be copied: {why}"))
}

fn has_target() -> bool {
    let folder = output("rustc", &["--print", "target-libdir", "--target", TARGET]);
    folder.is_ok_and(|it| Path::new(it.trim()).exists())
}

/// Asks rustup, which may wait for ever where it has no network.
fn add_target() -> Done {
    if !has("rustup") {
        return Err("no rustup".to_owned());
    }
    run("timeout", &["30", "rustup", "target", "add", TARGET])
}

fn by_toolchain() -> Done {
    run("cargo", &["build", "--profile", "wasm", "--target", TARGET, "--package", "wasm"])
}

/// Debian ships the standard library as source only, so it is built along.
fn by_debian() -> Done {
    let path = "PATH=/usr/bin:/bin";
    let linker = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-19";
    let own = ["-u", "RUSTUP_TOOLCHAIN", "-u", "CARGO", "-u", "RUSTC", path, linker, "RUSTC_BOOTSTRAP=1"];
    let build = ["cargo", "build", "-Zbuild-std=std,panic_abort", "--profile", "wasm", "--target", TARGET];
    run_with(&[], "env", &[&own[..], &build[..], &["--package", "wasm"]].concat())
}
