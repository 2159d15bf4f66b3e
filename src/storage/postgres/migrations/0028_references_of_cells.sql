-- JSON of how a value that was read became one of a primitive, and what it was before: what was looked up can be looked up again.
alter table cells add column reference text;
