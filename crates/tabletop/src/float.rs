//! Exponentials, logarithms and powers with the same result on every machine.
//!
//! The standard library leaves these to each platform's C library, and those differ in the last bit: a bot would then
//! play differently in a browser. Everything else (`+`, `-`, `*`, `/`, `sqrt`, rounding) is exact everywhere.

/// e to the power of `x`.
#[inline]
#[must_use]
pub fn exp(x: f32) -> f32 {
    libm::expf(x)
}

/// The natural logarithm of `x`.
#[inline]
#[must_use]
pub fn ln(x: f32) -> f32 {
    libm::logf(x)
}

/// `base` to the power of `exponent`.
#[inline]
#[must_use]
pub fn powf(base: f32, exponent: f32) -> f32 {
    libm::powf(base, exponent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_the_same_to_the_bit_on_every_machine() {
        let mut hash = 0_u64;
        for step in 1..=20_000_u32 {
            let x = step as f32 / 1000.0;
            for it in [exp(-x), exp(x), ln(x), powf(x, 0.4)] {
                hash = hash.rotate_left(5).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(it.to_bits());
            }
        }
        assert_eq!(hash, 0x14dc_6cda_f833_b578, "{hash:#x}");
    }
}
