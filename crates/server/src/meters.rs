//! Counting against the limits: how often somebody asks, and how much somebody holds.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter, clock::Clock};
use protocol::{Limit, Refusal};
use table::Cost;

use crate::limits::{Limits, TABLE, What, Within, written};

/// Whose something is counted as.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Key {
    Identity(String),
    Address(IpAddr),
    Everybody,
}

impl Key {
    /// A caller's address. Whoever has one IPv6 address has all with the same first 64 bits.
    pub(crate) fn address(address: IpAddr) -> Self {
        Self::Address(match address.to_canonical() {
            IpAddr::V4(it) => it.into(),
            IpAddr::V6(it) => {
                let [a, b, c, d, ..] = it.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
        })
    }
}

/// What a game with bots of this cost counts as.
pub(crate) fn games(cost: Cost, owner: Key, address: Option<Key>) -> Vec<(Limit, Key)> {
    let mut games = vec![(Limit::BotGames, owner.clone())];
    games.extend(address.clone().map(|it| (Limit::AddressBotGames, it)));
    if cost == Cost::Search {
        games.push((Limit::StrongGames, owner));
        games.extend(address.map(|it| (Limit::AddressStrongGames, it)));
    }
    games
}

/// Keys that are remembered before quiet ones are forgotten, which is looked for now and then.
const REMEMBERED: usize = 10_000;
const FORGET: Duration = Duration::from_secs(10);
/// If something has to end first, try again after this many seconds.
const TRY_AGAIN: u32 = 30;

/// The counts of a node.
#[derive(Debug)]
pub(crate) struct Meters {
    limits: Limits,
    rates: Vec<(Limit, DefaultKeyedRateLimiter<Key>)>,
    held: Mutex<HashMap<(Limit, Key), u32>>,
    started: Instant,
    /// When quiet keys were last forgotten, in seconds since the start.
    forgot: AtomicU64,
}

impl Meters {
    pub(crate) fn new(limits: Limits) -> Arc<Self> {
        let rate = |limit: Limit, seconds: u32| {
            let most = NonZeroU32::new(limits.most(limit)?)?;
            let quota = Quota::with_period(Duration::from_secs(seconds.into()) / most.get())?;
            Some((limit, RateLimiter::keyed(quota.allow_burst(most))))
        };
        let rates = TABLE.iter().filter_map(|row| match (row.what, row.within) {
            (What::Asked(limit), Within::Seconds(seconds)) => rate(limit, seconds),
            _ => None,
        });
        let rates = rates.collect();
        let (held, started) = (Mutex::default(), Instant::now());
        Arc::new(Self { limits, rates, held, started, forgot: AtomicU64::new(0) })
    }

    /// Counts something that somebody asks for.
    pub(crate) fn count(&self, limit: Limit, key: &Key) -> Result<(), Refusal> {
        let Some((_, rate)) = self.rates.iter().find(|it| it.0 == limit) else { return Ok(()) };
        if rate.len() > REMEMBERED && self.is_time_to_forget() {
            rate.retain_recent();
        }
        rate.check_key(key).map_err(|until| {
            let wait = until.wait_time_from(governor::clock::DefaultClock::default().now());
            refused(limit, wait.as_secs() as u32 + 1)
        })
    }

    fn is_time_to_forget(&self) -> bool {
        let now = self.started.elapsed().as_secs();
        let last = self.forgot.load(Ordering::Relaxed);
        now >= last + FORGET.as_secs()
            && self.forgot.compare_exchange(last, now, Ordering::Relaxed, Ordering::Relaxed).is_ok()
    }

    /// Refuses if there is already as much as there may be.
    pub(crate) fn compare(&self, limit: Limit, there: u32) -> Result<(), Refusal> {
        match self.limits.most(limit) {
            Some(most) if there >= most => Err(refused(limit, try_again(limit))),
            _ => Ok(()),
        }
    }

    /// Counts something for as long as what is returned is kept.
    pub(crate) fn hold(self: &Arc<Self>, limit: Limit, key: Key) -> Result<Held, Refusal> {
        let mut held = self.held();
        let there = held.get(&(limit, key.clone())).copied().unwrap_or(0);
        self.compare(limit, there)?;
        Ok(self.add(&mut held, limit, key))
    }

