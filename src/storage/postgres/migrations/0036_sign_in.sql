-- Members come in by the front door: with a password, in sessions, invited by links.
alter table members add column password_hash text;
alter table members add column last_signed_in_at timestamptz(3);

-- Of what a browser shows only the SHA-256 is kept.
create table member_sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  workspace_id uuid not null,
  member_id uuid not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  foreign key (workspace_id, member_id) references members (workspace_id, id) on delete cascade
);
create index member_sessions_member on member_sessions (workspace_id, member_id);
create index member_sessions_expiry on member_sessions (expires_at);

-- Links by which a member sets a password, each once. Without a member, whoever opens it becomes one: the first owner does.
create table member_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  member_id uuid,
  tier text not null check (tier in ('member', 'senior_member', 'admin', 'owner')),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  foreign key (workspace_id, member_id) references members (workspace_id, id) on delete cascade
);
create index member_links_member on member_links (workspace_id, member_id);
create index member_links_expiry on member_links (expires_at);

-- Attempts to sign in, by address and network together and by network: nobody is kept out by what comes from elsewhere.
create unlogged table sign_in_attempts (
  subject text primary key,
  attempts integer not null,
  since timestamptz(3) not null
);
