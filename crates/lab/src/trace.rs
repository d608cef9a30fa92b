//! `trace`: one game with everything about it, for checking the rules from outside.

use std::io::{BufWriter, Write, stdout};

use anyhow::{Context, Result};
use bots::BotName;
use clap::Args;
use cli::Setup;
use serde::Serialize;
use serde_json::value::RawValue;
use shelf::{AnyAction, Json, Table, clock::by_the_clock};
use tabletop::{Outcome, Seat, Seed, Sheet, Viewer};

/// Play one game by bots and print everything about it as JSON lines.
#[derive(Debug, Args)]
pub(crate) struct Trace {
    #[command(flatten)]
    setup: Setup,
    /// The bot on all seats.
    #[arg(long, default_value = "uniform", value_parser = cli::bot_names())]
    bot: BotName,
}

#[derive(Serialize)]
struct Head<'a> {
    game: &'a str,
    rules: u16,
    players: u8,
    seed: Seed,
    options: &'a RawValue,
    bot: &'a str,
    events: Vec<Json>,
    position: Json,
}

#[derive(Serialize)]
struct Line<'a> {
    version: u32,
    seat: Seat,
    legal: Vec<AnyAction>,
    action: AnyAction,
    notation: String,
    events: &'a [Json],
    position: Json,
}

#[derive(Serialize)]
struct Tail {
    outcome: Outcome,
    sheets: Vec<Sheet>,
}

impl Trace {
    pub(crate) fn run(&self) -> Result<()> {
        let mut table = self.setup.table(self.seed())?;
        let mut out = BufWriter::new(stdout().lock());
        self.head(&mut out, &*table)?;
        for entry in 1.. {
            let Some(seat) = table.turn().seats().first() else {
                break;
            };
            let legal = table.legal(seat).into_iter().map(|it| it.action).collect();
            let seed = bot_seed(&self.seed(), entry);
            let action = table.thinker().plan(seat, self.bot, &by_the_clock(), seed)?.swap_remove(0);
            table.play_all(seat, std::slice::from_ref(&action))?;
            let news = table.news(Viewer::Everything, table.version() - 1);
            let news = news.first().context("an action makes an entry")?;
            let line = Line {
                version: news.version,
                seat,
                legal,
                notation: action.to_string(),
                action,
                events: &news.events,
                position: table.view(Viewer::Everything),
            };
            print(&mut out, &line)?;
        }
        let outcome = table.outcome().context("nobody owes a decision, so the game is over")?;
        print(&mut out, &Tail { outcome, sheets: table.sheets(Viewer::Everything) })?;
        Ok(out.flush()?)
    }

    fn seed(&self) -> Seed {
        self.setup.seed.unwrap_or(Seed::number(0))
    }

    fn head(&self, out: &mut impl Write, table: &dyn Table) -> Result<()> {
        #[derive(serde::Deserialize)]
        struct Stored {
            options: Box<RawValue>,
        }
        let stored: Stored = serde_json::from_str(table.replay().get())?;
        let head = Head {
            game: self.setup.game.key(),
            rules: self.setup.game.rules(),
            players: table.seats(),
            seed: self.seed(),
            options: &stored.options,
            bot: self.bot.as_str(),
            events: table.setup_events(Viewer::Everything),
            position: table.view(Viewer::Everything),
        };
        print(out, &head)
    }
}

/// The bot's seed for one entry, independent of the table's.
fn bot_seed(seed: &Seed, entry: u64) -> u64 {
    let word = |at: usize| seed.0[at..at + 8].iter().fold(0, |all: u64, &byte| all << 8 | u64::from(byte));
    let all = [0, 8, 16, 24].map(word).into_iter().fold(0, |all: u64, it| all.rotate_left(17) ^ it);
    all.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ entry.wrapping_mul(0xD1B5_4A32_D192_ED03)
}

fn print(out: &mut impl Write, line: &impl Serialize) -> Result<()> {
    out.write_all(&serde_json::to_vec(line)?)?;
    Ok(out.write_all(b"\n")?)
}
