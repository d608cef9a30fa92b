//! A small pool of connections that only read.

use std::{
    path::Path,
    sync::{Arc, Mutex},
};

use tokio::sync::Semaphore;

use super::{blocking, closed, connection::Connection};
use crate::{
    Result,
    database::{Row, Statement},
};

/// Reading is a matter of processor time, which more connections do not add.
const CONNECTIONS: usize = 4;

/// The pool.
#[derive(Debug)]
pub(super) struct Readers {
    /// One permit for each idle connection.
    permits: Arc<Semaphore>,
    idle: Arc<Mutex<Vec<Connection>>>,
}

impl Readers {
    pub(super) fn open(path: &Path) -> Result<Self> {
        let idle = (0..CONNECTIONS).map(|_| Connection::read_only(path)).collect::<Result<Vec<_>>>()?;
        Ok(Self { permits: Arc::new(Semaphore::new(CONNECTIONS)), idle: Arc::new(Mutex::new(idle)) })
    }

    pub(super) async fn read(&self, statement: Statement) -> Result<Vec<Row>> {
        let permit = Arc::clone(&self.permits).acquire_owned().await.map_err(|_| closed())?;
        let idle = Arc::clone(&self.idle);
        // The connection returns to the pool even if the caller no longer waits.
        blocking(move || {
            let conn = idle.lock().map_err(|_| closed())?.pop().ok_or_else(closed)?;
            let rows = conn.execute(&statement);
            if let Ok(mut idle) = idle.lock() {
                idle.push(conn);
            }
            drop(permit);
            rows
        })
        .await
    }

    /// Refuses further reads and closes all idle connections.
    pub(super) fn close(&self) {
        self.permits.close();
        if let Ok(mut idle) = self.idle.lock() {
            idle.clear();
        }
    }
}
