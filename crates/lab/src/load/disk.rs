//! The disk's own latency: appending 4 KiB and waiting for `fdatasync`.

use std::{
    fs::File,
    io::Write,
    path::Path,
    sync::mpsc::{self, RecvTimeoutError, Sender},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use anyhow::{Result, anyhow};

/// Pause between appends beside other work: long enough not to disturb it.
const BESIDE: Duration = Duration::from_millis(50);

/// Latencies of appends in milliseconds, with nothing else running.
pub(crate) fn measure(dir: &Path, long: Duration) -> Result<Vec<f64>> {
    let mut file = File::create(dir.join("disk"))?;
    let (begun, mut times) = (Instant::now(), Vec::new());
    while begun.elapsed() < long {
        times.push(append(&mut file)?);
    }
    Ok(times)
}

/// Measures the same at intervals beside other work.
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
        self.thread.join().map_err(|_| anyhow!("the disk could not be measured"))?
    }
}

fn append(file: &mut File) -> Result<f64> {
    let start = Instant::now();
    file.write_all(&[7; 4096])?;
    file.sync_data()?;
    Ok(start.elapsed().as_secs_f64() * 1000.0)
}
