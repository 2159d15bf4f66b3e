-- How many documents of a workspace were deleted. While that stays the same, all documents that an answer rests on are there still, and
-- none of them has to be looked for.
create table deleted_documents (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  count bigint not null
);
