-- Apps and what they decide. JSON that is hashed or signed is kept as text: `jsonb` would change its bytes.
create table apps (
  id uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  slug text not null check (char_length(slug) between 1 and 64),
  display_name text not null check (char_length(display_name) between 1 and 200),
  mode text not null check (mode in ('rules', 'external')),
  -- The one draft: it becomes the version of this number when it is published.
  draft text not null,
  draft_version integer not null default 1,
  draft_revision integer not null default 1,
  published_version integer,
  is_enabled boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- Its runs and their records stay.
  deleted_at timestamptz(3)
);
create unique index apps_slug on apps (workspace_id, slug) where deleted_at is null;
create index apps_list on apps (workspace_id, created_at, id) where deleted_at is null;

create table app_versions (
  app_id uuid not null references apps (id) on delete cascade,
  version integer not null,
  content text not null,
  content_hash text not null,
  created_at timestamptz(3) not null,
  primary key (app_id, version)
);
create trigger app_versions_frozen before update or truncate on app_versions execute function refuse_change();

create table app_runs (
  id uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  app_id uuid not null references apps (id) on delete cascade,
  app_slug text not null,
  app_version integer not null,
  status text not null check (status in ('running', 'awaiting_decision', 'held', 'completed', 'failed', 'cancelled')),
  dry_run boolean not null,
  record_count integer not null,
  package_hash text not null,
  -- What cases are found by as precedents: the values that they were decided on.
  features text not null,
  decision text,
  -- Canonical JSON, signed.
  record text,
  error jsonb,
  reservation_id uuid,
  credits_charged integer not null default 0,
  principal_id uuid not null,
  created_at timestamptz(3) not null,
  completed_at timestamptz(3)
);
create index app_runs_list on app_runs (workspace_id, app_id, created_at, id);
create index app_runs_decided on app_runs (app_id, completed_at) where status = 'completed' and not dry_run;

create trigger audit_end after update of status on app_runs for each row
  when (old.status is distinct from new.status and new.status in ('held', 'completed', 'failed'))
  execute function audit_end('app_run');

-- What a run decides on, as it was when the run began.
create table app_run_records (
  run_id uuid not null references app_runs (id) on delete cascade,
  position integer not null,
  record text not null,
  primary key (run_id, position)
);
create trigger app_run_records_frozen before update or truncate on app_run_records execute function refuse_change();

-- Every entry has the hash of the one before it. Nothing of it is ever changed or taken away.
create table app_journal (
  run_id uuid not null references app_runs (id),
  seq integer not null,
  type text not null,
  at timestamptz(3) not null,
  actor_kind text not null,
  actor_id uuid,
  data text not null,
  previous_hash text not null,
  hash text not null,
  primary key (run_id, seq)
);
create trigger app_journal_append_only before update or delete or truncate on app_journal execute function refuse_change();

create table decision_tasks (
  id uuid primary key,
  workspace_id uuid not null,
  app_id uuid not null references apps (id) on delete cascade,
  run_id uuid not null unique references app_runs (id) on delete cascade,
  status text not null check (status in ('available', 'claimed', 'submitted', 'failed', 'timed_out', 'cancelled')),
  execution_epoch integer not null default 0,
  claimant uuid,
  claimed_at timestamptz(3),
  lease_seconds integer not null,
  lease_expires_at timestamptz(3),
  sla_deadline_at timestamptz(3) not null,
  suspended boolean not null default false,
  submitted_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index decision_tasks_list on decision_tasks (workspace_id, app_id, created_at, id);
create index decision_tasks_status on decision_tasks (workspace_id, app_id, status, created_at, id);

create table human_reviews (
  id uuid primary key,
  workspace_id uuid not null,
  app_id uuid not null references apps (id) on delete cascade,
  run_id uuid not null references app_runs (id) on delete cascade,
  kind text not null check (kind in ('resolution', 'approval', 'data_request', 'judgment')),
  status text not null check (status in ('open', 'assigned', 'resolved', 'expired', 'cancelled')),
  reason text not null,
  -- What was decided and not taken as it is, where there is such a thing.
  proposal text,
  resolved_values text,
  feedback text,
  resolver_kind text,
  resolver_id uuid,
  created_at timestamptz(3) not null,
  resolved_at timestamptz(3)
);
create index human_reviews_list on human_reviews (workspace_id, created_at, id);
create index human_reviews_run on human_reviews (run_id);

-- What records are sealed with. Private keys are encrypted by a key that is not in the database.
create table signing_keys (
  kid text primary key,
  x text not null,
  sealed_key bytea not null,
  created_at timestamptz(3) not null,
  retired_at timestamptz(3)
);
create unique index signing_keys_current on signing_keys ((true)) where retired_at is null;
