//! `ready`: asks a server whether it is ready, for health checks of containers.

use std::{net::SocketAddr, time::Duration};

use anyhow::{Context, Result};
use clap::Args;

/// The server answers within a second.
const PATIENCE: Duration = Duration::from_secs(3);

/// Ask a server on this machine whether it is ready; fails if it is not.
#[derive(Debug, Args)]
pub(crate) struct Ready {
    /// Where it listens.
    #[arg(long, env = "HOWLCROWN_ADDR", default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
}

impl Ready {
    pub(crate) fn run(&self) -> Result<()> {
        let mut addr = self.addr;
        if addr.ip().is_unspecified() {
            addr.set_ip(if addr.is_ipv4() { [127, 0, 0, 1].into() } else { [0, 0, 0, 0, 0, 0, 0, 1].into() });
        }
        let ask = ureq::get(format!("http://{addr}/readyz")).config().timeout_global(Some(PATIENCE)).build();
        ask.call().with_context(|| format!("{addr} is not ready"))?;
        Ok(())
    }
}
