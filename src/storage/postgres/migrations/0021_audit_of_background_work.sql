-- What background work changes is audited by the database itself: it ends by whichever statement, and none can be forgotten.
create function audit_end() returns trigger language plpgsql as $$
begin
  insert into audit_log (id, workspace_id, actor_kind, action, subject_id)
  values (gen_random_uuid(), new.workspace_id, 'system', tg_argv[0] || '.' || new.status, new.id);
  return null;
end $$;

create trigger audit_end after update of status on extractions for each row
  when (old.status is distinct from new.status and new.status in ('complete', 'failed'))
  execute function audit_end('extraction');
create trigger audit_end after update of status on documents for each row
  when (old.status is distinct from new.status and new.status in ('completed', 'error'))
  execute function audit_end('document');
create trigger audit_end after update of status on jobs for each row
  when (old.status is distinct from new.status and new.status in ('completed', 'failed'))
  execute function audit_end('job');
create trigger audit_end after update of status on process_jobs for each row
  when (old.status is distinct from new.status and new.status in ('success', 'failed'))
  execute function audit_end('process_job');

create function audit_expiry() returns trigger language plpgsql as $$
begin
  insert into audit_log (id, workspace_id, actor_kind, action, subject_id)
  select gen_random_uuid(), workspace_id, 'system', 'process_job.expire', id from gone;
  return null;
end $$;

create trigger audit_expiry after delete on process_jobs referencing old table as gone
  for each statement execute function audit_expiry();
