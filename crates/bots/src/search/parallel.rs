//! Thinking on several cores: every core does its part, and the parts are put together in order.

use std::thread;

/// Runs `part` once per core and returns what each made of it, core 0 first.
///
/// With iteration budgets the result does not depend on which thread is done first.
pub fn on_cores<T: Send>(cores: usize, part: impl Fn(u64) -> T + Sync) -> Vec<T> {
    if cores <= 1 {
        return vec![part(0)];
    }
    thread::scope(|scope| {
        let part = &part;
        let others: Vec<_> = (1..cores as u64).map(|core| scope.spawn(move || part(core))).collect();
        let mut all = vec![part(0)];
        for other in others {
            all.push(other.join().expect("a search does not panic"));
        }
        all
    })
}

/// The seed of one core's stream of chance.
#[must_use]
pub const fn seed_of(seed: u64, core: u64) -> u64 {
    seed ^ core.wrapping_mul(0xA076_1D64_78BD_642F)
}
