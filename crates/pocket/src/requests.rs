//! What the page asks for: the paths and bodies of a server's, as far as they make sense in a browser.

use protocol::{
    Refusal,
    to_client::{Analysis, MyGames, Status, Tables},
    to_server::{
        self, AddChance, AskHint, AskPreview, Attempt, Look, NewTable, NextGame, Play, Say, SeatBot, Why,
    },
};
use record::Status as Stored;
use serde::de::DeserializeOwned;
use shelf::{AnyAction, Title};
use table::{
    Input, Refused, Request as Asked, To,
    opening::{self, Opening, StartPosition},
    terms,
};
use tabletop::Seed;

use crate::{
    Home,
    home::{ME, written},
    message::{Out, Request},
};

/// Nothing, or why it is refused; what succeeds answers by itself.
type Done = Result<(), Refused>;

/// A path, taken apart: `/api/tables/ID/…`.
struct Path<'a> {
    parts: Vec<&'a str>,
    query: &'a str,
}

impl<'a> Path<'a> {
    fn new(path: &'a str) -> Self {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        Self { parts: path.split('/').filter(|it| !it.is_empty()).skip(1).collect(), query }
    }

    /// What the query says of a key.
    fn asked(&self, key: &str) -> Option<&'a str> {
        self.query.split('&').filter_map(|it| it.split_once('=')).find(|it| it.0 == key).map(|it| it.1)
    }
}

impl Home {
    /// Answers a request of the page.
    pub(crate) fn request(&mut self, request: &Request) {
        self.name.clone_from(&request.name);
        let to = request.to;
        if let Err(refused) = self.route(request) {
            self.refuse(to, &refused);
        }
    }

    fn route(&mut self, request: &Request) -> Done {
        let path = Path::new(&request.path);
        let to = request.to;
        match (request.method.as_str(), path.parts.as_slice()) {
            ("GET", ["games"]) => self.answer(to, &shelf::games()),
            ("POST", ["games", game, "check"]) => {
                self.answer(to, &shelf::agreement(title(game)?, body(request)?));
            }
            ("GET", ["games", game, "puzzles"]) => self.answer(to, &title(game)?.lessons()),
            ("POST", ["games", game, "puzzles", puzzle]) => {
                let ask: Attempt = body(request)?;
                let title = title(game)?;
                let tried = title.attempt(puzzle, &read(title, &ask.actions)?).ok_or(Refusal::NotFound)??;
                self.answer(to, &tried);
            }
            ("POST", ["games", game, "puzzles", puzzle, "preview"]) => {
                let ask: Attempt = body(request)?;
                let title = title(game)?;
                let (actions, further) = (read(title, &ask.actions)?, read(title, &ask.further)?);
                let preview = title.preview_puzzle(puzzle, &actions, &further).ok_or(Refusal::NotFound)??;
                self.answer(to, &preview);
            }
            ("GET", ["tables"]) => self.list(to),
            ("GET", ["me", "games"]) => self.mine(to),
            ("POST", ["tables"]) => return self.open(request),
            ("GET", ["tables", _, "chat"]) => self.answer(to, &[(); 0]),
            ("DELETE", ["tables", id]) => {
                self.tables.remove(*id).ok_or(Refusal::NotFound)?;
                self.out.push(Out::Drop { table: (*id).to_owned() });
                self.answer(to, &protocol::to_client::Discarded { deleted: true });
            }
            (method, ["tables", id, "analysis"]) => return self.analysis(method, id, to),
            (method, ["tables", id, rest @ ..]) => {
                let asked = asked(method, rest, &path, request)?;
                if matches!(asked, Asked::Hint { .. }) {
                    self.at.insert(to, (*id).to_owned());
                }
                let input = Input::Ask { from: Some(self.me()), request: asked, reply: To(to) };
                self.pass(id, input, to);
            }
            _ => return Err(Refusal::NotFound.into()),
        }
        Ok(())
    }

    /// Opens a table.
    fn open(&mut self, request: &Request) -> Done {
        let wish: NewTable = body(request)?;
        let from = match &wish.from {
            Some(from) => {
                let held = self.tables.get(&from.replay).ok_or(Refusal::NotFound)?;
                Some(StartPosition { record: held.record.clone(), entries: held.entries.clone() })
            }
            None => None,
        };
        let (id, secret) = (request.id.clone(), secret(request)?);
        let opening = Opening { id, owner: self.me(), wish, secret, from, now: self.now };
        let opened = opening::open(self.settings, opening)?;
        let id = opened.record.id.clone();
        self.opened(opened.record, opened.entries);
        self.announce(request.to, id);
        Ok(())
    }

