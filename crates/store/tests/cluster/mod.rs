//! A real PostgreSQL for a test: a cluster of its own in a temporary directory, gone afterwards.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// A running cluster.
pub(crate) struct Cluster {
    bin: PathBuf,
    data: tempfile::TempDir,
    port: u16,
}

impl Cluster {
    /// Starts one. Durability against power loss is off: tests kill processes, not machines.
    pub(crate) fn start() -> Self {
        let bin = binaries().expect("PostgreSQL is installed (apt-get install postgresql)");
        let data = tempfile::tempdir().unwrap();
        let cluster = Self { bin, port: free_port(), data };
        if is_root() {
            let owned = Command::new("chown").arg("postgres").arg(cluster.data.path()).status();
            assert!(owned.unwrap().success());
        }
        let dir = cluster.data.path().join("db");
        cluster.run("initdb", &["-A", "trust", "-U", "postgres", "--no-sync", "-D"], &dir);
        let options = format!(
            "-p {} -c fsync=off -c listen_addresses=127.0.0.1 -c unix_socket_directories='' \
             -c max_connections=100",
            cluster.port
        );
        cluster.run("pg_ctl", &["-w", "-s", "-o", &options, "start", "-D"], &dir);
        cluster
    }

    /// Where a fresh database of this name is.
    pub(crate) fn address(&self, name: &str) -> String {
        let made = Command::new(self.bin.join("createdb"))
            .args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "postgres", name])
            .status();
        assert!(made.unwrap().success());
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }

    fn run(&self, tool: &str, arguments: &[&str], dir: &Path) {
        let tool = self.bin.join(tool);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(tool);
            command
        } else {
            Command::new(tool)
        };
        let done = command
            .args(arguments)
            .arg(dir)
            .current_dir(self.data.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        assert!(done.unwrap().success(), "{arguments:?}");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let dir = self.data.path().join("db");
        self.run("pg_ctl", &["-m", "immediate", "-s", "stop", "-D"], &dir);
    }
}

fn binaries() -> Option<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|it| Some(it.ok()?.path().join("bin")))
        .filter(|it| it.join("initdb").exists())
        .collect();
    found.sort();
    let on_path = std::env::var_os("PATH")
        .and_then(|path| std::env::split_paths(&path).find(|it| it.join("initdb").exists()));
    found.pop().or(on_path)
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout.trim_ascii() == b"0"
}

fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}
