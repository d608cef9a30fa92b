//! `perft`: how many sequences of decisions follow a set-up.

use std::io::{Write, stdout};

use anyhow::Result;
use clap::Args;
use cli::Setup;
use shelf::{GameVisitor, Hosted, erased};
use tabletop::Seed;

/// Count the sequences of decisions that follow a set-up.
#[derive(Debug, Args)]
pub(crate) struct Perft {
    #[command(flatten)]
    setup: Setup,
    /// Depth in decisions.
    #[arg(long, short, default_value_t = 3)]
    depth: u32,
}

impl Perft {
    pub(crate) fn run(&self) -> Result<()> {
        let mut out = stdout().lock();
        for (depth, nodes) in (1..).zip(crate::visit(self.setup.game, self)??) {
            writeln!(out, "{depth} {nodes}")?;
        }
        Ok(())
    }
}

impl GameVisitor for &Perft {
    type Out = Result<Vec<u64>>;

    fn visit<G: Hosted>(self) -> Self::Out {
        let seed = self.setup.seed.unwrap_or(Seed::number(0));
        let game = erased::start::<G>(self.setup.seats(), &self.setup.agreed()?, seed)?;
        Ok((1..=self.depth).map(|it| tabletop::perft(game.position(), &seed, it)).collect())
    }
}
