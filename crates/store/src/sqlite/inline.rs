//! A database that executes every statement at once, on the thread that asks: in memory, or a file that is only read.

use std::{path::Path, sync::Mutex};

use async_trait::async_trait;
use tokio::sync::broadcast;

use super::{DIALECT, blocking, closed, connection::Connection, schema};
use crate::{
    News, Result,
    database::{Database, Dialect, Row, Statement},
};

/// A connection that is taken out when the store closes.
#[derive(Debug)]
pub struct Inline(Mutex<Option<Connection>>);

impl Inline {
    /// An empty database in memory.
    ///
    /// # Errors
    /// There is not enough memory.
    pub fn memory() -> Result<Self> {
        let mut conn = Connection::memory()?;
        schema::upgrade(&mut conn)?;
        Ok(Self(Mutex::new(Some(conn))))
    }

    /// A file as it is now, without ever changing it. A file of an older program is upgraded in memory.
    ///
    /// # Errors
    /// There is no such file, or it is not a database of this program.
    pub async fn read_only(path: impl AsRef<Path>) -> Result<Self> {
        let path = path.as_ref().to_owned();
        blocking(move || {
            let mut conn = Connection::read_only(&path)?;
            if !schema::is_current(&conn)? {
                conn = conn.copy_to_memory()?;
                schema::upgrade(&mut conn)?;
            }
            // All reads see the same state.
            conn.batch("begin")?;
            Ok(Self(Mutex::new(Some(conn))))
        })
        .await
    }

    fn with<T>(&self, work: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        let conn = self.0.lock().map_err(|_| closed())?;
        work(conn.as_ref().ok_or_else(closed)?)
    }
}

#[async_trait]
impl Database for Inline {
    async fn read(&self, statement: Statement) -> Result<Vec<Row>> {
        self.with(|conn| conn.execute(&statement))
    }

    async fn write(&self, statements: Vec<Statement>) -> Result<Vec<Row>> {
        self.with(|conn| conn.transaction(|| conn.execute_all(&statements)))
    }

    fn dialect(&self) -> &'static Dialect {
        &DIALECT
    }

    async fn vacuum(&self) -> Result<()> {
        self.with(|conn| conn.batch("vacuum"))
    }

    fn announce(&self, _news: News) {}

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        None
    }

    async fn close(&self) {
        if let Ok(mut conn) = self.0.lock() {
            *conn = None;
        }
    }
}
