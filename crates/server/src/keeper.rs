//! The task that owns one live table: it turns posts into inputs and carries out what the table decides.

use std::{collections::HashMap, pin::Pin, sync::Arc};

use table::{
    Answer, CHAT_TAIL, Cost, Elsewhere, Input, Instant, Job, Message, NotStored, Outbox, Output, Refused,
    Request, Store, Table, Thinking, Thought, To,
};
use tokio::sync::{mpsc, oneshot, watch};

use crate::{
    alarm::{Alarm, Quiet},
    house::House,
    meters::{self, Held, Key},
    post::{Ask, AskHint, Hinted, Post, Watching},
    tables::Mailbox,
    think::{Listener, Wanted, Whose},
};

/// Where answers and messages go.
enum Recipient {
    Asker(oneshot::Sender<Result<Answer, Refused>>),
    /// A watcher that does not keep up has no channel any more: it asks again when it has read everything.
    Watcher {
        reply: Option<oneshot::Sender<Result<Answer, Refused>>>,
        messages: Option<mpsc::Sender<Message>>,
    },
    Hinted(watch::Sender<Hinted>),
}

type Storing = Pin<Box<dyn Future<Output = store::Result<i64>> + Send>>;

/// The owner of one live table.
pub(crate) struct Keeper {
    house: Arc<House>,
    table: Table,
    out: Outbox,
    mailbox: mpsc::WeakSender<Post>,
    recipients: HashMap<To, Recipient>,
    jobs: HashMap<Job, Wanted>,
    storing: Option<Storing>,
    /// The entries of the change being stored.
    moves: u64,
    wake: Option<Instant>,
    /// Whether the store is to be read as soon as nothing is being stored.
    compare: bool,
    /// Whether the end of the chat is to be read again as well.
    retell: bool,
    /// What its bots cost, and what is counted for that.
    bots: Option<Cost>,
    held: Vec<Held>,
    /// Whether bots wait at the table until somebody looks.
    asleep: bool,
}

impl Keeper {
    pub(crate) fn new(house: Arc<House>, table: Table, mailbox: &Mailbox) -> Self {
        let mut keeper = Self {
            house,
            bots: None,
            held: Vec::new(),
            asleep: table.is_asleep(),
            table,
            out: Outbox::default(),
            mailbox: mailbox.downgrade(),
            recipients: HashMap::new(),
            jobs: HashMap::new(),
            storing: None,
            moves: 0,
            wake: None,
            compare: false,
            retell: false,
        };
        keeper.count_bots();
        keeper
    }

    /// Runs until nobody needs the table, or it cannot be read any more.
    pub(crate) async fn run(mut self, mut posts: mpsc::Receiver<Post>) {
        let _leaving = Leaving {
            house: Arc::clone(&self.house),
            id: self.table.id().to_owned(),
            mailbox: self.mailbox.clone(),
        };
        let time = Arc::clone(&self.house.config.time);
        let mut alarm = Alarm::new(&*time);
        let mut quiet = Quiet::new(self.house.config.idle);
        loop {
            alarm.set(self.wake);
            tokio::select! {
                biased;
                number = stored(&mut self.storing) => self.stored(number),
                post = posts.recv() => match post {
                    Some(post) => self.post(post),
                    None => break,
                },
                () = alarm.ring() => {
                    self.wake = None;
                    self.give(Input::Time);
                }
                () = quiet.wait() => if self.table.is_idle() {
                    // What is already in the queue is still answered.
                    posts.close();
                }
            }
            quiet.begin();
            if self.storing.is_none() && (self.compare || self.table.is_behind()) && !self.catch_up().await {
                break;
            }
            if self.storing.is_none() && self.retell {
                self.read_chat_again().await;
            }
            if let Some(why) = self.table.broken() {
                tracing::error!(%why, "a live table leaves memory");
                break;
            }
        }
    }

