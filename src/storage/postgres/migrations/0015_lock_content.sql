-- Of all who say something of a content, a person or an extraction's end, one goes on at a time. Gives what people have said
-- by then: a function, so that it is looked up after the lock is held, in a single trip to the database.
create function lock_content(of_workspace uuid, of_content bytea)
returns setof corrected_cells language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(of_workspace || encode(of_content, 'hex'), 7331011));
  return query select * from corrected_cells where workspace_id = of_workspace and content = of_content;
end $$;
