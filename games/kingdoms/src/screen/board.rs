//! The position drawn in characters: notation only.

use std::fmt::Write;

use tabletop::{Ink, Seat, Secret, Viewer};

use crate::{
    rules::{
        components::{Kingdom, Owner},
        state::Kingdoms,
    },
    screen::view::{self, BattleView, PhaseView, View},
};

/// One line for each kingdom and player, and what is going on.
///
/// A kingdom's line: its name and territories taken of all, the token, the decree, its cards in
/// order with their owners (`>` marks the last), `^` the capital, and the council in brackets.
pub(crate) fn board(game: &Kingdoms, viewer: Viewer, ink: Ink) -> String {
    let view = view::view(game, viewer);
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = draw(&mut text, game, &view, ink);
    text
}

fn draw(text: &mut String, game: &Kingdoms, view: &View, ink: Ink) -> std::fmt::Result {
    let (age, first) = (view.age, view.first);
    let (deck, discard) = (view.deck_count, view.discard.len());
    writeln!(text, "age {age}  first {first}  deck {deck}  discard {discard}")?;
    for kingdom in Kingdom::ALL {
        draw_kingdom(text, game, view, kingdom, ink)?;
    }
    for player in &view.players {
        let seat = player.seat;
        let name = paint(Owner::seat(seat), ink);
        let (score, supply, plus) = (player.score, player.supply, player.modifiers);
        let hand = match player.hand {
            Secret::Known(cards) => cards.to_string(),
            Secret::Hidden => "? ".repeat(player.hand_count.into()),
        };
        let tokens = match player.retreat_tokens {
            Secret::Known(purse) => purse.to_string(),
            Secret::Hidden => "?".repeat(player.retreat_token_count.into()),
        };
        let out = if player.retreated { "  out" } else { "" };
        let kept = if player.retreat_token_count > 0 { format!("  retreat {tokens}") } else { String::new() };
        let hand = hand.trim_end();
        writeln!(text, "{name}  {score:>3} vp  {supply:>2} tokens  +2 x{plus}{kept}{out}  hand {hand}")?;
    }
    if let Some(upstart) = &view.upstart {
        let name = paint(Owner::UPSTART, ink);
        let (score, supply, level) = (upstart.score, upstart.supply, game.solo.level);
        let bonus: Vec<String> = upstart.bonus.iter().map(ToString::to_string).collect();
        let out = if upstart.retreated { "  out" } else { "" };
        let bonus = bonus.join(" ");
        writeln!(text, "{name}  {score:>3} vp  {supply:>2} tokens  {level}{out}  bonus {bonus}")?;
    }
    match &view.phase {
        PhaseView::Setup => writeln!(text, "setup"),
        PhaseView::Turn { seat } => writeln!(text, "turn {seat}"),
        PhaseView::Scoring { kingdom } => writeln!(text, "scoring {kingdom}"),
        PhaseView::Battle(battle) => draw_battle(text, battle),
        PhaseView::Over => writeln!(text, "over"),
    }
}

fn draw_kingdom(
    text: &mut String,
    game: &Kingdoms,
    view: &View,
    kingdom: Kingdom,
    ink: Ink,
) -> std::fmt::Result {
    let Some(it) = view.kingdoms.get(kingdom.index()) else {
        return Ok(());
    };
    let (id, taken, all) = (kingdom.id(), it.cards.len(), kingdom.territories());
    let tokens: Vec<String> = it.tokens.iter().map(ToString::to_string).collect();
    let tokens = tokens.join("/");
    let decree = it.decree.map_or("", |it| it.id());
    let counts: Vec<String> =
        it.influence.iter().map(|it| format!("{}{}", it.tokens, tint(it.owner, "·", ink))).collect();
    let (counts, council) = (counts.concat(), &it.council);
    let seated: Vec<String> = council.iter().map(|&owner| paint(owner, ink)).collect();
    let seated = seated.join(" ");
    writeln!(text, "{id:<5} {taken}/{all}  {tokens:<8} {decree:<24} {counts}  [{seated}]")?;
    if it.cards.is_empty() {
        return Ok(());
    }
    write!(text, "     ")?;
    for (index, played) in it.cards.iter().enumerate() {
        let last = if index + 1 == taken { ">" } else { "" };
        let crown = if index + 1 == usize::from(all) { "^" } else { "" };
        let owner = match played.owner.as_seat() {
            Some(seat) => seat.to_string(),
            None => "u".to_owned(),
        };
        let name = format!("{last}{}{crown}", played.card);
        write!(text, " {}/{owner}", tint(played.owner, &name, ink))?;
    }
    debug_assert_eq!(taken, usize::from(game.laid(kingdom)));
    writeln!(text)
}

fn draw_battle(text: &mut String, battle: &BattleView) -> std::fmt::Result {
    let (kingdom, token, fighting) = (battle.kingdom, battle.token, battle.fighting);
    write!(text, "battle {kingdom} for {token}: {fighting}")?;
    for it in &battle.cards {
        let card = it.card.known().map_or("?".to_owned(), |it| it.to_string());
        let plus = "+2".repeat(it.added.into());
        write!(text, "  {}={card}{plus}", it.seat)?;
    }
    match battle.asked {
        Some(seat) => writeln!(text, "  +2? {seat}"),
        None => writeln!(text),
    }
}

/// The owner's name, in its colour.
fn paint(owner: Owner, ink: Ink) -> String {
    tint(owner, &owner.to_string(), ink)
}

fn tint(owner: Owner, text: &str, ink: Ink) -> String {
    let colour = owner.as_seat().map_or(37, |Seat(it)| 31 + it);
    match ink {
        Ink::Plain => text.to_owned(),
        Ink::Colour => format!("\x1b[{colour}m{text}\x1b[0m"),
    }
}
