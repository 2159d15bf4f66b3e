-- The journal of a run for a statement that has just locked it. A volatile function sees what was committed until it is called, the
-- statement around it only what was committed when it began: entries of whoever held the run before would be missing.
create function journal_of_held_run(held uuid) returns json language plpgsql volatile as $$
begin
  return (select json_agg(entry order by seq) from app_journal entry where run_id = held);
end $$;
