-- Every device of an identity has a token: a session, with the name of the device and the time it was last used.
alter table tokens add column label text not null default '';
alter table tokens add column seen bigint not null default 0;
update tokens set seen = unixepoch() * 1000;

-- The time of the last change, for retention; null in rows of version 0.1, where the creation counts.
alter table tables add column changed bigint;
update tables set changed = unixepoch() * 1000;

-- When the game ended, and when its player has removed it from their list.
alter table seats add column finished bigint;
alter table seats add column discarded bigint;
drop index seats_listed;
create index seats_listed on seats (identity, created desc, table_id)
    where identity is not null and discarded is null;
create index seats_unfinished on seats (identity, created desc, table_id)
    where identity is not null and discarded is null and finished is null;
create index seats_finished on seats (identity, created desc, table_id)
    where identity is not null and discarded is null and finished is not null;

-- How the players of finished games fared, in the order in which statistics are summed up.
create table results (
    identity text not null references identities (id),
    game text not null,
    players bigint not null,
    table_id text not null references tables (id),
    seat bigint not null,
    place bigint not null,
    score bigint not null,
    finished bigint not null,
    primary key (identity, game, players, table_id)
) without rowid;
create index results_table on results (table_id);
update seats set finished = (select state ->> '$.ended.at' from tables where id = table_id and status = 'over');
insert into results
    select s.identity, t.game, (select count(*) from seats o where o.table_id = t.id), t.id, s.seat,
        t.state ->> ('$.ended.placing[' || s.seat || ']'), t.state ->> ('$.ended.score[' || s.seat || ']'), s.finished
    from seats s join tables t on t.id = s.table_id
    where s.finished is not null and s.identity is not null
        and t.state ->> ('$.ended.placing[' || s.seat || ']') is not null
        and t.state ->> ('$.ended.score[' || s.seat || ']') is not null
        and (select count(*) from seats o where o.table_id = t.id and o.identity = s.identity) = 1;

create index codes_expires on codes (expires);
create index chat_identity on chat (identity);
-- Where people of deleted accounts sat.
insert into identities (id, name, created) values ('forgotten', '', 0);

-- A player who may not play or not write. The subject is an identity or a network address.
create table bans (
    subject text not null,
    scope text not null,
    reason text not null,
    created bigint not null,
    until bigint,
    primary key (subject, scope)
) without rowid;
create table mutes (
    identity text not null references identities (id),
    muted text not null references identities (id),
    created bigint not null,
    primary key (identity, muted)
) without rowid;
create index mutes_muted on mutes (muted);
create table reports (
    id integer primary key autoincrement,
    reporter text not null references identities (id),
    subject text not null references identities (id),
    table_id text,
    reason text not null,
    created bigint not null,
    resolved bigint
);
create index reports_open on reports (id) where resolved is null;
create index reports_reporter on reports (reporter, created);
create index reports_subject on reports (subject);

-- Notices that still have to reach a person, at least once each. `key` names the event: each is queued once.
create table outbox (
    person text not null references identities (id),
    key text not null,
    notice text not null,
    due bigint not null,
    attempts bigint not null default 0,
    done bigint,
    primary key (person, key)
) without rowid;
create index outbox_due on outbox (due) where done is null;
create index outbox_done on outbox (done) where done is not null;

create table probe (id bigint primary key, count bigint not null);
