-- A figure may rest on a hundred thousand cells: each is one number (its extraction times 2^24, and its position), and which row and
-- column of the answer they belong to is told by runs: row, column, how many.
alter table asks add column cited_cells bigint[] not null default '{}';
alter table asks add column cited_runs integer[] not null default '{}';
update asks set
  cited_cells = array(
    select extraction_no * 16777216 + position
    from unnest(cited_extractions, cited_positions) with ordinality as cited (extraction_no, position, at) order by at),
  cited_runs = array(
    select unnest(array[row_no, column_no, count(*)::integer])
    from unnest(cited_rows, cited_columns) with ordinality as cited (row_no, column_no, at)
    group by row_no, column_no order by min(at));
alter table asks alter column cited_cells drop default;
alter table asks alter column cited_runs drop default;
alter table asks drop column cited_extractions, drop column cited_positions, drop column cited_rows, drop column cited_columns;

-- Of an answer that very many documents are behind, they are not indexed: who deletes a document looks through these few.
alter table asks add column many_document_nos bigint[];
create index asks_of_many on asks (workspace_id) where many_document_nos is not null;

-- What a question adds up, shows and cites of a million cells is read from the index alone.
drop index cells_known;
create index cells_known on cells (workspace_id, field_no, document_no)
  include (as_number, as_date, as_boolean, extraction_no, is_current, is_latest, position, ordinals, currency, confidence)
  where (is_latest or is_current) and as_text is not null;
