//! Fuzzing on the stable compiler: coverage by LLVM's own pass, libFuzzer from its crate, no sanitizer.

use std::thread;

use crate::shell::{Done, output, output_of, run, run_with, say};

const COVERAGE: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1 -Cdebug-assertions";

/// Fuzz targets, ready to run.
pub(crate) struct Targets {
    names: Vec<String>,
    /// Where the programs are.
    folder: String,
}

/// Builds all targets.
pub(crate) fn build() -> Result<Targets, String> {
    // A target given by name keeps the flags away from build scripts.
    let version = output("rustc", &["-vV"])?;
    let host = version.lines().find_map(|it| it.strip_prefix("host: "));
    let host = host.ok_or("rustc does not name its host")?;
    let args = ["build", "--manifest-path", "fuzz/Cargo.toml", "--release", "--target", host];
    run_with(&[("RUSTFLAGS", COVERAGE)], "cargo", &args)?;
    let files = output("ls", &["fuzz/fuzz_targets"])?;
    let names = files.lines().map(|it| it.trim_end_matches(".rs").to_owned()).collect();
    Ok(Targets { names, folder: format!("fuzz/target/{host}/release") })
}

impl Targets {
    /// Runs all targets in parallel for this many seconds and prints their reports.
    pub(crate) fn run(&self, seconds: &str) -> Done {
        let Ok(seconds) = seconds.parse::<u32>() else {
            return Err(format!("{seconds} is not a number of seconds"));
        };
        say(&format!("fuzzing {} for {seconds} s", self.names.join(", ")));
        thread::scope(|scope| {
            let running: Vec<_> = (self.names.iter())
                .map(|name| scope.spawn(move || (name, self.one(name, seconds))))
                .collect();
            running.into_iter().try_for_each(|it| {
                let (name, (fine, report)) = it.join().expect("nothing here panics");
                say(name);
                eprint!("{report}");
                if fine { Ok(()) } else { Err(format!("{name} failed")) }
            })
        })
    }

    /// Whether nothing was found, and the report.
    fn one(&self, name: &str, seconds: u32) -> (bool, String) {
        let (corpus, time) = (format!("fuzz/corpus/{name}"), format!("-max_total_time={seconds}"));
        let flags = [
            corpus.as_str(),
            &time,
            "-artifact_prefix=fuzz/artifacts/",
            "-verbosity=0",
            "-print_final_stats=1",
            "-rss_limit_mb=4096",
        ];
        let ready = run("mkdir", &["-p", &corpus, "fuzz/artifacts"]);
        match ready.and_then(|()| output_of(&format!("{}/{name}", self.folder), &flags)) {
            Ok((fine, _, report)) => (fine, report),
            Err(why) => (false, why),
        }
    }
}
