-- Documents that ended well and state less than their schema requires: counted with the others, so that polls need not look for them.
alter table jobs add column incomplete_documents integer not null default 0;
