-- Rules propose, and a person approves.
alter table apps drop constraint apps_mode_check;
alter table apps add constraint apps_mode_check check (mode in ('rules', 'assisted', 'external'));

alter table human_reviews
  -- Whether its answer is the decision that its run is held for.
  add column decides boolean not null default false,
  -- What the case rests on so far, as canonical JSON: taken over by whoever resolves it and names nothing else.
  add column evidence text,
  -- A lease, as a decision task has one.
  add column execution_epoch integer not null default 0,
  add column assignee uuid,
  add column assigned_at timestamptz(3),
  add column lease_expires_at timestamptz(3);
update human_reviews set decides = true where status = 'open' and run_id in (select id from app_runs where status = 'held');
