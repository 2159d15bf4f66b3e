-- What became of deliveries since the beginning, for operators. Kept here rather than counted in processes: workers answer
-- no requests, the log is purged, and every process tells the same.
create table delivery_ends (
  outcome text primary key check (outcome in ('succeeded', 'dead')),
  deliveries bigint not null
);
insert into delivery_ends values ('succeeded', 0), ('dead', 0);

-- How long attempts took: `bucket` counts the limits that an attempt exceeded.
create table delivery_durations (
  result text not null check (result in ('succeeded', 'failed')),
  bucket integer not null,
  attempts bigint not null,
  milliseconds bigint not null,
  primary key (result, bucket)
);
