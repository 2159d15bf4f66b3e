-- A pipeline is what its batches of documents become by one schema; each batch is a job of the kind pipeline or run. No
-- foreign keys to workspaces: each change would lock the one row of its workspace.
create table pipelines (
  id uuid primary key,
  workspace_id uuid not null,
  name text,
  schema_id uuid not null,
  created_at timestamptz(3) not null,
  unique (workspace_id, id)
);
create index pipelines_list on pipelines (workspace_id, created_at, id);
create index pipelines_schema on pipelines (workspace_id, schema_id, created_at, id);

alter table jobs
  add column pipeline_id uuid,
  -- Of a run: what its request said.
  add column webhook_url text,
  add column batch_id text,
  add column metadata jsonb,
  add foreign key (workspace_id, pipeline_id) references pipelines (workspace_id, id) on delete cascade,
  add check ((pipeline_id is not null) = (kind in ('pipeline', 'run')));
create index jobs_pipeline on jobs (pipeline_id) where pipeline_id is not null;

alter table extractions
  add column pipeline_id uuid,
  -- When its document had been read, so that a second attempt does not count it twice.
  add column resolved_at timestamptz(3),
  -- Of all its values.
  add column confidence_lowest real,
  add column reviewed_at timestamptz(3),
  add column reviewer_kind text,
  add column reviewer_id uuid,
  add column review_reason text;
create index extractions_pipeline on extractions (pipeline_id, created_at, id) where pipeline_id is not null;

-- An extraction knows its job and how it stands.
drop table job_documents;
