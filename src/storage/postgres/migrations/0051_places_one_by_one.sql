-- As before, but only the task that gets a place is locked, and whether there is another place is known without a second look:
-- every task that ends asks for this, and most give their place to one other.
create or replace function fill_task_places(slot_share text) returns bigint[] language plpgsql as $$
declare
  promoted bigint[] := '{}';
  called integer := 0;
  turn record;
  room integer;
  first_id bigint;
  first_max integer;
  found_id bigint;
  was_parked integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(slot_share, 7331003));
  loop
    found_id := null;
    for turn in
      with recursive keys as (
        (select key from task_slots where share = slot_share order by key limit 1)
        union all
        select (select s.key from task_slots s where s.share = slot_share and s.key > keys.key order by s.key limit 1)
        from keys where keys.key is not null),
      holders as (
        select key, (select count(*) from task_slots s where s.share = slot_share and s.key = keys.key and s.held) as held
        from keys where key is not null)
      select holders.key, held, (select sum(held) from holders) as held_of_share
      from holders cross join lateral (
        select s.priority, s.job_id from task_slots s
        where s.share = slot_share and s.key = holders.key and not s.held order by s.priority, s.job_id limit 1) first
      order by held, first.priority, first.job_id
    loop
      room := places_of_share(slot_share, turn.key) - turn.held_of_share;
      continue when room < 1;
      -- Another than the first where that is just being taken away.
      select s.job_id, (j.payload -> 'concurrency' ->> 'max')::int into first_id, first_max
        from task_slots s join graphile_worker._private_jobs j on j.id = s.job_id
        where s.share = slot_share and s.key = turn.key and not s.held
        order by s.priority, s.job_id limit 1 for update of s, j skip locked;
      if turn.held < first_max then
        found_id := first_id;
        exit;
      end if;
    end loop;
    exit when found_id is null;
    update task_slots set held = true where job_id = found_id;
    update graphile_worker._private_jobs set run_at = now() where id = found_id and locked_by is null;
    get diagnostics was_parked = row_count;
    promoted := promoted || found_id;
    called := called + was_parked;
    exit when room = 1;
  end loop;
  -- The notification that graphile-worker itself sends when jobs are added.
  if called > 0 then
    perform pg_notify('jobs:insert', json_build_object('r', random(), 'count', called)::text);
  end if;
  return promoted;
end $$;

-- As before, but the places of a share are counted only where the key has room.
create or replace function room_for_tasks(slot_share text, slot_key text, key_max integer) returns integer language plpgsql stable as $$
declare
  room integer;
  places integer;
begin
  select key_max - count(*) into room
    from (select from task_slots where share = slot_share and key = slot_key limit key_max) of_key;
  if room > 0 and slot_share <> slot_key then
    places := places_of_share(slot_share, slot_key);
    select least(room, places - count(*)) into room
      from (select from task_slots where share = slot_share limit places) of_share;
  end if;
  return room;
end $$;

-- As before, but lots and accounts are looked for only where a posting belongs to them: what the operator pays touches none.
create or replace function keep_credit_sums() returns trigger language plpgsql as $$
begin
  perform refuse_imbalance(entry_id) from (select distinct entry_id from added) as entries;
  if not exists (select from added where account in ('available', 'reserved')) then
    return null;
  end if;
  update credit_lots set remaining = remaining + change.credits
    from (select lot_id, sum(credits) as credits from added where account = 'available' group by lot_id) as change
    where credit_lots.id = change.lot_id and change.credits <> 0;
  update credit_accounts set available = available + change.free, reserved = reserved + change.held
    from (
      select workspace_id,
        coalesce(sum(credits) filter (where account = 'available'), 0) as free,
        coalesce(sum(credits) filter (where account = 'reserved'), 0) as held
      from added group by workspace_id
    ) as change
    where credit_accounts.workspace_id = change.workspace_id and (change.free <> 0 or change.held <> 0);
  return null;
end $$;
