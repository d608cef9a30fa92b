//! How the players of finished games fared, and their statistics.

use crate::{
    Result, SeatResult, Store,
    database::{Row, Statement, values},
};

/// All finished games of an identity, of one game with one number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Which game.
    pub game: String,
    /// How many seats.
    pub players: u8,
    /// The number of games.
    pub played: u32,
    /// The number of games won.
    pub won: u32,
    /// The sum of all places.
    pub placings: i64,
    /// The sum of all scores.
    pub scores: i64,
    /// The best score.
    pub best: i32,
}

impl Store {
    /// An identity's statistics. Games in which it held several seats do not count.
    pub async fn statistics(&self, identity: &str) -> Result<Vec<Summary>> {
        let sql = "select game, players, count(*), cast(sum(case when place = 1 then 1 else 0 end) as bigint), \
             cast(sum(place) as bigint), cast(sum(score) as bigint), max(score) \
             from results where identity = $1 group by game, players order by game, players";
        let rows = self.read(sql, values![identity]).await?;
        rows.into_iter().map(read_summary).collect()
    }
}

/// Stores how seats of a table fared.
pub(crate) fn insert(
    table: &str,
    results: impl IntoIterator<Item = (u8, SeatResult)>,
    at: i64,
) -> Vec<Statement> {
    let sql = "insert into results (identity, game, players, table_id, seat, place, score, finished) \
         select s.identity, t.game, (select count(*) from seats where table_id = t.id), t.id, s.seat, \
         cast($1 as bigint), cast($2 as bigint), cast($3 as bigint) \
         from seats s join tables t on t.id = s.table_id \
         where s.table_id = $4 and s.seat = $5 and s.identity is not null \
         and (select count(*) from seats where table_id = t.id and identity = s.identity) = 1 \
         on conflict do nothing";
    let one = |(seat, it): (u8, SeatResult)| {
        Statement::new(sql, values![u32::from(it.placing), i64::from(it.score), at, table, u32::from(seat)])
    };
    results.into_iter().map(one).collect()
}

fn read_summary(mut row: Row) -> Result<Summary> {
    Ok(Summary {
        game: row.text()?,
        players: row.integer()?,
        played: row.integer()?,
        won: row.integer()?,
        placings: row.integer()?,
        scores: row.integer()?,
        best: row.integer()?,
    })
}
