-- Seats repeat when their table was created, so that an identity's tables are read in that order from one index.
alter table seats add column created bigint;
update seats set created = (select created from tables where id = table_id);
drop index seats_identity;
create index seats_listed on seats (identity, created desc, table_id) where identity is not null;

drop index tables_open;
create index tables_open on tables (created desc, id) where is_public = 1 and status = 'lobby';

-- The time from which a node has to attend to a table: something is due and no other node is in charge.
alter table tables add column wake bigint
    generated always as (case when due is not null then greatest(due, claimed) end) stored;
drop index tables_due;
create index tables_wake on tables (wake) where wake is not null;
