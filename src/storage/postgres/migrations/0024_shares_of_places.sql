-- Tasks of a workspace share the places of all workers with those of others: `share` says whose a task is. However many keys a
-- workspace has, it holds three quarters of the places at most, so that others find one without waiting for it.
alter table task_slots add column share text;
update task_slots set share = key;
alter table task_slots alter column share set not null;
drop index task_slots_key;
create index task_slots_share on task_slots (share, key, held, priority, job_id);

-- How many tasks a worker runs at once.
alter table processes add column places integer;

create function places_of_share(slot_share text, slot_key text) returns integer language sql stable as $$
  select case when slot_share = slot_key then 2147483647
    else (select greatest(1, coalesce(sum(places), 8) * 3 / 4)::int from processes where worker_pool is not null) end
$$;

-- How many more tasks may stand in the queue; it does not count further than it needs to.
create function room_for_tasks(slot_share text, slot_key text, key_max integer) returns integer language plpgsql stable as $$
declare
  room integer;
  places integer := places_of_share(slot_share, slot_key);
begin
  select key_max - count(*) into room
    from (select from task_slots where share = slot_share and key = slot_key limit key_max) of_key;
  if room > 0 and slot_share <> slot_key then
    select least(room, places - count(*)) into room
      from (select from task_slots where share = slot_share limit places) of_share;
  end if;
  return room;
end $$;

-- Hands free places to waiting tasks as far as the limits of their share and of their keys allow: first to the key that holds
-- fewest, then by priority and age. Whoever has the lock of a share never waits for a row.
drop function fill_task_places(text);
create function fill_task_places(slot_share text) returns bigint[] language plpgsql as $$
declare
  promoted bigint[] := '{}';
  called integer := 0;
  found_id bigint;
  was_parked bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(slot_share, 7331003));
  loop
    with recursive keys as (
      (select key from task_slots where share = slot_share order by key limit 1)
      union all
      select (select s.key from task_slots s where s.share = slot_share and s.key > keys.key order by s.key limit 1)
      from keys where keys.key is not null),
    holders as (
      select key, (select count(*) from task_slots s where s.share = slot_share and s.key = keys.key and s.held) as held
      from keys where key is not null),
    firsts as (
      select waiting.*, holders.held from holders cross join lateral (
        select s.job_id, s.priority, s.key, (j.payload -> 'concurrency' ->> 'max')::int as max
        from task_slots s join graphile_worker._private_jobs j on j.id = s.job_id
        where s.share = slot_share and s.key = holders.key and not s.held
        order by s.priority, s.job_id limit 1 for update of s, j skip locked) waiting),
    first as (
      select job_id from firsts
      where held < max and (select sum(held) from holders) < places_of_share(slot_share, key)
      order by held, priority, job_id limit 1),
    chosen as (
      update task_slots s set held = true from first where s.job_id = first.job_id returning s.job_id),
    due as (
      update graphile_worker._private_jobs j set run_at = now() from chosen
      where j.id = chosen.job_id and j.locked_by is null returning j.id)
    select job_id, (select count(*) from due) into found_id, was_parked from chosen;
    exit when found_id is null;
    promoted := promoted || found_id;
    called := called + was_parked;
  end loop;
  -- The notification that graphile-worker itself sends when jobs are added.
  if called > 0 then
    perform pg_notify('jobs:insert', json_build_object('r', random(), 'count', called)::text);
  end if;
  return promoted;
end $$;

-- As before, but for the share.
drop function park_task_crowd(text);
create function park_task_crowd(slot_share text, slot_key text) returns void language plpgsql as $$
begin
  with front as (
    select id, payload from graphile_worker._private_jobs
    where is_available = true and run_at <= now() order by priority, run_at limit 1000),
  crowd as (
    select j.id, j.priority from graphile_worker._private_jobs j join front on front.id = j.id
    where front.payload -> 'concurrency' ->> 'key' = slot_key and j.is_available = true
      and not exists (select 1 from task_slots s where s.job_id = j.id) for update of j skip locked),
  waiting as (
    insert into task_slots (job_id, share, key, held, priority)
    select id, slot_share, slot_key, false, priority from crowd)
  update graphile_worker._private_jobs j set run_at = 'infinity' from crowd where j.id = crowd.id;
end $$;

drop function take_task_slot(bigint, integer, text, text);
create function take_task_slot(this_job bigint, this_attempt integer, worker text, slot_share text, slot_key text)
returns boolean language plpgsql as $$
declare
  is_held boolean;
begin
  -- Not worth waiting for the disk: should the database crash now, the task begins anew.
  perform set_config('synchronous_commit', 'off', true);
  insert into task_slots (job_id, share, key, held, priority)
    select id, slot_share, slot_key, false, priority from graphile_worker._private_jobs
    where id = this_job and attempts = this_attempt and locked_by is not distinct from worker for update
    on conflict (job_id) do update set priority = excluded.priority returning held into is_held;
  if is_held is null or is_held then
    return is_held;
  end if;
  if this_job = any(fill_task_places(slot_share)) then
    return true;
  end if;
  update graphile_worker._private_jobs
    set run_at = 'infinity', locked_by = null, locked_at = null, attempts = attempts - 1 where id = this_job;
  perform park_task_crowd(slot_share, slot_key);
  return false;
end $$;

drop function release_task_slot(bigint, text);
create function release_task_slot(this_job bigint) returns void language plpgsql as $$
declare
  was_held boolean;
  slot_share text;
begin
  delete from task_slots where job_id = this_job returning held, share into was_held, slot_share;
  if was_held then
    perform fill_task_places(slot_share);
  end if;
end $$;
