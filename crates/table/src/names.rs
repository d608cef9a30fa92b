//! What the people at a table are called: nobody can pass for somebody else there.

use record::SeatRecord;

/// The name of every seat's holder. Of two people with the same name the later seat's gets a number.
pub(crate) fn distinct(seats: &[SeatRecord]) -> Vec<Option<String>> {
    let mut shown: Vec<Option<String>> = Vec::with_capacity(seats.len());
    for seat in seats {
        let used = |wanted: &str| {
            let others = shown.iter().zip(seats).filter(|it| it.1.identity != seat.identity);
            others.filter_map(|it| it.0.as_deref()).any(|it| alike(it, wanted))
        };
        let name = seat.name.as_deref().map(|name| match used(name) {
            false => name.to_owned(),
            true => (2..).map(|it| format!("{name} ({it})")).find(|it| !used(it)).unwrap_or_default(),
        });
        shown.push(name);
    }
    shown
}

/// Whether people would take one name for the other: upper case and spaces make no difference.
fn alike(one: &str, other: &str) -> bool {
    let plain = |it: &str| it.split_whitespace().collect::<String>().to_lowercase();
    plain(one) == plain(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(people: &[(&str, &str)]) -> Vec<SeatRecord> {
        let seat = |it: &(&str, &str)| SeatRecord {
            identity: Some(it.0.to_owned()),
            name: Some(it.1.to_owned()),
            bot: None,
        };
        people.iter().map(seat).collect()
    }

    fn shown(people: &[(&str, &str)]) -> Vec<String> {
        distinct(&seats(people)).into_iter().flatten().collect()
    }

    #[test]
    fn nobody_has_the_name_of_a_rival() {
        assert_eq!(shown(&[("a", "Ada"), ("b", "Bo")]), ["Ada", "Bo"]);
        assert_eq!(shown(&[("a", "Ada"), ("b", "ada"), ("c", "A da")]), ["Ada", "ada (2)", "A da (3)"]);
        assert_eq!(shown(&[("a", "Ada (2)"), ("b", "Ada"), ("c", "Ada")]), ["Ada (2)", "Ada", "Ada (3)"]);
        assert_eq!(shown(&[("a", "Ada"), ("a", "Ada")]), ["Ada", "Ada"], "the same person on two seats");
        assert_eq!(distinct(&[SeatRecord::default()]), [None]);
    }
}
