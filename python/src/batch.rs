//! Many games of one kind, played at once: no allocation and no lock per step, threads over the batch.

use bots::{BotName, Means};
use rayon::prelude::*;
use shelf::{GameVisitor, Hosted, erased::chosen};
use tabletop::{BadOption, Chance, Fast, Ink, Keyed, Seat, Seed, Silent, Step, Turn, Viewer};

/// The most seats a game on the shelf has; arrays by seat have this many columns.
pub(crate) const SEATS: usize = 5;
/// Games that one thread takes at a time.
const CHUNK: usize = 64;

/// What a batch writes: arrays by game, row after row.
pub(crate) struct Rows<'a> {
    pub(crate) observations: &'a mut [u8],
    pub(crate) masks: &'a mut [bool],
    pub(crate) to_play: &'a mut [i8],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) scores: &'a mut [i32],
    pub(crate) done: &'a mut [bool],
    pub(crate) seeds: &'a mut [u64],
}

/// An action that cannot be played.
pub(crate) struct Illegal {
    pub(crate) index: usize,
    pub(crate) number: i32,
}

/// A batch of any game.
pub(crate) trait Games: Send + Sync {
    fn reset(&mut self, seeds: &[u64], rows: Rows<'_>);
    fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> Result<(), Illegal>;
    fn sample(&mut self, actions: &mut [i32]);
    fn decide(&self, bot: BotName, means: &Means, wanted: &[bool], actions: &mut [i32]);
    fn observe(&self, index: usize, seat: Seat, out: &mut [u8]);
    fn entries(&self, index: usize) -> u64;
    fn notation(&self, index: usize, number: u32) -> Option<String>;
    fn board(&self, index: usize, viewer: Viewer) -> String;
    fn view(&self, index: usize, viewer: Viewer) -> String;
    fn facts(&self, index: usize) -> String;
}

/// A batch and its sizes.
pub(crate) struct Made {
    pub(crate) games: Box<dyn Games>,
    pub(crate) actions: usize,
    pub(crate) observation: usize,
}

/// Sets up a batch: one game for each number of players.
pub(crate) struct Make<'a> {
    pub(crate) players: &'a [u8],
    pub(crate) options: &'a [(String, String)],
    pub(crate) goes_on: bool,
}

impl GameVisitor for Make<'_> {
    type Out = Result<Made, BadOption>;

    fn visit<G: Hosted>(self) -> Self::Out {
        let options = chosen::<G>(self.options)?;
        let slot = |&players: &u8| {
            if !G::SEATS.contains(&players) {
                return Err(BadOption::PlayerCount {
                    players,
                    least: *G::SEATS.start(),
                    most: *G::SEATS.end(),
                });
            }
            let empty = G::new(&options, players)?;
            let (seed, chance, legal, room) = (Seed::number(0), Fast::new(0), Vec::new(), Vec::new());
            Ok(Slot { game: empty, empty, seed, number: 0, entry: 0, legal, room, chance })
        };
        let slots = self.players.iter().map(slot).collect::<Result<Vec<Slot<G>>, BadOption>>()?;
        let games = Box::new(Slots { slots, goes_on: self.goes_on });
        Ok(Made { games, actions: G::ACTIONS, observation: G::OBSERVATION })
    }
}

/// One place of the batch, where one game follows another.
struct Slot<G: Hosted> {
    game: G,
    /// The table before the set-up.
    empty: G,
    seed: Seed,
    /// The seed as a number.
    number: u64,
    /// Entries of the log that would be written, as chance is keyed by them.
    entry: u64,
    /// Numbers of what may be done now.
    legal: Vec<u32>,
    /// Where legal actions are listed.
    room: Vec<G::Action>,
    /// For sampling, apart from the chance of the game.
    chance: Fast,
}

struct Slots<G: Hosted> {
    slots: Vec<Slot<G>>,
    goes_on: bool,
}

/// The rows of one slot.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [bool],
    to_play: &'a mut i8,
    rewards: &'a mut [f32],
    scores: &'a mut [i32],
    done: &'a mut bool,
    seed: &'a mut u64,
}

