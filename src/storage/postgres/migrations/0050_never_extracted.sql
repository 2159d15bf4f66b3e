-- Documents of which nothing was extracted, which every answer leaves out: few of them are counted without looking at all others.
create index documents_never_extracted on documents (workspace_id, no) where extraction_count = 0;
