//! `admin`: the operator's actions, carried out by the running server.

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use protocol::{
    Refusal,
    admin::{Ban, Counts, NewBan, ReplaceName, Replaced, Report, Scope, Swept},
};
use serde::{Serialize, de::DeserializeOwned};
use ureq::{Agent, http::Request};

/// Moderate and clean up a running server.
#[derive(Debug, Args)]
pub(crate) struct Admin {
    /// The server.
    #[arg(long, global = true, env = "HOWLCROWN_SERVER", default_value = "http://127.0.0.1:8080")]
    server: String,
    /// The token that the server was started with.
    #[arg(long, global = true, env = "HOWLCROWN_ADMIN_TOKEN", hide_env_values = true)]
    token: Option<String>,
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Show how much there is.
    Counts,
    /// End a table: it is deleted with its log and chat.
    End {
        /// Its id, the last part of its address.
        table: String,
    },
    /// Remove a message, also from the screens of those who see it.
    Unsay {
        /// The table.
        table: String,
        /// The number of the message, as `reports` shows it.
        line: i64,
    },
    /// Replace a person's name, also under their messages.
    Rename {
        /// The person's id, as `reports` shows it.
        person: String,
        /// The new name; made up if missing.
        name: Option<String>,
    },
    /// Delete a person, as they could do themselves. Their games stay without their name.
    Forget {
        /// The person's id.
        person: String,
    },
    /// Ban a person or an address from everything but reading.
    Ban {
        /// A person's id, or a network address; an IPv6 address stands for its /64.
        subject: String,
        /// Only from writing in chats.
        #[arg(long)]
        chat: bool,
        /// For how long. Without it a person is banned for ever and an address for a day; an address for 90 days at most.
        #[arg(long)]
        hours: Option<u32>,
        /// Why. The person can read it in their own data.
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Lift all bans of a person or an address.
    Unban {
        /// The person's id, or the address.
        subject: String,
    },
    /// List the bans.
    Bans,
    /// List open reports, oldest first.
    Reports {
        /// Only those after this number.
        #[arg(long, default_value_t = 0)]
        after: i64,
    },
    /// Close a report.
    Close {
        /// Its number.
        report: i64,
    },
    /// Delete now what has been kept long enough.
    Retention,
    /// Return the space of deleted rows to the file system. Moves wait meanwhile.
    Vacuum,
}

impl Admin {
    pub(crate) fn run(&self) -> Result<()> {
        let server = Server::new(self)?;
        match &self.action {
            Action::Counts => print(&counts(server.get("counts")?)),
            Action::End { table } => server.delete(&["tables", table])?,
            Action::Unsay { table, line } => server.delete(&["tables", table, "chat", &line.to_string()])?,
            Action::Rename { person, name } => {
                let wish = ReplaceName { name: name.clone() };
                let Replaced { name } = server.ask("PATCH", &path(&["people", person])?, &wish)?;
                print(&[name]);
            }
            Action::Forget { person } => server.delete(&["people", person])?,
            Action::Ban { subject, chat, hours, reason } => {
                let scope = if *chat { Scope::Chat } else { Scope::Everything };
                let (subject, reason) = (subject.clone(), reason.clone());
                let wish = NewBan { subject, scope, reason, hours: *hours };
                print(&[ban(&server.ask("POST", "bans", &wish)?)]);
            }
            Action::Unban { subject } => {
                server.delete(&["bans", subject.strip_suffix("/64").unwrap_or(subject)])?;
            }
            Action::Bans => print(&server.get::<Vec<Ban>>("bans")?.iter().map(ban).collect::<Vec<_>>()),
            Action::Reports { after } => {
                let reports: Vec<Report> = server.get(&format!("reports?after={after}"))?;
                print(&reports.iter().map(report).collect::<Vec<_>>());
            }
            Action::Close { report } => server.delete(&["reports", &report.to_string()])?,
            Action::Retention => print(&swept(server.ask("POST", "retention", &())?)),
            Action::Vacuum => drop(server.send("POST", "vacuum", "null".to_owned())?),
        }
        Ok(())
    }
}

/// The server that is asked.
struct Server {
    agent: Agent,
    base: String,
    token: String,
}

impl Server {
    fn new(admin: &Admin) -> Result<Self> {
        let Some(token) = admin.token.clone().filter(|it| !it.is_empty()) else {
            bail!("no token: set HOWLCROWN_ADMIN_TOKEN to the one that the server was started with");
        };
        // A refusal is an answer, too.
        let agent = Agent::config_builder().http_status_as_error(false).build().into();
        Ok(Self { agent, base: admin.server.trim_end_matches('/').to_owned(), token })
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        read(&self.send("GET", path, String::new())?)
    }

    fn ask<T: DeserializeOwned>(&self, method: &str, path: &str, body: &impl Serialize) -> Result<T> {
        read(&self.send(method, path, serde_json::to_string(body)?)?)
    }

