//! The project's own commands: `cargo xtask play`, `test`, `audit`, `tidy`, `rules`, `bench`, `fuzz`.
//!
//! Layout: [`audit`] looks at what others wrote; [`install`] gets what a fresh machine lacks; [`tidy`] holds the invariants of the
//! architecture as checks; [`rules`] writes the index from rules to code to tests; [`web`] builds
//! and checks the page.

mod audit;
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
cargo xtask tidy   the architecture's invariants only
cargo xtask rules  write the index of each game's rules anew
cargo xtask bench  build for speed and print the figures; arguments go to `howlcrown bench`
cargo xtask fuzz   throw random bytes at the rules; arguments: seconds per target (60)";

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let done = match command.as_str() {
        "play" => play(&rest),
        "test" => test(),
        "audit" => audit::check(),
        "tidy" => tidy::check(),
        "rules" => rules::write(),
        "bench" => bench(&rest),
        "fuzz" => fuzz(rest.first().map_or("60", String::as_str)),
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
    say("requests made from the API's description");
    run("bash", &["scripts/schemathesis.sh", "target/debug/howlcrown"])?;
    say("fuzzing");
    fuzz("60")
}

fn bench(rest: &[String]) -> Done {
    run("cargo", &["build", "--release", "--package", "howlcrown"])?;
    let mut args = vec!["bench"];
    args.extend(rest.iter().map(String::as_str));
    run("target/release/howlcrown", &args)
}

/// Fuzzes on the stable compiler: coverage by its own pass, libFuzzer from its crate, no sanitizer.
fn fuzz(seconds: &str) -> Done {
    const COVERAGE: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
        -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
        -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1 -Cdebug-assertions";
    let Ok(seconds) = seconds.parse::<u32>() else {
        return Err(format!("{seconds} is not a number of seconds"));
    };
    // A target given by name keeps the flags away from build scripts.
    let target = shell::output("rustc", &["-vV"])?;
    let host = target.lines().find_map(|it| it.strip_prefix("host: "));
    let host = host.ok_or("rustc does not name its host")?;
    let manifest = ["--manifest-path", "fuzz/Cargo.toml", "--release", "--target", host];
    shell::run_with(&[("RUSTFLAGS", COVERAGE)], "cargo", &[&["build"], &manifest[..]].concat())?;
    for name in shell::output("ls", &["fuzz/fuzz_targets"])?.lines() {
        let name = name.trim_end_matches(".rs");
        say(&format!("fuzzing {name} for {seconds} s"));
        let corpus = format!("fuzz/corpus/{name}");
        run("mkdir", &["-p", &corpus, "fuzz/artifacts"])?;
        let time = format!("-max_total_time={seconds}");
        let flags = [
            corpus.as_str(),
            &time,
            "-artifact_prefix=fuzz/artifacts/",
            "-verbosity=0",
            "-print_final_stats=1",
            "-rss_limit_mb=4096",
        ];
        run(&format!("fuzz/target/{host}/release/{name}"), &flags)?;
    }
    Ok(())
}
