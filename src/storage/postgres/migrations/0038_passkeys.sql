-- Keys of devices by which members sign in, and what they are asked to sign, each once.
create table passkeys (
  id text primary key check (char_length(id) between 1 and 1400),
  workspace_id uuid not null,
  member_id uuid not null,
  public_key bytea not null,
  counter bigint not null,
  name text not null check (char_length(name) between 1 and 100),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  foreign key (workspace_id, member_id) references members (workspace_id, id) on delete cascade
);
create index passkeys_member on passkeys (workspace_id, member_id);

create unlogged table passkey_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  -- Who it was given to; nobody for a sign-in.
  member_id uuid,
  expires_at timestamptz(3) not null
);
