-- How sure each value of a result is, and where it stands in the source, as JSON.
alter table process_results add column evidence text;
