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
        let token = "insert into tokens (hash, identity, created, seen) values ($1, $2, $3, $3) \
             on conflict do nothing";
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

    /// The device that holds a token, and the identity it can act as.
    pub async fn device(&self, token_hash: &str) -> Result<Option<Device>> {
        let sql = "select i.id, i.name, i.created, t.label, t.seen \
             from tokens t join identities i on i.id = t.identity where t.hash = $1";
        let mut rows = self.read(sql, values![token_hash]).await?;
        let read = |row: &mut Row| {
            Ok(Device { identity: read_identity(row)?, label: row.text()?, seen: row.integer()? })
        };
        rows.first_mut().map(read).transpose()
    }

    /// Changes an identity's name.
    pub async fn rename(&self, identity: &str, name: &str) -> Result<()> {
        let sql = "update identities set name = $1 where id = $2";
        self.write(sql, values![name, identity]).await?;
        self.announce_person(identity);
        Ok(())
    }

    /// Changes an identity's name in everything that it has written too, and returns the tables where it has; `None` if
    /// there is no such identity.
    pub async fn replace_name(&self, identity: &str, name: &str) -> Result<Option<Vec<String>>> {
        let rename = "update identities set name = $1 where id = $2 and id <> $3";
        let written = "update chat set name = $1 where identity = $2 returning table_id";
        let statements = vec![
            Statement::checked(rename, values![name, identity, crate::FORGOTTEN]),
            Statement::new(written, values![name, identity]),
        ];
        let rows = match self.0.write(statements).await {
            Ok(rows) => rows,
            Err(crate::Error::Conflict) => return Ok(None),
            Err(error) => return Err(error),
        };
        let tables: std::collections::BTreeSet<String> =
            rows.into_iter().map(|mut it| it.text()).collect::<Result<_>>()?;
        for table in &tables {
            self.0.announce(crate::News::Unsaid { table: table.clone() });
        }
        self.announce_person(identity);
        Ok(Some(tables.into_iter().collect()))
    }

    /// Lets all nodes know that something about a person or an address has changed.
    pub(crate) fn announce_person(&self, id: &str) {
        self.0.announce(crate::News::Person { id: id.to_owned() });
    }

    /// Stores a one-time code that gives another device a token for the same identity.
    pub async fn add_code(&self, code_hash: &str, identity: &str, expires: i64) -> Result<()> {
        let sql = "insert into codes (hash, identity, expires) values ($1, $2, $3) on conflict do nothing";
        self.write(sql, values![code_hash, identity, expires]).await.map(drop)
    }

    /// Uses a code up; its identity can then be reached by the new token too. `None` if there is no such code or it
    /// has expired. Of more than [`MOST_DEVICES`] those that were used least lately are signed out.
    pub async fn claim_code(&self, code_hash: &str, token_hash: &str, now: i64) -> Result<Option<Identity>> {
        let token = "insert into tokens (hash, identity, created, seen) \
             select $1, identity, $2, $2 from codes where hash = $3 and expires >= $2 on conflict do nothing";
        let statements = vec![
            Statement::new(token, values![token_hash, now, code_hash]),
            Statement::new("delete from codes where hash = $1", values![code_hash]),
            Statement::new(SIGN_OUT_OLDEST, values![token_hash, MOST_DEVICES]),
            Statement::new(IDENTITY_OF_TOKEN, values![token_hash]),
        ];
        let identity = one_identity(self.0.write(statements).await?)?;
        if let Some(identity) = &identity {
            self.announce_person(&identity.id);
        }
        Ok(identity)
    }

    /// The devices that can act as an identity, the last used first.
    pub async fn sessions(&self, identity: &str) -> Result<Vec<Session>> {
        let sql = "select substr(hash, 1, 16), label, created, seen from tokens where identity = $1 \
             order by seen desc, hash";
        self.read(sql, values![identity]).await?.into_iter().map(read_session).collect()
    }

    /// Names the device that holds a token.
    pub async fn label_session(&self, token_hash: &str, label: &str) -> Result<()> {
        let sql = "update tokens set label = $1 where hash = $2";
        self.write(sql, values![label, token_hash]).await.map(drop)
    }

    /// Notes that a token was used. Times only grow.
    pub async fn saw_session(&self, token_hash: &str, at: i64) -> Result<()> {
        let sql = "update tokens set seen = $1 where hash = $2 and seen < $1";
        self.write(sql, values![at, token_hash]).await.map(drop)
    }

    /// Takes the token from a device, and returns whether it had one. Codes that it may have made are void.
    pub async fn revoke_session(&self, identity: &str, session: &str) -> Result<bool> {
        let sql = "delete from tokens where identity = $1 and substr(hash, 1, 16) = $2 returning 1";
        let statements = vec![
            Statement::new(VOID_CODES, values![identity]),
            Statement::new(sql, values![identity, session]),
        ];
        let revoked = !self.0.write(statements).await?.is_empty();
        self.announce_person(identity);
        Ok(revoked)
    }

    /// Takes the tokens from all devices but one, and returns how many there were. Codes that they may have made are
    /// void.
    pub async fn revoke_other_sessions(&self, identity: &str, token_hash: &str) -> Result<u32> {
        let sql = "delete from tokens where identity = $1 and hash <> $2 returning 1";
        let statements = vec![
            Statement::new(VOID_CODES, values![identity]),
            Statement::new(sql, values![identity, token_hash]),
        ];
        let revoked = self.0.write(statements).await?.len() as u32;
        self.announce_person(identity);
        Ok(revoked)
    }
}

/// The device that holds a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// The identity that it can act as.
    pub identity: Identity,
    /// The name of the device.
    pub label: String,
    /// When it was last used.
    pub seen: i64,
}

/// A device that can act as an identity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The beginning of its token's hash, which cannot be used as a token.
    pub id: String,
    /// The name of the device.
    pub label: String,
    /// Since when.
    pub created: i64,
    /// When it was last used.
    pub seen: i64,
}

fn read_session(mut row: Row) -> Result<Session> {
    Ok(Session { id: row.text()?, label: row.text()?, created: row.integer()?, seen: row.integer()? })
}

/// The devices that can act as one identity.
pub const MOST_DEVICES: u32 = 50;

const SIGN_OUT_OLDEST: &str = "delete from tokens where identity = (select identity from tokens where hash = $1) \
     and hash not in (select hash from tokens where identity = (select identity from tokens where hash = $1) \
     order by seen desc, created desc, hash limit $2)";

const VOID_CODES: &str = "delete from codes where identity = $1";

const IDENTITY_OF_TOKEN: &str =
    "select i.id, i.name, i.created from tokens t join identities i on i.id = t.identity where t.hash = $1";

fn one_identity(rows: Vec<Row>) -> Result<Option<Identity>> {
    rows.into_iter().next().as_mut().map(read_identity).transpose()
}

pub(crate) fn read_identity(row: &mut Row) -> Result<Identity> {
    Ok(Identity { id: row.text()?, name: row.text()?, created: row.integer()? })
}
