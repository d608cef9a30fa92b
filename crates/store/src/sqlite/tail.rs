//! Finds writes at the end of a write-ahead log that a crash or a power cut has left incomplete.
//!
//! SQLite discards them silently. Nothing acknowledged is among them, but an operator wants to know.

use std::{
    fs::File,
    io::{BufReader, Read},
    path::Path,
};

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
/// The last bit of a log's magic number is the byte order of its checksums.
const MAGIC: u32 = 0x377f_0682;

/// Logs a warning if the log ends with an incomplete write. To be called before SQLite opens the file.
pub(super) fn report(log: &Path) {
    let discarded = File::open(log).and_then(|it| incomplete_bytes(BufReader::new(it)));
    if let Ok(bytes @ 1..) = discarded {
        tracing::warn!(
            log = %log.display(),
            bytes,
            "the write-ahead log ends with an incomplete write, which is discarded; nothing acknowledged is lost"
        );
    }
}

/// Bytes of the current log after its last complete transaction. Bytes of an earlier log, which the current one has not
/// yet overwritten, do not count.
fn incomplete_bytes(mut log: impl Read) -> std::io::Result<u64> {
    let mut header = [0; HEADER];
    let read = read_up_to(&mut log, &mut header)?;
    let big_endian = word(&header, 0) == MAGIC | 1;
    if read == 0 {
        return Ok(0);
    }
    let mut sum = Checksum { big_endian, sum: (0, 0) };
    sum.add(&header[..24]);
    if read < HEADER || word(&header, 0) & !1 != MAGIC || !sum.is(&header, 24) {
        return Ok(read as u64);
    }
    let salts = (word(&header, 16), word(&header, 20));
    let mut frame = vec![0; FRAME_HEADER + word(&header, 8) as usize];
    let mut pending = 0;
    loop {
        let read = read_up_to(&mut log, &mut frame)?;
        let written = (word(&frame, 8), word(&frame, 12));
        if read < FRAME_HEADER || (written != salts && frame[..FRAME_HEADER] != [0; FRAME_HEADER]) {
            return Ok(pending);
        }
        pending += read as u64;
        sum.add(&frame[..8]);
        sum.add(&frame[FRAME_HEADER..]);
        if read < frame.len() || !sum.is(&frame, 16) {
            return Ok(pending);
        }
        let is_commit = word(&frame, 4) != 0;
        if is_commit {
            pending = 0;
        }
    }
}

fn read_up_to(from: &mut impl Read, buffer: &mut [u8]) -> std::io::Result<usize> {
    buffer.fill(0);
    let mut filled = 0;
    while filled < buffer.len() {
        match from.read(&mut buffer[filled..])? {
            0 => break,
            count => filled += count,
        }
    }
    Ok(filled)
}

fn word(bytes: &[u8], at: usize) -> u32 {
    bytes[at..at + 4].iter().fold(0, |word, &byte| word << 8 | u32::from(byte))
}

/// The running checksum of a log.
struct Checksum {
    big_endian: bool,
    sum: (u32, u32),
}

impl Checksum {
    fn add(&mut self, bytes: &[u8]) {
        let word = |at: usize| {
            let word = word(bytes, at);
            if self.big_endian { word } else { word.swap_bytes() }
        };
        for at in (0..bytes.len() / 8 * 8).step_by(8) {
            self.sum.0 = self.sum.0.wrapping_add(word(at)).wrapping_add(self.sum.1);
            self.sum.1 = self.sum.1.wrapping_add(word(at + 4)).wrapping_add(self.sum.0);
        }
    }

    /// Whether this is the checksum stored at a place.
    fn is(&self, bytes: &[u8], at: usize) -> bool {
        self.sum == (word(bytes, at), word(bytes, at + 4))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The log of a real database with three transactions.
    fn log() -> Vec<u8> {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("t.db");
        let conn = rusqlite::Connection::open(&file).unwrap();
        conn.execute_batch(
            "pragma journal_mode = wal; create table t (a text); insert into t values ('one'); \
             insert into t values (hex(zeroblob(5000)))",
        )
        .unwrap();
        std::fs::read(dir.path().join("t.db-wal")).unwrap()
    }

    #[test]
    fn a_complete_log_has_no_incomplete_bytes() {
        assert_eq!(incomplete_bytes(&*log()).unwrap(), 0);
        assert_eq!(incomplete_bytes(&[][..]).unwrap(), 0);
    }

    #[test]
    fn a_log_that_ends_within_a_write_has_incomplete_bytes() {
        let whole = log();
        let frame = FRAME_HEADER + 4096;
        for missing in [1, 100, frame - FRAME_HEADER, frame, 2 * frame] {
            let bytes = incomplete_bytes(&whole[..whole.len() - missing]).unwrap();
            assert!(bytes > 0 && bytes < whole.len() as u64, "{missing} bytes missing: {bytes}");
        }
    }

    #[test]
    fn a_damaged_or_empty_frame_and_what_follows_are_incomplete() {
        let mut damaged = log();
        let last = damaged.len() - 10;
        damaged[last] ^= 1;
        assert!(incomplete_bytes(&*damaged).unwrap() > 0);
        damaged.extend([0; FRAME_HEADER + 4096]);
        assert!(incomplete_bytes(&*damaged).unwrap() > 0);
    }

    #[test]
    fn what_is_left_of_an_earlier_log_does_not_count() {
        let mut log = log();
        let mut earlier = log[HEADER..HEADER + FRAME_HEADER + 4096].to_vec();
        earlier[8] ^= 1;
        log.extend(earlier);
        assert_eq!(incomplete_bytes(&*log).unwrap(), 0);
    }
}
