insert into identities (id, name, created) values ('ada', 'Ada', 1) on conflict do nothing;
insert into tokens (hash, identity, created) values ('hash', 'ada', 1) on conflict do nothing;
insert into tables (id, game, rules, is_public, owner, created, revision, version, status, waiting, state, due, claimed)
    values ('old', 'wolves', 3, 1, 'ada', 5, 1, 0, 'lobby', 0, '{}', null, 0) on conflict do nothing;
insert into agreed (table_id, head, terms) values ('old', '{}', '{}');
insert into seats (table_id, seat, identity, bot) values ('old', 0, 'ada', null)
    on conflict (table_id, seat) do update set identity = excluded.identity, bot = excluded.bot;
insert into seats (table_id, seat, identity, bot) values ('old', 1, null, 'light')
    on conflict (table_id, seat) do update set identity = excluded.identity, bot = excluded.bot;
update tables set revision = revision + 1, version = 1, status = 'running', waiting = 1, state = '{}', due = 20, claimed = 0
    where id = 'old' and revision = 1;
insert into entries (table_id, version, entry, at) values ('old', 1, 'a', 6);
insert into chat (table_id, identity, name, said, at) values ('old', 'ada', 'Ada', 'hello', 7) returning id;
update tables set claimed = 15 where id in (select id from tables
    where due <= 10 and claimed <= 10 order by due limit 64 for update skip locked) returning id;
select pg_notify('howlcrown', it) from unnest(array['old']) as it;
