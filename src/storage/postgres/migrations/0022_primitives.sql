-- Named, versioned lookup tables. The entries of a version never change: what was looked up in it can be told for ever.
create table primitives (
  id uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  description text check (char_length(description) <= 2000),
  version integer not null check (version > 0),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index primitives_name on primitives (workspace_id, lower(name));
create index primitives_list on primitives (workspace_id, created_at, id);

create table primitive_versions (
  id uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  primitive_id uuid not null references primitives (id) on delete cascade,
  version integer not null check (version > 0),
  data_schema jsonb not null,
  entries jsonb not null,
  created_at timestamptz(3) not null,
  unique (primitive_id, version)
);
create index primitive_versions_workspace on primitive_versions (workspace_id);
