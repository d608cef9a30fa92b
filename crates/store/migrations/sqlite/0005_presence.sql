-- The people present at each table, on any node, and until when at least.
create table presence (
    table_id text not null,
    identity text not null,
    until bigint not null,
    primary key (table_id, identity)
) without rowid;
create index presence_until on presence (until);
