-- What was agreed never changes, so it is not written anew with every move: `tables` keeps what changes, and little.
create table agreed (
    table_id text primary key references tables (id),
    head text not null,
    terms text not null
);
insert into agreed (table_id, head, terms) select id, head, terms from tables;
alter table tables drop column head;
alter table tables drop column terms;
