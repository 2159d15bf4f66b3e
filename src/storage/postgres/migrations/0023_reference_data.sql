-- Rows of reference tables. Each set of rows is a table of its own that never changes: it is filled by COPY, indexed for
-- what it is asked, and dropped at once when nobody needs it any more.
create schema reference;

create table reference_row_sets (
  id uuid primary key,
  -- Nobody's rows are dropped.
  workspace_id uuid references workspaces (id) on delete set null,
  columns jsonb not null,
  row_count integer not null,
  byte_count bigint not null,
  content_hash bytea not null,
  -- Which column tells rows apart, counted from 1, where there is one called "id".
  id_column integer,
  -- None while a table has these rows.
  drop_after timestamptz(3)
);
create index reference_row_sets_due on reference_row_sets (drop_after) where drop_after is not null;
create index reference_row_sets_workspace on reference_row_sets (workspace_id);

create table reference_tables (
  id uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  source_type text not null check (source_type in ('csv', 'tsv', 'xlsx', 'json')),
  version integer not null check (version > 0),
  row_set_id uuid not null references reference_row_sets (id),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index reference_tables_name on reference_tables (workspace_id, lower(name));
create index reference_tables_list on reference_tables (workspace_id, created_at, id);
create index reference_tables_row_set on reference_tables (row_set_id);
