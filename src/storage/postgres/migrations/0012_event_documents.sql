-- The documents that an event tells of, so that what it says of one can be taken out when that one is deleted.
alter table events add column document_ids uuid[] not null default '{}';

update events set document_ids = array(
  select distinct (found #>> '{}')::uuid
  from unnest(array['$.document_id', '$.records[*].document_id']::jsonpath[]) place,
    jsonb_path_query(data::jsonb, place) found)
where type not like 'delivery.%';

-- The job of one extraction has the name of its document.
update events set document_ids = array[x.document_id]
from jobs j join extractions x on x.id = j.extraction_id
where events.type like 'job.%' and j.id = (events.data::jsonb ->> 'job_id')::uuid;

-- Most of all events tell of deliveries, and of no document.
create index events_about_documents on events using gin (document_ids) where document_ids <> '{}';
