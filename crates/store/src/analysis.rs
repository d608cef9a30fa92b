//! What bots have computed about a table, stored because it is expensive to compute again.

use crate::{
    Result, Store,
    database::{Statement, values},
};

impl Store {
    /// Stores the answer to a question, in place of an older one.
    pub async fn remember(&self, table: &str, question: &str, answer: &str) -> Result<()> {
        self.0.write(vec![remember(table, question, answer)]).await.map(drop)
    }

    /// The stored answer to a question.
    pub async fn recall(&self, table: &str, question: &str) -> Result<Option<String>> {
        let sql = "select answer from analysis where table_id = $1 and question = $2";
        let mut rows = self.read(sql, values![table, question]).await?;
        rows.first_mut().map(|it| it.text()).transpose()
    }

    /// All stored answers about a table, each with its question.
    pub async fn answers(&self, table: &str) -> Result<Vec<(String, String)>> {
        let sql = "select question, answer from analysis where table_id = $1 order by question";
        let rows = self.read(sql, values![table]).await?;
        rows.into_iter().map(|mut it| Ok((it.text()?, it.text()?))).collect()
    }
}

pub(crate) fn remember(table: &str, question: &str, answer: &str) -> Statement {
    let sql = "insert into analysis (table_id, question, answer) values ($1, $2, $3) \
         on conflict (table_id, question) do update set answer = excluded.answer";
    Statement::new(sql, values![table, question, answer])
}
