-- A question that nobody waits for is there before its answer is: what was asked stands in `request` until then, and why there is none
-- in `error`.
alter table asks alter column answer drop not null;
alter table asks add column request jsonb;
alter table asks add column error jsonb;
