-- A report may be about a message, which is kept with it because the message may be deleted.
alter table reports add column line bigint;
alter table reports add column said text;
create index reports_resolved on reports (resolved) where resolved is not null;
create index bans_until on bans (until) where until is not null;

-- Work that one node does for all of them, and the time until which it is taken.
create table jobs (name text primary key, until bigint not null);
