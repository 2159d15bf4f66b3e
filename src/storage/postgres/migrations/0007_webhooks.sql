-- The outbox: an event is a row of the transaction that it reports. No foreign keys to workspaces, as elsewhere.
create table events (
  id uuid primary key,
  workspace_id uuid not null,
  type text not null,
  source_id uuid,
  -- A target of the request that caused the event, besides the configured ones.
  webhook_url text,
  -- JSON as it is sent: `jsonb` would change the order of its properties.
  data text not null,
  occurred_at timestamptz(3) not null,
  -- Given when the event is handed to its targets; events become visible to readers of the feed in this order.
  position bigint,
  has_targets boolean not null default false
);
create index events_waiting on events (id) where position is null;
create index events_feed on events (workspace_id, position);
create index events_unheard on events (occurred_at) where position is not null and not has_targets;
create sequence event_positions;

create table webhooks (
  id uuid primary key,
  workspace_id uuid not null,
  url text not null,
  events text[] not null,
  source_id uuid,
  is_active boolean not null,
  deactivated_reason text,
  -- Encrypted; the previous one signs beside the current one until its time is over.
  secret bytea,
  previous_secret bytea,
  previous_secret_until timestamptz(3),
  schedule_seconds integer[],
  timeout_ms integer,
  respect_retry_after boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index webhooks_list on webhooks (workspace_id, created_at, id);

-- One event for one target. `due_at` is when it may be tried next, and null while it is tried and when it has ended.
create table deliveries (
  id uuid primary key,
  workspace_id uuid not null,
  event_id uuid not null,
  event text not null,
  -- Null for the target of a request.
  webhook_id uuid,
  -- What shares places and a circuit: the configuration, or the host that requests of the workspace named.
  target_id uuid not null,
  url text not null,
  status text not null default 'pending' check (status in ('pending', 'in_flight', 'succeeded', 'failed', 'dead')),
  -- Attempts that have ended, since the event or the last replay.
  attempts integer not null default 0,
  replays integer not null default 0,
  -- The fence: whoever was handed the delivery under an older number cannot save an outcome.
  claims integer not null default 0,
  claimed_by uuid,
  lease_until timestamptz(3),
  due_at timestamptz(3),
  position bigint not null,
  last_status_code integer,
  last_error_code text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((due_at is not null) = (status in ('pending', 'failed'))),
  check ((claimed_by is not null) = (status = 'in_flight'))
);
create index deliveries_list on deliveries (workspace_id, created_at, id);
create index deliveries_dead on deliveries (workspace_id, created_at, id) where status = 'dead';
create index deliveries_of_webhook on deliveries (webhook_id, created_at, id);
create index deliveries_of_event on deliveries (event_id);
create index deliveries_due on deliveries (target_id, due_at, position) where due_at is not null;
create index deliveries_in_flight on deliveries (target_id) where status = 'in_flight';
create index deliveries_ended on deliveries (updated_at) where status in ('succeeded', 'dead');

create table delivery_attempts (
  delivery_id uuid not null references deliveries (id) on delete cascade,
  number integer not null,
  workspace_id uuid not null,
  attempt integer not null,
  url text not null,
  started_at timestamptz(3) not null,
  duration_ms integer not null,
  status_code integer,
  error_code text,
  error text,
  response_excerpt text,
  primary key (delivery_id, number)
);

-- How often in a row a target failed, and until when it is left alone.
create table delivery_circuits (
  target_id uuid primary key,
  failures integer not null,
  paused_until timestamptz(3)
);

-- PostgreSQL has one of its own only from version 18.
create function uuid_v7(at timestamptz) returns uuid language sql volatile as $$
  select encode(
    set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
    'hex')::uuid
$$;

-- Hands the oldest waiting events to their targets and says how many events that were. One caller at a time, each waiting
-- for the commit of the one before: so positions appear in order, and no reader of the feed passes one by. Plans must not
-- depend on how empty the tables were when a connection first asked.
create function fan_out_events(most integer, at timestamptz) returns integer language plpgsql
  set enable_seqscan to off as $$
declare
  handed integer;
begin
  perform pg_advisory_xact_lock(7331004);
  with waiting as materialized (
    select id, workspace_id, type, source_id, webhook_url from events where position is null order by id limit most),
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

-- Claims deliveries that are due, the oldest of each target first, as far as the places of each target and of the caller
-- go. It goes from target to target, so that one with a long queue costs no more than others. One caller at a time, so
-- that places are counted right.
create function claim_deliveries(
  at timestamptz, claimer uuid, room integer, places integer, patience integer, lease_ms integer)
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
  update deliveries d set status = 'in_flight', claims = d.claims + 1, claimed_by = claimer, due_at = null,
    lease_until = at + make_interval(secs => lease_ms / 1000.0)
  from chosen where d.id = chosen.id returning d.*;
end $$;
