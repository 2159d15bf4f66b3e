-- Accounts with an outside provider that members sign in with: known by who issued them and their subject, never by an address.
create table member_identities (
  issuer text not null check (char_length(issuer) between 1 and 500),
  subject text not null check (char_length(subject) between 1 and 255),
  workspace_id uuid not null,
  member_id uuid not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  primary key (issuer, subject, workspace_id),
  foreign key (workspace_id, member_id) references members (workspace_id, id) on delete cascade
);
create index member_identities_member on member_identities (workspace_id, member_id);

-- Who was sent to the provider, each taken once, by the browser that it began in.
create unlogged table provider_requests (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  -- The member that the account is to be linked with, or the invitation that it accepts; neither for a sign-in.
  member_id uuid,
  link_hash bytea,
  workspace_name text,
  next text,
  expires_at timestamptz(3) not null
);
