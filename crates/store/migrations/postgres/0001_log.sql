-- Who plays. A token is kept only as its hash; one person may hold several (one per device).
create table identities (
    id text primary key,
    name text not null,
    created bigint not null
);
create table tokens (
    hash text primary key,
    identity text not null references identities (id),
    created bigint not null
);
create index tokens_identity on tokens (identity);
create table codes (
    hash text primary key,
    identity text not null references identities (id),
    expires bigint not null
);

-- What is agreed (`head`, `terms`) never changes; every other change counts `revision` up by one.
create table tables (
    id text primary key,
    game text not null,
    rules bigint not null,
    head text not null,
    terms text not null,
    is_public bigint not null,
    owner text not null,
    created bigint not null,
    revision bigint not null,
    version bigint not null,
    status text not null,
    waiting bigint not null,
    state text not null,
    due bigint,
    claimed bigint not null
);
create index tables_due on tables (due) where due is not null;
create index tables_open on tables (created) where is_public = 1 and status = 'lobby';

create table seats (
    table_id text not null references tables (id),
    seat bigint not null,
    identity text references identities (id),
    bot text,
    primary key (table_id, seat)
);
create index seats_identity on seats (identity) where identity is not null;

-- The log. Its primary key is the lock: of two writers of one version, one loses.
create table entries (
    table_id text not null references tables (id),
    version bigint not null,
    entry text not null,
    at bigint not null,
    primary key (table_id, version)
);

create table chat (
    id bigserial primary key,
    table_id text not null references tables (id),
    identity text not null,
    name text not null,
    said text not null,
    at bigint not null
);
create index chat_table on chat (table_id, id);

-- What bots have found out, kept because it is dear to find out again.
create table analysis (
    table_id text not null references tables (id),
    question text not null,
    answer text not null,
    primary key (table_id, question)
);
