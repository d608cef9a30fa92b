//! The project's own commands; `cargo xtask help` lists them.
//!
//! Layout: [`audit`] checks third-party code, [`fuzz`] builds and runs the fuzz targets, [`install`] installs what a
//! fresh machine lacks, [`new_game`] writes a game, [`python`] builds and tests the Python package, [`tidy`] checks the
//! invariants of the architecture, [`rules`] writes the index from rules to code to tests, [`wasm`] builds rules and bots
//! for browsers, and [`web`] builds and checks the page.

mod audit;
mod fuzz;
mod install;
mod new_game;
mod python;
mod rules;
mod shell;
mod tidy;
mod wasm;
mod web;

use std::{env, process::ExitCode};

use shell::{Done, run, say};

const HELP: &str = "\
cargo xtask play            install what is missing, build, serve, and print the address; arguments go to `howlcrown serve`
cargo xtask test            everything: format, lints, rules, fuzzing, Rust, web, browser, API and Python tests
cargo xtask audit           third-party code: unused dependencies, licences, sources, known vulnerabilities; --allow-unchecked without a network
cargo xtask tidy            the architecture's invariants only; --voice lists phrases to replace, by folder
cargo xtask rules           write the index of each game's rules
cargo xtask wasm            build rules and bots for browsers, into the page's files
cargo xtask static          write the static edition, for any host of plain files, to target/static
cargo xtask bench           build for speed and print the figures; arguments go to `howlcrown-lab bench`
cargo xtask fuzz            fuzz rules, requests, match files and archives; argument: seconds (60)
cargo xtask python          build the Python package and run its tests
cargo xtask new-game NAME   write a small playable game to begin another one with; --check tests the template";

/// The program as tests build it.
const DEBUG: &str = "target/debug/howlcrown";

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let done = match command.as_str() {
        "play" => play(&rest),
        "test" => test(),
        "audit" => audit::check(&rest),
        "tidy" if rest.iter().any(|it| it == "--voice") => tidy::voice::report(),
        "tidy" => tidy::check(),
        "rules" => rules::write(),
        "wasm" => wasm::build(),
        "static" => wasm::build().and_then(|()| web::build_static()),
        "bench" => bench(&rest),
        "python" => run("cargo", &["build", "--package", "howlcrown"]).and_then(|()| python::check(DEBUG)),
        "new-game" => match rest.as_slice() {
            [flag] if flag == "--check" => new_game::check(),
            [name] => new_game::write(name),
            _ => Err("a name is needed: cargo xtask new-game NAME".to_owned()),
        },
        "fuzz" => fuzz::build().and_then(|it| it.run(rest.first().map_or("60", String::as_str))),
        "" | "help" | "--help" | "-h" => {
            eprintln!("{HELP}");
            return ExitCode::SUCCESS;
        }
        other => Err(format!("there is no command {other}\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the page and the program, and serves it. Arguments go to `howlcrown serve`.
fn play(rest: &[String]) -> Done {
    install::compiler()?;
    wasm::build()?;
    web::build()?;
    program()?;
    let mut args = vec!["serve"];
    args.extend(rest.iter().map(String::as_str));
    run("target/release/howlcrown", &args)
}

/// Builds the program as it is shipped.
fn program() -> Done {
    run("cargo", &["build", "--release", "--package", "howlcrown"])
}

/// Everything that can be checked. Steps that leave a core idle run beside each other.
fn test() -> Done {
    install::compiler()?;
    install::databases()?;
    install::browser()?;
    say("format");
    run("cargo", &["fmt", "--all", "--check"])?;
    say("invariants");
    tidy::check()?;
    wasm::build()?;
    web::build()?;
    web::build_static()?;
    say("lints and test programs; beside them, the page's own checks");
    let rust = || {
        run("cargo", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
        run("cargo", &["test", "--workspace", "--no-run"])
    };
    let (rust, page) = shell::both(rust, web::check);
    rust?;
    page?;
    say("tests");
    run("cargo", &["test", "--workspace"])?;
    say("the laboratory's players on a real server");
    let load = "load --tables 4 --idle 0 --live 0 --seconds 1";
    for game in tidy::games() {
        run("target/debug/howlcrown-lab", &[load.split(' ').collect(), vec!["--game", &game]].concat())?;
    }
    web::browse()?;
    say(
        "requests generated from the API's description; beside them, the program and the fuzz targets are built for speed",
    );
    let requests = || run("bash", &["scripts/schemathesis.sh", "target/debug/howlcrown"]);
    // Some errors are found only by the optimising compiler.
    let optimised = || program().and_then(|()| fuzz::build());
    let (requests, targets) = shell::both(requests, optimised);
    requests?;
    targets?.run("45")?;
    python::check(DEBUG)?;
    new_game::check()
}

fn bench(rest: &[String]) -> Done {
    run("cargo", &["build", "--release", "--package", "lab"])?;
    let mut args = vec!["bench"];
    args.extend(rest.iter().map(String::as_str));
    run("target/release/howlcrown-lab", &args)
}
