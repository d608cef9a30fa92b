//! The server's own histograms, compared before and after a phase.

use std::collections::HashMap;

use anyhow::{Context, Result};
use client::Client;

/// The stages of a move in the order in which they happen: metric and short name.
pub(crate) const STAGES: [(&str, &str); 4] = [
    ("howlcrown_store_wait_seconds", "wait"),
    ("howlcrown_store_write_seconds", "write"),
    ("howlcrown_store_checkpoint_seconds", "checkpoint"),
    ("howlcrown_move_seconds", "stored"),
];

/// Histogram buckets of each stage: upper bound in seconds and cumulative count.
#[derive(Debug, Default)]
pub(crate) struct Stages(HashMap<String, Vec<(f64, u64)>>);

impl Stages {
    /// Asks the server.
    pub(crate) async fn read(host: &str) -> Result<Self> {
        let reply = Client::new(host, None).get("/metrics").await?;
        Self::parse(str::from_utf8(&reply.body)?)
    }

    fn parse(text: &str) -> Result<Self> {
        let mut stages: HashMap<String, Vec<(f64, u64)>> = HashMap::new();
        for line in text.lines() {
            let Some((name, rest)) = line.split_once("_bucket{le=\"") else { continue };
            let (most, count) = rest.split_once("\"} ").context("not a bucket")?;
            let most = if most == "+Inf" { f64::INFINITY } else { most.parse()? };
            stages.entry(name.to_owned()).or_default().push((most, count.parse()?));
        }
        Ok(Self(stages))
    }

    /// Upper bound of this quantile since `before`, in milliseconds.
    pub(crate) fn since(&self, before: &Self, stage: &str, share: f64) -> Option<f64> {
        let now = self.0.get(stage)?;
        let old = |most: f64| {
            let buckets = before.0.get(stage)?;
            buckets.iter().find(|it| it.0 == most).map(|it| it.1)
        };
        let counts: Vec<(f64, u64)> = now.iter().map(|it| (it.0, it.1 - old(it.0).unwrap_or(0))).collect();
        let all = counts.last()?.1;
        let enough = (all as f64 * share).ceil() as u64;
        counts.iter().find(|it| all > 0 && it.1 >= enough).map(|it| it.0 * 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_cover_only_the_time_since() {
        let read = |counts: [u32; 3]| {
            let [few, more, all] = counts;
            let text = format!(
                "# TYPE a histogram\na_bucket{{le=\"0.001\"}} {few}\na_bucket{{le=\"0.002\"}} {more}\n\
                 a_bucket{{le=\"+Inf\"}} {all}\na_sum 3\na_count {all}\n"
            );
            Stages::parse(&text).unwrap()
        };
        let (before, after) = (read([0, 0, 100]), read([90, 99, 200]));
        assert_eq!(after.since(&before, "a", 0.5), Some(1.0));
        assert_eq!(after.since(&before, "a", 0.99), Some(2.0));
        assert_eq!(after.since(&before, "a", 1.0), Some(f64::INFINITY));
        assert_eq!(after.since(&after, "a", 0.5), None, "nothing has happened");
        assert_eq!(after.since(&Stages::default(), "b", 0.5), None);
    }
}
