//! What people write: names and messages.

use icu_properties::{
    CodePointMapData, CodePointSetData,
    props::{DefaultIgnorableCodePoint, GeneralCategory},
};

use crate::Refusal;

/// The length of a name.
pub const NAME: usize = 32;
/// The length of a message.
pub const MESSAGE: usize = 500;

/// A name as it is stored: without what nobody sees, and with single spaces.
///
/// Zero-width characters and those that turn the direction of text are left out: with them a name could look like
/// somebody else's, or rearrange what stands beside it.
///
/// # Errors
/// Nothing visible is left, it is too long, or it holds control characters.
pub fn name(text: &str) -> Result<String, Refusal> {
    let ignorable = CodePointSetData::new::<DefaultIgnorableCodePoint>();
    let category = CodePointMapData::<GeneralCategory>::new();
    let mut marks = 0;
    let is_visible = |it: &char| {
        let kind = category.get(*it);
        marks = if kind == GeneralCategory::NonspacingMark { marks + 1 } else { 0 };
        let unseen = matches!(
            kind,
            GeneralCategory::Format
                | GeneralCategory::Unassigned
                | GeneralCategory::PrivateUse
                | GeneralCategory::EnclosingMark
        );
        !ignorable.contains(*it) && *it != BLANK && !unseen && marks <= MARKS
    };
    let visible: String = text.trim().chars().filter(is_visible).collect();
    proper(&visible.split(' ').filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" "), NAME)
}

/// A message as it is stored.
///
/// # Errors
/// It is empty, too long, or holds control characters.
pub fn message(text: &str) -> Result<String, Refusal> {
    proper(text, MESSAGE)
}

/// The accents a letter may carry: some languages need two, and a tower of them covers other lines.
const MARKS: u32 = 2;

/// The pattern of Braille without dots, which Unicode does not count as a space.
const BLANK: char = '\u{2800}';

fn proper(text: &str, most: usize) -> Result<String, Refusal> {
    let text = text.trim();
    let breaks = |it: char| it.is_control() || matches!(it, '\u{2028}' | '\u{2029}');
    let fine = !text.is_empty() && text.chars().count() <= most && !text.chars().any(breaks);
    if fine { Ok(text.to_owned()) } else { Err(Refusal::BadText { most: most as u32 }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_holds_only_what_is_seen() {
        assert_eq!(name(" Ada  Lovelace ").unwrap(), "Ada Lovelace");
        for hidden in ["A\u{200b}da", "\u{202e}Ada", "Ada\u{2066}", "A\u{ad}da", "\u{feff}Ada\u{2800}"] {
            assert_eq!(name(hidden).unwrap(), "Ada", "{hidden:?}");
        }
        for hidden in ["Ada\u{fff9}", "Ada\u{fffb}", "Ada\u{fffe}", "Ada\u{e000}", "Ada\u{378}"] {
            assert_eq!(name(hidden).unwrap(), "Ada", "{hidden:?}");
        }
        assert_eq!(name(&format!("A{}", "\u{301}".repeat(9))).unwrap(), "A\u{301}\u{301}");
        assert_eq!(name("Зоряна ❤").unwrap(), "Зоряна ❤");
        for bad in ["", "\u{200b}\u{3164} ", "A\nda", "A\u{1b}[2Jda", "A\u{2028}da", &"x".repeat(33)] {
            assert_eq!(name(bad), Err(Refusal::BadText { most: 32 }), "{bad:?}");
        }
    }

    #[test]
    fn a_message_keeps_joined_emoji_and_has_one_line() {
        let family = "\u{1f468}\u{200d}\u{1f469}";
        assert_eq!(message(family).unwrap(), family);
        assert!(message("a\nb").is_err() && message("  ").is_err() && message(&"x".repeat(501)).is_err());
    }
}
