PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'log','2026-11-18 01:01:16',1,X'7f6f74faedf9d885330f3c64439c02db8ed862dbe5e25321a7dd6dd403f58bd44f79dbb6a47d73b28bee30acfe9d195d',1748518);
INSERT INTO _sqlx_migrations VALUES(2,'agreed','2026-11-18 01:01:16',1,X'951fd29f792b67149f1c472c73569cf16737f53352866a5c57ea6003158bf9aee6a895993a96a226211919a617b0c3d9',6579107);
CREATE TABLE identities (
    id text primary key,
    name text not null,
    created bigint not null
) without rowid;
INSERT INTO identities VALUES('ada','Ada',1);
INSERT INTO identities VALUES('bo','Bo',2);
CREATE TABLE tokens (
    hash text primary key,
    identity text not null references identities (id),
    created bigint not null
) without rowid;
INSERT INTO tokens VALUES('hash-a','ada',1);
INSERT INTO tokens VALUES('hash-b','bo',2);
CREATE TABLE codes (
    hash text primary key,
    identity text not null references identities (id),
    expires bigint not null
) without rowid;
INSERT INTO codes VALUES('code','ada',3);
CREATE TABLE tables (
    id text primary key,
    game text not null,
    rules bigint not null,
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
INSERT INTO tables VALUES('running','wolves',3,1,'ada',5,2,1,'running',1,'{}',9,7);
INSERT INTO tables VALUES('over','kingdoms',2,0,'bo',8,4,1,'over',0,'{"clocks":{},"rematch":null,"ended":{"at":90,"placing":[2,1,3],"score":[30,41,-2]}}',NULL,0);
CREATE TABLE seats (
    table_id text not null references tables (id),
    seat bigint not null,
    identity text references identities (id),
    bot text,
    primary key (table_id, seat)
) without rowid;
INSERT INTO seats VALUES('over',0,'ada',NULL);
INSERT INTO seats VALUES('over',1,'bo',NULL);
INSERT INTO seats VALUES('over',2,NULL,'level4');
INSERT INTO seats VALUES('running',0,'ada','light');
INSERT INTO seats VALUES('running',1,'bo',NULL);
CREATE TABLE entries (
    table_id text not null references tables (id),
    version bigint not null,
    entry text not null,
    at bigint not null,
    primary key (table_id, version)
) without rowid;
INSERT INTO entries VALUES('over',1,'a',90);
INSERT INTO entries VALUES('running',1,'a',6);
CREATE TABLE chat (
    id integer primary key autoincrement,
    table_id text not null references tables (id),
    identity text not null,
    name text not null,
    said text not null,
    at bigint not null
);
INSERT INTO chat VALUES(1,'over','ada','Ada','hello',91);
CREATE TABLE analysis (
    table_id text not null references tables (id),
    question text not null,
    answer text not null,
    primary key (table_id, question)
) without rowid;
INSERT INTO analysis VALUES('over','q','a');
CREATE TABLE agreed (
    table_id text primary key references tables (id),
    head text not null,
    terms text not null
) without rowid;
INSERT INTO agreed VALUES('over','head','terms');
INSERT INTO agreed VALUES('running','head','terms');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('chat',1);
CREATE INDEX tokens_identity on tokens (identity);
CREATE INDEX tables_due on tables (due) where due is not null;
CREATE INDEX tables_open on tables (created) where is_public = 1 and status = 'lobby';
CREATE INDEX seats_identity on seats (identity) where identity is not null;
CREATE INDEX chat_table on chat (table_id, id);
COMMIT;
