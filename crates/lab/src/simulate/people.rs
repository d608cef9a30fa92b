//! People who act, err, lie, chat, leave and return.

use protocol::to_server::{AskPreview, Look, Play, Undo, Why};
use record::Status;
use serde_json::value::RawValue;
use shelf::AnyAction;
use table::{Input, Person, Request, To, input::Watch};
use tabletop::{Chance, Seat};

use super::{
    Broken, hidden,
    laws::{Recipient, Wants, Watching},
    node::Post,
    world::{Event, World},
};

/// A person with a few devices.
pub(super) struct Human {
    pub(super) person: Person,
    /// What they watch, on which node.
    devices: Vec<(usize, String, To)>,
}

impl Human {
    /// The people of an evening; the first opens the tables, the last never gets a seat by asking politely.
    pub(super) fn all() -> Vec<Self> {
        let person = |name: &&str| Person { id: name.to_uppercase(), name: (*name).to_owned() };
        let human = |person| Self { person, devices: Vec::new() };
        ["Ada", "Bo", "Cy", "Eve"].iter().map(person).map(human).collect()
    }
}

/// What somebody does about a table.
struct Turn {
    person: usize,
    node: usize,
    table: String,
    seat: u8,
    version: u32,
}

impl World {
    /// A person does something, and again later.
    pub(super) fn person(&mut self, person: usize) -> Result<(), Broken> {
        if self.calm {
            return Ok(());
        }
        let wait = match self.chance.below(80) {
            0 => 70_000,
            1 if self.one_in(4) => 700_000,
            2 if self.one_in(4) => 4_000_000,
            _ => i64::from(self.chance.below(600)),
        };
        self.later(wait, Event::Person(person));
        let tables: Vec<String> = self.database.tables.keys().cloned().collect();
        let Some(table) = self.pick(&tables).cloned() else { return Ok(()) };
        let up: Vec<usize> = (0..self.nodes.len()).filter(|&it| self.nodes[it].up).collect();
        let Some(&node) = self.pick(&up) else { return Ok(()) };
        let is_lobby = self.database.tables[&table].record.now.status == Status::Lobby && self.one_in(2);
        let turn = self.turn(person, node, table)?;
        match self.chance.below(32) {
            _ if is_lobby => self.sit_or_leave(&turn),
            0..=13 => self.act(&turn),
            14 => self.act_badly(&turn),
            15 | 16 => self.undo(&turn),
            17..=20 => self.sit_or_leave(&turn),
            21 => {
                let said = format!("hello {}", self.steps);
                self.ask(&turn, Request::Say { said })
            }
            22 | 23 => self.watch(&turn),
            24 => self.stop_watching(person),
            25 => self.ask(&turn, Request::Hint { seat: turn.seat }),
            26 => self.ask(&turn, Request::Info),
            27 => self.look_back(&turn),
            28 => {
                let (id, secret, start) = (self.table_id(), self.seed(), self.one_in(2));
                self.ask(&turn, Request::Rematch { id, secret, start })
            }
            29 => self.flood(&turn),
            30 => self.compare_twins(&turn),
            _ => self.ask_about_actions(&turn),
        }
    }

    /// Whose turn it is, as this person sees it: usually as it is, sometimes not.
    fn turn(&mut self, person: usize, node: usize, table: String) -> Result<Turn, Broken> {
        let stored = self.database.tables.get(&table).ok_or("no such table")?;
        let who = &self.people[person].person.id;
        let seats = stored.record.seats.iter().enumerate();
        let own = seats.filter(|it| it.1.identity.as_deref() == Some(who)).map(|it| it.0 as u8);
        let owing = stored.game.turn().seats();
        let (due, own): (Vec<u8>, Vec<u8>) = own.partition(|it| owing.contains(Seat(*it)));
        let count = stored.record.seats.len() as u32;
        let mut version = stored.record.now.version;
        let any = self.chance.below(count) as u8;
        let lies = self.one_in(12);
        let seat = match (self.pick(&due), self.pick(&own)) {
            _ if lies => any,
            (Some(&due), _) => due,
            (None, Some(&own)) => own,
            (None, None) => any,
        };
        if self.one_in(12) {
            version = (version + self.chance.below(3)).saturating_sub(1);
        }
        Ok(Turn { person, node, table, seat, version })
    }

    fn legal(&self, turn: &Turn) -> Vec<AnyAction> {
        let legal = self.database.tables.get(&turn.table).map(|it| it.game.legal(Seat(turn.seat)));
        legal.into_iter().flatten().map(|it| it.action).collect()
    }

    fn act(&mut self, turn: &Turn) -> Result<(), Broken> {
        let legal = self.legal(turn);
        let Some(action) = self.pick(&legal).map(AnyAction::json) else {
            return if self.one_in(3) { self.sit_or_leave(turn) } else { Ok(()) };
        };
        let mut actions = vec![action];
        if self.one_in(6) {
            actions.extend(self.pick(&legal).map(AnyAction::json));
        }
        self.ask(turn, Request::Act(Play { seat: turn.seat, version: turn.version, actions }))
    }

    /// Actions that are none, and lists of none.
    fn act_badly(&mut self, turn: &Turn) -> Result<(), Broken> {
        let texts = ["null", "{}", "[]", "{\"act\":\"nothing\"}", "7", "\"\"", "{\"act\":7}"];
        let text = *self.pick(&texts).unwrap_or(&"null");
        let action = RawValue::from_string(text.to_owned()).map_err(|why| why.to_string())?;
        let count = *self.pick(&[0, 1, 1, 2, 65]).unwrap_or(&1);
        let (seat, version) = (turn.seat.wrapping_add(self.chance.below(250) as u8), turn.version);
        self.ask(turn, Request::Act(Play { seat, version, actions: vec![action; count] }))
    }

