-- Matching: how records are matched to the rows of a table, the runs that did it, and what came out for each record.
create table matching_configs (
  id uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  -- No foreign key: a config outlives its table, and says so when it is run.
  reference_data_id uuid not null,
  target_type text not null check (target_type in ('run', 'schema', 'document_filter')),
  target_value jsonb not null,
  -- As the engine takes it: mappings, thresholds, and what was learned.
  settings jsonb not null,
  version integer not null check (version > 0),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index matching_configs_list on matching_configs (workspace_id, created_at, id);

-- A run has all that it needs, whatever becomes of its config and its table meanwhile.
create table matching_runs (
  id uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  matching_config_id uuid not null,
  config_version integer not null,
  config_name text not null,
  settings jsonb not null,
  reference_data_id uuid not null,
  reference_version integer not null,
  -- These rows are not dropped before the run has ended.
  row_set_id uuid not null,
  -- Which records: numbers of extractions, or of documents and what was said of them last.
  records_are text not null check (records_are in ('extractions', 'documents')),
  record_nos bigint[] not null,
  record_count integer not null,
  -- How many of the records are behind it, and how many results there are of these.
  position integer not null default 0,
  rows_processed integer not null default 0,
  rows_matched integer not null default 0,
  rows_review integer not null default 0,
  rows_no_match integer not null default 0,
  confidence_sum double precision not null default 0,
  status text not null check (status in ('queued', 'processing', 'completed', 'failed', 'cancelled')),
  error jsonb,
  reservation_id uuid,
  credits_charged integer not null default 0,
  principal_id uuid not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  completed_at timestamptz(3)
);
create index matching_runs_list on matching_runs (workspace_id, created_at, id);
create index matching_runs_config on matching_runs (workspace_id, matching_config_id, created_at, id);
create index matching_runs_rows on matching_runs (row_set_id) where completed_at is null;

create trigger audit_end after update of status on matching_runs for each row
  when (old.status is distinct from new.status and new.status in ('completed', 'failed'))
  execute function audit_end('matching_run');

create table matching_results (
  id uuid primary key,
  workspace_id uuid not null,
  run_id uuid not null references matching_runs (id) on delete cascade,
  -- Among the records of the run: one that is matched twice has one result.
  position integer not null,
  document_id uuid not null,
  -- The best of the candidates, whether or not it was good enough.
  best_row_id text,
  confidence double precision not null,
  -- What the engine said, and what a person has made of it.
  decided text not null check (decided in ('matched', 'review', 'no_match')),
  status text not null check (status in ('matched', 'review', 'no_match')),
  evidence jsonb not null,
  reviewed_at timestamptz(3),
  created_at timestamptz(3) not null,
  unique (run_id, position),
  foreign key (workspace_id, document_id) references documents (workspace_id, id) on delete cascade
);
create index matching_results_list on matching_results (run_id, created_at, id);
create index matching_results_status on matching_results (run_id, status, created_at, id);
create index matching_results_document on matching_results (workspace_id, document_id);
create index matching_results_reviewed on matching_results (run_id) where reviewed_at is not null;

-- Everything that people have said of results, in order: rows are only added.
create table matching_reviews (
  id uuid primary key,
  workspace_id uuid not null,
  result_id uuid not null references matching_results (id) on delete cascade,
  from_status text not null,
  status text not null,
  reviewer_kind text not null,
  reviewer_id uuid,
  created_at timestamptz(3) not null
);
create index matching_reviews_result on matching_reviews (result_id, created_at, id);
