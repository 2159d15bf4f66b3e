-- Links by which one file can be uploaded once, without a key. The document has the id that was promised for it.
create table upload_sessions (
  document_id uuid primary key,
  workspace_id uuid not null,
  -- Who made the link; when its key is revoked, so is the link.
  api_key_id uuid,
  filename text not null,
  max_file_bytes bigint not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index upload_sessions_expiry on upload_sessions (expires_at);
