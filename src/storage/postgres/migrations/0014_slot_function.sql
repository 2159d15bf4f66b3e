-- Takes a place for a subject, of which only so many are given. A function, so that the places are counted after the lock
-- is held, in a single trip to the database.
create function acquire_slot(slot_id uuid, slot_subject text, slot_process uuid, most integer, silence interval)
returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(slot_subject, 7331005));
  insert into concurrency_slots (id, subject, process_id)
  select slot_id, slot_subject, slot_process
  where (select count(*) from concurrency_slots s join processes p on p.id = s.process_id
         where s.subject = slot_subject and p.heartbeat_at > now() - silence) < most;
  return found;
end $$;
