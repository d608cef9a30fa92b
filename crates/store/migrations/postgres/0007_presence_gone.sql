-- Presence is part of the state of a table.
drop table presence;