impl<G: Hosted> Slot<G> {
    fn begin(&mut self, number: u64) {
        (self.game, self.number, self.seed, self.entry) = (self.empty, number, Seed::number(number), 0);
        let mut chance = Keyed::for_entry(&self.seed, 0);
        G::setup(&mut Step::new(&mut self.game, &mut Silent, &mut chance));
    }

    fn seat(&self) -> Option<Seat> {
        self.game.turn().seats().first()
    }

    fn play(&mut self, number: i32) {
        let Some(seat) = self.seat() else { return };
        let action = self.game.numbered(seat, number as u32).expect("legal numbers stand for actions");
        self.entry += 1;
        let mut chance = Keyed::for_entry(&self.seed, self.entry);
        G::resolve(&mut Step::new(&mut self.game, &mut Silent, &mut chance), seat, action);
    }

    /// Writes what came of a step, and sets up the next game of this place if one is over.
    fn settle(&mut self, next: Option<u64>, row: &mut Row<'_>) {
        row.rewards.fill(0.0);
        row.scores.fill(0);
        *row.done = self.game.turn() == Turn::Over;
        if *row.done {
            let outcome = self.game.outcome();
            for (seat, &share) in outcome.win_share().iter() {
                row.rewards[seat.index()] = reward(share, self.game.seats());
                row.scores[seat.index()] = outcome.score[seat];
            }
            if let Some(next) = next {
                self.begin(next);
            }
        }
    }

    /// Writes the decision that is due. The mask is cleared only where it was set.
    fn show(&mut self, row: &mut Row<'_>) {
        self.legal.iter().for_each(|&it| row.mask[it as usize] = false);
        self.legal.clear();
        row.observation.fill(0);
        *row.seed = self.number;
        let seat = self.seat();
        *row.to_play = seat.map_or(-1, |it| it.0 as i8);
        if let Some(seat) = seat {
            self.game.legal_numbers(seat, &mut self.room, &mut self.legal);
            self.legal.iter().for_each(|&it| row.mask[it as usize] = true);
            self.game.observe(seat, row.observation);
        }
    }
}

/// 1 for a win, and what makes the sum 0 for the others; winners of a tie share. Alone, 1 or −1.
fn reward(share: f32, seats: u8) -> f32 {
    match seats {
        1 => 2.0 * share - 1.0,
        _ => (f32::from(seats) * share - 1.0) / f32::from(seats - 1),
    }
}

impl<G: Hosted> Slots<G> {
    /// Does this for every slot and its rows, with several threads where that helps.
    fn each(&mut self, rows: Rows<'_>, work: impl Fn(usize, &mut Slot<G>, &mut Row<'_>) + Sync) {
        let chunk = |(at, it): (usize, ChunkOf<'_, G>)| {
            let (slots, observations, masks, to_play, rewards, scores, done, seeds) = it;
            let large = observations.chunks_exact_mut(G::OBSERVATION).zip(masks.chunks_exact_mut(G::ACTIONS));
            let by_seat = rewards.chunks_exact_mut(SEATS).zip(scores.chunks_exact_mut(SEATS));
            let single = to_play.iter_mut().zip(done).zip(seeds);
            for ((index, slot), ((large, by_seat), single)) in
                (at * CHUNK..).zip(slots).zip(large.zip(by_seat).zip(single))
            {
                let ((observation, mask), (rewards, scores)) = (large, by_seat);
                let ((to_play, done), seed) = single;
                work(index, slot, &mut Row { observation, mask, to_play, rewards, scores, done, seed });
            }
        };
        let Rows { observations, masks, to_play, rewards, scores, done, seeds } = rows;
        // Waking threads for a few games would take longer than playing them.
        if self.slots.len() <= CHUNK {
            return chunk((0, (&mut self.slots, observations, masks, to_play, rewards, scores, done, seeds)));
        }
        let chunks = (
            self.slots.par_chunks_mut(CHUNK),
            observations.par_chunks_mut(CHUNK * G::OBSERVATION),
            masks.par_chunks_mut(CHUNK * G::ACTIONS),
            to_play.par_chunks_mut(CHUNK),
            rewards.par_chunks_mut(CHUNK * SEATS),
            scores.par_chunks_mut(CHUNK * SEATS),
            done.par_chunks_mut(CHUNK),
            seeds.par_chunks_mut(CHUNK),
        );
        chunks.into_par_iter().enumerate().for_each(chunk);
    }
}

