//! A queue that is fair by owner: each owner's next job is taken in turn, however many somebody has.

use std::collections::VecDeque;

/// A queue that is fair by owner.
#[derive(Debug)]
pub(crate) struct FairQueue<T> {
    owners: VecDeque<(String, VecDeque<T>)>,
}

impl<T> Default for FairQueue<T> {
    fn default() -> Self {
        Self { owners: VecDeque::new() }
    }
}

impl<T> FairQueue<T> {
    pub(crate) fn push(&mut self, owner: String, job: T) {
        match self.owners.iter_mut().find(|it| it.0 == owner) {
            Some((_, jobs)) => jobs.push_back(job),
            None => self.owners.push_back((owner, VecDeque::from([job]))),
        }
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        let (owner, mut jobs) = self.owners.pop_front()?;
        let job = jobs.pop_front();
        if !jobs.is_empty() {
            self.owners.push_back((owner, jobs));
        }
        job
    }

    /// Drops what nobody wants any more of an owner's jobs, and returns how many there were.
    pub(crate) fn drop_of(&mut self, owner: &str, mut unwanted: impl FnMut(&T) -> bool) -> usize {
        let Some(index) = self.owners.iter().position(|it| it.0 == owner) else { return 0 };
        let jobs = &mut self.owners[index].1;
        let before = jobs.len();
        jobs.retain(|it| !unwanted(it));
        let dropped = before - jobs.len();
        if jobs.is_empty() {
            self.owners.remove(index);
        }
        dropped
    }

    /// How many jobs wait.
    pub(crate) fn len(&self) -> usize {
        self.owners.iter().map(|it| it.1.len()).sum()
    }

    /// How many jobs of an owner wait.
    pub(crate) fn len_of(&self, owner: &str) -> usize {
        self.owners.iter().find(|it| it.0 == owner).map_or(0, |it| it.1.len())
    }

    /// How many jobs are taken before the first that is meant, if nothing else comes.
    pub(crate) fn ahead_of(&self, mut meant: impl FnMut(&T) -> bool) -> Option<usize> {
        let (place, (owner, depth)) = self
            .owners
            .iter()
            .enumerate()
            .find_map(|(place, (_, jobs))| Some((place, (place, jobs.iter().position(&mut meant)?))))?;
        let ahead = |(number, (_, jobs)): (usize, &(String, VecDeque<T>))| match number {
            it if it == owner => depth,
            it => jobs.len().min(depth + usize::from(it < place)),
        };
        Some(self.owners.iter().enumerate().map(ahead).sum())
    }
}

/// A queue that is fair by place, and at each place by owner: many names at one address have one turn together.
#[derive(Debug)]
pub(crate) struct FairByPlace<P, T> {
    places: VecDeque<(P, FairQueue<T>)>,
}

impl<P, T> Default for FairByPlace<P, T> {
    fn default() -> Self {
        Self { places: VecDeque::new() }
    }
}

impl<P: PartialEq, T> FairByPlace<P, T> {
    pub(crate) fn push(&mut self, place: P, owner: String, job: T) {
        if let Some((_, jobs)) = self.places.iter_mut().find(|it| it.0 == place) {
            return jobs.push(owner, job);
        }
        let mut jobs = FairQueue::default();
        jobs.push(owner, job);
        self.places.push_back((place, jobs));
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        let (place, mut jobs) = self.places.pop_front()?;
        let job = jobs.pop();
        if jobs.len() > 0 {
            self.places.push_back((place, jobs));
        }
        job
    }

    /// Drops what nobody wants any more of an owner's jobs.
    pub(crate) fn drop_of(&mut self, owner: &str, mut unwanted: impl FnMut(&T) -> bool) {
        for (_, jobs) in &mut self.places {
            jobs.drop_of(owner, &mut unwanted);
        }
        self.places.retain(|it| it.1.len() > 0);
    }

    /// How many jobs wait.
    pub(crate) fn len(&self) -> usize {
        self.places.iter().map(|it| it.1.len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_names_at_one_place_delay_another_place_by_one() {
        let mut queue = FairByPlace::default();
        for job in 0..100 {
            queue.push("here", format!("name {job}"), job);
        }
        queue.push("there", "modest".to_owned(), 1_000);
        queue.push("here", "name 0".to_owned(), 100);
        assert_eq!(queue.len(), 102);
        assert_eq!([queue.pop(), queue.pop(), queue.pop()], [Some(0), Some(1_000), Some(1)]);
        queue.drop_of("name 0", |_| true);
        assert_eq!(queue.pop(), Some(2));
        assert_eq!(std::iter::from_fn(|| queue.pop()).count(), 97);
    }

    #[test]
    fn somebody_with_many_jobs_delays_another_by_one() {
        let mut queue = FairQueue::default();
        for job in 0..100 {
            queue.push("greedy".to_owned(), job);
        }
        queue.push("modest".to_owned(), 1_000);
        assert_eq!(queue.ahead_of(|it| *it == 1_000), Some(1));
        assert_eq!(queue.ahead_of(|it| *it == 2), Some(3));
        assert_eq!((queue.len(), queue.len_of("greedy")), (101, 100));
        assert_eq!([queue.pop(), queue.pop(), queue.pop()], [Some(0), Some(1_000), Some(1)]);
        assert_eq!(queue.drop_of("greedy", |it| it % 2 == 0), 49);
        assert_eq!(std::iter::from_fn(|| queue.pop()).count(), 49);
        assert_eq!(queue.drop_of("greedy", |_| true), 0);
    }
}
