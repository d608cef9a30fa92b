//! A plain client of the table server: HTTP/1.1 and server-sent events over one TCP connection each.
//!
//! For tests, for measuring and for reading replays from a server nearby. It speaks no TLS.

pub mod offers;

use std::fmt;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::{
    Request, StatusCode,
    body::Incoming,
    client::conn::http1::{self, SendRequest},
};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::{net::TcpStream, sync::Mutex};

/// Why a request got no answer.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The server cannot be reached.
    #[error("cannot reach the server: {0}")]
    Connect(#[from] std::io::Error),
    /// The connection broke.
    #[error("the connection broke: {0}")]
    Broken(#[from] hyper::Error),
    /// The request cannot be written.
    #[error("not a request: {0}")]
    Request(#[from] hyper::http::Error),
    /// The answer is not what was expected.
    #[error("not such an answer: {0}")]
    Answer(#[from] serde_json::Error),
}

/// What the client answers.
pub type Result<T> = std::result::Result<T, Error>;

/// A client with an identity, or without one.
pub struct Client {
    host: String,
    token: Option<String>,
    connection: Mutex<Option<SendRequest<Full<Bytes>>>>,
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client").field("host", &self.host).finish_non_exhaustive()
    }
}

impl Client {
    /// A client of the server at `host:port`.
    #[must_use]
    pub fn new(host: &str, token: Option<String>) -> Self {
        Self { host: host.to_owned(), token, connection: Mutex::new(None) }
    }

    /// A client with a new identity.
    ///
    /// # Errors
    /// The server does not answer as it should.
    pub async fn guest(host: &str, name: &str) -> Result<Self> {
        let stranger = Self::new(host, None);
        let guest = stranger.post("/api/guests", &serde_json::json!({ "name": name })).await?;
        let guest: Value = guest.json()?;
        let token = guest["token"].as_str().map(str::to_owned);
        Ok(Self { token, ..stranger })
    }

    /// The token of this identity.
    #[must_use]
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// The same identity on another connection, perhaps to another node.
    #[must_use]
    pub fn at(&self, host: &str) -> Self {
        Self::new(host, self.token.clone())
    }

    /// Sends a GET request.
    ///
    /// # Errors
    /// There is no answer.
    pub async fn get(&self, path: &str) -> Result<Reply> {
        self.send("GET", path, &[], Bytes::new()).await
    }

    /// Sends a POST request with JSON.
    ///
    /// # Errors
    /// There is no answer.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Reply> {
        self.json("POST", path, body).await
    }

    /// Sends a request of any method with JSON.
    ///
    /// # Errors
    /// There is no answer.
    pub async fn json(&self, method: &str, path: &str, body: &Value) -> Result<Reply> {
        let headers = [("content-type", "application/json")];
        self.send(method, path, &headers, Bytes::from(body.to_string())).await
    }

    /// Sends any request.
    ///
    /// # Errors
    /// There is no answer.
    pub async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Bytes,
    ) -> Result<Reply> {
        let mut connection = self.connection.lock().await;
        let mut sender = match connection.take() {
            Some(sender) if sender.is_ready() => sender,
            _ => self.connect().await?,
        };
        let request = self.request(method, path, headers, body)?;
        let answer = sender.send_request(request).await?;
        let (head, body) = answer.into_parts();
        let body = body.collect().await?.to_bytes();
        *connection = Some(sender);
        Ok(Reply { status: head.status, headers: head.headers, body })
    }

    /// Follows a stream of events, from after an event if one is named.
    ///
    /// # Errors
    /// There is no answer, or a refusal, which is then the inner error.
    pub async fn follow(&self, path: &str, last: Option<u32>) -> Result<std::result::Result<Events, Reply>> {
        let last = last.map(|it| it.to_string());
        let headers: Vec<(&str, &str)> = last.iter().map(|it| ("last-event-id", it.as_str())).collect();
        self.open(self.request("GET", path, &headers, Bytes::new())?).await
    }

    /// Sends a POST request with JSON that is answered by a stream of events.
    ///
    /// # Errors
    /// There is no answer, or a refusal, which is then the inner error.
    pub async fn listen(&self, path: &str, body: &Value) -> Result<std::result::Result<Events, Reply>> {
        let headers = [("content-type", "application/json")];
        self.open(self.request("POST", path, &headers, Bytes::from(body.to_string()))?).await
    }

    async fn open(&self, request: Request<Full<Bytes>>) -> Result<std::result::Result<Events, Reply>> {
        let mut sender = self.connect().await?;
        let answer = sender.send_request(request).await?;
        let (head, body) = answer.into_parts();
        if head.status != StatusCode::OK {
            let body = body.collect().await?.to_bytes();
            return Ok(Err(Reply { status: head.status, headers: head.headers, body }));
        }
        Ok(Ok(Events { body, text: Vec::new(), read: 0, bytes: 0, _sender: sender }))
    }

    async fn connect(&self) -> Result<SendRequest<Full<Bytes>>> {
        let stream = TcpStream::connect(&self.host).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        // It ends with the connection; a pending request gets the error.
        tokio::spawn(async { drop(connection.await) });
        Ok(sender)
    }

    fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Bytes,
    ) -> Result<Request<Full<Bytes>>> {
        let mut request = Request::builder().method(method).uri(path).header("host", &self.host);
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        Ok(request.body(Full::new(body))?)
    }
}

