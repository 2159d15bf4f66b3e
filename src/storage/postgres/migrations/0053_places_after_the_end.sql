-- The places of tasks that have ended go to those that wait, of each share once. Not worth waiting for the disk: should the
-- database crash now, a sweep finds places of tasks that are gone.
create function release_task_slots(job_ids bigint[]) returns void language plpgsql as $$
declare
  slot_share text;
begin
  perform set_config('synchronous_commit', 'off', true);
  for slot_share in
    with freed as (delete from task_slots where job_id = any(job_ids) returning held, share)
    select distinct share from freed where held order by share
  loop
    perform fill_task_places(slot_share);
  end loop;
end $$;
