-- Places of concurrency keys in one call each: every task takes and gives back one, and each way to the database and back
-- costs more than the work that is done there. To be free of deadlocks, whoever has the lock of a key never waits for a
-- row: rows that others have locked are skipped.

-- Hands free places to waiting tasks, by priority and then age, as far as the limit of each allows.
create function fill_task_places(slot_key text) returns bigint[] language plpgsql as $$
declare
  promoted bigint[] := '{}';
  called integer := 0;
  found_id bigint;
  was_parked bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(slot_key, 7331003));
  loop
    with first as (
      select s.job_id, (j.payload -> 'concurrency' ->> 'max')::int as max
      from task_slots s join graphile_worker._private_jobs j on j.id = s.job_id
      where s.key = slot_key and not s.held order by s.priority, s.job_id limit 1 for update of s, j skip locked),
    chosen as (
      update task_slots s set held = true from first
      where s.job_id = first.job_id and (select count(*) from task_slots where key = slot_key and held) < first.max
      returning s.job_id),
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

-- Parks all that stand in front of the queue with the same key: one by one they would hold up the tasks of others.
create function park_task_crowd(slot_key text) returns void language plpgsql as $$
begin
  with front as (
    select id, payload from graphile_worker._private_jobs
    where is_available = true and run_at <= now() order by priority, run_at limit 1000),
  crowd as (
    select j.id, j.priority from graphile_worker._private_jobs j join front on front.id = j.id
    where front.payload -> 'concurrency' ->> 'key' = slot_key and j.is_available = true
      and not exists (select 1 from task_slots s where s.job_id = j.id) for update of j skip locked),
  waiting as (
    insert into task_slots (job_id, key, held, priority) select id, slot_key, false, priority from crowd)
  update graphile_worker._private_jobs j set run_at = 'infinity' from crowd where j.id = crowd.id;
end $$;

-- Gives a running task a place if it is its turn: true. If not, it is parked in the queue itself (never due, not locked, its
-- attempt given back) until a place is handed to it: false. Null when the attempt no longer holds the task.
create function take_task_slot(this_job bigint, this_attempt integer, worker text, slot_key text) returns boolean
language plpgsql as $$
declare
  is_held boolean;
begin
  -- Not worth waiting for the disk: should the database crash now, the task begins anew.
  perform set_config('synchronous_commit', 'off', true);
  insert into task_slots (job_id, key, held, priority)
    select id, slot_key, false, priority from graphile_worker._private_jobs
    where id = this_job and attempts = this_attempt and locked_by is not distinct from worker for update
    on conflict (job_id) do update set priority = excluded.priority returning held into is_held;
  if is_held is null or is_held then
    return is_held;
  end if;
  if this_job = any(fill_task_places(slot_key)) then
    return true;
  end if;
  update graphile_worker._private_jobs
    set run_at = 'infinity', locked_by = null, locked_at = null, attempts = attempts - 1 where id = this_job;
  perform park_task_crowd(slot_key);
  return false;
end $$;

-- Gives up a task's place, or its wait for one. A free place goes to the task that waits first.
create function release_task_slot(this_job bigint, slot_key text) returns void language plpgsql as $$
declare
  was_held boolean;
begin
  delete from task_slots where job_id = this_job returning held into was_held;
  if was_held then
    perform fill_task_places(slot_key);
  end if;
end $$;
