//! What the disk allows: appending a little and waiting until it is safe.

use std::{
    fs::File,
    io::Write,
    path::Path,
    sync::mpsc::{self, RecvTimeoutError, Sender},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use anyhow::{Result, anyhow};

/// So often the disk is tried while others use it: seldom enough not to matter to them.
const BESIDE: Duration = Duration::from_millis(50);

/// How long appends of 4 KiB with `fdatasync` take, in milliseconds, tried for a while with nothing beside.
pub(crate) fn measure(dir: &Path, long: Duration) -> Result<Vec<f64>> {
    let mut file = File::create(dir.join("disk"))?;
    let (begun, mut times) = (Instant::now(), Vec::new());
    while begun.elapsed() < long {
        times.push(append(&mut file)?);
    }
    Ok(times)
}

/// The same, tried now and then beside what else goes on.
#[derive(Debug)]
pub(crate) struct Probe {
    stop: Sender<()>,
    thread: JoinHandle<Result<Vec<f64>>>,
}

impl Probe {
    pub(crate) fn start(dir: &Path) -> Result<Self> {
        let mut file = File::create(dir.join("beside"))?;
        let (stop, stopped) = mpsc::channel();
        let thread = thread::spawn(move || {
            let mut times = Vec::new();
            while stopped.recv_timeout(BESIDE) == Err(RecvTimeoutError::Timeout) {
                times.push(append(&mut file)?);
            }
            Ok(times)
        });
        Ok(Self { stop, thread })
    }

    pub(crate) fn finish(self) -> Result<Vec<f64>> {
        drop(self.stop);
        self.thread.join().map_err(|_| anyhow!("the disk could not be tried"))?
    }
}

fn append(file: &mut File) -> Result<f64> {
    let start = Instant::now();
    file.write_all(&[7; 4096])?;
    file.sync_data()?;
    Ok(start.elapsed().as_secs_f64() * 1000.0)
}
