//! Choosing among many actions by their notation, word by word.

/// What is still possible after some words of notation.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Narrowed {
    /// No action begins like this.
    None,
    /// One action is left, by its index.
    One(usize),
    /// Several are left: the words that are certain, and the next words with how many actions each leaves.
    Many { certain: Vec<String>, next: Vec<(String, usize)> },
}

/// The actions, given by their notation, that begin with these words.
///
/// An action that is complete after the words is chosen only if no other goes on from there.
pub(crate) fn narrow(notations: &[String], words: &[&str]) -> Narrowed {
    let split: Vec<Vec<&str>> = notations.iter().map(|it| it.split_whitespace().collect()).collect();
    let fits = |it: &&Vec<&str>| {
        it.len() >= words.len() && it.iter().zip(words).all(|(a, b)| a.eq_ignore_ascii_case(b))
    };
    let left: Vec<&Vec<&str>> = split.iter().filter(fits).collect();
    let Some(&first) = left.first() else {
        return Narrowed::None;
    };
    if left.len() == 1 {
        let index = split.iter().position(|it| it == first);
        return index.map_or(Narrowed::None, Narrowed::One);
    }
    let shared = (0..first.len()).take_while(|&at| left.iter().all(|it| it.get(at) == Some(&first[at])));
    let certain: Vec<String> = first[..shared.count()].iter().map(|&it| it.to_owned()).collect();
    let mut next: Vec<(String, usize)> = Vec::new();
    for action in &left {
        // An action that ends here is offered as a word of its own.
        let word = action.get(certain.len()).copied().unwrap_or(DONE);
        match next.iter_mut().find(|it| it.0 == word) {
            Some(known) => known.1 += 1,
            None => next.push((word.to_owned(), 1)),
        }
    }
    Narrowed::Many { certain, next }
}

/// Stands for "nothing more" where one notation is the beginning of another.
pub(crate) const DONE: &str = ".";

/// The action that is complete after these words.
pub(crate) fn exact(notations: &[String], words: &[&str]) -> Option<usize> {
    notations.iter().position(|it| {
        let action: Vec<&str> = it.split_whitespace().collect();
        action.len() == words.len() && action.iter().zip(words).all(|(a, b)| a.eq_ignore_ascii_case(b))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notations() -> Vec<String> {
        ["howl A3 pay h1", "howl A3 pay h*", "howl B4 pay 12", "end", "rally owl2", "rally owl2 bee3"]
            .map(str::to_owned)
            .to_vec()
    }

    #[test]
    fn words_that_leave_one_action_choose_it() {
        assert_eq!(narrow(&notations(), &["howl", "b4"]), Narrowed::One(2));
        assert_eq!(narrow(&notations(), &["END"]), Narrowed::One(3));
        assert_eq!(narrow(&notations(), &["dance"]), Narrowed::None);
    }

    #[test]
    fn words_that_are_certain_need_not_be_typed() {
        let narrowed = narrow(&notations(), &["howl", "A3"]);
        let next = vec![("h1".to_owned(), 1), ("h*".to_owned(), 1)];
        assert_eq!(
            narrowed,
            Narrowed::Many { certain: ["howl", "A3", "pay"].map(str::to_owned).to_vec(), next }
        );
    }

    #[test]
    fn an_action_that_begins_another_can_still_be_chosen() {
        let Narrowed::Many { certain, next } = narrow(&notations(), &["rally"]) else {
            panic!("two rallies are left")
        };
        assert_eq!(certain, ["rally", "owl2"]);
        assert_eq!(next, [(DONE.to_owned(), 1), ("bee3".to_owned(), 1)]);
        assert_eq!(exact(&notations(), &["rally", "owl2"]), Some(4));
    }
}
