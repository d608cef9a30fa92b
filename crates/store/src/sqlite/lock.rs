//! One process per file: group commit and claims rely on a single writer.

use std::{
    fs::{File, OpenOptions, TryLockError},
    os::unix::fs::OpenOptionsExt,
    path::Path,
};

use super::connection::MODE;
use crate::{Error, Result};

/// Locks a database until the returned file is closed. The lock has a file of its own, because closing the database
/// file would release the locks of SQLite.
pub(super) fn lock(path: &Path) -> Result<File> {
    let failed = |why: std::io::Error| Error::Unavailable(format!("{}: {why}", path.display()));
    // Different names of one file share its lock.
    let mut name = path.canonicalize().map_err(failed)?.into_os_string();
    name.push("-lock");
    let file =
        OpenOptions::new().write(true).create(true).truncate(false).mode(MODE).open(name).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Error::InUse(path.display().to_string())),
        Err(TryLockError::Error(why)) => Err(failed(why)),
    }
}