    /// All tables, those that wait for the player first.
    fn list(&mut self, to: u64) {
        let info = |it: &crate::home::Held| {
            let terms = serde_json::from_str(&it.record.terms).ok()?;
            let state = serde_json::from_str(&it.record.now.state).ok()?;
            Some(terms::info(&it.record, &terms, &state, Some(ME), self.now, |_| false))
        };
        let mut mine: Vec<_> = self.tables.values().filter_map(info).collect();
        mine.sort_by_key(|it| (it.status == Status::Over, std::cmp::Reverse(it.created)));
        self.answer(to, &Tables { mine, open: Vec::new() });
    }

    /// All games, newest first.
    fn mine(&mut self, to: u64) {
        let mut games: Vec<_> =
            self.tables.values().filter_map(|it| terms::my_game(&it.record, ME)).collect();
        games.sort_by_key(|it| std::cmp::Reverse(it.created));
        self.answer(to, &MyGames { games, next: None });
    }

    /// What bots think of a finished game.
    fn analysis(&mut self, method: &str, id: &str, to: u64) -> Done {
        let held = self.tables.get(id).ok_or(Refusal::NotFound)?;
        if held.record.now.status != Stored::Over {
            return Err(Refusal::StillRunning.into());
        }
        match method {
            "POST" => self.review(id),
            "DELETE" => self.cancel_review(id),
            _ => {}
        }
        let held = self.tables.get(id).ok_or(Refusal::NotFound)?;
        let (state, turns) = (held.judged.state, held.judged.turns.clone());
        let entries = held.record.now.version;
        self.answer(to, &written(&Analysis { state, ahead: 0, entries, turns }));
        Ok(())
    }
}

/// What is asked of a table.
fn asked(method: &str, rest: &[&str], path: &Path<'_>, request: &Request) -> Result<Asked, Refused> {
    Ok(match (method, rest) {
        ("GET", []) => Asked::Info,
        ("POST", ["seats", seat]) => {
            Asked::Sit { seat: number(seat)?, chance: maybe::<AddChance>(request)?.chance }
        }
        ("DELETE", ["seats", seat]) => Asked::Leave { seat: number(seat)? },
        ("PUT", ["seats", seat]) => Asked::SetBot { seat: number(seat)?, bot: body::<SeatBot>(request)?.bot },
        ("POST", ["start"]) => Asked::Start { chance: maybe::<AddChance>(request)?.chance },
        ("DELETE", ["start"]) => Asked::HoldStart,
        ("POST", ["rematch"]) => {
            let NextGame { start } = maybe(request)?;
            Asked::Rematch { id: request.id.clone(), secret: secret(request)?, start }
        }
        ("POST", ["actions"]) => Asked::Act(body::<Play>(request)?),
        ("POST", ["undo"]) => Asked::Undo(body::<to_server::Undo>(request)?),
        ("POST", ["why"]) => Asked::Why(body::<Why>(request)?),
        ("POST", ["preview"]) => Asked::Preview(body::<AskPreview>(request)?),
        ("POST", ["hint"]) => Asked::Hint { seat: body::<AskHint>(request)?.seat },
        ("POST", ["chat"]) => Asked::Say { said: body::<Say>(request)?.said },
        ("GET", ["frames", version]) => {
            let seat = path.asked("seat").map(number).transpose()?;
            Asked::Frame {
                version: number(version)?,
                look: Look { seat, view: path.asked("view").map(str::to_owned) },
            }
        }
        ("GET", ["scores"]) => Asked::Scores,
        ("GET", ["replay"]) => Asked::Replay,
        _ => return Err(Refusal::NotFound.into()),
    })
}

fn title(game: &str) -> Result<&'static dyn Title, Refusal> {
    shelf::find(game).ok_or(Refusal::UnknownGame)
}

fn read(title: &dyn Title, actions: &[shelf::Json]) -> Result<Vec<AnyAction>, Refused> {
    Ok(actions.iter().map(|it| title.action(it)).collect::<Result<_, _>>()?)
}

fn body<T: DeserializeOwned>(request: &Request) -> Result<T, Refused> {
    let text = request.body.as_ref().map_or("{}", |it| it.get());
    Ok(to_server::decode(text.as_bytes())?)
}

fn maybe<T: DeserializeOwned + Default>(request: &Request) -> Result<T, Refused> {
    if request.body.is_some() { body(request) } else { Ok(T::default()) }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, Refused> {
    text.parse().map_err(|_| Refusal::NotFound.into())
}

fn secret(request: &Request) -> Result<Seed, Refused> {
    let bad = |why: tabletop::chance::BadSeed| Refusal::Malformed { detail: why.to_string() };
    Ok(request.secret.parse().map_err(bad)?)
}
