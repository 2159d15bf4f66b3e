-- Who acts is a principal: a key, a member, an install or an OAuth client. Ids are unique over all kinds.
alter table process_jobs rename column api_key_id to principal_id;
alter table process_feedback rename column api_key_id to principal_id;
alter table jobs rename column api_key_id to principal_id;
alter table extractions rename column api_key_id to principal_id;
alter table upload_sessions rename column api_key_id to principal_id;
alter table upload_sessions add column principal_kind text not null default 'key';

alter table audit_log drop constraint audit_log_actor_kind_check;
alter table audit_log add constraint audit_log_actor_kind_check
  check (actor_kind in ('api_key', 'member', 'install', 'oauth', 'operator', 'system'));
-- Entries come in the order of time, so that their age is found by ranges of pages, at no cost for each entry.
create index audit_log_age on audit_log using brin (created_at);

-- What one principal may do with one thing, beyond its scopes.
create table grants (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  principal_id uuid not null,
  resource_id uuid not null,
  "grant" text not null check (char_length("grant") between 1 and 50),
  principal_kind text not null check (principal_kind in ('key', 'member', 'install', 'oauth')),
  granted_by uuid,
  created_at timestamptz(3) not null,
  primary key (workspace_id, principal_id, resource_id, "grant")
);
create index grants_resource on grants (workspace_id, resource_id);

-- The principal that made a key; none when it was the operator.
alter table api_keys add column made_by uuid;
create index api_keys_made on api_keys (workspace_id, made_by) where revoked_at is null and made_by is not null;