    /// Counts something that is there already.
    pub(crate) fn note(self: &Arc<Self>, limit: Limit, key: Key) -> Held {
        let mut held = self.held();
        self.add(&mut held, limit, key)
    }

    fn add(self: &Arc<Self>, held: &mut HashMap<(Limit, Key), u32>, limit: Limit, key: Key) -> Held {
        *held.entry((limit, key.clone())).or_default() += 1;
        metrics::gauge!("howlcrown_held", "limit" => written(&limit)).increment(1.0);
        Held { meters: Arc::clone(self), limit, key }
    }

    fn held(&self) -> MutexGuard<'_, HashMap<(Limit, Key), u32>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// When what is counted elsewhere may be there again, in seconds.
fn try_again(limit: Limit) -> u32 {
    let row = TABLE.iter().find(|it| it.what == What::Asked(limit));
    match row.map(|it| it.within) {
        Some(Within::Seconds(seconds)) => seconds,
        Some(Within::AtOnce) | None => TRY_AGAIN,
    }
}

fn refused(what: Limit, seconds: u32) -> Refusal {
    metrics::counter!("howlcrown_limited_total", "limit" => written(&what)).increment(1);
    Refusal::TooMany { what, seconds }
}

/// Something that somebody holds.
#[derive(Debug)]
pub(crate) struct Held {
    meters: Arc<Meters>,
    limit: Limit,
    key: Key,
}

impl Drop for Held {
    fn drop(&mut self) {
        let key = (self.limit, self.key.clone());
        let mut held = self.meters.held();
        if let Some(count) = held.get_mut(&key) {
            *count -= 1;
            if *count == 0 {
                held.remove(&key);
            }
        }
        metrics::gauge!("howlcrown_held", "limit" => written(&self.limit)).decrement(1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(address: &str) -> Key {
        Key::address(address.parse().unwrap())
    }

    #[test]
    fn a_network_of_ipv6_addresses_counts_as_one() {
        assert_eq!(key("2001:db8:1:2::1"), key("2001:db8:1:2:ffff::9"));
        assert_ne!(key("2001:db8:1:2::1"), key("2001:db8:1:3::1"));
        assert_ne!(key("192.0.2.1"), key("192.0.2.2"));
        assert_eq!(key("::ffff:192.0.2.1"), key("192.0.2.1"));
        let meters = Meters::new(Limits::default().with("guests=5").unwrap());
        let accepted =
            (0..60).filter(|it| meters.count(Limit::Guests, &key(&format!("2001:db8::{it}"))).is_ok());
        assert_eq!(accepted.count(), 5, "sixty addresses of one household");
    }

    #[test]
    fn what_is_held_is_counted_until_it_is_let_go() {
        let meters = Meters::new(Limits::default().with("streams=2").unwrap());
        let hold = |who: &str| meters.hold(Limit::Streams, Key::Identity(who.to_owned()));
        let first = hold("ada").unwrap();
        let _second = hold("ada").unwrap();
        let _other = hold("bo").unwrap();
        assert!(matches!(hold("ada"), Err(Refusal::TooMany { what: Limit::Streams, seconds: 1.. })));
        drop(first);
        let third = hold("ada").unwrap();
        assert!(hold("ada").is_err());
        drop((third, _second, _other));
        assert!(meters.held().is_empty(), "nothing is remembered of those who hold nothing");
    }

    #[test]
    fn a_refusal_says_when_to_try_again() {
        let meters = Meters::new(Limits::default().with("guests=2").unwrap());
        let ask = || meters.count(Limit::Guests, &key("192.0.2.1"));
        assert!(ask().is_ok() && ask().is_ok());
        assert!(matches!(ask(), Err(Refusal::TooMany { what: Limit::Guests, seconds: 200..=301 })));
        let reports = meters.compare(Limit::Reports, 20);
        assert_eq!(reports, Err(Refusal::TooMany { what: Limit::Reports, seconds: 86_400 }));
        let off = Meters::new(Limits::off());
        assert!((0..1_000).all(|_| off.count(Limit::Guests, &Key::Everybody).is_ok()));
    }
}
