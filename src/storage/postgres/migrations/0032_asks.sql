-- Questions with their answers. Where the values of an answer were read is known by the cells, so that nothing is cited of a document
-- that is gone: one entry for each citation, in the order of rows and columns. An answer goes with any document that is behind it.
create table asks (
  id uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  question text not null,
  answer jsonb not null,
  cited_extractions bigint[] not null,
  cited_positions integer[] not null,
  cited_rows integer[] not null,
  cited_columns integer[] not null,
  document_nos bigint[] not null,
  created_at timestamptz(3) not null
);
create index asks_list on asks (workspace_id, created_at, id);
create index asks_documents on asks using gin (document_nos);
