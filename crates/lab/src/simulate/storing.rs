//! The way of a write to the store and of its answer back.

use table::{NotStored, Store};
use tabletop::Chance;

use super::{
    Broken, Plant,
    database::Fate,
    node::Post,
    world::{Event, World},
};

impl World {
    /// Hands a write to the store.
    pub(super) fn store(&mut self, node: usize, table: &str, store: Store) -> Result<(), Broken> {
        let epoch = self.nodes[node].epoch;
        let fate = match self.chance.below(if self.calm { 1 } else { 40 }) {
            _ if self.now < self.full || self.now < self.down => Fate::Refused,
            1 => Fate::Refused,
            2 => Fate::Unknown,
            _ => Fate::Stored,
        };
        let revision = match &store {
            Store::Change { change, .. } => change.revision + 1,
            Store::Message(_) => 0,
        };
        let write = self.database.submit(node, epoch, table, store, fate);
        let Some(live) = self.live(node, table) else { return Ok(()) };
        if live.storing.replace(write).is_some() {
            return Err("law 1: two changes are being stored".to_owned());
        }
        // A group becomes durable together; with several nodes every write does on its own.
        let wait = 5 + self.delay();
        let alone = self.nodes.len() > 1 || self.one_in(2);
        let writes = if alone { vec![write] } else { self.database.writes().map(|it| it.0).collect() };
        self.later(wait, Event::Commit { writes });
        let table = table.to_owned();
        match self.plant {
            // The store of this plant answers when it has got a write, not when it is durable.
            Plant::EarlyStore if revision > 0 && fate == Fate::Stored => {
                self.later(0, Event::Answer { node, epoch, table, write, result: Ok(revision) });
            }
            // The node of this plant does not wait for the store.
            Plant::EarlyNode if revision > 0 => {
                self.later(0, Event::Answer { node, epoch, table, write, result: Ok(revision) });
            }
            _ if fate == Fate::Unknown => {
                let wait = self.delay();
                let result = Err(NotStored::Unavailable);
                self.later(wait, Event::Answer { node, epoch, table, write, result });
            }
            _ => {}
        }
        Ok(())
    }

    pub(super) fn commit(&mut self, writes: &[u64]) -> Result<(), Broken> {
        for &number in writes {
            let Some((write, result)) = self.database.commit(number)? else { continue };
            self.note(&|| format!("{} {} stored {number}: {result:?}", write.node, write.table));
            let (node, epoch, table) = (write.node, write.epoch, write.table);
            if let Ok(number) = result
                && write.fate == Fate::Stored
            {
                self.announce(&table, &write.store, number);
            }
            if write.fate != Fate::Unknown {
                let wait = self.delay();
                self.later(wait, Event::Answer { node, epoch, table, write: number, result });
            }
        }
        Ok(())
    }

    /// Other nodes hear of a change, unless the news is lost.
    fn announce(&mut self, table: &str, store: &Store, number: i64) {
        for node in 0..self.nodes.len() {
            if self.nodes.len() == 1 {
                continue;
            }
            let (lost, wait, epoch) = (self.one_in(10), self.delay(), self.nodes[node].epoch);
            let post = match store {
                // A node that has lost its connection compares everything when it has one again.
                _ if lost => Post::Compare,
                Store::Change { .. } => Post::Changed { revision: number },
                Store::Message(_) => Post::Said { message: number },
            };
            self.later(wait, Event::Post { node, epoch, table: table.to_owned(), post });
        }
    }

    /// Whether the store can be read now.
    pub(super) fn is_readable(&mut self) -> bool {
        self.now >= self.down && (self.calm || !self.one_in(100))
    }
}
