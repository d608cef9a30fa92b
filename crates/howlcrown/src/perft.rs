//! `perft`: how many sequences of decisions follow a set-up.

use std::io::{Write, stdout};

use anyhow::Result;
use clap::Args;

use crate::ask::Setup;

/// Count the sequences of decisions that follow a set-up.
#[derive(Debug, Args)]
pub(crate) struct Perft {
    #[command(flatten)]
    setup: Setup,
    /// How many decisions deep.
    #[arg(long, short, default_value_t = 3)]
    depth: u32,
}

impl Perft {
    pub(crate) fn run(&self) -> Result<()> {
        let setup = &self.setup;
        let counts = setup.game.perft(setup.seats(), &setup.options, setup.seed, self.depth)?;
        let mut out = stdout().lock();
        for (depth, nodes) in (1..).zip(counts) {
            writeln!(out, "{depth} {nodes}")?;
        }
        Ok(())
    }
}
