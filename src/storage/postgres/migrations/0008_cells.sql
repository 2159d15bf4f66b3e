-- What can be asked of the documents: `records` holds what is known of a document as it is shown, `cells` the same value by
-- value as it is compared. Numbers of their own stand for fields and records, so that a million cells have small indexes.

-- Text that contains something is found by its trigrams, within one workspace. Owners of a database may create both.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table fields (
  id uuid primary key,
  no integer generated always as identity unique,
  workspace_id uuid not null,
  -- The path without indices, in snake_case: `line_items.price`.
  canonical_name text not null,
  display_name text not null,
  data_type text not null check (data_type in ('string', 'number', 'integer', 'boolean', 'date', 'datetime')),
  -- Stands in an array: a document may have several values.
  repeats boolean not null,
  -- Documents that have a value, and documents that were asked for one.
  occurrence_count integer not null default 0,
  record_count integer not null default 0,
  document_types text[] not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, canonical_name)
);
create index fields_list on fields (workspace_id, created_at, id);

create table records (
  no bigint generated always as identity primary key,
  workspace_id uuid not null,
  document_id uuid not null,
  source_id uuid,
  document_type text,
  schema_ids uuid[] not null default '{}',
  -- The fields that its leaves are of, with a value or without.
  field_nos integer[] not null default '{}',
  -- JSON: every leaf with its path, value, confidence and extraction, also those without a value.
  leaves text not null default '[]',
  -- Name and texts of the document in lower case.
  search_text text not null default '',
  unique (workspace_id, no),
  unique (workspace_id, document_id),
  foreign key (workspace_id, document_id) references documents (workspace_id, id),
  foreign key (workspace_id, source_id) references sources (workspace_id, id) on delete set null (source_id)
);
create index records_type on records (workspace_id, document_type, no);
create index records_source on records (workspace_id, source_id, no) where source_id is not null;
create index records_schemas on records using gin (workspace_id, schema_ids);
create index records_text on records using gin (workspace_id, search_text gin_trgm_ops);

-- For documents that are searched by their name, extracted or not.
create index documents_name on documents using gin (workspace_id, lower(filename) gin_trgm_ops);

-- One row per value. A value is kept as everything that it can be read as: "€1,500.00" is a text and a number. The first
-- index answers whether records that are known already satisfy a condition, the others which records do. No foreign key to
-- records: it would need an index of its own, as large as the table.
create table cells (
  workspace_id uuid not null,
  field_no integer not null,
  record_no bigint not null,
  -- The place among the values that the document has for the field.
  ordinal integer not null,
  -- The beginning, in lower case, and the whole where that is longer.
  as_text text collate "C" not null,
  whole_text text collate "C",
  as_number double precision,
  as_date timestamp(3),
  as_boolean boolean,
  confidence real not null,
  extraction_id uuid not null,
  primary key (workspace_id, field_no, record_no, ordinal) include (as_number, as_date, as_boolean)
);
create index cells_text on cells (workspace_id, field_no, as_text, record_no);
create index cells_number on cells (workspace_id, field_no, as_number, record_no) where as_number is not null;
create index cells_date on cells (workspace_id, field_no, as_date, record_no) where as_date is not null;
