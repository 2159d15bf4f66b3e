-- The cells that a question reads, with what it may read of them: every other column of a barrier is made for each row as well.
create view door.known_cells with (security_barrier) as
select document_no, extraction_no as record_no, position, field_no, ordinals, text, as_text, as_number, as_date, as_boolean, currency, confidence
from cells where workspace_id = (select door.workspace()) and is_latest and as_text is not null;

-- The keys of the cells that an answer cites, eight bytes each, as they come from its statement: nobody has to read them one by one to
-- keep them, and one page of them is read without the others.
alter table asks add column cited bytea;
alter table asks alter column cited set storage external;
update asks set cited = coalesce(
  (select string_agg(int8send(key), '' order by at) from unnest(cited_cells) with ordinality as cell (key, at)), '');
alter table asks alter column cited set not null;
alter table asks drop column cited_cells;

-- Documents whose numbers lie near each other, as those of one workspace mostly do: a bit for each number from the first one on.
alter table asks add column many_from bigint, add column many_bits bytea;
alter table asks alter column many_bits set storage external;
drop index asks_of_many;
create index asks_of_many on asks (workspace_id) where many_document_nos is not null or many_from is not null;
