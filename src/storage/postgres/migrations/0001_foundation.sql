-- Times keep milliseconds, as the API shows them, so that a cursor compares exactly what a caller saw.

create table workspaces (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 200),
  tier text not null check (tier in ('free', 'prepaid', 'self_hosted')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index workspaces_name on workspaces (lower(name));

create table members (
  id uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 320),
  tier text not null check (tier in ('member', 'senior_member', 'admin', 'owner')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (workspace_id, id)
);
create unique index members_email on members (workspace_id, lower(email));

create table api_keys (
  id uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  hash bytea not null unique check (octet_length(hash) = 32),
  hint text not null,
  scopes text[] not null,
  rate_limit_per_minute integer check (rate_limit_per_minute > 0),
  concurrent_extractions integer check (concurrent_extractions > 0),
  max_file_bytes bigint check (max_file_bytes > 0),
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (workspace_id, id)
);
create index api_keys_list on api_keys (workspace_id, created_at, id) where revoked_at is null;

-- No foreign key here nor on idempotency_requests: each write would lock the one row of its workspace, and writes of one
-- workspace would wait for one another. An audit log also outlives what it tells of.
create table audit_log (
  id uuid primary key,
  workspace_id uuid not null,
  actor_kind text not null check (actor_kind in ('api_key', 'member', 'operator', 'system')),
  actor_id uuid,
  action text not null,
  subject_id uuid,
  details jsonb not null default '{}',
  request_id text,
  created_at timestamptz(3) not null default now()
);
create index audit_log_list on audit_log (workspace_id, created_at, id);

-- One row per running process. Its session holds the advisory lock (class, lock_number) for as long as it lives.
create table processes (
  id uuid primary key,
  lock_number integer generated always as identity unique,
  role text not null,
  worker_pool text,
  host text not null,
  pid integer not null,
  started_at timestamptz(3) not null default now(),
  heartbeat_at timestamptz(3) not null default now()
);

-- `status` is null while the request runs. `claim` is the fence: a process that lost it cannot store an answer.
-- Answers can hold secrets (a new API key), so the body is encrypted with the caller's key, of which only a hash is here.
create table idempotency_requests (
  workspace_id uuid not null,
  method text not null,
  path text not null,
  key_hash bytea not null,
  fingerprint bytea not null,
  claim uuid not null,
  process_id uuid not null,
  status smallint,
  headers jsonb,
  body bytea,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, method, path, key_hash)
);
create index idempotency_requests_age on idempotency_requests (created_at);

-- Counters that may be forgotten when the database crashes: unlogged, so that a read costs no write-ahead log.
create unlogged table rate_windows (
  subject text primary key,
  started_at timestamptz(3) not null,
  used integer not null
);

create unlogged table concurrency_slots (
  id uuid primary key,
  subject text not null,
  process_id uuid not null,
  acquired_at timestamptz(3) not null default now()
);
create index concurrency_slots_subject on concurrency_slots (subject);

-- Background tasks that share a concurrency key: those that hold a place and those that wait for one.
create table task_slots (
  job_id bigint primary key,
  key text not null,
  held boolean not null,
  priority integer not null
);
create index task_slots_key on task_slots (key, held, priority, job_id);

-- Blobs to delete after a time, unless a transaction that keeps the blob removes the row first.
create table blob_garbage (
  key text primary key,
  collect_after timestamptz(3) not null
);
create index blob_garbage_due on blob_garbage (collect_after);

create table instance_secrets (
  name text primary key,
  value bytea not null
);
