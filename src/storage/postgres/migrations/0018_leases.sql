-- Work that somebody holds for a while has the same four columns everywhere: see `storage/leases.ts`.
alter table deliveries rename column claims to lease_epoch;
alter table deliveries rename column claimed_by to lease_holder;
alter table deliveries add column lease_deadline timestamptz(3);
update deliveries set lease_deadline = lease_until where lease_until is not null;
create index deliveries_held on deliveries (lease_until) where lease_until is not null;

-- A blob is taken before it is deleted, so that no transaction lasts as long as a call of the store. One that was taken once
-- may be gone: nobody can keep it any more.
alter table blob_garbage
  add column lease_epoch integer not null default 0,
  add column lease_holder uuid,
  add column lease_until timestamptz(3),
  add column lease_deadline timestamptz(3);
create index blob_garbage_held on blob_garbage (lease_until) where lease_until is not null;

-- Places are looked after by what is held, not by all that waits.
create index task_slots_held on task_slots (job_id) where held;

-- Hands the oldest waiting events to their targets and says how many events that were. One caller at a time, each waiting
-- for the commit of the one before: so positions appear in order, and no reader of the feed passes one by. Plans must not
-- depend on how empty the tables were when a connection first asked. Events are locked by id, as by whoever deletes what they
-- tell of.
create or replace function fan_out_events(most integer, at timestamptz) returns integer language plpgsql
  set enable_seqscan to off as $$
declare
  handed integer;
begin
  perform pg_advisory_xact_lock(7331004);
  with waiting as materialized (
    select id, workspace_id, type, source_id, webhook_url from events where position is null order by id limit most
    for update),
  placed as materialized (select *, nextval('event_positions') as position from waiting),
  targets as materialized (
    select p.id, w.id as webhook_id, w.id as target_id, w.url
    from placed p join webhooks w on w.workspace_id = p.workspace_id and w.is_active and p.type = any(w.events)
      and (w.source_id is null or w.source_id = p.source_id)
    union all
    select p.id, null, md5(p.workspace_id || substring(p.webhook_url from '^[^/]*//[^/?#]*'))::uuid, p.webhook_url
    from placed p where p.webhook_url is not null),
  marked as (
    update events e set position = p.position, has_targets = heard.id is not null
    from placed p left join (select distinct id from targets) heard on heard.id = p.id where e.id = p.id),
  added as (
    insert into deliveries (id, workspace_id, event_id, event, webhook_id, target_id, url, due_at, position, created_at,
      updated_at)
    select uuid_v7(at), p.workspace_id, p.id, p.type, t.webhook_id, t.target_id, t.url, at, p.position, at, at
    from targets t join placed p on p.id = t.id)
  select count(*) into handed from placed;
  if handed > 0 then
    perform pg_notify('sheaf_events_placed', '');
  end if;
  return handed;
end $$;

drop function claim_deliveries(timestamptz, uuid, integer, integer, integer, integer);

-- Claims deliveries that are due, the oldest of each target first, as far as the places of each target and of the caller
-- go. It goes from target to target, so that one with a long queue costs no more than others. One caller at a time, so
-- that places are counted right.
create function claim_deliveries(
  at timestamptz, claimer uuid, room integer, places integer, patience integer, lease_ms integer,
  deadline_ms integer)
returns setof deliveries language plpgsql set enable_seqscan to off set enable_bitmapscan to off as $$
begin
  -- Not worth waiting for the disk: should the database crash now, they are due again.
  perform set_config('synchronous_commit', 'off', true);
  perform pg_advisory_xact_lock(7331005);
  return query
  with recursive targets as (
    (select d.target_id, d.due_at from deliveries d where d.due_at is not null order by d.target_id, d.due_at limit 1)
    union all
    select next.target_id, next.due_at from targets t cross join lateral (
      select d.target_id, d.due_at from deliveries d where d.due_at is not null and d.target_id > t.target_id
      order by d.target_id, d.due_at limit 1) next),
  -- A target that failed too often in a row and was left alone for a while gets one delivery to show that it is back.
  open as (
    select t.target_id, case when c.failures >= patience then 1 else places end
      - (select count(*) from deliveries d where d.target_id = t.target_id and d.status = 'in_flight') as free
    from targets t left join delivery_circuits c on c.target_id = t.target_id
    where t.due_at <= at and (c.paused_until is null or c.paused_until <= at)),
  chosen as (
    select due.id from open cross join lateral (
      select d.id, d.due_at, d.position from deliveries d where d.target_id = open.target_id and d.due_at <= at
      order by d.due_at, d.position limit greatest(open.free, 0) for update skip locked) due
    order by due.due_at, due.position limit room)
  update deliveries d set status = 'in_flight', due_at = null, lease_epoch = d.lease_epoch + 1,
    lease_holder = claimer, lease_until = at + make_interval(secs => least(lease_ms, deadline_ms) / 1000.0),
    lease_deadline = at + make_interval(secs => deadline_ms / 1000.0)
  from chosen where d.id = chosen.id returning d.*;
end $$;
