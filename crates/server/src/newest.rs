//! A place for the newest of what somebody asks for: whatever was asked for before is given up.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::oneshot;

/// Places by person, each with what gives it up.
#[derive(Debug, Default)]
pub(crate) struct Newest {
    places: Mutex<HashMap<String, Vec<(u64, oneshot::Sender<()>)>>>,
}

impl Newest {
    /// Takes a place; if somebody has as many as they may, their oldest is given up.
    pub(crate) fn enter(self: &Arc<Self>, who: &str, number: u64, most: usize) -> Place {
        let (give_up, given_up) = oneshot::channel();
        let mut places = self.places();
        let own = places.entry(who.to_owned()).or_default();
        while own.len() >= most {
            // Dropping the sender is heard at the other end.
            own.remove(0);
        }
        own.push((number, give_up));
        drop(places);
        Place { newest: Arc::clone(self), who: who.to_owned(), number, given_up }
    }

    fn places(&self) -> MutexGuard<'_, HashMap<String, Vec<(u64, oneshot::Sender<()>)>>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place of somebody.
#[derive(Debug)]
pub(crate) struct Place {
    newest: Arc<Newest>,
    who: String,
    number: u64,
    given_up: oneshot::Receiver<()>,
}

impl Place {
    /// Returns when a newer one has taken the place.
    pub(crate) async fn given_up(&mut self) {
        let _ = (&mut self.given_up).await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut places = self.newest.places();
        if let Some(own) = places.get_mut(&self.who) {
            own.retain(|it| it.0 != self.number);
            if own.is_empty() {
                places.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_newest_takes_the_place_of_the_oldest_and_of_nobody_else() {
        let newest = Arc::new(Newest::default());
        let (mut first, mut other) = (newest.enter("ada", 1, 1), newest.enter("bo", 2, 1));
        let mut second = newest.enter("ada", 3, 1);
        first.given_up().await;
        let kept = tokio::time::timeout(std::time::Duration::ZERO, async {
            tokio::select! { () = second.given_up() => {}, () = other.given_up() => {} }
        });
        assert!(kept.await.is_err(), "neither the newest nor somebody else's");
        drop((first, second, other));
        assert!(newest.places().is_empty());
    }
}
