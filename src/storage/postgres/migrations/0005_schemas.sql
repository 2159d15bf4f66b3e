-- Saved schemas. A deleted one stays as a row that nobody finds, so that what was made by it, or waits in the queue, keeps
-- its version.
create table schemas (
  id uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  short_id text not null check (short_id ~ '^SCH-[0-9A-Z]{8}$'),
  name text not null check (char_length(name) between 1 and 200),
  description text check (char_length(description) <= 2000),
  -- The newest version, repeated from schema_versions. JSON Schema as text: `jsonb` would change the order of its properties.
  version integer not null check (version > 0),
  definition text not null,
  field_count integer not null check (field_count >= 0),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  unique (workspace_id, id),
  unique (workspace_id, short_id)
);
create unique index schemas_name on schemas (workspace_id, lower(name)) where deleted_at is null;
create index schemas_list on schemas (workspace_id, created_at, id) where deleted_at is null;

create table schema_versions (
  schema_id uuid not null,
  version integer not null,
  -- For the keyset of lists, which is (created_at, id).
  id uuid not null unique,
  workspace_id uuid not null,
  name text not null,
  description text,
  definition text not null,
  field_count integer not null,
  created_at timestamptz(3) not null,
  primary key (schema_id, version),
  foreign key (workspace_id, schema_id) references schemas (workspace_id, id) on delete cascade
);

-- Named inboxes of documents.
create table sources (
  id uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  type text not null check (type in ('api')),
  default_schema_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, id),
  foreign key (workspace_id, default_schema_id) references schemas (workspace_id, id) on delete set null (default_schema_id)
);
create unique index sources_name on sources (workspace_id, lower(name));
create index sources_list on sources (workspace_id, created_at, id);

-- A document outlives its source, and none that arrives while the source is being deleted is left pointing at nothing.
alter table documents add constraint documents_source_id foreign key (workspace_id, source_id)
  references sources (workspace_id, id) on delete set null (source_id);
