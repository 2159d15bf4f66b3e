-- What decided cases are found by as precedents: the newest cases of an app that have a value, however many there are.
-- In the order in which they began; not dense over one app, and it need not be.
alter table app_runs add column no bigint generated always as identity unique;
create table precedent_tokens (
  app_id uuid not null references apps (id) on delete cascade,
  -- Hash of a field with a value, a word of it, or about its size.
  token bigint not null,
  run_no bigint not null,
  primary key (app_id, token, run_no)
);
drop index app_runs_decided;
