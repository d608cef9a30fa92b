//! The project's own commands: `cargo xtask play`, `test`, `audit`, `tidy`, `rules`, `bench`, `fuzz`.
//!
//! Layout: [`audit`] looks at what others wrote; [`fuzz`] throws random bytes; [`install`] gets what a fresh machine lacks; [`tidy`] holds the invariants of the
//! architecture as checks; [`rules`] writes the index from rules to code to tests; [`web`] builds
//! and checks the page.

mod audit;
mod fuzz;
mod install;
mod rules;
mod shell;
mod tidy;
mod web;

use std::{env, process::ExitCode};

use shell::{Done, run, say};

const HELP: &str = "\
cargo xtask play   install what is missing, build, serve, and print the address; arguments go to `howlcrown serve`
cargo xtask test   everything: format, lints, rules, fuzzing, Rust, web, browser and API tests
cargo xtask audit  what others wrote: licences, sources, known holes
cargo xtask tidy   the architecture's invariants only; --voice, --screens and --games list what is not binding yet
cargo xtask rules  write the index of each game's rules anew
cargo xtask bench  build for speed and print the figures; arguments go to `howlcrown-lab bench`
cargo xtask fuzz   throw random bytes at the rules; arguments: seconds for all targets together (60)";

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let done = match command.as_str() {
        "play" => play(&rest),
        "test" => test(),
        "audit" => audit::check(),
        "tidy" if rest.iter().any(|it| it == "--voice") => tidy::voice::report(),
        "tidy" if rest.iter().any(|it| it == "--screens") => tidy::screens::report(),
        "tidy" if rest.iter().any(|it| it == "--games") => tidy::report_game_names(),
        "tidy" => tidy::check(),
        "rules" => rules::write(),
        "bench" => bench(&rest),
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
    web::build()?;
    run("cargo", &["build", "--release", "--package", "howlcrown"])?;
    let mut args = vec!["serve"];
    args.extend(rest.iter().map(String::as_str));
    run("target/release/howlcrown", &args)
}

fn test() -> Done {
    install::compiler()?;
    install::databases()?;
    install::browser()?;
    say("format");
    run("cargo", &["fmt", "--all", "--check"])?;
    say("invariants");
    tidy::check()?;
    web::build()?;
    say("lints");
    run("cargo", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    say("tests");
    run("cargo", &["test", "--workspace"])?;
    web::check()?;
    web::browse()?;
    say("requests made from the API's description; beside them, what fuzzes is built");
    // Each of the two leaves a core idle for much of its time.
    let requests = || run("bash", &["scripts/schemathesis.sh", "target/debug/howlcrown"]);
    let (asked, targets) = shell::both(requests, fuzz::build);
    asked?;
    targets?.run("45")
}

fn bench(rest: &[String]) -> Done {
    run("cargo", &["build", "--release", "--package", "lab"])?;
    let mut args = vec!["bench"];
    args.extend(rest.iter().map(String::as_str));
    run("target/release/howlcrown-lab", &args)
}
