//! What goes wrong, and how it is repaired.

use table::NotStored;
use tabletop::Chance;

use super::{
    Broken,
    world::{Event, START, World},
};

impl World {
    /// Something breaks, and something else later.
    pub(super) fn fault(&mut self) -> Result<(), Broken> {
        if self.calm {
            return Ok(());
        }
        let wait = 500 + i64::from(self.chance.below(8_000));
        self.later(wait, Event::Fault);
        let (node, long) = (self.chance.below(self.nodes.len() as u32) as usize, self.delay() * 5);
        match self.chance.below(5) {
            0 => self.crash_node(node),
            1 => self.crash_store(long),
            2 => {
                self.full = self.now + long;
                let until = self.full - START;
                self.note(&|| format!("the disk is full until {until}"));
                Ok(())
            }
            3 => {
                // A wall clock that was set has no effect before the next start.
                self.nodes[node].jump = (i64::from(self.chance.below(3)) - 1) * 3_600_000;
                Ok(())
            }
            _ => {
                let idle = self.nodes[node].idle();
                self.note(&|| format!("{node} forgets {idle:?}"));
                for table in idle {
                    self.drop_table(node, &table);
                }
                Ok(())
            }
        }
    }

    /// With one node, the process and its store are one; with several, a crash of a node leaves its writes under way.
    fn crash_node(&mut self, node: usize) -> Result<(), Broken> {
        if !self.nodes[node].up {
            return Ok(());
        }
        self.note(&|| format!("{node} crashes"));
        if self.nodes.len() == 1 {
            self.lose_writes()?;
        }
        self.nodes[node].up = false;
        let tables: Vec<String> = self.nodes[node].tables.keys().cloned().collect();
        for table in tables {
            self.drop_table(node, &table);
        }
        let epoch = self.nodes[node].epoch;
        self.laws.left(|it| it.node == node && it.epoch == epoch);
        let wait = 100 + self.delay();
        self.later(wait, Event::Restart { node });
        self.laws.all_is_there(&self.database)
    }

    fn crash_store(&mut self, long: i64) -> Result<(), Broken> {
        if self.nodes.len() == 1 {
            return self.crash_node(0);
        }
        self.down = self.now + long;
        let until = self.down - START;
        self.note(&|| format!("the store crashes and is back at {until}"));
        for (node, epoch, table, write) in self.lose_writes()? {
            let (wait, result) = (self.delay(), Err(NotStored::Unavailable));
            self.later(wait, Event::Answer { node, epoch, table, write, result });
        }
        self.laws.all_is_there(&self.database)
    }

    /// Of the writes under way any prefix becomes durable; the rest is lost.
    fn lose_writes(&mut self) -> Result<Vec<(usize, u32, String, u64)>, Broken> {
        let under_way: Vec<u64> = self.database.writes().map(|it| it.0).collect();
        let kept = self.chance.below(2 * under_way.len() as u32 + 1) as usize;
        let lost = self.database.crash(kept)?;
        Ok(under_way
            .into_iter()
            .zip(lost)
            .map(|(number, it)| (it.node, it.epoch, it.table, number))
            .collect())
    }

    pub(super) fn restart(&mut self, node: usize) {
        if self.nodes[node].up {
            return;
        }
        self.note(&|| format!("{node} starts"));
        if self.nodes.len() == 1 {
            self.database.void_claims();
        }
        self.nodes[node].start();
        let epoch = self.nodes[node].epoch;
        self.later(0, Event::Tick { node, epoch });
    }

    /// Faults and people stop; what was broken is repaired.
    pub(super) fn calm_down(&mut self) {
        self.calm = true;
        (self.down, self.full) = (0, 0);
        for node in 0..self.nodes.len() {
            self.restart(node);
        }
    }
}
