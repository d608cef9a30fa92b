//! Identities, the tokens of their devices, and the codes that add a device.

use crate::{
    Identity, Result, Store,
    database::{Row, Statement, values},
};

impl Store {
    /// Adds an identity, or a token to one that exists.
    pub async fn add_identity(&self, identity: &Identity, token_hash: &str) -> Result<()> {
        let Identity { id, name, created } = identity;
        let add = "insert into identities (id, name, created) values ($1, $2, $3) on conflict do nothing";
        let token = "insert into tokens (hash, identity, created) values ($1, $2, $3) on conflict do nothing";
        let statements = vec![
            Statement::new(add, values![id, name, *created]),
            Statement::new(token, values![token_hash, id, *created]),
        ];
        self.0.write(statements).await.map(drop)
    }

    /// The identity that a token belongs to.
    pub async fn identity(&self, token_hash: &str) -> Result<Option<Identity>> {
        one_identity(self.read(IDENTITY_OF_TOKEN, values![token_hash]).await?)
    }

    /// Changes an identity's name.
    pub async fn rename(&self, identity: &str, name: &str) -> Result<()> {
        let sql = "update identities set name = $1 where id = $2";
        self.write(sql, values![name, identity]).await.map(drop)
    }

    /// Stores a one-time code that gives another device a token for the same identity.
    pub async fn add_code(&self, code_hash: &str, identity: &str, expires: i64) -> Result<()> {
        let sql = "insert into codes (hash, identity, expires) values ($1, $2, $3) on conflict do nothing";
        self.write(sql, values![code_hash, identity, expires]).await.map(drop)
    }

    /// Uses a code up; its identity can then be reached by the new token too. `None` if there is no such code or it
    /// has expired.
    pub async fn claim_code(&self, code_hash: &str, token_hash: &str, now: i64) -> Result<Option<Identity>> {
        let token = "insert into tokens (hash, identity, created) \
             select $1, identity, $2 from codes where hash = $3 and expires >= $2 on conflict do nothing";
        let statements = vec![
            Statement::new(token, values![token_hash, now, code_hash]),
            Statement::new("delete from codes where hash = $1", values![code_hash]),
            Statement::new(IDENTITY_OF_TOKEN, values![token_hash]),
        ];
        one_identity(self.0.write(statements).await?)
    }
}

const IDENTITY_OF_TOKEN: &str =
    "select i.id, i.name, i.created from tokens t join identities i on i.id = t.identity where t.hash = $1";

fn one_identity(rows: Vec<Row>) -> Result<Option<Identity>> {
    rows.into_iter().next().as_mut().map(read_identity).transpose()
}

pub(crate) fn read_identity(row: &mut Row) -> Result<Identity> {
    Ok(Identity { id: row.text()?, name: row.text()?, created: row.integer()? })
}