type ChunkOf<'a, G> = (
    &'a mut [Slot<G>],
    &'a mut [u8],
    &'a mut [bool],
    &'a mut [i8],
    &'a mut [f32],
    &'a mut [i32],
    &'a mut [bool],
    &'a mut [u64],
);

impl<G: Hosted> Games for Slots<G> {
    fn reset(&mut self, seeds: &[u64], rows: Rows<'_>) {
        self.each(rows, |index, slot, row| {
            slot.begin(seeds[index]);
            slot.chance = Fast::new(!seeds[index]);
            row.rewards.fill(0.0);
            row.scores.fill(0);
            *row.done = false;
            slot.show(row);
        });
    }

    fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> Result<(), Illegal> {
        for (index, (slot, &number)) in self.slots.iter().zip(actions).enumerate() {
            let mask = &rows.masks[index * G::ACTIONS..(index + 1) * G::ACTIONS];
            let is_legal = usize::try_from(number).is_ok_and(|it| mask.get(it) == Some(&true));
            if !is_legal && !slot.legal.is_empty() {
                return Err(Illegal { index, number });
            }
        }
        let (goes_on, count) = (self.goes_on, self.slots.len() as u64);
        self.each(rows, |index, slot, row| {
            slot.play(actions[index]);
            let next = slot.number.wrapping_add(count);
            slot.settle(goes_on.then_some(next), row);
            slot.show(row);
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i32]) {
        let pick = |slot: &mut Slot<G>| match slot.legal.len() as u32 {
            0 => 0,
            count => slot.legal[slot.chance.below(count) as usize] as i32,
        };
        self.slots.iter_mut().zip(actions).for_each(|(slot, action)| *action = pick(slot));
    }

    fn decide(&self, bot: BotName, means: &Means, wanted: &[bool], actions: &mut [i32]) {
        let choose = |(slot, (action, &wanted)): (&Slot<G>, (&mut i32, &bool))| {
            let Some(seat) = slot.seat().filter(|_| wanted) else { return };
            let seed = slot.number.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ slot.entry;
            // A seat that owes a decision always gets one.
            if let Ok(decision) = bot.bot::<G>(seed, means).decide(&slot.game, seat) {
                *action = slot.game.number(seat, &decision) as i32;
            }
        };
        if self.slots.len() == 1 {
            return self.slots.iter().zip(actions.iter_mut().zip(wanted)).for_each(choose);
        }
        self.slots.par_iter().zip(actions.par_iter_mut().zip(wanted.par_iter())).for_each(choose);
    }

    fn observe(&self, index: usize, seat: Seat, out: &mut [u8]) {
        out.fill(0);
        self.slots[index].game.observe(seat, out);
    }

    fn entries(&self, index: usize) -> u64 {
        self.slots[index].entry
    }

    fn notation(&self, index: usize, number: u32) -> Option<String> {
        let slot = &self.slots[index];
        slot.legal.contains(&number).then_some(())?;
        Some(slot.game.numbered(slot.seat()?, number)?.to_string())
    }

    fn board(&self, index: usize, viewer: Viewer) -> String {
        self.slots[index].game.board(viewer, Ink::Plain)
    }

    fn view(&self, index: usize, viewer: Viewer) -> String {
        serde_json::to_string(&self.slots[index].game.view(viewer)).expect("views can be written as JSON")
    }

    fn facts(&self, index: usize) -> String {
        serde_json::to_string(&self.slots[index].game.facts()).expect("facts can be written as JSON")
    }
}
