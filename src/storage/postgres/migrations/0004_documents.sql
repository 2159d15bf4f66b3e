-- The platform API: what was ingested, what was extracted from it, and the jobs that do both. No foreign keys to workspaces:
-- each change would lock the one row of its workspace.
create table documents (
  id uuid primary key,
  workspace_id uuid not null,
  filename text not null,
  status text not null check (status in ('pending', 'processing', 'completed', 'error')),
  -- The original: a blob that was uploaded, or an address that the worker fetches into one.
  blob_key text,
  source_url text,
  max_file_bytes bigint not null,
  size_bytes bigint,
  mime_type text,
  sha256 bytea,
  -- What was read, as a blob: pages, words, markdown; and by which release of the parser.
  parsed_key text,
  parser text,
  pages integer,
  pages_paid boolean not null default false,
  children jsonb not null default '[]',
  problems jsonb not null default '[]',
  type_detected text,
  language_detected text,
  language_hint text,
  source_id uuid,
  batch_id text,
  metadata jsonb,
  error jsonb,
  processing_log jsonb not null default '[]',
  -- Credits that are set aside for its pages.
  reservation_id uuid,
  field_count integer not null default 0,
  extraction_count integer not null default 0,
  latest_extraction_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, id)
);
create index documents_list on documents (workspace_id, created_at, id);
create index documents_content on documents (workspace_id, sha256);
create index documents_source on documents (workspace_id, source_id, created_at, id) where source_id is not null;
create index documents_batch on documents (workspace_id, batch_id, created_at, id) where batch_id is not null;

-- Work on one or many documents. `kind` extraction: an extraction that was answered before it ended.
create table jobs (
  id uuid primary key,
  workspace_id uuid not null,
  kind text not null check (kind in ('extraction', 'job', 'pipeline', 'run')),
  name text,
  api_key_id uuid,
  schema_id uuid,
  schema_version integer,
  status text not null check (status in ('queued', 'processing', 'completed', 'failed', 'cancelled')),
  current_phase text not null check (current_phase in ('resolve', 'extract', 'normalize', 'transform')),
  -- Of a job of kind extraction.
  extraction_id uuid,
  document_count integer not null,
  resolved_documents integer not null default 0,
  completed_documents integer not null default 0,
  failed_documents integer not null default 0,
  total_cells integer not null default 0,
  filled_cells integer not null default 0,
  estimated_seconds real not null,
  error jsonb,
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  completed_at timestamptz(3),
  revision integer not null default 1,
  unique (workspace_id, id),
  check ((completed_at is null) = (status in ('queued', 'processing')))
);
create index jobs_list on jobs (workspace_id, created_at, id);

create table extractions (
  id uuid primary key,
  workspace_id uuid not null,
  document_id uuid not null,
  job_id uuid,
  api_key_id uuid,
  request_id text,
  -- Of an idempotent request: whoever repeats it finds the work that was begun.
  submission_key bytea,
  status text not null check (status in ('processing', 'complete', 'failed')),
  schema_source text not null check (schema_source in ('provided', 'saved', 'auto_discovered')),
  schema_id uuid,
  schema_version integer,
  -- JSON as it was sent: `jsonb` would change the order of its properties. Null: everything is discovered.
  definition text,
  options jsonb not null,
  metadata jsonb,
  batch_id text,
  webhook_url text,
  is_batch boolean not null,
  max_credits bigint,
  -- Whether this extraction pays for the pages of its document.
  ingests boolean not null,
  reservation_id uuid,
  error jsonb,
  usage jsonb,
  engine text,
  confidence_overall real,
  field_count integer not null default 0,
  locked_fields text[] not null default '{}',
  -- Null: nobody needs to look at it.
  review_status text check (review_status in ('pending', 'approved', 'rejected')),
  duration_ms integer,
  estimated_seconds real not null,
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  completed_at timestamptz(3),
  updated_at timestamptz(3) not null,
  unique (workspace_id, id),
  foreign key (workspace_id, document_id) references documents (workspace_id, id) on delete cascade,
  check ((completed_at is null) = (status = 'processing'))
);
create index extractions_list on extractions (workspace_id, created_at, id);
create index extractions_document on extractions (workspace_id, document_id, created_at, id);
create index extractions_schema on extractions (workspace_id, schema_id, created_at, id) where schema_id is not null;
create index extractions_job on extractions (job_id) where job_id is not null;
create index extractions_review on extractions (workspace_id, review_status, created_at, id) where review_status is not null;
create unique index extractions_submission on extractions (workspace_id, submission_key) where submission_key is not null;

-- Apart from the extractions, so that lists read small rows. Each is JSON: text that PostgreSQL could not store is escaped.
create table extraction_results (
  extraction_id uuid primary key references extractions (id) on delete cascade,
  definition text not null,
  data text not null,
  confidence text not null,
  provenance text not null,
  validation text not null
);

-- What a corrected value was before, and is: version 1 is what was extracted.
create table value_versions (
  extraction_id uuid not null references extractions (id) on delete cascade,
  path text not null,
  version integer not null,
  workspace_id uuid not null,
  value text not null,
  confidence real not null,
  provenance text not null,
  reason text,
  actor_kind text not null,
  actor_id uuid,
  created_at timestamptz(3) not null,
  primary key (extraction_id, path, version)
);

-- The registry: what is known about a content, whoever asks again. A profile is all that a field says about itself and
-- the request about the work; the engine is the parser and whatever else made the value.
create table known_cells (
  workspace_id uuid not null,
  content bytea not null,
  profile bytea not null,
  engine text not null,
  path text not null,
  value text not null,
  confidence text not null,
  provenance text not null,
  created_at timestamptz(3) not null,
  primary key (workspace_id, content, profile, engine)
);

-- A person's word about a field of a content: stands above whatever engine says otherwise.
create table corrected_cells (
  workspace_id uuid not null,
  content bytea not null,
  path text not null,
  value text not null,
  extraction_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (workspace_id, content, path)
);

-- The documents of a job.
create table job_documents (
  job_id uuid not null references jobs (id) on delete cascade,
  document_id uuid not null,
  extraction_id uuid,
  position integer not null,
  status text not null check (status in ('queued', 'processing', 'completed', 'failed', 'cancelled')),
  error jsonb,
  primary key (job_id, document_id)
);
create index job_documents_extraction on job_documents (extraction_id);
