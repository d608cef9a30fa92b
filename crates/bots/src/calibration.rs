//! Correction of win probabilities: search is overconfident, and each game measures by how much.

use tabletop::BySeat;

/// The probabilities with this share of them divided evenly among the seats. A certain win stays certain.
#[must_use]
pub fn shrunk(chances: &BySeat<f32>, shrinkage: f32) -> BySeat<f32> {
    const CERTAIN: f32 = 1.0 - 1e-6;
    if chances.as_slice().iter().any(|&it| it >= CERTAIN) {
        return *chances;
    }
    let even = shrinkage / f32::from(chances.seats());
    BySeat::from_fn(chances.seats(), |it| chances[it] * (1.0 - shrinkage) + even)
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    #[test]
    fn a_certain_win_stays_certain() {
        let won = BySeat::from_fn(3, |it| f32::from(it == Seat(1)));
        assert_eq!(shrunk(&won, 0.3), won);
    }

    #[test]
    fn shrinkage_moves_probabilities_towards_an_even_split() {
        let chances = BySeat::from_fn(2, |it| if it == Seat(0) { 0.9 } else { 0.1 });
        let half = shrunk(&chances, 0.5);
        assert!((half[Seat(0)] - 0.7).abs() < 1e-6 && (half[Seat(1)] - 0.3).abs() < 1e-6, "{half:?}");
    }
}