    fn post(&mut self, post: Post) {
        match post {
            Post::Ask(ask) => {
                let Ask { from, request, reply } = *ask;
                let to = self.house.next_to();
                self.recipients.insert(to, Recipient::Asker(reply));
                self.give(Input::Ask { from, request, reply: to });
            }
            Post::Watch(watching) => {
                let Watching { watch, replaces, messages, reply } = *watching;
                let recipient = Recipient::Watcher { reply: Some(reply), messages: Some(messages) };
                self.recipients.insert(watch.to, recipient);
                self.give(Input::Watch(watch));
                // In this order nobody seems to leave for a moment.
                if let Some(to) = replaces {
                    self.unwatch(to);
                }
            }
            Post::Hint(ask) => {
                let AskHint { from, seat, to, hints } = *ask;
                self.recipients.insert(to, Recipient::Hinted(hints));
                self.give(Input::Ask { from: Some(from), request: Request::Hint { seat }, reply: to });
            }
            Post::Unwatch { to } => self.unwatch(to),
            Post::Thought { job, result } => {
                if !matches!(result, Thought::Lines(_)) {
                    self.jobs.remove(&job);
                }
                self.give(Input::Thought { job, result });
            }
            Post::Claimed => self.give(Input::Claimed),
            Post::Changed { revision } => self.compare |= revision > self.table.known().0,
            Post::Said { message } => self.compare |= message > self.table.known().2,
            Post::Compare | Post::Renamed => self.compare = true,
            Post::Unsaid => self.retell = true,
        }
    }

    fn unwatch(&mut self, to: To) {
        self.recipients.remove(&to);
        self.give(Input::Unwatch { to });
    }

    fn stored(&mut self, number: store::Result<i64>) {
        self.storing = None;
        let moves = std::mem::take(&mut self.moves);
        match number {
            Ok(number) => {
                metrics::counter!("howlcrown_moves_total").increment(moves);
                self.give(Input::Stored { number });
            }
            Err(store::Error::Conflict) => self.give(Input::NotStored { why: NotStored::Conflict }),
            Err(error) => {
                tracing::error!(%error, table = self.table.id(), "a change was not stored");
                self.give(Input::NotStored { why: NotStored::Unavailable });
            }
        }
    }

    /// Gives the table what is stored; whether that could be read.
    async fn catch_up(&mut self) -> bool {
        self.compare = false;
        let (store, id, known) = (self.house.store.clone(), self.table.id().to_owned(), self.table.known());
        match read(&store, &id, known).await {
            Ok(Some(news)) => {
                self.give(Input::Elsewhere(news));
                true
            }
            Ok(None) => false,
            Err(error) => {
                tracing::error!(%error, table = self.table.id(), "a table cannot be read again");
                // If nothing was lost, what is new is read at the next occasion.
                self.compare = true;
                !self.table.is_behind()
            }
        }
    }

    /// Gives the table the end of its chat as stored. Nothing is being stored, so nothing is missing there.
    async fn read_chat_again(&mut self) {
        self.retell = false;
        match self.house.store.last_chat(self.table.id(), i64::MAX, CHAT_TAIL as u32).await {
            Ok(stored) => self.give(Input::Retold(stored)),
            Err(error) => tracing::error!(%error, table = self.table.id(), "a chat cannot be read again"),
        }
    }

    fn give(&mut self, input: Input) {
        let mut out = std::mem::take(&mut self.out);
        self.table.handle(self.house.now(), input, &mut out);
        for output in out.drain() {
            match output {
                Output::Store(store) => self.store(store),
                Output::Reply { to, answer } => self.reply(to, answer),
                Output::Show { to, message } => self.show(to, message),
                Output::Think(thinking) => self.think(thinking),
                Output::Forget(job) => drop(self.jobs.remove(&job)),
                Output::WakeAt(time) => self.wake = Some(time),
                Output::Notify { .. } => metrics::counter!("howlcrown_notices_total").increment(1),
            }
        }
        self.out = out;
        let was_asleep = std::mem::replace(&mut self.asleep, self.table.is_asleep());
        if self.asleep && !was_asleep {
            metrics::counter!("howlcrown_unattended_total").increment(1);
        }
        if self.table.bots() != self.bots {
            self.count_bots();
        }
    }

