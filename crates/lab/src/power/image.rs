//! The files as a disk may hold them after a power cut.
//!
//! Durable is what ended before a sync of the same file began that has ended by now. Of everything after that, each
//! write is kept, dropped or torn, each on its own. A file exists if it or its directory was synced since; otherwise it
//! may or may not. A file that was removed may still be there until the directory is synced.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::Result;
use tabletop::{Chance, Fast};

use super::recording::{Call, Recording, What};

/// What a disk writes whole or not at all.
const SECTOR: usize = 512;

/// A disk that is cut at later and later moments.
pub(super) struct Disk<'a> {
    recording: &'a Recording,
    ignore_syncs: bool,
    files: BTreeMap<&'a str, File<'a>>,
    /// Calls before this one are in `files`.
    next: usize,
    /// Calls that began and may end later.
    open: Vec<&'a Call>,
}

/// What is known of a name in the directory.
#[derive(Default)]
struct File<'a> {
    durable: Option<Vec<u8>>,
    /// What began since, in order.
    pending: Vec<&'a Call>,
}

impl<'a> Disk<'a> {
    pub(super) const fn new(recording: &'a Recording, ignore_syncs: bool) -> Self {
        Self { recording, ignore_syncs, files: BTreeMap::new(), next: 0, open: Vec::new() }
    }

    /// Writes the files as they may be after a cut; cuts come in order.
    pub(super) fn cut(&mut self, cut: usize, chance: &mut Fast, to: &Path) -> Result<()> {
        self.advance(cut);
        for (name, file) in &self.files {
            if let Some(content) = file.after_cut(cut, chance) {
                fs::write(to.join(name), content)?;
            }
        }
        Ok(())
    }

    /// Lets everything happen up to a moment.
    fn advance(&mut self, cut: usize) {
        while let Some(call) = self.recording.calls.get(self.next).filter(|it| it.begin <= cut) {
            self.next += 1;
            match &call.what {
                What::Write { file, .. }
                | What::Truncate { file, .. }
                | What::Create { file }
                | What::Remove { file } => self.files.entry(file).or_default().pending.push(call),
                What::Sync { .. } => self.open.push(call),
                What::Acknowledge(_) => {}
            }
        }
        let (ended, open) =
            std::mem::take(&mut self.open).into_iter().partition(|it| it.end.is_some_and(|end| end <= cut));
        self.open = open;
        let ended: Vec<&Call> = ended;
        for sync in ended.into_iter().filter(|_| !self.ignore_syncs) {
            let What::Sync { file } = &sync.what else { continue };
            match self.files.get_mut(file.as_str()) {
                Some(file) => file.sync(sync.begin, false),
                // The directory: which names there are.
                None => self.files.values_mut().for_each(|it| it.sync(sync.begin, true)),
            }
        }
    }
}

impl File<'_> {
    /// A sync that began at this moment has ended. A sync of the directory covers only names.
    fn sync(&mut self, begin: usize, names_only: bool) {
        let mut later = Vec::new();
        for call in std::mem::take(&mut self.pending) {
            let covered = call.end.is_some_and(|end| end < begin);
            match (covered, names_only, &call.what) {
                (true, false, _) | (true, true, What::Create { .. }) => apply(&mut self.durable, call, None),
                // What was written to it before is gone with it.
                (true, true, What::Remove { .. }) => {
                    self.durable = None;
                    later.clear();
                }
                _ => later.push(call),
            }
        }
        self.pending = later;
    }

    /// The content after a cut, if the file exists then.
    fn after_cut(&self, cut: usize, chance: &mut Fast) -> Option<Vec<u8>> {
        let mut content = self.durable.clone();
        // Often a disk has written nearly everything or nearly nothing.
        let kept = [0, 1, 5, 9, 10][chance.below(5) as usize];
        for call in self.pending.iter().filter(|it| it.begin <= cut) {
            if chance.below(10) < kept {
                let whole = chance.below(4) > 0;
                apply(&mut content, call, (!whole).then(|| chance.below(16)));
            }
        }
        content
    }
}

/// Carries a call out, or only the first sectors of it.
fn apply(content: &mut Option<Vec<u8>>, call: &Call, sectors: Option<u32>) {
    match &call.what {
        What::Write { offset, data, .. } => {
            let most = sectors.map_or(data.len(), |it| (it as usize * SECTOR).min(data.len()));
            let content = content.get_or_insert_default();
            if content.len() < offset + most {
                content.resize(offset + most, 0);
            }
            content[*offset..offset + most].copy_from_slice(&data[..most]);
        }
        What::Truncate { length, .. } => content.get_or_insert_default().resize(*length, 0),
        What::Create { .. } => drop(content.get_or_insert_default()),
        What::Remove { .. } => *content = None,
        What::Sync { .. } | What::Acknowledge(_) => {}
    }
}