    fn undo(&mut self, turn: &Turn) -> Result<(), Broken> {
        let to = self.one_in(3).then(|| self.chance.below(turn.version + 2));
        self.ask(turn, Request::Undo(Undo { seat: turn.seat, version: turn.version, to }))
    }

    fn sit_or_leave(&mut self, turn: &Turn) -> Result<(), Broken> {
        let seat = self.chance.below(4) as u8;
        let bots = [Some("light"), Some("uniform"), Some("nobody"), None];
        let drawn = self.seed().to_string();
        let added = self.one_in(2).then_some(drawn);
        let request = match self.chance.below(10) {
            0 => Request::Leave { seat: turn.seat },
            1 => Request::SetBot { seat, bot: self.pick(&bots).copied().flatten().map(str::to_owned) },
            2 => Request::Start { chance: added },
            3 => Request::HoldStart,
            4 => {
                // Leaving and coming back at once must not give time.
                self.ask(turn, Request::Leave { seat: turn.seat })?;
                Request::Sit { seat: turn.seat, chance: added }
            }
            5 => Request::Sit { seat: turn.seat, chance: added },
            _ => Request::Sit { seat, chance: added },
        };
        self.ask(turn, request)
    }

    fn look_back(&mut self, turn: &Turn) -> Result<(), Broken> {
        let view = self.one_in(3).then(|| "everything".to_owned());
        let request = match self.chance.below(4) {
            0 => Request::Scores,
            1 => Request::Replay,
            2 => Request::Finished,
            _ => {
                let version = self.chance.below(turn.version + 2);
                Request::Frame { version, look: Look { seat: Some(turn.seat), view } }
            }
        };
        self.ask(turn, request)
    }

    fn ask_about_actions(&mut self, turn: &Turn) -> Result<(), Broken> {
        let legal = self.legal(turn);
        let actions: Vec<_> = (0..3).filter_map(|_| self.pick(&legal).map(AnyAction::json)).collect();
        let seat = turn.seat;
        match actions.first().filter(|_| self.one_in(2)) {
            Some(action) => self.ask(turn, Request::Why(Why { seat, action: action.clone() })),
            None => self.ask(turn, Request::Preview(AskPreview { seat, actions })),
        }
    }

    /// More requests than a table keeps while it waits for the store.
    fn flood(&mut self, turn: &Turn) -> Result<(), Broken> {
        if !self.one_in(6) {
            return self.act(turn);
        }
        self.act(turn)?;
        for _ in 0..table::Bounds::DEFAULT.requests + 10 {
            let request = if self.one_in(4) { Request::Hint { seat: turn.seat } } else { Request::Info };
            self.ask(turn, request)?;
        }
        Ok(())
    }

    fn compare_twins(&mut self, turn: &Turn) -> Result<(), Broken> {
        let key = self.chance.next();
        match self.database.tables.get(&turn.table) {
            Some(stored) => hidden::compare_twins(stored, turn.seat, key),
            None => Ok(()),
        }
    }

    pub(super) fn ask_as(
        &mut self,
        person: usize,
        node: usize,
        table: &str,
        request: Request,
    ) -> Result<(), Broken> {
        let turn = Turn { person, node, table: table.to_owned(), seat: 0, version: 0 };
        self.ask(&turn, request)
    }

    fn ask(&mut self, turn: &Turn, request: Request) -> Result<(), Broken> {
        let wants = if matches!(request, Request::Hint { .. }) { Wants::Hint } else { Wants::Answer };
        let is_hint = matches!(wants, Wants::Hint);
        let reply = self.expect(turn, wants);
        let from = (!self.one_in(50)).then(|| self.named(turn.person));
        self.send(turn, Post::input(Input::Ask { from, request, reply }));
        // Some do not wait for their hint.
        if is_hint && self.one_in(3) {
            self.people[turn.person].devices.push((turn.node, turn.table.clone(), reply));
        }
        Ok(())
    }

    fn expect(&mut self, turn: &Turn, wants: Wants) -> To {
        let (to, epoch) = (self.to(), self.nodes[turn.node].epoch);
        let who = Some(self.people[turn.person].person.id.clone());
        let recipient =
            Recipient { node: turn.node, epoch, table: turn.table.clone(), who, wants, arrived: false };
        self.laws.recipients.insert(to, recipient);
        to
    }

    fn send(&mut self, turn: &Turn, post: Post) {
        let (node, epoch) = (turn.node, self.nodes[turn.node].epoch);
        self.later(1, Event::Post { node, epoch, table: turn.table.clone(), post });
    }

    fn watch(&mut self, turn: &Turn) -> Result<(), Broken> {
        let seat = self.one_in(3).then_some(turn.seat);
        let since = if self.one_in(3) { self.chance.below(turn.version + 2) } else { 0 };
        let to = self.expect(turn, Wants::Messages(Watching::new(seat, since)));
        let who = Some(self.named(turn.person));
        self.people[turn.person].devices.push((turn.node, turn.table.clone(), to));
        self.send(turn, Post::input(Input::Watch(Watch { to, who, seat, since, heard: 0 })));
        Ok(())
    }

    fn stop_watching(&mut self, person: usize) -> Result<(), Broken> {
        let count = self.people[person].devices.len() as u32;
        if count == 0 {
            return Ok(());
        }
        let index = self.chance.below(count) as usize;
        let (node, table, to) = self.people[person].devices.swap_remove(index);
        if self.laws.recipients.contains_key(&to) {
            let epoch = self.nodes[node].epoch;
            let post = Post::input(Input::Unwatch { to });
            self.later(1, Event::Post { node, epoch, table, post });
        }
        Ok(())
    }
}
