-- The text of documents, a page or a part of one in a row, to be searched: by its words as they are written and by their
-- stems in the language of the document. Where a row begins in the markdown gives snippets their offsets.
create table document_texts (
  workspace_id uuid not null,
  document_id uuid not null,
  position integer not null,
  page integer not null,
  child text,
  start integer not null,
  text text not null,
  words tsvector not null,
  primary key (document_id, position),
  foreign key (workspace_id, document_id) references documents (workspace_id, id) on delete cascade
);
create index document_texts_words on document_texts using gin (words);
