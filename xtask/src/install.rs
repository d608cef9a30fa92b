//! Programs that a fresh machine lacks, from Debian's packages.

use std::{env, path::Path};

use crate::shell::{Done, has, output_of, run, run_with, say};

/// The C and C++ compilers: Rust links with the one, libFuzzer is built with the other.
pub(crate) fn compiler() -> Done {
    packages(&[("cc", "gcc"), ("c++", "g++")])
}

/// A real PostgreSQL and a recorder of system calls for the tests of the store, and Python for the example bot.
pub(crate) fn databases() -> Done {
    // Debian keeps the server's programs out of the path, one directory per version.
    if !Path::new("/usr/lib/postgresql").exists() {
        packages(&[("initdb", "postgresql")])?;
    }
    packages(&[("python3", "python3"), ("strace", "strace")])
}

/// Python that can make environments: Debian ships that part on its own.
pub(crate) fn python() -> Done {
    packages(&[("python3", "python3")])?;
    let (complete, _, _) = output_of("python3", &["-c", "import ensurepip"])?;
    if complete { Ok(()) } else { missing(&["python3-venv"]) }
}

/// A real browser for the tests of the page: Chromium without its windows.
pub(crate) fn browser() -> Done {
    if env::var_os("CHROMIUM").is_some() {
        return Ok(());
    }
    packages(&[("chromium-headless-shell", "chromium-headless-shell")])
}

/// Installs the packages whose programs are missing.
fn packages(wanted: &[(&str, &str)]) -> Done {
    let missing: Vec<&str> = wanted.iter().filter(|it| !has(it.0)).map(|it| it.1).collect();
    if missing.is_empty() { Ok(()) } else { self::missing(&missing) }
}

/// Installs packages.
pub(crate) fn missing(missing: &[&str]) -> Done {
    say(&format!("installing {}", missing.join(", ")));
    if !has("apt-get") {
        return Err(format!("please install {} and try again", missing.join(", ")));
    }
    let sudo = if has("sudo") && !is_root() { &["sudo"][..] } else { &[] };
    let apt = |args: &[&str]| {
        let words = [sudo, &["apt-get"], args].concat();
        run_with(&[("DEBIAN_FRONTEND", "noninteractive")], words[0], &words[1..])
    };
    apt(&["update", "-q"])?;
    apt(&[&["install", "-qy", "--no-install-recommends"], missing].concat())
}

fn is_root() -> bool {
    run("test", &["-w", "/etc"]).is_ok()
}
