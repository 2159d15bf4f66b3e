-- What workspaces have learned from corrections. A version holds weights and figures; what it learned from which document stands beside
-- it and goes with the document.
create table learned_versions (
  id uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  status text not null check (status in ('learning', 'active', 'inactive', 'rejected', 'failed')),
  -- How many documents it learns from, and how many of them were looked at.
  documents integer not null default 0,
  studied integer not null default 0,
  weights double precision[] not null default '{}',
  fields text[] not null default '{}',
  report jsonb,
  error text,
  -- Which version it took the place of.
  replaced uuid,
  created_at timestamptz not null,
  completed_at timestamptz
);
create index learned_versions_list on learned_versions (workspace_id, created_at, id);
create unique index learned_versions_active on learned_versions (workspace_id) where status = 'active';
create unique index learned_versions_learning on learned_versions (workspace_id) where status = 'learning';

create table learned_examples (
  version_id uuid not null references learned_versions (id) on delete cascade,
  workspace_id uuid not null,
  document_id uuid not null references documents (id) on delete cascade,
  example jsonb not null,
  primary key (version_id, document_id)
);
create index learned_examples_documents on learned_examples (document_id);

create trigger audit_end after update of status on learned_versions for each row
  when (old.status = 'learning' and new.status <> 'learning')
  execute function audit_end('learned_version');

