//! Running other programs from the project's root.

use std::{
    path::Path,
    process::{Command, Stdio},
    sync::LazyLock,
    thread,
    time::Instant,
};

/// Nothing, or why it did not work.
pub(crate) type Done = Result<(), String>;

/// The project's root.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project")
}

/// Prints what comes next, and when: minutes and seconds since the first line.
pub(crate) fn say(what: &str) {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let passed = BEGUN.elapsed().as_secs();
    eprintln!("── {:02}:{:02} {what}", passed / 60, passed % 60);
}

/// Runs a program in the project's root and waits for it.
pub(crate) fn run(program: &str, args: &[&str]) -> Done {
    run_with(&[], program, args)
}

/// The same with some environment variables.
pub(crate) fn run_with(env: &[(&str, &str)], program: &str, args: &[&str]) -> Done {
    run_in(root(), env, program, args)
}

/// The same in another folder.
pub(crate) fn run_in(folder: &Path, env: &[(&str, &str)], program: &str, args: &[&str]) -> Done {
    let mut command = Command::new(program);
    command.args(args).current_dir(folder).envs(env.iter().copied());
    let status = command.status().map_err(|why| format!("{program} cannot be started: {why}"))?;
    if status.success() { Ok(()) } else { Err(format!("{program} {} failed", args.join(" "))) }
}

/// Runs two tasks in parallel, both to their end.
pub(crate) fn both<A, B: Send>(one: impl FnOnce() -> A, other: impl FnOnce() -> B + Send) -> (A, B) {
    thread::scope(|scope| {
        let other = scope.spawn(other);
        let one = one();
        (one, other.join().expect("nothing here panics"))
    })
}

/// What a program prints.
pub(crate) fn output(program: &str, args: &[&str]) -> Result<String, String> {
    let mut command = Command::new(program);
    command.args(args).current_dir(root()).stderr(Stdio::inherit());
    let output = command.output().map_err(|why| format!("{program} cannot be started: {why}"))?;
    if !output.status.success() {
        return Err(format!("{program} {} failed", args.join(" ")));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("{program} printed no text"))
}

/// Whether a program succeeds, its standard output and its standard error.
pub(crate) fn output_of(program: &str, args: &[&str]) -> Result<(bool, String, String), String> {
    let output = Command::new(program).args(args).current_dir(root()).output();
    let output = output.map_err(|why| format!("{program} cannot be started: {why}"))?;
    let text = |it: Vec<u8>| String::from_utf8_lossy(&it).into_owned();
    Ok((output.status.success(), text(output.stdout), text(output.stderr)))
}

/// Whether a program can be started.
pub(crate) fn has(program: &str) -> bool {
    let mut command = Command::new(program);
    command.current_dir(root());
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).stdin(Stdio::null());
    command.status().is_ok_and(|it| it.success())
}
