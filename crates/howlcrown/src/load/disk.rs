//! What the disk allows: appending a little and waiting until it is safe.

use std::{
    fs::File,
    io::Write,
    path::Path,
    time::{Duration, Instant},
};

use anyhow::Result;

/// How long appends of 4 KiB with `fdatasync` take, in milliseconds, tried for a while.
pub(crate) fn measure(dir: &Path, long: Duration) -> Result<Vec<f64>> {
    let mut file = File::create(dir.join("disk"))?;
    let (begun, mut times) = (Instant::now(), Vec::new());
    while begun.elapsed() < long {
        let start = Instant::now();
        file.write_all(&[7; 4096])?;
        file.sync_data()?;
        times.push(start.elapsed().as_secs_f64() * 1000.0);
    }
    Ok(times)
}
