//! Named features for the judgement of a game.

/// Defines `Feature`, an enum of what a judgement adds up, and `PerFeature`, a number for each of them.
///
/// The text behind a feature is its key in the game's texts; features of one key are explained together.
#[macro_export]
macro_rules! features {
    ($($(#[$doc:meta])* $feature:ident = $key:literal,)*) => {
        /// What the judgement of a position adds up.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Feature {
            $($(#[$doc])* $feature,)*
        }

        impl Feature {
            /// Every feature, in the order of tables of weights.
            pub const ALL: [Self; [$($key),*].len()] = [$(Self::$feature),*];

            /// Its key in the game's texts.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$feature => $key,)*
                }
            }
        }

        /// A number for each feature.
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        pub(crate) struct PerFeature(pub(crate) [f32; Feature::ALL.len()]);

        impl PerFeature {
            pub(crate) const ZERO: Self = Self([0.0; Feature::ALL.len()]);

            /// The sum of all amounts, each times its weight.
            pub(crate) fn dot(&self, weights: &Self) -> f32 {
                self.0.iter().zip(&weights.0).map(|(amount, weight)| amount * weight).sum()
            }
        }

        impl std::ops::Index<Feature> for PerFeature {
            type Output = f32;

            #[inline]
            fn index(&self, feature: Feature) -> &f32 {
                &self.0[feature as usize]
            }
        }

        impl std::ops::IndexMut<Feature> for PerFeature {
            #[inline]
            fn index_mut(&mut self, feature: Feature) -> &mut f32 {
                &mut self.0[feature as usize]
            }
        }
    };
}
