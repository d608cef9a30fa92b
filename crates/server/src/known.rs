//! What a node knows of people: whose a token is, and who is banned. What it knows is trusted for a minute, unless word
//! comes that something has changed, from this node or another.

use std::{net::IpAddr, sync::Arc, time::Duration};

use protocol::Refusal;
use quick_cache::sync::Cache;
use store::{Ban, Identity, Scope, Store};
use table::Instant;
use tokio::sync::broadcast;

use crate::{
    error::{Result, unavailable},
    house::House,
    meters::Key,
    post::Post,
};

/// How long a node trusts what it knows.
const TRUST: Duration = Duration::from_secs(60);
/// The callers and addresses a node remembers.
const MOST: usize = 50_000;
/// Changes that a stream may fall behind; then it looks for itself.
const BACKLOG: usize = 256;
/// The use of a device is noted once in this time.
const NOTED: Duration = Duration::from_secs(3600);
/// The latest tables of somebody that learn of a new name at once; others read it when they are read.
const TABLES: u32 = 100;

/// Somebody with a token.
#[derive(Clone, Debug)]
pub(crate) struct Acquaintance {
    pub(crate) identity: Identity,
    /// What they are banned from.
    bans: Vec<Ban>,
}

impl Acquaintance {
    /// The ban from everything, if there is one.
    pub(crate) fn is_banned(&self, now: Instant) -> Result<()> {
        refuse(&self.bans, now)
    }
}

/// What a node knows of people.
#[derive(Debug)]
pub(crate) struct Known {
    /// By the hash of their token.
    callers: Cache<String, (Arc<Acquaintance>, Instant)>,
    addresses: Cache<String, (Arc<[Ban]>, Instant)>,
    /// The address each person last called from, as limits count it.
    places: Cache<String, Key>,
    /// Whoever has changed; empty if it may be anybody.
    changes: broadcast::Sender<Arc<str>>,
}

impl Default for Known {
    fn default() -> Self {
        Self {
            callers: Cache::new(MOST),
            addresses: Cache::new(MOST),
            places: Cache::new(MOST),
            changes: broadcast::Sender::new(BACKLOG),
        }
    }
}

impl Known {
    /// The person a token belongs to. `agent` is what the device says of itself.
    pub(crate) async fn caller(
        &self,
        store: &Store,
        hash: &str,
        agent: Option<&str>,
        now: Instant,
    ) -> Result<Option<Arc<Acquaintance>>> {
        if let Some((known, since)) = self.callers.get(hash)
            && now.since(since) < TRUST
        {
            return Ok(Some(known));
        }
        let Some(device) = store.device(hash).await.map_err(|it| unavailable(&it))? else { return Ok(None) };
        let bans = store.bans_of(&device.identity.id, now.millis()).await.map_err(|it| unavailable(&it))?;
        let label = agent.map(short);
        let is_new = label.as_ref().is_some_and(|it| *it != device.label);
        if is_new || now.since(Instant::from_millis(device.seen)) >= NOTED {
            tokio::spawn(note(store.clone(), hash.to_owned(), label.filter(|_| is_new), now));
        }
        let known = Arc::new(Acquaintance { identity: device.identity, bans });
        self.callers.insert(hash.to_owned(), (Arc::clone(&known), now));
        Ok(Some(known))
    }

    /// Somebody calls from an address.
    pub(crate) fn came(&self, id: &str, from: &Key) {
        if self.place_of(id).as_ref() != Some(from) {
            self.places.insert(id.to_owned(), from.clone());
        }
    }

    /// The address somebody last called from, if that was on this node lately.
    pub(crate) fn place_of(&self, id: &str) -> Option<Key> {
        self.places.get(id)
    }

    /// Refuses a banned address.
    pub(crate) async fn admit(&self, store: &Store, address: IpAddr, now: Instant) -> Result<()> {
        let subject = subject(address);
        if let Some((bans, since)) = self.addresses.get(&subject)
            && now.since(since) < TRUST
        {
            return refuse(&bans, now);
        }
        let bans = store.bans_of(&subject, now.millis()).await.map_err(|it| unavailable(&it))?;
        let bans: Arc<[Ban]> = bans.into();
        self.addresses.insert(subject, (Arc::clone(&bans), now));
        refuse(&bans, now)
    }

