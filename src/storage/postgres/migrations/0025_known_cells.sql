-- A value is kept once: what is known of a content says in which extraction it stands, instead of repeating it. Both were
-- written at the same moment, by which they are found again; what is not is looked for anew when it is asked for.
alter table known_cells add column extraction_no bigint references extractions (no) on delete cascade;
update known_cells known set extraction_no = extractions.no
  from extractions join documents on documents.id = extractions.document_id
  where extractions.workspace_id = known.workspace_id and documents.sha256 = known.content
    and extractions.engine = known.engine and extractions.completed_at = known.created_at;
delete from known_cells where extraction_no is null;
alter table known_cells
  alter column extraction_no set not null,
  drop column value, drop column confidence, drop column provenance, drop column created_at;
create index known_cells_extraction on known_cells (extraction_no);
