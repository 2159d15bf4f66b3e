-- What the authorization server keeps: clients, grants, codes, tokens, and the state of requests. Of what clients and browsers show only the
-- SHA-256 is kept. What belongs to a member goes with the member.
create table oauth_records (
  model text not null check (char_length(model) between 1 and 50),
  id_hash bytea not null check (octet_length(id_hash) = 32),
  payload jsonb not null,
  grant_hash bytea,
  uid_hash bytea,
  member_id uuid references members (id) on delete cascade,
  client_id text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  consumed_at timestamptz(3),
  primary key (model, id_hash)
);
create index oauth_records_grant on oauth_records (grant_hash) where grant_hash is not null;
create index oauth_records_uid on oauth_records (uid_hash) where uid_hash is not null;
create index oauth_records_member on oauth_records (member_id) where member_id is not null;
create index oauth_records_client on oauth_records (client_id) where client_id is not null;
create index oauth_records_expiry on oauth_records (expires_at);
