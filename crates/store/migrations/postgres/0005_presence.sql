-- The people present at each table, on any node, and until when at least.
create table presence (
    table_id text not null,
    identity text not null,
    until bigint not null,
    primary key (table_id, identity)
);
create index presence_until on presence (until);

-- Nodes of version 0.1 that still run while others are upgraded do not fill this column.
create index seats_uncreated on seats (table_id) where created is null;