    /// Forgets what is known of a person or an address, and lets their streams know.
    pub(crate) fn changed(&self, id: &str) {
        self.callers.retain(|_, (known, _)| known.identity.id != id);
        self.addresses.remove(id);
        // Fails only while nobody follows anything.
        let _ = self.changes.send(id.into());
    }

    /// Anybody may have changed.
    pub(crate) fn missed(&self) {
        self.callers.clear();
        self.addresses.clear();
        let _ = self.changes.send("".into());
    }

    /// Word of everybody who changes from now on.
    pub(crate) fn changes(&self) -> broadcast::Receiver<Arc<str>> {
        self.changes.subscribe()
    }
}

/// Lets live tables know of somebody's new name.
pub(crate) async fn renamed(house: Arc<House>, id: String) {
    let tables = match house.store.tables_of(&id, store::Games::Unfinished, store::NEWEST, TABLES).await {
        Ok(tables) => tables,
        Err(error) => return tracing::warn!(%error, "live tables do not know of a new name"),
    };
    for mailbox in tables.iter().filter_map(|it| house.tables.here(&it.id)) {
        // A table that is just leaving memory will read the name anew.
        let _ = mailbox.send(Post::Renamed).await;
    }
}

/// Notes what a new device is.
pub(crate) async fn label(store: Store, hash: String, agent: Option<String>) {
    let Some(agent) = agent else { return };
    if let Err(error) = store.label_session(&hash, &short(&agent)).await {
        tracing::warn!(%error, "the name of a device was not noted");
    }
}

/// How bans name an address: an IPv6 network has one owner, so it counts as one.
pub(crate) fn subject(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(it) => it.to_string(),
        IpAddr::V6(it) => {
            let [a, b, c, d, ..] = it.segments();
            format!("{}/64", std::net::Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

fn refuse(bans: &[Ban], now: Instant) -> Result<()> {
    let everything = |it: &&Ban| it.scope == Scope::Everything && it.until.is_none_or(|it| it > now.millis());
    match bans.iter().find(everything) {
        Some(ban) => Err(Refusal::Banned { until: ban.until }.into()),
        None => Ok(()),
    }
}

/// Notes the use of a device, and what it is.
async fn note(store: Store, hash: String, label: Option<String>, now: Instant) {
    let noted = async {
        store.saw_session(&hash, now.millis()).await?;
        match label {
            Some(label) => store.label_session(&hash, &label).await,
            None => Ok(()),
        }
    };
    if let Err(error) = noted.await {
        tracing::warn!(%error, "the use of a device was not noted");
    }
}

/// A browser and a system, or the first word of what a program says of itself.
fn short(agent: &str) -> String {
    let named = |names: &[(&str, &'static str)]| names.iter().find(|it| agent.contains(it.0)).map(|it| it.1);
    // The order matters: most browsers claim to be others too.
    let browser = named(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser", "Samsung Internet"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("CriOS/", "Chrome"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = named(&[
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("CrOS", "ChromeOS"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ]);
    match (browser, system) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => {
            let word = agent.split(['/', ' ']).next().unwrap_or_default();
            word.chars().filter(|it| it.is_ascii_alphanumeric() || "-_.".contains(*it)).take(40).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_called_by_its_browser_and_system() {
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        let edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0";
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1";
        assert_eq!(short(firefox), "Firefox, Linux");
        assert_eq!(short(edge), "Edge, Windows");
        assert_eq!(short(phone), "Safari, iPhone");
        assert_eq!(short("Python-urllib/3.13"), "Python-urllib");
        assert_eq!(short("\u{1b}[31m<b>"), "31mb");
    }

    #[test]
    fn the_addresses_of_one_network_are_banned_together() {
        let subject = |it: &str| subject(it.parse().unwrap());
        assert_eq!(subject("2001:db8:1:2:3::4"), "2001:db8:1:2::/64");
        assert_eq!(subject("::ffff:192.0.2.1"), "192.0.2.1");
    }
}
