-- Names of files are told by their documents alone, and go with them: entries from before this held a copy.
alter table credit_entries disable trigger credit_entries_append_only;
update credit_entries set description = case reference_type
    when 'document' then 'Pages of a document' when 'extraction' then 'Extraction' else 'Job' end
where reference_type in ('document', 'extraction', 'process_job')
  and description ~ '^(Pages of|Extraction from|Job on) ' and description <> 'Pages of a document';
alter table credit_entries enable trigger credit_entries_append_only;

update audit_log set details = details - 'filename' where details ? 'filename';