/// An answer.
#[derive(Debug)]
pub struct Reply {
    /// Its status.
    pub status: StatusCode,
    /// Its headers.
    pub headers: hyper::HeaderMap,
    /// What it says.
    pub body: Bytes,
}

impl Reply {
    /// What it says, as JSON.
    ///
    /// # Errors
    /// It says something else.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T> {
        Ok(serde_json::from_slice(&self.body)?)
    }

    /// The reason of a refusal; empty if it is none.
    #[must_use]
    pub fn reason(&self) -> String {
        let body: Value = self.json().unwrap_or_default();
        body["reason"].as_str().unwrap_or_default().to_owned()
    }
}

/// A stream of events.
pub struct Events {
    body: Incoming,
    text: Vec<u8>,
    read: usize,
    bytes: u64,
    /// The connection ends with it.
    _sender: SendRequest<Full<Bytes>>,
}

impl fmt::Debug for Events {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Events").finish_non_exhaustive()
    }
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// What kind of event.
    pub name: String,
    /// Where to resume after it.
    pub id: Option<u32>,
    /// What it says.
    pub data: String,
}

impl Events {
    /// The next event; `None` when the stream has ended or broken.
    pub async fn next(&mut self) -> Option<Event> {
        loop {
            let fresh = &self.text[self.read..];
            if let Some(end) = memchr::memmem::find(fresh, b"\n\n") {
                let event = str::from_utf8(&fresh[..end]).ok().and_then(parse);
                self.read += end + 2;
                match event {
                    Some(event) => return Some(event),
                    None => continue,
                }
            }
            self.text.drain(..self.read);
            self.read = 0;
            let frame = self.body.frame().await?.ok()?;
            if let Some(data) = frame.data_ref() {
                self.bytes += data.len() as u64;
                self.text.extend_from_slice(data);
            }
        }
    }

    /// The next event of this kind, parsed.
    pub async fn next_of(&mut self, name: &str) -> Option<Value> {
        loop {
            let event = self.next().await?;
            if event.name == name {
                return serde_json::from_str(&event.data).ok();
            }
        }
    }

    /// How much has come so far.
    #[must_use]
    pub const fn bytes(&self) -> u64 {
        self.bytes
    }
}

/// An event from its lines; `None` if they are only a comment.
fn parse(text: &str) -> Option<Event> {
    let mut event = Event { name: String::new(), id: None, data: String::new() };
    for line in text.lines() {
        match line.split_once(": ") {
            Some(("event", name)) => event.name = name.to_owned(),
            Some(("id", id)) => event.id = id.parse().ok(),
            Some(("data", data)) => event.data.push_str(data),
            _ => {}
        }
    }
    (!event.data.is_empty()).then_some(event)
}
