-- The asynchronous job API. No foreign key to workspaces: each submission would lock the one row of its workspace.
create table process_jobs (
  id uuid primary key,
  workspace_id uuid not null,
  api_key_id uuid not null,
  correlation_id uuid not null,
  kind text not null check (kind in ('process', 'extract', 'recommend')),
  status text not null check (status in ('queued', 'processing', 'failed', 'success', 'cancelled')),
  message text not null,
  filename text not null,
  -- The source: a blob that was uploaded, or an address that the worker fetches.
  blob_key text,
  source_url text,
  media_type text,
  bytes bigint,
  pages integer,
  fast_extraction boolean not null,
  validation text not null check (validation in ('lax', 'strict', 'none')),
  max_errors integer not null check (max_errors > 0),
  description text,
  max_file_bytes bigint not null,
  -- JSON as it was sent: `jsonb` would change the order of its properties.
  json_schema text,
  estimated_seconds real not null,
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  -- When sources and results are deleted; null while the job is unfinished.
  expires_at timestamptz(3),
  -- Counts the changes that a poll can see.
  revision integer not null default 1,
  check ((finished_at is null) = (status in ('queued', 'processing'))),
  check (num_nonnulls(blob_key, source_url) = 1)
);
create index process_jobs_unfinished on process_jobs (id) where finished_at is null;
create index process_jobs_expiry on process_jobs (expires_at) where expires_at is not null;

-- Apart from the jobs, so that polling reads small rows. Each is JSON: text that PostgreSQL could not store is escaped.
create table process_results (
  job_id uuid primary key references process_jobs (id) on delete cascade,
  result text,
  json_schema text,
  markdown text,
  validation_result text
);

-- Outlives the job it is about.
create table process_feedback (
  job_id uuid not null,
  api_key_id uuid not null,
  workspace_id uuid not null,
  rating smallint not null check (rating between 1 and 5),
  data_complete boolean,
  schema_correct boolean,
  data_correct boolean,
  share_data boolean not null,
  additional_feedback text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (job_id, api_key_id)
);

-- How long jobs really took, to say how long others will.
create table process_durations (
  id uuid primary key,
  kind text not null,
  media_type text not null,
  fast_extraction boolean not null,
  bytes bigint not null,
  pages integer not null,
  seconds real not null
);
create index process_durations_alike on process_durations (kind, media_type, fast_extraction, id desc);