    /// Counts the game for its owner and the owner's address, by what its bots cost.
    fn count_bots(&mut self) {
        self.bots = self.table.bots();
        let address = self.house.known.place_of(self.table.owner());
        let owner = Key::Identity(self.table.owner().to_owned());
        let games = self.bots.map(|cost| meters::games(cost, owner, address));
        let note = |(limit, key)| self.house.meters.note(limit, key);
        self.held = games.into_iter().flatten().map(note).collect();
    }

    fn store(&mut self, store: Store) {
        let (house, id) = (Arc::clone(&self.house), self.table.id().to_owned());
        self.storing = Some(match store {
            Store::Change { change, effects, opens } => {
                self.moves = change.entries.len() as u64;
                Box::pin(async move {
                    if let Some(table) = opens {
                        house.store.add_table(&table, &[]).await?;
                    }
                    let revision = change.revision + 1;
                    house.store.commit_with(change, effects).await.map(|()| revision)
                })
            }
            Store::Message(message) => Box::pin(async move { house.store.say(&id, &message).await }),
        });
    }

    fn reply(&mut self, to: To, answer: Result<Answer, Refused>) {
        // The asker may have gone away.
        match self.recipients.get_mut(&to) {
            Some(Recipient::Asker(_)) => {
                if let Some(Recipient::Asker(reply)) = self.recipients.remove(&to) {
                    let _ = reply.send(answer);
                }
            }
            Some(Recipient::Watcher { reply, .. }) => {
                let refused = answer.is_err();
                if let Some(reply) = reply.take() {
                    let _ = reply.send(answer);
                }
                if refused {
                    self.recipients.remove(&to);
                }
            }
            Some(Recipient::Hinted(hints)) => match answer {
                Ok(Answer::Hint(hint)) => drop(hints.send_replace(Hinted::Hint(hint))),
                Ok(_) => {}
                Err(refused) => {
                    hints.send_replace(Hinted::Refused(refused));
                    self.recipients.remove(&to);
                }
            },
            None => {}
        }
    }

    fn show(&mut self, to: To, message: Message) {
        let ends = matches!(message, Message::End);
        if let Some(Recipient::Watcher { messages, .. }) = self.recipients.get_mut(&to)
            && messages.as_ref().is_some_and(|it| it.try_send(message).is_err())
        {
            *messages = None;
        }
        if ends {
            self.recipients.remove(&to);
        }
    }

    fn think(&mut self, thinking: Thinking) {
        // What is left over when the node ends is due, and another will claim it.
        if self.house.is_closing() {
            return;
        }
        let Thinking { job, what, whose, cost } = thinking;
        let mailbox = self.mailbox.clone();
        let listener: Listener = Box::new(move |result| {
            // If the table has left memory, the turn is still due and a node will claim it.
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.blocking_send(Post::Thought { job, result });
            }
        });
        let place = self.house.known.place_of(&whose);
        self.jobs.insert(job, self.house.think.think(Whose { place, person: whose }, cost, what, listener));
    }
}

/// What is stored beyond what a table knows; nothing if there is no such table.
async fn read(
    store: &store::Store,
    id: &str,
    (_, version, heard): (i64, u32, i64),
) -> store::Result<Option<Elsewhere>> {
    let Some(record) = store.table(id).await? else { return Ok(None) };
    let entries = if record.now.version > version { store.entries(id, version).await? } else { Vec::new() };
    let entries = entries.into_iter().map(|it| it.entry).collect();
    Ok(Some(Elsewhere { record, entries, chat: store.chat(id, heard, CHAT_TAIL as u32).await? }))
}

/// What the store says of the change on its way; never, if there is none.
async fn stored(storing: &mut Option<Storing>) -> store::Result<i64> {
    match storing {
        Some(storing) => storing.await,
        None => std::future::pending().await,
    }
}

/// Takes the table off the list, also when its task fails.
struct Leaving {
    house: Arc<House>,
    id: String,
    mailbox: mpsc::WeakSender<Post>,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        if let Some(mailbox) = self.mailbox.upgrade() {
            self.house.tables.leave(&self.id, &mailbox);
        }
    }
}
