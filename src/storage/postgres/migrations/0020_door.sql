-- What can be read through the door (`postgres/door.ts`): of one workspace at a time, and only through these views. They
-- are barriers, so that no condition of a question is tried on a row that is not its own.
create schema door;

-- The workspace that the ticket of the session is for. A ticket is signed for one connection: whoever may run any SQL
-- there can forge none for another workspace. Without a ticket there are no rows.
create function door.workspace() returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select claimed::uuid
  from instance_secrets cross join lateral (
    select split_part(ticket, '.', 1) as claimed, split_part(ticket, '.', 2) as signature
    from current_setting('sheaf.ticket', true) as ticket) _
  where name = 'door'
    and signature = encode(sha256(value || convert_to(claimed || ' ' || pg_backend_pid(), 'UTF8') || value), 'hex')
$$;

create view door.documents with (security_barrier) as
select id, no, filename, status, pages, size_bytes, mime_type, type_detected, language_detected, source_id, batch_id,
  extraction_count, created_at, updated_at
from documents where workspace_id = (select door.workspace());

create view door.sources with (security_barrier) as
select id, name, created_at from sources where workspace_id = (select door.workspace());

create view door.schemas with (security_barrier) as
select id, short_id, name, description, version, definition, created_at, updated_at
from schemas where workspace_id = (select door.workspace()) and deleted_at is null;

create view door.records with (security_barrier) as
select id, no, document_id, schema_id, schema_version, pipeline_id, job_id, batch_id, is_current, field_count,
  confidence_overall, confidence_lowest, review_status, created_at, completed_at
from extractions where workspace_id = (select door.workspace()) and status = 'complete';

create view door.cells with (security_barrier) as
select document_no, extraction_no as record_no, position, field_no, path, ordinals, is_current, is_latest, kind, text,
  as_text, whole_text, as_number, as_date, as_boolean, currency, confidence, page, box, span_start, span_end, quote,
  section, origin, resolver, derived_from, child
from cells where workspace_id = (select door.workspace());

create view door.fields with (security_barrier) as
select id, no, canonical_name, display_name, data_type, typed_as, repeats, occurrence_count, record_count, document_types
from known_fields where workspace_id = (select door.workspace());

create view door.schema_fields with (security_barrier) as
select schema_id, version, path, position, field_no from schema_fields where workspace_id = (select door.workspace());
