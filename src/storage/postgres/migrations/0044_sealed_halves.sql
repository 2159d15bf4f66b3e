-- A sealed record without its package: `record` is what stands before the records of the package, and this what stands after them. They
-- never change, so there is no need to keep thousands of them twice. Where there is no tail, `record` is whole.
alter table app_runs add column record_tail text;