    fn delete(&self, segments: &[&str]) -> Result<()> {
        self.send("DELETE", &path(segments)?, String::new()).map(drop)
    }

    fn send(&self, method: &str, path: &str, body: String) -> Result<String> {
        let request = Request::builder()
            .method(method)
            .uri(format!("{}/api/admin/{path}", self.base))
            .header("authorization", format!("Bearer {}", self.token))
            .header("content-type", "application/json");
        let request = request.body(body).with_context(|| format!("{} is not an address", self.base))?;
        let answer = self.agent.run(request);
        let mut answer = answer.with_context(|| format!("cannot reach {}", self.base))?;
        let text = answer.body_mut().read_to_string()?;
        let status = answer.status();
        if status.is_success() {
            return Ok(text);
        }
        match serde_json::from_str(&text) {
            Ok(Refusal::NoIdentity) => bail!("the server does not accept this token"),
            Ok(Refusal::NotFound) => {
                bail!("there is no such thing, or the server was started without an admin token")
            }
            Ok(Refusal::TooMany { seconds, .. }) => bail!("too many wrong tokens: try again in {seconds} s"),
            Ok(Refusal::BadText { most }) => bail!("a text is empty or longer than {most} characters"),
            Ok(Refusal::Malformed { detail }) => bail!("the server did not understand: {detail}"),
            Ok(Refusal::Unavailable) => bail!("the database of the server does not work: see its log"),
            _ => bail!("{} answered {status}: is it a server of this program?", self.base),
        }
    }
}

/// A path of ids, numbers and addresses.
fn path(segments: &[&str]) -> Result<String> {
    let is_plain = |it: &&str| {
        !it.is_empty() && it.bytes().all(|it| it.is_ascii_alphanumeric() || matches!(it, b':' | b'.' | b'-'))
    };
    if let Some(wrong) = segments.iter().find(|it| !is_plain(it)) {
        bail!("{wrong:?} is neither an id nor an address");
    }
    Ok(segments.join("/"))
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T> {
    serde_json::from_str(text).context("the server is of another version")
}

fn counts(it: Counts) -> Vec<String> {
    let Counts { stored, live } = it;
    let record::Counts { people, lobbies, running, over, messages, bans, reports } = stored;
    numbers(&[
        ("people", people),
        ("lobbies", lobbies),
        ("running games", running),
        ("finished games", over),
        ("messages", messages),
        ("bans", bans),
        ("open reports", reports),
        ("tables in memory", live),
    ])
}

fn swept(it: Swept) -> Vec<String> {
    let Swept { codes, lobbies, games, guests, messages, bans, reports, notices } = it;
    numbers(&[
        ("codes", codes),
        ("lobbies", lobbies),
        ("games", games),
        ("people", guests),
        ("messages", messages),
        ("bans", bans),
        ("reports", reports),
        ("notices", notices),
    ])
}

fn numbers(lines: &[(&str, u64)]) -> Vec<String> {
    lines.iter().map(|(what, number)| format!("{number:>9}  {what}")).collect()
}

fn ban(it: &Ban) -> String {
    let scope = it.scope.as_str();
    let until = it.until.map_or_else(|| "without an end".to_owned(), |it| format!("until {}", time(it)));
    format!("{}  {scope}  {until}  {}", it.subject, it.reason)
}

fn report(it: &Report) -> String {
    let mut text = format!("{}  {}  about {}", it.id, time(it.created), it.subject);
    if let Some(table) = &it.table {
        text += &format!("  table {table}");
    }
    if let (Some(line), Some(said)) = (it.line, &it.said) {
        text += &format!("  message {line}: {said:?}");
    }
    text + &format!("  by {}: {}", it.reporter, it.reason)
}

/// A time in UTC, to the minute.
fn time(millis: i64) -> String {
    let minutes = millis.div_euclid(60_000);
    let (days, minute) = (minutes.div_euclid(24 * 60), minutes.rem_euclid(24 * 60));
    // Howard Hinnant's algorithm: years begin in March, so that leap days come last.
    let shifted = days + 719_468;
    let (era, day) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let (month, carry) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = year + era * 400 + carry;
    format!("{year:04}-{month:02}-{of_month:02} {:02}:{:02}", minute / 60, minute % 60)
}

#[expect(clippy::print_stdout, reason = "the result of the command")]
fn print(lines: &[String]) {
    for line in lines {
        println!("{}", cli::printable(line));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_for_people() {
        assert_eq!(time(0), "1970-01-01 00:00");
        assert_eq!(time(951_782_400_000), "2000-02-29 00:00");
        assert_eq!(time(1_798_761_599_000), "2026-12-31 23:59");
    }

    #[test]
    fn a_path_leads_nowhere_else() {
        assert_eq!(path(&["bans", "2001:db8::1"]).unwrap(), "bans/2001:db8::1");
        assert!(path(&["tables", "../people/X"]).is_err() && path(&["tables", ""]).is_err());
    }
}
